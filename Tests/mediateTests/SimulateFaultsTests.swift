import Foundation
import Simulation
import Testing

@testable import mediate

@MainActor
@Suite("mediate simulate --faults")
struct SimulateFaultsTests {
  private func run(_ arguments: String...) async -> ToolOutput {
    await Tool(arguments: ["simulate"] + arguments).run()
  }

  @Test("prints the figures of the waterfall, each fault, and that nothing is broken")
  func text() async {
    let output = await run("--faults", "all", "--requests", "40")
    #expect(output.status == .success)
    #expect(output.standardError.isEmpty)
    #expect(output.standardOutput.hasPrefix("40 requests, seed 1\n"))
    #expect(output.standardOutput.contains("\nSources\n"))
    #expect(output.standardOutput.contains("\nFaults\n"))
    for fault in ChainFault.allCases { #expect(output.standardOutput.contains("  \(fault.rawValue) ")) }
    #expect(output.standardOutput.hasSuffix("  requests with a broken invariant     0\n"))
  }

  @Test("lets go wrong what is named")
  func names() async {
    let output = await run("--faults", "late,answers-twice,late", "--requests", "10")
    let faults = output.standardOutput.components(separatedBy: "\nFaults\n").last ?? ""
    let names = faults.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names == ["answers-twice", "late", "events", "requests"])
  }

  @Test("in parts prints what one machine prints, to the byte")
  func merge() async throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for part in ["2/3", "1/3", "3/3"] {
      let output = await run("--faults", "all", "--requests", "50", "--shard", part, "--json")
      files.append(try folder.file("\(files.count).json", output.standardOutput).commandLinePath)
    }
    let whole = await run("--faults", "all", "--requests", "50", "--json", "--concurrency", "3")
    let merged = await run("--merge", files[0], files[1], files[2], "--json")
    #expect(merged == whole)
    let text = await run("--faults", "all", "--requests", "50")
    #expect(await run("--merge", files[0], files[1], files[2]) == text)
    let plain = await run("--requests", "50", "--shard", "1/3", "--json")
    let other = try folder.file("plain.json", plain.standardOutput).commandLinePath
    let refused = await run("--merge", files[0], other)
    #expect(refused.standardError.contains("merge parts of the same faults"))
    #expect(refused.status == .cannotRun)
  }

  @Test("without faults writes no key for them")
  func noFaults() async {
    let output = await run("--requests", "5", "--json")
    #expect(!output.standardOutput.contains("\"faults\""))
  }

  @Test("prints the events of one request")
  func request() async {
    let output = await run("--faults", "all", "--request", "3")
    #expect(output.status == .success)
    #expect(output.standardOutput.hasPrefix("request 3, seed 1\n\nEvents\n"))
    #expect(output.standardOutput.contains("0 ms  the app loads\n"))
    let json = await run("--faults", "all", "--request", "3", "--json")
    #expect(json.standardOutput.contains("\"broken\": null"))
  }

  @Test("prints what does not hold, and the shortest list of events that shows it")
  func broken() throws {
    var report = FaultReport()
    report.requests = 2
    report.events = 30
    report.faults = ["late": 1]
    report.brokenRequests = 1
    report.insert(
      FaultFinding(
        request: 1,
        broken: BrokenInvariant("one outcome a request", "1 requests have ended 2 times"),
        events: ["at the start, inside: the app loads", "at the start + 10 ms: the app cancels"]
      )
    )
    let part = StudyPart(
      configuration: .bundled,
      seed: 4,
      totalRequests: 2,
      range: 0..<2,
      result: StudyResult(sourceCount: 4),
      faults: StudyFaults(names: ["late"], report: report)
    )
    #expect(SimulateReport.study(part).isBroken)
    let text = SimulateReport.study(part).text.rendered(in: .plain)
    let section = text.components(separatedBy: "\nFaults\n").last
    #expect(
      section == """
          late                                1
          events                             30
          requests with a broken invariant    1

        Broken invariants
          ✗ one outcome a request
            1 requests have ended 2 times
            request 1, seed 4; the shortest list of events:
              at the start, inside: the app loads
              at the start + 10 ms: the app cancels
            again: mediate simulate --faults late --seed 4 --request 1

        """
    )
  }

  @Test("studies any other machine", arguments: FaultedMachine.allCases)
  func machine(machine: FaultedMachine) async throws {
    let output = await run("--machine", machine.rawValue, "--requests", "30")
    #expect(output.status == .success)
    #expect(output.standardOutput.hasPrefix("30 requests, \(machine.rawValue), seed 1\n\nFaults\n"))
    #expect(output.standardOutput.contains("  requests with a broken invariant"))
    let folder = try TemporaryFolder()
    var files: [String] = []
    for part in ["1/2", "2/2"] {
      let output = await run("--machine", machine.rawValue, "--requests", "30", "--shard", part, "--json")
      files.append(try folder.file("\(files.count).json", output.standardOutput).commandLinePath)
    }
    let whole = await run("--machine", machine.rawValue, "--requests", "30", "--json")
    #expect(await run("--merge", files[0], files[1], "--json") == whole)
    let request = await run("--machine", machine.rawValue, "--request", "2")
    #expect(request.standardOutput.hasPrefix("request 2, seed 1\n\nEvents\n"))
    let gap = await run("--merge", files[0])
    #expect(gap.standardError.contains("requests 15 to 29 of 30 are in none of the files"))
  }

  @Test("merges parts of one machine only")
  func machines() async throws {
    let folder = try TemporaryFolder()
    let chain = await run("--faults", "late", "--requests", "4", "--shard", "1/2", "--json")
    let manager = await run("--machine", "ads-manager", "--requests", "4", "--shard", "2/2", "--json")
    let one = try folder.file("a.json", chain.standardOutput).commandLinePath
    let two = try folder.file("b.json", manager.standardOutput).commandLinePath
    #expect(await run("--merge", one, two).standardError.contains("is of chain; merge parts of one machine"))
    #expect(await run("--merge", two, one).standardError.contains("is of ads-manager; merge parts of one"))
  }
}
