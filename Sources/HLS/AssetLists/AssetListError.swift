/// Why an asset list cannot be used. Each says what to do next.
public enum AssetListError: Error, Sendable, Hashable {
  /// Nothing but blanks.
  case empty
  /// A web page.
  case html
  /// A playlist, where a list of playlists should be.
  case playlist
  /// No JSON, or lists in lists without end.
  case notJSON
  /// More bytes than allowed.
  case tooLarge(limit: Int)
  /// More assets than allowed.
  case tooManyAssets(limit: Int)
  /// A value is missing; its path, such as `ASSETS[0].URI`.
  case missing(String)
  /// A value is of another type than it should be.
  case wrongType(String)
  /// A time below zero, or one that is longer than 31 years.
  case badDuration(String, Double)
}

extension AssetListError: CustomStringConvertible {
  /// One line: what is wrong and what to do next.
  public var description: String {
    switch self {
    case .empty: "The asset list is empty. Answer with {\"ASSETS\": []} if there is nothing to play."
    case .html: "The asset list is a web page. Check that X-ASSET-LIST leads to the ad server's JSON."
    case .playlist:
      "The asset list is a playlist. Name it with X-ASSET-URI, or answer with JSON that lists it."
    case .notJSON:
      "The asset list is not JSON. Answer with {\"ASSETS\": [{\"URI\": \"…\", \"DURATION\": 15}]}."
    case .tooLarge(let limit):
      "The asset list exceeds the limit of \(limit.inReports()) bytes. Use a smaller one, or raise the limit in PlaylistLimits."
    case .tooManyAssets(let limit):
      "The asset list has more than the allowed \(limit) assets. Serve fewer, or raise the limit in PlaylistLimits."
    case .missing(let path):
      "The asset list has no \(path.inReports()). Every asset needs a URI and a DURATION."
    case .wrongType(let path) where path.isEmpty:
      "The asset list is not a JSON object. Answer with {\"ASSETS\": [{\"URI\": \"…\", \"DURATION\": 15}]}."
    case .wrongType(let path):
      "\(path.inReports()) in the asset list is of the wrong type. A URI is a text, a DURATION a number of seconds."
    case .badDuration(let path, let seconds):
      "\(path.inReports()) in the asset list is \(seconds). Write the seconds, from 0 on."
    }
  }
}
