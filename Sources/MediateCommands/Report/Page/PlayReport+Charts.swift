import AdPlatform
import AdapterTool
import ReportPage

extension PlayReport {
  /// What the viewer saw, and what the app and the ad servers heard, by the clock.
  var viewerChart: LaneChart {
    let marks = marks
    let lanes = [
      LaneChart.Lane("Content", content.map(\.viewerItem)),
      LaneChart.Lane(
        "Breaks",
        breaks.enumerated().compactMap { viewerItem($1, $0) }.sorted { $0.start < $1.start }
      ),
      ads.lane(runEnd: end),
      ads.failureLane(),
      LaneChart.Lane("App hears", marks.filter { $0.tone == .accent }.map { $0.item() }),
      LaneChart.Lane("Tracking calls", marks.filter { $0.lane == .called }.map { $0.item() }),
      LaneChart.Lane("Seeks", seeks.map(\.viewerItem)),
      LaneChart.Lane("Picture-in-picture", periods(from: "picture-in-picture", to: "no picture-in-picture")),
      LaneChart.Lane("In the background", periods(from: "background", to: "foreground")),
      RequestTable(requests).lane("Ad requests"),
      LaneChart.Lane("Problems", marks.filter(\.isProblem).map { $0.item() }),
    ]
    return LaneChart(
      "Timeline: content, breaks, ads, tracking calls and what the app hears",
      axis: TimeAxis(to: end.timeInterval, .clock),
      axisTitle: "since the start",
      lanes.filter { !$0.items.isEmpty }
    )
  }

  private func viewerItem(_ adBreak: BreakRecord, _ index: Int) -> LaneChart.Item? {
    let label = "\(adBreak.label.shortened(PageText.labelLimit)): \(adBreak.outcome.rawValue)"
    let caption = adBreak.label.shortened(PageText.captionLimit)
    if let start = adBreak.start {
      return LaneChart.Item(
        at: start.timeInterval,
        to: (adBreak.end ?? end).timeInterval,
        adBreak.tone == .good ? .accent : adBreak.tone,
        label,
        caption: caption,
        brief: adBreak.name?.shortened(PageText.captionLimit),
        target: "b\(index)"
      )
    }
    guard adBreak.outcome == .failed, let position = adBreak.failedAt,
      let entry = timeline.first(where: { $0.content == position && $0.name == "AD_BREAK_FETCH_ERROR" })
    else { return nil }
    return LaneChart.Item(
      at: entry.time.timeInterval,
      .bad,
      label,
      caption: "\(caption) failed",
      target: "b\(index)"
    )
  }

  private func periods(from first: String, to last: String) -> [LaneChart.Item] {
    var items: [LaneChart.Item] = []
    var start: Duration?
    func close(at time: Duration) {
      guard let begun = start else { return }
      items.append(
        LaneChart.Item(at: begun.timeInterval, to: time.timeInterval, .plain, first, caption: first)
      )
      start = nil
    }
    for entry in timeline where entry.kind == .app {
      if entry.name == first { start = start ?? entry.time }
      if entry.name == last { close(at: entry.time) }
    }
    close(at: end)
    return items
  }

  // MARK: Over the content

  /// Where in the content breaks were planned and shown, and what of it played.
  var contentChart: LaneChart {
    let lanes =
      playedLanes + LaneChart.Lane.apart(seeks.map(\.contentItem)).map { LaneChart.Lane("Seeks", $0) } + [
        LaneChart.Lane(
          "Cue points",
          note: "where breaks are planned",
          breaks.enumerated().compactMap { planned($1, $0) }
        ),
        LaneChart.Lane(
          "Breaks shown",
          note: "where the content stood",
          breaks.enumerated().compactMap { shown($1, $0) }.sorted { $0.start < $1.start }
        ),
      ]
    return LaneChart(
      "Content: what of it played, where breaks were planned, and where they were shown",
      axis: TimeAxis(to: contentDuration.timeInterval, .clock),
      axisTitle: "time of the content",
      markNames: [
        .accent: "shown", .good: "played", .bad: "failed", .unusual: "not shown, or not in full",
        .faint: "not reached",
      ],
      lanes.filter { !$0.items.isEmpty }
    )
  }

  /// What played, with a lane for each time that the viewer went back.
  private var playedLanes: [LaneChart.Lane] {
    LaneChart.Lane.apart(content.map(\.contentItem)).enumerated().map { index, items in
      LaneChart.Lane(index == 0 ? "Played" : "Played after a seek back", items)
    }
  }

  private func planned(_ adBreak: BreakRecord, _ index: Int) -> LaneChart.Item? {
    guard let cuePoint = adBreak.cuePoint else { return nil }
    let label = "\(adBreak.label): \(adBreak.outcome.rawValue)"
    return LaneChart.Item(
      at: cuePoint < 0 ? contentDuration.timeInterval : cuePoint,
      adBreak.tone,
      label.shortened(PageText.labelLimit),
      caption: label.shortened(PageText.captionLimit),
      brief: adBreak.label.shortened(PageText.captionLimit),
      target: "b\(index)"
    )
  }

  private func shown(_ adBreak: BreakRecord, _ index: Int) -> LaneChart.Item? {
    guard let start = adBreak.start, let position = adBreak.contentStop else { return nil }
    return LaneChart.Item(
      at: position.timeInterval,
      .accent,
      "\(adBreak.label.shortened(PageText.labelLimit)), shown \(start.clock) after the start of the run",
      caption: adBreak.label.shortened(PageText.captionLimit),
      target: "b\(index)"
    )
  }
}

extension ContentSpan {
  fileprivate var viewerItem: LaneChart.Item {
    LaneChart.Item(
      at: start.timeInterval,
      to: end.timeInterval,
      .content,
      "content from \(from.clock) to \(to.clock)",
      caption: "content \(from.clock) to \(to.clock)"
    )
  }

  fileprivate var contentItem: LaneChart.Item {
    LaneChart.Item(
      at: from.timeInterval,
      to: to.timeInterval,
      .content,
      "played from \(start.clock) to \(end.clock) after the start of the run"
    )
  }
}

extension SeekRecord {
  var label: String { "seek from \(from.clock) to \(to.clock)" }

  var viewerItem: LaneChart.Item {
    LaneChart.Item(at: time.timeInterval, .plain, label, caption: label)
  }

  fileprivate var contentItem: LaneChart.Item {
    LaneChart.Item(
      at: min(from, to).timeInterval,
      to: max(from, to).timeInterval,
      from < to ? .faint : .plain,
      label,
      caption: label
    )
  }
}
