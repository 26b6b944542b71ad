import Foundation
import Synchronization

/// The addresses that one double serves.
final class DoubleRoutes: Sendable {
  enum Route: Sendable {
    case file(DoubleHTTPCall.Reply)
    case handler(@Sendable (DoubleHTTPCall) -> Void)
  }

  let placement: String
  let host: String
  /// By host and path.
  private let routes = Mutex<[String: Route]>([:])

  init(placement: String) {
    self.placement = placement
    host = "\(placement.lowercased()).double.example"
    NetworkDoubleURLProtocol.register()
  }

  deinit {
    let keys = routes.withLock { Array($0.keys) }
    Self.all.withLock { all in
      for key in keys {
        all.doubles[key]?[ObjectIdentifier(self)] = nil
        if all.doubles[key]?.isEmpty == true { all.doubles[key] = nil }
      }
    }
  }

  func add(_ route: Route, at url: URL) {
    let key = Self.key(url)
    routes.withLock { $0[key] = route }
    Self.all.withLock { all in
      if let host = url.host() { all.hosts.insert(host.lowercased()) }
      all.doubles[key, default: [:]][ObjectIdentifier(self)] = Reference(routes: self)
    }
  }

  /// The scheme, the port and the query do not matter.
  private static func key(_ url: URL) -> String { "\(url.host()?.lowercased() ?? "")\(url.path())" }

  // MARK: All doubles of the process

  private struct All {
    /// Those that serve an address, by its key: a process may have thousands of doubles.
    var doubles: [String: [ObjectIdentifier: Reference]] = [:]
    /// A host stays the doubles' when they are gone: a late request must not reach the network.
    var hosts: Set<String> = []
  }

  private struct Reference {
    weak var routes: DoubleRoutes?
  }

  // No double is ever released inside the lock: its end takes it.
  private static let all = Mutex(All())

  /// Whether requests for this host are the doubles'. Hosts under `.example` do not exist, so that nothing is lost.
  static func isServed(_ host: String) -> Bool {
    let host = host.lowercased()
    return host.hasSuffix(".double.example") || all.withLock { $0.hosts.contains(host) }
  }

  /// Answers a call as the double that serves its address. If several do, the one whose placement the request names.
  static func answer(_ call: DoubleHTTPCall) {
    guard let url = call.url else { return refuse(call, "no URL") }
    let key = key(url)
    let candidates = all.withLock { $0.doubles[key, default: [:]].values.map(\.routes) }
      .compactMap { $0 }
      .compactMap { double in double.routes.withLock { $0[key] }.map { (double.placement, $0) } }
    // The longest: "Placement-1" is also in "Placement-12".
    let named = candidates.filter { call.names($0.0) }.max { $0.0.count < $1.0.count }
    switch named?.1 ?? candidates.first?.1 {
    case .file(let reply): call.reply(reply.body, status: reply.status, type: reply.type)
    case .handler(let handler) where named != nil || candidates.count == 1: handler(call)
    case .handler:
      refuse(
        call,
        "\(candidates.count) doubles serve this address, and the request names the placement of none"
      )
    case nil: refuse(call, "no double serves this address")
    }
  }

  private static func refuse(_ call: DoubleHTTPCall, _ reason: String) {
    call.reply(Data(reason.utf8), status: 404, type: "text/plain")
  }
}
