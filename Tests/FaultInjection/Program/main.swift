import FaultInjection
import Foundation

// No `await` up here: it would move the main actor to another thread than the main one.
do {
  let result = try FaultsCommand(FaultsOptions(Array(CommandLine.arguments.dropFirst()))).run()
  FileHandle.standardOutput.write(Data(result.text.utf8))
  exit(result.holds ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("mediate-faults: \(error.message)\n".utf8))
  exit(2)
}
