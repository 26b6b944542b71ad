import AdMediation
import AdapterConformance
import Dispatch
import Foundation

extension Mutant {
  static let bidMutants: [Mutant] = [
    Mutant(
      "gives its signals twice",
      breaks: ["BID-1"],
      fixture: OtherFormatsFixture<GivesSignalsTwice>.self
    ),
    Mutant(
      "gives neither signals nor an error",
      breaks: ["BID-1"],
      fixture: OtherFormatsFixture<GivesNothing>.self
    ),
    Mutant(
      "waits for the main thread when it collects signals",
      breaks: ["BID-2"],
      fixture: OtherFormatsFixture<CollectsOnMainThread>.self
    ),
    Mutant(
      "is silent when its network has no signals",
      breaks: ["BID-3"],
      fixture: OtherFormatsFixture<SilentWithoutSignals>.self
    ),
    Mutant(
      "loads rewarded ads without the bid response",
      breaks: ["BID-4"],
      fixture: OtherFormatsFixture<ForgetsBidResponse>.self
    ),
    Mutant("drops the watermark", breaks: ["BID-5"], fixture: OtherFormatsFixture<DropsWatermark>.self),
    Mutant(
      "is silent when the bid response is empty",
      breaks: ["BID-6"],
      fixture: OtherFormatsFixture<SilentForEmptyResponse>.self
    ),
    Mutant(
      "is silent when there is no bid",
      breaks: ["BID-7"],
      fixture: BidsOnlyFixture<SilentWithoutBid>.self
    ),
  ]
}

private final class GivesSignalsTwice: ModelBidder {
  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    super.collectSignals(for: params) { signals, error in
      completionHandler(signals, error)
      if error == nil { completionHandler(signals, error) }
    }
  }
}

private final class GivesNothing: ModelBidder {
  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) { super.collectSignals(for: params) { _, error in completionHandler(nil, error) } }
}

private final class CollectsOnMainThread: ModelBidder {
  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    DispatchQueue.main.sync {}
    super.collectSignals(for: params, completionHandler: completionHandler)
  }
}

private final class SilentWithoutSignals: ModelBidder {
  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    super.collectSignals(for: params) { signals, _ in
      if let signals { completionHandler(signals, nil) }
    }
  }
}

private final class ForgetsBidResponse: ModelBidder {
  override func request(
    _ format: AdFormat,
    _ configuration: MediationAdConfiguration
  ) -> TestNetworkRequest {
    var request = super.request(format, configuration)
    if format == .rewarded { request.bidResponse = nil }
    return request
  }
}

private final class DropsWatermark: ModelBidder {
  override func request(
    _ format: AdFormat,
    _ configuration: MediationAdConfiguration
  ) -> TestNetworkRequest {
    var request = super.request(format, configuration)
    request.watermark = nil
    return request
  }
}

private final class SilentForEmptyResponse: ModelBidder {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    if configuration.bidResponse == "" { return }
    super.fetch(request, configuration, completion: completion)
  }
}

/// No mutant: a network that keeps an ad in reserve, and uses it for a bid response that it does not understand.
final class FillsFromReserve: ModelBidder {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    guard let response = configuration.bidResponse, !response.hasPrefix("bid of") else {
      return super.fetch(request, configuration, completion: completion)
    }
    TestNetwork.find(parameter(of: configuration))?.arm(.fill())
    var withoutBid = request
    withoutBid.bidResponse = nil
    super.fetch(withoutBid, configuration, completion: completion)
  }
}

private final class SilentWithoutBid: ModelBidder {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    guard configuration.bidResponse != nil else { return }
    super.fetch(request, configuration, completion: completion)
  }
}
