import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// The ads of a break by themselves, without the manager that owns them.
@Suite("The playback of a pod")
struct PodPlaybackTests {
  private enum End: CaseIterable {
    case hasNoAd, stoppedBeforeItBegins, stopped, ended, skipped, failed
  }

  private func pod(_ end: End) -> PodPlayback {
    let ads = end == .hasNoAd ? [] : [ResolvedAd.make("a", skipOffset: .time(.zero))]
    var pod = PodPlayback([ResolvedResponse(ads)], cue: 0, choice: MediaFileChoice())
    _ = pod.handle(.prepare)
    if end == .stoppedBeforeItBegins { _ = pod.handle(.stop) }
    _ = pod.handle(.begin(volume: 1, isHeld: false))
    _ = pod.handle(.loaded(duration: .seconds(10)))
    _ = pod.handle(.started)
    switch end {
    case .hasNoAd, .stoppedBeforeItBegins: break
    case .stopped: _ = pod.handle(.stop)
    case .ended: _ = pod.handle(.ended)
    case .skipped: _ = pod.handle(.skip)
    case .failed: _ = pod.handle(.failed(.mediaPlayback, "broken"))
    }
    return pod
  }

  @Test("has no ad when it is over, and ignores what comes then", arguments: End.allCases)
  private func over(end: End) {
    var pod = pod(end)
    #expect(pod.current == nil)
    let events: [PodPlayback.Event] = [
      .prepare, .begin(volume: 1, isHeld: false), .loaded(duration: nil), .started,
      .progressed(to: .seconds(1)), .reached(.seconds(2)), .ended,
      .failed(.mediaPlayback, "broken"), .skip,
      .tapped(isClick: true), .stop,
    ]
    for event in events {
      let effects = pod.handle(event)
      guard effects.count == 1, case .ignored(.outOfOrder) = effects[0] else {
        Issue.record("\(event): \(effects)")
        continue
      }
    }
    #expect(pod.current == nil)
  }

  @Test("ignores what media does before it is asked for, and what is done twice")
  func outOfOrder() {
    var pod = PodPlayback([ResolvedResponse([.make("a")])], cue: 0, choice: MediaFileChoice())
    func isIgnored(_ event: PodPlayback.Event) -> Bool {
      let effects = pod.handle(event)
      guard effects.count == 1, case .ignored(.outOfOrder) = effects[0] else { return false }
      return true
    }
    #expect(isIgnored(.begin(volume: 1, isHeld: false)) && isIgnored(.skip) && isIgnored(.started))
    #expect(!isIgnored(.prepare))
    #expect(isIgnored(.prepare) && isIgnored(.loaded(duration: nil)) && isIgnored(.started))
    #expect(!isIgnored(.begin(volume: 1, isHeld: false)))
    #expect(isIgnored(.begin(volume: 1, isHeld: false)) && isIgnored(.started) && isIgnored(.ended))
    #expect(!isIgnored(.loaded(duration: nil)))
    #expect(isIgnored(.loaded(duration: nil)) && isIgnored(.progressed(to: .seconds(1))))
    #expect(!isIgnored(.started))
    #expect(isIgnored(.started) && isIgnored(.loaded(duration: nil)))
  }
}
