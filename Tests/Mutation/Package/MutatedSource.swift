/// A source file in which every mutant stands behind a switch.
struct MutatedSource {
  private(set) var text: [UInt8] = []
  /// The mutants in it, with the bytes of the text that each changes.
  private(set) var places: [(number: Int, bytes: Range<Int>)] = []
  private let bytes: [UInt8]

  /// - Parameter mutants: in the order of ``MutantFinder``. One that overlaps another and is not inside it is left out.
  init(_ bytes: [UInt8], _ mutants: [Mutant]) {
    self.bytes = bytes
    var rest = mutants[...]
    write(0..<bytes.count, &rest)
  }

  /// Writes a part of the source with the mutants in it.
  private mutating func write(_ range: Range<Int>, _ mutants: inout ArraySlice<Mutant>) {
    var position = range.lowerBound
    while let mutant = mutants.first, mutant.range.lowerBound < range.upperBound {
      mutants.removeFirst()
      guard mutant.range.lowerBound >= position, mutant.range.upperBound <= range.upperBound else { continue }
      text += bytes[position..<mutant.range.lowerBound]
      let start = text.count
      let condition = "isMutant(\(mutant.number))"
      append(mutant.schema.before, condition)
      if mutant.schema.keepsSource { write(mutant.range, &mutants) }
      append(mutant.schema.after, condition)
      places.append((mutant.number, start..<text.count))
      position = mutant.range.upperBound
    }
    text += bytes[position..<range.upperBound]
  }

  private mutating func append(_ schema: String, _ condition: String) {
    text +=
      schema.split(separator: "MUTANT", omittingEmptySubsequences: false).joined(separator: condition).utf8
  }

  /// The mutants that an error of the compiler is about: the smallest around its place; else those on its line; else
  /// those in the rest of the function, and the nearest before, for errors that show somewhere else.
  func mutants(atLine line: Int, column: Int) -> [Int] {
    let starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    guard starts.indices.contains(line - 1) else { return [] }
    let position = starts[line - 1] + column - 1
    let lineEnd = starts.indices.contains(line) ? starts[line] : text.count
    let around = places.filter { $0.bytes.contains(position) }
    if let smallest = around.min(by: { $0.bytes.count < $1.bytes.count }) { return [smallest.number] }
    let onLine = places.filter { $0.bytes.overlaps(starts[line - 1]..<lineEnd) }
    if !onLine.isEmpty { return onLine.map(\.number) }
    let last = places.filter { $0.bytes.upperBound <= position }
      .max { $0.bytes.upperBound < $1.bytes.upperBound }
    let functionEnd = text[position...].firstRange(of: Array("\n  }".utf8))?.lowerBound ?? text.count
    let following = places.filter { $0.bytes.lowerBound > position && $0.bytes.upperBound <= functionEnd }
    return (following + [last].compactMap(\.self)).map(\.number)
  }
}
