import AdPlatform
import AdapterTool
import ReportPage

extension AdRecord {
  /// What a reader knows it by.
  var label: String {
    let name = title.isEmpty ? id : title
    return name.isEmpty ? "an ad without a name" : name
  }

  var tone: Tone {
    switch outcome {
    case .completed: .good
    case .skipped: .plain
    case .started: .unusual
    case .failed: .bad
    case .loaded: .faint
    }
  }

  /// What became of it.
  var outcomeText: String {
    switch outcome {
    case .completed: "played to its end"
    case .skipped: "skipped"
    case .started: "not played to its end"
    case .failed: start == nil ? "failed" : "failed after its start"
    case .loaded: "loaded, not started"
    }
  }

  func row(_ ad: NumberedAd, showsReasons: Bool) -> DataTable.Row {
    DataTable.Row(
      id: ad.id,
      tone: outcome == .failed || outcome == .started ? tone : .plain,
      [
        HTML([
          HTML("\(ad.number) \(label)", limit: PageText.rowLimit),
          title.isEmpty || id.isEmpty
            ? .empty : HTML(.div) { HTML(.small) { HTML(.code) { HTML(id, limit: PageText.rowLimit) } } },
        ]),
        HTML(ad.place, limit: PageText.rowLimit),
        HTML("\(position) of \(total)"),
        .badge(outcomeText, tone),
        start.map { HTML($0.clock) } ?? .empty,
        start.flatMap { start in end.map { HTML(($0 - start).clock) } } ?? .empty,
        duration.map { HTML($0.clock) } ?? .empty,
        HTML([advertiser, system].filter { !$0.isEmpty }.joined(separator: ", "), limit: PageText.rowLimit),
      ] + (showsReasons ? [HTML(reason ?? "", limit: PageText.rowLimit)] : [])
    )
  }
}

/// Which tracking URLs were called for which break and ad: a row for each, a column for each event.
struct TrackingTable {
  private var rows: [(name: String, isAd: Bool, counts: TrackingCounts)] = []

  /// Events that every ad has are first, in the order of an ad's life.
  private static let usual = [
    "breakStart", "impression", "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "skip",
    "error", "breakEnd",
  ]
  /// How many events have columns of their own.
  private static let most = 14

  mutating func add(_ name: String, isAd: Bool, _ counts: TrackingCounts) {
    rows.append((name, isAd, counts))
  }

  private var events: [String] {
    let all = rows.reduce(into: [String]()) { all, row in
      for event in row.counts.events where !all.contains(event) { all.append(event) }
    }
    let usual = Self.usual.filter { all.contains($0) }
    return usual + all.filter { !Self.usual.contains($0) }
  }

  var html: HTML {
    let events = events
    let shown = events.prefix(Self.most)
    let rest = events.dropFirst(Self.most)
    return DataTable(
      "tracking-table",
      caption: "How often each tracking event was called, by break and ad",
      columns: [.init("Break or ad", .prose)]
        + shown.map { .init($0.eventWords.shortened(PageText.captionLimit), .number) }
        + (rest.isEmpty ? [] : [.init("\(rest.count) others", .number)]),
      rows: rows.map { row in
        DataTable.Row(
          [
            HTML(.span, row.isAd ? .class("indent") : nil) { HTML(row.name, limit: PageText.rowLimit) }
          ]
            + shown.map { cell(row.counts[$0], isError: $0 == "error") }
            + (rest.isEmpty ? [] : [cell(rest.reduce(0) { $0 + row.counts[$1] }, isError: false)])
        )
      }
    ).html
  }

  private func cell(_ count: Int, isError: Bool) -> HTML {
    count == 0
      ? HTML(.span, Tone.faint.attribute) { "–" } : isError ? .badge("\(count)", .bad) : HTML("\(count)")
  }
}
