/// One change of a source file.
package struct Mutant: Sendable {
  /// Counted from 1, in the order of files, lines and rules. The same sources give the same numbers.
  package var number = 0
  package var rule: MutationRule
  package var module: String
  /// Relative to the folder of the package.
  package var path: String
  package var line: Int
  /// What the source says.
  package var before: String
  /// What the mutant says in its place.
  package var after: String

  /// The bytes of the file that it changes.
  var range: Range<Int>
  /// Swift around the bytes, with `MUTANT` for the condition under which the change is made.
  var schema: Schema

  struct Schema: Sendable {
    var before: String
    /// Whether the bytes stay between the two; else `before` stands for them.
    var keepsSource = true
    var after = ""
  }

  /// What a person reads: `Sources/HLS/Schedule.swift:12: a < b → a <= b`.
  package var description: String { "\(path):\(line): \(Self.short(before)) → \(Self.short(after))" }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 100 ? line.prefix(97) + "…" : line
  }
}
