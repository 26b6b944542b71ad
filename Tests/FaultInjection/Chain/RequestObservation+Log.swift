import AdMediation

extension RequestObservation {
  /// What an entry of the host's log says about the course of a request; nil for what is only noted.
  init?(_ event: AdLogEntry) {
    switch event.name {
    case "didReceive":
      // Of an asset, and of no answer.
      guard event.details["asset"] == nil else { return nil }
      self = .logsAnswer(event.anomaly)
    case "didFailToLoadWithError": self = .logsAnswer(event.anomaly)
    case "didRender": self = .logsRendering
    case "didUntrackView": self = .logsUntracking
    default:
      guard let report = AdReport(named: event.name) else { return nil }
      self = .logs(report, event.anomaly)
    }
  }
}

extension AdReport {
  /// Tells the host, as networks do.
  func tell(of ad: any MediatedUnifiedNativeAd) {
    typealias Source = MediatedNativeAdNotificationSource
    switch self {
    case .impression: Source.mediatedNativeAdDidRecordImpression(ad)
    case .click: Source.mediatedNativeAdDidRecordClick(ad)
    case .willPresentScreen: Source.mediatedNativeAdWillPresentScreen(ad)
    case .willDismissScreen: Source.mediatedNativeAdWillDismissScreen(ad)
    case .didDismissScreen: Source.mediatedNativeAdDidDismissScreen(ad)
    case .willLeaveApplication: Source.mediatedNativeAdWillLeaveApplication(ad)
    case .didPlayVideo: Source.mediatedNativeAdDidPlayVideo(ad)
    case .didPauseVideo: Source.mediatedNativeAdDidPauseVideo(ad)
    case .didEndVideoPlayback: Source.mediatedNativeAdDidEndVideoPlayback(ad)
    }
  }
}
