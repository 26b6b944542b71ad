import AdPlatform

extension StyledText {
  /// The text for a terminal or a file. No line ends in spaces.
  package func rendered(in terminal: Terminal) -> String {
    paragraphs.flatMap { $0.lines(columns: terminal.columns) }
      .map { $0.trimmed.harmless.map { terminal.isColoured ? $0.coloured : $0.text }.joined() + "\n" }
      .joined()
  }
}

private typealias Line = [StyledText.Span]

extension StyledText.Paragraph {
  /// The fewest columns in which a text beside something else can be read.
  private static let leastRoom = 24

  fileprivate func lines(columns: Int) -> [Line] {
    switch self {
    case .line(let spans): return [spans]
    case .hanging(let start, let texts):
      let room = columns - start.columns
      let isNarrow = start.trimmed.columns > columns
      return start.isEmpty || !isNarrow && texts.allSatisfy { $0.fits(in: room, atLeast: Self.leastRoom) }
        ? Self.hung(start, texts, room: room) : Self.stacked(start, texts, columns: columns)
    case .table(let header, let rows): return Self.table(header, rows, columns: columns)
    }
  }

  private static func hung(_ start: Line, _ texts: [StyledText.Text], room: Int) -> [Line] {
    let indent = StyledText.Span(String(repeating: " ", count: start.columns), .plain)
    let lines = texts.flatMap { $0.lines(width: room) }
    guard !lines.isEmpty else { return [start] }
    return lines.enumerated().map { ($0 == 0 ? start : [indent]) + [$1] }
  }

  /// The start in as many lines as it needs, and the texts below it, indented a little more.
  private static func stacked(_ start: Line, _ texts: [StyledText.Text], columns: Int) -> [Line] {
    let indent = (start.first?.text.prefix { $0 == " " }.count ?? 0) + 4
    let space = StyledText.Span(String(repeating: " ", count: indent), .plain)
    var lines = start.flowed(columns: columns, indent: space)
    var texts = texts[...]
    if let last = lines.last?.trimmed, let first = texts.first?.span,
      last.columns + 2 + first.text.columns <= columns
    {
      lines[lines.count - 1] = last + [.init("  ", .plain), first]
      texts.removeFirst()
    }
    for text in texts where !text.span.text.isEmpty {
      lines += text.lines(width: columns - indent).map { [space, $0] }
    }
    return lines
  }

  private static func table(_ header: [String]?, _ rows: [[String]], columns: Int) -> [Line] {
    let all = [header].compactMap(\.self) + rows
    let widths = (all.first ?? []).indices.map { column in all.map { $0[column].columns }.max() ?? 0 }
    guard widths.reduce(2, { $0 + $1 + 3 }) - 3 <= columns else {
      return list(header, rows, columns: columns)
    }
    let lines = all.map { row in
      "  "
        + zip(row, widths).enumerated().map { index, cell in
          index == 0 ? cell.0.padded(to: cell.1) : cell.0.paddedBefore(to: cell.1)
        }
        .joined(separator: "   ")
    }
    return lines.enumerated().map { [.init($1, $0 == 0 && header != nil ? .faint : .plain)] }
  }

  /// A row below the other: its first cell, and then the others with their headers.
  private static func list(_ header: [String]?, _ rows: [[String]], columns: Int) -> [Line] {
    let names = header ?? []
    let width = (names.dropFirst().map(\.columns).max() ?? 0) + 2
    return rows.flatMap { row -> [Line] in
      let cells = row.enumerated().dropFirst().map { index, cell in
        let name = index < names.count ? names[index] : ""
        return [StyledText.Span("      " + name.padded(to: width), .faint), .init(cell, .plain)]
      }
      return [[.init("  " + (row.first ?? ""), .plain)]] + cells
    }
  }
}

extension StyledText.Text {
  /// Whether the text can stand in a column. An address may be wider, as it is not wrapped anywhere.
  fileprivate func fits(in room: Int, atLeast leastRoom: Int) -> Bool {
    if span.text.columns <= room { return true }
    guard room >= leastRoom else { return false }
    let words = span.text.split(separator: " ")
    return words.allSatisfy { String($0).columns <= room } || words.count == 1 && span.text.contains("://")
  }

  fileprivate func lines(width: Int) -> [StyledText.Span] {
    let lines = isCut ? [span.text.cut(to: width)] : wrap(span.text, width: width)
    return lines.map { StyledText.Span($0, span.style) }
  }
}

extension Line {
  fileprivate var columns: Int { reduce(0) { $0 + $1.text.columns } }

  /// The line without what a CI runner obeys at the start of one, also behind spaces: `::`.
  fileprivate var harmless: Line {
    guard map(\.text).joined().isRunnerCommand,
      let index = firstIndex(where: { !$0.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) })
    else { return self }
    var spans = self
    let text = spans[index].text.unicodeScalars
    let start = text.prefix { $0.properties.isWhitespace }
    spans[index].text = String(start) + "\\u{3A}" + String(text.dropFirst(start.count + 1))
    return spans
  }

  /// Without spaces at the end.
  fileprivate var trimmed: Line {
    var spans = self
    while var text = spans.last?.text {
      while text.last == " " { text.removeLast() }
      spans[spans.count - 1].text = text
      guard text.isEmpty else { break }
      spans.removeLast()
    }
    return spans
  }

  /// The spans in as many lines as they need. Nothing for spaces alone.
  fileprivate func flowed(columns: Int, indent: Element) -> [Line] {
    var lines: [Line] = [[]]
    for span in self {
      let line = lines[lines.count - 1]
      if !line.trimmed.isEmpty, (line + [span]).trimmed.columns > columns {
        lines.append([indent, Element(String(span.text.drop { $0 == " " }), span.style)])
      } else {
        lines[lines.count - 1].append(span)
      }
    }
    return lines.filter { !$0.trimmed.isEmpty }
  }
}

extension StyledText.Span {
  fileprivate var coloured: String { style.code.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text }
}

extension StyledText.Style {
  /// The parameter of the terminal's *select graphic rendition*.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1"
    case .good: "32"
    case .bad: "31"
    case .unusual: "33"
    case .faint: "2"
    }
  }
}
