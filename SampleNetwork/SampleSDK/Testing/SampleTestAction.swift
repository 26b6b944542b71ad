public import HeadlessUIKit

/// Something that an ad of a test network does without being asked. An ad of a format that cannot do it does nothing.
public enum SampleTestAction: String, Sendable, Hashable, CaseIterable {
  /// Counts an impression, as if the network had seen the ad itself.
  case countImpression
  /// Counts a click, as if the network had seen the tap itself.
  case countClick
  /// Opens the landing page: announces it, and shows it where the network knows a view of the ad in a window.
  case openLandingPage
  /// Closes the landing page: announces it, closes it, and says that it is closed. Nothing happens when none is open.
  case closeLandingPage
  /// Announces that the user leaves the app. No test is left for it.
  case leaveApplication
  /// Starts the video, or goes on with it.
  case playVideo
  /// Pauses the video.
  case pauseVideo
  /// Lets the video end, also where it stands still.
  case endVideo
  /// Breaks a full-screen ad before it is presented: presenting it will fail with
  /// ``SamplePresentationError/brokenCreative``.
  case breakDown
  /// Lets the viewer of a rewarded ad on the screen earn the reward now.
  case earnReward
  /// Closes a full-screen ad, as its close button does.
  case closeAd
}

extension SampleTestNetwork {
  /// The view in which the newest ad was rendered, if the network was given it; see
  /// ``SampleNativeAd/setNativeAdView(_:)``.
  public var renderedView: UIView? { newestServedAd?.trackedView }

  /// Makes the newest ad do something. Nothing happens when it is gone.
  public func perform(_ action: SampleTestAction) { newestServedAd?.perform(action) }
}

extension SampleServedAd {
  fileprivate func perform(_ action: SampleTestAction) {
    let fullScreenAd = delegate as? SampleFullScreenAd
    switch action {
    case .countImpression: sawItself()
    case .countClick: sawTap(on: trackedView)
    case .openLandingPage: openLandingPage()
    case .closeLandingPage: closeLandingPage()
    case .leaveApplication: delegate?.adWillLeaveApplication()
    case .playVideo: delegate?.mediaView?.playMedia()
    case .pauseVideo: delegate?.mediaView?.pauseMedia()
    case .endVideo: delegate?.mediaView?.endMedia()
    case .breakDown: fullScreenAd?.breakDown()
    case .earnReward: fullScreenAd?.earnReward()
    case .closeAd: fullScreenAd?.close()
    }
  }

  private func openLandingPage() {
    guard landingPage == nil else { return }
    presentLandingPage(Self.testPage, over: trackedView ?? lastClickedView)
    // Without a window there is nothing to show it in, and still it can be announced.
    guard landingPage == nil, !isLandingPageOnlyAnnounced else { return }
    isLandingPageOnlyAnnounced = true
    delegate?.adWillPresentScreen()
  }

  private func closeLandingPage() {
    if let landingPage { return landingPage.close() }
    guard isLandingPageOnlyAnnounced else { return }
    isLandingPageOnlyAnnounced = false
    delegate?.adWillDismissScreen()
    delegate?.adDidDismissScreen()
  }

  /// Names under `.example` are reserved; there is no such page.
  private static let testPage = "https://advertiser.sample-network.example/"
}
