import AdMediation
import AdPlatform
import Foundation
import SampleSDK
import Testing

@testable import DocumentCustomEvent

/// The document's own code, through the chain.
@MainActor
@Suite struct DocumentCustomEventTests {
  private func rig(_ unit: String) -> Rig {
    Rig([
      .init(
        className: "DocumentCustomEvent.SampleCustomEventNativeAdSwift",
        label: "document",
        parameter: unit
      )
    ])
  }

  @Test("it loads, shows, counts and is clicked")
  func wholeLife() throws {
    let rig = rig("sample-app-install")
    let ad = try #require(rig.load())
    #expect(ad.headline != nil && ad.body != nil && ad.starRating != nil)
    #expect(ad.images?.first?.image != nil && ad.icon?.image != nil)
    #expect(ad.extraAssets?["awesomeness"] is String)
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.callToActionView?.tap()
    // A click opens the advertiser's page over the app.
    #expect(rig.publisher.heard == ["didRecordImpression", "didRecordClick", "willPresentScreen"])
    view.nativeAd = nil
    #expect(ad.eventLog.anomalies.isEmpty)
  }

  @Test("its options reach the network")
  func options() throws {
    let options = NativeAdImageAdLoaderOptions()
    options.disableImageLoading = true
    options.preferredImageOrientation = .portrait
    let ad = try #require(rig("sample-portrait").load(options: [options, NativeAdViewAdOptions()]))
    #expect(ad.images?.first?.imageURL?.scheme == "https")
    #expect(ad.eventLog.anomalies.isEmpty)
  }

  @Test(
    "an ad without a video or without images does not crash it",
    arguments: [
      "sample-minimal", "sample-video", "sample-content",
    ]
  )
  func withoutMedia(unit: String) throws {
    let rig = rig(unit)
    let ad = try #require(rig.load())
    rig.shownAdView().nativeAd = ad
    #expect(rig.publisher.heard.contains("didRecordImpression"))
  }

  @Test("its error has the network's code")
  func error() throws {
    let rig = rig("sample-no-inventory")
    rig.load()
    let info = try #require(rig.publisher.errors.first?.responseInfo).adNetworkInfoArray
    let error = AdapterFailure(try #require(info.first?.error))
    #expect(error.domain == "com.google.CustomEvent")
    #expect(error.code == SampleErrorCode.noInventory.rawValue)
  }
}
