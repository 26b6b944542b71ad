import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

@MainActor
@Suite("A reward")
struct RewardTests {
  let bench = Bench()
  let stage = Stage(showsAdView: false)

  @Test(
    "is earned once, after ten seconds of the video of fifteen",
    arguments: [FullScreenFormat.rewarded, .rewardedInterstitial]
  )
  func earned(format: FullScreenFormat) {
    let (ad, recorder) = bench.fetchAd(format)
    ad.present(from: stage.controller)
    bench.scheduler.advance(by: .milliseconds(9999))
    #expect(recorder.rewards.isEmpty)
    bench.scheduler.advance(by: .seconds(60))
    ad.close()
    #expect(recorder.rewards == [SampleReward(type: "coins", amount: 10, afterMilliseconds: 10_000)])
    #expect(
      recorder.events
        == [
          "receive", "willPresent", "impression", "startVideo", "reward", "endVideo", "willDismiss",
          "didDismiss",
        ]
    )
  }

  @Test("is not earned by who closes the ad earlier, and the video does not end")
  func closedEarly() {
    let (ad, recorder) = bench.fetchAd(.rewarded)
    ad.present(from: stage.controller)
    bench.scheduler.advance(by: .milliseconds(9999))
    ad.close()
    bench.scheduler.run()
    #expect(
      recorder.events == ["receive", "willPresent", "impression", "startVideo", "willDismiss", "didDismiss"]
    )
  }

  @Test("is not earned before the ad is presented, however long it waits")
  func notPresented() {
    let (_, recorder) = bench.fetchAd(.rewarded, within: .seconds(1000))
    #expect(recorder.rewards.isEmpty)
  }

  @Test(
    "is not for other formats, also where the creative has one",
    arguments: [FullScreenFormat.interstitial, .appOpen]
  )
  func otherFormats(format: FullScreenFormat) {
    let network = SampleTestNetwork()
    var creative = SampleCreative()
    creative.reward = SampleReward(type: "coins", amount: 1, afterMilliseconds: 0)
    network.answer = .fill(creative)
    let (ad, recorder) = bench.fetchAd(format, unit: network.adUnitID)
    ad.present(from: stage.controller)
    network.perform(.earnReward)
    bench.scheduler.run()
    #expect(recorder.rewards.isEmpty)
    #expect(network.rewardCount == 0)
  }

  @Test("is earned once also where the test network hands it out early, and only on the screen")
  func handedOut() {
    let network = SampleTestNetwork()
    var creative = SampleCreative()
    creative.reward = SampleReward(type: "gems", amount: 2, afterMilliseconds: 5000)
    network.answer = .fill(creative)
    let (ad, recorder) = bench.fetchAd(.rewarded, unit: network.adUnitID)
    network.perform(.earnReward)
    #expect(network.rewardCount == 0)
    ad.present(from: stage.controller)
    network.perform(.earnReward)
    network.perform(.earnReward)
    bench.scheduler.run()
    network.perform(.closeAd)
    network.perform(.earnReward)
    #expect(network.rewardCount == 1)
    #expect(recorder.rewards.map(\.type) == ["gems"])
  }
}
