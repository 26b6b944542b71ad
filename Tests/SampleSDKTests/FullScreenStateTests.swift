import AdPlatform
import Testing

@testable import SampleSDK

/// What the life of a full-screen ad decides, without an ad.
@Suite("The life of a full-screen ad")
struct FullScreenStateTests {
  private let reward = SampleReward(type: "coins", amount: 1, afterMilliseconds: 3000)

  private func state(after events: [SampleFullScreenState.Event]) -> SampleFullScreenState {
    var state = SampleFullScreenState()
    for event in events { _ = state.handle(event, at: .zero) }
    return state
  }

  private var offer: SampleFullScreenState.Event {
    .receive(.init(expiry: .seconds(10), reward: reward, isBroken: false))
  }

  @Test("presents until the moment of the expiry, not in it")
  func expiry() {
    var early = state(after: [offer])
    #expect(
      early.handle(.present(.free), at: .milliseconds(9999))
        == [.tellWillPresent, .show, .startVideo, .awaitReward(after: .seconds(3))]
    )
    var late = state(after: [offer])
    #expect(late.handle(.present(.free), at: .seconds(10)) == [.tellFailure(.expired)])
  }

  @Test("says the reason that lasts before the one that passes")
  func reasons() {
    var broken = state(after: [offer, .breakDown])
    #expect(broken.handle(.present(.noWindow), at: .zero) == [.tellFailure(.brokenCreative)])
    #expect(broken.handle(.present(.covered), at: .seconds(10)) == [.tellFailure(.expired)])
  }

  @Test("has no effects for events that cannot happen in its state")
  func impossible() {
    let idle: [SampleFullScreenState.Event] = [.breakDown, .seeEnough, .beginClosing, .endClosing]
    let lives = [
      [], [offer], [offer, .present(.free), .beginClosing, .endClosing],
    ]
    for life in lives {
      for event in idle {
        var state = state(after: life)
        #expect(state.handle(event, at: .zero).isEmpty)
        #expect(state.holdsAd == (life == [offer]))
      }
    }
  }

  @Test("stops its video and its wait for the reward when it begins to close")
  func closing() {
    var state = state(after: [offer, .present(.free)])
    #expect(state.handle(.beginClosing, at: .zero) == [.stopAwaitingReward, .stopVideo, .tellWillDismiss])
  }

  @Test("keeps its ad when another one comes")
  func secondOffer() {
    let other = SampleFullScreenState.Event.receive(.init(expiry: .seconds(99), reward: nil, isBroken: true))
    #expect(state(after: [offer, other]) == state(after: [offer]))
  }
}
