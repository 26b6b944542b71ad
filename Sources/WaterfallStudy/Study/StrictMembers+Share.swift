import AdMediation
import AdPlatform

extension StrictMembers where Flaw == ConfigurationError {
  /// A share that may be missing.
  mutating func optionalShare(_ key: Key) -> Share? { optional(Double.self, key).flatMap { share($0, key) } }

  /// A share that must be there.
  mutating func requiredShare(_ key: Key) -> Share? { required(Double.self, key).flatMap { share($0, key) } }

  private mutating func share(_ number: Double, _ key: Key) -> Share? {
    let share = Share(number)
    if share == nil {
      refuse(key, "\(number) is not a valid rate", "give a number from 0 to 1, such as 0.35")
    }
    return share
  }
}
