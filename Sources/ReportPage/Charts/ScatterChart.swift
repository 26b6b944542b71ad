/// Points by two values.
package struct ScatterChart: Sendable {
  package struct Point: Sendable {
    package var x: Double
    package var y: Double
    /// Drawn larger, and above those that are not.
    package var isStrong: Bool
    package var tone: Tone
    /// A text beside it; nil for none.
    package var label: String?

    package init(_ x: Double, _ y: Double, isStrong: Bool, _ tone: Tone, label: String? = nil) {
      self.x = x
      self.y = y
      self.isStrong = isStrong
      self.tone = tone
      self.label = label
    }
  }

  /// A value on an axis.
  package struct Scale: Sendable {
    package var axis: ValueAxis
    /// What the values are, with the unit.
    package var title: String
    package var tickLabel: @Sendable (Double) -> String

    package init(_ title: String, axis: ValueAxis, tickLabel: @escaping @Sendable (Double) -> String) {
      self.title = title
      self.axis = axis
      self.tickLabel = tickLabel
    }
  }

  /// What it shows, for screen readers.
  package var title: String
  package var horizontal: Scale
  package var vertical: Scale
  package var points: [Point]

  package init(_ title: String, horizontal: Scale, vertical: Scale, _ points: [Point]) {
    self.title = title
    self.horizontal = horizontal
    self.vertical = vertical
    self.points = points
  }

  package var html: HTML {
    HTML(.figure) {
      HTML(.figcaption) { vertical.title }
      HTML(.div, .class("curve")) {
        HTML(.svg, .class("shares"), .isDecoration) {
          for tick in vertical.axis.ticks {
            HTML(
              .text,
              .measure(.x, percent: 100),
              .measure(.dx, -6),
              .measure(.y, percent: height(tick)),
              .measure(.dy, 4),
              .anchor(.end)
            ) { vertical.tickLabel(tick) }
          }
        }
        HTML(.svg, .class("plot"), .role("img"), .label(title)) {
          for tick in vertical.axis.ticks {
            HTML(
              .line,
              .class("grid"),
              .measure(.x1, 0),
              .measure(.x2, percent: 100),
              .measure(.y1, percent: height(tick)),
              .measure(.y2, percent: height(tick))
            )
          }
          horizontal.axis.grid
          for point in points where !point.isStrong { dot(point) }
          for point in points where point.isStrong { dot(point) }
          for label in ScatterLabels(points.map(spot)).placed { text(label) }
        }
        HTML(.span)
        horizontal.axis.labels(horizontal.tickLabel)
        HTML(.span)
        HTML(.small) { horizontal.title }
      }
    }
  }

  /// Where a value is, in percent from the top.
  private func height(_ value: Double) -> Double { 100 - vertical.axis.percent(value) }

  private func dot(_ point: Point) -> HTML {
    HTML(.g, point.tone.attribute) {
      HTML(
        .circle,
        .measure(.cx, percent: horizontal.axis.percent(point.x)),
        .measure(.cy, percent: height(point.y)),
        .measure(.r, point.isStrong ? 5 : 2.5)
      )
    }
  }

  private func spot(of point: Point) -> ScatterLabels.Spot {
    .init(
      x: horizontal.axis.percent(point.x),
      y: height(point.y),
      isStrong: point.isStrong,
      tone: point.tone,
      text: point.label
    )
  }

  private func text(_ label: ScatterLabels.Placed) -> HTML {
    HTML(.g, label.tone.attribute) {
      HTML(
        .text,
        .class("caption"),
        .measure(.x, percent: label.x),
        .measure(.y, percent: label.y),
        .measure(.dx, label.dx),
        .measure(.dy, label.dy),
        .anchor(label.anchor)
      ) { label.text }
    }
  }
}
