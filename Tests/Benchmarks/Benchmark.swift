/// Something that is measured.
@MainActor
protocol Benchmark {
  /// The name for `--filter`: words with hyphens.
  var name: String { get }
  /// What is measured, in one line.
  var title: String { get }

  /// Measures.
  ///
  /// - Throws: ``WrongResult`` if what was measured did not do its work.
  func run(with meter: Meter) async throws -> [Measurement]
}

/// What was measured did not give what it should: its speed says nothing.
struct WrongResult: Error, CustomStringConvertible {
  var description: String
}
