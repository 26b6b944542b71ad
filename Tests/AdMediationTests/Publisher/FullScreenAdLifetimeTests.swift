import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@testable import AdMediation

/// How long a full-screen ad and its network live.
@MainActor
@Suite struct FullScreenAdLifetimeTests {
  @Test("a screen that is reported before the ad is presented does not keep the ad for ever")
  func screenBeforePresenting() async throws {
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.interstitial, [script.source()])
    do {
      let ad = try #require(await rig.load(InterstitialAd.self).ad)
      network?.eventDelegate?.willPresentFullScreenView()
      ad.present(from: rig.rootViewController)
    }
    #expect(network != nil)
    rig.scheduler.advance(by: .seconds(71))
    #expect(network == nil)
  }

  @Test("an ad on the screen lives on when its publisher releases it, and no longer than that")
  func lifetime() async throws {
    weak var network: ScriptedMediationAd?
    weak var presented: InterstitialAd?
    let publisher = ScreenPublisher()
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.interstitial, [script.source()])
    var ad: InterstitialAd? = await rig.load(InterstitialAd.self).ad
    presented = ad
    ad?.fullScreenContentDelegate = publisher
    ad?.present(from: rig.rootViewController)
    network?.eventDelegate?.willPresentFullScreenView()
    ad = nil
    await rig.scheduler.runSettling(for: .seconds(20))
    #expect(presented != nil)
    network?.eventDelegate?.didDismissFullScreenView()
    await rig.scheduler.runSettling()
    #expect(publisher.heard == ["willPresent", "didDismiss"])
    #expect(presented == nil && network == nil)
  }

  @Test("an ad that its network brings on the screen late lives on there, too")
  func lifetimeOfLateOpening() async throws {
    let publisher = ScreenPublisher()
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.interstitial, [script.source()])
    var ad: InterstitialAd? = await rig.load(InterstitialAd.self).ad
    ad?.fullScreenContentDelegate = publisher
    ad?.present(from: rig.rootViewController)
    rig.scheduler.advance(by: .seconds(20))
    network?.eventDelegate?.willPresentFullScreenView()
    ad = nil
    rig.scheduler.advance(by: .seconds(20))
    network?.eventDelegate?.didDismissFullScreenView()
    await rig.scheduler.runSettling()
    #expect(publisher.heard == ["willPresent", "didDismiss"])
    #expect(network == nil)
  }

  @Test("an ad that could not be presented is released with its publisher's reference")
  func lifetimeOfFailure() async throws {
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      ad.onPresent = {
        $0.eventDelegate?.willPresentFullScreenView()
        $0.eventDelegate?.didFailToPresentWithError(NSError(domain: "scripted", code: 1))
      }
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.interstitial, [script.source()])
    var ad: InterstitialAd? = await rig.load(InterstitialAd.self).ad
    ad?.present(from: rig.rootViewController)
    ad = nil
    await rig.scheduler.runSettling(for: .zero)
    #expect(network == nil)
  }
}
