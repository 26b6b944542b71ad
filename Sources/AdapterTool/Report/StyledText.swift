/// Lines of text that know what is a heading and what is bad news, to be coloured or not.
package struct StyledText: Equatable, Sendable {
  package enum Style: Sendable {
    case plain, heading, good, bad, unusual, faint
  }

  package struct Span: Equatable, Sendable {
    package var text: String
    package var style: Style
  }

  package private(set) var lines: [[Span]] = []

  /// No lines.
  package init() {}

  /// Lines without styles.
  package init(plain text: String) {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add((String(line), .plain)) }
  }

  /// Adds a line of parts with a style each.
  package mutating func add(_ spans: (String, Style)...) { add(spans) }

  /// Adds a line of parts with a style each.
  package mutating func add(_ spans: [(String, Style)]) {
    lines.append(spans.map { Span(text: $0.0, style: $0.1) })
  }

  /// Adds an empty line and a heading.
  package mutating func addHeading(_ text: String) {
    if !lines.isEmpty { add() }
    add((text, .heading))
  }

  /// Adds a text after a start of its first line, wrapped so that all of it stands in one column.
  package mutating func addHanging(_ start: [(String, Style)], _ text: String, _ style: Style = .plain) {
    let indent = start.map(\.0.columns).reduce(0, +)
    for (index, line) in wrap(text, width: TextLayout.width - indent).enumerated() {
      let before = index == 0 ? start : [(String(repeating: " ", count: indent), .plain)]
      lines.append((before + [(line, style)]).map { Span(text: $0.0, style: $0.1) })
    }
  }

  /// The text for a terminal or a file. No line ends in spaces.
  package func rendered(in ink: Ink) -> String {
    lines.map { line in
      var spans = line
      while let last = spans.last {
        let text = String(last.text.reversed().drop { $0 == " " }.reversed())
        spans[spans.count - 1].text = text
        guard text.isEmpty else { break }
        spans.removeLast()
      }
      return spans.map { ink == .coloured ? $0.coloured : $0.text }.joined() + "\n"
    }
    .joined()
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
