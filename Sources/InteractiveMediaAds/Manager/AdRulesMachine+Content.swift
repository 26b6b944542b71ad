extension AdRulesMachine {
  mutating func contentMoved(to position: Duration, _ length: ContentLength) -> [Effect] {
    guard !content.isComplete else { return [.ignored(.contentMoved, .contentIsOver)] }
    switch state {
    case .created: return [.ignored(.contentMoved, .notInitialized)]
    case .playing: return [.ignored(.contentMoved, .breakPlays)]
    case .over, .destroyed: return [.ignored(.contentMoved, .over)]
    case .waiting, .awaitingAds, .ready: break
    }
    var effects = learn(length)
    guard !conditions.isInPictureInPicture else {
      window?.position = position
      schedule.placeRepetitions(near: position)
      return effects
    }
    // The pre-roll comes first, however late its ads are. What is passed meanwhile is seen after it.
    if case .awaitingAds(let cue) = state, cueIsPreRoll(cue) { return effects }
    if let cue = schedule.advance(to: position) { return effects + makeDue(cue) }
    effects += finishIfNothingIsLeft()
    if let cue = schedule.upcoming(within: Self.fetchAhead) { effects += fetch(cue) }
    if case .known(let duration) = length, position + Self.fetchAhead >= duration,
      let cue = schedule.postRoll
    {
      effects += fetch(cue)
    }
    return effects
  }

  /// Takes in how long the content is, and says which breaks have no place in it.
  mutating func learn(_ length: ContentLength) -> [Effect] {
    guard length != .unknown, length != contentLength else { return [] }
    contentLength = length
    schedule.learn(length)
    guard length == .endless else { return [] }
    return remarkOnLiveContent()
  }

  mutating func contentCompleted() -> [Effect] {
    guard !content.isComplete else { return [.ignored(.contentCompleted, .contentIsOver)] }
    switch state {
    case .over, .destroyed: return [.ignored(.contentCompleted, .over)]
    case .created:
      return [
        .remark(
          "contentComplete() does not concern this ads manager: it is not initialized, so it follows no content yet."
        )
      ]
    case .playing:
      content.complete()
      return []
    case .waiting, .awaitingAds, .ready:
      content.complete()
      return endOfContent()
    }
  }

  /// Gives up what lies before the end, and plays the post-roll.
  mutating func endOfContent() -> [Effect] {
    var effects = remarkOnGivingUp()
    schedule.giveUpAllButPostRoll()
    state = .waiting
    guard let postRoll = schedule.postRoll else { return effects + finishIfNothingIsLeft() }
    if !conditions.isInPictureInPicture { effects += makeDue(postRoll) }
    return effects
  }

  func cueIsPreRoll(_ cue: BreakSchedule.CueID) -> Bool { schedule.cues[cue].place == .preRoll }
}
