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
    guard request.hasDelivered else {
      throw RuleNotChecked.blocked(by: "LOAD-1", because: "there is no ad")
    }
    request.releaseCustomEvent()
  }

  /// Starts a request and lets no more time pass than the network needs to get it. For the second request and
  /// later ones: a network that has seen none is never asked.
  func startLoadingUntilNetworkIsAsked() async throws -> ProbeLoad {
    let before = network.requests.count
    let load = startLoading()
    await settle(for: .zero)
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

  /// Makes a custom event and asks it as a host would, but without one: for what a host never does.
  func requestDirectly(adTypes: [AdLoaderAdType] = [.native]) -> DirectRequest {
    let recorder = AnswerRecorder(scheduler: scheduler)
    logs.append(recorder.log)
    let customEvent = Platform.$current.withValue(platform) {
      let customEvent = fixture.customEvent.init()
      customEvent.delegate = recorder
      recorder.write("request", details: ["adTypes": adTypes.map(\.rawValue).joined(separator: ",")])
      customEvent.request(
        withParameter: fixture.parameter,
        request: CustomEventRequest(Request(), forLabel: "adapter under test"),
        adTypes: adTypes,
        options: [],
        rootViewController: rootViewController
      )
      return customEvent
    }
    return DirectRequest(customEvent: customEvent, recorder: recorder)
  }
}

/// A custom event that was asked without a host.
@MainActor
final class DirectRequest {
  private var customEvent: (any CustomEventNativeAd)?
  private var recorder: AnswerRecorder?
  private weak var weakCustomEvent: (any CustomEventNativeAd)?
  private weak var weakRecorder: AnswerRecorder?
  let log: AdEventLog

  init(customEvent: any CustomEventNativeAd, recorder: AnswerRecorder) {
    self.customEvent = customEvent
    self.recorder = recorder
    weakCustomEvent = customEvent
    weakRecorder = recorder
    log = recorder.log
  }

  /// Whether it answered with an ad.
  var hasDelivered: Bool { log.events.contains { $0.name == "didReceive" } }

  /// Whether it answered with a failure.
  var hasFailed: Bool { log.events.contains { $0.name == "didFailToLoadWithError" } }

  /// Whether somebody still holds the custom event.
  var customEventIsAlive: Bool { weakCustomEvent != nil }

  /// Whether somebody still holds the delegate.
  var delegateIsAlive: Bool { weakRecorder != nil }

  func releaseCustomEvent() { customEvent = nil }
  func releaseDelegate() { recorder = nil }
}

/// The delegate of a custom event without a host: writes down what it is told, and keeps nothing of it.
final class AnswerRecorder: CustomEventNativeAdDelegate, Sendable {
  let log = AdEventLog()
  private let scheduler: any Scheduler

  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didReceive mediatedNativeAd: any MediatedUnifiedNativeAd
  ) { write("didReceive") }

  func customEventNativeAd(_ customEvent: any CustomEventNativeAd, didFailToLoadWithError error: any Error) {
    write("didFailToLoadWithError", details: ["message": AdapterFailure(error).message])
  }

  func write(_ name: String, details: [String: String] = [:]) {
    scheduler.deliver { [log, scheduler] in
      log.record(AdEvent(time: scheduler.now, name: name, details: details))
    }
  }
}

extension ProbeLoad {
  /// How the adapter ended its request, for messages.
  var endInWords: String {
    if ad != nil { return "an ad" }
    switch attempt?.outcome {
    case .timedOut: return "no answer at all"
    case .failed:
      guard let error = adapterError else { return "a failure" }
      return "didFailToLoadWithError with code \(error.code) of \"\(error.domain)\": \(error.message)"
    default: return error?.message.printable() ?? "no answer at all"
    }
  }
}

/// Options that no adapter knows.
final class UnknownOptions: AdLoaderOptions {}

extension NativeAdImageAdLoaderOptions {
  /// Options with these wishes.
  static func wishing(
    disableImageLoading: Bool = false,
    multipleImages: Bool = false,
    orientation: NativeAdImageAdLoaderOptionsOrientation = .any
  ) -> NativeAdImageAdLoaderOptions {
    let options = NativeAdImageAdLoaderOptions()
    options.disableImageLoading = disableImageLoading
    options.shouldRequestMultipleImages = multipleImages
    options.preferredImageOrientation = orientation
    return options
  }
}

extension NativeAdViewAdOptions {
  /// Options with this wish.
  static func wishing(_ position: AdChoicesPosition) -> NativeAdViewAdOptions {
    let options = NativeAdViewAdOptions()
    options.preferredAdChoicesPosition = position
    return options
  }
}
