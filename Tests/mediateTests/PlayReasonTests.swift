import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate play without an ad to play")
struct PlayReasonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func play(_ text: String, _ arguments: String...) async throws -> ToolOutput {
    let file = try folder.file("a.xml", text)
    return await AdapterTool.mediate.output(of: ["play", "--ad-tag", file.commandLinePath] + arguments)
  }

  private static func playlist(_ offset: String) -> String {
    """
    <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
    <vmap:AdBreak timeOffset="\(offset)" breakType="linear"><vmap:AdSource><vmap:AdTagURI templateType="vast3">
    https://ads.sample-network.example/tags/\(offset == "start" ? "empty" : "single")</vmap:AdTagURI>
    </vmap:AdSource></vmap:AdBreak></vmap:VMAP>
    """
  }

  @Test("ends with status 1 and the reason on standard error, and still prints the timeline")
  func reasons() async throws {
    let overlay = """
      <VAST version="3.0"><Ad id="a"><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle>
      <Impression>https://a.example/i</Impression><Creatives><Creative><NonLinearAds>
      <NonLinear width="1" height="1"><HTMLResource>x</HTMLResource></NonLinear></NonLinearAds></Creative></Creatives>
      </InLine></Ad></VAST>
      """
    for (text, reason) in [
      (overlay, "The ad is non-linear; a break plays linear ads."),
      (
        MistakenDocument.vast.replacing("video/mp4", with: "video/x-flv"),
        "The ad has no media file that can be played here."
      ),
      ("<VAST version=\"4.2\"/>", "The ad response has no ads."),
      ("", "The ad response has no ads."),
      ("<VAST", "The ad response is cut off inside an element (line 1)."),
      (Self.playlist("start"), "has no ads."),
      (Self.playlist("00:05:00"), "No break came due in 1:00 of content."),
    ] {
      let output = try await play(text, "--content-duration", "1:00")
      #expect(output.status == .answeredNo, "\(reason)")
      #expect(output.standardError.hasPrefix("mediate: no ad to play: "), "\(output.standardError)")
      #expect(output.standardError.contains(reason), "\(output.standardError)")
      #expect(output.standardError.split(separator: "\n").count == 1)
      #expect(output.standardOutput.contains("content  end"))
    }
  }

  @Test("names the error that the ad server hears: the schema's for what the schema requires")
  func codes() async throws {
    let ad = MistakenDocument.vast
    for (start, end) in [("<Creatives>", "</Creatives>"), ("<MediaFiles>", "</MediaFiles>")] {
      var text = ad
      let first = try #require(text.range(of: start))
      let last = try #require(text.range(of: end))
      text.removeSubrange(first.lowerBound..<last.upperBound)
      let output = try await play(text)
      #expect(output.standardError.contains("(VAST error 101)"), "\(output.standardError)")
    }
    let duration = try await play(ad.replacing("00:00:30", with: "0:30"))
    #expect(duration.status == .success)
    #expect(duration.standardOutput.contains("VAST error 101"))
    #expect(duration.standardOutput.hasSuffix("1 error; the last ad event was ALL_ADS_COMPLETED.\n"))
  }

  @Test("prints the document of --json, and the reason beside it")
  func json() async throws {
    let output = try await play("<VAST version=\"4.2\"/>", "--json")
    #expect(output.status == .answeredNo && output.standardError.hasPrefix("mediate: no ad to play: "))
    let document = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
    #expect((document?["failure"] as? String)?.contains("has no ads") == true)
  }
}
