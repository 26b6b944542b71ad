import Foundation
import Testing
import WaterfallStudy

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate simulate in several processes")
struct SimulateJobsTests {
  /// More than are worth processes.
  private nonisolated static let many = "\(StudyProcesses.fewRequests + 123)"

  @Test(
    "prints the bytes of one process: text and table, a comparison, a part",
    arguments: [[], ["--compare", "-", "--json"], ["--shard", "2/2", "--json"]]
  )
  func bytes(_ options: [String]) async throws {
    let folder = try TemporaryFolder()
    let table = folder.url.appending(path: "table.csv").commandLinePath
    let configuration = String(
      decoding: try JSONEncoder().encode(Self.slowPremium),
      as: UTF8.self
    )
    var outputs: [MediateBinary.Result] = []
    for jobs in options.isEmpty ? ["1", "2", "5"] : ["1", "3"] {
      let count = options.contains("--shard") ? "\(2 * StudyProcesses.fewRequests)" : Self.many
      let words = ["simulate", "--requests", count, "--seed", "9", "--jobs", jobs] + options
      let study = "printf %s '\(configuration)' | \"$mediate\" \(words.joined(separator: " "))"
      let line = options.isEmpty ? "\(study) --csv '\(table)' && cat '\(table)'" : study
      outputs.append(try await MediateBinary.shell(line))
    }
    #expect(outputs[0].status == 0)
    #expect(outputs[0].output.count > 300)
    #expect(outputs[0].output.contains("source,") == options.isEmpty)
    for output in outputs.dropFirst() { #expect(output.output == outputs[0].output) }
  }

  private static var slowPremium: StudyConfiguration {
    var configuration = StudyConfiguration.sample
    configuration.summary = nil
    configuration.sources[0].timeout = .milliseconds(1234)
    return configuration
  }

  /// The tool with a program in the place of its processes: a line of bash for each task.
  private func tool(_ line: String, _ folder: TemporaryFolder) async throws -> AdapterTool {
    let script = try folder.file(
      "worker.sh",
      "#!/bin/bash\necho >&3; while read -r -u 3 task; do \(line); echo >&3; done\n"
    )
    .commandLinePath
    // Written by another process: a child of this one that starts meanwhile would have the file open, too, and a
    // program that is open for writing cannot be started.
    let copy = try await MediateBinary.shell("cp '\(script)' '\(script).tool'; chmod 755 '\(script).tool'")
    try #require(copy.status == 0, "\(copy.errors)")
    var tool = AdapterTool.mediate
    tool.executable = script + ".tool"
    return tool
  }

  @Test("says which requests are lost with a process, and how it ended")
  func death() async throws {
    let folder = try TemporaryFolder()
    let output = try await tool("kill -KILL $$", folder).output(
      of: ["simulate", "--requests", "8000", "--jobs", "2"]
    )
    #expect(output.status == .cannotRun)
    #expect(output.standardOutput.isEmpty)
    #expect(
      output.standardError.contains(
        " ended with signal 9 (SIGKILL, killed: by hand, or because memory ran out);"
          + " run the study again, or with --jobs 1 in one process\n"
      )
    )
    #expect(output.standardError.hasPrefix("mediate: the process with requests "))
  }

  @Test("starts no processes for a few requests, for one job, or where none can be started")
  func onePlace() async throws {
    let folder = try TemporaryFolder()
    let deadly = try await tool("kill -KILL $$", folder)
    let few = await deadly.output(of: ["simulate", "--requests", "\(StudyProcesses.fewRequests - 1)"])
    #expect(few.status == .success)
    #expect(await deadly.output(of: ["simulate", "--requests", Self.many, "--jobs", "1"]).status == .success)
    var missing = AdapterTool.mediate
    missing.executable = "/no/such/program"
    #expect(
      await missing.output(of: ["simulate", "--requests", Self.many, "--jobs", "2"]).status == .success
    )
  }

  @Test("cuts requests into pieces that become smaller, so that all processes end together")
  func pieces() {
    #expect(StudyTask.pieces(of: 0..<50_000, for: 1) == [0..<50_000])
    #expect(StudyTask.pieces(of: 5..<5, for: 4) == [5..<5])
    for (requests, count) in [(10..<100_010, 2), (0..<7_777, 3), (0..<1_000_000, 64)] {
      let pieces = StudyTask.pieces(of: requests, for: count)
      #expect(pieces.first?.lowerBound == requests.lowerBound)
      #expect(pieces.last?.upperBound == requests.upperBound)
      #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.count >= $1.count })
      #expect(pieces.dropLast().allSatisfy { $0.count >= StudyTask.smallestPiece })
    }
  }

  @Test("refuses a number of jobs that cannot be", arguments: ["0", "-1", "257", "two"])
  func wrongJobs(_ jobs: String) async {
    let output = await AdapterTool.mediate.output(of: ["simulate", "--jobs=\(jobs)"])
    #expect(
      output == .failure("\"\(jobs)\" is not a valid value for --jobs; write a whole number from 1 to 256")
    )
  }

  @Test(
    "shows the time that is left, once it can be told",
    arguments: [
      (50, Duration.milliseconds(900), "]  25 %"), (50, .seconds(2), "]  25 %, 6 s left"),
      (50, .seconds(70), "]  25 %, 3 min 30 s left"), (1, .seconds(60), "]   0 %, 3 h 19 min left"),
      (0, .seconds(5), "]   0 %"), (200, .seconds(5), "] 100 %"),
    ]
  )
  func timeLeft(_ done: Int, _ elapsed: Duration, _ end: String) {
    #expect(ProgressBar.line(done, of: 200, after: elapsed).hasSuffix(end))
  }
}
