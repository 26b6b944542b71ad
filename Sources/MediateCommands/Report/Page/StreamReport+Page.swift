import AdPlatform
import AdapterTool
import ReportPage

extension StreamReport {
  var page: Page? {
    let (part, note) = (firstPart ?? self, note(onPart: firstPart))
    return Page(
      kind: "Stream",
      title: "Stream for \(duration.clock)",
      verdict: summary,
      tone: failure != nil || errorCount > 0 ? .bad : logCount > 0 ? .unusual : .good,
      facts: facts,
      sections: [
        Page.Section("timeline", "Timeline") {
          part.clockChart.html
          note
          HTML.note(Self.callNote)
        },
        Page.Section("timelines", "The three timelines") {
          part.positionChart.html
          note
          HTML.note(Self.positionNote)
        },
        Page.Section("breaks", "Breaks") {
          part.breakSection
          note
        },
        dropSection,
        part.adSection,
        Page.Section("requests", "Session and requests") {
          if content == nil {
            HTML.note("The sample ad server answers inside the tool: no request leaves this machine.")
          }
          RequestTable(part.requests).html
          note
        },
        Page.Section("log", "Log") {
          HTML.log(timeline.map(\.line), clocks: ["Clock", "Primary", "Playout", "Integrated"])
        },
      ].compactMap(\.self)
    )
  }

  private static let callNote =
    "Times count from when the stream began. Tracking URLs are recorded and not sent: a mark says that a player would"
    + " have called the URL at this moment."
  private static let positionNote =
    "Read primary, the content's own time, to see where breaks are due; a dashed stretch is content that a break replaced."
    + " Read playout to see how long the viewer has watched, and integrated to see what a scrubber shows. The log lists all"
    + " three for each moment."

  private var facts: [(name: String, value: HTML)] {
    let played = interstitials.count { $0.state == .played || $0.state == .playing }
    let failedRequests = requests.count { $0.isFailed }
    let session = timeline.last { $0.kind == .session }?.details
    let facts: [(name: String, value: HTML?)] = [
      ("The viewer stayed", HTML(duration.clock)),
      ("Joined after", join == .zero ? nil : HTML(join.clock)),
      ("Joined at", joinPosition.map { HTML("\($0.clock) of the content") }),
      ("Breaks", HTML("\(played) shown of \(interstitials.count) known")),
      ("Ads", HTML("\(adCount) started, \(completedAdCount) completed")),
      ("Tracking calls", HTML("\(callCount) recorded, none sent")),
      ("Requests", HTML("\(requests.count), \(failedRequests) failed")),
      ("Errors of the stream", HTML("\(errorCount)")),
      ("LOG events", logCount == 0 ? nil : HTML("\(logCount)")),
      ("Stream", HTML(stream, limit: PageText.rowLimit)),
      ("Content", HTML(content ?? "the sample ad server's live stream", limit: PageText.rowLimit)),
      ("Session", HTML(session ?? "none", limit: PageText.rowLimit)),
    ]
    return facts.compactMap { fact in fact.value.map { (fact.name, $0) } }
  }

  /// Where the content was when the viewer first saw something of it.
  private var joinPosition: Duration? { shown.first { $0.interstitial == nil }?.from.position.primary }

  // MARK: Breaks and ads

  @HTMLBuilder private var breakSection: HTML {
    if interstitials.isEmpty {
      HTML.note("The player had no interstitials.")
    } else {
      DataTable(
        "breaks-table",
        caption: "The interstitials of the stream",
        columns: [
          .init("Break"), .init("State"), .init("Due in the content", .number), .init("Shown at", .number),
          .init("Lasted", .number), .init("Playout", .number), .init("Integrated", .number),
          .init("Content resumed", .prose), .init("Ads", .number),
        ],
        isSearchable: interstitials.count > 12,
        rows: interstitials.enumerated().map { $1.row(id: "b\($0)", shown: spans(of: $1)) }
      ).html
      let detailed = interstitials.enumerated().filter { isDetailed($1) }
      for (index, interstitial) in detailed.prefix(BreakDetail.most) {
        HTML(details(of: interstitial, index).map(\.html))
      }
      BreakDetail.note(onRest: detailed.count)
    }
  }

  private func isDetailed(_ interstitial: InterstitialRecord) -> Bool {
    !spans(of: interstitial).isEmpty || interstitial.state == .notPlayed
  }

  /// When it was shown.
  func spans(of interstitial: InterstitialRecord) -> [ShownSpan] {
    shown.filter { $0.interstitial == interstitial.id }
  }

  private var dropSection: Page.Section? {
    let drops = interstitials.enumerated().filter { ![.played, .playing, .ahead].contains($0.element.state) }
    guard !drops.isEmpty else { return nil }
    return Page.Section("drops", "Not shown, and why") {
      DataTable(
        "drops-table",
        caption: "The interstitials of which the viewer saw nothing",
        columns: [
          .init("Break"), .init("State"), .init("Due in the content", .number), .init("Known at", .number),
          .init("Content resumed", .number), .init("Why", .prose),
        ],
        rows: drops.prefix(PageText.mostRows).map { $1.dropRow }
      ).html
      PageText.note(onRest: drops.count, "breaks")
    }
  }

  private var adSection: Page.Section? {
    let ads = ads
    guard !ads.isEmpty || callCount > 0 else { return nil }
    var tracking = TrackingTable()
    for interstitial in interstitials where !interstitial.ads.isEmpty {
      tracking.add(interstitial.shortName, isAd: false, TrackingCounts())
      for ad in interstitial.ads { tracking.add(ad.label, isAd: true, ad.calls) }
    }
    return Page.Section("ads", "Ads and tracking") {
      ads.table.html
      if callCount > 0 { tracking.html }
    }
  }
}

extension StreamTimeline.Entry {
  private var tone: Tone {
    switch kind {
    case .error: .bad
    case .pod where name == StreamReport.unplayed: .bad
    case .pod where name == StreamReport.leftOut: .unusual
    case .warning: .unusual
    case .event where name == "LOG": .unusual
    case .event: .accent
    case .session, .pod, .content, .call: .plain
    }
  }

  private var lane: TimelineMark.Lane {
    switch kind {
    case .call: .called
    case .event, .pod, .error, .content: .heard
    case .session, .warning: .other
    }
  }

  var line: LogLine {
    let times = [time, position.primary, position.playout, position.integrated]
    return LogLine(times, kind: kind.rawValue, name, details, tone, lane, unknown: "verification")
  }
}
