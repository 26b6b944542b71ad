import AdPlatform
import VAST

/// Why breaks do not play, in words for the app.
extension AdRulesMachine {
  func remarkOnBreaksLeftOut() -> [Effect] {
    schedule.notLinear.map { index in
      .remark("The break \(breaks[index].nameInRemarks) is left out: it takes no linear ads.")
    }
      + schedule.unplaceable.map { index in
        .remark(
          "The break \(breaks[index].nameInRemarks) is left out: its place in the content is a number, and "
            + "nothing tells where the content has places."
        )
      }
  }

  func remarkOnLiveContent() -> [Effect] {
    schedule.waiting.map { index in
      .remark(
        "The break \(breaks[index].nameInRemarks) waits: its place is a part of the content, and live content "
          + "has no end. Give the break a time."
      )
    }
  }

  func cutShort(_ index: Int) -> Effect {
    .remark(
      "The break \(breaks[index].nameInRemarks) does not play each time that it should: its repetitions are more "
        + "than are scheduled. Give it a longer repeatAfter."
    )
  }

  func passingOver(_ former: BreakSchedule.CueID, for cue: BreakSchedule.CueID) -> Effect {
    .remark(
      "\(name(of: former).capitalizedFirst) is passed over: \(name(of: cue)) came due before it could play."
    )
  }

  /// The content is over: breaks that could not play by then.
  func remarkOnGivingUp() -> [Effect] {
    var effects: [Effect] = schedule.waiting.map { index in
      .remark(
        "The break \(breaks[index].nameInRemarks) did not play: its place is a part of the content, and the "
          + "content's duration was not known. Set contentDuration in the ads request, or give the break a time."
      )
    }
    switch state {
    case .awaitingAds(let cue):
      effects.append(didNotPlay(cue, "the content was over before its ads were there."))
    case .ready(let cue, _):
      effects.append(didNotPlay(cue, "the content was over before the app called start()."))
    default: break
    }
    guard case .known(let length) = contentLength else { return effects }
    return effects
      + schedule.cues.indices.filter { schedule.cues[$0].isUnplayed(behind: length) }.map {
        didNotPlay($0, "its place is behind the end of the content, which is \(length.timeInterval) s long.")
      }
  }

  private func didNotPlay(_ cue: BreakSchedule.CueID, _ reason: String) -> Effect {
    .remark("\(name(of: cue).capitalizedFirst) did not play: \(reason)", code: nil)
  }

  func name(of cue: BreakSchedule.CueID) -> String {
    switch schedule.cues[cue].place {
    case .preRoll: "the pre-roll"
    case .midRoll(let time): "the break at \(time.timeInterval) s"
    case .postRoll: "the post-roll"
    }
  }
}

extension String {
  /// As the beginning of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension AdBreak {
  fileprivate var nameInRemarks: String { breakID.map { "“\($0.printable())”" } ?? "without a name" }
}
