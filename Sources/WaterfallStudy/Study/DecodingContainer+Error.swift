import AdMediation

extension KeyedDecodingContainer {
  /// What is wrong with the value of a key.
  func error(_ key: Key, _ problem: String, _ advice: String) -> ConfigurationError {
    ConfigurationError(keyPath: (codingPath + [key]).keyPath, problem: problem, advice: advice)
  }

  /// A share, if there is one.
  func shareIfPresent(forKey key: Key) throws -> Share? {
    guard let number = try numberIfPresent(Double.self, forKey: key) else { return nil }
    guard let share = Share(number) else {
      throw error(key, "\(number) is no rate", "give a number from 0 to 1, such as 0.35")
    }
    return share
  }

  /// A share.
  func share(forKey key: Key) throws -> Share {
    guard let share = try shareIfPresent(forKey: key) else { throw error(key, "missing", "add this key") }
    return share
  }
}
