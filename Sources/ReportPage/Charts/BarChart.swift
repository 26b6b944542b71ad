/// Values of several things as bars from the left, with their numbers beside them.
package struct BarChart: Sendable {
  package struct Bar: Sendable {
    package var name: String
    package var value: Double
    /// The value with its unit.
    package var caption: String
    package var tone: Tone

    package init(_ name: String, _ value: Double, _ caption: String, _ tone: Tone = .plain) {
      self.name = name
      self.value = value
      self.caption = caption
      self.tone = tone
    }
  }

  /// What the bars show, with the unit.
  package var title: String
  package var bars: [Bar]

  package init(_ title: String, _ bars: [Bar]) {
    self.title = title
    self.bars = bars
  }

  package var html: HTML {
    let most = max(bars.map(\.value).max() ?? 0, 1e-9)
    return HTML(.figure, .class("bars"), .label(title)) {
      HTML(.figcaption) { title }
      for bar in bars {
        let width = max(bar.value, 0) / most * Self.longest
        HTML(.div, .class("lane")) {
          HTML(.div, .class("name")) { bar.name }
          HTML(.svg, .class("track"), .role("img"), .label("\(bar.name): \(bar.caption)")) {
            HTML(.g, bar.tone.attribute) {
              HTML(.rect, .measures([.x: 0, .width: .percent(width), .y: 5, .height: 18]))
              HTML(.text, .class("caption"), .measures([.x: .percent(width), .dx: 6, .y: 18])) { bar.caption }
            }
          }
        }
      }
    }
  }

  /// The longest bar, in percent of the width: the rest is for its number.
  private static let longest = 52.0
}
