import AdPlatform
import AdapterTool
import HLS

extension StyledText {
  /// Of a playlist on demand, when its interstitials play on the three timelines. An interstitial whose duration is
  /// not said is taken to last no time.
  mutating func addSchedule(of playlist: MediaPlaylist) {
    guard let schedule = playlist.interstitialSchedule else { return }
    addHeading("Schedule")
    let rows = schedule.slots.map { slot in
      [
        slot.start.clock, slot.playoutStart.clock, slot.integratedStart.clock, slot.duration.clock,
        slot.resumesAt.signedClock, slot.event.id.printable(limit: TextLayout.textLimit),
      ]
    }
    let table = [["primary", "playout", "integrated", "plays for", "goes on at", ""]] + rows
    let widths = table[0].indices.map { column in table.map { $0[column].columns }.max() ?? 0 }
    for (index, row) in table.enumerated() where !rows.isEmpty {
      let cells = zip(row.dropLast(), widths).map { $0.padded(to: $1 + 2) }
      addHanging([("  " + cells.joined(), index == 0 ? .faint : .plain)], row.last ?? "")
    }
    for dropped in schedule.dropped {
      addHanging(
        [("  left out  ", .unusual)],
        "\(dropped.event.id.printable(limit: TextLayout.textLimit)): \(dropped.reason.words)"
      )
    }
    var total = Part()
    total.add(["all": schedule.playoutEnd.map { "\($0.clock) with \(playlist.length.clock) of content" }])
    add(total)
  }
}

extension InterstitialSchedule.DropReason {
  /// Why an event does not play, in words.
  var words: String {
    switch self {
    case .insideSkippedRange(let id): "in what \(id.printable(limit: TextLayout.textLimit)) passes over"
    case .alreadyPlayed: "played before"
    case .replaced: "a later one has its name"
    case .beforeWindow: "before the start"
    case .notInWindowYet: "behind the live edge"
    case .afterEnd: "behind the end"
    case .contentHasNoDates: "the content has no dates"
    case .unusableDate: "its date cannot be used"
    case .endUnknown: "the end is not known"
    case .tooManyEvents: "too many events"
    }
  }
}
