import AdPlatform
public import Foundation

extension PodManifestRequest {
  /// Whose requests one token serves.
  public enum TokenScope: Sendable, Hashable {
    /// Those of one session: the token carries every parameter of the path and of the query.
    case session
    /// Those of all sessions for one break: the token leaves out the stream ID and ``otherParameters``, so that a
    /// server can sign once for everybody.
    case adBreak
  }

  /// The URL of the pod's playlist with a signed token, the parameter `auth-token`.
  ///
  /// - Parameters:
  ///   - key: the authentication key of the live stream event, as it is shown. It signs as the bytes of its text.
  ///   - expiration: when the token ends, in whole seconds.
  ///   - scope: whose requests the token serves.
  /// - Throws: what is wrong with the parts, the key or the date.
  ///
  /// A key does not belong into an app: let a server of yours sign, and use ``url(authToken:)``.
  public func signedURL(
    key: String,
    expiration: Date,
    scope: TokenScope = .session
  ) throws(PodManifestError) -> URL {
    try url(authToken: authToken(key: key, expiration: expiration, scope: scope))
  }

  /// The URL of the pod's playlist with a token that was signed elsewhere.
  ///
  /// - Parameter authToken: the token as ``authToken(key:expiration:scope:)`` returns it, not percent-encoded.
  /// - Throws: what is wrong with the parts.
  public func url(authToken: String) throws(PodManifestError) -> URL {
    if authToken.unicodeScalars.contains(where: \.isControl) { throw .parameter("auth-token") }
    return try url(parameters + [Parameter(name: "auth-token", value: authToken)])
  }

  /// A signed token, not percent-encoded: the parameters sorted by name, `name=value` joined by `~`, and after the last
  /// one `~hmac=` with their HMAC-SHA256 in hexadecimal.
  ///
  /// The break is `ad_break_id` or, by number, `pod_id`; the end of the token is `exp`, in seconds since 1970. Values
  /// stand in it as they are, not percent-encoded.
  ///
  /// Source: *Authenticate ad pod manifest requests*, *Generate an HMAC token*, for the order and the parameters of the
  /// path and the query; *Generate a signed HMAC token*, for `pod_id` and tokens that all sessions share.
  public func authToken(
    key: String,
    expiration: Date,
    scope: TokenScope = .session
  ) throws(PodManifestError) -> String {
    // Finds what no URL could carry.
    _ = try url
    guard !key.isEmpty else { throw .emptyKey }
    let seconds = expiration.timeIntervalSince1970
    guard seconds >= 0, seconds < 253_402_300_800 else { throw .expiration(seconds: seconds) }
    let parameters = signedParameters(scope, expiration: Int64(seconds))
    for parameter in parameters where (parameter.name + parameter.value).utf8.contains(UInt8(ascii: "~")) {
      throw .tilde(parameter: parameter.name)
    }
    let text = parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "~")
    return "\(text)~hmac=\(HMAC.sha256(of: text, key: key).hexadecimal)"
  }

  private func signedParameters(_ scope: TokenScope, expiration: Int64) -> [Parameter] {
    let shared: Set<String> = ["pd", "scte35", "cust_params"]
    let query = scope == .session ? parameters : parameters.filter { shared.contains($0.name) }
    let own = [
      Parameter(name: identifier.parameter.name, value: identifier.parameter.value),
      Parameter(name: "custom_asset_key", value: customAssetKey),
      Parameter(name: "exp", value: "\(expiration)"),
      Parameter(name: "network_code", value: networkCode),
    ]
    return (own + query).sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }
}
