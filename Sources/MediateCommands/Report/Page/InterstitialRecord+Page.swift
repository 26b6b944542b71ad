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
        contentResume.map { time in
          HTML([HTML(time.clock), HTML(.div) { HTML(.small) { resumption } }])
        } ?? .empty,
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
        dropped.map { HTML($0.clock) } ?? .empty,
        contentResume.map { HTML($0.clock) } ?? .empty,
        HTML(explanation ?? reason ?? "", limit: PageText.rowLimit),
      ]
    )
  }

  private var nameCell: HTML {
    HTML([
      HTML(id, limit: PageText.rowLimit),
      date.map { date in HTML(.div) { HTML(.small) { "at \(date.isoText.replacing(".000Z", with: "Z"))" } } }
        ?? .empty,
    ])
  }

  private var dueCell: HTML {
    HTML([
      start.map { HTML($0.clock) } ?? .empty,
      plannedDuration.map { duration in HTML(.div) { HTML(.small) { "for \(duration.clock)" } } } ?? .empty,
    ])
  }

  fileprivate var facts: [(name: String, value: HTML)] {
    [
      ("Plays", HTML(assets.prefix(5).map { asset in HTML(.div) { HTML(asset, limit: PageText.rowLimit) } })),
      ("The content resumes", HTML(resumption)),
      ("Integrated timeline", HTML(takesRange ? "as long as the break" : "a single point")),
    ]
  }
}

extension StreamReport {
  /// The ads of all interstitials.
  var ads: [NumberedAd] { NumberedAd.all(of: interstitials.map { ($0.shortName, $0.ads) }) }

  /// All that the app heard of an interstitial each time that it was shown, and the calls, with charts.
  func details(of interstitial: InterstitialRecord, _ index: Int) -> [BreakDetail] {
    let spans = spans(of: interstitial)
    guard !spans.isEmpty else { return [detail(of: interstitial, index, nil, number: 0)] }
    return spans.enumerated().map { detail(of: interstitial, index, $1, number: $0) }
  }

  private func detail(
    of interstitial: InterstitialRecord,
    _ index: Int,
    _ span: ShownSpan?,
    number: Int
  ) -> BreakDetail {
    let ads = ads.filter { $0.breakIndex == index }.filter { numbered in
      span.map { $0.from.time <= numbered.ad.known && numbered.ad.known <= $0.to.time } ?? true
    }
    let calls = ads.reduce(0) { $0 + $1.ad.calls.total }
    let next = shown.first { $0.interstitial == nil && $0.from.time >= span?.to.time ?? .zero }
    let resumed = span == nil ? interstitial.contentResume : next?.from.position.primary
    let shown = span.map { "shown from \($0.from.time.clock) to \($0.to.time.clock), " } ?? ""
    return BreakDetail(
      id: "break-\(index)-\(number)",
      name: interstitial.id + (number == 0 ? "" : ", again"),
      summary: shown
        + "\(counted(ads.count { $0.ad.start != nil }, "ad")), \(counted(calls, "tracking call"))"
        + (resumed.map { ", content resumed at \($0.clock)" } ?? ""),
      outcome: interstitial.state.rawValue,
      tone: interstitial.tone,
      period: span.map { ($0.from.time, $0.to.time) },
      ads: ads,
      marks: marks(of: interstitial, span),
      gapWords: AdGap.streamWords,
      facts: interstitial.facts,
      isOpen: interstitials.count <= 4
    )
  }

  /// What happened while it was shown, or when it turned out that it cannot be.
  private func marks(of interstitial: InterstitialRecord, _ span: ShownSpan?) -> [TimelineMark] {
    let all = marks
    if let span {
      return all.filter { span.from.time <= $0.time && $0.time <= span.to.time && $0.lane != .other }
    }
    let unplayed = timeline.first { $0.name == Self.unplayed && $0.details == interstitial.id }
    return all.filter { $0.time == unplayed?.time && $0.lane != .other }
  }

  /// The entries of the timeline as marks.
  var marks: [TimelineMark] { timeline.map(\.line).marks }
}
