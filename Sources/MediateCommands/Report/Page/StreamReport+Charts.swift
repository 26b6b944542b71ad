import AdPlatform
import AdapterTool
import ReportPage

extension StreamReport {
  private var end: Duration { join + duration }

  /// What the viewer saw, and what the app and the ad server heard, by the clock.
  var clockChart: LaneChart {
    let marks = marks
    let lanes = [
      LaneChart.Lane("Content", shown.filter { $0.interstitial == nil }.map(\.clockItem)),
      LaneChart.Lane("Breaks", shown.filter { $0.interstitial != nil }.map { clockItem(of: $0) }),
      adLane,
      LaneChart.Lane("Breaks not shown", notShown),
      LaneChart.Lane("App hears", marks.filter { $0.tone == .accent }.map { $0.item() }),
      LaneChart.Lane("Tracking calls", marks.filter { $0.lane == .called }.map { $0.item() }),
      LaneChart.Lane("Seeks", seeks.map(\.viewerItem)),
      LaneChart.Lane(
        "Session and breaks scheduled",
        marks.filter { timeline[$0.index].kind == .session || timeline[$0.index].name.hasSuffix("scheduled") }
          .map { $0.item() }
      ),
      RequestTable(requests).lane("Requests"),
      LaneChart.Lane(
        "Problems",
        marks.filter { $0.isProblem && !timeline[$0.index].isDrop }.map { $0.item() }
      ),
    ]
    return LaneChart(
      "Timeline: content, breaks, ads, what the app hears, tracking calls and requests",
      axis: TimeAxis(from: join.timeInterval, to: end.timeInterval, .clock),
      axisTitle: "since the stream began",
      lanes.filter { !$0.items.isEmpty }
    )
  }

  /// The ads, and how long breaks go on without one.
  private var adLane: LaneChart.Lane {
    let ads = ads
    var lane = ads.lane(runEnd: end)
    for span in shown where span.interstitial != nil {
      let (start, end) = (span.from.time, span.to.time)
      let inside = ads.filter { start <= $0.ad.known && $0.ad.known <= end }
      lane.items += AdGap.all(from: start, to: end, between: inside).map {
        $0.item(AdGap.streamWords, from: .zero)
      }
    }
    lane.items.sort { $0.start < $1.start }
    return lane
  }

  /// The interstitials that are not shown, when that was known.
  private var notShown: [LaneChart.Item] {
    let items = interstitials.enumerated().compactMap { index, interstitial in
      interstitial.dropped.map { time in
        LaneChart.Item(
          at: time.timeInterval,
          interstitial.tone,
          "\(interstitial.id) \(interstitial.state.rawValue): \(interstitial.reason ?? "")"
            .shortened(PageText.labelLimit),
          caption: interstitial.shortName,
          target: "b\(index)"
        )
      }
    }
    return items.sorted { $0.start < $1.start }
  }

  private func clockItem(of span: ShownSpan) -> LaneChart.Item {
    let index = interstitials.firstIndex { $0.id == span.interstitial }
    return LaneChart.Item(
      at: span.from.time.timeInterval,
      to: span.to.time.timeInterval,
      .accent,
      "\(span.interstitial ?? "") at \(span.from.position.primary.clock) of the content".shortened(
        PageText.labelLimit
      ),
      caption: index.map { interstitials[$0].shortName },
      target: index.map { "b\($0)" }
    )
  }

  // MARK: The three timelines

  /// Where content and breaks are on the primary, the playout and the integrated timeline.
  var positionChart: LaneChart {
    let lanes =
      lanes("Primary", "the content's own time", \.primary, others: replaced)
      + [LaneChart.Lane("Interstitials", note: dueNote, due)]
      + lanes("Playout", "what the viewer was shown", \.playout)
      + lanes("Integrated", "what a scrubber shows", \.integrated)
    let positions = shown.flatMap { [$0.from.position, $0.to.position] }
    let all =
      positions.flatMap { [$0.primary, $0.playout, $0.integrated] } + reached.compactMap(\.element.start)
    return LaneChart(
      "The three timelines: where content and breaks are on each",
      axis: TimeAxis(
        from: (all.min() ?? .zero).timeInterval,
        to: (all.max() ?? .zero).timeInterval,
        .clock
      ),
      axisTitle: "position on each timeline",
      markNames: [.good: "played", .bad: "not played", .unusual: "not shown"],
      lanes.filter { !$0.items.isEmpty }
    )
  }

  private func lanes(
    _ name: String,
    _ note: String,
    _ position: KeyPath<StreamTimeline.Position, Duration>,
    others: [LaneChart.Item] = []
  ) -> [LaneChart.Lane] {
    let items = shown.map { span in
      let (from, to) = (span.from.position[keyPath: position], span.to.position[keyPath: position])
      let index = span.interstitial.flatMap { id in interstitials.firstIndex { $0.id == id } }
      return LaneChart.Item(
        at: from.timeInterval,
        to: to > from ? to.timeInterval : nil,
        span.interstitial == nil ? .content : .accent,
        (span.interstitial ?? "content")
          + ", on the clock from \(span.from.time.clock) to \(span.to.time.clock)",
        caption: index.map { interstitials[$0].shortName },
        target: index.map { "b\($0)" }
      )
    }
    return LaneChart.Lane.apart(items + others).enumerated().map { index, items in
      LaneChart.Lane(
        index == 0 ? name : "\(name), again",
        note: index == 0 ? note : "after a jump back",
        items
      )
    }
  }

  /// The content that was not shown because an interstitial took its place.
  private var replaced: [LaneChart.Item] {
    zip(shown, shown.dropFirst()).compactMap { span, next in
      guard let id = span.interstitial, next.interstitial == nil else { return nil }
      let (from, to) = (span.from.position.primary, next.from.position.primary)
      guard to - from > .milliseconds(500) else { return nil }
      return LaneChart.Item(
        at: from.timeInterval,
        to: to.timeInterval,
        .faint,
        "not shown: \(id.shortened(PageText.labelLimit)) took its place"
      )
    }
  }

  /// The interstitials that were due while the viewer stayed.
  private var reached: [(offset: Int, element: InterstitialRecord)] {
    interstitials.enumerated().filter { $1.state != .ahead }
  }

  private var dueNote: String {
    let rest = interstitials.count - reached.count
    return "where they are due, on primary" + (rest > 0 ? "; \(rest) not due yet" : "")
  }

  private var due: [LaneChart.Item] {
    let items = reached.compactMap { index, interstitial in
      interstitial.start.map { start in
        LaneChart.Item(
          at: start.timeInterval,
          interstitial.tone,
          "\(interstitial.id.shortened(PageText.labelLimit)): \(interstitial.state.rawValue)",
          caption: interstitial.shortName
            + (interstitial.state == .played ? "" : ": \(interstitial.state.rawValue)"),
          target: "b\(index)"
        )
      }
    }
    return items.sorted { $0.start < $1.start }
  }
}

extension StreamTimeline.Entry {
  /// Whether it says that a break is not shown.
  fileprivate var isDrop: Bool {
    kind == .pod && [StreamReport.unplayed, StreamReport.leftOut, "is empty"].contains(name)
  }
}

extension ShownSpan {
  fileprivate var clockItem: LaneChart.Item {
    let range = "content \(from.position.primary.clock) to \(to.position.primary.clock)"
    return LaneChart.Item(
      at: from.time.timeInterval,
      to: to.time.timeInterval,
      .content,
      range,
      caption: range
    )
  }
}
