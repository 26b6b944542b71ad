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

  func row(id: String, _ contentDuration: Duration, showsReason: Bool) -> DataTable.Row {
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
        contentResume.map { HTML($0.clock) } ?? HTML(start == nil ? "" : "ended before"),
        HTML("\(shownAdCount) of \(ads.count)"),
        HTML("\(callCount)"),
      ] + (showsReason ? [HTML(why, limit: PageText.rowLimit)] : [])
    )
  }

  /// Why it was not shown, not in full, or not where it was planned.
  var why: String {
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
  /// The ads of all breaks.
  var ads: [NumberedAd] { NumberedAd.all(of: breaks.map { ($0.label, $0.ads) }) }

  /// All that the app heard of a break, and the calls, with a chart.
  func detail(of adBreak: BreakRecord, _ index: Int) -> BreakDetail {
    let shown = adBreak.start.flatMap { start in
      adBreak.end.map { "shown from \(start.clock) to \($0.clock), " }
    }
    return BreakDetail(
      id: "break-\(index)",
      name: adBreak.label,
      summary: "\(shown ?? "")\(counted(adBreak.shownAdCount, "ad")), "
        + counted(adBreak.callCount, "tracking call"),
      outcome: adBreak.outcome.rawValue,
      tone: adBreak.tone,
      period: adBreak.start.map { ($0, adBreak.end ?? end) },
      ads: ads.filter { $0.breakIndex == index },
      marks: marks(of: adBreak),
      gapWords: "no ad plays",
      isOpen: breaks.count <= 4
    )
  }

  /// What happened until it was over.
  private func marks(of adBreak: BreakRecord) -> [TimelineMark] {
    if let start = adBreak.start {
      let end = adBreak.end ?? end
      return marks.filter { $0.time >= start && $0.time <= end && $0.lane != .other }
    }
    // It failed at this moment of the content.
    return marks.filter {
      timeline[$0.index].content == adBreak.failedAt && $0.lane != .other
        && ($0.tone == .bad || $0.tone == .unusual)
    }
  }
}
