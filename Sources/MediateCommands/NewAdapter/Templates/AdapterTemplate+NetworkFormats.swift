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
      func nativeWillOpenScreen(_ native: AcmeNative)
      func nativeWillCloseScreen(_ native: AcmeNative)
      func nativeDidCloseScreen(_ native: AcmeNative)
    @if customEvent@
      func nativeWillLeaveApp(_ native: AcmeNative)
    @end@
      func nativeDidPlay(_ native: AcmeNative)
      func nativeDidPause(_ native: AcmeNative)
      func nativeDidEnd(_ native: AcmeNative)
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

      public func load(
        _ request: AcmeRequest,
        _ options: AcmeNativeOptions,
        completion: @escaping @MainActor (AcmeError?) -> Void
      ) {
        self.options = options
        var seen = NetworkSightings.Request(request, format: format)
        seen.wantsPictures = options.loadsImages
        seen.wantsMultipleImages = options.wantsSeveralImages
        seen.adChoicesCorner = .init(rawValue: options.infoCorner.rawValue)
        load(seen, completion: completion)
      }

      public func reportImpression() { network?.recordImpression() }

      public func reportClick(on view: UIView) { network?.recordClick(on: view) }

      public override func perform(_ action: NetworkAction) {
        switch action {
        case .countImpression, .countClick: break  // The network counts nothing by itself.
        case .presentScreen: delegate?.nativeWillOpenScreen(self)
        case .dismissScreen:
          delegate?.nativeWillCloseScreen(self)
          delegate?.nativeDidCloseScreen(self)
    @if customEvent@
        case .leaveApplication: delegate?.nativeWillLeaveApp(self)
    @else@
        case .leaveApplication: break  // Adapters do not report it.
    @end@
        case .playVideo: delegate?.nativeDidPlay(self)
        case .pauseVideo: delegate?.nativeDidPause(self)
        case .endVideo: delegate?.nativeDidEnd(self)
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
      func bannerDidRecordImpression(_ banner: AcmeBanner)
      func bannerDidRecordClick(_ banner: AcmeBanner)
      func bannerWillOpenScreen(_ banner: AcmeBanner)
      func bannerWillCloseScreen(_ banner: AcmeBanner)
      func bannerDidCloseScreen(_ banner: AcmeBanner)
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

      public func load(_ request: AcmeRequest, completion: @escaping @MainActor (AcmeError?) -> Void) {
        var seen = NetworkSightings.Request(request, format: format)
        seen.bannerSize = size
        load(seen, completion: completion)
      }

      public override func perform(_ action: NetworkAction) {
        switch action {
        case .countImpression:
          network?.recordImpression()
          delegate?.bannerDidRecordImpression(self)
        case .countClick:
          network?.recordClick(on: view)
          delegate?.bannerDidRecordClick(self)
        case .presentScreen: delegate?.bannerWillOpenScreen(self)
        case .dismissScreen:
          delegate?.bannerWillCloseScreen(self)
          delegate?.bannerDidCloseScreen(self)
        default: break
        }
      }
    }

    """#

  /// The network's full-screen ads.
  static let fullScreen = #"""
    import AdMediation
    import AdapterConformance
    import UIKit

    @MainActor
    public protocol AcmeFullScreenDelegate: AnyObject {
      func fullScreen(_ ad: AcmeFullScreen, didFailToShowWith error: AcmeError)
      func fullScreenWillOpen(_ ad: AcmeFullScreen)
      func fullScreenDidRecordImpression(_ ad: AcmeFullScreen)
      func fullScreenDidRecordClick(_ ad: AcmeFullScreen)
      func fullScreenWillClose(_ ad: AcmeFullScreen)
      func fullScreenDidClose(_ ad: AcmeFullScreen)
    }

    /// What the network's full-screen ads have in common.
    public class AcmeFullScreen: AcmeAd {
      public weak var delegate: (any AcmeFullScreenDelegate)?

      public func load(_ request: AcmeRequest, completion: @escaping @MainActor (AcmeError?) -> Void) {
        load(NetworkSightings.Request(request, format: format), completion: completion)
      }

      /// Opens the ad. As at a real network the impression is counted later: when the fixture performs it.
      public func show(from viewController: UIViewController) {
        guard let network, network.present(self, from: viewController) else {
          delegate?.fullScreen(self, didFailToShowWith: AcmeError(.fault(.presentation)))
          return
        }
        delegate?.fullScreenWillOpen(self)
      }

      public override func perform(_ action: NetworkAction) {
        switch action {
        case .countImpression:
          network?.recordImpression()
          delegate?.fullScreenDidRecordImpression(self)
        case .countClick:
          network?.recordClick()
          delegate?.fullScreenDidRecordClick(self)
        case .dismissScreen:
          delegate?.fullScreenWillClose(self)
          delegate?.fullScreenDidClose(self)
        default: break
        }
      }
    }
    @if interstitial@

    /// An ad at a pause in the app.
    public final class AcmeInterstitial: AcmeFullScreen {
      public init() { super.init(format: .interstitial) }
    }
    @end@
    @if appOpen@

    /// An ad while the app opens.
    public final class AcmeAppOpen: AcmeFullScreen {
      public init() { super.init(format: .appOpen) }
    }
    @end@

    """#

  /// The network's rewarded ads.
  static let rewarded = #"""
    import AdMediation
    import AdapterConformance

    @MainActor
    public protocol AcmeRewardDelegate: AnyObject {
      func rewardedDidStartVideo(_ ad: AcmeRewarded)
      func rewardedDidEndVideo(_ ad: AcmeRewarded)
      func rewardedDidEarnReward(_ ad: AcmeRewarded)
    }

    /// An ad with a reward for watching it.
    public class AcmeRewarded: AcmeFullScreen {
      public weak var rewardDelegate: (any AcmeRewardDelegate)?
    @if rewarded@

      public convenience init() { self.init(format: .rewarded) }
    @end@

      /// The user has watched enough. The fixture calls it.
      public func earnReward() { rewardDelegate?.rewardedDidEarnReward(self) }

      public override func perform(_ action: NetworkAction) {
        switch action {
        case .playVideo: rewardDelegate?.rewardedDidStartVideo(self)
        case .endVideo: rewardDelegate?.rewardedDidEndVideo(self)
        default: super.perform(action)
        }
      }
    }
    @if rewardedInterstitial@

    /// A rewarded ad at a pause in the app.
    public final class AcmeRewardedInterstitial: AcmeRewarded {
      public convenience init() { self.init(format: .rewardedInterstitial) }
    }
    @end@

    """#
}
