package import Testing

/// A test that runs code in a process of its own.
///
/// Swift Testing awaits the end of the process in one task, and blocks a thread in another to read what it reports.
/// Where the first does not get a thread before the process ends, the framework's own thread asks the system for
/// ended processes without a pause until it does. So these tests run two at a time, ahead of those that wait for a
/// thread.
package struct ExitTestTrait: TestTrait, TestScoping {
  private static let turns = Turns(2)

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Self.turns.take {
        try await Task(priority: .userInitiated) { try await function() }.value
      }
    }
  }
}

extension Trait where Self == ExitTestTrait {
  /// For tests with `processExitsWith`.
  package static var exitTest: Self { Self() }
}
