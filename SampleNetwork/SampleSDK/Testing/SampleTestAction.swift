public import HeadlessUIKit

/// Something that an ad of a test network does without being asked.
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
}

extension SampleTestNetwork {
  /// The view in which the newest ad was rendered, if the network was given it; see
  /// ``SampleNativeAd/setNativeAdView(_:)``.
  public var renderedView: UIView? { newestAd?.renderedView }

  /// Makes the newest ad do something. Nothing happens when it is gone.
  public func perform(_ action: SampleTestAction) { newestAd?.perform(action) }
}

extension SampleNativeAd {
  fileprivate func perform(_ action: SampleTestAction) {
    switch action {
    case .countImpression: sawItself()
    case .countClick: sawTap(on: renderedView)
    case .openLandingPage: openLandingPage()
    case .closeLandingPage: closeLandingPage()
    case .leaveApplication: delegate?.nativeAdWillLeaveApplication(self)
    case .playVideo: mediaView?.playMedia()
    case .pauseVideo: mediaView?.pauseMedia()
    case .endVideo: mediaView?.endMedia()
    }
  }

  private func openLandingPage() {
    guard landingPage == nil else { return }
    presentLandingPage(Self.testPage, over: renderedView ?? lastClickedView)
    // Without a window there is nothing to show it in, and still it can be announced.
    guard landingPage == nil, !isLandingPageOnlyAnnounced else { return }
    isLandingPageOnlyAnnounced = true
    delegate?.nativeAdWillPresentScreen(self)
  }

  private func closeLandingPage() {
    if let landingPage { return landingPage.close() }
    guard isLandingPageOnlyAnnounced else { return }
    isLandingPageOnlyAnnounced = false
    delegate?.nativeAdWillDismissScreen(self)
    delegate?.nativeAdDidDismissScreen(self)
  }

  /// Names under `.example` are reserved; there is no such page.
  private static let testPage = "https://advertiser.sample-network.example/"
}
