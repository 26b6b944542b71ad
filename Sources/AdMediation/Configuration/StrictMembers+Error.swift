package import AdPlatform

extension StrictMembers where Flaw == ConfigurationError {
  /// What is wrong with a member.
  package func error(_ key: Key, _ problem: String, _ advice: String) -> ConfigurationError {
    ConfigurationError(keyPath: path(key), problem: problem, advice: advice)
  }

  /// Adds what is wrong with a member that could be read.
  package mutating func refuse(_ key: Key, _ problem: String, _ advice: String) {
    add(error(key, problem, advice))
  }
}
