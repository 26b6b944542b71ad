extension AdapterTemplate {
  /// The network's banner.
  static let banner = #"""
    import AdMediation
    import AdapterConformance
    import UIKit

    public protocol ACMEBannerAdDelegate: AnyObject {
      func bannerAdDidLoad(_ ad: ACMEBannerAd)
      func bannerAd(_ ad: ACMEBannerAd, didFailToLoadWithError error: ACMEError)
      func bannerAdDidRecordImpression(_ ad: ACMEBannerAd)
      func bannerAdDidClick(_ ad: ACMEBannerAd)
    @if screens@
      func bannerAdWillOpenScreen(_ ad: ACMEBannerAd)
      func bannerAdWillCloseScreen(_ ad: ACMEBannerAd)
      func bannerAdDidCloseScreen(_ ad: ACMEBannerAd)
    @end@
    }

    /// A banner of the network.
    public final class ACMEBannerAd: ACMEAd {
      public weak var delegate: (any ACMEBannerAdDelegate)?
    @if bannerSizes@
      public let view: UIView

      private let size: CGSize

      public init(@LABEL@: @PLACEMENTTYPE@, size: CGSize) {
        self.size = size
        view = UIView(frame: CGRect(origin: .zero, size: size))
        super.init(@LABEL@: @LABEL@, format: .banner)
      }

      override var request: NetworkSightings.Request {
        var request = super.request
        request.bannerSize = size
        return request
      }
    @else@
      public let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

      public init(@LABEL@: @PLACEMENTTYPE@) { super.init(@LABEL@: @LABEL@, format: .banner) }
    @end@

      override func didLoad() { delegate?.bannerAdDidLoad(self) }

      override func didFailToLoad(with error: ACMEError) {
        delegate?.bannerAd(self, didFailToLoadWithError: error)
      }

      public override func perform(_ action: NetworkAction) {
        switch action {
        case .countImpression:
          network?.recordImpression()
          delegate?.bannerAdDidRecordImpression(self)
        case .countClick:
          network?.recordClick(on: view)
          delegate?.bannerAdDidClick(self)
    @if screens@
        case .presentScreen: delegate?.bannerAdWillOpenScreen(self)
        case .dismissScreen:
          delegate?.bannerAdWillCloseScreen(self)
          delegate?.bannerAdDidCloseScreen(self)
    @end@
        default: break
        }
      }
    }

    """#

  /// The network's interstitial.
  static let interstitial = fullScreen(
    "An ad at a pause in the app.",
    "Interstitial",
    "interstitial",
    "interstitials"
  )

  /// The network's app open ad.
  static let appOpen = fullScreen("An ad while the app opens.", "AppOpen", "appOpen", "app open ads")

  /// The network's rewarded ad.
  static let rewarded = fullScreen(
    "An ad with a reward for watching it.",
    "Rewarded",
    "rewarded",
    "rewarded ads",
    hasReward: true
  )

  /// The network's rewarded interstitial.
  static let rewardedInterstitial = fullScreen(
    "A rewarded ad at a pause in the app.",
    "RewardedInterstitial",
    "rewardedInterstitial",
    "rewarded interstitials",
    hasReward: true
  )

  /// A full-screen ad of the network. The formats differ in their names, and in whether there is a reward.
  private static func fullScreen(
    _ summary: String,
    _ name: String,
    _ format: String,
    _ ads: String,
    hasReward: Bool = false
  ) -> String {
    let ad = FullScreenDelegate.prefix(name)
    return #"""
      import AdMediation
      import AdapterConformance
      import UIKit

      """# + "\n" + networkLoader(name, of: ads) + #"""
        public protocol ACME\#(name)AdDelegate: AnyObject {

        """#
        + declarations(of: FullScreenDelegate(name, hasReward: hasReward))
          + #"""
          }

          /// \#(summary)
          public final class ACME\#(name)Ad: ACMEAd {
            public weak var delegate: (any ACME\#(name)AdDelegate)?

          @if loader@
            init(@LABEL@: @PLACEMENTTYPE@) { super.init(@LABEL@: @LABEL@, format: .\#(format)) }
          @else@
            public init(@LABEL@: @PLACEMENTTYPE@) { super.init(@LABEL@: @LABEL@, format: .\#(format)) }

            override func didLoad() { delegate?.\#(ad)DidLoad(self) }

            override func didFailToLoad(with error: ACMEError) {
              delegate?.\#(ad)(self, didFailToLoadWithError: error)
            }
          @end@

            /// Opens the ad. As at a real network the impression is counted later: when the fixture performs it.
            public func show(from viewController: UIViewController) {
          @if presentationErrors@
              guard let network, network.present(self, from: viewController) else {
                delegate?.\#(ad)(self, didFailToShowWithError: ACMEError(.fault(.presentation)))
                return
              }
          @else@
              guard let network, network.present(self, from: viewController) else { return }
          @end@
              delegate?.\#(ad)DidShow(self)
            }

            public override func perform(_ action: NetworkAction) {
              switch action {
              case .countImpression:
                network?.recordImpression()
                delegate?.\#(ad)DidRecordImpression(self)
              case .countClick:
                network?.recordClick()
                delegate?.\#(ad)DidClick(self)
              case .dismissScreen: delegate?.\#(ad)DidClose(self)

          """#
        + (hasReward ? videoActions(ad) : "")
          + """
              default: break
              }
            }

          """
        + (hasReward ? earnReward(ad) : "")
          + """
          }

          """
  }

  private static func declarations(of delegate: FullScreenDelegate) -> String {
    func lines(_ methods: [FullScreenDelegate.Method]) -> String {
      methods.map { method in
        guard let ability = method.ability else { return "  \(method.declaration)\n" }
        return "@if \(ability)@\n  \(method.declaration)\n@end@\n"
      }.joined()
    }
    return "@if loader@\n@else@\n\(lines(delegate.loads))@end@\n" + lines(delegate.events)
  }

  private static func videoActions(_ ad: String) -> String {
    """
    @if rewardedVideo@
        case .playVideo: delegate?.\(ad)DidStartVideo(self)
        case .endVideo: delegate?.\(ad)DidEndVideo(self)
    @end@

    """
  }

  private static func earnReward(_ ad: String) -> String {
    """

      public override func earnReward() {
        delegate?.\(ad)(self, didEarn: ACMEReward(type: "coins", amount: 10))
      }

    """
  }
}
