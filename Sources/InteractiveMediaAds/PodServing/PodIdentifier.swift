internal import AdPlatform

/// Which break of a live stream a pod is for. Every viewer of one break must ask with the same identifier.
///
/// Source: Dynamic Ad Insertion pod serving live API, *HLS pod manifest*, path parameters.
public enum PodIdentifier: Sendable, Hashable {
  /// The break with this number: 1 for the first break of the event, one more for each that follows.
  case pod(Int)
  /// The break with this name, as `mid-roll-7`.
  case adBreak(String)

  /// Reads an identifier as it stands in a path: `pod/3` or `ad_break_id/mid-roll-7`, not percent-encoded.
  ///
  /// - Throws: ``PodManifestError/identifier(_:reason:)``, also for a name that ``PodManifestRequest`` would refuse.
  public init(parsing text: String) throws(PodManifestError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.dropFirst().first) {
    case ("pod", let number?):
      guard let value = Int(number), String(value) == number else {
        throw .identifier(text, reason: .numberIsNotWhole)
      }
      self = .pod(value)
    case ("ad_break_id", let name?): self = .adBreak(String(name))
    default: throw .identifier(text, reason: .form)
    }
    try check()
  }

  /// Refuses an identifier that can be no part of a URL's path.
  func check() throws(PodManifestError) {
    switch self {
    case .pod(let number):
      if number < 1 { throw .identifier(description, reason: .numberBelowOne) }
    case .adBreak(let name):
      if let flaw = PathComponentFlaw(name) { throw .identifier(description, reason: .name(flaw)) }
    }
  }

  /// The identifier as a part of a path, percent-encoded.
  var path: String {
    switch self {
    case .pod(let number): "pod/\(number)"
    case .adBreak(let name): "ad_break_id/\(name.percentEncoded())"
    }
  }

  /// The identifier as a parameter of a token.
  var parameter: (name: String, value: String) {
    switch self {
    case .pod(let number): ("pod_id", "\(number)")
    case .adBreak(let name): ("ad_break_id", name)
    }
  }
}

extension PodIdentifier: CustomStringConvertible {
  /// `pod/3` or `ad_break_id/mid-roll-7`, not percent-encoded: what ``init(parsing:)`` reads.
  public var description: String {
    switch self {
    case .pod(let number): "pod/\(number)"
    case .adBreak(let name): "ad_break_id/\(name)"
    }
  }
}
