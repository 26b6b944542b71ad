extension AdapterTemplate {
  /// What the network's ads have in common.
  static let ad = #"""
    import AdMediation
    import AdapterConformance
    @if bidding@
    import Foundation
    @end@

    /// The network as a test arms it: it decides the answers, and records what the adapter does.
    public typealias AcmeNetwork = NetworkDouble<AcmeAd>

    /// What the network's ads have in common.
    @MainActor
    public class AcmeAd {
      public let placement: String
    @if bidding@
      /// A picture to be laid over the ad.
      public var watermark: Data?
    @end@
      let format: AdFormat
      private(set) var assets = NetworkAssets()
      private(set) var network: AcmeNetwork?

      init(placement: String, format: AdFormat) {
        self.placement = placement
        self.format = format
      }

      /// The request as the test sees it. A format adds what it is asked for.
      var request: NetworkSightings.Request {
        .init(
          parameter: placement,
          format: format,
          isTest: AcmeAds.isTestMode,
          childDirectedTreatment: AcmeAds.isChildDirected,
          underAgeOfConsent: AcmeAds.isUnderAgeOfConsent
        )
      }

      /// Loads the ad. The real SDK asks its servers; this one asks the network that the placement leads to.
    @if bidding@
      ///
      /// - Parameter bidResponse: the response to the network's bid; nil in a waterfall.
      public func load(bidResponse: String? = nil) {
        var request = request
        request.bidResponse = bidResponse
        request.watermark = watermark
    @else@
      public func load() {
    @end@
        AcmeNetwork.load(
          request,
          making: { [self] assets, network in
            self.assets = assets
            self.network = network
            return self
          },
          completion: { [self] result in
            switch result {
            case .success: didLoad()
            case .failure(let error): didFailToLoad(with: AcmeError(error))
            }
          }
        )
      }

      func didLoad() {}

      func didFailToLoad(with error: AcmeError) {}

      /// Does what the network does by itself. The fixture calls it.
      public func perform(_ action: NetworkAction) {}
    @if rewarded rewardedInterstitial@

      /// The user has watched enough. The fixture calls it.
      public func earnReward() {}
    @end@
    }

    """#

  /// The error.
  static let error = #"""
    import AdapterConformance
    import Foundation

    /// Why there is no ad, or why it cannot be shown.
    public struct AcmeError: CustomNSError, LocalizedError {
      public static let errorDomain = "AcmeSDK"
      public let errorCode: Int
      public let errorDescription: String?

      init(_ error: NetworkDoubleError) {
        errorCode = error.code
        errorDescription = error.errorDescription
      }
    }

    """#

  /// The set-up and the signals.
  static let ads = #"""
    import AdapterConformance

    /// The SDK as a whole.
    public enum AcmeAds {
      public static let version = "1.0.0"

      /// Whether ads are tests.
      @MainActor public static var isTestMode = false
      /// Nil if the app does not say.
      @MainActor public static var isChildDirected: Bool?
      /// Nil if the app does not say.
      @MainActor public static var isUnderAgeOfConsent: Bool?

      /// Forgets what the app has said. The fixture calls it, because the real SDK keeps it for the process.
      @MainActor
      public static func reset() {
        isTestMode = false
        isChildDirected = nil
        isUnderAgeOfConsent = nil
      }
    @if adapter@

      /// Starts the SDK.
      public static func start(
        placement: String?,
        completion: @escaping @MainActor @Sendable (AcmeError?) -> Void
      ) {
        AcmeNetwork.setUp(placement) { completion($0.map(AcmeError.init)) }
      }
    @end@
    @if bidding@

      /// Collects what the network needs to know for its bid.
      public static func collectSignals(
        placement: String?,
        completion: @escaping @MainActor @Sendable (Result<String, AcmeError>) -> Void
      ) {
        AcmeNetwork.collectSignals(placement) { completion($0.mapError(AcmeError.init)) }
      }
    @end@
    }

    """#
}
