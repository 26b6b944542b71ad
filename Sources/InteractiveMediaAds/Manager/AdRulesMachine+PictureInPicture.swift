extension AdRulesMachine {
  /// The window opens or closes. Ads that play in a player of their own halt; what came due meanwhile plays after it.
  ///
  /// Source: Picture in picture, "Starting ads".
  mutating func pictureInPictureChanged(to picture: PictureInPictureState) -> [Effect] {
    guard picture == .closed else {
      window = window ?? Window()
      return []
    }
    guard let closed = window else { return [] }
    window = nil
    var effects: [Effect] = []
    switch state {
    case .waiting where content.isComplete: effects += endOfContent()
    case .waiting:
      let preRoll = preRollThatWaits
      guard let cue = passed(in: closed) ?? preRoll else { break }
      if let preRoll, preRoll != cue { effects.append(passingOver(preRoll, for: cue)) }
      effects += makeDue(cue)
    case .awaitingAds(let cue): effects += makeDue(cueIsPreRoll(cue) ? cue : passed(in: closed) ?? cue)
    case .ready(_, let ready) where ready.isStartKept: effects += start(calledBeforeWindow: false)
    case .created, .ready, .playing, .over, .destroyed: break
    }
    return effects
  }

  // MARK: What waits

  /// The cue that plays when the window has closed. Nil if none waits.
  var cueWaitingForPictureInPicture: BreakSchedule.CueID? {
    guard let window else { return nil }
    switch state {
    case .ready(let cue, let ready): return ready.isStartKept ? cue : nil
    case .waiting where content.isComplete: return schedule.postRoll
    case .waiting: return due(in: window) ?? preRollThatWaits
    case .awaitingAds(let cue): return cueIsPreRoll(cue) ? cue : due(in: window) ?? cue
    case .created, .playing, .over, .destroyed: return nil
    }
  }

  /// Says once of each cue that it waits. An app whose `start()` waits was told so.
  mutating func remarkOnWaiting() -> [Effect] {
    guard let announced = window.map(\.announced) else { return [] }
    let cue = cueWaitingForPictureInPicture
    window?.announced = cue
    guard let cue, cue != announced, !isReady else { return [] }
    return [
      .remark(
        "\(name(of: cue).capitalizedFirst) waits: no ad starts while picture-in-picture is active. It comes when the "
          + "window has closed, unless another break comes due before that."
      )
    ]
  }

  private var isReady: Bool { if case .ready = state { true } else { false } }

  /// The pre-roll, if the manager was initialized in picture-in-picture.
  private var preRollThatWaits: BreakSchedule.CueID? { schedule.position == .zero ? schedule.preRoll : nil }

  private func due(in window: Window) -> BreakSchedule.CueID? {
    window.position.flatMap { schedule.due(at: $0) }
  }

  /// The last break that the content has passed in the window.
  private mutating func passed(in window: Window) -> BreakSchedule.CueID? {
    window.position.flatMap { schedule.advance(to: $0) }
  }
}
