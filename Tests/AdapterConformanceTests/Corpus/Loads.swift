import AdMediation
import AdapterConformance
import Dispatch
import Foundation

extension CorpusAdapter {
  static let loads = [
    CorpusAdapter(
      "answers inside load where its network has an ad",
      CorpusFixture<AnswersInsideLoad>.self,
      breaks: ["LOAD-10"]
    ),
    CorpusAdapter("guards its handler by a flag against a second call", CorpusFixture<FlagsHandler>.self),
    CorpusAdapter("wraps its handler in one that works once", CorpusFixture<WrapsHandler>.self),
    CorpusAdapter(
      "keeps handler and event delegate for good",
      CorpusFixture<KeepsEverything>.self,
      breaks: ["LOAD-16"]
    ),
    CorpusAdapter("answers on a queue in the background", ThreadedCorpusFixture<AnswersInBackground>.self),
    CorpusAdapter("answers in tasks of the main actor", ThreadedCorpusFixture<AnswersInTask>.self),
    CorpusAdapter("loads one ad a slot at a time", CorpusFixture<OneAdASlot>.self),
    CorpusAdapter(
      "has codes of its network moved by 200",
      CorpusFixture<OffsetCodes>.self,
      breaks: ["LOAD-6"]
    ),
    CorpusAdapter("fails with Google's own error", CorpusFixture<GoogleErrors>.self, breaks: ["LOAD-6"]),
    CorpusAdapter("fails with a Swift enumeration", CorpusFixture<EnumErrors>.self, breaks: ["LOAD-6"]),
    CorpusAdapter("asks its network three times for an ad", CorpusFixture<AsksThrice>.self),
    CorpusAdapter(
      "answers bids only, and says why it refuses others",
      BidsOnlyFixture<RefusesWaterfall>.self
    ),
    CorpusAdapter("refuses bids without a watermark", BidsOnlyFixture<NeedsWatermark>.self),
    CorpusAdapter("has neither signals nor silence", CorpusFixture<EmptySignals>.self),
    CorpusAdapter("has a table of banner sizes", TableFixture<SizeTable>.self, breaks: ["BANNER-2"]),
  ]
}

private final class AnswersInsideLoad: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    guard let ad = TestNetworkSDK.cachedAd(parameter(of: configuration), request) else {
      return super.fetch(request, configuration, completion: completion)
    }
    deliver(makeAd(ad, request), completion)
  }
}

/// Its network calls back twice.
private class CalledBackTwice: ModelMediationAdapter {
  override func deliver(
    _ ad: ModelAd,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    super.deliver(ad, completion)
    _ = completion(ad, nil)
  }
}

private final class FlagsHandler: CalledBackTwice {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    var isAnswered = false
    weak var eventDelegate: (any MediationAdEventDelegate)?
    super.fetch(request, configuration) { ad, error in
      if isAnswered { return eventDelegate }
      isAnswered = true
      eventDelegate = completion(ad, error)
      return eventDelegate
    }
  }
}

private final class WrapsHandler: CalledBackTwice {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    var original: ModelCompletion? = completion
    super.fetch(request, configuration) { ad, error in
      defer { original = nil }
      return original?(ad, error)
    }
  }
}

private final class KeepsEverything: ModelMediationAdapter {
  private var completion: ModelCompletion?

  private final class Ad: ModelAd {
    private var kept: (any MediationAdEventDelegate)?
    override var eventDelegate: (any MediationAdEventDelegate)? {
      get { kept }
      set { kept = newValue }
    }
  }

  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    self.completion = completion
    super.fetch(request, configuration, completion: completion)
  }

  override func makeAd(_ ad: TestNetworkAd, _ request: TestNetworkRequest) -> ModelAd { Ad(ad) }
}

private final class AnswersInBackground: ModelMediationAdapter {
  override func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    fetch(request(.interstitial, adConfiguration), adConfiguration) { ad, error in
      DispatchQueue.global(qos: .utility).async {
        nonisolated(unsafe) let eventDelegate = completionHandler(ad, error)
        DispatchQueue.main.async { MainActor.assumeIsolated { ad?.eventDelegate = eventDelegate } }
      }
      return nil
    }
  }
}

private final class AnswersInTask: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    super.fetch(request, configuration) { ad, error in
      Task { @MainActor in
        let eventDelegate = completion(ad, error)
        ad?.eventDelegate = eventDelegate
      }
      return nil
    }
  }
}

/// Refuses to load for a slot whose ad is still with the host.
private final class OneAdASlot: ModelMediationAdapter {
  private static var busy: [String: Slot] = [:]

  private final class Slot {
    weak var ad: ModelAd?
    var isLoading = true
  }

  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    let name = "\(parameter(of: configuration)) \(request.format)"
    if let slot = Self.busy[name], slot.isLoading || slot.ad != nil { return fail(105, request, completion) }
    let slot = Slot()
    Self.busy[name] = slot
    super.fetch(request, configuration) { ad, error in
      slot.isLoading = false
      slot.ad = ad
      return completion(ad, error)
    }
  }
}

private final class OffsetCodes: ModelMediationAdapter {
  override func fail(
    _ code: Int,
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { _ = completion(nil, NSError(domain: "com.test.mediation", code: code + 200)) }
}

private final class GoogleErrors: ModelMediationAdapter {
  override func fail(
    _ code: Int,
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { _ = completion(nil, NSError(domain: GADErrorDomain, code: 1)) }
}

private final class EnumErrors: ModelMediationAdapter {
  private enum Problem: Error { case badParameter, noAd }

  override func fail(
    _ code: Int,
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { _ = completion(nil, code == 1 ? Problem.badParameter : .noAd) }
}

/// A little waterfall of its own: its network is asked again when it has no ad.
private final class AsksThrice: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) { ask(3, parameter(of: configuration), request, completion) }

  private func ask(
    _ times: Int,
    _ parameter: String,
    _ request: TestNetworkRequest,
    _ completion: @escaping ModelCompletion
  ) {
    TestNetworkSDK.fetch(parameter, request) { answer in
      switch answer {
      case .ad(let ad): self.deliver(self.makeAd(ad, request), completion)
      case .failure(3) where times > 1: self.ask(times - 1, parameter, request, completion)
      case .failure(let code): self.fail(code, request, completion)
      }
    }
  }
}

private final class RefusesWaterfall: ModelBidder {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    guard let bid = configuration.bidResponse, !bid.isEmpty else { return fail(103, request, completion) }
    super.fetch(request, configuration, completion: completion)
  }
}

private final class NeedsWatermark: ModelBidder {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    guard configuration.bidResponse != nil, configuration.watermark != nil else {
      return fail(104, request, completion)
    }
    super.fetch(request, configuration, completion: completion)
  }
}

private final class EmptySignals: ModelBidder {
  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) { super.collectSignals(for: params) { completionHandler($0 ?? "", $1) } }
}

@MainActor
private final class TableFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var formats: Set<AdFormat> { [.banner] }
}

/// Has banners of two sizes, and takes the smaller one for all else.
private final class SizeTable: ModelMediationAdapter {
  override func size(_ adSize: AdSize) -> CGSize {
    let asked = adSize.size
    return asked.width >= 300 && asked.height >= 250
      ? CGSize(width: 300, height: 250) : CGSize(width: 320, height: 50)
  }
}
