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
        line(axis.percent(0), axis.percent(0), 0, 28, .class("zero"))
        HTML(.g, row.tone.attribute) {
          if let interval = row.interval {
            let (low, high) = (axis.percent(interval.lowerBound), axis.percent(interval.upperBound))
            line(low, high, 14, 14, .class("edge"))
            line(low, low, 9, 19, .class("edge"))
            line(high, high, 9, 19, .class("edge"))
          }
          HTML(.circle, .measure(.cx, percent: axis.percent(row.value)), .measure(.cy, 14), .measure(.r, 5))
        }
      }
    }
  }

  private func line(
    _ x1: Double,
    _ x2: Double,
    _ y1: Double,
    _ y2: Double,
    _ style: Attribute
  ) -> HTML {
    HTML(
      .line,
      style,
      .measure(.x1, percent: x1),
      .measure(.x2, percent: x2),
      .measure(.y1, y1),
      .measure(.y2, y2)
    )
  }
}
