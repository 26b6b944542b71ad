import HLS
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("Interstitials that never play")
struct StreamDropsTests {
  private func dropped(_ reason: InterstitialSchedule.DropReason) -> [InterstitialSchedule.Dropped] {
    let primary = PrimaryTimeline(end: .seconds(10), isLive: reason == .endUnknown)
    let skipper = InterstitialEvent(
      id: "skipper",
      start: .time(.seconds(5)),
      resumption: .offset(.seconds(3))
    )
    let event =
      reason == .endUnknown
      ? InterstitialEvent(id: "a", start: .time(.zero), cue: .leave)
      : InterstitialEvent(id: "a", start: .time(.seconds(6)))
    return InterstitialSchedule(events: [skipper, event], primary: primary).dropped
  }

  @Test("are named once", arguments: [true, false])
  func once(isOver: Bool) {
    var drops = StreamDrops()
    let dropped = InterstitialSchedule(
      events: [InterstitialEvent(id: "a", start: .time(.seconds(-1)))],
      primary: PrimaryTimeline()
    ).dropped
    let named = drops.dropped(dropped, current: nil, isOver: isOver)
    #expect(named.map(\.id) == ["a"] && named.map(\.reason) == ["before the start"])
    #expect(drops.dropped(dropped, current: nil, isOver: true).isEmpty)
    #expect(drops.removed(now: ["a"]).isEmpty && drops.removed(now: []).isEmpty)
  }

  @Test("are not named while the end of a live stream may come")
  func endUnknown() {
    var drops = StreamDrops()
    let dropped = dropped(.endUnknown)
    #expect(drops.dropped(dropped, current: nil, isOver: false).isEmpty)
    #expect(drops.dropped(dropped, current: nil, isOver: true).map(\.id) == ["a"])
  }

  @Test("are not named while what passes over them may fail")
  func skipped() {
    var drops = StreamDrops()
    let dropped = dropped(.insideSkippedRange(of: "skipper"))
    #expect(drops.dropped(dropped, current: nil, isOver: false).isEmpty)
    drops.begins("skipper")
    #expect(drops.dropped(dropped, current: "skipper", isOver: false).isEmpty)
    #expect(drops.dropped(dropped, current: nil, isOver: false).map(\.id) == ["a"])
  }

  @Test("are not those that have begun")
  func begun() {
    var drops = StreamDrops()
    #expect(drops.removed(now: ["a", "b"]).isEmpty)
    drops.begins("a")
    let removed = drops.removed(now: [])
    #expect(removed.map(\.id) == ["b"] && removed.map(\.reason) == ["it was removed"])
  }
}
