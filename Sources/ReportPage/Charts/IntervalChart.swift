/// Differences with the intervals that the true ones are in, as dots with whiskers around zero.
package struct IntervalChart: Sendable {
  package struct Row: Sendable {
    package var name: String
    /// The difference and its interval, written.
    package var note: String
    package var value: Double
    package var interval: ClosedRange<Double>?
    package var tone: Tone

    package init(
      _ name: String,
      note: String,
      _ value: Double,
      _ interval: ClosedRange<Double>?,
      _ tone: Tone
    ) {
      self.name = name
      self.note = note
      self.value = value
      self.interval = interval
      self.tone = tone
    }
  }

  package var title: String
  /// What the differences are in.
  package var axisTitle: String
  package var tickLabel: @Sendable (Double) -> String
  package var rows: [Row]

  package init(
    _ title: String,
    axisTitle: String,
    tickLabel: @escaping @Sendable (Double) -> String,
    _ rows: [Row]
  ) {
    self.title = title
    self.axisTitle = axisTitle
    self.tickLabel = tickLabel
    self.rows = rows
  }

  package var html: HTML {
    let values: [Double] = rows.flatMap {
      [$0.value, $0.interval?.lowerBound ?? 0, $0.interval?.upperBound ?? 0]
    }
    let axis = ValueAxis(from: min(values.min() ?? 0, -0.01), to: max(values.max() ?? 0, 0.01))
    return HTML(.figure, .class("intervals"), .label(title)) {
      HTML(.figcaption) { title }
      for row in rows { html(of: row, axis) }
      HTML(.div, .class("lane axis")) {
        HTML(.div, .class("name")) { HTML(.small) { axisTitle } }
        axis.labels(tickLabel)
      }
    }
  }

  private func html(of row: Row, _ axis: ValueAxis) -> HTML {
    HTML(.div, .class("lane")) {
      HTML(.div, .class("name")) {
        row.name
        HTML(.small) { row.note }
      }
      HTML(.svg, .class("track"), .role("img"), .label("\(row.name): \(row.note)")) {
        axis.grid
        HTML.line("zero", x1: .percent(axis.percent(0)), x2: .percent(axis.percent(0)), y1: 0, y2: 28)
        HTML(.g, row.tone.attribute) {
          if let interval = row.interval {
            let low = Attribute.Length.percent(axis.percent(interval.lowerBound))
            let high = Attribute.Length.percent(axis.percent(interval.upperBound))
            HTML.line("edge", x1: low, x2: high, y1: 14, y2: 14)
            HTML.line("edge", x1: low, x2: low, y1: 9, y2: 19)
            HTML.line("edge", x1: high, x2: high, y1: 9, y2: 19)
          }
          HTML(.circle, .measures([.cx: .percent(axis.percent(row.value)), .cy: 14, .r: 5]))
        }
      }
    }
  }
}
