public import Foundation
public import HeadlessUIKit

/// An ad that a ``MediationAdapter`` has loaded. Conform to the protocol of its format.
///
/// Mirrors `GADMediationAd`.
public protocol MediationAd: NSObjectProtocol {}

/// A banner that a ``MediationAdapter`` has loaded.
///
/// Mirrors `GADMediationBannerAd`.
public protocol MediationBannerAd: MediationAd {
  /// The banner. The host puts it into the publisher's view; it has the size that was asked for, and is the
  /// same each time. (BANNER-1 to BANNER-3)
  var view: UIView { get }

  /// The publisher changed the size. Calls ``changeAdSize(to:)`` unless implemented.
  func changeSize(to adSize: AdSize)

  /// ``changeSize(to:)`` by its label in version 11 and earlier: implement either. The host calls the other one.
  func changeAdSize(to adSize: AdSize)
}

extension MediationBannerAd {
  /// Calls ``changeAdSize(to:)``.
  public func changeSize(to adSize: AdSize) { changeAdSize(to: adSize) }

  /// Does nothing: the banner cannot be resized.
  public func changeAdSize(to adSize: AdSize) {}
}

/// An interstitial that a ``MediationAdapter`` has loaded.
///
/// Mirrors `GADMediationInterstitialAd`.
public protocol MediationInterstitialAd: MediationAd {
  /// Presents the ad. Called once, on the main actor. Report what follows to the event delegate, also when it cannot
  /// be presented. (SCREEN-1 to SCREEN-8)
  func present(from viewController: UIViewController)
}

/// A rewarded ad or a rewarded interstitial that a ``MediationAdapter`` has loaded.
///
/// Mirrors `GADMediationRewardedAd`.
public protocol MediationRewardedAd: MediationAd {
  /// Presents the ad. Called once, on the main actor. Report what follows to the event delegate, also when it cannot
  /// be presented. (SCREEN-1 to SCREEN-8, REWARD-1, REWARD-2)
  func present(from viewController: UIViewController)
}

/// An app open ad that a ``MediationAdapter`` has loaded.
///
/// Mirrors `GADMediationAppOpenAd`.
public protocol MediationAppOpenAd: MediationAd {
  /// Presents the ad. Called once, on the main actor. Report what follows to the event delegate, also when it cannot
  /// be presented. (SCREEN-1 to SCREEN-8)
  func present(from viewController: UIViewController)
}

/// A native ad that a ``MediationAdapter`` has loaded: a ``MediatedUnifiedNativeAd`` that says itself who counts.
///
/// Mirrors `GADMediationNativeAd`.
public protocol MediationNativeAd: MediationAd, MediatedUnifiedNativeAd {
  /// Whether the network counts clicks by itself. False unless implemented: the host counts them.
  func handlesUserClicks() -> Bool

  /// Whether the network counts impressions by itself. False unless implemented: the host counts them.
  func handlesUserImpressions() -> Bool
}

extension MediationNativeAd {
  /// False: the host counts clicks.
  public func handlesUserClicks() -> Bool { false }

  /// False: the host counts impressions.
  public func handlesUserImpressions() -> Bool { false }
}
