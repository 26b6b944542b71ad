/// Cumulative curves: which share of all is at most so large.
package struct CurveChart: Sendable {
  package struct Curve: Sendable {
    package var name: String
    /// In order; shares are from 0 to 1.
    package var points: [Point]
    /// Points with a text beside them.
    package var marks: [Mark]
    package var tone: Tone

    package init(_ name: String, _ tone: Tone, points: [Point], marks: [Mark]) {
      self.name = name
      self.tone = tone
      self.points = points
      self.marks = marks
    }
  }

  package struct Point: Equatable, Sendable {
    package var value: Double
    package var share: Double

    package init(_ value: Double, _ share: Double) {
      self.value = value
      self.share = share
    }
  }

  package struct Mark: Sendable {
    package var point: Point
    /// What it is, with the value: `p50 818 ms`.
    package var label: String

    package init(_ point: Point, _ label: String) {
      self.point = point
      self.label = label
    }
  }

  /// What it shows, for screen readers.
  package var title: String
  package var axis: ValueAxis
  /// What the values are, with the unit.
  package var axisTitle: String
  /// What the shares are of.
  package var shareTitle: String
  package var tickLabel: @Sendable (Double) -> String
  package var curves: [Curve]

  package init(
    _ title: String,
    axis: ValueAxis,
    axisTitle: String,
    shareTitle: String,
    tickLabel: @escaping @Sendable (Double) -> String,
    _ curves: [Curve]
  ) {
    self.title = title
    self.axis = axis
    self.axisTitle = axisTitle
    self.shareTitle = shareTitle
    self.tickLabel = tickLabel
    self.curves = curves
  }

  package var html: HTML {
    HTML(.figure, .label(title)) {
      HTML(.figcaption) { shareTitle }
      axis.plot(
        axisTitle,
        tickLabel: tickLabel,
        label: "\(title). \(summary)",
        lines: Self.shares.map { (Self.height($0), "\(Int($0 * 100)) %") }
      ) {
        for curve in curves { line(of: curve) }
        for (row, curve) in curves.enumerated() { texts(of: curve, row: row) }
      }
    }
  }

  private static let shares = [0, 0.25, 0.5, 0.75, 0.9, 1]

  /// Where a share is, in percent from the top.
  private static func height(_ share: Double) -> Double { (1 - min(max(share, 0), 1)) * 100 }

  /// The marks of all curves, for screen readers.
  private var summary: String {
    curves.map { curve in
      (curves.count > 1 ? "\(curve.name): " : "") + curve.marks.map(\.label).joined(separator: ", ")
    }
    .joined(separator: "; ")
  }

  private func line(of curve: Curve) -> HTML {
    let start = curve.points.first.map { [Point($0.value, 0)] } ?? []
    let points = (start + curve.points).map { point in
      (x: axis.percent(point.value) * 10, y: Self.height(point.share) * 10)
    }
    return HTML(
      .svg,
      .measures([.width: .percent(100), .height: .percent(100)]),
      .stretched(width: 1000, height: 1000),
      curve.tone.attribute
    ) { HTML(.polyline, .points(points)) }
  }

  // MARK: Texts beside the curves

  private func texts(of curve: Curve, row: Int) -> HTML {
    let isLeft = curves.count > 1 && isFastest(curve)
    return HTML(.g, curve.tone.attribute) {
      if curves.count > 1, let point = curve.namePoint {
        text(at: point, curve.name, isLeft: isLeft, isName: true)
      }
      for mark in curve.marks {
        let (x, y) = (axis.percent(mark.point.value), Self.height(mark.point.share))
        HTML(.circle, .measures([.cx: .percent(x), .cy: .percent(y), .r: 4]))
        if mark.point.share > 0.95 {
          textAbove(mark, row: row)
        } else {
          text(at: mark.point, mark.label, isLeft: isLeft)
        }
      }
    }
  }

  /// A text above the plot, in a row of its curve: near the top curves run side by side.
  private func textAbove(_ mark: Mark, row: Int) -> HTML {
    let x = axis.percent(mark.point.value)
    return HTML(
      .text,
      .class("caption"),
      .measures([.x: .percent(x), .y: 0, .dy: .points(-8 - 14 * Double(row))]),
      .anchor(x < 20 ? .start : .end)
    ) { mark.label }
  }

  /// Whether a curve is at the left of the others, so that there is room at its left.
  private func isFastest(_ curve: Curve) -> Bool {
    func sum(_ curve: Curve) -> Double { curve.marks.reduce(0) { $0 + axis.percent($1.point.value) } }
    let first = curves.indices.min { sum(curves[$0]) < sum(curves[$1]) }
    return first.map { curves[$0].name } == curve.name
  }

  /// A text in the corner that a rising curve leaves free: above it at the left, or below it at the right.
  private func text(at point: Point, _ text: String, isLeft: Bool, isName: Bool = false) -> HTML {
    let x = axis.percent(point.value)
    let isTurned = isLeft ? x < 20 : x > 76
    let anchor: Attribute.Anchor = isLeft != isTurned ? .end : .start
    let dx: Attribute.Length = isTurned ? 0 : isLeft ? -8 : 8
    let dy: Attribute.Length = isLeft ? -5 : isTurned ? 20 : 14
    return HTML(
      .text,
      .class(isName ? "caption strong" : "caption"),
      .measures([.x: .percent(x), .y: .percent(Self.height(point.share)), .dx: dx, .dy: dy]),
      .anchor(anchor)
    ) { text }
  }
}

extension CurveChart.Curve {
  /// Where its name is: at the first quarter, which is below a curve's first point if that is higher.
  fileprivate var namePoint: CurveChart.Point? {
    guard let index = points.firstIndex(where: { $0.share >= 0.25 }) else { return nil }
    return index == 0 ? .init(points[0].value, 0.25) : points[index]
  }
}
