import Foundation
import HeadlessUIKit
import Testing

@testable import AdMediation

/// Networks and publishers add gesture recognizers of their own to the views of an ad.
@MainActor
@Suite("A tap on an ad with gesture recognizers") struct TapRecognizerTests {
  @Test("counts at the host, and at the network whose recognizer is on the view that it was given")
  func networkRecognizer() throws {
    let ad = RecognizingAd()
    let (rig, native) = try Rig.loaded(
      Script { event in event.delegate?.customEventNativeAd(event, didReceive: ad) }
    )
    let view = rig.shownAdView()
    view.nativeAd = native
    view.bodyView?.tap()
    #expect(ad.taps == 1)
    #expect(ad.clicks == [.bodyAsset])
    #expect(rig.publisher.heard == ["didRecordImpression", "didRecordClick"])
    view.nativeAd = nil
    view.bodyView?.tap()
    #expect(ad.taps == 1)
  }

  @Test("counts though the publisher has a recognizer around the ad")
  func publisherRecognizer() throws {
    let ad = RecognizingAd()
    let (rig, native) = try Rig.loaded(
      Script { event in event.delegate?.customEventNativeAd(event, didReceive: ad) }
    )
    let view = rig.shownAdView()
    let recognizer = UITapGestureRecognizer()
    var dismissals = 0
    recognizer.addHandler { _ in dismissals += 1 }
    rig.rootViewController.view.addGestureRecognizer(recognizer)
    view.nativeAd = native
    view.headlineView?.tap()
    #expect(ad.clicks == [.headlineAsset])
  }

  @Test("on a button counts once")
  func button() throws {
    let ad = RecognizingAd()
    let (rig, native) = try Rig.loaded(
      Script { event in event.delegate?.customEventNativeAd(event, didReceive: ad) }
    )
    let view = rig.shownAdView()
    view.nativeAd = native
    view.callToActionView?.tap()
    #expect(ad.clicks == [.callToActionAsset])
  }
}

/// An ad whose network recognizes taps on the view that it is given.
@MainActor
private final class RecognizingAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
  let headline: String? = "Headline"
  let images: [NativeAdImage]? = nil
  let body: String? = "Body"
  let icon: NativeAdImage? = nil
  let callToAction: String? = "Go"
  let starRating: NSDecimalNumber? = nil
  let store: String? = nil
  let price: String? = nil
  let advertiser: String? = nil
  let extraAssets: [String: Any]? = nil
  private(set) var taps = 0
  private(set) var clicks: [AssetIdentifier] = []
  private lazy var recognizer = UITapGestureRecognizer(target: self, action: RecognizingAd.tapped)

  private func tapped() { taps += 1 }

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) { view.addGestureRecognizer(recognizer) }

  func didUntrackView(_ view: UIView?) { view?.removeGestureRecognizer(recognizer) }

  func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { clicks.append(assetName) }
}
