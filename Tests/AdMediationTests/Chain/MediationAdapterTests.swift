import AdPlatform
import Foundation
import Synchronization
import Testing

@testable import AdMediation

/// Adapters in today's style go through the same chain as custom events.
@MainActor
@Suite struct MediationAdapterTests {
  @Test("a native ad is loaded with what the source and the publisher say")
  func loads() async throws {
    var asked: MediationNativeAdConfiguration?
    let script = AdapterScript {
      asked = $0.configuration as? MediationNativeAdConfiguration
      $0.fill()
    }
    let rig = AdapterRig(.native, [script.source()])
    let request = Request()
    request.isTesting = true
    request.register(ScriptedExtras("more"))
    let options = NativeAdImageAdLoaderOptions()
    let (ad, error, log) = await rig.loadNative(request, options: [options])
    #expect(error == nil)
    #expect(ad?.headline == "Scripted")
    let configuration = try #require(asked)
    #expect(configuration.credentials.settings["parameter"] as? String == script.parameter)
    #expect(configuration.credentials.settings["app"] as? String == "app-1")
    #expect(configuration.credentials.format == .native)
    #expect(configuration.isTestRequest)
    #expect((configuration.extras as? ScriptedExtras)?.text == "more")
    #expect(configuration.options == [options])
    #expect(configuration.bidResponse == nil && configuration.watermark == nil)
    #expect(configuration.topViewController === rig.rootViewController)
    #expect(log.entries.map(\.name) == ["setUp", "didSetUp", "request", "answered", "didReceive"])
  }

  @Test("the host counts for a native ad that does not, and tells it by today's label")
  func hostCounts() async throws {
    var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.native, [script.source()])
    let ad = try #require(await rig.loadNative().ad)
    let view = AdViews.make()
    rig.rootViewController.view.addSubview(view)
    view.nativeAd = ad
    view.callToActionView?.tap()
    #expect(network?.impressions == 1)
    #expect(network?.clicks == [.callToActionAsset])
    view.nativeAd = nil
  }

  @Test("a native ad that counts itself reports to its event delegate")
  func networkCounts() async throws {
    var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      ad.countsItself = true
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.native, [script.source()])
    let publisher = PublisherRecorder()
    let ad = try #require(await rig.loadNative().ad)
    ad.delegate = publisher
    ad.mediaContent.videoController.delegate = publisher
    let view = AdViews.make()
    rig.rootViewController.view.addSubview(view)
    view.nativeAd = ad
    let delegate = try #require(network?.eventDelegate as? any MediationNativeAdEventDelegate)
    delegate.reportImpression()
    delegate.reportImpression()
    delegate.reportClick()
    delegate.willPresentFullScreenView()
    delegate.willDismissFullScreenView()
    delegate.didDismissFullScreenView()
    delegate.willBackgroundApplication()
    delegate.didPlayVideo()
    delegate.didPauseVideo()
    delegate.didPlayVideo()
    delegate.didEndVideo()
    #expect(
      publisher.heard == [
        "didRecordImpression", "didRecordClick", "willPresentScreen", "willDismissScreen",
        "didDismissScreen", "willLeaveApplication", "didPlayVideo", "didPauseVideo", "didPlayVideo",
        "didEndVideoPlayback",
      ]
    )
    #expect(ad.eventLog.anomalies.map(\.anomaly).contains(.duplicateImpression))
    view.nativeAd = nil
  }

  @Test(
    "the ad of a custom event is counted by what the custom event says, also if it is an ad of both styles"
  )
  func adOfBothStyles() async throws {
    let rig = AdapterRig(.native, [.init(className: "Counting", label: "event", parameter: "")])
    rig.host.registry.register(CountingCustomEvent.self, as: "Counting")
    let ad = try #require(await rig.loadNative().ad)
    let view = AdViews.make()
    rig.rootViewController.view.addSubview(view)
    view.nativeAd = ad
    #expect(!ad.eventLog.entries.contains { $0.name == "didRecordImpression" })
    view.nativeAd = nil
  }

  @Test("a class of both styles is registered as an adapter of today")
  func classOfBothStyles() throws {
    let registry = AdapterRegistry()
    registry.register(AdapterOfBothStyles.self, as: "Both")
    guard case .mediationAdapter = try registry.adapter(named: "Both") else {
      Issue.record("registered as a custom event")
      return
    }
  }

  @Test("what is reported before the publisher has the ad is replayed")
  func early() async throws {
    let script = AdapterScript { adapter in
      let ad = ScriptedMediationAd()
      ad.countsItself = true
      adapter.fill(ad)
      ad.eventDelegate?.reportImpression()
    }
    let rig = AdapterRig(.native, [script.source()])
    let ad = try #require(await rig.loadNative().ad)
    let impressions = ad.eventLog.entries.filter { $0.name == "didRecordImpression" }
    #expect(impressions.map(\.anomaly) == [.beforeRendering])
  }

  @Test("a configuration says how its user is to be treated")
  func treatment() {
    let shared = MobileAds.shared.requestConfiguration
    defer {
      shared.tagForChildDirectedTreatment = nil
      shared.tagForUnderAgeOfConsent = nil
    }
    shared.tagForChildDirectedTreatment = true
    shared.tagForUnderAgeOfConsent = false
    let credentials = MediationCredentials(settings: [:], format: .interstitial)
    let configuration = MediationInterstitialAdConfiguration(.init(credentials: credentials))
    #expect(configuration.childDirectedTreatment == true)
    #expect(configuration.underAgeOfConsent == false)
  }

  @Test("only the first answer counts, and only it gets an event delegate")
  func answersTwice() async {
    var delegates: [Bool] = []
    let script = AdapterScript {
      delegates.append($0.fill())
      delegates.append($0.fill())
      $0.fail()
    }
    let (ad, _, log) = await AdapterRig(.native, [script.source()]).loadNative()
    #expect(ad != nil)
    #expect(delegates == [true, false])
    #expect(log.entries.count { $0.anomaly == .duplicateAnswer } == 2)
  }

  @Test("neither an ad nor an error is a failure; of both the error counts")
  func strangeAnswers() async {
    let neither = AdapterScript { _ = $0.answer(nil, nil) }
    let both = AdapterScript { _ = $0.answer(ScriptedMediationAd(), NSError(domain: "scripted", code: 4)) }
    let (ad, error, log) = await AdapterRig(.native, [neither.source(), both.source()]).loadNative()
    #expect(ad == nil)
    #expect((error?.responseInfo?.adNetworkInfoArray.last?.error as NSError?)?.code == 4)
    #expect(
      log.entries.contains {
        $0.name == "didFailToLoadWithError"
          && $0.details["message"]?.contains("neither an ad nor an error") == true
      }
    )
    #expect(log.entries.contains { $0.anomaly == .errorBesideAd })
  }

  @Test("a completion handler called from a background queue, inside a sync, answers")
  func background() async {
    let queue = DispatchQueue(label: "adapter")
    let script = AdapterScript { adapter in
      nonisolated(unsafe) let answer = adapter.answer
      let ad = ScriptedMediationAd()
      DispatchQueue.global().async {
        queue.sync {
          let delegate = answer(ad, nil)
          delegate?.reportImpression()
        }
        // Keeps the delegate no longer than that.
      }
    }
    let (ad, _, log) = await AdapterRig(.native, [script.source()]).loadNative()
    #expect(ad?.headline == "Scripted")
    #expect(log.entries.contains { $0.anomaly == .calledFromBackground })
  }

  @Test("the host does not call the adapter before its completion handler has returned")
  func notReentrant() async {
    var readsWhileAnswering = -1
    let script = AdapterScript { adapter in
      let ad = ScriptedMediationAd()
      adapter.fill(ad)
      readsWhileAnswering = ad.readCount
    }
    let (ad, _, _) = await AdapterRig(.native, [script.source()]).loadNative()
    #expect(ad != nil)
    #expect(readsWhileAnswering == 0)
  }

  @Test("a late ad is released, and its reports are logged")
  func late() async throws {
    var first: ScriptedMediationAdapter?
    let slow = AdapterScript { first = $0 }
    let good = AdapterScript { $0.fill() }
    let rig = AdapterRig(.native, [slow.source(timeout: .seconds(1)), good.source()])
    let publisher = PublisherRecorder()
    let loader = AdLoader(adUnitID: AdapterRig.adUnitID, rootViewController: nil, host: rig.host)
    loader.delegate = publisher
    loader.load(nil)
    await rig.scheduler.runSettling(for: .seconds(5))
    weak var lateAd: ScriptedMediationAd?
    do {
      let ad = ScriptedMediationAd()
      lateAd = ad
      first?.fill(ad)
    }
    first = nil
    await rig.scheduler.runSettling(for: .seconds(120))
    #expect(publisher.ads.count == 1)
    #expect(lateAd == nil)
    #expect(loader.eventLog.entries.contains { $0.anomaly == .lateAnswer })
  }

  @Test("adapter, ad and event delegate live as long as the publisher has the ad, and no longer")
  func lifetime() async throws {
    weak var adapter: ScriptedMediationAdapter?
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      (adapter, network) = ($0, ad)
      $0.fill(ad)
    }
    let rig = AdapterRig(.native, [script.source()])
    var ad: NativeAd? = await rig.loadNative().ad
    #expect(ad != nil && adapter != nil && network?.eventDelegate != nil)
    ad = nil
    await rig.scheduler.runSettling()
    #expect(adapter == nil && network == nil)
  }

  @Test("an ad that keeps its completion handler lives no longer, either")
  func handlerKept() async throws {
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      ad.onPresent = { [answer = $0.answer] _ in withExtendedLifetime(answer) {} }
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.native, [script.source()])
    var ad: NativeAd? = await rig.loadNative().ad
    #expect(ad != nil && network != nil)
    ad = nil
    await rig.scheduler.runSettling()
    #expect(network == nil)
  }

  @Test("a format that the adapter does not implement fails by name, and the chain goes on")
  func unsupportedFormat() async throws {
    let rig = AdapterRig(
      .interstitial,
      [
        .init(className: "NativeOnly", label: "native only", parameter: ""),
        .init(className: "Scripted", label: "custom event", parameter: Script.fills().register()),
        AdapterScript { $0.fill() }.source(label: "good"),
      ]
    )
    rig.host.registry.register(NativeOnlyAdapter.self, as: "NativeOnly")
    let (ad, _, _) = await rig.load(InterstitialAd.self)
    let infos = try #require(ad).responseInfo.adNetworkInfoArray
    #expect(infos.map(\.outcome) == [.failed, .notFound, .filled])
    for info in infos.dropLast() {
      #expect(AdapterFailure(try #require(info.error)).message.contains("has no interstitial ads"))
    }
  }

  @Test("custom events, adapters and bidders share one waterfall and one log")
  func mixed() async throws {
    let bidder = AdapterScript { $0.fail() }
    let adapter = AdapterScript { $0.fail(9) }
    let rig = AdapterRig(
      .native,
      [
        .init(
          className: "Scripted",
          label: "event",
          parameter: Script.fails().register(),
          cpm: 1
        ),
        adapter.source(label: "adapter"),
        bidder.source(label: "bidder", kind: .bidding, cpm: 2),
        .init(className: "Scripted", label: "last", parameter: Script.fills().register()),
      ]
    )
    let exchange = ScriptedExchange()
    rig.host.bidExchange = exchange
    let (ad, _, _) = await rig.loadNative()
    let infos = try #require(ad).responseInfo.adNetworkInfoArray
    #expect(infos.map(\.adSourceInstanceName) == ["bidder", "event", "adapter", "last"])
    #expect(infos.map(\.outcome) == [.failed, .failed, .failed, .filled])
  }
}

private final class NativeOnlyAdapter: NSObject, MediationAdapter {
  override init() { super.init() }
  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
}

/// A custom event that counts, with an ad that would not count as a mediation adapter's.
@MainActor
private final class CountingCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?

  override init() { super.init() }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) { delegate?.customEventNativeAd(self, didReceive: ScriptedMediationAd()) }

  func handlesUserClicks() -> Bool { true }
  func handlesUserImpressions() -> Bool { true }
}

@MainActor
private final class AdapterOfBothStyles: NSObject, @preconcurrency CustomEventNativeAd,
  @preconcurrency MediationAdapter
{
  weak var delegate: (any CustomEventNativeAdDelegate)?

  override init() { super.init() }

  nonisolated static func adapterVersion() -> VersionNumber { VersionNumber() }
  nonisolated static func adSDKVersion() -> VersionNumber { VersionNumber() }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {}
}
