import AdMediation
import AdPlatform
import ReportPage

extension RunReport {
  var page: Page? {
    Page(
      kind: "Run",
      title: adUnit,
      verdict: result,
      tone: ad == nil ? .bad : .good,
      facts: facts,
      sections: [waterfall, adSection, life, log].compactMap(\.self)
    )
  }

  private var facts: [(name: String, value: HTML)] {
    let slowest = attempts.filter { $0.outcome != .filled }
      .max { $0.latencyMilliseconds < $1.latencyMilliseconds }
    var facts: [(name: String, value: HTML)] = [
      ("Format", HTML(format.name)),
      ("Time", HTML(isVirtual ? "virtual" : "real")),
      ("Sources", HTML("\(attempts.count) asked, \(notAsked.count) not asked")),
    ]
    if let receiptMilliseconds { facts.append(("Ad after", HTML("\(receiptMilliseconds.grouped) ms"))) }
    if let slowest, slowest.latencyMilliseconds > 0 {
      let text = "\(slowest.label.printable()), \(slowest.latencyMilliseconds.grouped) ms without an ad"
      facts.append(("Most time lost", HTML(text)))
    }
    if let setUpMilliseconds { facts.append(("Set-up", HTML("\(setUpMilliseconds.grouped) ms"))) }
    return facts
  }

  // MARK: The waterfall

  private var waterfall: Page.Section {
    Page.Section("waterfall", "Waterfall") {
      waterfallChart.html
      DataTable(
        "sources",
        caption: "The sources in the order in which they were asked",
        columns: [
          .init("Source"), .init("Outcome"), .init("Latency", .number), .init("CPM", .number),
          .init("Why", .prose),
        ],
        rows: sourceRows + notAsked.map(notAskedRow)
      ).html
    }
  }

  private func notAskedRow(_ label: String) -> DataTable.Row {
    DataTable.Row(
      tone: .faint,
      [
        HTML(label), .badge("not asked", .faint), .empty, .empty,
        HTML("The request ended before its turn."),
      ]
    )
  }

  // MARK: The ad

  private var adSection: Page.Section? {
    guard let ad else { return nil }
    return Page.Section("ad", "Ad") {
      HTML(.div, .class("columns")) {
        if case .native(let native) = ad { native.card }
        HTML(.div) {
          HTML.facts(ad.rows.map { ($0.name, $0.value.map { HTML($0) } ?? .badge("absent", .faint)) })
        }
      }
    }
  }

  // MARK: What happened

  private var life: Page.Section {
    Page.Section("timeline", "Timeline") { timelineChart.html }
  }

  private var log: Page.Section {
    let suppressed = events.count(where: \.isSuppressed)
    let unusual = events.count { $0.anomaly != nil } - suppressed
    return Page.Section("log", "Log") {
      if events.contains(where: { $0.anomaly != nil }) {
        HTML.note(
          "\(counted(suppressed, "event")) ignored, \(unusual) unusual. The details say why."
        )
      } else {
        HTML.note("No notification of an adapter was ignored as late, duplicate or invalid.")
      }
      DataTable(
        "events",
        caption: "Every event, in order",
        columns: [.init("Time", .number), .init("Event"), .init("Details", .prose)],
        states: [("anomaly", "ignored or unusual"), ("plain", "usual")],
        isSearchable: true,
        rows: events.enumerated().map { $1.row(id: "e\($0)") }
      ).html
      if omittedEvents > 0 { HTML.note("\(omittedEvents) more events were not kept.") }
      if !unclaimed.isEmpty {
        DataTable(
          "unclaimed",
          caption: "Notifications for ads that no publisher received",
          columns: [.init("Time", .number), .init("Event"), .init("Details", .prose)],
          rows: unclaimed.enumerated().map { $1.row(id: "u\($0)") }
        ).html
      }
    }
  }
}

extension RunReport {
  private var sourceRows: [DataTable.Row] {
    let sources = SourceEvents.bySource(events)
    let hasSetUp = setUpMilliseconds != nil
    return attempts.map { attempt in
      let source = sources[attempt.label]
      return attempt.row(
        late: source?.ignored.first?.entry,
        hasSetUp: hasSetUp && isSetUp(in: attempt, source?.requests.first)
      )
    }
  }
}

extension AttemptReport {
  /// - Parameters:
  ///   - late: an event of the source that the host ignored.
  ///   - hasSetUp: whether the latency has the set-up that it waited for.
  fileprivate func row(late: AdLogEntry?, hasSetUp: Bool) -> DataTable.Row {
    DataTable.Row(
      [
        HTML([
          HTML(label), kind == .bidding ? HTML(.small) { " bidder" } : .empty,
          HTML(.div) { HTML(.small) { HTML(.code) { className } } },
          parameter.isEmpty ? .empty : HTML(.div) { HTML(.small) { parameter } },
        ]),
        .badge(outcome.words, tone),
        HTML([
          HTML("\(latencyMilliseconds.grouped) ms"),
          hasSetUp ? HTML(.div) { HTML(.small) { "with set-up" } } : .empty,
        ]),
        cpm.map { HTML("$\($0.plain)") } ?? .empty,
        HTML([
          error.map { error in
            HTML([HTML("\(error.message) "), HTML(.small) { "\(error.domain), code \(error.code) · " }])
          }
            ?? .empty,
          HTML(.small) { rankingReason },
          late.map { late in
            HTML(.div, .class("tone-bad")) {
              "\(late.name) at \(late.time.inMilliseconds): \(late.anomaly?.explanation ?? "")"
            }
          } ?? .empty,
        ]),
      ]
    )
  }
}

extension AdLogEntry {
  /// The event as a row of a page.
  fileprivate func row(id: String) -> DataTable.Row {
    let others = details.filter { $0.key != "source" }.sorted { $0.key < $1.key }
    return DataTable.Row(
      id: id,
      tone: tone,
      state: anomaly == nil ? "plain" : "anomaly",
      [
        HTML(time.inMilliseconds),
        HTML([anomaly == nil ? .empty : HTML("\(mark) "), HTML(.code) { name }]),
        HTML(
          [details["source"].map { HTML($0) } ?? .empty]
            + others.map { key, value in
              HTML(.div) {
                HTML(.small) { "\(key): " }
                value.isEmpty ? "none" : value.replacing(",", with: ", ")
              }
            } + [anomaly.map { anomaly in HTML(.div, tone.attribute) { anomaly.explanation } } ?? .empty]
        ),
      ]
    )
  }
}
