/// Decides what plays: content, or which interstitial, and where the content goes on.
///
/// It has no clock and no player. The shell owns a player for the content and one for interstitials; it hands in what
/// happened with the time by its clock, and performs the effects in their order.
///
/// Events of the same time follow each other without content between them. Whatever changes while an interstitial plays,
/// it plays on; what has not begun follows the new events.
///
/// An event that is set for a time that the content has passed does not play, unless the viewer seeks back. Playing
/// backwards passes events without playing them.
///
/// Source: *HTTP Live Streaming 2nd Edition*, appendix D; *AVPlayerInterstitialEventController*.
public struct InterstitialPlayback: Sendable {
  /// What is shown.
  public enum Phase: Hashable, Sendable {
    /// Playback has not begun.
    case idle
    /// The content.
    case content
    /// An interstitial: this asset of this event, `nil` while its list loads.
    case interstitial(id: String, asset: Int?)
    /// All has ended. A seek leads back to the content.
    case ended
  }

  /// How many jumps and refusals are kept at least, the last ones. There are never more than twice as many.
  public static let recordLimit = 1_000

  /// How many names of events that play once are remembered although there is no such event any more.
  static let playedOnceLimit = 10_000

  /// The events as they were set, with what became known about their assets.
  public internal(set) var events: [InterstitialEvent] = []
  /// The plan. An interstitial that plays once stays in it while it plays.
  public internal(set) var schedule: InterstitialSchedule
  /// The names of events that have begun and play once.
  public internal(set) var playedOnce: Set<String>
  /// How the content moved other than by playing, the last ones (``recordLimit``).
  public internal(set) var jumps: [ContentJump] = []
  /// What was not done, the last ones (``recordLimit``).
  public internal(set) var refusals: [Refusal] = []

  var state = State.idle
  var timeline: PrimaryTimeline
  /// The events as they were set.
  var given: [InterstitialEvent] = []
  /// Where each name is in ``events``; of two with one name, the later.
  var indices: [String: Int] = [:]
  /// How far the content really moved on after events whose resumption is not an offset, that were cancelled, or that
  /// could not be played; until they begin again.
  var resumed: [String: Duration] = [:]
  /// Whether ``schedule`` is out of date. It is renewed when no interstitial plays.
  var isStale = false

  /// When the event that is being handled happened.
  var now = Duration.zero
  /// What it has led to so far; empty between events.
  var effects: [Effect] = []

  /// Creates playback of content with these interstitials.
  ///
  /// - Parameters:
  ///   - events: the interstitials, in any order.
  ///   - timeline: the content.
  ///   - playedOnce: the names of events that began before, and play once.
  public init(
    events: [InterstitialEvent] = [],
    timeline: PrimaryTimeline = PrimaryTimeline(),
    playedOnce: Set<String> = []
  ) {
    self.timeline = timeline
    self.playedOnce = playedOnce
    schedule = InterstitialSchedule(events: [], primary: timeline)
    take(events)
    plan()
  }

  /// The content's position. While an interstitial plays, where the content was suspended. Zero before playback began.
  public var position: Duration {
    switch state {
    case .idle: .zero
    case .content(let content): content.position
    case .interstitial(let interruption): interruption.content.position
    case .ended(let position): position
    }
  }

  /// What is shown.
  public var phase: Phase {
    switch state {
    case .idle: .idle
    case .content: .content
    case .interstitial(let interruption):
      interruption.current.map { .interstitial(id: $0.event.id, asset: $0.asset?.index) } ?? .content
    case .ended: .ended
    }
  }

  /// The event that plays, as it was when it began.
  public var current: InterstitialEvent? { interruption?.current?.event }

  /// The events that play or wait; `nil` while content plays.
  var interruption: Interruption? {
    if case .interstitial(let interruption) = state { interruption } else { nil }
  }

  /// The highest rate that the event that plays allows; `nil`: any.
  public var maximumRate: Double? { current?.restrictions.contains(.skip) == true ? 1 : nil }

  /// The time at which the content has to stop because an event begins, if it plays on from a position. `nil` if none
  /// comes, or no content plays. It is that position if an event is due at once.
  public func nextStart(from position: Duration) -> Duration? {
    guard case .content(let content) = state else { return nil }
    return due(in: content, from: position.bounded)?.start
  }

  /// Takes in what happened, and says what to do.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - now: the time by the shell's clock, from any fixed point. Only differences count.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    self.now = now.bounded
    defer { effects = [] }
    let wasContent = if case .content = state { true } else { false }
    switch event {
    case .setEvents(let events): set(events)
    case .setTimeline(let timeline): set(timeline)
    case .began(let time): begin(at: time.bounded)
    case .playheadMoved(let time): moved(to: time.bounded)
    case .seek(let origin, let time): seek(from: origin.bounded, to: time.bounded)
    case .primaryEnded: primaryEnded()
    case .assetsLoaded(let id, let durations, let offset): loaded(id, durations, from: offset)
    case .assetListFailed(let id): listFailed(id)
    case .assetDurationKnown(let id, let index, let duration): learn(id, index, duration)
    case .assetProgress(let id, let index, let time): progressed(id, index, to: time)
    case .assetEnded(let id, let index, let time): ended(id, index, at: time, failed: false)
    case .assetFailed(let id, let index, let time): ended(id, index, at: time, failed: true)
    case .seekInAsset(let origin, let time): seekInAsset(from: origin, to: time)
    case .rateRequested(let rate): request(rate)
    case .cancel(let resumption): cancel(resumption)
    }
    proceed()
    if case .content = state, !wasContent || effects.contains(where: \.isEnd) { effects.append(.playContent) }
    return effects
  }
}

extension InterstitialPlayback.Effect {
  fileprivate var isEnd: Bool { if case .end = self { true } else { false } }
}
