import AdPlatform
import HLS

/// Which interstitials have not played and never will. Each is named once, as soon as that is known.
struct StreamDrops: Sendable {
  /// An interstitial, and why it does not play.
  struct Drop: Equatable, Sendable {
    var id: String
    var reason: String
    /// The reason in full, and what to do.
    var explanation: String
  }

  private var begun: Set<String> = []
  private var named: Set<String> = []
  /// Those that were there at the last look, in their order.
  private var known: [String] = []

  mutating func begins(_ id: String) { begun.insert(id) }

  /// Those that are not there any more.
  ///
  /// - Parameter ids: those that are there now.
  mutating func removed(now ids: [String]) -> [Drop] {
    let kept = Set(ids)
    let gone = known.filter { !kept.contains($0) }
    known = ids
    return gone.compactMap { name($0, "it was removed", Self.removal) }
  }

  /// Those that the plan drops.
  ///
  /// - Parameters:
  ///   - current: the one that plays.
  ///   - isOver: whether the plan is the last one. Until then some may still play.
  mutating func dropped(
    _ dropped: [InterstitialSchedule.Dropped],
    current: String?,
    isOver: Bool
  ) -> [Drop] {
    dropped.compactMap { item in
      switch item.reason {
      case .alreadyPlayed, .notInWindowYet: return nil
      case .endUnknown where !isOver: return nil
      // What passes over it may fail, or be sought over.
      case .insideSkippedRange(let id) where !isOver && (!begun.contains(id) || id == current): return nil
      default: return name(item.event.id, item.reason.words, item.reason.explanation)
      }
    }
  }

  private mutating func name(_ id: String, _ reason: String, _ explanation: String) -> Drop? {
    guard !begun.contains(id), named.insert(id).inserted else { return nil }
    return Drop(id: id, reason: reason, explanation: explanation)
  }

  private static let removal =
    "The playlist, or the app, no longer has it. Keep the date range in the playlist until the interstitial has played."
}

extension InterstitialSchedule.DropReason {
  /// Why an event does not play, and what to do.
  ///
  /// Source: *HTTP Live Streaming 2nd Edition*, appendix D.
  var explanation: String {
    switch self {
    case .insideSkippedRange(let id):
      "Its time lies in the range of the content that the resume offset of \(id.printable(limit: 200)) skips. Move it"
        + " before that range, or to its end, or give the other one a smaller X-RESUME-OFFSET."
    case .alreadyPlayed: "It plays once (CUE=\"ONCE\"), and it has begun before."
    case .replaced:
      "A later date range has the same ID and replaces it. Give each interstitial an ID of its own."
    case .beforeWindow:
      "It was due before the start of what the playlist has. Announce it earlier, or keep more segments in the"
        + " playlist."
    case .notInWindowYet: "It is due after the live edge. It is scheduled when the playlist has that time."
    case .afterEnd: "It is due after the end of the content. Move it, or use CUE=\"POST\"."
    case .contentHasNoDates:
      "Its start is a date, and the content has none. Add EXT-X-PROGRAM-DATE-TIME to the content's playlist."
    case .unusableDate: "Its START-DATE is not a date that can be used."
    case .endUnknown: "It plays after the end of the content (CUE=\"POST\"), and the content had no end."
    case .tooManyEvents:
      "There are more interstitials than a schedule holds (\(InterstitialSchedule.eventLimit))."
    }
  }
}
