import HLS

/// Which interstitials have not played and never will. Each is named once, as soon as that is known.
struct StreamDrops: Sendable {
  /// An interstitial, and why it does not play.
  struct Drop: Equatable, Sendable {
    var id: String
    var reason: String
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
    return gone.compactMap { name($0, "it was removed") }
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
      default: return name(item.event.id, item.reason.words)
      }
    }
  }

  private mutating func name(_ id: String, _ reason: String) -> Drop? {
    guard !begun.contains(id), named.insert(id).inserted else { return nil }
    return Drop(id: id, reason: reason)
  }
}
