import AdMediation
import AdPlatform

extension StyledText {
  /// A row for each event. An ignored event is marked ✗, an unusual one !, and both say why.
  mutating func addTimeline(_ events: [AdLogEntry], omitted: Int) {
    addHeading("Timeline")
    addRows(events) { $0.time.inMilliseconds }
    if omitted > 0 { add(("  \(omitted) more events were not kept", .unusual)) }
  }

  /// Notifications for objects that no publisher received as an ad; a good run has none.
  mutating func addUnclaimed(_ events: [AdLogEntry]) {
    guard !events.isEmpty else { return }
    addHeading("Notifications for undelivered ads")
    addRows(events) { _ in "" }
  }

  private mutating func addRows(_ events: [AdLogEntry], time: (AdLogEntry) -> String) {
    let timeWidth = events.map { time($0).columns }.max() ?? 0
    let nameWidth = events.map(\.name.columns).max() ?? 0
    for event in events {
      let style = event.style
      let start: [(String, Style)] = [
        ("  \(event.mark) ", style),
        (time(event).paddedBefore(to: timeWidth) + "  ", .plain),
        (event.name.padded(to: nameWidth + 2), style),
      ]
      var notes = [event.firstText].compactMap(\.self).map { Text.cut($0, .faint) }
      notes += event.otherTexts.map { Text($0, .faint) }
      if let anomaly = event.anomaly {
        notes.append(Text(anomaly.explanation.printable(limit: TextLayout.textLimit), style))
      }
      addHanging(start, notes)
    }
  }
}

extension AdLogEntry {
  var mark: String { anomaly == nil ? " " : isSuppressed ? "✗" : "!" }

  fileprivate var style: StyledText.Style {
    anomaly == nil ? .plain : isSuppressed ? .bad : .unusual
  }

  /// Whose the event is and what it says. A message stands in the waterfall in full, and is cut here.
  fileprivate var firstText: String? {
    let source = details["source"].map(TextLayout.label)
    let message = details["message"]?.printable(limit: TextLayout.textLimit)
    let text = [source, message].compactMap { $0 }.joined(separator: ": ")
    return text.isEmpty ? nil : text
  }

  /// What else belongs to the event, by name.
  fileprivate var otherTexts: [String] {
    details.filter { $0.key != "source" && $0.key != "message" }.sorted { $0.key < $1.key }.map {
      key,
      value in
      let list = value.printable(limit: TextLayout.textLimit).replacing(",", with: ", ")
      return "\(key.printable()): \(list.isEmpty ? "none" : list)"
    }
  }
}
