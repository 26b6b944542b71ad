extension AdapterTemplate {
  /// A banner.
  static let bannerAd = #"""
    import AcmeSDK
    import GoogleMobileAds
    import UIKit

    /// A banner of Acme in the terms of mediation.
    @MainActor
    final class AcmeMediationBannerAd: NSObject, @preconcurrency MediationBannerAd {
      private let ad: ACMEBannerAd
      private var completionHandler: GADMediationBannerLoadCompletionHandler?
      private weak var eventDelegate: (any MediationBannerAdEventDelegate)?

    @if settings@
    @if bannerSizes@
      init(placement: @PLACEMENTTYPE@, size: CGSize) {
        ad = ACMEBannerAd(@LABEL@: placement, size: size)
    @else@
      init(placement: @PLACEMENTTYPE@) {
        ad = ACMEBannerAd(@LABEL@: placement)
    @end@
    @else@
      init(_ adConfiguration: MediationBannerAdConfiguration) {
    @if bannerSizes@
        let placement = adConfiguration.credentials.acmePlacement ?? ""
        ad = ACMEBannerAd(@LABEL@: placement, size: adConfiguration.adSize.size)
    @else@
        ad = ACMEBannerAd(@LABEL@: adConfiguration.credentials.acmePlacement ?? "")
    @end@
    @end@
        super.init()
        ad.delegate = self
      }

      func load(
        _ adConfiguration: MediationBannerAdConfiguration,
        completionHandler: @escaping GADMediationBannerLoadCompletionHandler
      ) {
        self.completionHandler = completionHandler

    """# + apply + load + #"""
        }

        var view: UIView { ad.view }

      """# + answer + #"""
      }

      extension AcmeMediationBannerAd: @preconcurrency ACMEBannerAdDelegate {
        func bannerAdDidLoad(_ ad: ACMEBannerAd) { answer(nil) }
        func bannerAd(_ ad: ACMEBannerAd, didFailToLoadWithError error: ACMEError) { answer(error) }
        func bannerAdDidRecordImpression(_ ad: ACMEBannerAd) { eventDelegate?.reportImpression() }
        func bannerAdDidClick(_ ad: ACMEBannerAd) { eventDelegate?.reportClick() }
      @if screens@
        func bannerAdWillOpenScreen(_ ad: ACMEBannerAd) { eventDelegate?.willPresentFullScreenView() }
        func bannerAdWillCloseScreen(_ ad: ACMEBannerAd) { eventDelegate?.willDismissFullScreenView() }
        func bannerAdDidCloseScreen(_ ad: ACMEBannerAd) { eventDelegate?.didDismissFullScreenView() }
      @end@
      }

      """#

  /// An interstitial.
  static let interstitialAd = fullScreenAd("An interstitial", "Interstitial")

  /// An app open ad.
  static let appOpenAd = fullScreenAd("An app open ad", "AppOpen")

  /// A rewarded ad.
  static let rewardedAd = fullScreenAd("A rewarded ad", "Rewarded", hasReward: true)

  /// A rewarded interstitial, which has the protocols of a rewarded ad in mediation.
  static let rewardedInterstitialAd = fullScreenAd(
    "A rewarded interstitial",
    "RewardedInterstitial",
    as: "Rewarded",
    hasReward: true
  )

  /// A full-screen ad. The formats differ in their names, and in whether there is a reward.
  private static func fullScreenAd(
    _ summary: String,
    _ name: String,
    as mediationName: String? = nil,
    hasReward: Bool = false
  ) -> String {
    let mediationName = mediationName ?? name
    return #"""
      import AcmeSDK
      import GoogleMobileAds
      import UIKit

      /// \#(summary) of Acme in the terms of mediation.
      @MainActor
      final class AcmeMediation\#(name)Ad: NSObject, @preconcurrency Mediation\#(mediationName)Ad {

      """# + loaderProperties(name) + #"""
          private var completionHandler: GADMediation\#(mediationName)LoadCompletionHandler?
          private weak var eventDelegate: (any Mediation\#(mediationName)AdEventDelegate)?

        @if settings@
          init(placement: @PLACEMENTTYPE@) {
        @else@
          init(_ adConfiguration: Mediation\#(mediationName)AdConfiguration) {
            let placement = adConfiguration.credentials.acmePlacement ?? ""
        @end@

        """# + makeLoader(name) + #"""
              super.init()
              @LOADER@.delegate = self
            }

            func load(
              _ adConfiguration: Mediation\#(mediationName)AdConfiguration,
              completionHandler: @escaping GADMediation\#(mediationName)LoadCompletionHandler
            ) {
              self.completionHandler = completionHandler

          """# + apply + load + #"""
            }

            func present(from viewController: UIViewController) { ad@?@.show(from: viewController) }

          """# + answer + #"""
          }


          """# + loaderDelegate(name) + #"""
          extension AcmeMediation\#(name)Ad: @preconcurrency ACME\#(name)AdDelegate {

          """# + methods(of: FullScreenDelegate(name, hasReward: hasReward)) + """
          }

          """
  }

  /// The answer to a load.
  private static let answer = """

      /// Answers the load, once.
      private func answer(_ error: ACMEError?) {
        guard let completionHandler else { return }
        self.completionHandler = nil
        eventDelegate = completionHandler(error == nil ? self : nil, error)
      }

    """

  /// The delegate's methods in the adapter. Empty lines separate those that take several lines.
  private static func methods(of delegate: FullScreenDelegate) -> String {
    var texts: [String] = []
    var isAfterLongMethod = false
    for method in delegate.loads + delegate.events {
      let line = "  \(method.declaration) { \(method.reports.joined()) }\n"
      // Room for a name that is longer than Acme's.
      let isLong = line.count > 104 || method.reports.count > 1
      let reports = method.reports.map { "    \($0)\n" }.joined()
      let lines = isLong ? "  \(method.declaration) {\n\(reports)  }\n" : line
      let separated = isLong || isAfterLongMethod ? "\n\(lines)" : lines
      texts.append(method.ability.map { "@if \($0)@\n\(separated)@end@\n" } ?? separated)
      isAfterLongMethod = isLong
    }
    let loads = texts.prefix(delegate.loads.count).joined()
    return "@if loader@\n@else@\n\(loads)@end@\n" + texts.dropFirst(delegate.loads.count).joined()
  }
}
