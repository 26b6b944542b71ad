/// Lines of text that know what is a heading and what is bad news. They are wrapped and coloured when they are rendered.
package struct StyledText: Equatable, Sendable {
  package enum Style: Sendable {
    case plain, heading, good, bad, unusual, faint
  }

  package struct Span: Equatable, Sendable {
    package var text: String
    package var style: Style

    init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }
  }

  enum Paragraph: Equatable, Sendable {
    /// One line, however wide it is.
    case line([Span])
    /// Texts in a column behind the start of their first line, or below it if the terminal is too narrow for that. Each
    /// is wrapped.
    case hanging([Span], texts: [Text])
    /// Columns of texts under a header, or one row below the other if the terminal is too narrow for that.
    case table(header: [String]?, rows: [[String]])
  }

  /// A text of a report, which is wrapped.
  package struct Text: Equatable, Sendable {
    var span: Span
    /// Whether it is cut where its first line ends.
    var isCut = false

    package init(_ text: String, _ style: Style = .plain) { span = Span(text, style) }

    /// A text that is cut where its first line ends, unless there is an address in it to be copied.
    package static func cut(_ text: String, _ style: Style = .plain) -> Text {
      var result = Text(text, style)
      result.isCut = !text.contains("://")
      return result
    }
  }

  private(set) var paragraphs: [Paragraph] = []

  /// No lines.
  package init() {}

  /// Lines without styles.
  package init(plain text: String) {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add((String(line), .plain)) }
  }

  package var isEmpty: Bool { paragraphs.isEmpty }

  /// Adds a line of parts with a style each, which is not wrapped.
  package mutating func add(_ spans: (String, Style)...) { add(spans) }

  /// Adds a line of parts with a style each, which is not wrapped.
  package mutating func add(_ spans: [(String, Style)]) { paragraphs.append(.line(spans.map(Span.init))) }

  /// Adds an empty line and a heading.
  package mutating func addHeading(_ text: String) {
    if !isEmpty { add() }
    addHanging([], text, .heading)
  }

  /// Adds a text after a start of its first line, wrapped so that all of it stands in one column.
  package mutating func addHanging(_ start: [(String, Style)], _ text: String, _ style: Style = .plain) {
    addHanging(start, [Text(text, style)])
  }

  /// Adds texts, one below the other, after a start of the first line.
  package mutating func addHanging(_ start: [(String, Style)], _ texts: [Text]) {
    paragraphs.append(.hanging(start.map(Span.init), texts: texts))
  }

  /// Adds columns of texts: the first one at the left, the others at the right.
  package mutating func addTable(header: [String]?, _ rows: [[String]]) {
    paragraphs.append(.table(header: header, rows: rows))
  }
}
