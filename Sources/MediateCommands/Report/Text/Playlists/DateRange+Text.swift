import AdPlatform
import AdapterTool
import Foundation
import HLS

extension StyledText {
  /// A date range; of an interstitial what it plays and how.
  mutating func add(_ range: DateRange, number: String, of playlist: MediaPlaylist) {
    let interstitial = range.isInterstitial ? try? Interstitial(range) : nil
    addPart(
      "\(interstitial == nil ? "Date range" : "Interstitial") \(number), \(range.id)",
      [
        range.startDate.isoText, playlist.time(of: range.startDate).map { "at \($0.signedClock)" },
        range.cue.map { cues in Cue.allCases.filter(cues.contains).map(\.words).joined(separator: ", ") },
      ],
      at: 0
    )
    if interstitial == nil { addRow("class", range.cueClass, at: 1) }
    addRow("duration", range.duration?.clock, at: 1)
    addRow("planned duration", range.plannedDuration?.clock, at: 1)
    if range.duration == nil { addRow("ends", playlist.endDate(of: range)?.isoText, at: 1) }
    guard let interstitial else { return addAttributes(range) }
    add(interstitial)
  }

  private mutating func add(_ interstitial: Interstitial) {
    switch interstitial.asset {
    case .uri(let uri): addRow("asset", uri, at: 1)
    case .list(let uri): addRow("asset list", uri, at: 1)
    }
    addRow("resume offset", interstitial.resumeOffset?.signedClock ?? "its duration", at: 1)
    addRow("playout limit", interstitial.playoutLimit?.clock, at: 1)
    addRow("snaps", words(Interstitial.Snap.allCases, interstitial.snaps), at: 1)
    addRow("restricts", words(Interstitial.Restriction.allCases, interstitial.restrictions), at: 1)
    if !interstitial.contentMayVary { addRow("content", "the same for everybody", at: 1) }
    if interstitial.timelineOccupies == .range { addRow("timeline", "a range", at: 1) }
    if interstitial.timelineStyle == .primary { addRow("timeline style", "like the content", at: 1) }
    addRow("skip button", interstitial.skipControl?.words, at: 1)
    for attribute in interstitial.clientAttributes { addRow(attribute.name, attribute.text, at: 1) }
  }

  private mutating func addAttributes(_ range: DateRange) {
    let known: Set<String> = [
      "ID", "CLASS", "START-DATE", "END-DATE", "DURATION", "PLANNED-DURATION", "CUE", "END-ON-NEXT",
    ]
    for attribute in range.attributes.attributes where !known.contains(attribute.name) {
      addRow(attribute.name, attribute.text, at: 1)
    }
  }

  private func words<Word: RawRepresentable<String> & Hashable>(_ all: [Word], _ words: Set<Word>) -> String?
  {
    words.isEmpty ? nil : all.filter(words.contains).map(\.rawValue).joined(separator: ", ")
  }
}

extension Cue {
  fileprivate var words: String {
    switch self {
    case .pre: "before the content"
    case .post: "after the content"
    case .once: "once"
    }
  }
}

extension SkipControl {
  var words: String {
    [
      offset.map { "after \($0.clock)" }, duration.map { "for \($0.clock)" }, labelID.map { "label \($0)" },
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }
}
