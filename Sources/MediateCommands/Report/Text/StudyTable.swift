import AdapterTool

/// Rows of a text and numbers behind it, in columns.
struct StudyTable {
  /// The words over the columns.
  var header: [String]
  var rows: [[String]] = []

  /// Adds the table: the first column at the left, the others at the right.
  func add(to text: inout StyledText, withHeader: Bool = true) {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].columns }.max() ?? 0
    }
    if withHeader { text.add((line(header, widths), .faint)) }
    for row in rows { text.add((line(row, widths), .plain)) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    "  "
      + zip(cells, widths).enumerated().map { index, cell in
        index == 0 ? cell.0.padded(to: cell.1) : cell.0.paddedBefore(to: cell.1)
      }
      .joined(separator: "   ")
  }
}

extension FixedPoint {
  /// A fraction as people read it.
  var inPercent: FixedPoint { FixedPoint(units: units, places: places - 2) }

  /// A fraction as people read it, with the sign.
  var percentText: String { inPercent.text + " %" }
  var dollarText: String { "$" + text }
}

extension Int {
  /// The number in groups of three digits.
  var groupedText: String { FixedPoint(units: self, places: 0).text }
}
