/// When the action of a date range is triggered, if not at its start.
///
/// Source: RFC 8216bis, section 4.4.5.1 (`CUE`).
public enum Cue: String, Sendable, Hashable, CaseIterable, Encodable {
  /// Before playback of the primary content begins, wherever it begins.
  case pre = "PRE"
  /// After the primary content has been played to its end.
  case post = "POST"
  /// Only once, also if the time is passed again.
  case once = "ONCE"
}
