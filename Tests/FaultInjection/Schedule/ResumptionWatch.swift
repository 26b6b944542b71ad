import HLS

/// Looks at where interstitials begin, and where the content goes on after those that could not be played.
///
/// Source: *HTTP Live Streaming 2nd Edition* (draft-pantos-hls-rfc8216bis), appendices D.4 and D.5.
struct ResumptionWatch {
  /// Whether all interstitials that ended since the content was suspended failed; nil if none has ended.
  private var haveAllFailed: Bool?
  private var hasContentPlayed = false

  mutating func note(
    _ effects: [InterstitialPlayback.Effect],
    of event: InterstitialPlayback.Event,
    _ machine: InterstitialPlayback,
    isLive: Bool
  ) throws(BrokenInvariant) {
    if case .seek = event { try checkSeek(effects, machine) }
    for effect in effects {
      switch effect {
      case .loadAssets(let id, let offset) where offset > .zero:
        guard isLive, !hasContentPlayed else {
          throw BrokenInvariant(.startOffsetForJoining, "the list of \(id) is asked for from \(offset)")
        }
      case .end(_, let reason): haveAllFailed = haveAllFailed ?? true && reason == .failed
      case .moveContent(let jump):
        if haveAllFailed == true, case .resumed(let id) = jump.reason, let from = jump.from, jump.to > from {
          throw BrokenInvariant(.failedSkipsNothing, "from \(from) to \(jump.to) after \(id)")
        }
        haveAllFailed = nil
      case .playContent:
        haveAllFailed = nil
        hasContentPlayed = true
      default: break
      }
    }
  }

  private func checkSeek(
    _ effects: [InterstitialPlayback.Effect],
    _ machine: InterstitialPlayback
  ) throws(BrokenInvariant) {
    for case .begin(let id, let offset) in effects {
      guard offset > .zero else { return }
      throw BrokenInvariant(.seekBeginsAtStart, "\(id) begins at \(offset)")
    }
    guard machine.phase == .content,
      !effects.contains(where: { if case .refuse = $0 { true } else { false } })
    else { return }
    let position = machine.position
    for slot in machine.schedule.slots where slot.event.cue == nil {
      if slot.start < position, position < slot.resumesAt {
        throw BrokenInvariant(.seekBeginsAtStart, "\(slot.event.id) replaces \(position), and does not begin")
      }
    }
  }
}
