import FaultInjection
import Foundation

// No `await` up here: it would move the main actor to another thread than the main one.
do {
  let result = try FaultsCommand(FaultsOptions(Array(CommandLine.arguments.dropFirst()))).run()
  FileHandle.standardOutput.write(Data(result.text.utf8))
  exit(result.holds ? 0 : 1)
} catch let mistake as FaultsOptions.Mistake {
  FileHandle.standardError.write(Data("mediate-faults: \(mistake.message)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("mediate-faults: \(error)\n".utf8))
  exit(1)
}
