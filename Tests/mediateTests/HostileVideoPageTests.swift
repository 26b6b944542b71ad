import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("Text from networks in the pages of play and stream")
struct HostileVideoPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private nonisolated static let markup = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'"

  private func word(_ length: Int) -> String { String(repeating: "w", count: length) }

  private func check(_ page: VideoPage) async throws {
    let document = page.document
    #expect(document.utf8.count < 300_000)
    #expect(document.matches(of: /<script/).count == 1)
    #expect(!document.contains("<img") && !document.contains("href=\"javascript:"))
    #expect(!document.contains("href=\"http"))
    #expect(!document.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" || $0 == "\u{0}" })
    // The texts are there, as text.
    #expect(document.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
    #expect(try await PageFile(text: document).problemsIfThereIsABrowser() == [])
  }

  /// A response of a break with an ad, with a text in each place where a network may write one.
  private func vmap(_ text: String) -> String {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      "\"",
      with: "&quot;"
    )
    return """
      <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="00:00:10" breakType="linear" breakId="\(escaped)"><vmap:AdSource>
      <vmap:VASTAdData><VAST version="3.0"><Ad id="\(escaped)"><InLine><AdSystem>\(escaped)</AdSystem>
      <AdTitle>\(escaped)</AdTitle><Advertiser>\(escaped)</Advertiser><Error>javascript:alert(3)</Error>
      <Impression>https://a.example/i?x=\(escaped)</Impression><Creatives><Creative><Linear>
      <Duration>00:00:10</Duration><TrackingEvents><Tracking event="start">https://a.example/\(escaped)</Tracking>
      <Tracking event="\(escaped)">javascript:alert(4)</Tracking></TrackingEvents>
      <MediaFiles><MediaFile type="video/mp4" width="1" height="1" delivery="progressive">https://a.example/m.mp4
      </MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST></vmap:VASTAdData>
      </vmap:AdSource></vmap:AdBreak></vmap:VMAP>
      """
  }

  @Test("stays text, and half a megabyte of one word does not make the page large", arguments: [0, 500_000])
  func play(length: Int) async throws {
    let file = try folder.file("ad.xml", vmap(Self.markup + "\u{202E}" + word(length)))
    let page = try await VideoPage.play("--ad-tag", file.commandLinePath, "--content-duration", "0:30")
    try await check(page)
    #expect(page.verdict.contains("1 break, 1 ad"))
    #expect(try page.row("a0-0")[0].contains("alert(1)"))
    #expect(page.document.contains("\\u{202E}"))
  }

  @Test("of a playlist's attributes stays text, also in lines as long as can be", arguments: [0, 40_000])
  func stream(length: Int) async throws {
    // A quotation mark ends an attribute.
    let text = Self.markup.replacing("\"", with: "") + "\u{202E}" + word(length)
    let range =
      #"#EXT-X-DATERANGE:ID="\#(text)",CLASS="com.apple.hls.interstitial",DURATION=6,"#
      + #"START-DATE="2026-01-01T00:00:05.000Z",X-ASSET-URI="javascript:alert(5)",X-RESUME-OFFSET=0"# + "\n"
      + #"#EXT-X-DATERANGE:ID="b\#(text)",CLASS="com.apple.hls.interstitial",DURATION=6,"#
      + #"START-DATE="2026-01-01T00:00:08.000Z",X-ASSET-URI="\#(text).m3u8",X-RESUME-OFFSET=0"#
    let playlist = StreamTests.recording.replacing(/#EXT-X-DATERANGE.*/, with: range)
    let file = try folder.file("film.m3u8", playlist)
    let page = try await VideoPage.stream(
      "--break",
      "none",
      "--content",
      file.commandLinePath,
      "--duration",
      "40"
    )
    try await check(page)
  }
}
