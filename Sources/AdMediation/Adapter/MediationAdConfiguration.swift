import AdPlatform
public import Foundation
public import HeadlessUIKit

/// What an adapter is asked for: made by the host for one load.
///
/// Mirrors `GADMediationAdConfiguration`.
open class MediationAdConfiguration: NSObject {
  /// The response to this adapter's bid; nil in a waterfall. (BID-4, BID-6, BID-7)
  public let bidResponse: String?
  /// A PNG that tells where the ad is from, to be laid over it; nil in a waterfall. (BID-5)
  public let watermark: Data?
  /// What the publisher typed in for this source.
  public let credentials: MediationCredentials
  /// What the publisher gave for this network, if it did.
  public let extras: (any AdNetworkExtras)?
  /// Whether the publisher asks for test ads.
  public let isTestRequest: Bool
  /// Whether the publisher wants the app treated as directed at children; nil if it did not say.
  public let childDirectedTreatment: NSNumber?
  /// Whether the user is under the age of consent; nil if the publisher did not say.
  public let underAgeOfConsent: NSNumber?

  private let rootViewController: WeakViewController

  /// The parts that all formats share.
  public struct Parts {
    /// The response to the bid.
    public var bidResponse: String?
    /// The watermark.
    public var watermark: Data?
    /// The credentials.
    public var credentials: MediationCredentials
    /// The extras.
    public var extras: (any AdNetworkExtras)?
    /// Whether test ads are asked for.
    public var isTestRequest: Bool
    /// Who presents what the ad opens; held weakly.
    public weak var rootViewController: UIViewController?

    /// These parts.
    public init(
      bidResponse: String? = nil,
      watermark: Data? = nil,
      credentials: MediationCredentials,
      extras: (any AdNetworkExtras)? = nil,
      isTestRequest: Bool = false,
      rootViewController: UIViewController? = nil
    ) {
      self.bidResponse = bidResponse
      self.watermark = watermark
      self.credentials = credentials
      self.extras = extras
      self.isTestRequest = isTestRequest
      self.rootViewController = rootViewController
    }
  }

  /// A configuration of these parts, with the treatment that ``MobileAds/requestConfiguration`` has now.
  public init(_ parts: Parts) {
    bidResponse = parts.bidResponse
    watermark = parts.watermark
    credentials = parts.credentials
    extras = parts.extras
    isTestRequest = parts.isTestRequest
    childDirectedTreatment = MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment
    underAgeOfConsent = MobileAds.shared.requestConfiguration.tagForUnderAgeOfConsent
    rootViewController = WeakViewController(value: parts.rootViewController)
    super.init()
  }

  /// Who can present now: the publisher's view controller, or the one that it presents. Read it on the main actor,
  /// when you present.
  public var topViewController: UIViewController? {
    let root = rootViewController.value
    return MainActor.isCurrent ? MainActor.assumeIsolated { root?.topmostPresented } : root
  }
}

/// Asks for a banner.
///
/// Mirrors `GADMediationBannerAdConfiguration`.
public final class MediationBannerAdConfiguration: MediationAdConfiguration {
  /// The size that the banner has to have. (BANNER-1, BANNER-2)
  public let adSize: AdSize

  /// A configuration for this size.
  public init(_ parts: Parts, adSize: AdSize) {
    self.adSize = adSize
    super.init(parts)
  }
}

/// Asks for an interstitial.
///
/// Mirrors `GADMediationInterstitialAdConfiguration`.
public final class MediationInterstitialAdConfiguration: MediationAdConfiguration {}

/// Asks for a rewarded ad or a rewarded interstitial.
///
/// Mirrors `GADMediationRewardedAdConfiguration`.
public final class MediationRewardedAdConfiguration: MediationAdConfiguration {}

/// Asks for an app open ad.
///
/// Mirrors `GADMediationAppOpenAdConfiguration`.
public final class MediationAppOpenAdConfiguration: MediationAdConfiguration {}

/// Asks for a native ad.
///
/// Mirrors `GADMediationNativeAdConfiguration`.
public final class MediationNativeAdConfiguration: MediationAdConfiguration {
  /// The publisher's wishes; ignore those you do not know.
  public let options: [AdLoaderOptions]

  /// A configuration with these wishes.
  public init(_ parts: Parts, options: [AdLoaderOptions]) {
    self.options = options
    super.init(parts)
  }
}

/// Unchecked because a configuration is handed to adapters that read it wherever they are; the view controller itself
/// is only used on the main actor.
private struct WeakViewController: @unchecked Sendable {
  weak var value: UIViewController?
}
