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
    public protocol AcmeNativeDelegate: AnyObject {
      func adDidLoad(_ ad: AcmeNative)
      func ad(_ ad: AcmeNative, didFailToLoadWith error: AcmeError)
      func adWillOpenScreen(_ ad: AcmeNative)
      func adWillCloseScreen(_ ad: AcmeNative)
      func adDidCloseScreen(_ ad: AcmeNative)
    @if customEvent@
      func adWillLeaveApp(_ ad: AcmeNative)
    @end@
      func adDidPlay(_ ad: AcmeNative)
      func adDidPause(_ ad: AcmeNative)
      func adDidEnd(_ ad: AcmeNative)
    }

    /// A native ad of the network. The app counts impressions and clicks, and reports them.
    public final class AcmeNative: AcmeAd {
      public weak var delegate: (any AcmeNativeDelegate)?

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

      private var options = AcmeNativeOptions()

      public init() { super.init(format: .native) }

      public func load(_ request: AcmeRequest, _ options: AcmeNativeOptions) {
        self.options = options
        var seen = NetworkSightings.Request(request, format: format)
        seen.wantsPictures = options.loadsImages
        seen.wantsMultipleImages = options.wantsSeveralImages
        seen.adChoicesCorner = .init(rawValue: options.infoCorner.rawValue)
        load(seen)
      }

      override func didLoad() { delegate?.adDidLoad(self) }

      override func didFailToLoad(with error: AcmeError) {
        delegate?.ad(self, didFailToLoadWith: error)
      }

      public func reportImpression() { network?.recordImpression() }

      public func reportClick(on view: UIView) { network?.recordClick(on: view) }

      public override func perform(_ action: NetworkAction) {
        switch action {
        case .countImpression, .countClick: break  // The network counts nothing by itself.
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
    public protocol AcmeBannerDelegate: AnyObject {
      func adDidLoad(_ ad: AcmeBanner)
      func ad(_ ad: AcmeBanner, didFailToLoadWith error: AcmeError)
      func adDidRecordImpression(_ ad: AcmeBanner)
      func adDidRecordClick(_ ad: AcmeBanner)
      func adWillOpenScreen(_ ad: AcmeBanner)
      func adWillCloseScreen(_ ad: AcmeBanner)
      func adDidCloseScreen(_ ad: AcmeBanner)
    }

    /// A banner of the network.
    public final class AcmeBanner: AcmeAd {
      public weak var delegate: (any AcmeBannerDelegate)?
      public let view: UIView

      private let size: CGSize

      public init(size: CGSize) {
        self.size = size
        view = UIView(frame: CGRect(origin: .zero, size: size))
        super.init(format: .banner)
      }

      public func load(_ request: AcmeRequest) {
        var seen = NetworkSightings.Request(request, format: format)
        seen.bannerSize = size
        load(seen)
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
    public protocol Acme\#(name)Delegate: AnyObject {
      func adDidLoad(_ ad: Acme\#(name))
      func ad(_ ad: Acme\#(name), didFailToLoadWith error: AcmeError)
      func ad(_ ad: Acme\#(name), didFailToShowWith error: AcmeError)
      func adWillOpen(_ ad: Acme\#(name))
      func adDidRecordImpression(_ ad: Acme\#(name))
      func adDidRecordClick(_ ad: Acme\#(name))
      func adWillClose(_ ad: Acme\#(name))
      func adDidClose(_ ad: Acme\#(name))

    """#
      + (hasReward ? rewardDelegate(name) : "")
        + #"""
        }

        /// \#(summary)
        public final class Acme\#(name): AcmeAd {
          public weak var delegate: (any Acme\#(name)Delegate)?

          public init() { super.init(format: .\#(format)) }

          public func load(_ request: AcmeRequest) {
            load(NetworkSightings.Request(request, format: format))
          }

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
      func adDidStartVideo(_ ad: Acme\(name))
      func adDidEndVideo(_ ad: Acme\(name))
      func adDidEarnReward(_ ad: Acme\(name))

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
