/// The life of a full-screen ad: decides when it may be presented and when its reward is earned, without a clock.
struct SampleFullScreenState: Hashable {
  enum State: Hashable {
    /// There is no ad.
    case empty
    /// There is an ad, for a time.
    case ready(Offer)
    /// The ad is on the screen, with the reward that is still to be earned.
    case presented(unearned: SampleReward?)
    /// The ad was closed.
    case used
  }

  /// What there is to present.
  struct Offer: Hashable {
    var expiry: Duration
    var reward: SampleReward?
    var isBroken: Bool
  }

  /// Where the ad is to be presented.
  enum Place: Hashable {
    case free, covered, noWindow
  }

  enum Event: Hashable {
    case receive(Offer)
    /// Something happens to the ad so that it cannot be presented.
    case breakDown
    case present(Place)
    /// The viewer has seen enough of the ad for the reward.
    case seeEnough
    case beginClosing
    case endClosing
  }

  enum Effect: Hashable {
    case tellFailure(SamplePresentationError)
    case tellWillPresent, show, startVideo
    case awaitReward(after: Duration)
    case stopAwaitingReward, stopVideo
    case giveReward(SampleReward)
    case tellWillDismiss, tellDidDismiss
  }

  private(set) var state: State = .empty

  /// Whether there is an ad that was not presented yet. It may have expired.
  var holdsAd: Bool {
    if case .ready = state { true } else { false }
  }

  /// Whether the ad is on the screen.
  var isPresented: Bool {
    if case .presented = state { true } else { false }
  }

  mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch (event, state) {
    case (.receive(let offer), .empty):
      state = .ready(offer)
      return []
    case (.breakDown, .ready(var offer)):
      offer.isBroken = true
      state = .ready(offer)
      return []
    case (.present, .empty): return [.tellFailure(.notLoaded)]
    case (.present, .presented), (.present, .used): return [.tellFailure(.alreadyPresented)]
    case (.present(let place), .ready(let offer)):
      if let obstacle = offer.obstacle(to: place, at: now) { return [.tellFailure(obstacle)] }
      state = .presented(unearned: offer.reward)
      let wait = offer.reward.map { [Effect.awaitReward(after: .milliseconds($0.afterMilliseconds))] } ?? []
      return [.tellWillPresent, .show, .startVideo] + wait
    case (.seeEnough, .presented(let reward?)):
      state = .presented(unearned: nil)
      return [.stopAwaitingReward, .giveReward(reward)]
    case (.beginClosing, .presented):
      return [.stopAwaitingReward, .stopVideo, .tellWillDismiss]
    case (.endClosing, .presented):
      state = .used
      return [.tellDidDismiss]
    case (.receive, _), (.breakDown, _), (.seeEnough, _), (.beginClosing, _), (.endClosing, _): return []
    }
  }
}

extension SampleFullScreenState.Offer {
  fileprivate func obstacle(
    to place: SampleFullScreenState.Place,
    at now: Duration
  ) -> SamplePresentationError? {
    if now >= expiry { return .expired }
    if isBroken { return .brokenCreative }
    switch place {
    case .free: return nil
    case .covered: return .covered
    case .noWindow: return .noWindow
    }
  }
}
