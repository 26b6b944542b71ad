import Synchronization

/// The network doubles of this process by placement, for stubs that are called on any thread. Holds them weakly.
final class DoubleRegistry: Sendable {
  static let shared = DoubleRegistry()

  private struct State {
    var count = 0
    var doubles: [String: Reference] = [:]
    /// The double of each class that was set up last.
    var newestSetUps: [ObjectIdentifier: Reference] = [:]
  }

  private struct Reference {
    weak var double: (any AnyObject & Sendable)?
  }

  // No double is ever released inside the lock: its end calls `remove(_:)`.
  private let state = Mutex(State())

  /// A number that no other double has.
  func nextNumber() -> Int {
    state.withLock {
      $0.count += 1
      return $0.count
    }
  }

  func register(_ double: any AnyObject & Sendable, as name: String) {
    state.withLock { $0.doubles[name] = Reference(double: double) }
  }

  func find(_ name: String) -> (any AnyObject & Sendable)? { state.withLock { $0.doubles[name]?.double } }

  /// Records that the SDK of a double is ready.
  func recordSetUp<Double: AnyObject & Sendable>(of double: Double) {
    state.withLock { $0.newestSetUps[ObjectIdentifier(Double.self)] = Reference(double: double) }
  }

  /// The double of this class that was set up last; nil if it no longer exists.
  func newestSetUp<Double: AnyObject & Sendable>(of type: Double.Type) -> Double? {
    state.withLock { $0.newestSetUps[ObjectIdentifier(type)]?.double } as? Double
  }

  func remove(_ names: [String]) {
    state.withLock { state in
      for name in names { state.doubles[name] = nil }
    }
  }
}
