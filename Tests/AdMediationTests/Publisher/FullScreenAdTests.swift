import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@testable import AdMediation

/// Ads that present themselves: once, in time, from a window, and counted when they are on the screen.
@MainActor
@Suite struct FullScreenAdTests {
  /// An ad of that format whose network does what `onPresent` says, and its publisher.
  private func loaded<Ad: FullScreenAd>(
    _ type: Ad.Type,
    reward: AdReward? = nil,
    onPresent: @escaping (ScriptedMediationAd) -> Void = { _ in }
  ) async throws -> (AdapterRig, Ad, ScriptedMediationAd, ScreenPublisher) {
    var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      ad.onPresent = onPresent
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(type.format, [script.source()], reward: reward)
    let publisher = ScreenPublisher()
    let ad = try #require(await rig.load(type).ad)
    ad.fullScreenContentDelegate = publisher
    return (rig, ad, try #require(network), publisher)
  }

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
    let (rig, ad, network, publisher) = try await loaded(InterstitialAd.self, onPresent: Self.wholeLife)
    try ad.canPresent(from: rig.rootViewController)
    ad.present(from: rig.rootViewController)
    #expect(network.presenters == [rig.rootViewController])
    #expect(publisher.heard == Self.wholeLifeHeard)
    #expect(ad.responseInfo.loadedAdNetworkResponseInfo?.adSourceInstanceName == "scripted")
    #expect(ad.adUnitID == AdapterRig.adUnitID)
  }

  @Test("an app open ad, too")
  func appOpen() async throws {
    let (rig, ad, _, publisher) = try await loaded(AppOpenAd.self, onPresent: Self.wholeLife)
    ad.present(from: rig.rootViewController)
    #expect(publisher.heard == Self.wholeLifeHeard)
  }

  @Test("an ad is presented once; the second attempt fails by name and the network hears nothing")
  func twice() async throws {
    let (rig, ad, network, publisher) = try await loaded(InterstitialAd.self, onPresent: Self.wholeLife)
    ad.present(from: rig.rootViewController)
    #expect(throws: PresentationError.self) { try ad.canPresent(from: rig.rootViewController) }
    ad.present(from: rig.rootViewController)
    await rig.scheduler.runSettling(for: .seconds(20))
    #expect(network.presenters.count == 1)
    #expect(publisher.heard == Self.wholeLifeHeard + ["failed"])
    #expect(publisher.errors.map(\.code) == [.adAlreadyUsed])
    #expect(ad.eventLog.events.last { $0.name == "didFailToPresent" } != nil)
  }

  @Test("an ad is out of date after an hour, an app open ad after four")
  func expiry() async throws {
    let (rig, ad, network, publisher) = try await loaded(InterstitialAd.self)
    rig.scheduler.advance(by: .seconds(3600 - 31))
    try ad.canPresent(from: rig.rootViewController)
    rig.scheduler.advance(by: .seconds(31))
    ad.present(from: rig.rootViewController)
    await rig.scheduler.runSettling(for: .seconds(20))
    #expect(publisher.errors.map(\.code) == [.adNotReady])
    #expect(network.presenters.isEmpty)

    let (openRig, openAd, _, _) = try await loaded(AppOpenAd.self)
    openRig.scheduler.advance(by: .seconds(4 * 3600 - 31))
    try openAd.canPresent(from: openRig.rootViewController)
    openRig.scheduler.advance(by: .seconds(31))
    #expect(throws: PresentationError.self) { try openAd.canPresent(from: openRig.rootViewController) }
  }

  @Test("a view controller that is in no window or is covered cannot present")
  func noWindow() async throws {
    let (rig, ad, network, publisher) = try await loaded(InterstitialAd.self, onPresent: Self.wholeLife)
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
    let (rig, ad, _, publisher) = try await loaded(InterstitialAd.self) {
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
    let (rig, ad, network, publisher) = try await loaded(InterstitialAd.self)
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
    let (rig, ad, network, publisher) = try await loaded(InterstitialAd.self, onPresent: Self.wholeLife)
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
    let (rig, ad, _, publisher) = try await loaded(InterstitialAd.self) {
      $0.eventDelegate?.willPresentFullScreenView()
      $0.eventDelegate?.didDismissFullScreenView()
    }
    ad.present(from: rig.rootViewController)
    #expect(publisher.heard == ["willPresent", "didDismiss"])
    #expect(ad.eventLog.surprises == [.missingWillDismiss])
  }

  @Test("a network that neither presents nor fails is written down after ten seconds")
  func silence() async throws {
    let (rig, ad, _, publisher) = try await loaded(InterstitialAd.self)
    ad.present(from: rig.rootViewController)
    await rig.scheduler.runSettling(for: .seconds(11))
    #expect(publisher.heard == [])
    #expect(ad.eventLog.surprises == [.silentPresentation])
  }

  @Test("a reward is earned once, and only after the ad was presented")
  func reward() async throws {
    let coins = AdReward(type: "coins", amount: 10)
    let (rig, ad, network, _) = try await loaded(RewardedAd.self, reward: coins)
    var count = 0
    network.rewardDelegate?.didRewardUser()
    ad.present(from: rig.rootViewController) { count += 1 }
    #expect(count == 0)
    network.eventDelegate?.willPresentFullScreenView()
    network.rewardDelegate?.didStartVideo()
    network.rewardDelegate?.didEndVideo()
    network.rewardDelegate?.didRewardUser(with: AdReward(type: "stars", amount: 1))
    network.rewardDelegate?.didRewardUser()
    #expect(count == 1)
    #expect(ad.adReward == coins)
    #expect(ad.eventLog.surprises == [.unexpectedReward, .duplicateReward])
  }

  @Test("a refused attempt to present does not keep the reward from the one that succeeds")
  func rewardAfterRefusal() async throws {
    let (rig, ad, network, _) = try await loaded(RewardedAd.self)
    var earned: [String] = []
    ad.present(from: UIViewController()) { earned.append("refused") }
    ad.present(from: rig.rootViewController) { earned.append("presented") }
    ad.present(from: rig.rootViewController) { earned.append("again") }
    network.rewardDelegate?.didRewardUser()
    #expect(earned == ["presented"])
  }

  @Test("an ad that could not be presented rewards nobody")
  func rewardAfterFailure() async throws {
    let (rig, ad, network, _) = try await loaded(RewardedAd.self)
    ad.present(from: rig.rootViewController) { Issue.record("rewarded") }
    network.eventDelegate?.didFailToPresentWithError(NSError(domain: "scripted", code: 1))
    network.rewardDelegate?.didRewardUser()
    #expect(ad.eventLog.surprises == [.unexpectedReward])
    #expect(ad.eventLog.events.count { $0.name == "didRewardUser" } == 1)
  }

  @Test("a reward that comes shortly after the ad was closed counts, also if its publisher let go of the ad")
  func rewardAfterDismissal() async throws {
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.rewarded, [script.source()])
    var count = 0
    do {
      let ad = try #require(await rig.load(RewardedAd.self).ad)
      ad.present(from: rig.rootViewController) { count += 1 }
    }
    network?.eventDelegate?.willPresentFullScreenView()
    network?.eventDelegate?.didDismissFullScreenView()
    network?.rewardDelegate?.didRewardUser()
    #expect(count == 1)
    await rig.scheduler.runSettling(for: .seconds(90))
    #expect(network == nil)
  }

  @Test("a handler that holds its ad does not keep it for ever when nothing was earned")
  func rewardCycle() async throws {
    weak var presented: RewardedAd?
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    for fails in [false, true] {
      let rig = AdapterRig(.rewarded, [script.source()])
      do {
        let ad = try #require(await rig.load(RewardedAd.self).ad)
        presented = ad
        ad.present(from: rig.rootViewController) { print(ad.adReward) }
      }
      if fails {
        network?.eventDelegate?.didFailToPresentWithError(NSError(domain: "scripted", code: 1))
      } else {
        network?.eventDelegate?.willPresentFullScreenView()
        network?.eventDelegate?.willDismissFullScreenView()
        network?.eventDelegate?.didDismissFullScreenView()
      }
      await rig.scheduler.runSettling(for: .seconds(120))
      #expect(presented == nil && network == nil)
    }
  }

  @Test("a handler that holds its ad does not keep it for ever when the network does not present the ad")
  func rewardCycleOfSilence() async throws {
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.rewarded, [script.source()])
    var count = 0
    for rewards in [false, true] {
      do {
        let ad = try #require(await rig.load(RewardedAd.self).ad)
        ad.present(from: rig.rootViewController) { count += ad.adReward.amount == 0 ? 1 : 0 }
      }
      // It may still reward until then.
      rig.scheduler.advance(by: .seconds(69))
      #expect(network != nil)
      if rewards { network?.rewardDelegate?.didRewardUser() }
      rig.scheduler.advance(by: .seconds(2))
      #expect(network == nil)
      #expect(count == (rewards ? 1 : 0))
    }
  }

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

  @Test("an ad that opens late still rewards when it has ended")
  func lateOpening() async throws {
    let (rig, ad, network, _) = try await loaded(RewardedAd.self)
    var count = 0
    ad.present(from: rig.rootViewController) { count += 1 }
    rig.scheduler.advance(by: .seconds(20))
    network.eventDelegate?.willPresentFullScreenView()
    rig.scheduler.advance(by: .seconds(100))
    network.rewardDelegate?.didRewardUser()
    #expect(count == 1)
  }

  @Test("without a reward of the ad unit the network's counts")
  func networkReward() async throws {
    let (rig, ad, network, _) = try await loaded(RewardedInterstitialAd.self)
    #expect(ad.adReward == AdReward(type: "", amount: 0))
    ad.present(from: rig.rootViewController) {}
    network.rewardDelegate?.didRewardUser(with: AdReward(type: "stars", amount: 1))
    #expect(ad.adReward == AdReward(type: "stars", amount: 1))
  }

  @Test("an ad on the screen lives on when its publisher lets go of it, and no longer than that")
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

  @Test("a click that closes the ad, or comes soon after, counts")
  func lateClick() async throws {
    let (rig, ad, network, publisher) = try await loaded(InterstitialAd.self) {
      $0.eventDelegate?.willPresentFullScreenView()
      $0.eventDelegate?.didDismissFullScreenView()
      $0.eventDelegate?.reportClick()
    }
    ad.present(from: rig.rootViewController)
    withExtendedLifetime(network) {}
    #expect(publisher.heard == ["willPresent", "didDismiss", "click"])
  }

  @Test("an ad that could not be presented is let go of with its publisher's reference")
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
