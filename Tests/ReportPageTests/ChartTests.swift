import Testing

@testable import ReportPage

@Suite("An axis of values")
struct ValueAxisTests {
  @Test("ends at round values that hold all of a span")
  func ends() {
    let axis = ValueAxis(from: 0, to: 937)
    #expect(axis.start == 0 && axis.end == 1000)
    #expect(axis.ticks == [0, 200, 400, 600, 800, 1000])
    #expect(axis.percent(250) == 25)
  }

  @Test("has zero among the ticks on both sides of it")
  func zero() {
    #expect(ValueAxis(from: -0.17, to: 0.17).ticks.contains(0))
  }

  @Test("multiplies from step to step if it is logarithmic")
  func logarithmic() {
    let axis = ValueAxis(from: 11, to: 9_800, .logarithmic)
    #expect(axis.start == 10 && axis.end == 10_000)
    #expect(axis.ticks == [10, 30, 100, 300, 1000, 3000, 10_000])
    #expect(abs(axis.percent(100) - 100.0 / 3) < 0.01)
  }

  @Test(
    "places whatever it is given",
    arguments: [(0.0, 0.0), (5, 5), (-3, -3), (1e-9, 1e9)],
    [ValueAxis.Scale.linear, .logarithmic]
  )
  func degenerate(span: (Double, Double), scale: ValueAxis.Scale) {
    let axis = ValueAxis(from: span.0, to: span.1, scale)
    #expect(axis.ticks.count >= 2)
    for value in [0, span.0, span.1, -.infinity, .infinity, .nan] {
      #expect(0...100 ~= axis.percent(value))
    }
  }
}

@Suite("A chart")
struct ChartTests {
  @Test("of a curve draws its points, and names its marks for eyes and for screen readers")
  func curve() {
    let point = CurveChart.Point(50, 0.5)
    let chart = CurveChart(
      "Latency",
      axis: ValueAxis(from: 0, to: 100),
      axisTitle: "Time",
      shareTitle: "Share",
      tickLabel: { "\($0.plain) ms" },
      [.init("a", .accent, points: [point, .init(100, 1)], marks: [.init(point, "p50 50 ms")])]
    )
    let markup = chart.html.markup
    #expect(markup.contains("points=\"500,1000 500,500 1000,0\""))
    #expect(markup.contains("aria-label=\"Latency. p50 50 ms\""))
    #expect(markup.contains(">p50 50 ms</text>"))
    #expect(markup.contains(">100 ms</text>"))
  }

  @Test("of two curves names each beside it")
  func twoCurves() {
    let curves = [("slow", 80.0), ("fast", 20.0)].map { name, value in
      CurveChart.Curve(name, .plain, points: [.init(value, 1)], marks: [.init(.init(value, 1), "p50")])
    }
    let chart = CurveChart(
      "Latency",
      axis: ValueAxis(from: 0, to: 100),
      axisTitle: "Time",
      shareTitle: "Share",
      tickLabel: \.plain,
      curves
    )
    for name in ["slow", "fast"] { #expect(chart.html.markup.contains(">\(name)</text>")) }
  }

  @Test("of a flow has widths in proportion, and a band of what goes on")
  func flow() {
    let chart = FlowChart(
      "Flow",
      total: 200,
      [
        .init(
          "A",
          "200",
          [.init("failed", 150, "150", .faint, continues: true), .init("filled", 50, "50", .good)]
        )
      ]
    )
    let markup = chart.html.markup
    #expect(markup.contains("<rect x=\"0%\" width=\"75%\""))
    #expect(markup.contains("<rect x=\"75%\" width=\"25%\""))
    #expect(markup.contains("<rect width=\"75%\" height=\"100%\">"))
  }

  @Test("of intervals has a whisker from end to end")
  func intervals() {
    let chart = IntervalChart(
      "Differences",
      axisTitle: "percent",
      tickLabel: \.plain,
      [.init("Fill", note: "+5", 0.5, 0.25...0.75, .good)]
    )
    #expect(chart.html.markup.contains("x1=\"45%\" x2=\"95%\""))
  }

  @Test("of points names each where the name covers neither a point nor another name")
  func scatterLabels() {
    func spot(_ x: Double, _ y: Double, _ text: String?, isStrong: Bool = true) -> ScatterLabels.Spot {
      .init(x: x, y: y, isStrong: isStrong, tone: .accent, text: text)
    }
    func sides(_ spots: [ScatterLabels.Spot]) -> [String] {
      ScatterLabels(spots).placed.map { "\($0.text) \($0.dx) \($0.dy)" }
    }
    #expect(sides([spot(50, 50, "a")]) == ["a 9.0 4.0"])
    // At the right edge, and with a neighbour at its right.
    #expect(sides([spot(99, 50, "given")]) == ["given -9.0 4.0"])
    #expect(sides([spot(50, 50, "a"), spot(55, 50, nil)]) == ["a -9.0 4.0"])
    #expect(sides([spot(50, 50, "a"), spot(55, 50, nil, isStrong: false)]) == ["a 9.0 4.0"])
    // The first has its name; there is no room for so many.
    let crowd = sides((0..<9).map { spot(50, 50, "name \($0)") })
    #expect(crowd.first == "name 0 9.0 4.0" && crowd.count == 4)
  }
}
