import AdPlatform
import AdapterTool
import WaterfallStudy

extension SimulateReport {
  /// The report of `mediate simulate` for people.
  var text: StyledText {
    switch self {
    case .study(let part): Self.text(of: part)
    case .comparison(let part, let other, let differences):
      Self.text(of: part, comparedWith: other, differences)
    }
  }

  private static func text(of part: StudyPart) -> StyledText {
    let figures = StudyFigures(part)
    var text = StyledText()
    text.addTitle(of: part)
    if let summary = part.configuration.summary {
      text.addHanging([], summary.printable(limit: TextLayout.textLimit), .faint)
    }
    text.addHeading("All requests")
    text.addTable(header: nil, figures.rows.map { [$0.name, $0.text] })
    text.addHeading("Sources")
    let header = ["", "CPM", "timeout", "asked", "fill rate", "timeout rate", "share", "revenue"]
    let rows = figures.sources.map { source in
      [
        TextLayout.label(source.label), source.cpm.dollarText, source.timeoutText,
        source.counts.asked.grouped, source.fillRate?.percentText ?? "–",
        source.timeoutRate?.percentText ?? "–", source.share?.percentText ?? "–",
        source.roundedRevenue.dollarText,
      ]
    }
    text.addTable(header: header, rows)
    return text
  }

  private static func text(of one: Named, comparedWith two: Named, _ differences: [StudyDifference])
    -> StyledText
  {
    var text = StyledText()
    text.addTitle(of: one.part, and: " in two waterfalls")
    text.addHanging([], differences.verdict, .heading)
    for (mark, study) in [("1  ", one), ("2  ", two)] {
      text.addHanging([(mark, .plain)], study.name.printable(limit: TextLayout.textLimit), .faint)
    }
    let change = StudyChange(from: one.part.configuration, to: two.part.configuration)
    let (one, two) = (StudyFigures(one.part), StudyFigures(two.part))
    text.addHeading("All requests")
    let figures = zip(one.rows, two.rows).map { $0.compared(with: $1) }
    text.addTable(header: ["", "1", "2", "difference"], figures)
    text.addHeading("What the change does")
    for difference in differences {
      text.addHanging([("  ", .plain)], difference.sentence(about: change))
    }
    text.addHeading("Sources")
    let header = ["", "share 1", "2", "difference", "timeout rate 1", "2", "difference"]
    let rows = one.labels(with: two).map { label in
      let first = one.sources.first { $0.label == label }
      let second = two.sources.first { $0.label == label }
      let rates = [(first?.share, second?.share), (first?.timeoutRate, second?.timeoutRate)]
      return [TextLayout.label(label)]
        + rates.flatMap { one, two in
          StudyFigures.Row("", one, .percent).compared(with: .init("", two, .percent)).dropFirst()
        }
    }
    text.addTable(header: header, rows)
    return text
  }
}

extension StyledText {
  fileprivate mutating func addTitle(of part: StudyPart, and rest: String = "") {
    let count = part.result.requests
    let whole = part.isComplete ? "" : " of \(part.totalRequests.grouped)"
    add(
      ("\(count.grouped) request\(count == 1 ? "" : "s")\(whole)\(rest)", .heading),
      (", seed \(part.seed)", .faint)
    )
  }
}

extension StudyFigures.Source {
  var timeoutText: String { "\(timeoutMilliseconds.grouped) ms" }

  /// To the cent.
  var roundedRevenue: FixedPoint {
    FixedPoint(revenue.units, per: 10_000_000, places: 0).map { FixedPoint(units: $0.units, places: 2) }
      ?? revenue
  }
}

extension StudyFigures {
  /// A figure with its name and unit.
  fileprivate struct Row {
    enum Unit {
      case percent, milliseconds, dollars, none
    }

    var name: String
    var value: FixedPoint?
    var unit: Unit

    init(_ name: String, _ value: FixedPoint?, _ unit: Unit) {
      self.name = name
      self.value = unit == .percent ? value?.inPercent : value
      self.unit = unit
    }

    var text: String { value.map { written($0.text) } ?? "–" }

    /// The name, both values, and what has to be added to this one.
    func compared(with other: Row) -> [String] {
      guard let value, let otherValue = other.value else { return [name, text, other.text, "–"] }
      return [name, text, other.text, difference(otherValue - value)]
    }

    private func difference(_ difference: FixedPoint) -> String {
      let magnitude = difference.magnitude.text
      return difference.sign + (unit == .percent ? magnitude + " points" : written(magnitude))
    }

    private func written(_ number: String) -> String {
      switch unit {
      case .percent: number + " %"
      case .milliseconds: number + " ms"
      case .dollars: "$" + number
      case .none: number
      }
    }
  }

  fileprivate var rows: [Row] {
    let times = StudyFigures.percentiles.map { name, _ in
      let time = latencyMilliseconds[name]
      let words = name == "max" ? "latency to the ad, longest" : "latency to the ad, \(name)"
      return Row(words, time.map { FixedPoint(units: $0, places: 0) }, .milliseconds)
    }
    return [Row("fill rate", fillRate, .percent)] + times + [
      Row("attempts per request", attemptsPerRequest, .none),
      Row("revenue per 1,000 requests", revenuePerThousandRequests, .dollars),
    ]
  }
}
