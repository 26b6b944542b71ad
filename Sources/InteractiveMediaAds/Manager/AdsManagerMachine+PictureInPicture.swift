extension AdsManagerMachine {
  /// Whether the window is there, comes or goes: no ad starts.
  var isInPictureInPicture: Bool { pictureInPicture != .closed }

  /// The window opens or closes. Ads that play in a player of their own halt; what came due meanwhile plays after it.
  ///
  /// Source: Picture in picture, "Starting ads".
  mutating func pictureInPicture(is state: PictureInPictureState) -> [Effect] {
    let wasActive = isInPictureInPicture
    var effects = hold { $0.pictureInPicture = state }
    guard wasActive, !isInPictureInPicture else { return effects }
    defer {
      positionInPictureInPicture = nil
      keptStart = nil
    }
    switch phase {
    case .waiting where setup.mode == .adRules && isContentComplete: effects += endOfContent()
    case .waiting where setup.mode == .adRules:
      let preRoll = preRollThatWaits
      guard let cue = passedInPictureInPicture() ?? preRoll else { break }
      if let preRoll, preRoll != cue { effects.append(passingOver(preRoll, for: cue)) }
      effects += makeDue(cue)
    case .awaitingAds(let cue):
      effects += makeDue(cueIsPreRoll(cue) ? cue : passedInPictureInPicture() ?? cue)
    case .ready(let cue, _) where keptStart == cue: effects += start()
    default: break
    }
    return effects
  }

  /// The app calls `start()`. While the window is open that is refused. While it opens or closes an app cannot know that,
  /// so the call is kept; also one that came at the last moment before the window was open.
  mutating func startInPictureInPicture(_ cue: BreakSchedule.CueID, calledBeforeWindow: Bool) -> [Effect] {
    if pictureInPicture == .open, !calledBeforeWindow, keptStart != cue {
      return [
        .remark(
          "start() was refused: no ad starts while picture-in-picture is active. Call it when that has ended.",
          code: nil
        )
      ]
    }
    keptStart = cue
    return [
      .remark(
        "start() waits: no ad starts while the picture-in-picture window opens or closes. The ad starts when the window "
          + "has closed or has failed to open.",
        code: nil
      )
    ]
  }

  // MARK: What waits

  /// The cue that plays when the window has closed. Nil if none waits.
  var cueWaitingForPictureInPicture: BreakSchedule.CueID? {
    guard isInPictureInPicture else { return nil }
    switch phase {
    case .ready(let cue, _): return keptStart == cue ? cue : nil
    case .waiting where setup.mode == .adRules && isContentComplete: return schedule.postRoll
    case .waiting where setup.mode == .adRules:
      return positionInPictureInPicture.flatMap { schedule.due(at: $0) } ?? preRollThatWaits
    case .awaitingAds(let cue) where cueIsPreRoll(cue): return cue
    case .awaitingAds(let cue): return positionInPictureInPicture.flatMap { schedule.due(at: $0) } ?? cue
    default: return nil
    }
  }

  /// Says once of each cue that it waits.
  mutating func remarkOnWaiting() -> [Effect] {
    let cue = cueWaitingForPictureInPicture
    defer { toldWaiting = cue }
    guard let cue, cue != toldWaiting, cue != keptStart else { return [] }
    return [
      .remark(
        "\(name(of: cue).capitalizedFirst) waits: no ad starts while picture-in-picture is active. It comes when the "
          + "window has closed, unless another break comes due before that.",
        code: nil
      )
    ]
  }

  /// The pre-roll, if the manager was initialized in picture-in-picture.
  private var preRollThatWaits: BreakSchedule.CueID? { schedule.position == .zero ? schedule.preRoll : nil }

  /// The last break that the content has passed in picture-in-picture.
  private mutating func passedInPictureInPicture() -> BreakSchedule.CueID? {
    positionInPictureInPicture.flatMap { schedule.advance(to: $0) }
  }
}
