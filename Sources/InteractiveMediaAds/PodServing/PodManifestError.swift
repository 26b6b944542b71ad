internal import AdPlatform
public import Foundation

/// Why a pod cannot be asked for. Each says what to do next.
public enum PodManifestError: Error, Sendable, Hashable {
  /// The identifier is none.
  case identifier(String, reason: IdentifierFlaw)
  /// The network code cannot stand in a path.
  case networkCode(String, PathComponentFlaw)
  /// The custom asset key cannot stand in a path.
  case customAssetKey(String, PathComponentFlaw)
  /// The stream ID is empty, too long or contains a control character.
  case streamID(String, PathComponentFlaw)
  /// The host is not a host name, with or without a port.
  case host(String)
  /// The pod would last no millisecond, or longer than ``PodManifestRequest/maximumDuration``.
  case duration(Duration)
  /// A parameter has a name that the request uses itself, or none.
  case parameterName(String)
  /// A name or a value contains a control character, or is longer than ``PodManifestRequest/maximumValueBytes``.
  case parameter(String)
  /// The key to sign with is empty.
  case emptyKey
  /// The token's end is before 1970 or after the year 9999. In seconds since 1970: dates that are not finite cannot be
  /// printed.
  case expiration(seconds: Double)
  /// A `~` in a parameter: in a token it would end the value and begin another parameter.
  case tilde(parameter: String)

  /// What is wrong with an identifier.
  public enum IdentifierFlaw: Sendable, Hashable {
    /// It begins with neither `pod/` nor `ad_break_id/`.
    case form
    /// What follows `pod/` is not a whole number.
    case numberIsNotWhole
    /// The number is 0 or less.
    case numberBelowOne
    /// The name cannot stand in a path.
    case name(PathComponentFlaw)
  }
}

extension PodManifestError: CustomStringConvertible {
  /// One line: what is wrong, and what to do next. Texts from outside are made printable.
  public var description: String {
    switch self {
    case .identifier(let text, let reason):
      "“\(text.printable(limit: 80))” identifies no pod: \(reason.clause)."
    case .networkCode(let text, let flaw):
      "The network code “\(text.printable(limit: 80))” \(flaw.clause). Take it from the settings of the ad network."
    case .customAssetKey(let text, let flaw):
      "The custom asset key “\(text.printable(limit: 80))” \(flaw.clause). Take the key of the live stream event."
    case .streamID(let text, let flaw):
      "The stream ID “\(text.printable(limit: 80))” \(flaw.clause). Register a stream and take the ID of the answer."
    case .host(let text):
      "“\(text.printable(limit: 80))” is not a host name. Use a name such as \(PodManifestRequest.defaultHost)."
    case .duration(let duration):
      "A pod of \(duration) cannot be asked for. Use 1 ms to \(PodManifestRequest.maximumDuration)."
    case .parameterName(let name):
      "A parameter cannot have the name “\(name.printable(limit: 80))”. Use the property of that name, or another name."
    case .parameter(let name):
      """
      The parameter “\(name.printable(limit: 80))” contains a control character, or more than \
      \(PodManifestRequest.maximumValueBytes) bytes. Shorten it, or encode what it carries.
      """
    case .emptyKey: "The key is empty. Use the authentication key of the live stream event."
    case .expiration: "A token must end between 1970 and the year 9999. Use a date shortly after the break."
    case .tilde(let parameter):
      "“\(parameter.printable(limit: 80))” contains a “~”, which separates the parameters of a token. Use another value."
    }
  }
}

extension PodManifestError.IdentifierFlaw {
  fileprivate var clause: String {
    switch self {
    case .form: "write pod/3 or ad_break_id/mid-roll-7"
    case .numberIsNotWhole: "a whole number must follow pod/, as in pod/3"
    case .numberBelowOne: "the first pod is pod/1"
    case .name(let flaw):
      "the name \(flaw.clause); use letters, digits and hyphens, as in ad_break_id/mid-roll-7"
    }
  }
}

extension PodManifestError: LocalizedError {
  /// The same line as ``description``.
  public var errorDescription: String? { description }
}
