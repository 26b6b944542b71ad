import AdMediation
import AdPlatform
import Foundation
import SampleSDK
import Testing

/// Assets reach the publisher as the network has them, and hostile ones do not.
@MainActor
@Suite struct NativeAdAssetsTests {
  @Test("all ten assets and the extras arrive as pictures")
  func pictures() throws {
    let rig = Rig(sample: "sample-app-install")
    let ad = try #require(rig.load())
    try expectTexts(of: ad)
    let image = try #require(ad.images?.first)
    #expect(image.image != nil && image.imageURL == nil)
    #expect(image.scale == image.image?.scale)
    #expect(ad.icon?.image != nil)
    #expect(ad.eventLog.anomalies.isEmpty)
    #expect(rig.httpClient.requestedURLs.isEmpty)
  }

  @Test(
    "all ten assets and the extras arrive with addresses when image loading is disabled, and nothing is fetched"
  )
  func addresses() throws {
    let options = NativeAdImageAdLoaderOptions()
    options.disableImageLoading = true
    let rig = Rig(sample: "sample-app-install")
    let ad = try #require(rig.load(options: [options]))
    try expectTexts(of: ad)
    let image = try #require(ad.images?.first)
    #expect(image.image == nil)
    #expect(image.imageURL?.scheme == "https")
    #expect(image.scale > 0)
    #expect(ad.icon?.image == nil && ad.icon?.imageURL != nil)
    #expect(ad.eventLog.anomalies.isEmpty)
    #expect(rig.httpClient.requestedURLs.isEmpty)
  }

  private func expectTexts(of ad: NativeAd) throws {
    let creative = try #require(
      SampleInventory.bundled.unit("sample-app-install")?.creative.flatMap {
        SampleInventory.bundled.creatives[$0]
      }
    )
    #expect(ad.headline == creative.headline && ad.headline != nil)
    #expect(ad.body == creative.body && ad.body != nil)
    #expect(ad.callToAction == creative.callToAction && ad.callToAction != nil)
    #expect(ad.advertiser == creative.advertiser && ad.advertiser != nil)
    #expect(ad.store == creative.store && ad.store != nil)
    #expect(ad.price == creative.price && ad.price != nil)
    #expect(ad.starRating?.decimalValue == creative.starRating && ad.starRating != nil)
    #expect(ad.extraAssets?["awesomeness"] as? String == creative.degreeOfAwesomeness)
    #expect(ad.images?.count == 1)
  }

  @Test("a network that gives only addresses has its images downloaded, unless that is disabled")
  func downloaded() throws {
    let rig = Rig(sample: "sample-image-urls")
    let ad = try #require(rig.load())
    #expect(ad.images?.first?.image != nil && ad.icon?.image != nil)
    #expect(rig.httpClient.requestedURLs.count == 2)
    #expect(ad.images?.first?.scale == ad.images?.first?.image?.scale)
  }

  @Test("several images only when asked for")
  func multiple() throws {
    let options = NativeAdImageAdLoaderOptions()
    options.shouldRequestMultipleImages = true
    #expect(try #require(Rig(sample: "sample-multiple-images").load(options: [options])).images!.count > 1)
    #expect(try #require(Rig(sample: "sample-multiple-images").load()).images?.count == 1)
  }

  @Test(
    "the preferred orientation reaches the network",
    arguments: [
      NativeAdImageAdLoaderOptionsOrientation.portrait, .landscape,
    ]
  )
  func orientation(_ orientation: NativeAdImageAdLoaderOptionsOrientation) throws {
    let options = NativeAdImageAdLoaderOptions()
    options.preferredImageOrientation = orientation
    let ad = try #require(Rig(sample: "sample-multiple-images").load(options: [options]))
    let size = try #require(ad.images?.first?.image?.size)
    #expect((size.height > size.width) == (orientation == .portrait))
  }

  @Test("absent assets stay absent")
  func minimal() throws {
    let ad = try #require(Rig(sample: "sample-minimal").load())
    #expect(ad.headline != nil)
    #expect(ad.store == nil && ad.price == nil && ad.starRating == nil && ad.advertiser == nil)
    #expect(ad.eventLog.anomalies.isEmpty)
  }

  // MARK: What breaks its bounds

  private func load(_ configure: (ScriptedAd) -> Void) throws -> NativeAd {
    let mediated = ScriptedAd()
    configure(mediated)
    return try #require(Rig(scripts: [.fills(mediated)]).load())
  }

  private func dropped(_ ad: NativeAd) -> [String] {
    ad.eventLog.anomalies.compactMap { event in
      guard case .assetDropped = event.anomaly else { return nil }
      return event.details["asset"]
    }
  }

  @Test(
    "a rating outside 0 to 5 is dropped and recorded, and the ad is delivered",
    arguments: [
      NSDecimalNumber(string: "7"), NSDecimalNumber(string: "-0.1"), NSDecimalNumber.notANumber,
    ]
  )
  func badRating(rating: NSDecimalNumber) throws {
    let ad = try load { $0.starRating = rating }
    #expect(ad.starRating == nil)
    #expect(dropped(ad) == ["starRating"])
    #expect(ad.headline == "Headline")
  }

  @Test("ratings from 0 to 5 are kept", arguments: ["0", "2.5", "5"])
  func goodRating(rating: String) throws {
    let ad = try load { $0.starRating = NSDecimalNumber(string: rating) }
    #expect(ad.starRating == NSDecimalNumber(string: rating))
    #expect(dropped(ad).isEmpty)
  }

  @Test(
    "addresses that are neither of the web nor of a file are dropped",
    arguments: [
      "javascript:alert(1)", "data:image/png;base64,AAAA", "//host/x.png", "https://",
      "x",
    ]
  )
  func badAddress(address: String) throws {
    let url = try #require(URL(string: address))
    let ad = try load {
      $0.icon = NativeAdImage(url: url, scale: 1)
      $0.images = [NativeAdImage(url: url, scale: 1)]
    }
    #expect(ad.icon == nil)
    #expect(ad.images?.isEmpty == true)
    #expect(dropped(ad) == ["icon", "images[0]"])
  }

  @Test("an image without size is dropped")
  func emptyImage() throws {
    let ad = try load {
      $0.icon = NativeAdImage(image: UIImage())
      $0.images = [NativeAdImage(image: UIImage())]
    }
    #expect(ad.icon == nil)
    #expect(ad.images?.isEmpty == true)
    #expect(dropped(ad) == ["icon", "images[0]"])
  }

  @Test("an empty text is absent, and recorded")
  func emptyText() throws {
    let ad = try load {
      $0.body = ""
      $0.price = ""
    }
    #expect(ad.body == nil && ad.price == nil)
    #expect(dropped(ad) == ["body", "price"])
  }

  @Test("impossible measures are unknown", arguments: [-1, .nan, .infinity])
  func measures(value: Double) throws {
    let ad = try load {
      $0.mediaContentAspectRatio = value
      $0.duration = value
      $0.currentTime = value
    }
    #expect(ad.mediaContent.aspectRatio == 0)
    #expect(ad.mediaContent.duration == 0)
    #expect(ad.mediaContent.currentTime == 0)
    #expect(dropped(ad) == ["mediaContentAspectRatio", "duration"])
  }

  @Test("an impossible scale drops the image", arguments: [0, -1, CGFloat.nan])
  func scale(value: CGFloat) throws {
    let url = try #require(URL(string: "https://images.example/x.png"))
    let ad = try load { $0.icon = NativeAdImage(url: url, scale: value) }
    #expect(ad.icon == nil)
    #expect(dropped(ad) == ["icon"])
  }

  @Test("an address where a picture was asked for is passed on, and noted")
  func notLoaded() throws {
    let url = try #require(URL(string: "https://images.example/x.png"))
    let ad = try load { $0.icon = NativeAdImage(url: url, scale: 2) }
    #expect(ad.icon?.imageURL == url)
    #expect(ad.eventLog.anomalies.map(\.anomaly).contains(.imageNotLoaded))
  }

  @Test("Unicode, right-to-left and very long text is unchanged")
  func texts() throws {
    let long = String(repeating: "שלום 🌍 ", count: 20_000)
    let ad = try load {
      $0.headline = "مرحبا \u{202E}abc"
      $0.body = long
    }
    #expect(ad.headline == "مرحبا \u{202E}abc")
    #expect(ad.body == long)
  }
}
