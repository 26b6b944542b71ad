public import Foundation

/// An adapter in today's style: one class for one ad network and all ad formats.
///
/// ## Implementation requirements
///
/// - The host asks for the versions and sets the network up once, before the first load, off the main actor. Call
///   the handler of ``setUp(with:completionHandler:)`` once, with nil or with the error. (SETUP-1 to SETUP-7)
/// - For each load the host makes an instance with `init()` and calls one `load…`, on the main actor. Implement the
///   formats that the network has; the others fail by themselves, and the waterfall goes on. (LOAD-17, LOAD-20)
/// - Call the load's completion handler exactly once, from any thread, with the ad or with an error. It returns the
///   event delegate of the ad, to be told of all that happens to it; hold it weakly. A second call is recorded, has
///   no effect and returns nil. (LOAD-16, LOAD-18, LOAD-19)
/// - The host keeps the adapter, its ad and the event delegate alive until the publisher releases the ad. (LIFE-6,
///   LIFE-7)
/// - Native ads keep the rules for custom events as well, from LOAD-1 to THREAD-3, with exceptions that the rule book
///   names.
/// - The parameter of the source is in the credentials, under `parameter`.
///
/// The protocol has no isolation, as the original has none. In Swift 6 mode write `@preconcurrency MediationAdapter`
/// on a `@MainActor` class, and mark the static members `nonisolated`.
///
/// Mirrors `GADMediationAdapter`. Source: Google Mobile Ads SDK for iOS, version 12, `GADMediationAdapter.h`.
public protocol MediationAdapter: NSObjectProtocol {
  /// Makes an adapter for one load. Called by the host on the main actor.
  init()

  /// The version of the adapter. May be called on any thread and often: it has to be cheap. (SETUP-4, SETUP-5)
  static func adapterVersion() -> VersionNumber

  /// The version of the network's SDK. May be called on any thread and often: it has to be cheap. (SETUP-4, SETUP-5)
  static func adSDKVersion() -> VersionNumber

  /// The class with which publishers give this network more parameters; nil if there is none.
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)?

  /// Sets the network's SDK up. Called once, off the main actor. Ready at once unless implemented. (SETUP-1 to
  /// SETUP-3, SETUP-6, SETUP-7)
  ///
  /// - Parameters:
  ///   - configuration: the credentials of all sources that name this adapter.
  ///   - completionHandler: to be called once, from any thread, with nil when ads can be loaded, or with the error.
  static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  )

  /// ``setUp(with:completionHandler:)`` by its label in version 11 and earlier: implement either. The host calls the
  /// other one.
  static func setUpWith(
    _ configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  )

  /// Loads a banner. Fails unless implemented.
  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  )

  /// Loads an interstitial. Fails unless implemented.
  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  )

  /// Loads a rewarded ad. Fails unless implemented.
  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  )

  /// Loads a rewarded interstitial. Fails unless implemented.
  func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  )

  /// Loads a native ad. Fails unless implemented.
  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  )

  /// Loads an app open ad. Fails unless implemented.
  func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  )
}

/// Tells the host that the network's SDK is set up, or why not. Any thread may call it, once.
public typealias MediationAdapterSetUpCompletionHandler = ((any Error)?) -> Void

/// Answers the load of a banner and returns its event delegate. Any thread may call it, once.
public typealias MediationBannerLoadCompletionHandler =
  ((any MediationBannerAd)?, (any Error)?) -> (any MediationBannerAdEventDelegate)?
/// Answers the load of an interstitial and returns its event delegate. Any thread may call it, once.
public typealias MediationInterstitialLoadCompletionHandler =
  ((any MediationInterstitialAd)?, (any Error)?) -> (any MediationInterstitialAdEventDelegate)?
/// Answers the load of a rewarded ad and returns its event delegate. Any thread may call it, once.
public typealias MediationRewardedLoadCompletionHandler =
  ((any MediationRewardedAd)?, (any Error)?) -> (any MediationRewardedAdEventDelegate)?
/// Answers the load of a native ad and returns its event delegate. Any thread may call it, once.
public typealias MediationNativeLoadCompletionHandler =
  ((any MediationNativeAd)?, (any Error)?) -> (any MediationNativeAdEventDelegate)?
/// Answers the load of an app open ad and returns its event delegate. Any thread may call it, once.
public typealias MediationAppOpenLoadCompletionHandler =
  ((any MediationAppOpenAd)?, (any Error)?) -> (any MediationAppOpenAdEventDelegate)?

extension MediationAdapter {
  /// None.
  public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  /// Calls ``setUpWith(_:completionHandler:)``.
  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) { setUpWith(configuration, completionHandler: completionHandler) }

  /// Succeeds at once: there is nothing to set up.
  public static func setUpWith(
    _ configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) { completionHandler(nil) }

  /// Fails: the adapter has no banners.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) { _ = completionHandler(nil, AdapterLookupError.unsupported(.banner, by: Self.self)) }

  /// Fails: the adapter has no interstitials.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) { _ = completionHandler(nil, AdapterLookupError.unsupported(.interstitial, by: Self.self)) }

  /// Fails: the adapter has no rewarded ads.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) { _ = completionHandler(nil, AdapterLookupError.unsupported(.rewarded, by: Self.self)) }

  /// Fails: the adapter has no rewarded interstitials.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) { _ = completionHandler(nil, AdapterLookupError.unsupported(.rewardedInterstitial, by: Self.self)) }

  /// Fails: the adapter has no native ads.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) { _ = completionHandler(nil, AdapterLookupError.unsupported(.native, by: Self.self)) }

  /// Fails: the adapter has no app open ads.
  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  ) { _ = completionHandler(nil, AdapterLookupError.unsupported(.appOpen, by: Self.self)) }
}
