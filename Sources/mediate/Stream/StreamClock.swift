/// Keeps account of what a viewer is shown: how far playback has come on each of its timelines.
///
/// Told at every change of what plays, it is exact.
struct StreamClock: Equatable, Sendable {
  /// What plays.
  enum Showing: Equatable, Sendable {
    /// Nothing moves.
    case nothing
    case content
    /// A break, and whether it takes time on the integrated timeline. Nothing moves while it waits.
    case interstitial(fills: Bool, isPlaying: Bool)
  }

  private(set) var position = StreamTimeline.Position()
  private var showing = Showing.nothing
  private var lastLook = Duration.zero
  /// Where the content was suspended, and how much of the break was shown since.
  private var interruption: (at: Duration, shown: Duration)?
  /// How far the integrated timeline is ahead of the primary one.
  private var lead = Duration.zero

  static func == (one: StreamClock, other: StreamClock) -> Bool {
    one.position == other.position && one.showing == other.showing
  }

  /// Takes note of what plays from now on.
  ///
  /// - Parameter primary: where the content is.
  mutating func look(at showing: Showing, primary: Duration, now: Duration) {
    let passed = now - lastLook
    lastLook = now
    switch self.showing {
    case .nothing, .interstitial(_, false): break
    case .content: position.playout += passed
    case .interstitial(_, true):
      position.playout += passed
      interruption?.shown += passed
    }
    change(to: showing, primary: primary)
    position.primary = primary
    let shown: Duration =
      if case .interstitial(true, _) = showing { interruption?.shown ?? .zero } else { .zero }
    position.integrated = primary + lead + shown
  }

  private mutating func change(to new: Showing, primary: Duration) {
    switch (showing, new) {
    case (.interstitial(let fills, _), .content), (.interstitial(let fills, _), .nothing):
      guard let interruption else { break }
      // What the resumption passed over was replaced.
      lead += (fills ? interruption.shown : .zero) - (primary - interruption.at)
      self.interruption = nil
    case (.content, .interstitial), (.nothing, .interstitial):
      interruption = (primary, .zero)
    default: break
    }
    showing = new
  }
}
