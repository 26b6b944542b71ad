import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@testable import AdMediation

/// Rewards of full-screen ads: earned once, after the ad was presented.
@MainActor
@Suite struct RewardTests {
  @Test("a reward is earned once, and only after the ad was presented")
  func reward() async throws {
    let coins = AdReward(type: "coins", amount: 10)
    let (rig, ad, network, _) = try await loadFullScreenAd(RewardedAd.self, reward: coins)
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
    let (rig, ad, network, _) = try await loadFullScreenAd(RewardedAd.self)
    var earned: [String] = []
    ad.present(from: UIViewController()) { earned.append("refused") }
    ad.present(from: rig.rootViewController) { earned.append("presented") }
    ad.present(from: rig.rootViewController) { earned.append("again") }
    network.rewardDelegate?.didRewardUser()
    #expect(earned == ["presented"])
  }

  @Test("an ad that could not be presented does not reward the user")
  func rewardAfterFailure() async throws {
    let (rig, ad, network, _) = try await loadFullScreenAd(RewardedAd.self)
    ad.present(from: rig.rootViewController) { Issue.record("rewarded") }
    network.eventDelegate?.didFailToPresentWithError(NSError(domain: "scripted", code: 1))
    network.rewardDelegate?.didRewardUser()
    #expect(ad.eventLog.surprises == [.unexpectedReward])
    #expect(ad.eventLog.entries.count { $0.name == "didRewardUser" } == 1)
  }

  @Test("a reward that comes shortly after the ad was closed counts, also if its publisher released the ad")
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

  @Test("an ad that opens late still rewards when it has ended")
  func lateOpening() async throws {
    let (rig, ad, network, _) = try await loadFullScreenAd(RewardedAd.self)
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
    let (rig, ad, network, _) = try await loadFullScreenAd(RewardedInterstitialAd.self)
    #expect(ad.adReward == AdReward(type: "", amount: 0))
    ad.present(from: rig.rootViewController) {}
    network.rewardDelegate?.didRewardUser(with: AdReward(type: "stars", amount: 1))
    #expect(ad.adReward == AdReward(type: "stars", amount: 1))
  }
}
