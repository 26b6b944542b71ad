/// What picture-in-picture does on a machine. Only here.
public struct PictureInPictureScript: Hashable, Sendable {
  /// Whether the machine has it.
  public var isSupported: Bool
  /// How long the window takes to open and to close.
  public var transition: Duration
  /// Whether the window does not open.
  public var failsToStart: Bool

  /// Picture-in-picture that works at once, unless told otherwise.
  public init(isSupported: Bool = true, transition: Duration = .zero, failsToStart: Bool = false) {
    self.isSupported = isSupported
    self.transition = transition
    self.failsToStart = failsToStart
  }
}
