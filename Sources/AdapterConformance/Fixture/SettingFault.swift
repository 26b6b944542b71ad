import AdMediation

/// A setting that is missing or malformed, and how the adapter answers it.
public struct SettingFault: Sendable, Equatable {
  /// When the adapter reads the setting.
  public enum Stage: String, Sendable, CaseIterable {
    /// When it is set up.
    case setUp
    /// When it loads an ad.
    case load
  }

  /// When the adapter reads it.
  public var stage: Stage
  /// The name of the setting; `parameter` is the *Parameter* of the source.
  public var key: String
  /// The malformed value. Nil for a setting that is missing.
  public var value: String?
  /// The domain of the error. Any, if nil.
  public var domain: String?
  /// The code of the error. Any, if nil.
  public var code: Int?

  /// A setting that is missing, or has this value, and the error that it leads to.
  public init(
    _ key: String,
    _ value: String? = nil,
    at stage: Stage,
    domain: String? = nil,
    code: Int? = nil
  ) {
    self.stage = stage
    self.key = key
    self.value = value
    self.domain = domain
    self.code = code
  }

  /// The setting in messages.
  var words: String {
    value.map { "\(Optional($0).quoted) as the setting \(Optional(key).quoted)" }
      ?? "without the setting \(Optional(key).quoted)"
  }

  /// The error in messages.
  var errorWords: String {
    let parts = [domain.map { "the domain \(Optional($0).quoted)" }, code.map { "the code \($0)" }]
      .compactMap(\.self)
    return parts.isEmpty ? "an error" : "an error with \(parts.joined(separator: " and "))"
  }

  /// Whether an error is the one that the adapter answers with.
  func matches(_ error: AdapterFailure) -> Bool {
    domain.map { $0 == error.domain } ?? true && code.map { $0 == error.code } ?? true
  }
}
