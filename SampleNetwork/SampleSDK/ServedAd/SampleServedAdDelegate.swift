import Foundation

/// The ad of a format, as the app holds it: it passes on to its own delegate what happens.
@MainActor
protocol SampleServedAdDelegate: NSObject {
  /// The player of an ad with a video.
  var mediaView: SampleMediaView? { get }
  func adDidRecordImpression()
  func adDidRecordClick()
  /// The advertiser's page is about to cover the app.
  func adWillPresentScreen()
  func adWillDismissScreen()
  func adDidDismissScreen()
  func adWillLeaveApplication()
}
