import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

extension ConformanceProbe {
  /// Arms a fill, requests an ad and returns the request that the network got.
  func networkRequest(options: [AdLoaderOptions] = []) async throws -> NetworkSightings.Request {
    let before = network.requests.count
    arm(.fill())
    let load = await load(options: options)
    withExtendedLifetime(load) {}
    return try newestRequest(after: before)
  }

  /// The request that the network got last, where it has got one since there were so many.
  func newestRequest(after count: Int) throws -> NetworkSightings.Request {
    guard network.requests.count > count, let request = network.requests.last else {
      throw RuleNotChecked.blocked(by: "LOAD-7", because: "the network was not asked")
    }
    return request
  }

  /// Requests an ad without a host, as the baseline of rules that ask in ways in which no host does.
  func expectDirectAd() async throws {
    arm(.fill())
    let request = requestDirectly()
    await settle(for: .seconds(20))
    try need(request.hasDelivered, orBlockedBy: "LOAD-1", because: "there is no ad")
    request.releaseAdapter()
  }

  /// Starts a request and lets no more time pass than the network needs to get it. For the second request and
  /// later ones: a network that has seen none is never asked.
  func startLoadingUntilNetworkIsAsked() async throws -> ProbeLoad {
    let before = network.requests.count
    let load = startLoading()
    await settle(for: .zero)
    if network.requests.count == before, isBidding {
      // Signals first.
      await settle(for: .seconds(1))
    }
    if network.requests.count == before {
      // Adapters that ask from another thread are given the real time for it.
      scheduler.schedule(after: .milliseconds(1), as: .deadline) {}
      await settle(for: .milliseconds(1))
    }
    guard network.requests.count > before else {
      if before == 0 { throw RuleNotChecked.blocked(by: "LOAD-7", because: "the network was not asked") }
      throw RuleNotChecked(reason: "the network is not asked as soon as the adapter is")
    }
    return load
  }

  /// Makes an adapter and asks it as a host would, but without one: for what a host never does.
  ///
  /// It has as long to answer as with a host, so that an adapter that works on other threads gets the same grace.
  ///
  /// - Parameters:
  ///   - format: native for custom events.
  ///   - adTypes: what a custom event is asked for; mediation adapters have a load for each format.
  func requestDirectly(
    _ format: AdFormat = .native,
    adTypes: [AdLoaderAdType] = [.native],
    adSize: AdSize = AdSizeBanner
  ) -> DirectRequest {
    let recorder = AnswerRecorder(scheduler: scheduler)
    logs.append(recorder.log)
    requests.append(ProbeRequest(format, log: recorder.log))
    scheduler.schedule(after: MediationLimits.defaultTimeout, as: .answerDeadline) {}
    let adapter = Platform.$current.withValue(platform) {
      switch fixture.adapter {
      case .customEvent(let type): ask(type, recorder, adTypes)
      case .mediationAdapter(let type): ask(type, recorder, format, adSize)
      }
    }
    return DirectRequest(adapter: adapter, recorder: recorder)
  }

  private func ask(
    _ type: any CustomEventNativeAd.Type,
    _ recorder: AnswerRecorder,
    _ adTypes: [AdLoaderAdType]
  ) -> any NSObjectProtocol {
    let customEvent = type.init()
    customEvent.delegate = recorder
    recorder.write("request", details: ["adTypes": adTypes.map(\.rawValue).joined(separator: ",")])
    customEvent.request(
      withParameter: fixture.parameter,
      request: CustomEventRequest(withExtras(nil), forLabel: Self.sourceLabel),
      adTypes: adTypes,
      options: [],
      rootViewController: rootViewController
    )
    return customEvent
  }

  private func ask(
    _ type: any MediationAdapter.Type,
    _ recorder: AnswerRecorder,
    _ format: AdFormat,
    _ adSize: AdSize
  ) -> any NSObjectProtocol {
    let parts = MediationAdConfiguration.Parts(
      bidResponse: onlyBids ? fixture.bidResponse : nil,
      watermark: onlyBids ? ProbeBid.usualWatermark : nil,
      credentials: MediationCredentials(settings: settings, format: format),
      extras: extras(for: type),
      rootViewController: rootViewController
    )
    let adapter = type.init()
    recorder.write("request", details: ["format": format.name])
    adapter.load(format, parts, adSize, recorder)
    return adapter
  }
}

extension MediationAdapter {
  /// Asks for an ad in a format. The handlers hold the recorder weakly, for an adapter may keep them.
  fileprivate func load(
    _ format: AdFormat,
    _ parts: MediationAdConfiguration.Parts,
    _ adSize: AdSize,
    _ recorder: AnswerRecorder
  ) {
    let answer: ((any MediationAd)?, (any Error)?) -> SilentEventDelegate? = { [weak recorder] in
      recorder?.answer($0, $1)
    }
    switch format {
    case .banner: loadBanner(for: .init(parts, adSize: adSize), completionHandler: answer)
    case .interstitial: loadInterstitial(for: .init(parts), completionHandler: answer)
    case .rewarded: loadRewardedAd(for: .init(parts), completionHandler: answer)
    case .rewardedInterstitial: loadRewardedInterstitialAd(for: .init(parts), completionHandler: answer)
    case .native: loadNativeAd(for: .init(parts, options: []), completionHandler: answer)
    case .appOpen: loadAppOpenAd(for: .init(parts), completionHandler: answer)
    }
  }
}

/// Options that no adapter knows.
final class UnknownOptions: AdLoaderOptions {}

extension [AdLoaderOptions] {
  /// Options for images with these wishes.
  static func wishing(
    disableImageLoading: Bool = false,
    multipleImages: Bool = false,
    orientation: NativeAdImageAdLoaderOptionsOrientation = .any
  ) -> [AdLoaderOptions] {
    let options = NativeAdImageAdLoaderOptions()
    options.disableImageLoading = disableImageLoading
    options.shouldRequestMultipleImages = multipleImages
    options.preferredImageOrientation = orientation
    return [options]
  }

  /// Options for the view with this wish.
  static func wishing(_ position: AdChoicesPosition) -> [AdLoaderOptions] {
    let options = NativeAdViewAdOptions()
    options.preferredAdChoicesPosition = position
    return [options]
  }
}
