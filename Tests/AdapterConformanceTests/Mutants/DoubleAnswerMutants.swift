import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  /// One defect that many rules come across: it is the failure of one rule, and blocks the others.
  static let doubleAnswerMutants: [Mutant] = [
    Mutant(
      "answers each load twice, and reports to what the second answer returned",
      breaks: ["LOAD-2", "LOAD-18"],
      fixture: MediationFixture<AnswersEverythingTwice>.self
    ),
    Mutant(
      "answers the load of a rewarded ad twice, and reports to what the second answer returned",
      breaks: ["LOAD-18"],
      fixture: OtherFormatsFixture<AnswersRewardedTwice>.self
    ),
    Mutant(
      "fails first, and delivers its ad then",
      breaks: ["LOAD-2"],
      fixture: ModelFixture<FailsAndDelivers>.self
    ),
    Mutant(
      "says twice that it is set up, whatever the settings",
      breaks: ["SETUP-1"],
      fixture: OtherFormatsFixture<AnswersSetUpTwice>.self
    ),
    Mutant(
      "answers each collection of signals twice",
      breaks: ["BID-1"],
      fixture: OtherFormatsFixture<AnswersSignalsTwice>.self
    ),
    Mutant(
      "loses the event delegate of its full-screen ads",
      breaks: ["SCREEN-4"],
      fixture: OtherFormatsFixture<AdapterWith<LosesDelegate>>.self
    ),
  ]
}

private class AnswersEverythingTwice: ModelMediationAdapter {
  func answersTwice(_ ad: ModelAd) -> Bool { true }

  override func deliver(
    _ ad: ModelAd,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    super.deliver(ad, completion)
    // The second call returns nothing to report to.
    if answersTwice(ad) { super.deliver(ad, completion) }
  }
}

private final class AnswersRewardedTwice: AnswersEverythingTwice {
  override func answersTwice(_ ad: ModelAd) -> Bool { ad.ad.format == .rewarded }
}

private final class FailsAndDelivers: ModelCustomEvent {
  override func deliver(_ ad: ModelMediatedAd) {
    fail(3)
    super.deliver(ad)
  }
}

private final class AnswersSetUpTwice: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    super.setUp(with: configuration) { error in
      completionHandler(error)
      completionHandler(error)
    }
  }
}

private final class AnswersSignalsTwice: ModelBidder {
  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    super.collectSignals(for: params) { signals, error in
      completionHandler(signals, error)
      completionHandler(signals, error)
    }
  }
}

private final class LosesDelegate: ModelAd {
  override var eventDelegate: (any MediationAdEventDelegate)? {
    get { ad.format == .banner ? super.eventDelegate : nil }
    set { super.eventDelegate = newValue }
  }
}
