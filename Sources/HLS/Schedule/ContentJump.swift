/// A change of the content's position by anything but playing.
public struct ContentJump: Hashable, Sendable {
  /// Why the content was put elsewhere.
  public enum Reason: Hashable, Sendable {
    /// Playback began here.
    case joined
    /// The content goes on after this interstitial, and those before it.
    case resumed(after: String)
    /// The interstitial was cancelled, and the content goes on.
    case cancelled(String)
    /// The viewer sought.
    case sought
    /// The viewer sought into the range that this event replaces. It plays from its start.
    case soughtIntoRange(of: String)
    /// The viewer sought over this event, which does not allow it.
    case seekRestricted(by: String)
    /// The position fell out of the window.
    case windowSlid
    /// The position lies behind the end of what can be shown.
    case heldAtEnd
  }

  /// Where the content was; `nil` when playback begins.
  public let from: Duration?
  /// Where it is now.
  public let to: Duration
  /// Why.
  public let reason: Reason

  /// A jump. Machines make them; so can tests.
  public init(from: Duration?, to: Duration, reason: Reason) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}
