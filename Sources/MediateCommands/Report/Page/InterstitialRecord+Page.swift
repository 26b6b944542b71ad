import AdPlatform
import AdapterTool
import ReportPage

extension InterstitialRecord {
  var tone: Tone {
    switch state {
    case .ahead: .faint
    case .playing, .played: .good
    case .empty, .leftOut, .passedOver: .unusual
    case .notPlayed: .bad
    }
  }

  /// The last part of a long name.
  var shortName: String {
    (id.split(separator: "/").last.map(String.init) ?? id).shortened(PageText.captionLimit)
  }

  func row(id row: String, shown: [ShownSpan]) -> DataTable.Row {
    let first = shown.first
    let again = shown.count > 1 ? " and \(shown.count - 1) more" : ""
    return DataTable.Row(
      id: row,
      tone: tone == .bad || tone == .unusual ? tone : .plain,
      [
        nameCell,
        .badge(state.rawValue, tone),
        dueCell,
        first.map { HTML($0.from.time.clock + again) } ?? .empty,
        first.map { HTML(($0.to.time - $0.from.time).clock) } ?? .empty,
        first.map { HTML($0.from.position.playout.clock) } ?? .empty,
        first.map { HTML($0.from.position.integrated.clock) } ?? .empty,
        contentResume.map { HTML($0.clock) } ?? .empty,
        HTML("\(resumption); takes \(takesRange ? "its length" : "a point") of the integrated timeline"),
        HTML("\(ads.count { $0.start != nil })"),
      ]
    )
  }

  /// Why it was not shown.
  var dropRow: DataTable.Row {
    DataTable.Row(
      tone: tone,
      [
        nameCell,
        .badge(state.rawValue, tone),
        dueCell,
        HTML(reason ?? "", limit: PageText.rowLimit),
        HTML(
          explanation ?? (state == .notPlayed ? "The content went on without it." : ""),
          limit: PageText.rowLimit
        ),
      ]
    )
  }

  private var nameCell: HTML {
    HTML([
      HTML(id, limit: PageText.rowLimit),
      HTML(
        assets.prefix(3).map { asset in
          HTML(.div) { HTML(.small) { HTML(.code) { HTML(asset, limit: PageText.rowLimit) } } }
        }
      ),
    ])
  }

  private var dueCell: HTML {
    HTML([
      start.map { HTML($0.clock) } ?? .empty,
      date.map { date in HTML(.div) { HTML(.small) { date.isoText } } } ?? .empty,
      plannedDuration.map { duration in HTML(.div) { HTML(.small) { "for \(duration.clock)" } } } ?? .empty,
    ])
  }
}

extension StreamReport {
  /// All that the app heard of an interstitial, and the calls, with a chart.
  func detail(of interstitial: InterstitialRecord, _ index: Int) -> BreakDetail {
    let spans = spans(of: interstitial)
    let resumed = interstitial.contentResume.map { ", content resumed at \($0.clock)" } ?? ""
    let shown = spans.first.map { "shown from \($0.from.time.clock) to \($0.to.time.clock), " } ?? ""
    return BreakDetail(
      id: "break-\(index)",
      name: interstitial.id,
      summary: shown + "\(counted(interstitial.ads.count { $0.start != nil }, "ad")), "
        + counted(interstitial.callCount, "tracking call") + resumed,
      outcome: interstitial.state.rawValue,
      tone: interstitial.tone,
      period: spans.first.map { ($0.from.time, $0.to.time) },
      ads: interstitial.ads,
      adID: "a\(index)",
      marks: marks(of: interstitial, spans),
      isOpen: interstitials.count <= 4
    )
  }

  /// What happened while it was shown, or when it turned out that it cannot be.
  private func marks(of interstitial: InterstitialRecord, _ spans: [ShownSpan]) -> [TimelineMark] {
    let all = marks
    if let span = spans.first {
      return all.filter { span.from.time <= $0.time && $0.time <= span.to.time && $0.lane != .other }
    }
    let unplayed = timeline.first { $0.name == Self.unplayed && $0.details == interstitial.id }
    return all.filter { $0.time == unplayed?.time && $0.lane != .other }
  }

  /// The entries of the timeline as marks.
  var marks: [TimelineMark] {
    timeline.enumerated().map { index, entry in
      let isCall = entry.kind == .call
      let lane: TimelineMark.Lane =
        switch entry.kind {
        case .call: .called
        case .event, .pod, .error, .content: .heard
        case .session, .warning: .other
        }
      let name = entry.kind == .event ? entry.name : "\(entry.kind.rawValue): \(entry.name)"
      return TimelineMark(
        index: index,
        time: entry.time,
        lane: lane,
        name: isCall ? entry.details ?? "verification" : name,
        details: isCall ? entry.name : entry.details,
        tone: entry.tone
      )
    }
  }
}
