extension AdapterTemplate {
  /// What the network's ads have in common.
  static let ad = #"""
    import AdMediation
    import AdapterConformance

    /// The network as a test arms it: it decides the answers, and records what the adapter does.
    public typealias AcmeNetwork = NetworkDouble<AcmeAd>

    /// What the network's ads have in common.
    @MainActor
    public class AcmeAd {
      let format: AdFormat
      private(set) var assets = NetworkAssets()
      private(set) var network: AcmeNetwork?

      init(format: AdFormat) { self.format = format }

      /// Loads the ad. The real SDK asks its servers; this one asks the network that the placement leads to.
      func load(_ request: NetworkSightings.Request) {
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

  /// The request.
  static let request = #"""
    import AdMediation
    import AdapterConformance
    import Foundation

    /// What the app tells the network when it loads an ad.
    public struct AcmeRequest: Sendable {
      public var placement: String
      public var isTest = false
      /// Nil if the app does not say.
      public var isChildDirected: Bool?
      /// Nil if the app does not say.
      public var isUnderAgeOfConsent: Bool?
    @if bidding@
      /// The response to the network's bid; nil in a waterfall.
      public var bidResponse: String?
      /// A picture to be laid over the ad.
      public var watermark: Data?
    @end@

      public init(placement: String) { self.placement = placement }
    }

    extension NetworkSightings.Request {
      /// The request as a test sees it.
      init(_ request: AcmeRequest, format: AdFormat) {
        self.init(
          parameter: request.placement,
          format: format,
    @if bidding@
          bidResponse: request.bidResponse,
          watermark: request.watermark,
    @end@
          isTest: request.isTest,
          childDirectedTreatment: request.isChildDirected,
          underAgeOfConsent: request.isUnderAgeOfConsent
        )
      }
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

    /// The SDK as a whole. Safe from any thread.
    public enum AcmeAds {
      public static let version = "1.0.0"

      /// Starts the SDK.
      public static func start(
        placement: String?,
        completion: @escaping @MainActor @Sendable (AcmeError?) -> Void
      ) {
        AcmeNetwork.setUp(placement) { completion($0.map(AcmeError.init)) }
      }
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
