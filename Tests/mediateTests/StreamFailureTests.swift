import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate stream, when interstitials cannot be played")
struct StreamFailureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func stream(_ arguments: String...) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["stream"] + arguments)
  }

  private func report(_ options: StreamOptions) async throws -> StreamReport {
    try await StreamCommand(options).report()
  }

  private func names(_ report: StreamReport, _ kind: StreamTimeline.Kind) -> [String] {
    report.timeline.filter { $0.kind == kind }.map(\.name)
  }

  @Test("a recording without an interstitial's file plays on, and the report says so")
  func missingAsset() async throws {
    let file = try folder.file("film.m3u8", StreamTests.recording)
    let options = StreamOptions(duration: .seconds(60), breaks: nil, content: file.commandLinePath)
    let report = try await report(options)
    #expect(
      report.timeline.last { $0.kind == .content && $0.name == "end" }?.position.primary == .seconds(30)
    )
    #expect(names(report, .pod) == ["starts", "is not played"])
    #expect(names(report, .error) == ["asset"])
    let error = try #require(report.timeline.first { $0.kind == .error })
    let name = folder.url.appending(path: "ad.m3u8").commandLinePath
    #expect(error.details?.hasPrefix("“\(name)” ") == true)
    #expect(error.details?.contains("answered with status 404") == true)
    #expect(error.position.primary == .seconds(12))
    #expect(report.errorCount == 1 && report.unplayedBreakCount == 1 && !report.isPlayed)
    let output = await stream("--break", "none", "--content", file.commandLinePath, "--duration", "60")
    #expect(output.status == .answeredNo)
    #expect(output.standardOutput.contains("1 begun, 1 not played, 0 ads started"))
    #expect(output.standardOutput.replacing("\n", with: " ").hasSuffix("1 error. "))
    let json = await stream(
      "--break",
      "none",
      "--content",
      file.commandLinePath,
      "--duration",
      "60",
      "--json"
    )
    #expect(json.status == .answeredNo)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8)) as? [String: Any]
    )
    #expect(document["errorCount"] as? Int == 1)
    #expect(document["unplayedBreakCount"] as? Int == 1)
  }

  @Test("an interstitial that is never due is left out, with the reason")
  func leftOut() async throws {
    let undated = StreamTests.recording.split(separator: "\n").filter { !$0.contains("PROGRAM-DATE-TIME") }
    let file = try folder.file("film.m3u8", undated.joined(separator: "\n"))
    let options = StreamOptions(duration: .seconds(60), breaks: nil, content: file.commandLinePath)
    let entries = try await report(options).timeline.filter { $0.kind == .pod }
    #expect(entries.map(\.name) == ["is left out"])
    #expect(entries.first?.details?.hasSuffix(": the content has no dates") == true)
  }

  @Test("an interstitial that has played is not left out")
  func played() async throws {
    #expect(try await report(StreamOptions()).timeline.allSatisfy { $0.name != "is left out" })
  }

  /// What an interstitial is, what stands in its file, and what the report says: breaks, errors and the reason.
  nonisolated private static let assets: [(String, String?, [String], [String], String)] = [
    (#"X-ASSET-URI="ad.m3u8""#, "<html></html>", ["starts", "is not played"], ["asset"], "web page"),
    (
      #"X-ASSET-URI="https://nowhere.invalid/ad.m3u8""#, nil, ["starts", "is not played"], ["asset"],
      "nowhere.invalid"
    ),
    (#"X-ASSET-LIST="list.json""#, nil, ["starts", "is not played"], ["asset list"], "status 404"),
    (#"X-ASSET-LIST="list.json""#, "[]", ["starts", "is not played"], ["asset list"], "not a JSON object"),
    (
      #"X-ASSET-LIST="list.json""#, #"{"ASSETS":[{"URI":"none.m3u8","DURATION":6}]}"#,
      ["starts", "is not played"], ["asset"], "none.m3u8"
    ),
    (
      #"X-ASSET-LIST="list.json""#,
      #"{"ASSETS":[{"URI":"none.m3u8","DURATION":6},{"URI":"there.m3u8","DURATION":6}]}"#,
      ["starts", "ends"],
      ["asset"], "none.m3u8"
    ),
    (#"X-ASSET-LIST="list.json""#, #"{"ASSETS":[]}"#, ["starts", "is empty"], [], ""),
  ]

  @Test("assets and lists that cannot be had are errors, with the reason", arguments: assets)
  func missingAssets(
    attributes: String,
    text: String?,
    breaks: [String],
    errors: [String],
    reason: String
  ) async throws {
    let recording = StreamTests.recording.replacing(#"X-ASSET-URI="ad.m3u8""#, with: attributes)
    let file = try folder.file("film.m3u8", recording)
    _ = try folder.file("there.m3u8", StreamTests.advertisement)
    if let text { _ = try folder.file(attributes.contains("LIST") ? "list.json" : "ad.m3u8", text) }
    let options = StreamOptions(duration: .seconds(60), breaks: nil, content: file.commandLinePath)
    let report = try await report(options)
    #expect(names(report, .pod) == breaks)
    #expect(names(report, .error) == errors)
    #expect(report.errorCount == errors.count)
    #expect(report.isPlayed == !breaks.contains("is not played"))
    let details = report.timeline.first { $0.kind == .error }?.details ?? ""
    #expect(report.timeline.allSatisfy { $0.details?.contains("content.invalid") != true })
    #expect(reason.isEmpty || details.contains(reason), "\(details)")
  }

  @Test("what is wrong with a file beside the playlist is said with the file's name")
  func fileNames() async throws {
    let main = "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/film.m3u8\n"
    let file = try folder.file("main.m3u8", main)
    let low = folder.url.appending(path: "low")
    try FileManager.default.createDirectory(at: low, withIntermediateDirectories: true)
    let name = low.appending(path: "film.m3u8").commandLinePath
    for (text, problem) in [
      (nil, "answered with status 404"), ("<html></html>", "web page"),
      ("#EXTM3U\n#EXT-X-ENDLIST\n", "has no segments"), (StreamTests.recording, "ad.m3u8"),
    ] as [(String?, String)] {
      if let text { try Data(text.utf8).write(to: low.appending(path: "film.m3u8")) }
      let options = StreamOptions(duration: .seconds(60), breaks: nil, content: file.commandLinePath)
      let report = try await report(options)
      let details = report.timeline.filter { $0.kind == .error || $0.kind == .warning }.compactMap(\.details)
      #expect(details.contains { $0.contains(name) && $0.contains(problem) }, "\(details)")
      #expect(details.allSatisfy { !$0.contains("content.invalid") })
      #expect(report.failure?.contains("content.invalid") != true)
    }
  }

  @Test(
    "scheduled pods that cannot be had are errors",
    arguments: ["pod-not-found", "pod-html", "pod-silent"]
  )
  func missingPods(_ name: String) async throws {
    let report = try await report(StreamOptions(duration: .seconds(165), stream: name))
    #expect(report.unplayedBreakCount == 2)
    #expect(report.errorCount == 2)
    #expect(!report.isPlayed)
  }
}
