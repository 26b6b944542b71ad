extension AdapterTemplate {
  /// What the network's ads have in common.
  static let ad = #"""
    import AdMediation
    import AdapterConformance
    @if watermark@
    import Foundation
    @end@

    /// The network as a test arms it: it decides the answers, and records what the adapter does.
    public typealias AcmeNetwork = NetworkDouble<AcmeAd>

    /// What the network's ads have in common.
    @MainActor
    public class AcmeAd {
      public let placement: String
    @if watermark@
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
    @if testRequests childDirectedTreatment underAgeOfConsent@
        var request = NetworkSightings.Request(parameter: placement, format: format)
    @if testRequests@
        request.isTest = AcmeAds.isTestMode
    @end@
    @if childDirectedTreatment@
        request.childDirectedTreatment = AcmeAds.isChildDirected
    @end@
    @if underAgeOfConsent@
        request.underAgeOfConsent = AcmeAds.isUnderAgeOfConsent
    @end@
        return request
    @else@
        .init(parameter: placement, format: format)
    @end@
      }

      /// Loads the ad. The real SDK asks its servers; this one asks the network that the placement leads to.
    @if bidding@
      ///
    @if waterfall@
      /// - Parameter bidResponse: the response to the network's bid; nil in a waterfall.
      public func load(bidResponse: String? = nil) {
    @else@
      /// - Parameter bidResponse: the response to the network's bid.
      public func load(bidResponse: String) {
    @end@
        var request = request
        request.bidResponse = bidResponse
    @if watermark@
        request.watermark = watermark
    @end@
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
    @if errorCodes@
    import Foundation
    @end@

    /// Why there is no ad, or why it cannot be shown.
    @if errorCodes@
    public struct AcmeError: CustomNSError, LocalizedError {
      public static let errorDomain = "AcmeSDK"
      public let errorCode: Int
      public let errorDescription: String?

      init(_ error: NetworkDoubleError) {
        errorCode = error.code
        errorDescription = error.errorDescription
      }
    }
    @else@
    public enum AcmeError: Int, Error {
      case unknownPlacement = 1
    @if bidding@
      case unknownBid = 2
    @end@
      case noFill = 3
      case server = 4
      case unavailable = 5

      init(_ error: NetworkDoubleError) {
        switch error {
        case .unknownPlacement: self = .unknownPlacement
    @if bidding@
        case .unknownBid: self = .unknownBid
    @end@
        case .noFill: self = .noFill
        case .fault: self = .unavailable
        default: self = .server
        }
      }
    }
    @end@

    """#

  /// The set-up and the signals.
  static let ads = #"""
    import AdapterConformance

    /// The SDK as a whole.
    public enum AcmeAds {
      public static let version = "1.0.0"
    @if testRequests childDirectedTreatment underAgeOfConsent@

    @if testRequests@
      /// Whether ads are tests.
      @MainActor public static var isTestMode = false
    @end@
    @if childDirectedTreatment@
      /// Nil if the app does not say.
      @MainActor public static var isChildDirected: Bool?
    @end@
    @if underAgeOfConsent@
      /// Nil if the app does not say.
      @MainActor public static var isUnderAgeOfConsent: Bool?
    @end@

      /// Forgets what the app has said. The fixture calls it, because the real SDK keeps it for the process.
      @MainActor
      public static func reset() {
    @if testRequests@
        isTestMode = false
    @end@
    @if childDirectedTreatment@
        isChildDirected = nil
    @end@
    @if underAgeOfConsent@
        isUnderAgeOfConsent = nil
    @end@
      }
    @end@
    @if adapter@

      /// Starts the SDK.
      public static func start(
    @if appKey@
        appKey: String,
    @else@
        placement: String?,
    @end@
        completion: @escaping @MainActor @Sendable (AcmeError?) -> Void
      ) {
    @if appKey@
        AcmeNetwork.setUp(appKey) { completion($0.map(AcmeError.init)) }
    @else@
        AcmeNetwork.setUp(placement) { completion($0.map(AcmeError.init)) }
    @end@
      }
    @end@
    @if bidding@

    @if appKey@
      /// What the network needs to know for its bid; nil before set-up.
      public static func bidToken() -> String? { AcmeNetwork.collectSignals() }
    @else@
      /// Collects what the network needs to know for its bid.
      public static func collectSignals(
        placement: String?,
        completion: @escaping @MainActor @Sendable (Result<String, AcmeError>) -> Void
      ) {
        AcmeNetwork.collectSignals(placement) { completion($0.mapError(AcmeError.init)) }
      }
    @end@
    @end@
    }

    """#
}
