/// Why the network's SDK did not start.
public enum SampleSetUpError: Error, Sendable, Hashable {
  /// No ad unit was named.
  case noAdUnit
  /// The network knows none of the ad units.
  case unknownAdUnits([String])
  /// The network's servers could not be reached.
  case serverUnreachable

  /// The code that an adapter puts into its `NSError`; other codes than those of ``SampleErrorCode``.
  public var code: Int {
    switch self {
    case .noAdUnit: 20
    case .unknownAdUnits: 21
    case .serverUnreachable: 22
    }
  }
}

extension SampleSetUpError: CustomStringConvertible {
  /// One sentence for logs, with what to do about it.
  public var description: String {
    switch self {
    case .noAdUnit: "The SDK needs an ad unit to start: name those of the app."
    case .unknownAdUnits(let ids):
      "The network knows none of the ad units \(ids.map(\.quoted).joined(separator: ", ")): check their IDs."
    case .serverUnreachable: "The network's servers could not be reached: check the connection and try again."
    }
  }
}
