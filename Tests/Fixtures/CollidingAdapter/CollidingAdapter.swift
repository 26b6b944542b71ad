import CollidingNetwork
import GoogleMobileAds
import UIKit

/// An adapter that uses its network's types by names that AdMediation also has.
public final class CollidingAdapter: NSObject, RTBAdapter {
  private var notifications: [MediationAdEvent] = []

  public override init() { super.init() }

  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber { VersionNumber() }
  public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  public func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    let request = BidRequest(placement: params.configuration.credentials.isEmpty ? "" : "placement")
    guard !request.placement.isEmpty else { return completionHandler(nil, ConfigurationError.noPlacement) }
    completionHandler("\(Bid(price: 1).price)", nil)
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    notifications.append(MediationAdEvent(event: AdEvent.shown))
    _ = completionHandler(nil, ConfigurationError.noPlacement)
  }
}
