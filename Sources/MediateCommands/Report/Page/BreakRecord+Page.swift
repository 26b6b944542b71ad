import AdPlatform
import AdapterTool
import ReportPage

extension BreakRecord {
  /// What a reader knows it by: its name and its cue point.
  var label: String {
    guard let cuePoint else { return name ?? "ad break" }
    let place = CuePointText.one(cuePoint)
    guard let name, name != place else { return cuePoint > 0 ? name ?? "break at \(place)" : place }
    return "\(name) (\(place))"
  }

  var tone: Tone {
    switch outcome {
    case .played: .good
    case .incomplete, .passedOver, .notShown: .unusual
    case .failed: .bad
    case .notReached: .faint
    }
  }

  /// Whether the app heard anything of it.
  var isHeard: Bool { start != nil || outcome == .failed }

  func row(id: String, _ contentDuration: Duration) -> DataTable.Row {
    DataTable.Row(
      id: id,
      tone: tone == .good || tone == .faint ? .plain : tone,
      [
        HTML(label, limit: PageText.rowLimit),
        .badge(outcome.rawValue, tone),
        cuePoint.map { HTML($0 < 0 ? contentDuration.clock : Duration(timeInterval: $0).clock) } ?? .empty,
        start.map { HTML($0.clock) } ?? .empty,
        start.flatMap { start in end.map { HTML(($0 - start).clock) } } ?? .empty,
        contentStop.map { HTML($0.clock) } ?? .empty,
        contentResume.map { HTML($0.clock) } ?? HTML(start == nil ? "" : "was over"),
        HTML("\(shownAdCount) of \(ads.count)"),
        HTML("\(callCount)"),
        HTML(why, limit: PageText.rowLimit),
      ]
    )
  }

  /// Why it was not shown, not in full, or not where it was planned.
  private var why: String {
    if let reason {
      return reason + (failedAt.map { " This was known when the content was at \($0.clock)." } ?? "")
    }
    let failed = ads.filter { $0.outcome == .failed }
    if let first = failed.first {
      return "\(counted(failed.count, "ad")) failed: \(first.reason ?? first.label)"
    }
    guard let cuePoint, cuePoint > 0, let contentStop else { return "" }
    let late = contentStop - Duration(timeInterval: cuePoint)
    return late > .seconds(1) ? "It came \(late.clock) of content later than planned." : ""
  }
}

extension PlayReport {
  /// All that the app heard of a break, and the calls, with a chart.
  func detail(of adBreak: BreakRecord, _ index: Int) -> HTML {
    let entries = entries(of: adBreak)
    let shown = adBreak.start.flatMap { start in
      adBreak.end.map { "shown from \(start.clock) to \($0.clock), " }
    }
    return HTML(.details, .id("break-\(index)"), breaks.count <= 4 ? .isOpen : nil) {
      HTML(.summary) {
        HTML(.strong) { HTML(adBreak.label, limit: PageText.rowLimit) }
        ": \(shown ?? "")\(counted(adBreak.shownAdCount, "ad")), \(counted(adBreak.callCount, "tracking call")) "
        HTML.badge(adBreak.outcome.rawValue, adBreak.tone)
      }
      if let start = adBreak.start { chart(of: adBreak, index, entries, from: start).html }
      momentTable(entries, "break-\(index)-moments", of: adBreak)
    }
  }

  typealias IndexedEntry = (index: Int, entry: PlayTimeline.Entry)

  /// What happened from its first ad's loading until it was over.
  private func entries(of adBreak: BreakRecord) -> [IndexedEntry] {
    let heard: Set<PlayTimeline.Kind> = [.event, .call, .error, .ads, .content]
    guard let start = adBreak.start else {
      // It failed at this moment of the content.
      return timeline.enumerated().map { ($0, $1) }.filter {
        $0.entry.content == adBreak.failedAt && heard.contains($0.entry.kind)
          && ($0.entry.tone == .bad || $0.entry.tone == .unusual)
      }
    }
    let end = adBreak.end ?? end
    return timeline.enumerated().map { ($0, $1) }.filter {
      $0.entry.time >= start && $0.entry.time <= end && heard.contains($0.entry.kind)
    }
  }

  private func chart(
    of adBreak: BreakRecord,
    _ index: Int,
    _ entries: [IndexedEntry],
    from start: Duration
  ) -> LaneChart {
    let end = adBreak.end ?? end
    let lanes = [
      LaneChart.Lane(
        "Ads",
        adBreak.ads.enumerated().compactMap { number, ad in
          ad.item(target: "a\(index)-\(number)", runEnd: end, from: start)
        }
      ),
      LaneChart.Lane(
        "Failed ads",
        adBreak.ads.enumerated().compactMap { $1.failure(target: "a\(index)-\($0)", from: start) }
      ),
      LaneChart.Lane("App hears", entries.filter { $0.entry.kind == .event }.map { item($0, from: start) }),
      LaneChart.Lane(
        "Tracking calls",
        entries.filter { $0.entry.kind == .call }.map { item($0, from: start) }
      ),
    ]
    return LaneChart(
      "The break \(adBreak.label.shortened(PageText.labelLimit)): its ads, what the app hears, and tracking calls",
      axis: TimeAxis(to: (end - start).timeInterval),
      axisTitle: "since the break began",
      lanes.filter { !$0.items.isEmpty }
    )
  }

  /// What happened at each moment: what the app heard beside what was called.
  private func momentTable(_ entries: [IndexedEntry], _ id: String, of adBreak: BreakRecord) -> HTML {
    var moments: [(time: Duration, heard: [String], called: [String])] = []
    for (_, entry) in entries {
      if moments.last?.time != entry.time { moments.append((entry.time, [], [])) }
      let last = moments.count - 1
      if entry.kind == .call {
        moments[last].called.append(entry.details ?? "")
      } else {
        let words = [
          entry.kind == .event ? entry.name : "\(entry.kind.rawValue): \(entry.name)", entry.details ?? "",
        ]
        moments[last].heard.append(words.filter { !$0.isEmpty }.joined(separator: " "))
      }
    }
    return DataTable(
      id,
      caption: "What the app heard, and the tracking events that were called, at each moment",
      columns: [.init("Time", .number), .init("The app hears", .prose), .init("Tracking calls", .prose)],
      rows: moments.map { moment in
        DataTable.Row(
          [
            HTML(moment.time.clock),
            HTML(moment.heard.map { text in HTML(.div) { HTML(text, limit: PageText.rowLimit) } }),
            HTML(moment.called.joined(separator: ", "), limit: PageText.rowLimit),
          ]
        )
      }
    ).html
  }

  /// An entry as a mark that leads to its line of the log.
  func item(_ indexed: IndexedEntry, from origin: Duration = .zero) -> LaneChart.Item {
    let (index, entry) = indexed
    let label =
      entry.kind == .call
      ? "\(entry.details ?? ""): \(entry.name)"
      : [entry.name, entry.details ?? ""]
        .filter { !$0.isEmpty }.joined(separator: " ")
    return LaneChart.Item(
      at: (entry.time - origin).timeInterval,
      entry.tone,
      label.shortened(PageText.labelLimit),
      target: LogLine.id(index)
    )
  }
}
