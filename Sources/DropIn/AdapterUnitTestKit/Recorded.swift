import Foundation

/// A value that any thread may read and write.
final class Recorded<Value> {
  private let lock = NSLock()
  private var current: Value

  init(_ value: Value) { current = value }

  var value: Value {
    get { lock.withLock { current } }
    set {
      // The old value is released outside of the lock: its end may report something.
      let old = lock.withLock {
        defer { current = newValue }
        return current
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Counts one more.
  func count() where Value == UInt { lock.withLock { current += 1 } }
}
