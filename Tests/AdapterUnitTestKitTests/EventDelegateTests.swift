import AdapterUnitTestKit
import Dispatch
import Foundation
import Testing

@Suite struct EventDelegateTests {
  @Test("what every ad may report is recorded")
  func common() {
    let delegate: AUTKMediationAdEventDelegate = AUTKMediationAppOpenAdEventDelegate()
    delegate.reportImpression()
    delegate.reportClick()
    delegate.willPresentFullScreenView()
    delegate.didFailToPresentWithError(NSError(domain: "network", code: 9))
    delegate.willDismissFullScreenView()
    delegate.didDismissFullScreenView()
    delegate.didDismissFullScreenView()
    #expect(delegate.reportImpressionInvokeCount == 1)
    #expect(delegate.reportClickInvokeCount == 1)
    #expect(delegate.willPresentFullScreenViewInvokeCount == 1)
    #expect((delegate.didFailToPresentError as? NSError)?.code == 9)
    #expect(delegate.willDismissFullScreenViewInvokeCount == 1)
    #expect(delegate.didDismissFullScreenViewInvokeCount == 2)
  }

  @Test("what a native ad reports of its video is recorded")
  func native() {
    let delegate = AUTKMediationNativeAdEventDelegate()
    delegate.didPlayVideo()
    delegate.didPauseVideo()
    delegate.didEndVideo()
    delegate.didMuteVideo()
    delegate.didUnmuteVideo()
    delegate.willBackgroundApplication()
    #expect(delegate.didPlayVideoInvokeCount == 1)
    #expect(delegate.didPauseVideoInvokeCount == 1)
    #expect(delegate.didEndVideoInvokeCount == 1)
    #expect(delegate.didMuteVideoInvokeCount == 1)
    #expect(delegate.didUnmuteVideoInvokeCount == 1)
  }

  @Test("what a rewarded ad reports is recorded, except for a reward by its earlier name")
  func rewarded() {
    let delegate = AUTKMediationRewardedAdEventDelegate()
    delegate.didStartVideo()
    delegate.didEndVideo()
    delegate.didRewardUser()
    delegate.didRewardUser(with: AdReward(type: "coins", amount: 1))
    #expect(delegate.didStartVideoInvokeCount == 1)
    #expect(delegate.didEndVideoInvokeCount == 1)
    #expect(delegate.didRewardUserInvokeCount == 1)
  }

  @Test("a test may set what was recorded")
  func settable() {
    let delegate = AUTKMediationBannerAdEventDelegate()
    delegate.reportClickInvokeCount = 3
    delegate.reportClick()
    delegate.bannerAd = KitAd()
    #expect(delegate.reportClickInvokeCount == 4)
    #expect(delegate.bannerAd != nil)
    #expect(AUTKMediationInterstitialAdEventDelegate().interstitialAd == nil)
  }

  @Test("reports from several threads are all counted")
  func threads() {
    // The delegate is safe from any thread.
    nonisolated(unsafe) let delegate = AUTKMediationBannerAdEventDelegate()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in delegate.reportImpression() }
    #expect(delegate.reportImpressionInvokeCount == 1000)
  }
}
