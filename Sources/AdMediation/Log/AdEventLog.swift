import AdPlatform
import Synchronization

/// All that happened to a request and its ad, in order, with what was suppressed and why.
///
/// Safe from any thread.
public final class AdEventLog: Sendable, CustomStringConvertible {
  private struct State {
    var events: [AdEvent] = []
    var omitted = 0
  }

  private let state = Mutex(State())

  /// An empty log.
  public init() {}

  /// The events so far.
  public var events: [AdEvent] { state.withLock { $0.events } }

  /// How many events came after the log was full and were not kept.
  public var omittedCount: Int { state.withLock { $0.omitted } }

  /// The unusual events so far.
  public var anomalies: [AdEvent] { events.filter { $0.anomaly != nil } }

  /// Writes an event down.
  public func record(_ event: AdEvent) {
    state.withLock { state in
      guard state.events.count < MediationLimits.maximumLoggedEvents else {
        state.omitted += 1
        return
      }
      // Room for a request and its answer, and then for the life of an ad, instead of a little more each time.
      if let room = Self.rooms[state.events.count] { state.events.reserveCapacity(room) }
      state.events.append(event)
    }
  }

  /// The room to make when there are so many events.
  private static let rooms = [0: 2, 2: 12]

  /// Notifications for ads that no publisher has got, by the class of the ad: of networks that report for
  /// another object than the one they delivered. Those that are claimed later disappear from here.
  public static var unclaimed: [AdEvent] { NotificationRouter.shared.unclaimed }

  /// A line for each event, with its time in milliseconds.
  public var description: String {
    let (events, omitted) = state.withLock { ($0.events, $0.omitted) }
    var lines = events.map { "\(Int($0.time.milliseconds.rounded())) ms  \($0)" }
    if omitted > 0 { lines.append("\(omitted) more events were not kept") }
    return lines.joined(separator: "\n")
  }
}
