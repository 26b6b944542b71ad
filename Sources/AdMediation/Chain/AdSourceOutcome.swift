/// What became of one source of the waterfall. The raw values are the names in JSON.
public enum AdSourceOutcome: String, Hashable, Sendable, Codable {
  /// It delivered the ad.
  case filled
  /// It answered that it has none, or that something went wrong.
  case failed
  /// It did not answer in its time.
  case timedOut
  /// Its class cannot be used.
  case notFound
  /// It is a bidder and has no bid.
  case noBid
  /// The publisher cancelled while it was loading.
  case cancelled

  /// For people: `timed out`.
  package var words: String {
    switch self {
    case .filled, .failed, .cancelled: rawValue
    case .timedOut: "timed out"
    case .notFound: "not found"
    case .noBid: "no bid"
    }
  }
}
