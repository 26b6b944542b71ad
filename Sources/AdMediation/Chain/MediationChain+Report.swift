extension MediationChain.Event {
  /// The name in reports.
  var name: String {
    switch self {
    case .started: "request"
    case .notFound: "notFound"
    case .received: "didReceive"
    case .failed: "didFailToLoadWithError"
    case .timedOut: "timedOut"
    case .cancelled: "cancelled"
    }
  }

  var error: (any Error)? {
    switch self {
    case .notFound(_, let error), .failed(_, let error): error
    case .started, .received, .timedOut, .cancelled: nil
    }
  }
}
