import AdPlatform
import FaultInjection
import Foundation

// No `await` up here: it would move the main actor to another thread than the main one.
signal(SIGPIPE, SIG_IGN)
let words = Array(CommandLine.arguments.dropFirst())
do {
  if words == [FaultsTask.worker], FaultsTask.serve() { exit(0) }
  let program = ChildProcess.Program.current([FaultsTask.worker])
  let result = try FaultsCommand(FaultsOptions(words), program: program).run()
  FileHandle.standardOutput.write(Data(result.text.utf8))
  exit(result.holds ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("mediate-faults: \(error.message)\n".utf8))
  exit(2)
}
