import Foundation
import Testing

@testable import HLS

@Suite("A media playlist says")
struct MediaPlaylistTests {
  private func date(_ text: String) throws -> Date { try #require(ProgramDate(text)).date }

  @Test("what its tags say")
  func onDemand() throws {
    let playlist = try MediaPlaylist(data: Fixture.onDemand.data)
    #expect(playlist.version == 7)
    #expect(playlist.hasIndependentSegments)
    #expect(playlist.startPoint == StartPoint(timeOffset: .seconds(-4.5), isPrecise: true))
    #expect(playlist.allowsCache == true)
    #expect(playlist.targetDuration == .seconds(6))
    #expect(playlist.mediaSequence == 100)
    #expect(playlist.discontinuitySequence == 3)
    #expect(playlist.playlistType == .vod)
    #expect(playlist.hasEnd && !playlist.isLive && !playlist.isIFramesOnly)
    #expect(playlist.totalDuration == .milliseconds(22_500))
    #expect(playlist.warnings.isEmpty)
  }

  @Test("what its segments are")
  func segments() throws {
    let segments = try MediaPlaylist(data: Fixture.onDemand.data).segments
    #expect(segments.map(\.uri) == ["media.mp4", "media.mp4", "third.mp4", "fourth.mp4"])
    func milliseconds(_ times: Int...) -> [Duration] { times.map { .milliseconds($0) } }
    #expect(segments.map(\.duration) == milliseconds(6006, 5994, 6000, 4500))
    #expect(segments.map(\.startTime) == milliseconds(0, 6006, 12000, 18000))
    #expect(segments.map(\.title) == ["The first one, with a comma", nil, nil, nil])
    #expect(segments.map(\.mediaSequence) == [100, 101, 102, 103])
    #expect(segments.map(\.discontinuitySequence) == [3, 3, 3, 4])
    #expect(segments.map(\.hasDiscontinuity) == [false, false, false, true])
    #expect(segments.map(\.isGap) == [false, false, false, true])
    #expect(segments.map(\.bitrate) == [1_200_000, 1_200_000, 1_200_000, 1_200_000])
    #expect(
      segments.map(\.byteRange)
        == [ByteRange(length: 1000, offset: 720), ByteRange(length: 2000, offset: 1720), nil, nil]
    )
    let map = InitializationSection(uri: "init.mp4", byteRange: ByteRange(length: 720, offset: 0))
    #expect(segments.map(\.map) == [map, map, map, InitializationSection(uri: "other.mp4", byteRange: nil)])
    #expect(
      segments.map { $0.keys.map(\.keyFormat) }.prefix(3).allSatisfy {
        $0 == ["com.example.drm", "urn:uuid:1"]
      }
    )
    #expect(segments[3].keys == [])
    #expect(
      segments[0].keys.first
        == EncryptionKey(
          method: "SAMPLE-AES",
          uri: "skd://key-1",
          initializationVector: "0x00ff",
          keyFormat: "com.example.drm",
          keyFormatVersions: "1"
        )
    )
  }

  @Test("dates, counted from the nearest one before, or back from the first")
  func dates() throws {
    let playlist = try MediaPlaylist(data: Fixture.onDemand.data)
    let segments = playlist.segments
    #expect(segments.map(\.hasProgramDateTime) == [false, false, true, false])
    #expect(segments[0].programDateTime == (try date("2026-01-02T03:03:53.678Z")))
    #expect(segments[1].programDateTime == (try date("2026-01-02T03:03:59.684Z")))
    #expect(segments[2].programDateTime == (try date("2026-01-02T03:04:05.678Z")))
    #expect(segments[3].programDateTime == (try date("2026-01-02T03:04:11.678Z")))
    #expect(playlist.startDate == segments[0].programDateTime)
    #expect(playlist.time(of: try date("2026-01-02T03:04:05.678Z")) == .seconds(12))
    #expect(playlist.time(of: try date("2026-01-02T03:03:52.678Z")) == .seconds(-1))
    #expect(playlist.time(of: try date("2026-01-02T03:05:05.678Z")) == .seconds(72))
    #expect(playlist.programDate(at: .seconds(13.5)) == (try date("2026-01-02T03:04:07.178Z")))
    #expect(playlist.programDate(at: .seconds(100)) == (try date("2026-01-02T03:05:33.678Z")))
    let without = try MediaPlaylist(data: Fixture.iFrames.data)
    #expect(without.startDate == nil && without.time(of: Date(timeIntervalSince1970: 0)) == nil)
    #expect(without.segments[0].programDateTime == nil)
  }

  @Test("dates in between two segments when the clock is put forward there")
  func dateGap() throws {
    let playlist = try MediaPlaylist(
      text: """
        #EXTM3U
        #EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z
        #EXTINF:6,
        a
        #EXT-X-DISCONTINUITY
        #EXT-X-PROGRAM-DATE-TIME:2026-01-01T01:00:00Z
        #EXTINF:6,
        b
        """
    )
    for (text, time) in [
      ("2026-01-01T00:00:05Z", 5), ("2026-01-01T00:30:00Z", 6), ("2026-01-01T01:00:00Z", 6),
      ("2026-01-01T01:00:04Z", 10),
    ] { #expect(playlist.time(of: try date(text)) == .seconds(time), "\(text)") }
    #expect(playlist.segments[1].programDateTime == (try date("2026-01-01T01:00:00Z")))
    #expect(playlist.programDate(at: .seconds(7)) == (try date("2026-01-01T01:00:01Z")))
    #expect(playlist.programDates.map(\.time) == [.zero, .seconds(6)])
  }

  @Test("its parts, hints and reports")
  func lowLatency() throws {
    let playlist = try MediaPlaylist(data: Fixture.lowLatency.data)
    #expect(playlist.isLive)
    #expect(playlist.partTargetDuration == .nanoseconds(333_340_000))
    #expect(
      playlist.serverControl
        == ServerControl(
          canSkipUntil: .seconds(24),
          canSkipDateRanges: true,
          holdBack: .seconds(12),
          partHoldBack: .seconds(1),
          canBlockReload: true
        )
    )
    let parts = playlist.segments[2].parts
    #expect(parts.map(\.byteRange?.offset) == [0, 1000, 1500])
    #expect(parts.map(\.isIndependent) == [true, false, false])
    #expect(parts.map(\.isGap) == [false, false, true])
    #expect(playlist.segments[1].parts.isEmpty)
    #expect(playlist.trailingParts.map(\.uri) == ["part269.0.mp4"])
    #expect(
      playlist.preloadHints
        == [PreloadHint(type: "PART", uri: "part269.1.mp4", byteRangeStart: 0, byteRangeLength: 99)]
    )
    #expect(
      playlist.renditionReports
        == [RenditionReport(uri: "../1M/live.m3u8", lastMediaSequence: 268, lastPart: 2)]
    )
    #expect(playlist.segments[0].programDateTime == (try date("2026-02-14T01:13:36.106Z")))
    #expect(playlist.warnings.isEmpty)
  }

  @Test("byte ranges of parts that go on behind those of the segment before")
  func continuedParts() throws {
    let part = { (range: String) in "#EXT-X-PART:DURATION=1,URI=\"a.mp4\",BYTERANGE=\"\(range)\"" }
    let text = [
      "#EXTM3U", "#EXT-X-TARGETDURATION:2", part("100@20"), part("30"), "#EXTINF:2,", "0.mp4", "#EXTINF:2,",
      "1.mp4", part("40"), "#EXTINF:2,", "2.mp4", part("50"), part("60"), "",
    ]
    let playlist = try MediaPlaylist(text: text.joined(separator: "\n"))
    #expect(playlist.segments.map { $0.parts.map(\.byteRange?.offset) } == [[20, 120], [], [150]])
    #expect(playlist.trailingParts.map(\.byteRange?.offset) == [190, 240])
    #expect(playlist.warnings.isEmpty)
    let other = try MediaPlaylist(
      text: text.joined(separator: "\n").replacing("a.mp4\",BYTERANGE=\"40", with: "b.mp4\",BYTERANGE=\"40")
    )
    #expect(other.segments[2].parts.map(\.byteRange?.offset) == [0])
    #expect(other.warnings.map(\.kind) == [.noByteRangeOffset, .noByteRangeOffset])
  }

  @Test("parts before there is any segment", arguments: ["", "#EXT-X-SKIP:SKIPPED-SEGMENTS=3\n"])
  func partsAlone(skip: String) throws {
    let text = """
      #EXTM3U
      #EXT-X-TARGETDURATION:6
      \(skip)#EXT-X-MAP:URI="init.mp4"
      #EXT-X-PART:DURATION=1,URI="a.mp4",BYTERANGE="100@0"
      #EXT-X-PART:DURATION=1,URI="a.mp4",BYTERANGE="50"
      #EXT-X-PRELOAD-HINT:TYPE=PART,URI="a.mp4",BYTERANGE-START=150

      """
    let playlist = try MediaPlaylist(text: text)
    #expect(playlist.trailingParts.map(\.byteRange?.offset) == [0, 100])
    #expect(playlist.trailingDuration == .seconds(2))
    #expect(playlist.segments.isEmpty && playlist.totalDuration == .zero)
    #expect(playlist.warnings.isEmpty)
  }

  @Test("its URIs with variables put in")
  func variables() throws {
    let url = try #require(URL(string: "https://example.com/a/b.m3u8?session=s%201&x=y"))
    let origin = PlaylistOrigin(url: url, variables: ["auth": "token"])
    let playlist = try MediaPlaylist(data: Fixture.variables.data, origin: origin)
    #expect(playlist.segments[0].uri == "https://media.example.com/1.mp4?auth=token&s=s 1")
    #expect(playlist.segments[0].map?.uri == "https://media.example.com/init.mp4?s=s 1")
    #expect(playlist.variables.map(\.value) == ["media.example.com", "token", "s 1"])
    #expect(playlist.warnings.isEmpty)
    let unknown = try MediaPlaylist(data: Fixture.variables.data)
    #expect(unknown.segments[0].uri == "https://media.example.com/1.mp4?auth={$auth}&s={$session}")
    #expect(
      unknown.warnings.map(\.kind) == [
        .noValue(variable: "auth"), .noValue(variable: "session"), .undefinedVariable("session"),
        .undefinedVariable("auth"), .undefinedVariable("session"),
      ]
    )
    #expect(playlist.segments[0].url(relativeTo: nil)?.host() == "media.example.com")
    let relative = try MediaPlaylist(data: Fixture.iFrames.data, origin: origin)
    #expect(relative.segments[0].url()?.absoluteString == "https://example.com/a/a.ts")
  }

  @Test("which segment is played at a time")
  func lookup() throws {
    let segments = try MediaPlaylist(data: Fixture.onDemand.data).segments
    for (milliseconds, index) in [
      (0, 0), (6005, 0), (6006, 1), (11_999, 1), (22_499, 3), (-1, nil), (22_500, nil),
    ]
      as [(Int, Int?)]
    { #expect(segments.index(at: .milliseconds(milliseconds)) == index) }
  }

  @Test("what is left of a playlist with odd spacing, order and line ends")
  func odd() throws {
    let playlist = try MediaPlaylist(data: Fixture.odd.data)
    #expect(playlist.segments.map(\.uri) == ["ä ö.ts?x={y}", "last"])
    #expect(playlist.segments.map(\.duration) == [.seconds(6.5), .seconds(1)])
    #expect(playlist.segments.map(\.mediaSequence) == [7, 8])
    #expect(
      playlist.dateRanges.first?.attributes.attributes.map(\.text) == [
        "a", "2026-01-01T00:00:00Z", "0xfF", "1.", ".5",
      ]
    )
    #expect(
      playlist.warnings.map(\.kind) == [.byteOrderMark, .missingTag("#EXT-X-PROGRAM-DATE-TIME")]
    )
  }
}

@Suite("A multivariant playlist says")
struct MultivariantPlaylistTests {
  @Test("what its tags say")
  func everything() throws {
    let playlist = try MultivariantPlaylist(data: Fixture.multivariant.data)
    #expect(playlist.version == 8 && playlist.hasIndependentSegments)
    #expect(playlist.startPoint == StartPoint(timeOffset: .seconds(10), isPrecise: false))
    #expect(playlist.variants.map(\.uri) == ["low/video.m3u8", "high/video.m3u8?auth=a b"])
    let low = try #require(playlist.variants.first)
    #expect(low.bandwidth == 1_280_000 && low.averageBandwidth == 1_000_000)
    #expect(low.resolution == Resolution(width: 1280, height: 720))
    #expect(low.frameRate == 29.97 && low.codecs == "avc1.4d401f,mp4a.40.2")
    #expect(low.audioGroup == "aac" && low.subtitlesGroup == "subs" && low.closedCaptionsGroup == "NONE")
    #expect(playlist.variants[1].bandwidth == 7_680_000 && playlist.variants[1].videoGroup == "v")
    #expect(playlist.iFrameStreams.map(\.uri) == ["low/iframe.m3u8"])
    #expect(playlist.renditions.map(\.name) == ["English", "Deutsch"])
    #expect(playlist.renditions[0].isDefault && playlist.renditions[0].isAutoselected)
    #expect(!playlist.renditions[1].isForced && playlist.renditions[1].uri == "de.m3u8")
    #expect(playlist.sessionData.map(\.value) == ["A title", nil])
    #expect(playlist.sessionData.map(\.uri) == [nil, "lyrics.json"])
    #expect(playlist.sessionKeys.map(\.keyFormat) == ["com.example.drm"])
    #expect(playlist.contentSteering == ContentSteering(serverURI: "/steering?video=1", pathwayID: "CDN-A"))
    #expect(playlist.origin(ofPlaylistAt: nil).variables == ["auth": "a b"])
    #expect(playlist.warnings.isEmpty)
  }

  @Test("decimal numbers in any form that they may have")
  func numbers() throws {
    for (text, number) in [
      ("25", 25), ("29.97", 29.97), (".5", 0.5), ("1.", 1), ("1.2.3", nil), ("-1", nil), (".", nil),
    ]
      as [(String, Double?)]
    {
      let stream = "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,FRAME-RATE=\(text)\na"
      #expect(try MultivariantPlaylist(text: stream).variants.first?.frameRate == number, "\(text)")
    }
  }

  @Test("what was left out")
  func warnings() throws {
    let playlist = try MultivariantPlaylist(
      text: """
        #EXTM3U
        #EXT-X-STREAM-INF:RESOLUTION=1280*720
        #EXT-X-STREAM-INF:BANDWIDTH=1
        a.m3u8
        b.m3u8
        #EXT-X-MEDIA:TYPE=AUDIO,NAME="x"
        #EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=x
        #EXT-X-SESSION-DATA:VALUE="x"
        #EXT-X-SESSION-KEY:URI="x"
        #EXT-X-CONTENT-STEERING:PATHWAY-ID="x"
        #EXT-X-STREAM-INF:BANDWIDTH=2
        """
    )
    #expect(playlist.variants.map(\.uri) == ["a.m3u8"])
    #expect(playlist.warnings.map(\.line) == [2, 6, 7, 8, 9, 10, 11])
  }
}
