import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@testable import AdMediation

/// Ads that present themselves: once, in time, from a window, and counted when they are on the screen.
@MainActor
@Suite struct FullScreenAdTests {
  private static let wholeLife: (ScriptedMediationAd) -> Void = {
    $0.eventDelegate?.willPresentFullScreenView()
    $0.eventDelegate?.reportImpression()
    $0.eventDelegate?.reportClick()
    $0.eventDelegate?.willDismissFullScreenView()
    $0.eventDelegate?.didDismissFullScreenView()
  }

  private static let wholeLifeHeard = ["willPresent", "impression", "click", "willDismiss", "didDismiss"]

  @Test("an interstitial is presented by its network, from the view controller given")
  func interstitial() async throws {
    let (rig, ad, network, publisher) = try await loadFullScreenAd(
      InterstitialAd.self,
      onPresent: Self.wholeLife
    )
    try ad.canPresent(from: rig.rootViewController)
    ad.present(from: rig.rootViewController)
    #expect(network.presenters == [rig.rootViewController])
    #expect(publisher.heard == Self.wholeLifeHeard)
    #expect(ad.responseInfo.loadedAdNetworkResponseInfo?.adSourceInstanceName == "scripted")
    #expect(ad.adUnitID == AdapterRig.adUnitID)
  }

  @Test("an app open ad, too")
  func appOpen() async throws {
    let (rig, ad, _, publisher) = try await loadFullScreenAd(AppOpenAd.self, onPresent: Self.wholeLife)
    ad.present(from: rig.rootViewController)
    #expect(publisher.heard == Self.wholeLifeHeard)
  }

  @Test("an ad is presented once; the second attempt fails by name and the network hears nothing")
  func twice() async throws {
    let (rig, ad, network, publisher) = try await loadFullScreenAd(
      InterstitialAd.self,
      onPresent: Self.wholeLife
    )
    ad.present(from: rig.rootViewController)
    #expect(throws: PresentationError.self) { try ad.canPresent(from: rig.rootViewController) }
    ad.present(from: rig.rootViewController)
    await rig.scheduler.runSettling(for: .seconds(20))
    #expect(network.presenters.count == 1)
    #expect(publisher.heard == Self.wholeLifeHeard + ["failed"])
    #expect(publisher.errors.map(\.code) == [.adAlreadyUsed])
    #expect(ad.eventLog.entries.last { $0.name == "didFailToPresent" } != nil)
  }

  @Test("an ad is out of date after an hour, an app open ad after four")
  func expiry() async throws {
    let (rig, ad, network, publisher) = try await loadFullScreenAd(InterstitialAd.self)
    rig.scheduler.advance(by: .seconds(3600 - 31))
    try ad.canPresent(from: rig.rootViewController)
    rig.scheduler.advance(by: .seconds(31))
    ad.present(from: rig.rootViewController)
    await rig.scheduler.runSettling(for: .seconds(20))
    #expect(publisher.errors.map(\.code) == [.adNotReady])
    #expect(network.presenters.isEmpty)

    let (openRig, openAd, _, _) = try await loadFullScreenAd(AppOpenAd.self)
    openRig.scheduler.advance(by: .seconds(4 * 3600 - 31))
    try openAd.canPresent(from: openRig.rootViewController)
    openRig.scheduler.advance(by: .seconds(31))
    #expect(throws: PresentationError.self) { try openAd.canPresent(from: openRig.rootViewController) }
  }

  @Test("a view controller that is in no window or is covered cannot present")
  func noWindow() async throws {
    let (rig, ad, network, publisher) = try await loadFullScreenAd(
      InterstitialAd.self,
      onPresent: Self.wholeLife
    )
    ad.present(from: UIViewController())
    let cover = UIViewController()
    rig.rootViewController.present(cover, animated: false)
    ad.present(from: rig.rootViewController)
    await rig.scheduler.runSettling(for: .seconds(20))
    #expect(publisher.errors.map(\.code) == [.noViewController, .noViewController])
    #expect(network.presenters.isEmpty)
    // It was not used up by that.
    ad.present(from: cover)
    #expect(network.presenters == [cover])
  }

  @Test("what the network cannot present is told with its error, and the ad is used up")
  func failure() async throws {
    let (rig, ad, _, publisher) = try await loadFullScreenAd(InterstitialAd.self) {
      $0.eventDelegate?.willPresentFullScreenView()
      $0.eventDelegate?.didFailToPresentWithError(NSError(domain: "scripted", code: 12))
    }
    ad.present(from: rig.rootViewController)
    #expect(publisher.heard == ["willPresent", "failed"])
    #expect(publisher.errors.first?.code == .mediation)
    #expect(publisher.errors.first?.adapterFailure?.code == 12)
    #expect(throws: PresentationError.self) { try ad.canPresent(from: rig.rootViewController) }
  }

  @Test("the network's impression counts once, also before the ad is presented, and presenting counts none")
  func impression() async throws {
    let (rig, ad, network, publisher) = try await loadFullScreenAd(InterstitialAd.self)
    network.eventDelegate?.reportImpression()
    await rig.scheduler.runSettling(for: .seconds(1))
    ad.present(from: rig.rootViewController)
    #expect(publisher.heard == ["impression"])
    network.eventDelegate?.willPresentFullScreenView()
    network.eventDelegate?.reportImpression()
    #expect(publisher.heard == ["impression", "willPresent"])
    let anomalies = ad.eventLog.surprises
    #expect(anomalies == [.beforePresenting, .duplicateImpression])
  }

  @Test("reports before presenting, or after the end, are forwarded and noted")
  func outOfOrder() async throws {
    let (rig, ad, network, publisher) = try await loadFullScreenAd(
      InterstitialAd.self,
      onPresent: Self.wholeLife
    )
    network.eventDelegate?.willPresentFullScreenView()
    network.eventDelegate?.reportClick()
    ad.present(from: rig.rootViewController)
    network.eventDelegate?.willPresentFullScreenView()
    network.eventDelegate?.didFailToPresentWithError(NSError(domain: "scripted", code: 1))
    #expect(
      publisher.heard == ["willPresent", "click"] + Self.wholeLifeHeard + ["willPresent", "failed"]
    )
    #expect(
      ad.eventLog.surprises == [
        .beforePresenting, .beforePresenting, .screenAlreadyOpen, .alreadyPresented, .alreadyPresented,
      ]
    )
  }

  @Test("didDismiss without willDismiss is forwarded as it is, and noted")
  func missingWillDismiss() async throws {
    let (rig, ad, _, publisher) = try await loadFullScreenAd(InterstitialAd.self) {
      $0.eventDelegate?.willPresentFullScreenView()
      $0.eventDelegate?.didDismissFullScreenView()
    }
    ad.present(from: rig.rootViewController)
    #expect(publisher.heard == ["willPresent", "didDismiss"])
    #expect(ad.eventLog.surprises == [.missingWillDismiss])
  }

  @Test("a network that neither presents nor fails is logged after ten seconds")
  func silence() async throws {
    let (rig, ad, _, publisher) = try await loadFullScreenAd(InterstitialAd.self)
    ad.present(from: rig.rootViewController)
    await rig.scheduler.runSettling(for: .seconds(11))
    #expect(publisher.heard == [])
    #expect(ad.eventLog.surprises == [.silentPresentation])
  }

  @Test("a click that closes the ad, or comes soon after, counts")
  func lateClick() async throws {
    let (rig, ad, network, publisher) = try await loadFullScreenAd(InterstitialAd.self) {
      $0.eventDelegate?.willPresentFullScreenView()
      $0.eventDelegate?.didDismissFullScreenView()
      $0.eventDelegate?.reportClick()
    }
    ad.present(from: rig.rootViewController)
    withExtendedLifetime(network) {}
    #expect(publisher.heard == ["willPresent", "didDismiss", "click"])
  }

  @Test("load() returns the ad, throws the request's error, and can be cancelled")
  func async() async throws {
    let rig = AdapterRig(.interstitial, [AdapterScript { $0.fill() }.source()])
    let host = rig.host
    let ad = try await rig.scheduler.run {
      try await InterstitialAd.load(with: AdapterRig.adUnitID, request: nil, host: host)
    }
    #expect(ad.adUnitID == AdapterRig.adUnitID)
    await #expect(throws: RequestError.self) {
      try await rig.scheduler.run {
        _ = try await InterstitialAd.load(with: "homr", request: nil, host: host)
      }
    }
    let task = Task { try await InterstitialAd.load(with: AdapterRig.adUnitID, request: nil, host: host) }
    task.cancel()
    await rig.scheduler.runSettling(for: .seconds(1))
    let result = await task.result
    #expect(throws: (any Error).self) { try result.get() }
  }

  @Test("an ad unit of another format is refused by name")
  func wrongFormat() async {
    let rig = AdapterRig(.banner, [AdapterScript { $0.fill() }.source()])
    let (ad, error, _) = await rig.load(RewardedAd.self)
    #expect(ad == nil)
    #expect((error as? RequestError)?.message.contains("has banner ads, and rewarded was asked for") == true)
  }
}
