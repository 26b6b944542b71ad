import AdPlatform
import AdapterTool
import ReportPage

extension PlayReport {
  var page: Page? {
    Page(
      kind: "Play",
      title: "Content of \(contentDuration.clock)",
      verdict: summary,
      tone: failure != nil || errorCount > 0
        ? .bad : failedAdCount > 0 || failedBreakCount > 0 ? .unusual : .good,
      facts: facts,
      sections: [
        Page.Section("timeline", "Timeline") {
          viewerChart.html
          HTML.note(callNote)
        },
        Page.Section("content", "Content and cue points") { contentChart.html },
        Page.Section("breaks", "Breaks") { breakSection },
        adSection,
        requests.isEmpty ? nil : Page.Section("requests", "Ad requests") { RequestTable(requests).html },
        Page.Section("log", "Log") {
          HTML.log(timeline.map(\.line), clocks: ["Time", "Content at"])
        },
      ].compactMap(\.self)
    )
  }

  private var callNote: String {
    let hasErrors = timeline.contains { $0.kind == .call && $0.details == "error" }
    return
      "Times count from the start of the run. Tracking URLs are recorded and not sent, so that no ad server counts"
      + " this run: a mark says that a player would have called the URL at this moment."
      + (hasErrors ? " Crosses are calls for errors." : "")
      + " The log has each event under the name of its standard: STARTED is the SDK's, and start VAST's."
  }

  /// Since the run began.
  var end: Duration { timeline.last?.time ?? .zero }

  private var facts: [(name: String, value: HTML)] {
    let planned = breaks.count
    let failedRequests = requests.count { $0.isFailed }
    return [
      ("Content", HTML(contentDuration.clock)),
      ("Run", HTML(end.clock)),
      ("Breaks", HTML("\(breakCount) shown of \(planned)")),
      ("Ads", HTML("\(adCount) started, \(failedAdCount) failed")),
      ("Tracking calls", HTML("\(callCount) recorded, none sent")),
      ("Ad requests", HTML("\(requests.count), \(failedRequests) failed")),
      ("Errors of the ads manager", HTML("\(errorCount)")),
      ("Ads from", HTML(adTag ?? "the sample playlist", limit: PageText.rowLimit)),
    ]
  }

  // MARK: Breaks and ads

  @HTMLBuilder private var breakSection: HTML {
    if breaks.isEmpty {
      HTML.note("There were no breaks.")
    } else {
      breakTable.html
      let heard = breaks.enumerated().filter { $1.isHeard }
      for (index, adBreak) in heard.prefix(BreakDetail.most) { detail(of: adBreak, index).html }
      BreakDetail.note(onRest: heard.count)
    }
  }

  private var breakTable: DataTable {
    let showsReasons = breaks.contains { !$0.why.isEmpty }
    return DataTable(
      "breaks-table",
      caption: "The breaks in the order of the content, including breaks that were not shown",
      columns: [
        .init("Break"), .init("Outcome"), .init("Planned at", .number), .init("Shown at", .number),
        .init("Lasted", .number), .init("Content stopped", .number), .init("Content resumed", .number),
        .init("Ads", .number), .init("Calls", .number),
      ] + (showsReasons ? [.init("Why", .prose)] : []),
      isSearchable: breaks.count > 12,
      rows: breaks.enumerated().map { $1.row(id: "b\($0)", contentDuration, showsReason: showsReasons) }
    )
  }

  private var adSection: Page.Section? {
    let ads = ads
    guard !ads.isEmpty || callCount > 0 else { return nil }
    var tracking = TrackingTable()
    for adBreak in breaks where adBreak.isHeard {
      tracking.add(adBreak.label, isAd: false, adBreak.calls)
      for ad in adBreak.ads { tracking.add(ad.label, isAd: true, ad.calls) }
    }
    return Page.Section("ads", "Ads and tracking") {
      ads.table.html
      if ads.contains(where: { $0.ad.duration == nil && $0.ad.start != nil }) {
        HTML.note(
          "An ad without a stated length plays for \(ContentApp.adDuration.clock) here: nothing is known of its media."
        )
      }
      if callCount > 0 { tracking.html }
    }
  }
}

extension PlayReport {
  /// The entries of the timeline as marks.
  var marks: [TimelineMark] { timeline.map(\.line).marks }
}

extension PlayTimeline.Entry {
  fileprivate var tone: Tone {
    switch kind {
    case .error: .bad
    case .warning: .unusual
    case .event where name == "LOG" || name == "AD_BREAK_FETCH_ERROR": .unusual
    case .event: .accent
    case .call where details == "error": .bad
    case .call, .ads, .content, .app: .plain
    }
  }

  fileprivate var lane: TimelineMark.Lane {
    switch kind {
    case .call: .called
    case .event, .error, .ads, .content: .heard
    case .warning, .app: .other
    }
  }

  fileprivate var line: LogLine {
    LogLine([time, content], kind: kind.rawValue, name, details, tone, lane)
  }
}
