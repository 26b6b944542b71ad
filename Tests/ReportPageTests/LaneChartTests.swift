import Testing

@testable import ReportPage

@Suite("Lanes over time")
struct LaneChartTests {
  struct Axis: Sendable {
    var start: Double
    var end: Double
    var unit: TimeAxis.Unit
    var labels: [String]
  }

  private static let axes = [
    Axis(start: 0, end: 0.42, unit: .milliseconds, labels: ["0 ms", "100 ms", "200 ms", "300 ms", "400 ms"]),
    Axis(start: 0, end: 5.74, unit: .milliseconds, labels: ["0 ms", "2,000 ms", "4,000 ms"]),
    Axis(start: 0, end: 30, unit: .milliseconds, labels: ["0 ms", "10,000 ms", "20,000 ms", "30,000 ms"]),
    Axis(start: 0, end: 30, unit: .clock, labels: ["0:00", "0:10", "0:20", "0:30"]),
    Axis(start: -10, end: 20, unit: .clock, labels: ["-0:10", "0:00", "0:10", "0:20"]),
    Axis(start: 0, end: 0.42, unit: .clock, labels: ["0:00", "0:00.1", "0:00.2", "0:00.3", "0:00.4"]),
    Axis(start: 0, end: 600, unit: .clock, labels: ["0:00", "2:00", "4:00", "6:00", "8:00", "10:00"]),
  ]

  @Test("an axis has round times, not too many, each written like all times of its unit", arguments: axes)
  func ticks(expected: Axis) {
    let axis = TimeAxis(from: expected.start, to: expected.end, expected.unit)
    #expect(axis.ticks.map(axis.label) == expected.labels)
  }

  @Test("an axis of no time has a tick")
  func noTime() {
    let axis = TimeAxis(to: 0, .milliseconds)
    #expect(axis.ticks.first.map(axis.label) == "0 ms")
    #expect(axis.ticks.count <= 7)
  }

  @Test("a moment is within the chart, whatever it is", arguments: [-1, 0, 5, 10, 99, .infinity, .nan])
  func percent(seconds: Double) {
    let percent = TimeAxis(to: 10, .clock).percent(seconds)
    #expect((0...100).contains(percent))
    #expect(TimeAxis(to: 10, .clock).percent(5) == 50)
  }

  @Test("a legend names the marks that a chart has, and those alone")
  func legend() throws {
    func legend(_ tones: [Tone], _ names: [Tone: String] = [:]) -> [String] {
      let items = tones.map { LaneChart.Item(at: 1, $0, "it") } + [.init(at: 0, to: 1, .bad, "a bar")]
      let axis = TimeAxis(to: 10, .clock)
      let chart = LaneChart("Marks", axis: axis, axisTitle: "s", markNames: names, [.init("Lane", items)])
      let text = chart.html.markup.firstMatch(of: /legend">(.*)<\/p>/)?.output.1 ?? ""
      return text.matches(of: /<\/svg>([^<]+)<\/span>/).map { String($0.output.1) }
    }
    #expect(legend([.accent, .plain, .unusual]) == ["event", "unusual event"])
    #expect(legend([.plain, .bad], [.bad: "ignored event"]) == ["event", "ignored event"])
    // The name of the lane says what they are.
    #expect(legend([.accent, .plain]) == [])
    #expect(legend([]) == [])
  }

  @Test("ten thousand moments become a few hundred marks, and none is lost")
  func crowd() throws {
    let items = (0..<10_000).map { index in
      LaneChart.Item(at: Double(index) / 1000, index == 7777 ? .bad : .plain, "event \(index)")
    }
    let chart = LaneChart("Many", axis: TimeAxis(to: 10, .clock), axisTitle: "s", [.init("Lane", items)])
    let markup = chart.html.markup
    #expect(markup.matches(of: /class="mark"/).count <= 201)
    let counts = markup.matches(of: /<title>(\d+) events/).compactMap { Int($0.output.1) }
    #expect(counts.reduce(0, +) == 10_000)
    // What is bad among them shows.
    #expect(markup.matches(of: /<g class="tone-bad"/).count == 1)
  }

  @Test(
    "numbers have at most three digits after the point",
    arguments: [
      (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.0004, "0"), (12.3456, "12.346"), (99.9999, "100"),
      (-0.25, "-0.25"), (.infinity, "0"), (1e15, "0"),
    ]
  )
  func plain(number: Double, text: String) { #expect(number.plain == text) }

  @Test(
    "a link leads to the web or nowhere",
    arguments: [
      ("https://a.example/x?y=1&z=2", true), ("HTTP://a.example", true), ("javascript:alert(1)", false),
      ("data:text/html,x", false), ("//a.example", false), ("https://", false), (" https://a.example", false),
    ]
  )
  func link(address: String, isLink: Bool) {
    #expect((Attribute.link(address) != nil) == isLink)
    let markup = HTML.address(address).markup
    #expect(markup.hasPrefix("<a ") == isLink)
    #expect(!markup.contains("href=\"javascript"))
  }
}

@Suite("Marks at one moment")
struct CoincidentMarkTests {
  @Test("are moved apart, and stay at their moment")
  func offsets() {
    let items = [2.0, 2, 2, 5].map { LaneChart.Item(at: $0, .accent, "event") }
    let chart = LaneChart("One", axis: TimeAxis(to: 10, .clock), axisTitle: "s", [.init("Lane", items)])
    let marks = chart.html.markup.matches(of: /<svg x="([\d.]+)%"[^>]*class="mark"><path d="M0 ([-\d.]+)/)
    #expect(marks.map(\.output.1) == ["20", "20", "20", "50"])
    #expect(marks.map(\.output.2) == ["-5", "-13", "3", "-5"])
  }
}
