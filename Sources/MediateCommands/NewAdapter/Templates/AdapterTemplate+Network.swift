extension AdapterTemplate {
  /// The loader of the network.
  static let loader = #"""
    import AdapterConformance

    /// What the app wishes of an ad.
    public struct AcmeRequest: Sendable {
      public enum Orientation: String, Sendable { case any, portrait, landscape }
      public enum Corner: String, Sendable { case topRight, topLeft, bottomRight, bottomLeft }

      public var placement: String
      public var loadsImages = true
      public var wantsSeveralImages = false
      public var orientation = Orientation.any
      public var infoCorner = Corner.topRight

      public init(placement: String) { self.placement = placement }
    }

    /// Why there is no ad.
    public struct AcmeError: Error, Sendable {
      public let code: Int
      public let reason: String
    }

    /// Asks the network for an ad, and answers later on the main actor.
    @MainActor
    public final class AcmeLoader {
      public init() {}

      public func load(
        _ request: AcmeRequest,
        completion: @escaping @MainActor (Result<AcmeAd, AcmeError>) -> Void
      ) {
        // Where the real SDK calls its servers, its double asks the network that the test has set up.
        let seen = NetworkSightings.Request(
          parameter: request.placement,
          wantsPictures: request.loadsImages,
          wantsMultipleImages: request.wantsSeveralImages,
          orientation: .init(rawValue: request.orientation.rawValue),
          adChoicesCorner: .init(rawValue: request.infoCorner.rawValue)
        )
        AcmeNetwork.load(seen, making: { AcmeAd($0, for: request, network: $1) }) { result in
          completion(result.mapError { AcmeError(code: $0.code, reason: $0.localizedDescription) })
        }
      }
    }

    """#

  /// The ad of the network.
  static let ad = #"""
    import AdapterConformance
    import Foundation
    import HeadlessUIKit

    /// The network as a test sets it up: it decides the answers, and records what the adapter does.
    public typealias AcmeNetwork = NetworkDouble<AcmeAd>

    public typealias AcmeImage = NetworkAssets.Image

    /// Receives the events of an ad.
    @MainActor
    public protocol AcmeAdDelegate: AnyObject {
      func adWillOpenScreen(_ ad: AcmeAd)
      func adWillCloseScreen(_ ad: AcmeAd)
      func adDidCloseScreen(_ ad: AcmeAd)
      func adWillLeaveApp(_ ad: AcmeAd)
      func adDidPlay(_ ad: AcmeAd)
      func adDidPause(_ ad: AcmeAd)
      func adDidEnd(_ ad: AcmeAd)
    }

    /// An ad of the network.
    @MainActor
    public final class AcmeAd {
      public var title: String? { assets.headline }
      public var text: String? { assets.body }
      public var button: String? { assets.callToAction }
      public var advertiser: String? { assets.advertiser }
      public var store: String? { assets.store }
      public var price: String? { assets.price }
      public var stars: Decimal? { assets.starRating }
      public var logo: AcmeImage? { assets.icon }
      public var motto: String? { assets.extra }
      public var videoSeconds: TimeInterval { assets.video?.duration ?? 0 }
      public var videoAspectRatio: Double { assets.video?.aspectRatio ?? 0 }
      public let images: [AcmeImage]
      /// Whether the images came with the ad. Otherwise there are only their addresses.
      public let hasLoadedImages: Bool
      /// The player, if the ad has a video.
      public let player: UIView?
      public weak var delegate: (any AcmeAdDelegate)?

      private let assets: NetworkAssets
      private let network: AcmeNetwork

      init(_ assets: NetworkAssets, for request: AcmeRequest, network: AcmeNetwork) {
        self.assets = assets
        self.network = network
        let all = assets.landscapeImages + assets.portraitImages
        images = request.wantsSeveralImages ? all : Array(all.prefix(1))
        hasLoadedImages = request.loadsImages
        player = assets.video == nil ? nil : UIView()
      }

      public func reportImpression() { network.recordImpression() }

      public func reportClick(on view: UIView?) { network.recordClick(on: view) }
    }

    """#
}
