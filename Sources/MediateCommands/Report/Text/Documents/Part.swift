import AdPlatform
import AdapterTool
import Foundation

/// A part of a document in words: what it is, how it is in one line, and what is in it.
struct Part {
  var name: String
  var details: [String?]
  private(set) var contents: [Content] = []

  enum Content {
    case row(label: String, any InWords, StyledText.Style)
    case part(Part, isApart: Bool)
  }

  init(_ name: String = "", _ details: [String?] = []) {
    self.name = name
    self.details = details
  }

  /// Adds lines, by their labels: one for each text of a value, and none for a value that is not there.
  mutating func add(_ rows: KeyValuePairs<String, any InWords>, style: StyledText.Style = .plain) {
    contents += rows.map { .row(label: $0, $1, style) }
  }

  /// Adds parts. Those that stand apart have an empty line before them.
  mutating func add(_ parts: [Part], apart: Bool = false) {
    contents += parts.map { .part($0, isApart: apart) }
  }
}

/// What a row can show: a text for each line.
protocol InWords {
  var texts: [String] { get }
}

extension String: InWords {
  var texts: [String] { [self] }
}

extension Duration: InWords {
  var texts: [String] { [clock] }
}

extension Optional: InWords where Wrapped: InWords {
  var texts: [String] { self?.texts ?? [] }
}

extension Array: InWords where Element: InWords {
  var texts: [String] { flatMap(\.texts) }
}

extension StyledText {
  /// The columns of a label.
  private static let labelColumns = 18
  /// The most scalars of a line with a URL. Those of ad tags have several hundred.
  private static let urlLimit = 2000

  /// Adds a part and all that is in it. A part without a name only indents that. Texts are made printable here.
  mutating func add(_ part: Part, at depth: Int = 0) {
    if !part.name.isEmpty { addTitle(of: part, at: depth) }
    addContents(of: part, at: depth + 1)
  }

  private mutating func addTitle(of part: Part, at depth: Int) {
    let details = part.details.compactMap { $0?.printable(limit: TextLayout.textLimit) }.joined(
      separator: ", "
    )
    let name = part.name.printable(limit: TextLayout.textLimit)
    let start = [(Self.indent(depth), Style.plain), (name + (details.isEmpty ? "" : ": "), .heading)]
    addHanging(start, details)
  }

  /// Adds what is in a part.
  mutating func addContents(of part: Part, at depth: Int = 0) {
    for content in part.contents {
      switch content {
      case .row(let label, let value, let style): addRow(label, value, at: depth, style)
      case .part(let part, let isApart):
        if isApart { add() }
        add(part, at: depth)
      }
    }
  }

  private mutating func addRow(_ label: String, _ value: any InWords, at depth: Int, _ style: Style) {
    for (index, text) in value.texts.enumerated() {
      let label = (index == 0 ? label : "").printable(limit: 40).padded(to: Self.labelColumns - 2)
      let limit = text.contains("://") ? Self.urlLimit : TextLayout.textLimit
      addHanging([(Self.indent(depth) + label + "  ", .faint)], text.printable(limit: limit), style)
    }
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
