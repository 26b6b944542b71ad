/// Something that is measured and reported in a few lines.
@MainActor
protocol Benchmark {
  /// What is measured, in one line.
  var title: String { get }

  /// Measures.
  ///
  /// - Returns: the lines of the report, each figure with its unit.
  /// - Throws: ``WrongResult`` if what was measured did not do its work.
  func run() throws -> [String]
}

/// What was measured did not give what it should: its speed says nothing.
struct WrongResult: Error, CustomStringConvertible {
  var description: String
}
