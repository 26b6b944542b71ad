import AdPlatform
import FaultInjection
import Foundation
import Testing

/// The program, which lies beside the test bundle.
@MainActor
@Suite("Fault studies in several processes")
struct FaultsJobsTests {
  private static var program: ChildProcess.Program {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
    let path = folder.appending(path: "mediate-faults").path(percentEncoded: false)
    return .init(path: path, arguments: [FaultsTask.worker])
  }

  @Test("find what one process finds")
  func same() throws {
    var options = try FaultsOptions(["schedule", "--requests", "1234", "--seed", "5", "--jobs", "3"])
    let several = try FaultsCommand(options, program: Self.program).run()
    options.jobs = 1
    let one = try FaultsCommand(options, program: Self.program).run()
    #expect(several == one)
    #expect(one.text.hasPrefix("schedule, 1234 requests, seed 5\n"))
  }

  @Test("say which requests are lost with a process")
  func death() throws {
    let options = try FaultsOptions(["schedule", "--requests", "1000", "--jobs", "2"])
    let deadly = ChildProcess.Program(
      path: "/bin/bash",
      arguments: ["-c", "echo >&3; read -r -u 3 task; kill -KILL $$"]
    )
    let message =
      "ended with signal 9 (SIGKILL, killed: by hand, or because memory ran out); --jobs 1 runs all in one process"
    #expect {
      _ = try FaultsCommand(options, program: deadly).run()
    } throws: {
      ($0 as? FaultsOptions.Mistake)?.message.hasSuffix(message) == true
    }
  }
}
