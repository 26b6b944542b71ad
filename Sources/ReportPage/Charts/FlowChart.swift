/// What goes from one step to the next, and how much leaves at each: widths are proportional to amounts.
///
/// A bar for each step; the parts of it that go on are at its left, and a band leads from them to the next bar.
package struct FlowChart: Sendable {
  package struct Part: Sendable {
    package var name: String
    package var amount: Double
    /// The amount, written.
    package var caption: String
    package var tone: Tone
    /// Whether it goes on to the next step.
    package var continues: Bool

    package init(_ name: String, _ amount: Double, _ caption: String, _ tone: Tone, continues: Bool = false) {
      self.name = name
      self.amount = amount
      self.caption = caption
      self.tone = tone
      self.continues = continues
    }
  }

  package struct Step: Sendable {
    package var name: String
    /// How much reached it, written.
    package var caption: String
    /// Those that go on come first.
    package var parts: [Part]
    /// How much goes on, written.
    package var onward: String?

    package init(_ name: String, _ caption: String, _ parts: [Part], onward: String? = nil) {
      self.name = name
      self.caption = caption
      self.parts = parts
      self.onward = onward
    }
  }

  /// What it shows, for screen readers.
  package var title: String
  /// What the whole width is.
  package var total: Double
  package var steps: [Step]

  package init(_ title: String, total: Double, _ steps: [Step]) {
    self.title = title
    self.total = max(total, 1)
    self.steps = steps
  }

  package var html: HTML {
    HTML(.ol, .class("flow"), .label(title)) {
      for step in steps { html(of: step) }
    }
  }

  private func html(of step: Step) -> HTML {
    HTML(.li) {
      HTML(.div) {
        HTML(.strong) { step.name }
        " \(step.caption)"
        for part in step.parts where part.amount > 0 && step.parts.count > 1 {
          " "
          HTML(.span, .class("part")) { HTML.badge("\(part.name) \(part.caption)", part.tone) }
        }
        if let onward = step.onward { HTML(.span, .class("part")) { onward } }
      }
      HTML(.svg, .class("track"), .isDecoration) { bars(of: step) }
      band(of: step)
    }
  }

  private func bars(of step: Step) -> HTML {
    var start = 0.0
    var pieces: [HTML] = []
    for part in step.parts where part.amount > 0 {
      let width = part.amount / total * 100
      pieces.append(
        HTML(.g, part.tone.attribute) {
          HTML(.rect, .measures([.x: .percent(start), .width: .percent(width), .y: 2, .height: 24]))
          if width > 22 {
            HTML(.text, .class("caption"), .measures([.x: .percent(start), .dx: 6, .y: 18])) { part.name }
          }
        }
      )
      start += width
    }
    return HTML(pieces)
  }

  /// What leads to the next step.
  private func band(of step: Step) -> HTML {
    let width = step.parts.filter(\.continues).reduce(0) { $0 + $1.amount } / total * 100
    guard width > 0 else { return .empty }
    return HTML(.svg, .class("band"), .isDecoration) {
      HTML(.rect, .measures([.width: .percent(width), .height: .percent(100)]))
    }
  }
}
