public import Foundation

/// How a mediated ad reports what happened to it at its network. Every method is safe from any thread.
///
/// Report impressions and clicks only if the custom event says that the network counts them by itself. Screens
/// come in the order *will present*, *will dismiss*, *did dismiss*. (EVENT-10 to EVENT-19) A notification for an
/// ad that has not been delivered yet is kept and replayed once it is.
///
/// Mirrors `GADMediatedNativeAdNotificationSource` and `GADMediatedUnifiedNativeAdNotificationSource`.
/// Source: Native custom events, "GADMediatedNativeAdNotificationSource".
public final class MediatedNativeAdNotificationSource: NSObject {
  /// The network has counted an impression.
  public class func mediatedNativeAdDidRecordImpression(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.didRecordImpression, for: mediatedNativeAd)
  }

  /// The network has counted a click.
  public class func mediatedNativeAdDidRecordClick(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.didRecordClick, for: mediatedNativeAd)
  }

  /// The ad is about to open a modal screen in the app. Must be called just before.
  public class func mediatedNativeAdWillPresentScreen(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.willPresentScreen, for: mediatedNativeAd)
  }

  /// The modal screen is about to close. Must be called just before.
  public class func mediatedNativeAdWillDismissScreen(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.willDismissScreen, for: mediatedNativeAd)
  }

  /// The modal screen has closed. Must be called after.
  public class func mediatedNativeAdDidDismissScreen(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.didDismissScreen, for: mediatedNativeAd)
  }

  /// The ad is about to take the user out of the app. Must be called just before.
  public class func mediatedNativeAdWillLeaveApplication(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.willLeaveApplication, for: mediatedNativeAd)
  }

  /// The video has begun or goes on.
  public class func mediatedNativeAdDidPlayVideo(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.didPlayVideo, for: mediatedNativeAd)
  }

  /// The video has paused.
  public class func mediatedNativeAdDidPauseVideo(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.didPauseVideo, for: mediatedNativeAd)
  }

  /// The video has ended.
  public class func mediatedNativeAdDidEndVideoPlayback(_ mediatedNativeAd: any MediatedUnifiedNativeAd) {
    MediationAdEventRouter.shared.route(.didEndVideoPlayback, for: mediatedNativeAd)
  }
}
