import AdMediation

extension HostScript {
  /// An event in which something goes wrong; nil when that cannot happen now.
  mutating func event(of fault: HostFault, _ sight: HostSight) -> HostEvent? {
    switch fault {
    case .setUpNever, .setUpFails, .setUpTwice, .setUpLate: setUp(fault, sight)
    case .signalsNever, .signalsFail, .signalsTwice, .signalsLate, .exchange: auction(fault, sight)
    case .neverAnswers, .answersTwice, .successThenFailure, .failureThenSuccess, .bothOrNeither, .late,
      .synchronous, .background, .adapterReleased, .imageServer:
      answer(fault, sight)
    case .earlyNotification, .duplicateNotification, .screensOutOfOrder, .rewards, .failsToPresent,
      .silentPresentation, .afterUntrack, .afterRelease, .backgroundNotification, .reentrantNetwork:
      report(fault, sight)
    case .cancel, .loadAgain, .reentrantApp, .presentsTwice, .presentsInVain, .rendersAgain,
      .viewComesAndGoes,
      .listensLate, .tapsEverywhere, .letsGoEarly:
      app(fault, sight)
    }
  }

  private mutating func network() -> Int { draw.number(3) }

  private mutating func isOnThread() -> Bool { draw.number(4) == 0 }

  // MARK: Set-up and bidding

  private mutating func setUp(_ fault: HostFault, _ sight: HostSight) -> HostEvent? {
    guard sight.setting.kind == .mediationAdapter else { return nil }
    switch fault {
    case .setUpNever:
      guard let network = sight.setUps.first else { return nil }
      neverSetUp.insert(network)
      return .time(draw.pick([10_000, 11_000]))
    case .setUpFails:
      return sight.setUps.first.map { .setUp($0, fails: true, onThread: isOnThread()) }
    case .setUpTwice: return .setUp(network(), fails: draw.number(2) == 0, onThread: isOnThread())
    case .setUpLate: return sight.setUps.isEmpty ? nil : .time(draw.pick([9_999, 10_000, 12_000]))
    default: return nil
    }
  }

  private mutating func auction(_ fault: HostFault, _ sight: HostSight) -> HostEvent? {
    guard sight.setting.sources.contains(where: { $0.bids != nil }) else { return nil }
    switch fault {
    case .signalsNever:
      guard let network = sight.bidders.first else { return nil }
      neverGivesSignals.insert(network)
      return .time(draw.pick([4_999, 5_000, 6_000]))
    case .signalsFail:
      return sight.bidders.first.map {
        .signals($0, draw.pick([.failure, .neither]), onThread: isOnThread())
      }
    case .signalsTwice:
      return .signals(network(), draw.pick([.text, .failure, .neither]), onThread: isOnThread())
    case .signalsLate: return sight.bidders.isEmpty ? nil : .time(draw.pick([4_999, 5_000, 6_000]))
    case .exchange:
      if sight.wantsBids, draw.number(3) == 0 {
        isExchangeSilent = draw.number(2) == 0
        return .time(draw.pick([4_999, 5_000, 6_000]))
      }
      return .bids(draw.pick([.all, .none, .stranger, .twice, .foreign]))
    default: return nil
    }
  }

  // MARK: Answers

  private mutating func answer(_ fault: HostFault, _ sight: HostSight) -> HostEvent? {
    let unanswered = sight.unanswered.first.map { HostEvent.Adapter(source: $0) }
    let answered = sight.answered.last.map { HostEvent.Adapter(source: $0, isOlder: draw.number(4) == 0) }
    switch fault {
    case .neverAnswers:
      guard let unanswered else { return nil }
      neverAnswers.insert(unanswered.source)
      return .time(4_000)
    case .answersTwice:
      let answer: HostEvent.Answer = draw.pick([.ad, .sameAd, .failure, .adAndFailure])
      return answered.map { .answer($0, answer, onThread: isOnThread()) }
    case .successThenFailure: return answered.map { .answer($0, .failure, onThread: isOnThread()) }
    case .failureThenSuccess: return answered.map { .answer($0, .ad, onThread: isOnThread()) }
    case .bothOrNeither:
      guard sight.setting.kind == .mediationAdapter else { return nil }
      let answer: HostEvent.Answer = draw.pick([.adAndFailure, .neither])
      return unanswered.map { .answer($0, answer, onThread: isOnThread()) }
    case .late: return unanswered == nil ? nil : .time(draw.pick([300, 1_000, 3_499, 3_500, 4_000]))
    case .synchronous: return synchronous(sight)
    case .adapterReleased: return unanswered.map { .forget($0) }
    case .imageServer:
      guard sight.setting.format == .native else { return nil }
      let answers = (0..<2).map { _ in
        ImageAnswer(draw.pick(ImageAnswer.Content.allCases), after: draw.pick([0, 10, 300, 2_000]))
      }
      return unanswered.map { .download($0, answers) }
    case .background:
      return unanswered.map { .answer($0, draw.number(3) == 0 ? .failure : .ad, onThread: true) }
    default: return nil
    }
  }

  private mutating func synchronous(_ sight: HostSight) -> HostEvent {
    let source = draw.number(sight.setting.sources.count)
    let network = sight.setting.sources[source].network
    let isAdapter = sight.setting.kind == .mediationAdapter
    switch isAdapter ? draw.number(6) : 5 {
    case 0:
      return .when(.setsUp(network), .setUp(network, fails: draw.number(4) == 0, onThread: isOnThread()))
    case 1: return .when(.wantsSignals(network), .signals(network, .text, onThread: isOnThread()))
    case 2: return .when(.wantsBids, .bids(draw.pick([.all, .first, .none, .twice])))
    default:
      let answer: HostEvent.Answer = draw.pick([.ad, .ad, .failure, isAdapter ? .neither : .failure])
      return .when(.asks(source), .answer(.init(source: source), answer, onThread: isOnThread()))
    }
  }

  // MARK: Reports

  private mutating func report(_ fault: HostFault, _ sight: HostSight) -> HostEvent? {
    let ofCustomEvent =
      sight.setting.kind == .customEvent && draw.number(3) == 0 ? sight.unanswered.first : nil
    guard let source = ofCustomEvent ?? sight.course?.last?.source ?? sight.answered.last else { return nil }
    let adapter = HostEvent.Adapter(source: source, isOlder: draw.number(8) == 0)
    let all = AdReport.of(sight.setting)
    switch fault {
    case .earlyNotification:
      let isEarly = sight.course.map { !$0.wasShown } ?? true
      return isEarly ? .report(draw.pick(all), adapter, onThread: isOnThread()) : nil
    case .duplicateNotification:
      let known = sight.course.map { course in all.filter { course.reported[$0] > 0 } } ?? []
      return known.isEmpty ? nil : .report(draw.pick(known), adapter, onThread: isOnThread())
    case .screensOutOfOrder:
      return .report(draw.pick([.willPresent, .willDismiss, .didDismiss]), adapter, onThread: isOnThread())
    case .rewards:
      guard sight.setting.format.isRewarded else { return nil }
      if draw.number(6) == 0 { return .time(draw.pick([59_999, 60_000, 61_000])) }
      return .report(.reward, adapter, onThread: isOnThread())
    case .failsToPresent:
      guard sight.setting.kind == .mediationAdapter else { return nil }
      if draw.number(3) == 0 {
        return .when(.presents, .report(.failsToPresent, adapter, onThread: isOnThread()))
      }
      return .report(.failsToPresent, adapter, onThread: isOnThread())
    case .silentPresentation:
      guard sight.course?.passedOn ?? 0 > 0 else { return nil }
      isSilentPresentation = true
      return .time(draw.pick([9_999, 10_000, 11_000]))
    case .afterUntrack:
      guard sight.setting.format == .native, let course = sight.course, course.wasShown else { return nil }
      if !course.isUntracked { return .empty(draw.number(2)) }
      return .report(draw.pick(all), adapter, onThread: isOnThread())
    case .afterRelease:
      guard sight.course != nil, !sight.hasAd else { return nil }
      return .report(draw.pick(all), adapter, onThread: isOnThread())
    case .backgroundNotification: return .report(draw.pick(all), adapter, onThread: true)
    case .reentrantNetwork:
      return .when(moment(sight, all), .report(draw.pick(all), adapter, onThread: isOnThread()))
    default: return nil
    }
  }

  private mutating func moment(_ sight: HostSight, _ reports: [AdReport]) -> HostEvent.Moment {
    draw.pick([
      .presents, .wantsView, .renders, .untracks, .tellsImpression, .tellsClick, .outcome, .refused,
      .hears(draw.pick(reports)), .hears(draw.pick(reports)), .hears(.willPresent), .loads,
    ])
  }

  // MARK: The app

  private mutating func app(_ fault: HostFault, _ sight: HostSight) -> HostEvent? {
    switch fault {
    case .cancel:
      guard sight.setting.format == .native else { return nil }
      if draw.number(3) == 0 { return .when(draw.number(2) == 0 ? .loads : .asks(0), .cancel) }
      return sight.isUnderWay ? .cancel : nil
    case .loadAgain: return .load
    case .reentrantApp:
      return .when(moment(sight, AdReport.of(sight.setting)), anyOfApp(sight))
    case .presentsTwice:
      return sight.course?.passedOn ?? 0 > 0 ? .present(draw.pick([.screen, .front])) : nil
    case .presentsInVain:
      guard sight.setting.format.isFullScreen, sight.hasAd else { return nil }
      return draw.number(3) == 0
        ? .time(draw.pick([3_600_000, 14_400_000])) : .present(draw.pick([.nowhere, .front]))
    case .rendersAgain:
      guard sight.setting.format == .native, sight.course != nil else { return nil }
      return draw.pick([.show(0), .show(1), .empty(0), .empty(1)])
    case .viewComesAndGoes:
      guard !sight.setting.format.isFullScreen else { return nil }
      if sight.setting.format == .banner { return draw.pick([.show(0), .empty(0), .resize]) }
      let view = draw.number(2)
      return draw.pick([
        .setHidden(view, true), .setHidden(view, false), .dropView(view), .show(view), .empty(view),
      ])
    case .tapsEverywhere:
      guard sight.setting.format == .native else { return nil }
      return .tap(draw.number(2), draw.pick(HostEvent.Target.allCases))
    case .listensLate: return sight.setting.listensLate && sight.hasAd ? .listen : nil
    case .letsGoEarly: return draw.number(4) == 0 ? .letsGoOfLoader : .letsGoOfAd(onThread: isOnThread())
    default: return nil
    }
  }

  /// Something that an app does, wherever it is.
  private mutating func anyOfApp(_ sight: HostSight) -> HostEvent {
    let always: [HostEvent] = [
      .load, .letsGoOfAd(onThread: isOnThread()), .letsGoOfLoader, .start, .listen,
    ]
    return switch sight.setting.format {
    case .native:
      draw.pick(
        always + [
          .cancel, .show(0), .show(1), .empty(0), .empty(1), .tap(0, .headline), .tap(1, .button),
          .dropView(0),
          .setHidden(0, true),
        ]
      )
    case .banner: draw.pick(always + [.show(0), .empty(0), .resize])
    default: draw.pick(always + [.present(.screen), .present(.front), .present(.nowhere)])
    }
  }
}
