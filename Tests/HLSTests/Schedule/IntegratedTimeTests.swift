import HLS
import Testing

@Suite("Where playback stands on the integrated timeline")
struct IntegratedTimeTests {
  private func time(_ playback: InterstitialPlayback, _ content: Double, asset: Double? = nil) -> Double {
    playback.integratedTime(contentAt: .seconds(content), assetAt: asset.map { .seconds($0) }) / .seconds(1)
  }

  @Test("is the start of the join events before playback begins, and behind them in the content")
  func joining() {
    let join = ad("a", [4], once: true, cue: .join, occupies: .fill)
    var playback = InterstitialPlayback(events: [join], timeline: film)
    #expect(time(playback, 0) == 0)
    _ = playback.handle(.began(at: .zero), at: .zero)
    #expect(time(playback, 0, asset: 3) == 3)
    _ = playback.handle(.assetEnded(id: "a", index: 0, at: .seconds(4)), at: .seconds(4))
    // It plays once, and is no longer in the plan.
    #expect(playback.schedule.slots.isEmpty)
    #expect(time(playback, 0) == 4 && time(playback, 10) == 14)
  }

  @Test("counts events that are sought over, and none that is a point")
  func sought() {
    let events = [
      ad("a", at: 10, [4], occupies: .fill), ad("b", at: 10, [5]), ad("c", at: 20, [6], occupies: .fill),
    ]
    var playback = InterstitialPlayback(events: events, timeline: film)
    _ = playback.handle(.began(at: .zero), at: .zero)
    #expect(time(playback, 10) == 14)
    _ = playback.handle(.seek(from: .zero, to: .seconds(50)), at: .zero)
    #expect(time(playback, 50) == 60)
    _ = playback.handle(.primaryEnded, at: .seconds(50))
    #expect(time(playback, 100) == 110)
  }

  @Test("goes on while content is shown again")
  func replayed() {
    let events = [ad("a", at: 20, [6], resume: offset(-5), occupies: .fill)]
    var playback = InterstitialPlayback(events: events, timeline: film)
    _ = playback.handle(.began(at: .zero), at: .zero)
    _ = playback.handle(.playheadMoved(to: .seconds(20)), at: .seconds(20))
    #expect(time(playback, 20, asset: 1) == 21)
    _ = playback.handle(.assetEnded(id: "a", index: 0, at: .seconds(6)), at: .seconds(26))
    #expect(time(playback, 15) == 26 && time(playback, 18) == 29)
    _ = playback.handle(.playheadMoved(to: .seconds(21)), at: .seconds(32))
    #expect(time(playback, 21) == 32)
  }
}
