/// What the media of a segment would say at one moment. Only here, where there is no media behind a URL.
public struct TimedMetadata: Hashable, Sendable {
  /// Where in the segment; beyond its ends counts as there.
  public var position: Duration
  /// What it is about: `id3/TXXX`.
  public var identifier: String
  /// What it says.
  public var value: String

  /// A fact at a position of a segment.
  public init(at position: Duration, identifier: String, value: String) {
    self.position = position
    self.identifier = identifier
    self.value = value
  }
}
