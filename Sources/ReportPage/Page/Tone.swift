/// What something means to a reader: a colour, and beside it a shape and a mark, so that nothing depends on colour.
package enum Tone: String, Sendable, CaseIterable {
  /// Neither good nor bad.
  case plain
  /// The thing that the reader looks for, such as the ad that won.
  case accent
  case good
  case bad
  case unusual
  /// What did not happen, or has no part in it.
  case faint
  /// Content, beside ads.
  case content

  /// A character that says the same as the colour; nil for what needs none.
  package var mark: String? {
    switch self {
    case .plain, .accent, .content: nil
    case .good: "✓"
    case .bad: "✗"
    case .unusual: "!"
    case .faint: "–"
    }
  }

  /// The class in the style of the page.
  package var attribute: Attribute { .class(name) }
  var name: String { "tone-\(rawValue)" }

  /// The outline of a mark around its moment, within 5 points.
  var shape: [Attribute.PathStep] {
    switch self {
    case .plain: [.move(-3, -3), .line(3, -3), .line(3, 3), .line(-3, 3), .close]
    case .accent, .content: [.move(0, -5), .line(5, 0), .line(0, 5), .line(-5, 0), .close]
    case .good: [.move(-4, -5), .line(5, 0), .line(-4, 5), .close]
    case .bad:
      [
        .move(-5, -3), .line(-3, -5), .line(0, -2), .line(3, -5), .line(5, -3), .line(2, 0), .line(5, 3),
        .line(3, 5), .line(0, 2), .line(-3, 5), .line(-5, 3), .line(-2, 0), .close,
      ]
    case .unusual: [.move(0, -5), .line(5, 4), .line(-5, 4), .close]
    case .faint: [.move(-1, -5), .line(1, -5), .line(1, 5), .line(-1, 5), .close]
    }
  }
}

extension HTML {
  /// A word or two in a tone, with its mark.
  package static func badge(_ text: String, _ tone: Tone) -> HTML {
    HTML(.span, .class("badge \(tone.name)")) {
      if let mark = tone.mark { HTML(.span, .isDecoration) { mark + " " } }
      text
    }
  }

  /// A paragraph of text.
  package static func note(_ text: String) -> HTML { HTML(.p, .class("note")) { text } }

  /// An address as a link if it is one of the web, and as text otherwise.
  package static func address(_ address: String) -> HTML {
    guard let link = Attribute.link(address) else { return HTML(.code) { address } }
    return HTML(.a, link, .noReferrer) { address }
  }

  /// Names with what they mean.
  ///
  /// - Parameter areLong: whether the values are sentences, which need wider columns.
  package static func facts(_ facts: [(name: String, value: HTML)], areLong: Bool = false) -> HTML {
    HTML(.dl, .class(areLong ? "facts columns" : "facts")) {
      for fact in facts {
        HTML(.div) {
          HTML(.dt) { fact.name }
          HTML(.dd) { fact.value }
        }
      }
    }
  }
}
