import AdMediation
import AdPlatform
import ReportPage

extension RunReport {
  /// Set-up, bids and sources until the request was over.
  var waterfallChart: LaneChart {
    let answered = events.first {
      $0.name == "didFailToReceiveAd" || $0.name == "didReceive" && !$0.isSuppressed
    }
    let end = answered?.seconds ?? events.last?.seconds ?? 0
    return LaneChart(
      "Waterfall: set-up, bids and sources until the request was over",
      axis: TimeAxis(to: end, .milliseconds),
      axisTitle: "since the request",
      markNames: Self.markNames,
      preparation.filter { !$0.items.isEmpty } + sourceLanes(until: end)
    )
  }

  /// All that happened to the request and its ad.
  var timelineChart: LaneChart {
    let sources = sourceLanes(until: .infinity).flatMap(\.items)
    let lanes = [LaneChart.Lane("Waterfall", sources.map(\.withoutCaption))] + lifeLanes
    return LaneChart(
      "Timeline: the request and the life of its ad",
      axis: TimeAxis(to: events.map(\.seconds).max() ?? 0, .milliseconds),
      axisTitle: "since the request",
      markNames: Self.markNames,
      lanes.filter { !$0.items.isEmpty }
    )
  }

  private static let markNames: [Tone: String] = [
    .bad: "ignored event", .unusual: "unusual event", .faint: "did not bid",
  ]

  // MARK: Lanes

  private var indexed: [SourceEvents.Indexed] { events.enumerated().map { ($0, $1) } }

  /// Set-up of adapters and the auction.
  private var preparation: [LaneChart.Lane] {
    [
      LaneChart.Lane("Set-up", spans(from: "setUp", to: ["didSetUp"], by: "className")),
      LaneChart.Lane("Signals", spans(from: "collectSignals", to: ["didCollectSignals"], by: "source")),
      LaneChart.Lane("Bids", spans(from: "requestBids", to: ["didBid", "didNotBid"], by: nil)),
    ]
  }

  /// A bar from each event with a name to the next one that ends it, with the same detail.
  private func spans(from start: String, to ends: Set<String>, by detail: String?) -> [LaneChart.Item] {
    indexed.filter { $0.entry.name == start }.map { index, entry in
      let subject = detail.flatMap { entry.details[$0] }
      let end = events[index...].first { other in
        ends.contains(other.name) && (detail.map { other.details[$0] == subject } ?? true)
      }
      let name = [start, subject].compactMap(\.self).joined(separator: " ")
      return LaneChart.Item(
        at: entry.seconds,
        to: end?.seconds ?? events.last?.seconds,
        end?.anomaly == nil ? .plain : .unusual,
        name,
        target: "e\(index)"
      )
    }
  }

  /// A lane for each source that was asked: its wait, and what it said after its time.
  private func sourceLanes(until end: Double) -> [LaneChart.Lane] {
    var open = SourceEvents.bySource(events)
    return attempts.map { attempt in
      var items: [LaneChart.Item] = []
      var source = open.removeValue(forKey: attempt.label) ?? SourceEvents()
      if let (index, entry) = source.requests.popFirst() {
        let end =
          answer(to: attempt, after: index) ?? entry.seconds + Double(attempt.latencyMilliseconds) / 1000
        items.append(
          LaneChart.Item(
            at: entry.seconds,
            to: end,
            attempt.tone,
            "\(attempt.label) \(attempt.outcome.words)",
            caption:
              "\(attempt.outcome.words), \(Duration(timeInterval: end - entry.seconds).inMilliseconds)",
            target: "e\(index)"
          )
        )
      } else if let (index, entry) = source.refusal {
        items.append(
          LaneChart.Item(at: entry.seconds, .faint, "\(attempt.label) did not bid", target: "e\(index)")
        )
      }
      let late = source.ignored.filter { $0.entry.seconds <= end }
      source.ignored.removeAll { $0.entry.seconds <= end }
      open[attempt.label] = source
      return LaneChart.Lane(
        attempt.label.printable(),
        note: attempt.note(late: late.count),
        items + late.map { $0.entry.item(index: $0.index) }
      )
    }
  }

  /// When a source answered, or its time was over. Its latency also has the set-up that it waited for.
  private func answer(to attempt: AttemptReport, after index: Int) -> Double? {
    let names = ["didReceive", "didFailToLoadWithError", "timedOut", "notFound"]
    return events.dropFirst(index + 1)
      .first { names.contains($0.name) && $0.source == attempt.label && !$0.isSuppressed }?.seconds
  }

  /// Whether the latency of a source has the set-up that it waited for.
  ///
  /// - Parameter request: the source's first request.
  func isSetUp(in attempt: AttemptReport, _ request: SourceEvents.Indexed?) -> Bool {
    guard let (index, entry) = request, let answer = answer(to: attempt, after: index) else { return false }
    return Double(attempt.latencyMilliseconds) > (answer - entry.seconds) * 1000 + 1
  }

  /// How long adapters were set up, of the request's time; nil if none was.
  var setUpMilliseconds: Int? {
    let starts = events.filter { $0.name == "setUp" }.map(\.wholeMilliseconds)
    let ends = events.filter { $0.name == "didSetUp" }.map(\.wholeMilliseconds)
    guard let start = starts.min(), let end = ends.max() else { return nil }
    return end - start
  }

  /// What happened to the ad, each kind of event in its lane.
  private var lifeLanes: [LaneChart.Lane] {
    var lanes = Dictionary(grouping: indexed.filter { $0.entry.lane != nil }) { $0.entry.lane ?? .ad }
      .mapValues { $0.map { $0.entry.item(index: $0.index) } }
    lanes[.screens, default: []].insert(
      contentsOf: bars(from: ["willPresentScreen"], to: ["didDismissScreen"], "screen open"),
      at: 0
    )
    lanes[.video, default: []].insert(
      contentsOf: bars(from: ["didPlayVideo"], to: ["didPauseVideo", "didEndVideoPlayback"], "video plays"),
      at: 0
    )
    return AdLogEntry.Lane.allCases.map { LaneChart.Lane($0.rawValue, lanes[$0] ?? []) }
  }

  private func bars(from starts: Set<String>, to ends: Set<String>, _ label: String) -> [LaneChart.Item] {
    var result: [LaneChart.Item] = []
    var start: AdLogEntry?
    for entry in events where !entry.isSuppressed {
      if starts.contains(entry.name), start == nil { start = entry }
      if ends.contains(entry.name), let opened = start {
        result.append(LaneChart.Item(at: opened.seconds, to: entry.seconds, .faint, label))
        start = nil
      }
    }
    return result
  }
}

extension LaneChart.Item {
  fileprivate var withoutCaption: LaneChart.Item {
    var item = self
    item.caption = nil
    return item
  }
}

extension AttemptReport {
  var tone: Tone {
    switch outcome {
    case .filled: .good
    case .timedOut, .cancelled: .unusual
    case .failed, .notFound, .noBid: .bad
    }
  }

  /// What stands below the name.
  fileprivate func note(late: Int) -> String? {
    let parts = [
      kind == .bidding ? "bidder" : nil, late == 0 ? nil : "\(counted(late, "event")) ignored",
    ]
    let text = parts.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? nil : text
  }
}

extension AdLogEntry {
  /// What a kind of event belongs to.
  fileprivate enum Lane: String, CaseIterable {
    case ad = "Ad and app"
    case impressions = "Impressions"
    case clicks = "Clicks"
    case screens = "Screens"
    case video = "Video"
    case rewards = "Rewards"
  }

  /// The lane of the event; nil for those of sources.
  fileprivate var lane: Lane? {
    switch name {
    case "setUp", "didSetUp", "requestBids", "collectSignals", "didCollectSignals", "didBid", "didNotBid",
      "request":
      nil
    case _ where source != nil: name == "didReceive" && !isSuppressed ? .ad : nil
    case "didRecordImpression": .impressions
    case "didRecordClick", "didRecordClickOnAsset", "tapped": .clicks
    case "willPresentScreen", "willDismissScreen", "didDismissScreen", "willLeaveApplication",
      "didFailToPresent":
      .screens
    case "didPlayVideo", "didPauseVideo", "didEndVideoPlayback", "didMuteVideo", "didUnmuteVideo": .video
    case "didRewardUser": .rewards
    default: .ad
    }
  }

  fileprivate var source: String? { details["source"] }
  fileprivate var seconds: Double { time.milliseconds / 1000 }

  var tone: Tone { anomaly == nil ? .plain : isSuppressed ? .bad : .unusual }

  fileprivate func item(index: Int) -> LaneChart.Item {
    let label = anomaly.map { "\(name): \($0.explanation)" } ?? name
    return LaneChart.Item(at: seconds, tone == .plain ? .accent : tone, label, target: "e\(index)")
  }
}
