import AdPlatform
import AdapterTool

extension PlayReport {
  /// The report of `mediate play` for people.
  var text: StyledText {
    var text = StyledText()
    text.addHeading("A film of \(contentDuration.clock)")
    let width = (timeline.filter { $0.kind != .call }.map(\.shownName.columns).max() ?? 0) + 2
    for entry in timeline {
      let start: [(String, StyledText.Style)] = [
        ("  \(entry.time.clock.padded(to: 10)) ", .plain), (entry.content.clock.padded(to: 10) + " ", .faint),
        (entry.kind.rawValue.padded(to: 9), .faint),
      ]
      if entry.kind == .call {
        text.addHanging(start, entry.shownName, .faint)
      } else {
        let details = entry.details?.printable(limit: TextLayout.textLimit) ?? ""
        text.addHanging(start + [(entry.shownName.padded(to: width), entry.style)], details, .faint)
      }
    }
    text.add()
    text.addHanging([], summary, summaryStyle)
    return text
  }

  private var summaryStyle: StyledText.Style {
    failure != nil || errorCount > 0 ? .bad : failedAdCount + failedBreakCount > 0 ? .unusual : .good
  }

  /// The answer in one sentence.
  var summary: String {
    if let failure { return "No ads: \(failure.printable(limit: TextLayout.textLimit))" }
    let last = timeline.last { $0.kind == .event }?.name
    let counts = [
      counted(breakCount, "break"), counted(adCount, "ad"), counted(callCount, "tracking call"),
      counted(errorCount, "error"),
    ]
    let failed = [(failedBreakCount, "failed break"), (failedAdCount, "failed ad")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return (counts + failed).joined(separator: ", ")
      + (last == "ALL_ADS_COMPLETED" ? "; the last ad event was ALL_ADS_COMPLETED." : ".")
  }
}

extension PlayTimeline.Entry {
  fileprivate var shownName: String { name.printable(limit: TextLayout.textLimit) }

  fileprivate var style: StyledText.Style {
    switch kind {
    case .error: .bad
    case .warning: .unusual
    case .event, .ads: .good
    case .content, .app: .plain
    case .call: .faint
    }
  }
}
