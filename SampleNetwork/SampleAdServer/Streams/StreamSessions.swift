/// The sessions that the server remembers.
struct StreamSessions: Sendable {
  struct Session: Sendable, Hashable {
    let id: String
    let stream: SampleStream
    let networkCode: String
    let customAssetKey: String
    /// Where it was registered, and where its URLs lead.
    let host: String
    let kind: Kind
    /// When it ends, on the server's scheduler.
    let end: Duration
    /// The breaks that were asked for, in order.
    private(set) var pods: [SamplePod] = []

    mutating func remember(_ pod: SamplePod) {
      if let index = pods.firstIndex(where: { $0.breakID == pod.breakID }) {
        pods[index] = pod
      } else {
        pods.append(pod)
        if pods.count > SampleAdServer.maximumBreaks { pods.removeFirst() }
      }
    }
  }

  /// Who puts the pods into the content.
  enum Kind: Sendable, Hashable {
    /// The app, or a third party for it.
    case podLive, podVideo
    /// The server.
    case live
    case video(contentSourceID: String)
  }

  private var registered = 0
  private var sessions: [String: Session] = [:]
  private var order: [String] = []

  /// A new session. The first one's ID ends in `1:SMP`, and so on.
  mutating func register(
    _ stream: SampleStream,
    networkCode: String,
    customAssetKey: String,
    host: String,
    kind: Kind = .podLive,
    at now: Duration
  ) -> Session {
    registered += 1
    let number = "\(registered)"
    let id =
      "00000000-0000-4000-8000-\(String(repeating: "0", count: max(12 - number.count, 0)))\(number):SMP"
    let session = Session(
      id: id,
      stream: stream,
      networkCode: networkCode,
      customAssetKey: customAssetKey,
      host: host,
      kind: kind,
      end: now + stream.validity
    )
    sessions[id] = session
    order.append(id)
    if order.count > SampleAdServer.maximumSessions { sessions[order.removeFirst()] = nil }
    return session
  }

  /// The session; nil for one that is unknown, forgotten or over.
  func session(_ id: String?, at now: Duration) -> Session? {
    guard let id, let session = sessions[id], now < session.end else { return nil }
    return session
  }

  /// Keeps a pod for the session's metadata.
  mutating func remember(_ pod: SamplePod, of id: String) { sessions[id]?.remember(pod) }
}

extension SampleStream {
  var validity: Duration { self == .sessionExpires ? SampleAdServer.shortValidity : SampleAdServer.validity }
}
