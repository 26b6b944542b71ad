/// Why the network has no ad for a request. The raw values are the codes that an adapter puts into its `NSError`.
public enum SampleErrorCode: Int, Error, Sendable, Hashable, CaseIterable {
  /// The request itself is wrong: no ad unit ID, one that the network does not know or that is for another format,
  /// a loader that is busy, or a bid response for something else.
  case badRequest
  /// Something else went wrong on the network's side.
  case unknown
  /// The network's servers could not be reached.
  case networkError
  /// The network was asked properly and has nothing to show.
  case noInventory
}

extension SampleErrorCode: CustomStringConvertible {
  /// One sentence for logs, with what to do about it.
  public var description: String {
    switch self {
    case .badRequest:
      "The request is wrong: check the ad unit ID, its format and the bid response, and fetch one ad at a time."
    case .unknown: "The network failed for a reason that it does not give: try again later."
    case .networkError: "The network's servers could not be reached: check the connection and try again."
    case .noInventory: "The network has no ad for this request now: try another network."
    }
  }
}
