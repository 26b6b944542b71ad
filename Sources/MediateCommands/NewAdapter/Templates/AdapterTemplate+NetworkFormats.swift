extension AdapterTemplate {
  /// The network's native ad.
  static let native = #"""
    import AdMediation
    import AdapterConformance
    import UIKit

    /// How the app wants a native ad.
    public struct AcmeNativeOptions: Sendable {
      public enum Corner: String, Sendable { case topRight, topLeft, bottomRight, bottomLeft }

      public var loadsImages = true
      public var wantsSeveralImages = false
      public var infoCorner = Corner.topRight

      public init() {}
    }

    public typealias AcmeImage = NetworkAssets.Image

    @MainActor
    public protocol AcmeNativeAdDelegate: AnyObject {
      func adDidLoad(_ ad: AcmeNativeAd)
      func ad(_ ad: AcmeNativeAd, didFailToLoadWith error: AcmeError)
      func adDidRecordImpression(_ ad: AcmeNativeAd)
      func adDidRecordClick(_ ad: AcmeNativeAd)
      func adWillOpenScreen(_ ad: AcmeNativeAd)
      func adWillCloseScreen(_ ad: AcmeNativeAd)
      func adDidCloseScreen(_ ad: AcmeNativeAd)
    @if customEvent@
      func adWillLeaveApp(_ ad: AcmeNativeAd)
    @end@
      func adDidPlay(_ ad: AcmeNativeAd)
      func adDidPause(_ ad: AcmeNativeAd)
      func adDidEnd(_ ad: AcmeNativeAd)
    }

    /// A native ad of the network, which counts impressions and clicks by the view.
    public final class AcmeNativeAd: AcmeAd {
      public weak var delegate: (any AcmeNativeAdDelegate)?

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
      /// The player, if the ad has a video.
      public private(set) lazy var player = assets.video.map { _ in UIView() }
      /// Whether the images came with the ad. Otherwise there are only their addresses.
      public var hasLoadedImages: Bool { options.loadsImages }
      public var images: [AcmeImage] {
        let all = assets.landscapeImages + assets.portraitImages
        return options.wantsSeveralImages ? all : Array(all.prefix(1))
      }

      public var options = AcmeNativeOptions()

      public init(placement: String) { super.init(placement: placement, format: .native) }

      override var request: NetworkSightings.Request {
        var request = super.request
        request.wantsPictures = options.loadsImages
        request.wantsMultipleImages = options.wantsSeveralImages
        request.adChoicesCorner = .init(rawValue: options.infoCorner.rawValue)
        return request
      }

      /// Registers the view that shows the ad. The network counts its impression and its clicks.
      public func attach(to view: UIView) { network?.track(view, of: self) }

      public func detach() { network?.track(nil, of: self) }

      override func didLoad() { delegate?.adDidLoad(self) }

      override func didFailToLoad(with error: AcmeError) {
        delegate?.ad(self, didFailToLoadWith: error)
      }

      public override func perform(_ action: NetworkAction) {
        switch action {
        case .countImpression:
          network?.recordImpression()
          delegate?.adDidRecordImpression(self)
        case .countClick:
          network?.recordClick()
          delegate?.adDidRecordClick(self)
        case .presentScreen: delegate?.adWillOpenScreen(self)
        case .dismissScreen:
          delegate?.adWillCloseScreen(self)
          delegate?.adDidCloseScreen(self)
    @if customEvent@
        case .leaveApplication: delegate?.adWillLeaveApp(self)
    @else@
        case .leaveApplication: break  // Adapters do not report it.
    @end@
        case .playVideo: delegate?.adDidPlay(self)
        case .pauseVideo: delegate?.adDidPause(self)
        case .endVideo: delegate?.adDidEnd(self)
        }
      }
    }

    """#

  /// The network's banner.
  static let banner = #"""
    import AdMediation
    import AdapterConformance
    import UIKit

    @MainActor
    public protocol AcmeBannerAdDelegate: AnyObject {
      func adDidLoad(_ ad: AcmeBannerAd)
      func ad(_ ad: AcmeBannerAd, didFailToLoadWith error: AcmeError)
      func adDidRecordImpression(_ ad: AcmeBannerAd)
      func adDidRecordClick(_ ad: AcmeBannerAd)
      func adWillOpenScreen(_ ad: AcmeBannerAd)
      func adWillCloseScreen(_ ad: AcmeBannerAd)
      func adDidCloseScreen(_ ad: AcmeBannerAd)
    }

    /// A banner of the network.
    public final class AcmeBannerAd: AcmeAd {
      public weak var delegate: (any AcmeBannerAdDelegate)?
      public let view: UIView

      private let size: CGSize

      public init(placement: String, size: CGSize) {
        self.size = size
        view = UIView(frame: CGRect(origin: .zero, size: size))
        super.init(placement: placement, format: .banner)
      }

      override var request: NetworkSightings.Request {
        var request = super.request
        request.bannerSize = size
        return request
      }

      override func didLoad() { delegate?.adDidLoad(self) }

      override func didFailToLoad(with error: AcmeError) {
        delegate?.ad(self, didFailToLoadWith: error)
      }

      public override func perform(_ action: NetworkAction) {
        switch action {
        case .countImpression:
          network?.recordImpression()
          delegate?.adDidRecordImpression(self)
        case .countClick:
          network?.recordClick(on: view)
          delegate?.adDidRecordClick(self)
        case .presentScreen: delegate?.adWillOpenScreen(self)
        case .dismissScreen:
          delegate?.adWillCloseScreen(self)
          delegate?.adDidCloseScreen(self)
        default: break
        }
      }
    }

    """#

  /// The network's interstitial.
  static let interstitial = fullScreen("An ad at a pause in the app.", "Interstitial", "interstitial")

  /// The network's app open ad.
  static let appOpen = fullScreen("An ad while the app opens.", "AppOpen", "appOpen")

  /// The network's rewarded ad.
  static let rewarded = fullScreen(
    "An ad with a reward for watching it.",
    "Rewarded",
    "rewarded",
    hasReward: true
  )

  /// The network's rewarded interstitial.
  static let rewardedInterstitial = fullScreen(
    "A rewarded ad at a pause in the app.",
    "RewardedInterstitial",
    "rewardedInterstitial",
    hasReward: true
  )

  /// A full-screen ad of the network. The formats differ in their names, and in whether there is a reward.
  private static func fullScreen(
    _ summary: String,
    _ name: String,
    _ format: String,
    hasReward: Bool = false
  ) -> String {
    #"""
    import AdMediation
    import AdapterConformance
    import UIKit

    @MainActor
    public protocol Acme\#(name)AdDelegate: AnyObject {
      func adDidLoad(_ ad: Acme\#(name)Ad)
      func ad(_ ad: Acme\#(name)Ad, didFailToLoadWith error: AcmeError)
      func ad(_ ad: Acme\#(name)Ad, didFailToShowWith error: AcmeError)
      func adWillOpen(_ ad: Acme\#(name)Ad)
      func adDidRecordImpression(_ ad: Acme\#(name)Ad)
      func adDidRecordClick(_ ad: Acme\#(name)Ad)
      func adWillClose(_ ad: Acme\#(name)Ad)
      func adDidClose(_ ad: Acme\#(name)Ad)

    """#
      + (hasReward ? rewardDelegate(name) : "")
        + #"""
        }

        /// \#(summary)
        public final class Acme\#(name)Ad: AcmeAd {
          public weak var delegate: (any Acme\#(name)AdDelegate)?

          public init(placement: String) { super.init(placement: placement, format: .\#(format)) }

          override func didLoad() { delegate?.adDidLoad(self) }

          override func didFailToLoad(with error: AcmeError) {
            delegate?.ad(self, didFailToLoadWith: error)
          }

          /// Opens the ad. As at a real network the impression is counted later: when the fixture performs it.
          public func show(from viewController: UIViewController) {
            guard let network, network.present(self, from: viewController) else {
              delegate?.ad(self, didFailToShowWith: AcmeError(.fault(.presentation)))
              return
            }
            delegate?.adWillOpen(self)
          }

          public override func perform(_ action: NetworkAction) {
            switch action {
            case .countImpression:
              network?.recordImpression()
              delegate?.adDidRecordImpression(self)
            case .countClick:
              network?.recordClick()
              delegate?.adDidRecordClick(self)
            case .dismissScreen:
              delegate?.adWillClose(self)
              delegate?.adDidClose(self)

        """#
      + (hasReward ? videoActions : "")
        + """
            default: break
            }
          }

        """
      + (hasReward ? earnReward : "")
        + """
        }

        """
  }

  private static func rewardDelegate(_ name: String) -> String {
    """
      func adDidStartVideo(_ ad: Acme\(name)Ad)
      func adDidEndVideo(_ ad: Acme\(name)Ad)
      func adDidEarnReward(_ ad: Acme\(name)Ad)

    """
  }

  private static let videoActions = """
        case .playVideo: delegate?.adDidStartVideo(self)
        case .endVideo: delegate?.adDidEndVideo(self)

    """

  private static let earnReward = """

      public override func earnReward() { delegate?.adDidEarnReward(self) }

    """
}
