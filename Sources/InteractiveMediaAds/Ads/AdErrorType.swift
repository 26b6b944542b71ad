/// When an ``AdError`` happened.
///
/// Mirrors `IMAErrorType`. Source: SDK reference, `IMAAdError.h`.
public enum AdErrorType: Int, Sendable, Hashable, CaseIterable {
  /// It is not known.
  case adUnknownErrorType = 0
  /// While ads were loaded.
  case adLoadingFailed
  /// While ads were played.
  case adPlayingFailed
}
