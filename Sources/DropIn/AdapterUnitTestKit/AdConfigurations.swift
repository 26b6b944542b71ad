public import Foundation
public import GoogleMobileAds

/// The values that the configurations of all formats share.
private struct Values {
  var bidResponse: String?
  var topViewController: UIViewController?
  var credentials: MediationCredentials = AUTKMediationCredentials()
  var watermark: Data?
  var extras: (any AdNetworkExtras)?
  var childDirectedTreatment: NSNumber?
  var isTestRequest = false
}

/// A configuration for an app open ad whose values a test sets before the load.
///
/// Mirrors `AUTKMediationAppOpenAdConfiguration`. Source: `AUTKAdConfiguration.h`.
open class AUTKMediationAppOpenAdConfiguration: MediationAppOpenAdConfiguration {
  private var values = Values()

  /// A configuration with no values.
  public override init() { super.init() }

  /// The response to the adapter's bid. Nil unless set.
  open override var bidResponse: String? {
    get { values.bidResponse }
    set { values.bidResponse = newValue }
  }

  /// The view controller to present from. Nil unless set.
  open override var topViewController: UIViewController? {
    get { values.topViewController }
    set { values.topViewController = newValue }
  }

  /// The source's credentials. Without settings unless set.
  open override var credentials: MediationCredentials {
    get { values.credentials }
    set { values.credentials = newValue }
  }

  /// The watermark of a bidder's ad. Nil unless set.
  open override var watermark: Data? {
    get { values.watermark }
    set { values.watermark = newValue }
  }

  /// The publisher's extras for the network. Nil unless set.
  open override var extras: (any AdNetworkExtras)? {
    get { values.extras }
    set { values.extras = newValue }
  }

  /// Whether the app is directed at children. Nil unless set.
  open override var childDirectedTreatment: NSNumber? {
    get { values.childDirectedTreatment }
    set { values.childDirectedTreatment = newValue }
  }

  /// Whether test ads are requested. False unless set.
  open override var isTestRequest: Bool {
    get { values.isTestRequest }
    set { values.isTestRequest = newValue }
  }
}

/// A configuration for a banner whose values a test sets before the load.
///
/// Mirrors `AUTKMediationBannerAdConfiguration`. Source: `AUTKAdConfiguration.h`.
open class AUTKMediationBannerAdConfiguration: MediationBannerAdConfiguration {
  private var values = Values()
  private var requestedSize = AdSize()

  /// A configuration with no values.
  public override init() { super.init() }

  /// The response to the adapter's bid. Nil unless set.
  open override var bidResponse: String? {
    get { values.bidResponse }
    set { values.bidResponse = newValue }
  }

  /// The view controller to present from. Nil unless set.
  open override var topViewController: UIViewController? {
    get { values.topViewController }
    set { values.topViewController = newValue }
  }

  /// The source's credentials. Without settings unless set.
  open override var credentials: MediationCredentials {
    get { values.credentials }
    set { values.credentials = newValue }
  }

  /// The watermark of a bidder's ad. Nil unless set.
  open override var watermark: Data? {
    get { values.watermark }
    set { values.watermark = newValue }
  }

  /// The publisher's extras for the network. Nil unless set.
  open override var extras: (any AdNetworkExtras)? {
    get { values.extras }
    set { values.extras = newValue }
  }

  /// Whether the app is directed at children. Nil unless set.
  open override var childDirectedTreatment: NSNumber? {
    get { values.childDirectedTreatment }
    set { values.childDirectedTreatment = newValue }
  }

  /// Whether test ads are requested. False unless set.
  open override var isTestRequest: Bool {
    get { values.isTestRequest }
    set { values.isTestRequest = newValue }
  }

  /// The requested size. Zero unless set.
  open override var adSize: AdSize {
    get { requestedSize }
    set { requestedSize = newValue }
  }
}

/// A configuration for an interstitial whose values a test sets before the load.
///
/// Mirrors `AUTKMediationInterstitialAdConfiguration`. Source: `AUTKAdConfiguration.h`.
open class AUTKMediationInterstitialAdConfiguration: MediationInterstitialAdConfiguration {
  private var values = Values()

  /// A configuration with no values.
  public override init() { super.init() }

  /// The response to the adapter's bid. Nil unless set.
  open override var bidResponse: String? {
    get { values.bidResponse }
    set { values.bidResponse = newValue }
  }

  /// The view controller to present from. Nil unless set.
  open override var topViewController: UIViewController? {
    get { values.topViewController }
    set { values.topViewController = newValue }
  }

  /// The source's credentials. Without settings unless set.
  open override var credentials: MediationCredentials {
    get { values.credentials }
    set { values.credentials = newValue }
  }

  /// The watermark of a bidder's ad. Nil unless set.
  open override var watermark: Data? {
    get { values.watermark }
    set { values.watermark = newValue }
  }

  /// The publisher's extras for the network. Nil unless set.
  open override var extras: (any AdNetworkExtras)? {
    get { values.extras }
    set { values.extras = newValue }
  }

  /// Whether the app is directed at children. Nil unless set.
  open override var childDirectedTreatment: NSNumber? {
    get { values.childDirectedTreatment }
    set { values.childDirectedTreatment = newValue }
  }

  /// Whether test ads are requested. False unless set.
  open override var isTestRequest: Bool {
    get { values.isTestRequest }
    set { values.isTestRequest = newValue }
  }
}

/// A configuration for a native ad whose values a test sets before the load.
///
/// Mirrors `AUTKMediationNativeAdConfiguration`. Source: `AUTKAdConfiguration.h`.
open class AUTKMediationNativeAdConfiguration: MediationNativeAdConfiguration {
  private var values = Values()
  private var requestedOptions: [AdLoaderOptions] = []

  /// A configuration with no values.
  public override init() { super.init() }

  /// The response to the adapter's bid. Nil unless set.
  open override var bidResponse: String? {
    get { values.bidResponse }
    set { values.bidResponse = newValue }
  }

  /// The view controller to present from. Nil unless set.
  open override var topViewController: UIViewController? {
    get { values.topViewController }
    set { values.topViewController = newValue }
  }

  /// The source's credentials. Without settings unless set.
  open override var credentials: MediationCredentials {
    get { values.credentials }
    set { values.credentials = newValue }
  }

  /// The watermark of a bidder's ad. Nil unless set.
  open override var watermark: Data? {
    get { values.watermark }
    set { values.watermark = newValue }
  }

  /// The publisher's extras for the network. Nil unless set.
  open override var extras: (any AdNetworkExtras)? {
    get { values.extras }
    set { values.extras = newValue }
  }

  /// Whether the app is directed at children. Nil unless set.
  open override var childDirectedTreatment: NSNumber? {
    get { values.childDirectedTreatment }
    set { values.childDirectedTreatment = newValue }
  }

  /// Whether test ads are requested. False unless set.
  open override var isTestRequest: Bool {
    get { values.isTestRequest }
    set { values.isTestRequest = newValue }
  }

  /// The publisher's options. None unless set.
  open override var options: [AdLoaderOptions] {
    get { requestedOptions }
    set { requestedOptions = newValue }
  }
}

/// A configuration for a rewarded ad or a rewarded interstitial whose values a test sets before the load.
///
/// Mirrors `AUTKMediationRewardedAdConfiguration`. Source: `AUTKAdConfiguration.h`.
open class AUTKMediationRewardedAdConfiguration: MediationRewardedAdConfiguration {
  private var values = Values()

  /// A configuration with no values.
  public override init() { super.init() }

  /// The response to the adapter's bid. Nil unless set.
  open override var bidResponse: String? {
    get { values.bidResponse }
    set { values.bidResponse = newValue }
  }

  /// The view controller to present from. Nil unless set.
  open override var topViewController: UIViewController? {
    get { values.topViewController }
    set { values.topViewController = newValue }
  }

  /// The source's credentials. Without settings unless set.
  open override var credentials: MediationCredentials {
    get { values.credentials }
    set { values.credentials = newValue }
  }

  /// The watermark of a bidder's ad. Nil unless set.
  open override var watermark: Data? {
    get { values.watermark }
    set { values.watermark = newValue }
  }

  /// The publisher's extras for the network. Nil unless set.
  open override var extras: (any AdNetworkExtras)? {
    get { values.extras }
    set { values.extras = newValue }
  }

  /// Whether the app is directed at children. Nil unless set.
  open override var childDirectedTreatment: NSNumber? {
    get { values.childDirectedTreatment }
    set { values.childDirectedTreatment = newValue }
  }

  /// Whether test ads are requested. False unless set.
  open override var isTestRequest: Bool {
    get { values.isTestRequest }
    set { values.isTestRequest = newValue }
  }
}
