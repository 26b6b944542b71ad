import DropInAdapterSwiftFive
import DropInAdapterSwiftSix
import GoogleMobileAds
import Testing
import UIKit

/// The adapters of both language modes, called as a host calls them.
@MainActor
@Suite struct AdapterLoadTests {
  enum Adapter: CaseIterable {
    case swiftFive, swiftSix, swiftSixOnQueues

    var type: any RTBAdapter.Type {
      switch self {
      case .swiftFive: KestrelAdapter.self
      case .swiftSix: KestrelSixAdapter.self
      case .swiftSixOnQueues: KestrelQueueAdapter.self
      }
    }

    @MainActor
    func make() -> any RTBAdapter {
      switch self {
      case .swiftFive: KestrelAdapter()
      case .swiftSix: KestrelSixAdapter()
      case .swiftSixOnQueues: KestrelQueueAdapter()
      }
    }
  }

  @Test("set-up off the main actor is answered", arguments: Adapter.allCases)
  func setUp(adapter: Adapter) async {
    let type = adapter.type
    let error = await Task.detached {
      await withCheckedContinuation { continuation in
        let credentials = MediationCredentials(settings: ["app_key": "key"], format: .banner)
        type.setUp(with: MediationServerConfiguration(credentials: [credentials])) { error in
          continuation.resume(returning: error.map { "\($0)" })
        }
      }
    }.value
    #expect(error == nil)
  }

  @Test("versions are read off the main actor, from four parts and from three", arguments: Adapter.allCases)
  func versions(adapter: Adapter) async {
    let type = adapter.type
    let versions = await Task.detached { [type.adapterVersion(), type.adSDKVersion()] }.value
    #expect(versions.map(\.description) == ["2.7.104", "2.7.1"])
  }

  @Test("signals are collected", arguments: Adapter.allCases)
  func signals(adapter: Adapter) async {
    let credentials = MediationCredentials(settings: [:], format: .banner)
    let parameters = RTBRequestParameters(
      configuration: .init(credentials: [credentials]),
      adSize: AdSizeBanner
    )
    let signals = await withCheckedContinuation { continuation in
      adapter.make().collectSignals(for: parameters) { signals, _ in continuation.resume(returning: signals) }
    }
    #expect(signals == "kestrel-token")
  }

  @Test("a banner of the size asked for counts when it is on the screen", arguments: Adapter.allCases)
  func banner(adapter: Adapter) async throws {
    let stage = Stage()
    let configuration = MediationBannerAdConfiguration(stage.parts(.banner), adSize: AdSizeLeaderboard)
    let subject = adapter.make()
    await stage.load { subject.loadBanner(for: configuration, completionHandler: $0) }
    let ad = try #require(stage.ad as? any MediationBannerAd)
    #expect(ad.view.frame.size == cgSize(for: AdSizeLeaderboard))
    stage.root.view.addSubview(ad.view)
    await stage.settle()
    #expect(stage.events.all == ["impression"])
  }

  @Test("an interstitial is presented and closed", arguments: Adapter.allCases)
  func interstitial(adapter: Adapter) async throws {
    let stage = Stage()
    let subject = adapter.make()
    await stage.load {
      subject.loadInterstitial(
        for: MediationInterstitialAdConfiguration(stage.parts(.interstitial)),
        completionHandler: $0
      )
    }
    let ad = try #require(stage.ad as? any MediationInterstitialAd)
    ad.present(from: stage.root)
    await stage.settle()
    #expect(stage.events.all == ["willPresent", "impression", "willDismiss", "didDismiss"])
  }

  @Test("a rewarded ad gives its reward while it is open", arguments: [Adapter.swiftFive, .swiftSix])
  func rewarded(adapter: Adapter) async throws {
    let stage = Stage()
    let subject = adapter.make()
    await stage.load {
      subject.loadRewardedAd(
        for: MediationRewardedAdConfiguration(stage.parts(.rewarded)),
        completionHandler: $0
      )
    }
    let ad = try #require(stage.ad as? any MediationRewardedAd)
    ad.present(from: stage.root)
    await stage.settle()
    #expect(stage.events.all == ["willPresent", "impression", "reward", "willDismiss", "didDismiss"])
  }

  @Test("a native ad has its assets and counts its impression", arguments: Adapter.allCases)
  func native(adapter: Adapter) async throws {
    let stage = Stage()
    let subject = adapter.make()
    await stage.load {
      subject.loadNativeAd(
        for: MediationNativeAdConfiguration(stage.parts(.native), options: []),
        completionHandler: $0
      )
    }
    let ad = try #require(stage.ad as? any MediationNativeAd)
    #expect(ad.headline == "Learn to fly")
    #expect(ad.starRating == 4.5)
    #expect(ad.handlesUserImpressions() && !ad.handlesUserClicks())
    let view = UIView()
    ad.didRender(in: view, clickableAssetViews: [:], nonclickableAssetViews: [:], viewController: stage.root)
    await stage.settle()
    #expect(stage.events.all == ["impression"])
  }

  @Test("a format that the adapter does not implement fails")
  func unsupportedFormat() async {
    let stage = Stage()
    let subject = Adapter.swiftSixOnQueues.make()
    await stage.load {
      subject.loadRewardedAd(
        for: MediationRewardedAdConfiguration(stage.parts(.rewarded)),
        completionHandler: $0
      )
    }
    #expect(stage.ad == nil && stage.error != nil)
  }

  @Test("a load that fails says why", arguments: Adapter.allCases)
  func failure(adapter: Adapter) async throws {
    let stage = Stage()
    let subject = adapter.make()
    await stage.load {
      subject.loadInterstitial(
        for: MediationInterstitialAdConfiguration(stage.parts(.interstitial, bid: "fail")),
        completionHandler: $0
      )
    }
    #expect(stage.ad == nil)
    #expect(stage.error != nil)
  }
}
