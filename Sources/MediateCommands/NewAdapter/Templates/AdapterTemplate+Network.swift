extension AdapterTemplate {
  /// What the network's ads have in common.
  static let ad = #"""
    import AdMediation
    import AdapterConformance
    @if watermark@
    import Foundation
    @end@

    /// The network as a test arms it: it decides the answers, and records what the adapter does.
    public typealias ACMENetwork = NetworkDouble<ACMEAd>
    @if rewarded rewardedInterstitial@

    /// What the user earns.
    public struct ACMEReward: Sendable {
      public let type: String
      public let amount: Int
    }
    @end@

    /// What the network's ads have in common.
    @MainActor
    public class ACMEAd {
      public let @LABEL@: @PLACEMENTTYPE@
    @if watermark@
      /// A picture to be laid over the ad.
      public var watermark: Data?
    @end@
      let format: AdFormat
      private(set) var assets = NetworkAssets()
      private(set) var network: ACMENetwork?

      init(@LABEL@: @PLACEMENTTYPE@, format: AdFormat) {
        self.@LABEL@ = @LABEL@
        self.format = format
      }

      /// The request as the test sees it. A format adds what it is asked for.
      var request: NetworkSightings.Request {
    @if testRequests childDirectedTreatment underAgeOfConsent@
        var request = NetworkSightings.Request(parameter: @PARAMETER@, format: format)
    @if testRequests@
        request.isTest = @ADS@.isTestMode
    @end@
    @if childDirectedTreatment@
        request.childDirectedTreatment = @ADS@.isChildDirected
    @end@
    @if underAgeOfConsent@
        request.underAgeOfConsent = @ADS@.isUnderAgeOfConsent
    @end@
        return request
    @else@
        .init(parameter: @PARAMETER@, format: format)
    @end@
      }

    @if loaders@
      /// Loads the ad for its loader. The real SDK asks its servers; this one asks the network that the placement leads
      /// to.
    @if bidding@
      func load(
    @if waterfall@
        bidResponse: String?,
    @else@
        bidResponse: String,
    @end@
        completion: @escaping @MainActor @Sendable (ACMEError?) -> Void
      ) {
        var request = request
        request.bidResponse = bidResponse
    @if watermark@
        request.watermark = watermark
    @end@
    @else@
      func load(completion: @escaping @MainActor @Sendable (ACMEError?) -> Void) {
    @end@
        ACMENetwork.load(
          request,
          making: { [self] assets, network in
            self.assets = assets
            self.network = network
            return self
          },
          completion: { result in
            switch result {
            case .success: completion(nil)
            case .failure(let error): completion(ACMEError(error))
            }
          }
        )
      }
    @if selfLoading@

    @if waterfall@
      /// Loads an ad of the waterfall by itself.
      public func load() { load(nil) }

    @end@
    @if bidding@
      /// Loads the ad of a bid by itself.
      ///
      /// - Parameter bidResponse: the response to the network's bid.
    @if waterfall@
      public func load(bidResponse: String) { load(bidResponse) }

      private func load(_ bidResponse: String?) {
    @else@
      public func load(bidResponse: String) {
    @end@
        load(bidResponse: bidResponse) { [self] error in
    @else@
      /// Loads the ad by itself.
      public func load() {
        load { [self] error in
    @end@
          if let error { didFailToLoad(with: error) } else { didLoad() }
        }
      }
    @end@
    @else@
    @if waterfall@
      /// Loads an ad of the waterfall.
      public func load() { load(nil) }

    @end@
    @if bidding@
      /// Loads the ad of a bid.
      ///
      /// - Parameter bidResponse: the response to the network's bid.
    @if waterfall@
      public func load(bidResponse: String) { load(bidResponse) }

      /// The real SDK asks its servers; this one asks the network that the placement leads to.
      private func load(_ bidResponse: String?) {
    @else@
      public func load(bidResponse: String) {
    @end@
        var request = request
        request.bidResponse = bidResponse
    @if watermark@
        request.watermark = watermark
    @end@
    @else@
      /// Loads the ad. The real SDK asks its servers; this one asks the network that the placement leads to.
      public func load() {
    @end@
        ACMENetwork.load(
          request,
          making: { [self] assets, network in
            self.assets = assets
            self.network = network
            return self
          },
          completion: { [self] result in
            switch result {
            case .success: didLoad()
            case .failure(let error): didFailToLoad(with: ACMEError(error))
            }
          }
        )
      }
    @end@

    @if selfLoading@
      func didLoad() {}

      func didFailToLoad(with error: ACMEError) {}

    @end@
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
    public struct ACMEError: CustomNSError, LocalizedError {
      public enum Code: Int, Sendable {
        case unknownPlacement = 1
    @if bidding@
        case unknownBid = 2
    @end@
        case noFill = 3
        case network = 4
        case timeout = 5
        case unavailable = 6
      }

      public let code: Code
      public let message: String

      public static let errorDomain = "AcmeSDK"
      public var errorCode: Int { code.rawValue }
      public var errorDescription: String? { message }

      init(_ error: NetworkDoubleError) {
        code =
          switch error {
          case .unknownPlacement: .unknownPlacement
    @if bidding@
          case .unknownBid: .unknownBid
    @end@
          case .noFill: .noFill
          case .fault: .unavailable
          case .server(let code): Code(rawValue: code) ?? .network
    @if bidding@
    @else@
          default: .network
    @end@
          }
        message = error.localizedDescription
      }
    }
    @else@
    public enum ACMEError: Int, Error {
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
    @if shared@
    public final class @ADSTYPE@: Sendable {
      public static let shared = @ADSTYPE@()
      public static let sdkVersion = "1.0.0"
    @else@
    public enum @ADSTYPE@ {
      public static let sdkVersion = "1.0.0"
    @end@
    @if testRequests childDirectedTreatment underAgeOfConsent@

    @if testRequests@
      /// Whether ads are tests.
      @MainActor public @STATIC@var isTestMode = false
    @end@
    @if childDirectedTreatment@
      /// Nil if the app does not say.
      @MainActor public @STATIC@var isChildDirected: Bool?
    @end@
    @if underAgeOfConsent@
      /// Nil if the app does not say.
      @MainActor public @STATIC@var isUnderAgeOfConsent: Bool?
    @end@

      /// Forgets what the app has said. The fixture calls it, because the real SDK keeps it for the process.
      @MainActor
      public @STATIC@func reset() {
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
    @if setUp@

      /// Starts the SDK.
      public @STATIC@func start(
    @if appKey@
        @KEYLABEL@: String,@OTHERPARAMETERS@
    @else@
        @LABEL@: @PLACEMENTTYPE@?,
    @end@
        completion: @escaping @MainActor @Sendable (_ hasStarted: Bool, _ error: ACMEError?) -> Void
      ) {
    @if appKey@
        ACMENetwork.setUp(@KEYLABEL@) { completion($0 == nil, $0.map(ACMEError.init)) }
    @else@
        ACMENetwork.setUp(@OPTIONALPARAMETER@) { completion($0 == nil, $0.map(ACMEError.init)) }
    @end@
      }
    @end@
    @if bidding@

    @if token@
      /// What the network needs to know for its bid; nil before set-up.
      public @STATIC@func bidToken() -> String? { ACMENetwork.collectSignals() }
    @else@
      /// Collects what the network needs to know for its bid.
      public @STATIC@func collectSignals(
        @LABEL@: @PLACEMENTTYPE@?,
        completion: @escaping @MainActor @Sendable (_ signals: String?, _ error: ACMEError?) -> Void
      ) {
        ACMENetwork.collectSignals(@OPTIONALPARAMETER@) { result in
          switch result {
          case .success(let signals): completion(signals, nil)
          case .failure(let error): completion(nil, ACMEError(error))
          }
        }
      }
    @end@
    @end@
    }

    """#
}
