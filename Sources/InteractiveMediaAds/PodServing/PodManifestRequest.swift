internal import AdPlatform
public import Foundation

/// A request for the ads of one break of a live stream: builds the URL of the pod's HLS playlist.
///
/// ```swift
/// let request = PodManifestRequest(
///   networkCode: "21775744923", customAssetKey: "sgai-hls-live", identifier: .adBreak("mid-roll-7"),
///   streamID: streamID, podDuration: .seconds(10))
/// let item = AVPlayerItem(url: try request.url)
/// ```
///
/// Nothing is checked until a URL is made, and everything then. What may stand in a URL is left as it is, everything
/// else is percent-encoded.
///
/// Source: Dynamic Ad Insertion pod serving live API, *HLS pod manifest*.
public struct PodManifestRequest: Sendable, Hashable {
  /// The host of the service.
  public static let defaultHost = "dai.google.com"
  /// One hour. No break lasts longer; a longer one is milliseconds taken for seconds.
  public static let maximumDuration: Duration = .seconds(3600)
  /// 255 bytes for each part of the path: what file systems and caches keep of a name.
  public static let maximumComponentBytes = 255
  /// 2,048 bytes for each parameter's value: with more, URLs are cut on their way.
  public static let maximumValueBytes = 2048

  /// Where to ask: a host's name, with a port after `:` if need be.
  public var host = PodManifestRequest.defaultHost
  /// The network code. Usually digits; others are percent-encoded.
  public var networkCode: String
  /// The key of the live stream event.
  public var customAssetKey: String
  /// The break.
  public var identifier: PodIdentifier
  /// The session, as the stream's registration returned it.
  public var streamID: String
  /// How long the pod shall play, in whole milliseconds (what is finer is cut off); nil only for events whose breaks
  /// have no duration. The parameter `pd`.
  public var podDuration: Duration?
  /// The break's SCTE-35 signal, in Base64. The parameter `scte35`.
  public var scte35: String?
  /// Keys and values for targeting. They become the one parameter `cust_params`.
  public var customParameters: [String: String] = [:]
  /// Other parameters of the query.
  public var otherParameters: [String: String] = [:]

  /// A request for the pod of a break.
  public init(
    networkCode: String,
    customAssetKey: String,
    identifier: PodIdentifier,
    streamID: String,
    podDuration: Duration?
  ) {
    self.networkCode = networkCode
    self.customAssetKey = customAssetKey
    self.identifier = identifier
    self.streamID = streamID
    self.podDuration = podDuration
  }

  /// The URL of the pod's playlist, without a token.
  ///
  /// - Throws: what is wrong with the parts.
  public var url: URL {
    get throws(PodManifestError) { try url(parameters) }
  }

  func url(_ parameters: [Parameter]) throws(PodManifestError) -> URL {
    try check()
    let network = networkCode.percentEncoded()
    let key = customAssetKey.percentEncoded()
    let query = parameters.map { "\($0.name.percentEncoded())=\($0.encodedValue)" }.joined(separator: "&")
    let path = "/linear/pods/v1/hls/network/\(network)/custom_asset/\(key)/\(identifier.path).m3u8"
    guard let url = URL(string: "https://\(host)\(path)?\(query)") else { throw .host(host) }
    return url
  }
}

extension PodManifestRequest {
  struct Parameter: Sendable, Hashable {
    var name: String
    var value: String

    /// A colon may stand in a query, and stream IDs have one.
    var encodedValue: String { value.percentEncoded(except: ":") }
  }

  /// The names that the request gives out itself; the last three belong to tokens.
  private static let ownNames: Set<String> = [
    "stream_id", "pd", "scte35", "cust_params", "network_code", "custom_asset_key", "ad_break_id", "pod_id",
    "auth-token", "exp", "hmac",
  ]

  /// The parameters of the query in order: the request's own first, then the others by name.
  var parameters: [Parameter] {
    var parameters = [Parameter(name: "stream_id", value: streamID)]
    if let milliseconds { parameters.append(Parameter(name: "pd", value: "\(milliseconds)")) }
    if let scte35 { parameters.append(Parameter(name: "scte35", value: scte35)) }
    if !customParameters.isEmpty {
      let pairs = Self.sorted(customParameters)
        .map { "\($0.name.percentEncoded())=\($0.value.percentEncoded())" }
      parameters.append(Parameter(name: "cust_params", value: pairs.joined(separator: "&")))
    }
    return parameters + Self.sorted(otherParameters)
  }

  private static func sorted(_ parameters: [String: String]) -> [Parameter] {
    parameters.map { Parameter(name: $0.key, value: $0.value) }
      .sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  /// The duration as the service takes it; nil without one, and for one that ``check()`` refuses.
  private var milliseconds: Int64? {
    guard let podDuration, podDuration <= Self.maximumDuration, podDuration >= .zero else { return nil }
    return podDuration.components.seconds * 1000 + podDuration.components.attoseconds / 1_000_000_000_000_000
  }

  private func check() throws(PodManifestError) {
    guard Self.isHost(host) else { throw .host(host) }
    if let flaw = PathComponentFlaw(networkCode) { throw .networkCode(networkCode, flaw) }
    if let flaw = PathComponentFlaw(customAssetKey) { throw .customAssetKey(customAssetKey, flaw) }
    try identifier.check()
    // A parameter may contain slashes and dots.
    switch PathComponentFlaw(streamID) {
    case nil, .slash, .dots: break
    case .some(let flaw): throw .streamID(streamID, flaw)
    }
    if let podDuration, podDuration < .milliseconds(1) || podDuration > Self.maximumDuration {
      throw .duration(podDuration)
    }
    for name in otherParameters.keys where name.isEmpty || Self.ownNames.contains(name) {
      throw .parameterName(name)
    }
    if customParameters.keys.contains("") { throw .parameterName("") }
    try checkValues()
  }

  private func checkValues() throws(PodManifestError) {
    for (name, value) in customParameters where (name + value).unicodeScalars.contains(where: \.isControl) {
      throw .parameter(name)
    }
    for parameter in parameters {
      let isTooLong = max(parameter.name.utf8.count, parameter.value.utf8.count) > Self.maximumValueBytes
      if isTooLong || (parameter.name + parameter.value).unicodeScalars.contains(where: \.isControl) {
        throw .parameter(parameter.name)
      }
    }
  }

  /// Letters, digits, dots and hyphens, and perhaps a port.
  private static func isHost(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let first = name.utf8.first, first != UInt8(ascii: ".") else {
      return false
    }
    let isName = name.utf8.allSatisfy { $0.isAlphanumeric || ".-".utf8.contains($0) }
    guard parts.count == 2 else { return isName }
    return isName && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt16(parts[1]) != nil
  }
}
