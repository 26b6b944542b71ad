import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit
import SampleAdapter

/// An app that calls the custom event by itself: the least that any host can cost.
///
/// No waterfall, no timeout, no log, nothing that is suppressed: the adapter is called as the contract says, and is
/// trusted. What its network reports comes through the notification source, as it does to any host.
@MainActor
final class HandmadeApp: NativeCycle {
  let screen: AdScreen
  private(set) var sightings = Sightings()
  private(set) weak var newestAd: AnyObject?
  private let request = CustomEventRequest(Request(), forLabel: "Sample")
  /// Where reports go that come too late: none do.
  private let log = AdEventLog()
  private lazy var answers = Answers(self)
  private lazy var reports = Reports(self)
  private lazy var clickableViews: [AssetIdentifier: UIView] = [
    .headlineAsset: screen.headline, .bodyAsset: screen.body, .callToActionAsset: screen.callToAction,
    .advertiserAsset: screen.advertiser, .storeAsset: screen.store, .priceAsset: screen.price,
    .starRatingAsset: screen.starRating, .iconAsset: screen.icon, .imageAsset: screen.image,
  ]
  private var customEvent: SampleCustomEventNativeAd?
  private var ad: (any MediatedUnifiedNativeAd)?

  init() {
    let view = TappableView()
    screen = AdScreen(view)
    view.whenTapped = { [weak self] in self?.tapped($0) }
  }

  func load() {
    bound {
      let customEvent = SampleCustomEventNativeAd()
      self.customEvent = customEvent
      customEvent.delegate = answers
      customEvent.request(
        withParameter: Self.adUnitID,
        request: request,
        adTypes: [AdLoaderAdType.native],
        options: [],
        rootViewController: screen.controller
      )
    }
  }

  func show() {
    guard let ad else { return }
    screen.headline.text = ad.headline
    screen.body.text = ad.body
    screen.callToAction.text = ad.callToAction
    screen.advertiser.text = ad.advertiser
    screen.store.text = ad.store
    screen.price.text = ad.price
    screen.starRating.text = ad.starRating?.stringValue
    screen.icon.image = ad.icon?.image
    screen.image.image = ad.images?.first?.image
    bound {
      ad.didRender(
        in: screen.adView,
        clickableAssetViews: clickableViews,
        nonclickableAssetViews: [:],
        viewController: screen.controller
      )
    }
    if let icon = ad.adChoicesView { screen.adView.addSubview(icon) }
    guard screen.adView.isVisibleOnScreen else { return }
    sightings.impressions += 1
    bound { ad.didRecordImpression() }
  }

  func putAway() {
    ad?.adChoicesView?.removeFromSuperview()
    bound { ad?.didUntrackView(screen.adView) }
    ad = nil
    customEvent = nil
  }

  private func tapped(_ view: UIView) {
    guard let ad, let asset = clickableViews.first(where: { $0.value === view })?.key else { return }
    sightings.clicks += 1
    bound { ad.didRecordClickOnAsset(with: asset, view: view, viewController: screen.controller) }
  }

  private func bound(_ call: () -> Void) { Platform.$current.withValue(screen.platform, operation: call) }

  // MARK: What the adapter says

  fileprivate func received(_ ad: any MediatedUnifiedNativeAd) {
    sightings.ads += 1
    self.ad = ad
    newestAd = ad
    _ = MediationAdEventRouter.shared.connect(ad, to: reports, on: screen.scheduler, log: log)
  }

  fileprivate func reported(_ adEvent: MediationAdEvent) {
    switch adEvent {
    case .willPresentScreen: sightings.screensOpened += 1
    case .willDismissScreen: sightings.screensClosing += 1
    case .didDismissScreen: sightings.screensClosed += 1
    default: break
    }
  }

  @MainActor
  private final class Answers: @preconcurrency CustomEventNativeAdDelegate {
    private unowned let app: HandmadeApp

    init(_ app: HandmadeApp) { self.app = app }

    func customEventNativeAd(
      _ customEvent: any CustomEventNativeAd,
      didReceive mediatedNativeAd: any MediatedUnifiedNativeAd
    ) {
      app.received(mediatedNativeAd)
    }

    func customEventNativeAd(
      _ customEvent: any CustomEventNativeAd,
      didFailToLoadWithError error: any Error
    ) {}
  }

  private final class Reports: MediationAdEventReceiver {
    private unowned let app: HandmadeApp

    init(_ app: HandmadeApp) { self.app = app }

    func networkReported(_ adEvent: MediationAdEvent, fromBackground: Bool) { app.reported(adEvent) }
  }
}
