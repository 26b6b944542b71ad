import Foundation
import Testing
import WaterfallStudy

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("Parts of a study that are damaged, missing or old")
struct StudyMergeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The parts of a study of 103 requests, in files.
  private func parts(_ count: Int, _ options: [String] = []) async throws -> [URL] {
    var files: [URL] = []
    for index in 1...count {
      let words = ["simulate", "--requests", "103", "--shard", "\(index)/\(count)", "--json"] + options
      let output = await AdapterTool.mediate.output(of: words)
      files.append(try folder.file("\(index).json", output.standardOutput))
    }
    return files
  }

  private func merge(_ files: [URL]) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["simulate", "--merge"] + files.map(\.commandLinePath))
  }

  @Test("each is named, with the command that runs it alone")
  func named() async throws {
    let files = try await parts(5)
    try Data().write(to: files[1])
    try FileManager.default.removeItem(at: files[4])
    let output = await merge(files)
    #expect(output.status == .cannotRun)
    #expect(output.standardOutput.isEmpty)
    let lines = output.standardError.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("2.json:1:1: not JSON: the text is empty"))
    #expect(lines[1].hasSuffix("5.json: the file does not exist; check the path"))
    #expect(
      lines[2]
        == "mediate: requests 20 to 40 of 103 are in none of the files; run part 2 of 5 alone: mediate simulate"
        + " --requests 103 --seed 1 --shard 2/5 --json > part-2.json"
    )
    #expect(lines[3].contains("requests 82 to 102 of 103 are in none of the files; run part 5 of 5 alone: "))
  }

  @Test("the command runs what is missing, and then the sum is the whole")
  func command() async throws {
    let configuration = try folder.file(
      "study.json",
      #"{"sources": [{"label": "A", "fillRate": 0.5, "latencyMilliseconds": {"fixed": 1}}]}"#
    )
    let options = ["--config", configuration.commandLinePath, "--seed", "4"]
    let files = try await parts(3, options)
    let failed = await merge(Array(files.dropFirst())).standardError
    let start = try #require(failed.firstRange(of: "alone: mediate ")?.upperBound)
    let words = failed[start...].prefix { $0 != ">" }.split(separator: " ").map {
      $0 == "FILE" ? configuration.commandLinePath : String($0)
    }
    let again = await AdapterTool.mediate.output(of: words)
    try Data(again.standardOutput.utf8).write(to: files[0])
    let whole = await AdapterTool.mediate.output(of: ["simulate", "--requests", "103"] + options)
    #expect(await merge(files) == whole)
  }

  @Test("one that another version ran is refused")
  func version() async throws {
    let files = try await parts(2)
    let text = try String(contentsOf: files[1], encoding: .utf8)
    #expect(text.contains("\"version\": \"\(StudyPart.currentVersion)\""))
    try Data(text.replacing("\"\(StudyPart.currentVersion)\"", with: "\"0.0.9\"").utf8).write(to: files[1])
    let (one, two) = (files[0].commandLinePath, files[1].commandLinePath)
    #expect(
      await merge(files)
        == .failure("\(two): run by version 0.0.9, and \(one) by 0.1.0; run all parts with one version")
    )
  }

  @Test("the version of parts is that of the tool")
  func versionOfTool() async {
    let output = await AdapterTool.mediate.output(of: ["--version"])
    #expect(output.standardOutput == "mediate \(StudyPart.currentVersion)\n")
  }

  @Test(
    "the number of parts follows from their bounds",
    arguments: [
      ([1], 2), ([1, 4], 4), ([2], 3), ([3, 7], 16), ([1], 1), ([5, 6, 60], 100),
    ]
  )
  func count(_ indices: [Int], _ count: Int) {
    let requests = 10_007
    let known = indices.map { StudyPart.range(of: $0, in: count, requests: requests) }
    let bounds = ([0, requests] + known.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    let gaps = zip(bounds, bounds.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty && !known.contains($0) }
    let found = StudyPart.count(ofParts: known + gaps, requests: requests)
    #expect(found == count)
  }
}
