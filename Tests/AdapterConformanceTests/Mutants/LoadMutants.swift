import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

extension Mutant {
  static let loadMutants: [Mutant] = answerMutants + requestMutants + concurrencyMutants

  private static let answerMutants: [Mutant] = [
    Mutant("never delivers its ad", breaks: ["LOAD-1"], fixture: ModelFixture<NeverDelivers>.self),
    Mutant("answers twice", breaks: ["LOAD-2"], fixture: ModelFixture<AnswersTwice>.self),
    Mutant("fails twice", breaks: ["LOAD-2"], fixture: ModelFixture<FailsTwice>.self),
    Mutant(
      "says nothing when there is no ad",
      breaks: ["LOAD-3"],
      fixture: ModelFixture<SilentWithoutFill>.self
    ),
    Mutant(
      "says nothing when the network fails",
      breaks: ["LOAD-4"],
      fixture: ModelFixture<SilentOnFailure>.self
    ),
    Mutant("fails without a domain", breaks: ["LOAD-5"], fixture: ModelFixture<FailsWithoutDomain>.self),
    Mutant("replaces the network's code", breaks: ["LOAD-6"], fixture: ModelFixture<ReplacesCode>.self),
  ]

  private static let requestMutants: [Mutant] = [
    Mutant(
      "lowercases the parameter",
      breaks: ["LOAD-7"],
      fixture: ModelFixture<LowercasesParameter>.self
    ),
    Mutant(
      "takes the account out of a packed parameter for the ad unit",
      breaks: ["LOAD-7"],
      fixture: PackedFixture<TakesAccount>.self
    ),
    Mutant(
      "returns without an answer when the parameter is empty",
      breaks: ["LOAD-8"],
      fixture: ModelFixture<SilentOnEmptyParameter>.self
    ),
    Mutant(
      "delivers native ads to everyone",
      breaks: ["LOAD-9"],
      fixture: ModelFixture<IgnoresAdTypes>.self
    ),
    Mutant(
      "delivers inside request",
      breaks: ["LOAD-10"],
      fixture: ModelFixture<DeliversInsideRequest>.self
    ),
    Mutant(
      "stops at the first option that it does not know",
      breaks: ["LOAD-11"],
      fixture: ModelFixture<StopsAtUnknownOption>.self
    ),
    Mutant(
      "fails when it does not know an option",
      breaks: ["LOAD-11"],
      fixture: ModelFixture<FailsOnUnknownOption>.self
    ),
    Mutant(
      "keeps the corner of the AdChoices icon for the next request",
      breaks: ["LOAD-12"],
      fixture: ModelFixture<KeepsCorner>.self
    ),
  ]

  private static let concurrencyMutants: [Mutant] = [
    Mutant(
      "answers through the newest instance",
      breaks: ["LOAD-13"],
      fixture: ModelFixture<AnswersThroughNewest>.self
    ),
    Mutant(
      "gives up by itself, and answers again when the network does",
      breaks: ["LOAD-14"],
      fixture: ModelFixture<GivesUpAndAnswers>.self
    ),
    Mutant(
      "frees its slots only while it lives",
      breaks: ["LOAD-15"],
      fixture: ModelFixture<LosesSlots>.self
    ),
    Mutant("holds its delegate", breaks: ["LOAD-16"], fixture: ModelFixture<HoldsDelegate>.self),
  ]
}

private final class NeverDelivers: ModelCustomEvent {
  override func deliver(_ ad: ModelMediatedAd) {}
}

private final class AnswersTwice: ModelCustomEvent {
  override func deliver(_ ad: ModelMediatedAd) {
    super.deliver(ad)
    super.deliver(ad)
  }
}

private final class FailsTwice: ModelCustomEvent {
  override func fail(_ code: Int) {
    super.fail(code)
    super.fail(code)
  }
}

private final class SilentWithoutFill: ModelCustomEvent {
  override func fail(_ code: Int) {
    if code != 3 { super.fail(code) }
  }
}

private final class SilentOnFailure: ModelCustomEvent {
  override func fail(_ code: Int) {
    if code != 2 { super.fail(code) }
  }
}

private final class FailsWithoutDomain: ModelCustomEvent {
  override func fail(_ code: Int) {
    delegate?.customEventNativeAd(self, didFailToLoadWithError: NSError(domain: "", code: code))
  }
}

private final class ReplacesCode: ModelCustomEvent {
  override func fail(_ code: Int) { super.fail(code == 3 ? 3 : 1) }
}

private final class LowercasesParameter: ModelCustomEvent {
  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    super.fetch(parameter.lowercased(), networkRequest)
  }
}

private final class TakesAccount: PackedCustomEvent {
  override func adUnit(of parameter: PackedParameter) -> String { parameter.account }
}

private final class SilentOnEmptyParameter: ModelCustomEvent {
  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    guard !parameter.isEmpty else { return }
    super.fetch(parameter, networkRequest)
  }
}

private final class IgnoresAdTypes: ModelCustomEvent {
  override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    var networkRequest = networkRequest(for: options)
    networkRequest.isTest = request.isTesting
    fetch(serverParameter, networkRequest)
  }
}

private final class DeliversInsideRequest: ModelCustomEvent {
  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    guard let ad = TestNetworkSDK.cachedAd(parameter, networkRequest) else {
      return super.fetch(parameter, networkRequest)
    }
    received(ad, networkRequest)
  }
}

private final class StopsAtUnknownOption: ModelCustomEvent {
  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    super.networkRequest(
      for: Array(options.prefix { $0 is NativeAdImageAdLoaderOptions || $0 is NativeAdViewAdOptions })
    )
  }
}

private final class FailsOnUnknownOption: ModelCustomEvent {
  override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    guard options.allSatisfy({ $0 is NativeAdImageAdLoaderOptions || $0 is NativeAdViewAdOptions }) else {
      return fail(1)
    }
    super.request(
      withParameter: serverParameter,
      request: request,
      adTypes: adTypes,
      options: options,
      rootViewController: rootViewController
    )
  }
}

private final class KeepsCorner: ModelCustomEvent {
  private static var corners: [String: NetworkSightings.Request.Corner] = [:]
  private var hasCorner = false

  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    hasCorner = options.contains { $0 is NativeAdViewAdOptions }
    return super.networkRequest(for: options)
  }

  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    var request = networkRequest
    if hasCorner {
      Self.corners[parameter] = request.corner
    } else if let corner = Self.corners[parameter] {
      request.corner = corner
    }
    super.fetch(parameter, request)
  }
}

private final class AnswersThroughNewest: ModelCustomEvent {
  private struct Newest {
    weak var instance: AnswersThroughNewest?
  }

  /// By parameter, for the checks of other fixtures run beside this one.
  private static var newest: [String: Newest] = [:]
  private var parameter = ""

  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    self.parameter = parameter
    Self.newest[parameter] = Newest(instance: self)
    super.fetch(parameter, networkRequest)
  }

  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    guard let newest = Self.newest[parameter]?.instance else { return }
    newest.deliver(newest.makeMediatedAd(ad))
  }
}

private final class GivesUpAndAnswers: ModelCustomEvent {
  private var isAnswered = false

  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    super.fetch(parameter, networkRequest)
    Platform.current.scheduler.schedule(after: .seconds(1)) { [weak self] in
      guard let self, !isAnswered else { return }
      fail(5)
    }
  }

  override func deliver(_ ad: ModelMediatedAd) {
    isAnswered = true
    super.deliver(ad)
  }

  override func fail(_ code: Int) {
    isAnswered = true
    super.fail(code)
  }
}

private final class LosesSlots: ModelCustomEvent {
  /// How many requests are under way, by ad unit; three at once are allowed.
  private static var busy: [String: Int] = [:]

  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    guard Self.busy[parameter, default: 0] < 3 else { return fail(4) }
    Self.busy[parameter, default: 0] += 1
    TestNetworkSDK.fetch(parameter, networkRequest) { [weak self] answer in
      guard let self else { return }
      Self.busy[parameter, default: 0] -= 1
      switch answer {
      case .ad(let ad): received(ad, networkRequest)
      case .failure(let code): fail(code)
      }
    }
  }
}

private final class HoldsDelegate: ModelCustomEvent {
  private var held: (any CustomEventNativeAdDelegate)?

  override weak var delegate: (any CustomEventNativeAdDelegate)? {
    didSet { held = delegate }
  }
}
