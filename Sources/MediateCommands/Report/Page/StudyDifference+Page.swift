import AdPlatform
import AdapterTool
import ReportPage
import WaterfallStudy

extension StudyDifference.Figure {
  /// What texts call it: by itself, in short, within a sentence, and behind an amount that is gained or lost.
  var words: (name: String, short: String, noun: String, object: String) {
    switch self {
    case .fillRate: ("Fill rate", "fill rate", "the fill rate", " of fill rate")
    case .revenuePerThousandRequests:
      (
        "Revenue per 1,000 requests", "revenue", "the revenue per 1,000 requests",
        " of revenue per 1,000 requests"
      )
    case .p50Milliseconds: ("Latency to the ad, p50", "p50", "the latency at p50", " at p50")
    case .p90Milliseconds: ("Latency to the ad, p90", "p90", "the latency at p90", " at p90")
    case .p99Milliseconds: ("Latency to the ad, p99", "p99", "the latency at p99", " at p99")
    case .waitMillisecondsPerRequest:
      ("Wait per request", "wait", "the wait per request", " of waiting per request on average")
    case .attemptsPerRequest:
      ("Attempts per request", "attempts", "the attempts per request", " attempts per request")
    }
  }

  var name: String { words.name }

  /// Whether more of it is better; nil if neither is.
  fileprivate var isBetterHigher: Bool? {
    switch self {
    case .fillRate, .revenuePerThousandRequests: true
    case .p50Milliseconds, .p90Milliseconds, .p99Milliseconds, .waitMillisecondsPerRequest: false
    case .attemptsPerRequest: nil
    }
  }

  /// How a number of it is rounded.
  fileprivate func fixed(_ value: Double) -> FixedPoint {
    let places =
      switch self {
      case .fillRate: 4
      case .revenuePerThousandRequests, .attemptsPerRequest: 3
      case .waitMillisecondsPerRequest: 1
      default: 0
      }
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return FixedPoint(units: Int((value * scale).rounded()), places: places)
  }

  /// A value with its unit.
  func text(_ value: Double) -> String { text(fixed(value)) }

  fileprivate func text(_ number: FixedPoint) -> String {
    switch self {
    case .fillRate: number.percentText
    case .revenuePerThousandRequests: number.dollarText
    case .attemptsPerRequest: number.text
    default: "\(number.text) ms"
    }
  }

  /// A difference with its sign, without its unit.
  func number(_ value: Double) -> String { number(fixed(value)) }

  fileprivate func number(_ value: FixedPoint) -> String {
    (self == .fillRate ? value.inPercent : value).signedText
  }

  /// Whether a difference is 0 as it is written.
  fileprivate func isZero(_ value: Double) -> Bool { fixed(value).units == 0 }
}

extension StudyDifference {
  /// Whether it is better, worse, or neither as far as can be said.
  enum Meaning: String {
    case better, worse, differs
    case same = "no difference"
    case unclear = "no clear difference"
    case unknown = "too few requests to say"
  }

  /// The difference of the values as they are written, so that it is the one that a reader computes.
  private var written: FixedPoint { figure.fixed(second) - figure.fixed(first) }

  /// The difference with its sign, without its unit.
  var number: String { figure.number(written) }

  /// The amount of the difference with its unit.
  var amount: String {
    figure == .fillRate ? "\(written.inPercent.magnitude.text) points" : figure.text(written.magnitude)
  }

  var meaning: Meaning {
    if written.units == 0, interval.map({ figure.isZero($0.upperBound - $0.lowerBound) }) ?? true {
      return .same
    }
    guard let interval else { return .unknown }
    guard !interval.contains(0) else { return .unclear }
    return figure.isBetterHigher.map { $0 == (difference > 0) ? .better : .worse } ?? .differs
  }

  var tone: Tone {
    switch meaning {
    case .better: .good
    case .worse: .bad
    case .same: .faint
    case .unclear, .unknown, .differs: .plain
    }
  }

  /// `−194 ms (95 % interval −210 to −178)`.
  var text: String { "\(numberText) (\(intervalText))" }

  /// `−194 ms (−210 to −178): better`.
  var note: String {
    let bounds = interval.map { " (\(figure.number($0.lowerBound)) to \(figure.number($0.upperBound)))" }
    return "\(numberText)\(bounds ?? ""): \(meaning.rawValue)"
  }

  /// The difference with its sign and unit.
  fileprivate var numberText: String {
    let unit =
      switch figure {
      case .fillRate: " points"
      case .revenuePerThousandRequests: " dollars"
      case .attemptsPerRequest: ""
      default: " ms"
      }
    return number + unit
  }

  private var intervalText: String {
    guard let interval else { return "too few requests for an interval" }
    return "95 % interval \(figure.number(interval.lowerBound)) to \(figure.number(interval.upperBound))"
  }

  /// What the change does to the figure.
  func sentence(about change: StudyChange?) -> String {
    let subject = change?.subject ?? "The second waterfall"
    switch meaning {
    case .same: return "\(subject) does not change \(figure.words.noun)."
    case .unclear:
      return "\(subject) makes no clear difference to \(figure.words.noun): \(text)."
    case .unknown:
      return "\(subject) changes \(figure.words.noun) by \(text)."
    case .better, .worse, .differs:
      guard let interval else { return "" }
      let isLess = difference < 0
      let verb =
        switch figure.isBetterHigher {
        case true?: isLess ? "costs" : "gains"
        case false?: isLess ? "saves" : "costs"
        case nil: isLess ? "saves" : "needs"
        }
      let bounds =
        isLess ? (-interval.upperBound, -interval.lowerBound) : (interval.lowerBound, interval.upperBound)
      let low = figure.number(bounds.0).withoutPlus
      let high = figure.number(bounds.1).withoutPlus
      return
        "\(subject) \(verb) \(amount)\(figure.words.object) (95 % interval \(low) to \(high))."
    }
  }

  /// The difference as a part of the first value, for figures of several units on one axis.
  var relative: (value: Double, interval: ClosedRange<Double>?)? {
    guard first > 0 else { return nil }
    return (difference / first, interval.map { $0.lowerBound / first...$0.upperBound / first })
  }
}

extension StudyChange {
  fileprivate var subject: String {
    switch self {
    case .moved(let label, let from, let to):
      "Moving \(label.short) \(to < from ? "up" : "down")"
    case .changed(let label): "Changing \(label.short)"
    case .added(let label): "Adding \(label.short)"
    case .removed(let label): "Removing \(label.short)"
    }
  }
}

extension [StudyDifference] {
  var chart: IntervalChart {
    IntervalChart(
      "What the second waterfall changes, relative to the first; the whiskers are 95 % intervals",
      axisTitle: "change in percent of the first",
      tickLabel: { value in
        let percent = (value * 100).plain
        return (value > 0 ? "+" : "") + percent.replacing("-", with: "−") + " %"
      },
      compactMap { difference in
        difference.relative.map { relative in
          .init(
            difference.figure.name,
            note: difference.note,
            relative.value,
            relative.interval,
            difference.tone
          )
        }
      }
    )
  }

  var table: DataTable {
    DataTable(
      "figures",
      caption: "The figures of both waterfalls and their differences, with 95 % intervals",
      columns: [
        .init("Figure"), .init("1", .number), .init("2", .number), .init("Difference", .number),
        .init("95 % interval", .number), .init("Result"),
      ],
      rows: map { difference in
        let figure = difference.figure
        return DataTable.Row([
          HTML(figure.name), HTML(figure.text(difference.first)), HTML(figure.text(difference.second)),
          HTML(difference.numberText),
          HTML(
            difference.interval.map { "\(figure.number($0.lowerBound)) to \(figure.number($0.upperBound))" }
              ?? "too few requests"
          ),
          .badge(difference.meaning.rawValue, difference.tone),
        ])
      }
    )
  }
}

extension String {
  fileprivate var withoutPlus: String { hasPrefix("+") ? String(dropFirst()) : self }
}
