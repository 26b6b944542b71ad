package import AdPlatform

/// What became of a mutant.
package enum MutantOutcome: Equatable, Sendable {
  /// A test failed; its line of the output.
  case failed(test: String)
  /// The tests ended in another way.
  case crashed(ChildProcess.End)
  /// They took many times as long as without the mutant.
  case hung
  /// All tests passed.
  case survived
  /// No test runs the code that it changes.
  case notReached

  /// Whether the tests notice it.
  package var isKilled: Bool { self != .survived && self != .notReached }
}
