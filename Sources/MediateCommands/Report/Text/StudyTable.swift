import AdapterTool

/// Rows of a text and numbers behind it, in columns.
struct StudyTable {
  /// The words over the columns.
  var header: [String]
  var rows: [[String]] = []

  /// Adds the table: the first column at the left, the others at the right.
  func add(to text: inout StyledText, withHeader: Bool = true) {
    text.addTable(header: withHeader ? header : nil, rows)
  }
}

extension FixedPoint {
  /// A fraction as people read it.
  var inPercent: FixedPoint { FixedPoint(units: units, places: places - 2) }

  /// A fraction as people read it, with the sign.
  var percentText: String { inPercent.text + " %" }
  var dollarText: String { "$" + text }
}
