import Foundation
import Testing

@testable import HLS

@Suite("Date ranges")
struct DateRangeTests {
  private static let date = "#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z"

  private func playlist(_ tags: [String], date: String = Self.date) throws -> MediaPlaylist {
    let lines =
      ["#EXTM3U", "#EXT-X-TARGETDURATION:6", date, "#EXTINF:6,", "a.ts"]
      + tags.map { "#EXT-X-DATERANGE:\($0)" }
    return try MediaPlaylist(text: lines.joined(separator: "\n"))
  }

  private static let start = #"START-DATE="2026-01-01T00:00:00Z""#
  private static let interstitial = #"ID="a",CLASS="com.apple.hls.interstitial",\#(start)"#

  @Test(
    "that are not as they should be have warnings, and stay in the text",
    arguments: [
      (start, [.droppedDateRange(.noID)]), (#"ID="",\#(start)"#, [.droppedDateRange(.noID)]),
      (#"ID="a""#, [.droppedDateRange(.noStartDate(id: "a"))]),
      (#"ID="a",START-DATE="soon""#, [.droppedDateRange(.badStartDate(id: "a", "soon"))]),
      (#"ID="a",\#(start),DURATION=-1"#, [.dateRange(id: "a", .negative(name: "DURATION", text: "-1"))]),
      (#"ID="a",\#(start),DURATION=1e3"#, [.dateRange(id: "a", .badNumber(name: "DURATION", text: "1e3"))]),
      (#"ID="a",\#(start),DURATION=NaN"#, [.dateRange(id: "a", .badNumber(name: "DURATION", text: "NaN"))]),
      (
        #"ID="a",\#(start),PLANNED-DURATION=99999999999"#,
        [.dateRange(id: "a", .badNumber(name: "PLANNED-DURATION", text: "99999999999"))]
      ),
      (#"ID="a",\#(start),END-DATE="x""#, [.dateRange(id: "a", .badDate(name: "END-DATE", text: "x"))]),
      (#"ID="a",\#(start),END-DATE="2025-12-31T00:00:00Z""#, [.dateRange(id: "a", .endBeforeStart)]),
      (
        #"ID="a",\#(start),DURATION=5,END-DATE="2026-01-01T00:00:06Z""#,
        [
          .dateRange(
            id: "a",
            .durationAgainstEndDate(
              duration: .seconds(5),
              endDate: Date(timeIntervalSinceReferenceDate: 788_918_406)
            )
          )
        ]
      ),
      (#"ID="a",\#(start),END-ON-NEXT=YES"#, [.dateRange(id: "a", .endOnNextWithoutClass)]),
      (#"ID="a",\#(start),CLASS="c",END-ON-NEXT=YES,DURATION=1"#, [.dateRange(id: "a", .endOnNextWithEnd)]),
      (
        #"ID="a",\#(start),CUE="PRE,POST,LATER""#,
        [
          .dateRange(id: "a", .unknownWord(name: "CUE", word: "LATER")), .dateRange(id: "a", .preAndPost),
        ]
      ),
      (interstitial, [.droppedInterstitial(.noAsset(id: "a"))]),
      (
        #"\#(interstitial),X-ASSET-URI="http://a.example.com",X-ASSET-LIST="b""#,
        [.droppedInterstitial(.twoAssets(id: "a"))]
      ),
      (#"\#(interstitial),X-ASSET-URI="b.m3u8""#, [.dateRange(id: "a", .relativeAsset("b.m3u8"))]),
      (
        #"\#(interstitial),X-ASSET-URI="https://example.com/b",X-CUE="PRE",RESUME-OFFSET=0"#,
        [
          .dateRange(id: "a", .misnamedAttribute(name: "X-CUE", meant: "CUE")),
          .dateRange(id: "a", .misnamedAttribute(name: "RESUME-OFFSET", meant: "X-RESUME-OFFSET")),
        ]
      ),
      (
        #"\#(interstitial),X-ASSET-LIST="b",X-PLAYOUT-LIMIT=-2,X-RESUME-OFFSET=x,X-SNAP="UP",X-SKIP-CONTROL-LABEL-ID="a b""#,
        [
          .dateRange(id: "a", .badNumber(name: "X-RESUME-OFFSET", text: "x")),
          .dateRange(id: "a", .negative(name: "X-PLAYOUT-LIMIT", text: "-2")),
          .dateRange(id: "a", .unknownWord(name: "X-SNAP", word: "UP")),
          .dateRange(id: "a", .badLabel("a b")),
        ]
      ),
      (
        #"\#(interstitial),X-ASSET-LIST="b",X-CONTENT-MAY-VARY="MAYBE",X-TIMELINE-OCCUPIES="x",X-TIMELINE-STYLE="y",X-RESTRICT="SEEK""#,
        [
          .dateRange(id: "a", .unknownWord(name: "X-RESTRICT", word: "SEEK")),
          .dateRange(id: "a", .unknownWord(name: "X-CONTENT-MAY-VARY", word: "MAYBE")),
          .dateRange(id: "a", .unknownWord(name: "X-TIMELINE-OCCUPIES", word: "x")),
          .dateRange(id: "a", .unknownWord(name: "X-TIMELINE-STYLE", word: "y")),
        ]
      ),
      (
        #"ID="a",CLASS="Com.Apple.HLS.Interstitial",\#(start),X-ASSET-URI="https://example.com/b""#,
        [.droppedInterstitial(.otherClass(id: "a", cueClass: "Com.Apple.HLS.Interstitial"))]
      ),
      (
        #"ID="a",CLASS="com.apple.hls.interstitials",\#(start)"#,
        [.droppedInterstitial(.otherClass(id: "a", cueClass: "com.apple.hls.interstitials"))]
      ),
      (
        #"ID="a",CLASS="com.example.ad",\#(start),X-ASSET-URI="https://example.com/b""#,
        [.droppedInterstitial(.otherClass(id: "a", cueClass: "com.example.ad"))]
      ),
      (
        #"ID="a",\#(start),X-ASSET-LIST="b""#,
        [.droppedInterstitial(.otherClass(id: "a", cueClass: nil))]
      ),
      (
        #"\#(interstitial),X-ASSET-LIST="b",X-RESUMEOFFSET=0,x-playout_limit=3,X-RESTRCT="SKIP""#,
        [
          .dateRange(id: "a", .misnamedAttribute(name: "X-RESUMEOFFSET", meant: "X-RESUME-OFFSET")),
          .dateRange(id: "a", .misnamedAttribute(name: "x-playout_limit", meant: "X-PLAYOUT-LIMIT")),
          .dateRange(id: "a", .misnamedAttribute(name: "X-RESTRCT", meant: "X-RESTRICT")),
        ]
      ),
      (
        #"\#(interstitial),X-ASSET-URL="https://example.com/b""#,
        [
          .droppedInterstitial(.noAsset(id: "a")),
          .dateRange(id: "a", .misnamedAttribute(name: "X-ASSET-URL", meant: "X-ASSET-URI")),
        ]
      ),
    ] as [(String, [PlaylistWarning.Kind])]
  )
  func warnings(_ tag: String, _ warnings: [PlaylistWarning.Kind]) throws {
    let playlist = try playlist([tag])
    #expect(playlist.warnings == warnings.map { PlaylistWarning(line: 6, kind: $0) })
    #expect(playlist.text.hasSuffix(tag))
    #expect(playlist.warnings.allSatisfy { $0.description.hasPrefix("line 6: ") })
  }

  @Test(
    "may have attributes and classes of their own",
    arguments: [
      #"\#(interstitial),X-ASSET-LIST="b",X-ASSET-URL="c",X-SWAP="d",X-COM-EXAMPLE="e",X-RESTRICTED="f""#,
      #"\#(interstitial),X-ASSET-LIST="b",X-RESUME-OFFSET=0,X-RESUMEOFFSET=0"#,
      #"ID="a",CLASS="com.apple.hls.interview",\#(start),X-RESUMEOFFSET=0,X-ASSET-URL="c""#,
      #"ID="a",\#(start),X-COM-EXAMPLE-ASSET-URI="c""#,
    ]
  )
  func ownAttributes(_ tag: String) throws {
    #expect(try playlist([tag]).warnings.isEmpty)
  }

  @Test("without a date of any segment have a warning, with the line of the first of them")
  func undated() throws {
    let tags = [#"ID="first",\#(Self.start)"#, #"\#(Self.interstitial),X-ASSET-LIST="b""#]
    let missing = PlaylistWarning.Kind.missingTag("#EXT-X-PROGRAM-DATE-TIME")
    let undated = try playlist(tags, date: "#")
    #expect(undated.warnings == [PlaylistWarning(line: 6, kind: missing)])
    #expect(undated.warnings.first?.description.hasSuffix("write one before a segment") == true)
    #expect(try undated.updated(with: undated.data).warnings == undated.warnings)
    #expect(try playlist([], date: "#").warnings.isEmpty)
    let skip = "#EXT-X-SKIP:SKIPPED-SEGMENTS=3"
    #expect(try playlist(tags, date: skip).warnings.isEmpty)
  }

  @Test("of one ID are one, and the first tag is right")
  func merged() throws {
    let playlist = try playlist([
      #"ID="a",\#(Self.start),X-A="1""#, #"ID="b",\#(Self.start)"#, #"ID="a",X-A="2",DURATION=5,X-B="3""#,
    ])
    #expect(playlist.dateRanges.map(\.id) == ["a", "b"])
    #expect(playlist.dateRanges[0].duration == .seconds(5))
    #expect(
      playlist.dateRanges[0].attributes["X-A"] == "1" && playlist.dateRanges[0].attributes["X-B"] == "3"
    )
    #expect(playlist.warnings == [PlaylistWarning(line: 8, kind: .contradiction(id: "a", name: "X-A"))])
  }

  @Test("end by their end date, their duration, or the next one of their class")
  func ends() throws {
    func range(_ id: String, _ second: Int, _ more: String) -> String {
      #"ID="\#(id)",CLASS="c",START-DATE="2026-01-01T00:00:0\#(second)Z"\#(more)"#
    }
    let playlist = try playlist([
      range("next", 1, ",END-ON-NEXT=YES"), range("end", 3, #",END-DATE="2026-01-01T00:00:05Z""#),
      range("duration", 2, ",DURATION=1.5"), range("open", 9, ""), range("last", 9, ",END-ON-NEXT=YES"),
    ])
    let ends = playlist.dateRanges.map(playlist.endDate).map { $0?.timeIntervalSinceReferenceDate }
    #expect(ends == [788_918_402, 788_918_405, 788_918_403.5, nil, nil])
  }

  @Test("stand where their tags stand")
  func places() throws {
    let playlist = try MediaPlaylist(data: Fixture.interstitials.data)
    let places = playlist.dateRanges.compactMap { playlist.place(ofDateRange: $0.id) }
    #expect(places.map(\.line) == [6, 7, 10, 12])
    #expect(places.map(\.segmentIndex) == [1, 1, 2, 2])
    #expect(playlist.place(ofDateRange: "x") == nil)
    let splice = try #require(playlist.dateRanges.first { $0.id == "splice" })
    #expect(
      splice.scte35Out == "0xFC002F" && splice.scte35In == "0xfc0030" && splice.scte35Command == "0xFC00"
    )
    #expect(!splice.isInterstitial && splice.endDate != nil)
  }

  @Test(
    "have dates of many forms",
    arguments: [
      ("2026-01-01T00:00:00Z", 788_918_400), ("2026-01-01T00:00:00.25Z", 788_918_400.25),
      ("2026-01-01T01:30:00+01:30", 788_918_400), ("2025-12-31T19:00:00-0500", 788_918_400),
      ("2026-01-01T08:00:00+08", 788_918_400), ("2026-01-01 00:00:00", 788_918_400),
      ("2026-01-01T00:00Z", 788_918_400), ("2000-02-29T00:00:00Z", -26_524_800),
      ("1600-01-01T00:00:00Z", -12_654_403_200), ("2016-12-31T23:59:60Z", 504_921_600),
      ("2026-02-29T00:00:00Z", nil), ("2026-13-01T00:00:00Z", nil), ("2026-01-01", nil), ("", nil),
      ("2026-01-01T24:00:00Z", nil), ("2026-01-01T00:00:00.Z", nil), ("2026-01-01T00:00:00+", nil),
      ("2026-01-01T00:00:00Zjunk", nil), ("２026-01-01T00:00:00Z", nil),
    ] as [(String, Double?)]
  )
  func dates(_ text: String, _ seconds: Double?) {
    let date = ProgramDate(text)
    #expect(date?.date.timeIntervalSinceReferenceDate == seconds)
    if let date { #expect(ProgramDate(date.text) == date) }
  }
}
