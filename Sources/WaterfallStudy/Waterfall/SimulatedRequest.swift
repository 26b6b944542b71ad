package import AdMediation

/// Decides what an app does with one request of a study, and keeps what came of it.
///
/// An app that asks for an ad waits for the outcome, shows the ad if there is one, and goes on after
/// ``timeBetweenRequests``; who taps ads taps this one then, just before it is put away.
package struct SimulatedRequest {
  enum Event {
    /// The user comes to the place of the ad.
    case arrived
    /// The request has ended: with an ad if the last attempt filled it.
    case ended([Attempt])
    /// The publisher hears of an impression.
    case impression
    /// The publisher hears of a click.
    case click
    /// The user continues.
    case timeOver
  }

  enum Effect: Equatable {
    /// Ask for an ad.
    case load
    /// Render the ad where it is seen.
    case show
    /// Say when ``timeBetweenRequests`` is over.
    case wait
    /// Tap the ad, if its network has such people.
    case tap
    /// Untrack the ad and release it.
    case putAway
    /// The request is over: count it.
    case count
  }

  /// What came of a request, for the figures of its study.
  package struct Counts {
    /// What became of the sources, in the order in which they were asked.
    package var attempts: [Attempt] = []
    /// The time from the request to the ad.
    package var latency: Duration?
    /// How many impressions the publisher heard of.
    package var impressions = 0
    /// How many clicks the publisher heard of.
    package var clicks = 0

    /// Nothing yet.
    package init() {}

    /// The source of the ad.
    package var winner: Int? { attempts.last { $0.outcome == .filled }?.source }
  }

  /// What became of a source.
  package struct Attempt: Equatable {
    /// Its place in the waterfall.
    package var source: Int
    /// What became of it.
    package var outcome: AdSourceOutcome
    /// How long the request waited for it.
    package var latency: Duration

    /// What became of a source at this place.
    package init(source: Int, outcome: AdSourceOutcome, latency: Duration = .zero) {
      self.source = source
      self.outcome = outcome
      self.latency = latency
    }
  }

  private enum State {
    /// Neither has arrived yet.
    case idle
    /// An ad was asked for at that time.
    case loading(since: Duration)
    /// The ad is on the screen.
    case showing
    /// There is no ad.
    case empty
    /// The user continues, after a last tap.
    case leaving
  }

  /// 1 second. That it is not 0 keeps what hosts remember of ended requests for a while bounded.
  static let timeBetweenRequests: Duration = .seconds(1)

  private var state = State.idle
  private(set) var counts = Counts()

  mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch (state, event) {
    case (.idle, .arrived):
      state = .loading(since: now)
      return [.load]
    case (.loading(let start), .ended(let attempts)):
      counts.attempts = attempts
      guard counts.winner != nil else {
        state = .empty
        return [.wait]
      }
      counts.latency = now - start
      state = .showing
      return [.show, .wait]
    case (.showing, .impression):
      counts.impressions += 1
      return []
    case (.showing, .click):
      counts.clicks += 1
      return []
    case (.showing, .timeOver):
      // A click of this tap still counts.
      state = .leaving
      return [.tap, .putAway, .count]
    case (.leaving, .click):
      counts.clicks += 1
      return []
    case (.empty, .timeOver):
      state = .leaving
      return [.count]
    case (.idle, _), (.loading, _), (.showing, _), (.empty, _), (.leaving, _):
      return []
    }
  }
}
