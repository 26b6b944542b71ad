import Foundation
import HLS
import Testing

@Suite("The schedule of a playlist")
struct PlaylistScheduleTests {
  static let text = """
    #EXTM3U
    #EXT-X-TARGETDURATION:10
    #EXT-X-PROGRAM-DATE-TIME:2026-01-01T12:00:00Z
    #EXTINF:10,
    a.ts
    #EXTINF:10,
    b.ts
    #EXT-X-DISCONTINUITY
    #EXT-X-PROGRAM-DATE-TIME:2026-01-01T13:00:00Z
    #EXTINF:10,
    c.ts
    #EXT-X-DATERANGE:ID="a",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T12:00:04Z",DURATION=8,\
    X-ASSET-URI="https://example.com/a.m3u8",X-RESTRICT="JUMP,SKIP",X-SNAP="OUT,IN",X-TIMELINE-OCCUPIES="RANGE"
    #EXT-X-DATERANGE:ID="b",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T13:00:02.5Z",\
    END-DATE="2026-01-01T13:00:05Z",X-ASSET-LIST="https://example.com/b.json",X-RESUME-OFFSET=-1.5,\
    X-PLAYOUT-LIMIT=20,CUE="ONCE"
    #EXT-X-DATERANGE:ID="c",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T12:00:00Z",CUE="PRE",\
    X-ASSET-URI="https://example.com/c.m3u8",PLANNED-DURATION=3
    #EXT-X-DATERANGE:ID="d",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T12:00:00Z",CUE="POST",\
    X-ASSET-URI="https://example.com/d.m3u8",X-TIMELINE-OCCUPIES="POINT"
    #EXT-X-ENDLIST

    """

  @Test("date ranges become events")
  func events() throws {
    let events = try MediaPlaylist(text: Self.text).interstitials.map { InterstitialEvent($0) }
    try #require(events.map(\.id) == ["a", "b", "c", "d"])
    let (a, b) = (events[0], events[1])
    #expect(a.restrictions == [.jump, .skip])
    #expect(a.snapsStart && a.snapsResumption && a.occupancy == .fill && !a.needsAssetList)
    #expect(a.resumption == .duration && a.plannedDuration == .seconds(8) && a.assetDurations == [nil])
    #expect(a.cue == nil && !a.playsOnce && a.playoutLimit == nil)
    #expect(b.restrictions == [] && !b.snapsStart && !b.snapsResumption)
    #expect(b.needsAssetList && b.assetDurations.isEmpty && b.playsOnce)
    #expect(b.resumption == .offset(.milliseconds(-1_500)) && b.playoutLimit == .seconds(20))
    #expect(b.plannedDuration == .milliseconds(2_500))
    #expect(events[2].cue == .join && events[2].plannedDuration == .seconds(3))
    #expect(events[3].cue == .leave && events[3].occupancy == .point)
  }

  @Test("the parts behind the last segment belong to the timeline, and events stand on them")
  func parts() throws {
    let playlist = try MediaPlaylist(
      text: """
        #EXTM3U
        #EXT-X-TARGETDURATION:4
        #EXT-X-PART-INF:PART-TARGET=1
        #EXT-X-PROGRAM-DATE-TIME:2026-01-01T12:00:00Z
        #EXTINF:4,
        a.mp4
        #EXT-X-PART:DURATION=1,URI="b.0.mp4"
        #EXT-X-PART:DURATION=0.5,URI="b.1.mp4",GAP=YES
        #EXT-X-PRELOAD-HINT:TYPE=PART,URI="b.2.mp4"
        #EXT-X-DATERANGE:ID="a",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T12:00:05Z",DURATION=8,\
        X-ASSET-URI="https://example.com/a.m3u8",X-SNAP="OUT"
        #EXT-X-DATERANGE:ID="b",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T12:00:05Z",DURATION=8,\
        X-ASSET-URI="https://example.com/a.m3u8"
        #EXT-X-DATERANGE:ID="c",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T12:00:06Z",DURATION=8,\
        X-ASSET-URI="https://example.com/a.m3u8"

        """
    )
    #expect(playlist.trailingDuration == .seconds(1.5))
    #expect(playlist.totalDuration == .seconds(4))
    let timeline = PrimaryTimeline(playlist, startingAt: .seconds(60))
    #expect(timeline.end == .seconds(65.5))
    #expect(timeline.segmentBoundaries == [60, 64].map { .seconds($0) })
    let schedule = InterstitialSchedule(events: playlist.interstitials.map { .init($0) }, primary: timeline)
    #expect(schedule.slots.map(\.event.id) == ["a", "b"])
    #expect(schedule.slots.map(\.start) == [.seconds(65), .seconds(65)])
    #expect(schedule.dropped.map(\.reason) == [.notInWindowYet])
  }

  @Test("a playlist's dates and segments make its timeline, and its events stand there")
  func timeline() throws {
    let playlist = try MediaPlaylist(text: Self.text)
    let timeline = PrimaryTimeline(playlist)
    #expect(timeline.end == .seconds(30))
    #expect(!timeline.isLive)
    #expect(timeline.segmentBoundaries == [0, 10, 20, 30].map { .seconds($0) })
    #expect(timeline.dateAnchors.map(\.time) == [.zero, .seconds(20)])
    let schedule = InterstitialSchedule(events: playlist.interstitials.map { .init($0) }, primary: timeline)
    #expect(schedule.dropped.isEmpty)
    #expect(schedule.slots.map(\.event.id) == ["c", "a", "b", "d"])
    #expect(schedule.slots.map(\.start) == [.zero, .zero, .milliseconds(22_500), .seconds(30)])
    // A join event without X-RESUME-OFFSET counts with its duration; behind the end nothing is left.
    #expect(schedule.slots.map(\.resumesAt) == [3, 10, 21, 30].map { .seconds($0) })
    #expect(PrimaryTimeline(playlist, startingAt: .seconds(60)).segmentBoundaries.last == .seconds(90))
  }
}
