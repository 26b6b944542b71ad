public import Foundation

/// Why a ``NetworkDouble`` has no ad, or does not do what it was asked.
public enum NetworkDoubleError: Error, Sendable, Equatable {
  /// No double that still exists has this placement.
  case unknownPlacement(String)
  /// The request carries a bid response that is not the double's.
  case unknownBid(String)
  /// The armed answer is ``NetworkAnswer/Kind/noFill``.
  case noFill
  /// The armed answer is ``NetworkAnswer/Kind/error(code:)``.
  case server(code: Int)
  /// The fault is armed.
  case fault(NetworkFault)

  /// The armed code, or a number from 1 to 6 for the others: for stubs of networks without codes of their own.
  public var code: Int {
    switch self {
    case .unknownPlacement: 1
    case .unknownBid: 2
    case .noFill: 3
    case .server(let code): code
    case .fault(.setUp): 4
    case .fault(.signals): 5
    case .fault(.presentation): 6
    }
  }
}

extension NetworkDoubleError: CustomNSError, LocalizedError {
  /// `NetworkDouble`.
  public static var errorDomain: String { "NetworkDouble" }
  /// The ``code``.
  public var errorCode: Int { code }

  /// The error in words.
  public var errorDescription: String? {
    switch self {
    case .unknownPlacement(""):
      "The stub of the SDK passed no placement to the network double. Check the key under which the adapter finds it."
        + " For signals of the whole app, call collectSignals(completion:), which needs the set-up and no placement."
    case .unknownPlacement(let placement):
      "No network double is known as \"\(placement)\". For a name other than the placement, such as the key of an app,"
        + " call double.register(as:) in the fixture."
    case .unknownBid(let bid): "The bid response \"\(bid)\" is not from this network double."
    case .noFill: "The network double is armed to have no ad."
    case .server(let code): "The network double is armed to fail with code \(code)."
    case .fault(let fault): "The network double is armed with the fault \(fault.rawValue)."
    }
  }
}
