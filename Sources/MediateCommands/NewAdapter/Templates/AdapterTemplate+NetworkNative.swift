extension AdapterTemplate {
  /// The network's native ad.
  static let native = #"""
    import AdMediation
    import AdapterConformance
    import UIKit

    @if nativeOptions@
    /// How the app wants a native ad.
    public struct ACMENativeOptions: Sendable {
    @if adChoicesPosition@
      public enum Corner: String, Sendable { case topRight, topLeft, bottomRight, bottomLeft }

    @end@
    @if imageLoading@
      public var loadsImages = true
    @end@
    @if multipleImages@
      public var wantsSeveralImages = false
    @end@
    @if adChoicesPosition@
      public var infoCorner = Corner.topRight
    @end@

      public init() {}
    }

    @end@
    @if imageLoading@
    public typealias ACMEImage = NetworkAssets.Image

    @end@

    """# + networkLoader("Native", of: "native ads") + #"""
      public protocol ACMENativeAdDelegate: AnyObject {
      @if loader@
      @else@
        func nativeAdDidLoad(_ ad: ACMENativeAd)
        func nativeAd(_ ad: ACMENativeAd, didFailToLoadWithError error: ACMEError)
      @end@
        func nativeAdDidRecordImpression(_ ad: ACMENativeAd)
        func nativeAdDidClick(_ ad: ACMENativeAd)
      @if screens@
        func nativeAdWillOpenScreen(_ ad: ACMENativeAd)
        func nativeAdWillCloseScreen(_ ad: ACMENativeAd)
        func nativeAdDidCloseScreen(_ ad: ACMENativeAd)
      @end@
      @if leavingTheApplication@
        func nativeAdWillLeaveApp(_ ad: ACMENativeAd)
      @end@
      @if video@
        func nativeAdDidPlay(_ ad: ACMENativeAd)
        func nativeAdDidPause(_ ad: ACMENativeAd)
        func nativeAdDidEnd(_ ad: ACMENativeAd)
      @end@
      }

      /// A native ad of the network, which counts impressions and clicks by the view.
      public final class ACMENativeAd: ACMEAd {
        public weak var delegate: (any ACMENativeAdDelegate)?

        public var title: String? { assets.headline }
      @if body@
        public var text: String? { assets.body }
      @end@
      @if callToAction@
        public var callToAction: String? { assets.callToAction }
      @end@
      @if advertiser@
        public var advertiser: String? { assets.advertiser }
      @end@
      @if store@
        public var store: String? { assets.store }
      @end@
      @if price@
        public var price: String? { assets.price }
      @end@
      @if starRating@
        public var starRating: Double? { assets.starRating.map { NSDecimalNumber(decimal: $0).doubleValue } }
      @end@
      @if icon@
      @if downloads@
        public var iconURL: URL? { assets.icon?.url }
      @else@
      @if imageLoading@
        public var icon: ACMEImage? { assets.icon }
      @else@
        public var icon: UIImage? { assets.icon.flatMap(picture) }
      @end@
      @end@
      @end@
      @if extraAssets@
        public var motto: String? { assets.extra }
      @end@
      @if video@
        public var videoSeconds: TimeInterval { assets.video?.duration ?? 0 }
        public var videoAspectRatio: Double { assets.video?.aspectRatio ?? 0 }
        /// The player, if the ad has a video.
        public private(set) lazy var player = assets.video.map { _ in UIView() }
      @end@
      @if adChoices@
        public let adChoicesView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      @end@
      @if imageLoading@
        /// Whether the images came with the ad. Otherwise there are only their addresses.
        public var hasLoadedImages: Bool { options.loadsImages }
      @end@
      @if mainImages@
      @if multipleImages@
      @if downloads@
        public var imageURLs: [URL] {
          let all = (assets.landscapeImages + assets.portraitImages).map(\.url)
          return options.wantsSeveralImages ? all : Array(all.prefix(1))
        }
      @else@
      @if imageLoading@
        public var images: [ACMEImage] {
          let all = assets.landscapeImages + assets.portraitImages
          return options.wantsSeveralImages ? all : Array(all.prefix(1))
        }
      @else@
        public var images: [UIImage] {
          let all = (assets.landscapeImages + assets.portraitImages).compactMap(picture)
          return options.wantsSeveralImages ? all : Array(all.prefix(1))
        }
      @end@
      @end@
      @else@
      @if downloads@
        public var mainImageURL: URL? { (assets.landscapeImages + assets.portraitImages).first?.url }
      @else@
      @if imageLoading@
        public var image: ACMEImage? { (assets.landscapeImages + assets.portraitImages).first }
      @else@
        public var image: UIImage? { (assets.landscapeImages + assets.portraitImages).first.flatMap(picture) }
      @end@
      @end@
      @end@
      @end@

      @if nativeOptions@
        public var options = ACMENativeOptions()

      @end@
      @if loader@
        init(@LABEL@: @PLACEMENTTYPE@) { super.init(@LABEL@: @LABEL@, format: .native) }
      @else@
        public init(@LABEL@: @PLACEMENTTYPE@) { super.init(@LABEL@: @LABEL@, format: .native) }
      @end@

      @if nativeOptions@
        override var request: NetworkSightings.Request {
          var request = super.request
      @if imageLoading@
          request.wantsPictures = options.loadsImages
      @end@
      @if multipleImages@
          request.wantsMultipleImages = options.wantsSeveralImages
      @end@
      @if adChoicesPosition@
          request.adChoicesCorner = .init(rawValue: options.infoCorner.rawValue)
      @end@
          return request
        }

      @end@
      @if imageLoading downloads@
      @else@
      @if icon mainImages@
        private func picture(_ image: NetworkAssets.Image) -> UIImage? {
          UIImage(data: image.data, scale: image.scale)
        }

      @end@
      @end@
        /// Registers the view that shows the ad. The network counts its impression and its clicks.
        public func register(_ view: UIView, clickableViews: [UIView]) { network?.track(view, of: self) }

      @if unregistering@
        public func unregister() { network?.track(nil, of: self) }

      @end@
      @if loader@
      @else@
        override func didLoad() { delegate?.nativeAdDidLoad(self) }

        override func didFailToLoad(with error: ACMEError) {
          delegate?.nativeAd(self, didFailToLoadWithError: error)
        }

      @end@
        public override func perform(_ action: NetworkAction) {
          switch action {
          case .countImpression:
            network?.recordImpression()
            delegate?.nativeAdDidRecordImpression(self)
          case .countClick:
            network?.recordClick()
            delegate?.nativeAdDidClick(self)
      @if screens@
          case .presentScreen: delegate?.nativeAdWillOpenScreen(self)
          case .dismissScreen:
            delegate?.nativeAdWillCloseScreen(self)
            delegate?.nativeAdDidCloseScreen(self)
      @else@
      @if video@
          case .presentScreen, .dismissScreen: break  // Acme reports none.
      @end@
      @end@
      @if leavingTheApplication@
          case .leaveApplication: delegate?.nativeAdWillLeaveApp(self)
      @end@
      @if video@
          case .playVideo: delegate?.nativeAdDidPlay(self)
          case .pauseVideo: delegate?.nativeAdDidPause(self)
          case .endVideo: delegate?.nativeAdDidEnd(self)
      @if leavingTheApplication@
      @else@
      @if customEvent@
          case .leaveApplication: break  // Acme does not report it.
      @else@
          case .leaveApplication: break  // Adapters do not report it.
      @end@
      @end@
      @else@
          default: break
      @end@
          }
        }
      }

      """#
}
