import AdPlatform
import Foundation
import SampleAdServer
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate play")
struct PlayTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func play(_ arguments: String...) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["play"] + arguments)
  }

  /// The rows of the timeline, without their times.
  private func rows(_ output: ToolOutput) -> [String] {
    output.standardOutput.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).dropFirst(2).joined(separator: " ")
    }
  }

  @Test("plays pre-, mid- and post-roll, and ALL_ADS_COMPLETED comes last")
  func wholeFilm() async throws {
    let output = await play()
    #expect(output.status == .success)
    let rows = rows(output)
    #expect(rows.filter { $0 == "ads break starts" }.count == 3)
    #expect(rows.filter { $0.hasPrefix("event STARTED") }.count == 4)
    let timeline = rows.filter { $0.hasPrefix("event") || $0.hasPrefix("content") || $0.hasPrefix("ads") }
    #expect(timeline.first == "ads loaded cue points: pre-roll, 5:00, post-roll")
    #expect(timeline.last == "event ALL_ADS_COMPLETED")
    #expect(output.standardOutput.contains("  5:10.04    5:00       content  pause\n"))
    #expect(
      output.standardOutput.hasSuffix(
        "3 breaks, 4 ads, 30 tracking calls, 0 errors; the last ad event was ALL_ADS_COMPLETED.\n"
      )
    )
  }

  @Test("prints one document for machines, the same every time")
  func json() async throws {
    let output = await play("--json", "--content-duration", "6:00")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
    )
    #expect(document["contentDuration"] as? Double == 360)
    #expect(document["breakCount"] as? Int == 3)
    let timeline = try #require(document["timeline"] as? [[String: Any]])
    #expect(timeline.last?["name"] as? String == "ALL_ADS_COMPLETED")
    #expect(timeline.contains { $0["kind"] as? String == "call" })
    #expect(await play("--json", "--content-duration", "6:00").standardOutput == output.standardOutput)
  }

  @Test("prints the breaks, their ads and what played of the content for machines")
  func facts() async throws {
    let output = await play("--json", "--ad-tag", SampleAdTag.podBrokenFile.url.absoluteString)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
    )
    let adBreak = try #require((document["breaks"] as? [[String: Any]])?.first)
    #expect(adBreak["outcome"] as? String == "incomplete" && adBreak["contentResume"] as? Double == 0)
    let ads = try #require(adBreak["ads"] as? [[String: Any]])
    #expect(ads.map { $0["outcome"] as? String } == ["completed", "failed", "completed"])
    #expect(ads.map { ($0["calls"] as? [String: Int])?["impression"] } == [1, nil, 1])
    #expect((document["content"] as? [[String: Any]])?.first?["start"] as? Double == 35.04)
    #expect((document["requests"] as? [[String: Any]])?.first?["status"] as? Int == 200)
    #expect(output.standardOutput.contains("\"failedAdCount\": 1"))
  }

  @Test("has time for the longest content, its ads, and a viewer who is away for as long")
  func longest() {
    #expect(PlayCommand.longestRun >= TimeArgument.maximum * 2)
  }

  @Test("lets the viewer seek over a break, which plays, and come back, when it does not")
  func seeking() async {
    let rows = rows(await play("--seek", "60:400", "--seek", "410:250"))
    #expect(rows.filter { $0.hasPrefix("content seek") } == ["content seek to 6:40", "content seek to 4:10"])
    #expect(rows.filter { $0.hasPrefix("event STARTED harbour") }.count == 1)
  }

  @Test("lets a viewer resume, who sees neither the pre-roll nor older breaks")
  func resuming() async {
    let rows = rows(await play("--start-at", "5:00"))
    #expect(rows.filter { $0.hasPrefix("event STARTED") } == ["event STARTED dunes, 1 of 1"])
  }

  @Test("opens the window of picture-in-picture: the break in it goes on, and one that comes due waits")
  func pictureInPicture() async {
    let during = rows(await play("--pip", "2:8"))
    #expect(during.contains("app picture-in-picture"))
    #expect(!during.contains { $0.hasPrefix("event PAUSE") })
    let due = await play("--pip", "200:330")
    let rows = rows(due)
    let closed = rows.firstIndex(of: "app no picture-in-picture")
    let started = rows.firstIndex { $0.hasPrefix("event STARTED harbour") }
    #expect(closed != nil && started != nil)
    if let closed, let started { #expect(closed < started) }
    #expect(due.standardOutput.hasSuffix("the last ad event was ALL_ADS_COMPLETED.\n"))
  }

  @Test("sends the app to the background: the ad halts, and goes on")
  func background() async {
    let rows = rows(await play("--background", "3:6"))
    let interesting = rows.filter { $0.hasPrefix("app") || $0.contains("PAUSE") || $0.contains("RESUME") }
    #expect(
      interesting == [
        "app background", "event PAUSE compass, 1 of 1", "app foreground", "event RESUME compass, 1 of 1",
      ]
    )
  }

  @Test(
    "plays every tag of the sample server: ads, or an error that says why, and the film goes on",
    arguments: SampleAdTag.allCases
  )
  func everyTag(tag: SampleAdTag) async {
    let output = await play("--ad-tag", tag.url.absoluteString, "--content-duration", "20:00")
    let rows = rows(output)
    #expect(rows.contains("content end"))
    let fails: Set<SampleAdTag> = [
      .wrapperLoop, .wrapperLoopBack, .tooManyRedirects, .empty, .slow, .silent, .notFound, .serverError,
      .malformed,
      .notXML,
    ]
    #expect((output.status == .answeredNo) == fails.contains(tag))
    #expect(rows.contains { $0.hasPrefix("error ") } == fails.contains(tag))
    if !fails.contains(tag) { #expect(rows.contains { $0.hasPrefix("event ALL_ADS_COMPLETED") }) }
  }

  @Test("plays a response from a file, and calls none of its URLs")
  func file() async throws {
    let file = try folder.file(
      "ad.xml",
      """
      <VAST version="3.0"><Ad id="a"><InLine><AdSystem>s</AdSystem><AdTitle>Tea</AdTitle>
      <Impression>https://live.example/i</Impression><Creatives><Creative><Linear><Duration>00:00:30</Duration>
      <MediaFiles><MediaFile type="video/mp4" width="640" height="360" delivery="progressive">https://a.example/m.mp4</MediaFile>
      </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
      """
    )
    let output = await play("--ad-tag", file.path(percentEncoded: false))
    #expect(output.status == .success)
    #expect(rows(output).contains("call https://live.example/i"))
  }

  @Test("says what is wrong with a file or a tag")
  func mistakes() async throws {
    let missing = await play("--ad-tag", "/nowhere/ad.xml")
    #expect(missing.status.rawValue == 2)
    #expect(missing.standardError.contains("/nowhere/ad.xml: the file does not exist"))
    let broken = try folder.file("broken.xml", "<VAST")
    let output = await play("--ad-tag", broken.path(percentEncoded: false))
    #expect(output.status == .answeredNo)
    #expect(output.standardOutput.contains("VAST_MALFORMED_RESPONSE"))
    let other = await play("--ad-tag", "ftp://ads.example/tag")
    #expect(other.status.rawValue == 2)
    #expect(other.standardError.contains("http"))
  }
}
