import AdPlatform
import AdapterTool
import ReportPage

/// Writes the parts of a document as a tree that opens and closes, up to a size that a browser still likes.
struct PartTree {
  /// How many bytes of markup may still be written.
  private var room = 300_000
  /// How many rows and parts were left out.
  private var omitted = 0

  static func html(of part: Part) -> HTML {
    var tree = PartTree()
    let contents = tree.contents(of: part, depth: 0)
    return HTML(.div, .class("tree")) {
      contents
      if tree.omitted > 0 {
        HTML.note("\(counted(tree.omitted, "more value")) left out here; --json has all of them.")
      }
    }
  }

  private mutating func contents(of part: Part, depth: Int) -> HTML {
    var pieces: [HTML] = []
    var rows: [HTML] = []
    let isLong = part.contents.count { if case .part = $0 { true } else { false } } > 12
    for content in part.contents {
      switch content {
      case .row(let label, let value, let style):
        rows += row(label, value.texts, style == .unusual ? .unusual : .plain)
      case .part(let child, _):
        Self.close(&rows, into: &pieces)
        pieces.append(html(of: child, depth: depth, isOpen: depth < 3 && !isLong))
      }
    }
    Self.close(&rows, into: &pieces)
    return HTML(pieces)
  }

  private static func close(_ rows: inout [HTML], into pieces: inout [HTML]) {
    guard !rows.isEmpty else { return }
    let list = rows
    pieces.append(HTML(.dl, .class("rows")) { HTML(list) })
    rows = []
  }

  private mutating func row(_ label: String, _ texts: [String], _ tone: Tone) -> [HTML] {
    guard !texts.isEmpty else { return [] }
    var pieces = [HTML(.dt) { label }]
    for text in texts {
      let limit = text.contains("://") ? HTML.textLimit : TextLayout.textLimit
      let value = HTML(.dd, tone == .plain ? nil : tone.attribute) { HTML(text, limit: limit) }
      guard take(value) else { continue }
      pieces.append(value)
    }
    return pieces.count > 1 ? pieces : []
  }

  private mutating func html(of part: Part, depth: Int, isOpen: Bool) -> HTML {
    let details = part.details.compactMap(\.self).joined(separator: ", ")
    guard !part.name.isEmpty else { return contents(of: part, depth: depth) }
    let title = HTML([HTML(.strong) { part.name }, details.isEmpty ? .empty : HTML(": \(details)")])
    guard take(title) else { return .empty }
    let contents = contents(of: part, depth: depth + 1)
    guard !contents.markup.isEmpty else { return HTML(.p) { title } }
    return HTML(.details, isOpen ? .isOpen : nil) {
      HTML(.summary) { title }
      contents
    }
  }

  /// Takes the room of a piece, or counts it as left out.
  private mutating func take(_ piece: HTML) -> Bool {
    let size = piece.markup.utf8.count + 60
    guard size <= room else {
      omitted += 1
      return false
    }
    room -= size
    return true
  }
}
