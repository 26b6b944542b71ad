import AdPlatform
import AdapterTool
import Foundation
import HLS

extension DateRange {
  /// A date range; of an interstitial what it plays and how.
  func part(number: String, of playlist: MediaPlaylist) -> Part {
    let interstitial = isInterstitial ? try? Interstitial(self) : nil
    var part = Part("\(interstitial == nil ? "Date range" : "Interstitial") \(number), \(id)")
    part.details = [
      startDate.isoText, playlist.time(of: startDate).map { "at \($0.signedClock)" },
      cue.map { cues in Cue.allCases.filter(cues.contains).map(\.words).joined(separator: ", ") },
    ]
    part.add([
      "class": interstitial == nil ? cueClass : nil, "duration": duration,
      "planned duration": plannedDuration,
      "ends": duration == nil ? playlist.endDate(of: self)?.isoText : nil,
    ])
    if let interstitial {
      interstitial.add(to: &part)
    } else {
      for attribute in attributes.attributes where !Self.known.contains(attribute.name) {
        part.add([attribute.name: attribute.text])
      }
    }
    return part
  }

  private static let known: Set<String> = [
    "ID", "CLASS", "START-DATE", "END-DATE", "DURATION", "PLANNED-DURATION", "CUE", "END-ON-NEXT",
  ]
}

extension Interstitial {
  fileprivate func add(to part: inout Part) {
    switch asset {
    case .uri(let uri): part.add(["asset": uri])
    case .list(let uri): part.add(["asset list": uri])
    }
    part.add([
      "resume offset": resumeOffset?.signedClock ?? "its duration", "playout limit": playoutLimit,
      "snaps": Self.list(snaps), "restricts": Self.list(restrictions),
      "content": when(!contentMayVary, "the same for everybody"),
      "timeline": when(timelineOccupies == .range, "a range"),
      "timeline style": when(timelineStyle == .primary, "like the content"),
      "skip button": skipControl.map(words),
    ])
    for attribute in clientAttributes { part.add([attribute.name: attribute.text]) }
  }

  private static func list<Word: RawRepresentable<String> & CaseIterable>(_ words: Set<Word>) -> String? {
    Word.allCases.filter(words.contains).map(\.rawValue).joined(separator: ", ").nonEmpty
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
