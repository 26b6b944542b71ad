import Foundation
import Testing

@testable import HLS

@Suite("A reload")
struct ReloadTests {
  private func expectSame(_ updated: MediaPlaylist, _ text: String) throws {
    let fresh = try MediaPlaylist(text: text)
    #expect(updated == fresh)
    let difference = updated.everything.difference(from: fresh.everything)
    #expect(difference.isEmpty, "\(difference)")
    #expect(updated.dateRanges == fresh.dateRanges)
    #expect(updated.segments == fresh.segments)
  }

  @Test(
    "is the same as a new reading, whatever window moves how far",
    arguments: 1...4 as ClosedRange<UInt64>
  )
  func windows(seed: UInt64) throws {
    let stream = LiveStream(count: 1100, seed: seed)
    var generator = SeededGenerator(seed: seed)
    let sizes = [3, 40, 520, 700]
    let size = sizes[Int(seed) % sizes.count]
    var start = 0
    var playlist = try MediaPlaylist(text: stream.playlist(0..<size))
    var adoptions = 0
    while start + size + 60 < 1100, start < 240 {
      start += Int.random(in: 0...min(size + 1, 60), using: &generator)
      let end = start + Int.random(in: max(1, size - 2)...size + 5, using: &generator)
      let tags = [
        stream.tags(before: start), stream.tags(before: start), [], ["#EXT-X-MAP:URI=\"init\""],
        ["#EXT-X-PROGRAM-DATE-TIME:\(LiveStream.date(start * 6))"],
        [
          "#EXT-X-KEY:METHOD=AES-128,URI=\"key\"",
          "#EXT-X-DATERANGE:ID=\"r3\",START-DATE=\"2026-01-01T00:00:00Z\"",
        ],
      ]
      let tails = [[], ["#EXT-X-ENDLIST"], ["#EXT-X-PART:URI=\"p\",DURATION=1", "#EXTINF:3,"]]
      let text = stream.playlist(
        start..<end,
        tags: tags.randomElement(using: &generator) ?? [],
        tail: tails.randomElement(using: &generator) ?? []
      )
      playlist = try playlist.updated(with: Data(text.utf8))
      try expectSame(playlist, text)
      if playlist.contents.offsetShift != 0 { adoptions += 1 }
    }
    #expect(adoptions > 1)
  }

  @Test("takes over the segments that both have")
  func adopted() throws {
    let head = "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:"
    func text(_ range: ClosedRange<Int>) -> String {
      head + "\(range.lowerBound)\n" + range.map { "#EXTINF:6,\n\($0).ts\n" }.joined()
    }
    var playlist = try MediaPlaylist(text: text(0...9))
    let before = playlist
    try playlist.update(with: Data(text(3...10).utf8))
    try expectSame(playlist, text(3...10))
    // Offsets go on from those of the playlist before: nothing but the new segment was read.
    #expect(playlist.contents.offsetShift != 0)
    #expect(playlist.offset(from: before) == .seconds(18))
    #expect(before.offset(from: playlist) == .seconds(-18))
    #expect(before.segments.count == 10)
    #expect(before.segments.map(\.uri) == (0...9).map { "\($0).ts" })
  }

  @Test("finds tags about the whole playlist between segments")
  func looseTags() throws {
    func text(_ range: ClosedRange<Int>) -> String {
      "#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:\(range.lowerBound)\n"
        + range.map { "#EXTINF:6,\n\($0).ts\n" + ($0 == 4 ? "#EXT-X-TARGETDURATION:6\n" : "") }.joined()
    }
    let old = try MediaPlaylist(text: text(0...9))
    #expect(old.targetDuration == .seconds(6))
    try expectSame(old.updated(with: Data(text(2...10).utf8)), text(2...10))
    try expectSame(old.updated(with: Data(text(5...10).utf8)), text(5...10))
    let tail = try MediaPlaylist(text: text(0...4))
    try expectSame(tail.updated(with: Data(text(0...6).utf8)), text(0...6))
  }

  @Test("with another target duration compares all segments with it")
  func otherTarget() throws {
    func text(_ target: Int, _ range: ClosedRange<Int>) -> String {
      "#EXTM3U\n#EXT-X-TARGETDURATION:\(target)\n#EXT-X-MEDIA-SEQUENCE:\(range.lowerBound)\n"
        + range.map { "#EXTINF:\($0 % 4 + 4),\n\($0).ts\n" }.joined()
    }
    let old = try MediaPlaylist(text: text(6, 0...9))
    #expect(old.warnings.map(\.line) == [11, 19])
    try expectSame(old.updated(with: Data(text(6, 2...12).utf8)), text(6, 2...12))
    try expectSame(old.updated(with: Data(text(7, 2...12).utf8)), text(7, 2...12))
    try expectSame(old.updated(with: Data(text(5, 2...12).utf8)), text(5, 2...12))
  }

  @Test("goes on with the byte ranges of parts", arguments: [nil, 0, 3] as [Int?])
  func parts(every: Int?) throws {
    // A segment that has parts with offsets in the playlist now and then, or never.
    func text(_ range: ClosedRange<Int>) -> String {
      "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:\(range.lowerBound)\n"
        + range.map { number in
          let hasOffset = every.map { $0 == 0 || number % $0 == 0 } ?? false
          let first =
            "#EXT-X-PART:DURATION=3,URI=\"a\",BYTERANGE=\"10\(hasOffset ? "@\(number * 20)" : "")\"\n"
          let parts = number % 4 == 1 ? "" : first + "#EXT-X-PART:DURATION=3,URI=\"a\",BYTERANGE=\"10\"\n"
          return "\(parts)#EXTINF:6,\n\(number).ts\n"
        }.joined() + "#EXT-X-PART:DURATION=3,URI=\"a\",BYTERANGE=\"10\"\n"
    }
    var playlist = try MediaPlaylist(text: text(0...9))
    for start in 1...12 {
      playlist = try playlist.updated(with: Data(text(start...(start + 9)).utf8))
      try expectSame(playlist, text(start...(start + 9)))
    }
  }

  @Test("goes on in a line that was cut off")
  func cutOff() throws {
    let whole =
      "#EXTM3U\n#EXT-X-TARGETDURATION:6\n" + (1...6).map { "#EXTINF:6,\nsegment-\($0).ts\n" }.joined()
    for count in 60...whole.utf8.count {
      let old = try MediaPlaylist(data: Data(whole.utf8).prefix(count))
      try expectSame(old.updated(with: Data(whole.utf8)), whole)
    }
  }

  @Test("may be another playlist altogether, or broken")
  func others() throws {
    let stream = LiveStream(count: 100, seed: 3)
    let playlist = try MediaPlaylist(text: stream.playlist(50..<60))
    for text in [
      stream.playlist(0..<10), stream.playlist(90..<95), "#EXTM3U\n", "#EXTM3U\n#EXTINF:1,\na\n",
      stream.playlist(50..<60).replacing(
        "#EXTM3U\n",
        with: "#EXTM3U\n#EXT-X-DEFINE:NAME=\"a\",VALUE=\"b\"\n"
      ),
      stream.playlist(51..<59) + "#EXT-X-TARGETDURATION:3\n#EXTINF:5,\nä.ts",
      stream.playlist(51..<60).replacing("\n", with: "\r\n"),
    ] {
      try expectSame(playlist.updated(with: Data(text.utf8)), text)
    }
    #expect(throws: PlaylistError.html) { try playlist.updated(with: Data("<html>".utf8)) }
    #expect(throws: PlaylistError.otherKind) { try playlist.updated(with: Fixture.multivariant.data) }
  }

  @Test("is refused for the reason for which a new reading is")
  func broken() throws {
    let playlist = try MediaPlaylist(text: "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n0.ts\n")
    let next =
      Data("#EXTM3U\n#".utf8) + [0xFF] + Data("\n#EXTINF:6,\n#EXT-X-STREAM-INF:BANDWIDTH=1\n0.ts\n".utf8)
    let alone = #expect(throws: PlaylistError.self) { try MediaPlaylist(data: next) }
    let reloaded = #expect(throws: PlaylistError.self) { try playlist.updated(with: next) }
    #expect(alone == reloaded)
  }

  @Test("tells how much later it begins from the dates, if no segment is common")
  func offsetByDate() throws {
    func text(_ number: Int, _ date: String) -> String {
      "#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:\(number)\n#EXT-X-PROGRAM-DATE-TIME:\(date)\n#EXTINF:6,\na\n#EXTINF:6,\nb\n"
    }
    let early = try MediaPlaylist(text: text(1, "2026-01-01T00:00:00Z"))
    let late = try MediaPlaylist(text: text(50, "2026-01-01T01:00:00.5Z"))
    #expect(late.offset(from: early) == .seconds(3600.5))
    #expect(early.offset(from: late) == .seconds(-3600.5))
    #expect(try MediaPlaylist(text: "#EXTM3U\n").offset(from: early) == nil)
  }
}

@Suite("A delta update")
struct DeltaUpdateTests {
  private static let control = "#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=36,CAN-SKIP-DATERANGES=YES\n"

  private func playlist(_ head: String, _ body: [String]) -> String {
    "#EXTM3U\n#EXT-X-TARGETDURATION:13\n\(Self.control)\(head)" + body.map { $0 + "\n" }.joined()
  }

  private let segments = (0...12).map { "#EXTINF:\($0 + 1),\n\($0).ts" }

  @Test("gets what it leaves out from the playlist before")
  func merged() throws {
    let old = try MediaPlaylist(text: playlist("#EXT-X-MEDIA-SEQUENCE:0\n", Array(segments[0...9])))
    let delta = playlist(
      "#EXT-X-MEDIA-SEQUENCE:2\n#EXT-X-SKIP:SKIPPED-SEGMENTS=6\n",
      Array(segments[8...11])
    )
    let read = try MediaPlaylist(text: delta)
    #expect(read.skip == Skip(skippedSegments: 6, recentlyRemovedDateRanges: []))
    #expect(read.segments.first?.mediaSequence == 8)
    let updated = try old.updated(with: Data(delta.utf8))
    #expect(updated.text == playlist("#EXT-X-MEDIA-SEQUENCE:2\n", Array(segments[2...11])))
    #expect(updated.segments.map(\.mediaSequence) == Array(2...11))
    #expect(updated.skip == nil)
  }

  @Test("that begins with a date range keeps what stands behind it about the whole playlist")
  func dateRangeFirst() throws {
    let date = "#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00.000Z\n"
    let old = try MediaPlaylist(text: playlist("#EXT-X-MEDIA-SEQUENCE:5\n" + date, Array(segments[0...9])))
    let range = "#EXT-X-DATERANGE:ID=\"a\",START-DATE=\"2026-01-01T00:00:09Z\"\n"
    let head = "#EXT-X-DISCONTINUITY-SEQUENCE:3\n#EXT-X-MEDIA-SEQUENCE:7\n"
    let parts = ["#EXT-X-PART:DURATION=1,URI=\"12.0\"", "#EXT-X-PRELOAD-HINT:TYPE=PART,URI=\"12.1\""]
    for body in [Array(segments[8...11]), parts] {
      let delta = playlist(range + head + "#EXT-X-SKIP:SKIPPED-SEGMENTS=6\n", body)
      let updated = try old.updated(with: Data(delta.utf8))
      #expect(updated.mediaSequence == 7 && updated.discontinuitySequence == 3)
      #expect(updated.segments.first?.uri == "2.ts")
      #expect(updated.segments.first?.mediaSequence == 7)
      #expect(updated.dateRanges.map(\.id) == ["a"])
      #expect(updated.warnings.isEmpty)
      #expect(updated.text.hasSuffix(body.joined(separator: "\n") + "\n"))
    }
  }

  @Test("that has parts only puts them behind the segments")
  func partsOnly() throws {
    let old = try MediaPlaylist(text: playlist("#EXT-X-MEDIA-SEQUENCE:0\n", Array(segments[0...5])))
    let parts = [
      "#EXT-X-PART:DURATION=1,URI=\"6.0\"",
      "#EXT-X-DATERANGE:ID=\"a\",START-DATE=\"2026-01-01T00:00:00Z\"",
    ]
    let delta = playlist("#EXT-X-MEDIA-SEQUENCE:1\n#EXT-X-SKIP:SKIPPED-SEGMENTS=5\n", parts)
    let updated = try old.updated(with: Data(delta.utf8))
    #expect(updated.text == playlist("#EXT-X-MEDIA-SEQUENCE:1\n", Array(segments[1...5]) + parts))
    #expect(updated.trailingParts.map(\.uri) == ["6.0"])
    #expect(updated.segments.map(\.parts.count) == [0, 0, 0, 0, 0])
  }

  @Test("keeps what was said before the first segment that is left")
  func carried() throws {
    var body = segments
    body[0] = """
      #EXT-X-MAP:URI="init.mp4",BYTERANGE="10@5"
      #EXT-X-KEY:METHOD=AES-128,URI="key",IV=0x01
      #EXT-X-BITRATE:900
      #EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00.000Z
      #EXT-X-DATERANGE:ID="kept",START-DATE="2026-01-01T00:00:01Z"
      #EXT-X-DATERANGE:ID="gone",START-DATE="2026-01-01T00:00:02Z"
      \(body[0])
      """
    body[4] = "#EXT-X-DATERANGE:ID=\"later\",START-DATE=\"2026-01-01T00:00:09Z\"\n\(body[4])"
    body[5] = "#EXT-X-DATERANGE:ID=\"gone too\",START-DATE=\"2026-01-01T00:00:09Z\"\n\(body[5])"
    let old = try MediaPlaylist(text: playlist("", Array(body[0...9])))
    let delta = playlist(
      "#EXT-X-MEDIA-SEQUENCE:2\n#EXT-X-SKIP:SKIPPED-SEGMENTS=6,RECENTLY-REMOVED-DATERANGES=\"gone\tgone too\"\n",
      Array(body[8...10])
    )
    let updated = try old.updated(with: Data(delta.utf8))
    #expect(updated.dateRanges.map(\.id) == ["kept", "later"])
    for (new, known) in zip(updated.segments, old.segments.dropFirst(2)) {
      #expect(new.uri == known.uri)
      #expect(new.map == known.map)
      #expect(new.keys == known.keys)
      #expect(new.bitrate == known.bitrate)
      #expect(new.programDateTime == known.programDateTime)
    }
    #expect(updated.segments.count == 9)
    #expect(updated.warnings.isEmpty)
  }

  @Test("takes no tag from the playlist before that leaves out segments once more")
  func misplacedSkip() throws {
    // Without a meaning between segments, it would have one before them.
    let body = [segments[0], "#EXT-X-SKIP:SKIPPED-SEGMENTS=1\n\(segments[1])"]
    let old = try MediaPlaylist(text: playlist("", body))
    #expect(old.skip == nil)
    let delta = playlist("#EXT-X-MEDIA-SEQUENCE:1\n#EXT-X-SKIP:SKIPPED-SEGMENTS=1\n", [segments[2]])
    let updated = try old.updated(with: Data(delta.utf8))
    #expect(updated.text == playlist("#EXT-X-MEDIA-SEQUENCE:1\n", Array(segments[1...2])))
    #expect(updated.skip == nil)
  }

  @Test("that leaves out segments that no earlier version had is refused")
  func unknown() throws {
    let old = try MediaPlaylist(text: playlist("#EXT-X-MEDIA-SEQUENCE:5\n", segments))
    for (sequence, count) in [(4, 3), (5, 14), (30, 1), (5, Int.max / 8)] {
      let delta = playlist("#EXT-X-MEDIA-SEQUENCE:\(sequence)\n#EXT-X-SKIP:SKIPPED-SEGMENTS=\(count)\n", [])
      #expect(throws: PlaylistError.unknownSkippedSegments(first: sequence, count: count)) {
        try old.updated(with: Data(delta.utf8))
      }
    }
  }
}
