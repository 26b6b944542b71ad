import AdMediation

extension AdapterDraw {
  private typealias Moment = AdapterEvent.Moment

  /// An event in which something goes wrong; nil when that cannot happen now.
  mutating func event(of fault: AdapterFault, _ sight: AdapterSight) -> AdapterEvent? {
    switch fault {
    case .setUpNever, .setUpFails, .setUpTwice, .setUpLate: setUp(fault, sight)
    case .signalsNever, .signalsFail, .signalsTwice, .signalsLate, .exchange: auction(fault, sight)
    case .neverAnswers, .answersTwice, .successThenFailure, .failureThenSuccess, .bothOrNeither, .late,
      .synchronous, .background:
      answer(fault, sight)
    case .earlyNotification, .duplicateNotification, .screensOutOfOrder, .rewards, .failsToPresent,
      .silentPresentation, .afterRelease, .backgroundNotification, .reentrantNetwork:
      report(fault, sight)
    case .cancel, .loadAgain, .reentrantApp, .presentsTwice, .presentsInVain, .viewComesAndGoes,
      .listensLate, .letsGoEarly:
      app(fault, sight)
    }
  }

  private mutating func network() -> Int { number(3) }

  private mutating func isOnThread() -> Bool { number(4) == 0 }

  // MARK: Set-up and bidding

  private mutating func setUp(_ fault: AdapterFault, _ sight: AdapterSight) -> AdapterEvent? {
    switch fault {
    case .setUpNever:
      guard let network = sight.setUps.first else { return nil }
      neverSetUp.insert(network)
      return .time(pick([10_000, 11_000]))
    case .setUpFails:
      return sight.setUps.first.map { .setUp($0, fails: true, onThread: isOnThread()) }
    case .setUpTwice: return .setUp(network(), fails: number(2) == 0, onThread: isOnThread())
    case .setUpLate: return sight.setUps.isEmpty ? nil : .time(pick([9_999, 10_000, 12_000]))
    default: return nil
    }
  }

  private mutating func auction(_ fault: AdapterFault, _ sight: AdapterSight) -> AdapterEvent? {
    guard sight.setting.sources.contains(where: { $0.bids != nil }) else { return nil }
    switch fault {
    case .signalsNever:
      guard let network = sight.bidders.first else { return nil }
      neverGivesSignals.insert(network)
      return .time(pick([4_999, 5_000, 6_000]))
    case .signalsFail:
      return sight.bidders.first.map { .signals($0, pick([.failure, .neither]), onThread: isOnThread()) }
    case .signalsTwice:
      return .signals(network(), pick([.text, .failure, .neither]), onThread: isOnThread())
    case .signalsLate: return sight.bidders.isEmpty ? nil : .time(pick([4_999, 5_000, 6_000]))
    case .exchange:
      if sight.wantsBids, number(3) == 0 {
        isExchangeSilent = number(2) == 0
        return .time(pick([4_999, 5_000, 6_000]))
      }
      return .bids(pick([.all, .none, .stranger, .twice, .foreign]))
    default: return nil
    }
  }

  // MARK: Answers

  private mutating func answer(_ fault: AdapterFault, _ sight: AdapterSight) -> AdapterEvent? {
    let unanswered = sight.unanswered.first.map { AdapterEvent.Adapter(source: $0) }
    let answered = sight.answered.last.map { AdapterEvent.Adapter(source: $0, isOlder: number(4) == 0) }
    switch fault {
    case .neverAnswers:
      guard let unanswered else { return nil }
      neverAnswers.insert(unanswered.source)
      return .time(4_000)
    case .answersTwice:
      let answer: AdapterEvent.Answer = pick([.ad, .sameAd, .failure, .adAndFailure])
      return answered.map { .answer($0, answer, onThread: isOnThread()) }
    case .successThenFailure: return answered.map { .answer($0, .failure, onThread: isOnThread()) }
    case .failureThenSuccess: return answered.map { .answer($0, .ad, onThread: isOnThread()) }
    case .bothOrNeither:
      let answer: AdapterEvent.Answer = pick([.adAndFailure, .neither])
      return unanswered.map { .answer($0, answer, onThread: isOnThread()) }
    case .late: return unanswered == nil ? nil : .time(pick([300, 1_000, 3_499, 3_500, 4_000]))
    case .synchronous: return synchronous(sight)
    case .background:
      return unanswered.map { .answer($0, number(3) == 0 ? .failure : .ad, onThread: true) }
    default: return nil
    }
  }

  private mutating func synchronous(_ sight: AdapterSight) -> AdapterEvent {
    let source = number(UInt64(sight.setting.sources.count))
    let network = sight.setting.sources[source].network
    switch number(6) {
    case 0: return .when(.setsUp(network), .setUp(network, fails: number(4) == 0, onThread: isOnThread()))
    case 1: return .when(.wantsSignals(network), .signals(network, .text, onThread: isOnThread()))
    case 2: return .when(.wantsBids, .bids(pick([.all, .first, .none, .twice])))
    default:
      let answer: AdapterEvent.Answer = pick([.ad, .ad, .failure, .neither])
      return .when(.asks(source), .answer(.init(source: source), answer, onThread: isOnThread()))
    }
  }

  // MARK: Reports

  private mutating func report(_ fault: AdapterFault, _ sight: AdapterSight) -> AdapterEvent? {
    guard let source = sight.course?.last?.source ?? sight.answered.last else { return nil }
    let adapter = AdapterEvent.Adapter(source: source, isOlder: number(8) == 0)
    let all = AdapterReport.of(sight.setting.format)
    switch fault {
    case .earlyNotification:
      let isEarly = sight.course.map { !$0.wasShown } ?? true
      return isEarly ? .report(pick(all), adapter, onThread: isOnThread()) : nil
    case .duplicateNotification:
      let known = sight.course.map { course in all.filter { course.reported[$0] > 0 } } ?? []
      return known.isEmpty ? nil : .report(pick(known), adapter, onThread: isOnThread())
    case .screensOutOfOrder:
      return .report(pick([.willPresent, .willDismiss, .didDismiss]), adapter, onThread: isOnThread())
    case .rewards:
      guard sight.setting.format.isRewarded else { return nil }
      if number(6) == 0 { return .time(pick([59_999, 60_000, 61_000])) }
      return .report(.reward, adapter, onThread: isOnThread())
    case .failsToPresent:
      if number(3) == 0 { return .when(.presents, .report(.failsToPresent, adapter, onThread: isOnThread())) }
      return .report(.failsToPresent, adapter, onThread: isOnThread())
    case .silentPresentation:
      guard sight.course?.passedOn ?? 0 > 0 else { return nil }
      isSilentPresentation = true
      return .time(pick([9_999, 10_000, 11_000]))
    case .afterRelease:
      guard sight.course != nil, !sight.hasAd else { return nil }
      return .report(pick(all), adapter, onThread: isOnThread())
    case .backgroundNotification: return .report(pick(all), adapter, onThread: true)
    case .reentrantNetwork:
      return .when(moment(sight, all), .report(pick(all), adapter, onThread: isOnThread()))
    default: return nil
    }
  }

  private mutating func moment(_ sight: AdapterSight, _ reports: [AdapterReport]) -> AdapterEvent.Moment {
    pick([
      .presents, .wantsView, .renders, .tellsImpression, .tellsClick, .outcome, .refused,
      .hears(pick(reports)), .hears(pick(reports)), .hears(.willPresent), .loads,
    ])
  }

  // MARK: The app

  private mutating func app(_ fault: AdapterFault, _ sight: AdapterSight) -> AdapterEvent? {
    switch fault {
    case .cancel:
      guard sight.setting.format == .native else { return nil }
      if number(3) == 0 { return .when(number(2) == 0 ? .loads : .asks(0), .cancel) }
      return sight.isUnderWay ? .cancel : nil
    case .loadAgain: return .load
    case .reentrantApp:
      return .when(moment(sight, AdapterReport.of(sight.setting.format)), anyOfApp(sight))
    case .presentsTwice: return sight.course?.passedOn ?? 0 > 0 ? .present(pick([.screen, .front])) : nil
    case .presentsInVain:
      guard sight.setting.format.isFullScreen, sight.hasAd else { return nil }
      return number(3) == 0 ? .time(pick([3_600_000, 14_400_000])) : .present(pick([.nowhere, .front]))
    case .viewComesAndGoes:
      guard !sight.setting.format.isFullScreen else { return nil }
      return sight.setting.format == .banner ? pick([.show, .hide, .resize]) : pick([.show, .hide])
    case .listensLate: return sight.setting.listensLate && sight.hasAd ? .listen : nil
    case .letsGoEarly: return number(4) == 0 ? .letsGoOfLoader : .letsGoOfAd(onThread: isOnThread())
    default: return nil
    }
  }

  /// Something that an app does, wherever it is.
  private mutating func anyOfApp(_ sight: AdapterSight) -> AdapterEvent {
    let always: [AdapterEvent] = [
      .load, .letsGoOfAd(onThread: isOnThread()), .letsGoOfLoader, .start, .listen,
    ]
    return switch sight.setting.format {
    case .native: pick(always + [.cancel, .show, .hide, .tap])
    case .banner: pick(always + [.show, .hide, .resize])
    default: pick(always + [.present(.screen), .present(.front), .present(.nowhere)])
    }
  }
}
