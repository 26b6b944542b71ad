import Foundation
import Testing

@testable import HLS

@Suite("Interstitials")
struct InterstitialTests {
  private func interstitials() throws -> [Interstitial] {
    try MediaPlaylist(data: Fixture.interstitials.data).interstitials
  }

  @Test("say all that their attributes say")
  func everything() throws {
    let all = try interstitials()
    #expect(all.map(\.id) == ["pre", "mid", "post"])
    let mid = all[1]
    #expect(mid.startDate == Date(timeIntervalSinceReferenceDate: 788_918_406))
    #expect(mid.plannedDuration == .seconds(30) && mid.duration == nil && mid.endDate == nil)
    #expect(mid.asset == .list("https://ads.example.com/list?a=%20b"))
    #expect(mid.resumeOffset == .seconds(-1.5))
    #expect(mid.playoutLimit == .seconds(20.25))
    #expect(mid.snaps == [.in, .out] && mid.restrictions == [.skip, .jump] && mid.cues == [])
    #expect(!mid.contentMayVary && mid.timelineOccupies == .range && mid.timelineStyle == .primary)
    #expect(mid.skipControl == SkipControl(offset: .seconds(5), duration: .seconds(10), labelID: "Skip_Ad"))
    #expect(mid.clientAttributes.map(\.name) == ["X-COM-EXAMPLE-BEACON", "X-HEX"])
    #expect(mid.problems.isEmpty)
  }

  @Test("have the values of the specification where nothing is said")
  func defaults() throws {
    let post = try interstitials()[2]
    #expect(post.asset == .uri("https://ads.example.com/post.m3u8") && post.cues == [.post])
    #expect(post.resumeOffset == nil && post.playoutLimit == nil && post.skipControl == nil)
    #expect(post.contentMayVary && post.timelineOccupies == .point && post.timelineStyle == .highlight)
    #expect(post.snaps == [] && post.restrictions == [] && post.clientAttributes == [])
  }

  @Test("are requested with who asks and where playback begins")
  func requests() throws {
    let all = try interstitials()
    let base = URL(string: "https://example.com/live/media.m3u8")
    #expect(all[1].requestURL(relativeTo: base)?.absoluteString == "https://ads.example.com/list?a=%20b")
    #expect(
      all[1].requestURL(relativeTo: base, primaryID: "a&b=c/ü", startOffset: .milliseconds(4500))?
        .absoluteString
        == "https://ads.example.com/list?a=%20b&_HLS_primary_id=a%26b%3Dc%2F%C3%BC&_HLS_start_offset=4.5"
    )
    #expect(
      all[0].requestURL(relativeTo: base, primaryID: "x", startOffset: .seconds(3))?.absoluteString
        == "https://ads.example.com/pre.m3u8?_HLS_primary_id=x"
    )
    var relative = all[1]
    relative.asset = .list("../list?b=1#f")
    #expect(
      relative.requestURL(relativeTo: base, startOffset: .zero)?.absoluteString
        == "https://example.com/list?b=1&_HLS_start_offset=0#f"
    )
  }

  @Test("of another class are none")
  func otherClass() throws {
    let ranges = try MediaPlaylist(data: Fixture.onDemand.data).dateRanges
    #expect(throws: InterstitialError.otherClass(id: "chapter", cueClass: "com.example.chapter")) {
      try Interstitial(try #require(ranges.first))
    }
  }
}

@Suite("Asset lists")
struct AssetListTests {
  private func list(_ text: String, limits: PlaylistLimits = .standard) throws -> AssetList {
    try AssetList(data: Data(text.utf8), limits: limits)
  }

  @Test("say what is played, and when a button is shown")
  func values() throws {
    let list = try list(
      """
      {"ASSETS": [{"URI": "https://ads.example.com/1.m3u8", "DURATION": 15.033, "X-OTHER": [1]},
      {"URI": "https://ads.example.com/2.m3u8", "DURATION": 0}],
      "SKIP-CONTROL": {"OFFSET": 5, "DURATION": 20, "LABEL-ID": "Exit-Label"}, "more": null}
      """
    )
    #expect(list.assets.map(\.uri) == ["https://ads.example.com/1.m3u8", "https://ads.example.com/2.m3u8"])
    #expect(list.assets.map(\.duration) == [.milliseconds(15_033), .zero])
    #expect(
      list.skipControl == SkipControl(offset: .seconds(5), duration: .seconds(20), labelID: "Exit-Label")
    )
    let control = SkipControl(offset: .seconds(1), labelID: "a")
    #expect(
      control.overridden(by: SkipControl(duration: .seconds(2), labelID: "b"))
        == SkipControl(offset: .seconds(1), duration: .seconds(2), labelID: "b")
    )
    #expect(try self.list(#"{"ASSETS": []}"#) == AssetList(assets: []))
  }

  @Test(
    "that are none have an error",
    arguments: [
      ("", .empty), (" \n", .empty), ("<!DOCTYPE html><html>", .html), ("\u{FEFF}<html>", .html),
      ("#EXTM3U\n", .playlist), ("nothing", .notJSON), ("{\"ASSETS\": [", .notJSON), ("[]", .wrongType("")),
      ("{}", .missing("ASSETS")), (#"{"assets": []}"#, .missing("ASSETS")),
      (#"{"ASSETS": {}}"#, .wrongType("ASSETS")), (#"{"ASSETS": null}"#, .wrongType("ASSETS")),
      (#"{"ASSETS": [{"DURATION": 1}]}"#, .missing("ASSETS[0].URI")),
      (#"{"ASSETS": [{"URI": "", "DURATION": 1}]}"#, .missing("ASSETS[0].URI")),
      (#"{"ASSETS": [{"URI": "a"}]}"#, .missing("ASSETS[0].DURATION")),
      (#"{"ASSETS": [{"URI": 1, "DURATION": 1}]}"#, .wrongType("ASSETS[0].URI")),
      (#"{"ASSETS": [{"URI": "a", "DURATION": "1"}]}"#, .wrongType("ASSETS[0].DURATION")),
      (#"{"ASSETS": [{"URI": "a", "DURATION": -1}]}"#, .badDuration("ASSETS[0].DURATION", -1)),
      (#"{"ASSETS": [{"URI": "a", "DURATION": 1e300}]}"#, .badDuration("ASSETS[0].DURATION", 1e300)),
      (#"{"ASSETS": [], "SKIP-CONTROL": {"OFFSET": -1}}"#, .badDuration("SKIP-CONTROL.OFFSET", -1)),
    ] as [(String, AssetListError)]
  )
  func errors(_ text: String, _ error: AssetListError) {
    #expect(throws: error) { try list(text) }
    #expect(error.description.hasSuffix(".") && !error.description.contains("\n"))
  }

  @Test("that are too long or too deep are refused")
  func limits() {
    var limits = PlaylistLimits()
    limits.assetListBytes = 100
    limits.assets = 1
    let two = #"{"ASSETS": [{"URI": "a", "DURATION": 1}, {"URI": "b", "DURATION": 1}]}"#
    #expect(throws: AssetListError.tooManyAssets(limit: 1)) { try list(two, limits: limits) }
    #expect(throws: AssetListError.tooLarge(limit: 100)) { try list(two + two, limits: limits) }
    let deep = #"{"ASSETS": "# + String(repeating: "[", count: 100_000)
    #expect(throws: AssetListError.notJSON) { try list(deep) }
    // One level more than Foundation reads, at the end of the text: its own error would be a trap.
    for start in ["", "{\"ASSETS\":"] {
      #expect(throws: AssetListError.notJSON) {
        try list(start + String(repeating: "[", count: 513 - start.count.signum()))
      }
    }
    #expect(throws: AssetListError.notJSON) { try list(deep + String(repeating: "]", count: 100_000) + "}") }
  }
}
