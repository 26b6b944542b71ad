import AdPlatform
import AdapterTool

extension StreamReport {
  /// The report of `mediate stream` for people.
  var text: StyledText {
    var text = StyledText()
    text.addHeading("A stream for \(duration.clock)")
    text.addHanging(
      [("  ", .faint)] + Self.columns.map { ($0.padded(to: Self.columnWidth), .faint) },
      [StyledText.Text]()
    )
    let width =
      (timeline.filter { $0.kind != .call && $0.kind != .error }.map(\.shownName.columns).max() ?? 0) + 2
    for entry in timeline { text.add(entry, nameWidth: width) }
    text.add()
    text.addHanging([], summary, failure != nil || errorCount > 0 ? .bad : logCount > 0 ? .unusual : .good)
    return text
  }

  /// The clock, and the three timelines.
  fileprivate static let columns = ["clock", "primary", "playout", "integrated"]
  fileprivate static let columnWidth = 11

  /// The answer in one sentence.
  var summary: String {
    if let failure { return "No ads: \(failure.printable(limit: TextLayout.textLimit))" }
    let logs = logCount > 0 ? "\(counted(logCount, "LOG event")), " : ""
    let unplayed = unplayedBreakCount > 0 ? "\(unplayedBreakCount) not played, " : ""
    return "\(counted(scheduledBreakCount, "break")) scheduled, \(breakCount) begun, \(unplayed)"
      + "\(counted(adCount, "ad")) started, \(completedAdCount) completed, "
      + "\(counted(callCount, "tracking call")), \(logs)\(counted(errorCount, "error"))."
  }
}

extension StyledText {
  fileprivate mutating func add(_ entry: StreamTimeline.Entry, nameWidth: Int) {
    let times = [entry.position.primary, entry.position.playout, entry.position.integrated]
    let start: [(String, StyledText.Style)] = [
      ("  " + entry.time.clock.padded(to: StreamReport.columnWidth), .plain),
      (times.map { $0.clock.padded(to: StreamReport.columnWidth) }.joined(), .faint),
      (entry.kind.rawValue.padded(to: 9), .faint),
    ]
    // The event of a call comes next.
    guard entry.kind != .call, let details = entry.details?.printable(limit: TextLayout.textLimit) else {
      return addHanging(start, entry.shownName, entry.style)
    }
    if entry.kind == .pod {
      addHanging(start + [(entry.shownName + "  ", entry.style)], details, entry.style)
    } else {
      addHanging(start + [(entry.shownName.padded(to: nameWidth), entry.style)], details, .faint)
    }
  }
}

extension StreamTimeline.Entry {
  fileprivate var shownName: String { name.printable(limit: TextLayout.textLimit) }

  fileprivate var style: StyledText.Style {
    switch kind {
    case .error: .bad
    case .pod where name == StreamReport.unplayed: .bad
    case .pod where name == StreamReport.leftOut: .unusual
    case .warning: .unusual
    case .event, .pod: .good
    case .content, .session: .plain
    case .call: .faint
    }
  }
}
