import AdPlatform

/// Markup that is complete and safe. A string becomes text when it enters, so no string of a network can become markup.
///
/// ```swift
/// HTML(.p, .class("note")) { "Filled by "; HTML(.strong) { label } }
/// ```
package struct HTML: Sendable {
  /// What a browser reads.
  package let markup: String

  /// The most Unicode scalars of a text; the rest becomes `…`.
  package static let textLimit = 2000

  private init(markup: String) { self.markup = markup }

  /// No markup.
  package static let empty = HTML(markup: "")

  /// Text, in which a long word may be broken before a capital or behind a dot. What could steer a reader's eye or a browser, such as a bidirectional override, is written as `\u{…}`.
  package init(_ text: String, limit: Int = HTML.textLimit) {
    markup = text.escaped(limit: limit).withBreaks
  }

  /// An element.
  package init(
    _ tag: Tag,
    _ attributes: Attribute?...,
    @HTMLBuilder content: () -> HTML = { .empty }
  ) {
    let attributes = attributes.reduce(into: "") { $0 += $1?.markup ?? "" }
    let start = "<\(tag.rawValue)\(attributes)>"
    markup = tag.isVoid ? start : "\(start)\(content().markup)</\(tag.rawValue)>"
  }

  /// One piece after the other.
  package init(_ pieces: some Sequence<HTML>) { markup = pieces.reduce(into: "") { $0 += $1.markup } }

  /// The whole document with its style and script, which are ours and so are markup as they are.
  static func document(head: HTML, style: String, script: String, body: HTML) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(head.markup)
    <style>\(style)</style>
    </head>
    <body>
    \(body.markup)
    <script>\(script)</script>
    </body>
    </html>

    """
  }
}

/// Makes ``HTML`` of the lines of a closure: markup stays markup, and strings become text.
@resultBuilder
package enum HTMLBuilder {
  package static func buildExpression(_ html: HTML) -> HTML { html }
  package static func buildExpression(_ html: HTML?) -> HTML { html ?? .empty }
  package static func buildExpression(_ text: String) -> HTML { HTML(text) }
  package static func buildBlock(_ pieces: HTML...) -> HTML { HTML(pieces) }
  package static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
  package static func buildEither(first: HTML) -> HTML { first }
  package static func buildEither(second: HTML) -> HTML { second }
  package static func buildArray(_ pieces: [HTML]) -> HTML { HTML(pieces) }
}

extension String {
  /// The text as HTML has it between tags and between quotation marks. Line breaks and tabs stay.
  func escaped(limit: Int) -> String {
    // Most texts are plain, and stay as they are.
    if utf8.count <= limit, utf8.allSatisfy({ 0x20...0x7E ~= $0 && !$0.isSpecial }) {
      return self
    }
    var result = ""
    var room = limit
    var isFirst = true
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { result += "\n" }
      isFirst = false
      guard room > 0 else { return result + "…" }
      // A CI runner that sees the page would obey a line that begins so.
      let isCommand = String(line).isRunnerCommand
      for scalar in String(line).replacing("\t", with: "  ").printable(limit: room).unicodeScalars {
        room -= 1
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        case ":" where isCommand: result += "&#58;"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether markup, or a CI runner that sees it, gives the character a meaning.
  fileprivate var isSpecial: Bool { [0x22, 0x23, 0x26, 0x27, 0x3A, 0x3C, 0x3E].contains(self) }
}
