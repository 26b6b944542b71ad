import AdPlatform
public import Foundation
public import HeadlessUIKit

/// Everything an adapter is told about one load.
///
/// The host makes one for each load. Tests of an adapter may make an empty one with `init()`, or subclass it and
/// override the properties they need.
///
/// Mirrors `GADMediationAdConfiguration`. Source: Google Mobile Ads SDK for iOS, `GADMediationAdConfiguration.h`.
open class MediationAdConfiguration: NSObject {
  /// The values that the configurations of all formats share.
  public struct Parts {
    /// The response to the adapter's bid.
    public var bidResponse: String?
    /// A PNG to be laid over the ad.
    public var watermark: Data?
    /// The source's credentials.
    public var credentials: MediationCredentials
    /// The publisher's extras for this network.
    public var extras: (any AdNetworkExtras)?
    /// Whether test ads are requested.
    public var isTestRequest: Bool
    /// Whether the app is directed at children.
    public var childDirectedTreatment: NSNumber?
    /// Whether the user is under the age of consent.
    public var underAgeOfConsent: NSNumber?
    /// Presents what the ad opens. Held weakly.
    public weak var rootViewController: UIViewController?

    /// Parts with these values. Treatment that is not given is that of ``MobileAds/requestConfiguration``.
    public init(
      bidResponse: String? = nil,
      watermark: Data? = nil,
      credentials: MediationCredentials = MediationCredentials(),
      extras: (any AdNetworkExtras)? = nil,
      isTestRequest: Bool = false,
      childDirectedTreatment: NSNumber? = MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment,
      underAgeOfConsent: NSNumber? = MobileAds.shared.requestConfiguration.tagForUnderAgeOfConsent,
      rootViewController: UIViewController? = nil
    ) {
      self.bidResponse = bidResponse
      self.watermark = watermark
      self.credentials = credentials
      self.extras = extras
      self.isTestRequest = isTestRequest
      self.childDirectedTreatment = childDirectedTreatment
      self.underAgeOfConsent = underAgeOfConsent
      self.rootViewController = rootViewController
    }
  }

  private let parts: Parts

  /// A configuration with these values.
  public init(_ parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// An empty configuration.
  public override init() {
    parts = Parts()
    super.init()
  }

  /// The response to the adapter's bid. Nil in a waterfall. (BID-4, BID-6, BID-7)
  open var bidResponse: String? { parts.bidResponse }

  /// A PNG that identifies the ad's source, to be laid over the ad. Nil in a waterfall. (BID-5)
  open var watermark: Data? { parts.watermark }

  /// The settings that the publisher configured for this source.
  open var credentials: MediationCredentials { parts.credentials }

  /// The extras that the publisher registered for this network.
  open var extras: (any AdNetworkExtras)? { parts.extras }

  /// Whether the publisher requests test ads.
  open var isTestRequest: Bool { parts.isTestRequest }

  /// Whether the app is directed at children. Nil if the publisher did not specify it.
  open var childDirectedTreatment: NSNumber? { parts.childDirectedTreatment }

  /// Whether the user is under the age of consent. Nil if the publisher did not specify it.
  open var underAgeOfConsent: NSNumber? { parts.underAgeOfConsent }

  /// The view controller to present from: the publisher's, or the one it presents. Read it on the main actor, at the
  /// time of presentation.
  open var topViewController: UIViewController? {
    let root = parts.rootViewController
    return MainActor.isCurrent ? MainActor.assumeIsolated { root?.topmostPresented } : root
  }
}

/// The configuration of a banner load.
///
/// Mirrors `GADMediationBannerAdConfiguration`. Source: `GADMediationBannerAd.h`.
open class MediationBannerAdConfiguration: MediationAdConfiguration {
  private let requestedSize: AdSize

  /// A configuration for this size.
  public init(_ parts: Parts, adSize: AdSize) {
    requestedSize = adSize
    super.init(parts)
  }

  /// An empty configuration, with an invalid size.
  public override init() {
    requestedSize = AdSizeInvalid
    super.init()
  }

  /// The requested size. (BANNER-1, BANNER-2)
  open var adSize: AdSize { requestedSize }
}

/// The configuration of an interstitial load.
///
/// Mirrors `GADMediationInterstitialAdConfiguration`. Source: `GADMediationInterstitialAd.h`.
open class MediationInterstitialAdConfiguration: MediationAdConfiguration {}

/// The configuration of a load of a rewarded ad or a rewarded interstitial.
///
/// Mirrors `GADMediationRewardedAdConfiguration`. Source: `GADMediationRewardedAd.h`.
open class MediationRewardedAdConfiguration: MediationAdConfiguration {}

/// The configuration of an app open ad load.
///
/// Mirrors `GADMediationAppOpenAdConfiguration`. Source: `GADMediationAppOpenAd.h`.
open class MediationAppOpenAdConfiguration: MediationAdConfiguration {}

/// The configuration of a native ad load.
///
/// Mirrors `GADMediationNativeAdConfiguration`. Source: `GADMediationNativeAd.h`.
open class MediationNativeAdConfiguration: MediationAdConfiguration {
  private let requestedOptions: [AdLoaderOptions]

  /// A configuration with these options.
  public init(_ parts: Parts, options: [AdLoaderOptions]) {
    requestedOptions = options
    super.init(parts)
  }

  /// An empty configuration, without options.
  public override init() {
    requestedOptions = []
    super.init()
  }

  /// The publisher's options. Ignore those you do not know.
  open var options: [AdLoaderOptions] { requestedOptions }
}
