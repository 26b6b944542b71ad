import AdPlatform
import Synchronization

/// All that happened to a request and its ad, in order, with what was suppressed and why.
///
/// Safe from any thread.
public final class AdEventLog: Sendable, CustomStringConvertible {
  private struct State {
    var entries: [AdLogEntry] = []
    var omitted = 0
  }

  private let state = Mutex(State())

  /// An empty log.
  public init() {}

  /// The entries so far.
  public var entries: [AdLogEntry] { state.withLock { $0.entries } }

  /// How many entries came after the log was full and were not kept.
  public var omittedCount: Int { state.withLock { $0.omitted } }

  /// The entries so far of what was unusual.
  public var anomalies: [AdLogEntry] { entries.filter { $0.anomaly != nil } }

  /// Adds an entry.
  public func record(_ entry: AdLogEntry) {
    if Self.isTraced.load(ordering: .relaxed) { Self.tracer.withLock { $0?(entry) } }
    state.withLock { state in
      guard state.entries.count < MediationLimits.maximumLoggedEvents else {
        state.omitted += 1
        return
      }
      // Room for a request and its answer, and then for the life of an ad, instead of a little more each time.
      switch state.entries.count {
      case 0: state.entries.reserveCapacity(2)
      case 2: state.entries.reserveCapacity(12)
      default: break
      }
      state.entries.append(entry)
    }
  }

  /// Has each entry of every log passed on as it is recorded: for a process that may not live to read its logs.
  package static func trace(_ tracer: @escaping @Sendable (AdLogEntry) -> Void) {
    Self.tracer.withLock { $0 = tracer }
    isTraced.store(true, ordering: .relaxed)
  }

  private static let isTraced = Atomic(false)
  private static let tracer = Mutex<(@Sendable (AdLogEntry) -> Void)?>(nil)

  /// Notifications for ads that no publisher has got, by the class of the ad: of networks that report for
  /// another object than the one they delivered. Those that are claimed later disappear from here.
  public static var unclaimed: [AdLogEntry] { MediationAdEventRouter.shared.unclaimed }

  /// A line for each entry, with its time in milliseconds.
  public var description: String {
    let (entries, omitted) = state.withLock { ($0.entries, $0.omitted) }
    var lines = entries.map { "\($0.time.inMilliseconds)  \($0)" }
    if omitted > 0 { lines.append("\(omitted) more events were not kept") }
    return lines.joined(separator: "\n")
  }
}
