/// Hears what happens to a native ad. Called on the main actor; nothing has to be implemented.
///
/// Mirrors `GADNativeAdDelegate`.
@preconcurrency
@MainActor
public protocol NativeAdDelegate: AnyObject {
  /// The impression was counted.
  func nativeAdDidRecordImpression(_ nativeAd: NativeAd)
  /// A click was counted.
  func nativeAdDidRecordClick(_ nativeAd: NativeAd)
  /// A modal screen is about to open.
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd)
  /// The modal screen is about to close.
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd)
  /// The modal screen has closed.
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd)
  /// The user is about to leave the app.
  func nativeAdWillLeaveApplication(_ nativeAd: NativeAd)
}

extension NativeAdDelegate {
  /// Does nothing.
  public func nativeAdDidRecordImpression(_ nativeAd: NativeAd) {}
  /// Does nothing.
  public func nativeAdDidRecordClick(_ nativeAd: NativeAd) {}
  /// Does nothing.
  public func nativeAdWillPresentScreen(_ nativeAd: NativeAd) {}
  /// Does nothing.
  public func nativeAdWillDismissScreen(_ nativeAd: NativeAd) {}
  /// Does nothing.
  public func nativeAdDidDismissScreen(_ nativeAd: NativeAd) {}
  /// Does nothing.
  public func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) {}
}
