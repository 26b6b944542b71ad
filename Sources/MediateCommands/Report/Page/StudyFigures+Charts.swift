import AdPlatform
import AdapterTool
import ReportPage
import WaterfallStudy

extension StudyFigures {
  // MARK: The waterfall

  /// How the requests go from source to source.
  func flow(of result: StudyResult) -> FlowChart {
    let noFill = result.requests - result.fills
    func share(_ count: Int, of total: Int, _ words: String = "") -> String {
      let percent = FixedPoint(count, per: total, places: 3).map { " (\($0.percentText)\(words))" }
      return count.grouped + (percent ?? "")
    }
    let ofAll = " of all requests"
    return FlowChart(
      "Requests through the waterfall",
      total: Double(result.requests),
      sources.map { source in
        let counts = source.counts
        func part(_ name: String, _ count: Int, _ tone: Tone, continues: Bool) -> FlowChart.Part {
          .init(name, Double(count), share(count, of: counts.asked), tone, continues: continues)
        }
        return FlowChart.Step(
          source.label.short,
          "\(share(counts.asked, of: result.requests, ofAll)) reached it; of these:",
          [
            part("failed", counts.failed, .faint, continues: true),
            part("timed out", counts.timedOut, .unusual, continues: true),
            part("filled", counts.filled, .good, continues: false),
          ],
          onward: "\((counts.failed + counts.timedOut).grouped) go on\u{A0}↓"
        )
      } + [
        FlowChart.Step(
          "No fill",
          share(noFill, of: result.requests, ofAll),
          [.init("no fill", Double(noFill), "", .bad)]
        )
      ]
    )
  }

  func flowTable(of result: StudyResult, id: String, _ name: String = "") -> DataTable {
    DataTable(
      id,
      caption: (name.isEmpty ? "W" : "\(name): w")
        + "hat became of the requests. Failed: the source answered in time, with no ad or with an error.",
      columns: [
        .init("Source"), .init("Reached", .number), .init("Filled", .number), .init("Failed", .number),
        .init("Timed out", .number), .init("Went on", .number),
      ],
      rows: sources.map { source in
        let counts = source.counts
        let numbers = [
          counts.asked, counts.filled, counts.failed, counts.timedOut, counts.failed + counts.timedOut,
        ]
        return DataTable.Row([HTML(source.label.short)] + numbers.map { HTML($0.grouped) })
      } + [
        DataTable.Row(
          [HTML("No fill"), HTML((result.requests - result.fills).grouped)]
            + Array(repeating: .empty, count: 4)
        )
      ]
    )
  }

  // MARK: Sources

  var barCharts: [BarChart] {
    func chart(_ title: String, _ bar: (Source) -> (Double, String, Tone)) -> BarChart {
      BarChart(
        title,
        sources.map { source in
          let (value, caption, tone) = bar(source)
          return .init(source.label.short, value, caption, tone)
        }
      )
    }
    return [
      chart("Ads and their share of all ads") {
        let share = $0.share.map { " (\($0.oneDecimal))" } ?? ""
        return (Double($0.counts.filled), $0.counts.filled.grouped + share, .good)
      },
      chart("Revenue in dollars, of all requests") {
        (Double($0.revenue.units), $0.roundedRevenue.dollarText, .accent)
      },
      chart("Time lost without an ad, in milliseconds per request") {
        let time = $0.lostMillisecondsPerRequest
        return (Double(time?.units ?? 0), "\(time?.text ?? "–") ms", .unusual)
      },
    ]
  }

  var sourceTable: DataTable {
    DataTable(
      "figures",
      caption:
        "The sources in the order in which they are asked. Rates are of the requests that reached a source;"
        + " times per request are spread over all requests.",
      columns: [
        .init("Source"), .init("CPM", .number), .init("Timeout", .number), .init("Fill rate", .number),
        .init("Timeout rate", .number), .init("Ads", .number), .init("Share of ads", .number),
        .init("Revenue", .number), .init("Mean wait when asked", .number), .init("Wait per request", .number),
        .init("Lost per request", .number),
      ],
      rows: sources.map { source in
        DataTable.Row(
          [
            source.label.short, source.cpm.dollarText, source.timeoutText,
            source.fillRate?.percentText ?? "–",
            source.timeoutRate?.percentText ?? "–", source.counts.filled.grouped,
            source.share?.percentText ?? "–", source.roundedRevenue.dollarText,
            source.meanWaitMilliseconds.inMilliseconds, source.waitMillisecondsPerRequest.inMilliseconds,
            source.lostMillisecondsPerRequest.inMilliseconds,
          ]
          .map { HTML($0) }
        )
      }
    )
  }

  /// What each source would do one place higher.
  var moves: HTML {
    let neighbours = zip(sources, sources.dropFirst())
    return HTML([
      HTML.note(
        "Estimated from the rates of this study: sources answer independently, so the fill rate stays as it is. "
          + "simulate --compare measures a change on the same requests."
      ),
      DataTable(
        "moves",
        caption: "Each source asked one place earlier",
        columns: [
          .init("Source"), .init("Asked before"), .init("Wait per request", .number),
          .init("Revenue per 1,000 requests", .number), .init("In words", .prose),
        ],
        rows: neighbours.map { before, source in
          DataTable.Row([
            HTML(source.label.short), HTML(before.label.short),
            HTML(source.oneUp.map { "\($0.waitMillisecondsPerRequest.signedText) ms" } ?? "–"),
            HTML(source.oneUp?.revenuePerThousandRequests.signedDollarText ?? "–"),
            HTML(
              source.oneUp?.sentence(about: source.label)
                ?? "No request reached \(source.label.short), so nothing is known of it."
            ),
          ])
        }
      ).html,
    ])
  }

  /// The labels of these sources, and then those of others that are not among them.
  func labels(with other: StudyFigures) -> [String] {
    let labels = sources.map(\.label)
    return labels + other.sources.map(\.label).filter { !labels.contains($0) }
  }

  func comparisonTable(with other: StudyFigures) -> DataTable {
    DataTable(
      "sources-compared",
      caption: "The sources in both waterfalls",
      columns: [
        .init("Source"), .init("Share of ads 1", .number), .init("2", .number),
        .init("Timeout rate 1", .number),
        .init("2", .number), .init("Revenue 1", .number), .init("2", .number),
        .init("Lost per request 1", .number), .init("2", .number),
      ],
      rows: labels(with: other).map { label in
        let both = [self, other].map { figures in figures.sources.first { $0.label == label } }
        let values: [(Source) -> String?] = [
          { $0.share?.percentText }, { $0.timeoutRate?.percentText }, { $0.roundedRevenue.dollarText },
          { $0.lostMillisecondsPerRequest.inMilliseconds },
        ]
        return DataTable.Row(
          [HTML(label.short)] + values.flatMap { value in both.map { HTML($0.flatMap(value) ?? "–") } }
        )
      }
    )
  }
}

extension StudyFigures.OneUp {
  fileprivate func sentence(about label: String) -> String {
    let (wait, revenue) = (waitMillisecondsPerRequest, revenuePerThousandRequests)
    let time =
      wait.units == 0
      ? "does not change the wait"
      : "\(wait.units < 0 ? "saves" : "costs") \(wait.magnitude.text) ms per request"
    let money =
      revenue.units == 0
      ? "does not change the revenue"
      : "\(revenue.units > 0 ? "gains" : "costs") \(revenue.magnitude.dollarText) per 1,000 requests"
    return "Moving \(label.short) up \(time) and \(money)."
  }
}

extension FixedPoint {
  var magnitude: FixedPoint { FixedPoint(units: abs(units), places: places) }
  var sign: String { units < 0 ? "−" : units > 0 ? "+" : "" }
  /// A fraction in percent with one decimal.
  fileprivate var oneDecimal: String {
    (FixedPoint(units, per: 10, places: 0).map { FixedPoint(units: $0.units, places: places - 1) } ?? self)
      .percentText
  }
  var signedText: String { sign + magnitude.text }
  var signedDollarText: String { sign + magnitude.dollarText }
}

extension FixedPoint? {
  fileprivate var inMilliseconds: String { map { "\($0.text) ms" } ?? "–" }
}

extension String {
  /// The label of a source as pages have it.
  var short: String { printable(limit: 60) }
}
