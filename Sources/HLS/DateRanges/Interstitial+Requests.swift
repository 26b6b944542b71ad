public import Foundation

extension Interstitial {
  /// The URL of the asset or of the asset list, without what a player adds to it.
  ///
  /// - Parameter base: The URL of the playlist.
  public func assetURL(relativeTo base: URL?) -> URL? {
    switch asset {
    case .uri(let text), .list(let text): URL(string: text, relativeTo: base)?.absoluteURL
    }
  }

  /// The URL that a player requests for the asset or the asset list. Parameters that the URL has already are kept as
  /// they are.
  ///
  /// Source: RFC 8216bis, appendix D.4.
  ///
  /// - Parameters:
  ///   - base: The URL of the playlist.
  ///   - primaryID: What names the playback session of the primary content, for `_HLS_primary_id`.
  ///   - startOffset: How far behind the start of the interstitial playback begins, for `_HLS_start_offset`. It is
  ///     said for asset lists only.
  public func requestURL(
    relativeTo base: URL?,
    primaryID: String? = nil,
    startOffset: Duration? = nil
  ) -> URL? {
    var parameters: [(String, String)] = []
    if let primaryID { parameters.append(("_HLS_primary_id", primaryID)) }
    if case .list = asset, let startOffset {
      parameters.append(("_HLS_start_offset", SecondsText.text(of: startOffset)))
    }
    return assetURL(relativeTo: base)?.addingParameters(parameters)
  }
}

extension URL {
  /// The URL with more parameters. What it has of a query stays as it is written.
  func addingParameters(_ parameters: [(String, String)]) -> URL? {
    guard !parameters.isEmpty, var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return self
    }
    let added = parameters.map {
      "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? "")"
    }
    let query = components.percentEncodedQuery ?? ""
    components.percentEncodedQuery = ((query.isEmpty ? [] : [query]) + added).joined(separator: "&")
    return components.url
  }
}

extension CharacterSet {
  /// What stands for itself in every part of a URL.
  ///
  /// Source: RFC 3986, section 2.3.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
