import AdPlatform
import AdapterTool
import ReportPage
import WaterfallStudy

extension SimulateReport {
  /// The report of `mediate simulate` for a browser.
  var page: Page? {
    switch self {
    case .study(let part): Self.page(of: part)
    case .comparison(let one, let two, let differences): Self.page(of: one, two, differences)
    }
  }

  private static func page(of part: StudyPart) -> Page {
    let figures = StudyFigures(part)
    let slowest = figures.slowest
    var facts: [(name: String, value: HTML)] = [
      ("Requests", HTML(part.result.requests.grouped)), ("Seed", HTML("\(part.seed)")),
      ("Fill rate", HTML(figures.fillRate?.percentText ?? "–")),
      ("Revenue", HTML("\(figures.revenuePerThousandRequests?.dollarText ?? "–") per 1,000 requests")),
      ("Mean wait", HTML("\(figures.waitMillisecondsPerRequest?.text ?? "–") ms per request")),
    ]
    if let slowest {
      let lost = slowest.lostMillisecondsPerRequest?.text ?? "–"
      facts.append(("Most time lost", HTML("\(slowest.label.short), \(lost) ms per request")))
    }
    return Page(
      kind: "Study of a waterfall",
      title: part.configuration.title,
      verdict: figures.verdict,
      tone: .plain,
      facts: facts,
      sections: [
        Page.Section("waterfall", "Requests through the waterfall") {
          if let summary = part.configuration.summary {
            HTML.note(summary.printable(limit: TextLayout.textLimit))
          }
          HTML.note("The pale strip below a bar leads the requests that go on to the next source.")
          figures.flow(of: part.result).html
          figures.flowTable(of: part.result, id: "flow").html
        },
        Page.Section("sources", "Sources") {
          HTML(.div, .class("columns")) { for chart in figures.barCharts { chart.html } }
          if let slowest { HTML(.p) { slowest.lostSentence } }
          figures.sourceTable.html
        },
        part.configuration.sources.count > 1
          ? Page.Section("order", "If a source moved up") { figures.moves } : nil,
        latency([("", part, figures, .accent)]),
      ]
      .compactMap(\.self)
    )
  }

  private static func page(of one: Named, _ two: Named, _ differences: [StudyDifference]) -> Page {
    let change = StudyChange(from: one.part.configuration, to: two.part.configuration)
    let (first, second) = (StudyFigures(one.part), StudyFigures(two.part))
    let names = [one, two].enumerated().map { "\($0 + 1) \(Self.file($1.name).printable(limit: 40))" }
    return Page(
      kind: "Comparison of two waterfalls",
      title: change?.title
        ?? "\(file(one.name).printable(limit: 100)) and \(file(two.name).printable(limit: 100))",
      verdict: differences.verdict,
      tone: .plain,
      facts: [
        ("Requests", HTML("\(one.part.result.requests.grouped), the same in both")),
        ("Seed", HTML("\(one.part.seed)")),
        ("Waterfall 1", waterfall(one)), ("Waterfall 2", waterfall(two)),
      ],
      sections: [
        Page.Section("differences", "Differences") {
          differences.chart.html
          HTML(.ul) { for difference in differences { HTML(.li) { difference.sentence(about: change) } } }
          differences.table.html
        },
        latency([(names[0], one.part, first, .plain), (names[1], two.part, second, .accent)]),
        Page.Section("waterfalls", "Requests through the waterfalls") {
          HTML(.div, .class("columns")) {
            for (index, study) in [(one, first), (two, second)].enumerated() {
              HTML(.div) {
                HTML(.h3) { names[index] }
                study.1.flow(of: study.0.part.result).html
              }
            }
          }
          first.flowTable(of: one.part.result, id: "flow1", names[0]).html
          second.flowTable(of: two.part.result, id: "flow2", names[1]).html
        },
        Page.Section("sources", "Sources") { first.comparisonTable(with: second).html },
      ]
    )
  }

  private static func waterfall(_ study: Named) -> HTML {
    HTML([HTML(file(study.name)), HTML(.div) { HTML(.small) { study.part.configuration.title } }])
  }

  /// A file without its folders.
  private static func file(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  // MARK: Latency

  private typealias Study = (name: String, part: StudyPart, figures: StudyFigures, tone: Tone)

  private static func latency(_ studies: [Study]) -> Page.Section {
    Page.Section("latency", "Latency to the ad") {
      if studies.contains(where: { $0.part.result.latency.total > 0 }) {
        chart(of: studies).html
        table(of: studies).html
      } else {
        HTML.note("No request got an ad.")
      }
    }
  }

  private static func chart(of studies: [Study]) -> CurveChart {
    let curves = studies.map { study in
      CurveChart.Curve(
        study.name,
        study.tone,
        points: study.part.result.latency.points,
        marks: StudyFigures.percentiles.filter { $0.1 < 1000 }.compactMap { name, thousandths in
          study.figures.latencyMilliseconds[name].map { time in
            .init(.init(Double(time), Double(thousandths) / 1000), "\(name) \(time.grouped) ms")
          }
        }
      )
    }
    // The first ads would stretch a logarithmic axis.
    let times = curves.flatMap { $0.points.filter { $0.share >= 0.005 }.map(\.value) }
    let (least, most) = (times.min() ?? 0, times.max() ?? 0)
    // A few late ads would press all others against the left.
    let median = curves.compactMap { $0.marks.first?.point.value }.max() ?? most
    let isLong = most > 4 * max(median, 1)
    return CurveChart(
      "Cumulative latency to the ad",
      axis: isLong ? ValueAxis(from: least, to: most, .logarithmic) : ValueAxis(from: 0, to: most),
      axisTitle: "Time from the request to the ad\(isLong ? ", logarithmic" : "")",
      shareTitle: "Share of the ads that arrive within this time",
      tickLabel: { Duration(timeInterval: $0 / 1000).inMilliseconds },
      curves
    )
  }

  private static func table(of studies: [Study]) -> DataTable {
    DataTable(
      "percentiles",
      caption: "The time within which a share of the ads arrived",
      columns: [.init("Share of the ads")]
        + studies.map { .init($0.name.isEmpty ? "Latency" : $0.name, .number) },
      rows: StudyFigures.percentiles.map { name, thousandths in
        DataTable.Row(
          [
            HTML(
              thousandths == 1000 ? "all, the longest" : "\(name), \((Double(thousandths) / 10).plain) %"
            )
          ]
            + studies.map { HTML($0.figures.latencyMilliseconds[name].map { "\($0.grouped) ms" } ?? "–") }
        )
      }
    )
  }
}

extension LatencyHistogram {
  fileprivate var points: [CurveChart.Point] {
    curve.map { .init(Double($0.milliseconds), Double($0.count) / Double(total)) }
  }
}

extension StudyConfiguration {
  /// The sources in their order.
  fileprivate var title: String {
    let labels = sources.prefix(6).map { $0.label.printable(limit: 40) }
    let rest = sources.count - labels.count
    return labels.joined(separator: " → ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension StudyChange {
  fileprivate var title: String {
    switch self {
    case .moved(let label, let from, let to):
      "\(label.short) moved from place \(from) to \(to)"
    case .changed(let label): "\(label.short) changed"
    case .added(let label): "\(label.short) added"
    case .removed(let label): "\(label.short) removed"
    }
  }
}

extension StudyFigures {
  /// The source that loses most time; nil if none loses any.
  var slowest: Source? {
    let slowest = sources.max { $0.counts.lostMilliseconds < $1.counts.lostMilliseconds }
    return slowest.flatMap { $0.counts.lostMilliseconds > 0 ? $0 : nil }
  }

  fileprivate var verdict: String {
    guard let fillRate else { return "No requests were sent." }
    let median = latencyMilliseconds["p50"].map { "; half of the ads arrive within \($0.grouped) ms" }
    return "Fills \(fillRate.percentText) of the requests and earns "
      + "\(revenuePerThousandRequests?.dollarText ?? "nothing") per 1,000 requests\(median ?? "")"
  }
}

extension StudyFigures.Source {
  fileprivate var lostSentence: String {
    "\(label.short) loses most time: requests that it did not fill waited "
      + "\(lostMillisecondsPerRequest?.text ?? "–") ms for it, spread over all requests."
  }
}
