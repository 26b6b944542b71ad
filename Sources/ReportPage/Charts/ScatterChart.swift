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
      horizontal.axis.plot(
        horizontal.title,
        tickLabel: horizontal.tickLabel,
        label: title,
        lines: vertical.axis.ticks.map { (height($0), vertical.tickLabel($0)) }
      ) {
        for point in points where !point.isStrong { dot(point) }
        for point in points where point.isStrong { dot(point) }
        for label in ScatterLabels(points.map(spot)).placed { text(label) }
      }
    }
  }

  /// Where a value is, in percent from the top.
  private func height(_ value: Double) -> Double { 100 - vertical.axis.percent(value) }

  private func dot(_ point: Point) -> HTML {
    let spot = spot(of: point)
    let radius = Attribute.Length.points(point.isStrong ? 5 : 2.5)
    return HTML(.g, point.tone.attribute) {
      HTML(.circle, .measures([.cx: .percent(spot.x), .cy: .percent(spot.y), .r: radius]))
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
        .measures([
          .x: .percent(label.x), .y: .percent(label.y), .dx: .points(label.dx), .dy: .points(label.dy),
        ]),
        .anchor(label.anchor)
      ) { label.text }
    }
  }
}
