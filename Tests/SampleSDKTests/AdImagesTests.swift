import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

@MainActor
@Suite("The images of an ad")
struct AdImagesTests {
  private func ad(
    _ unit: String,
    _ prepare: (SampleNativeAdRequest) -> Void = { _ in }
  ) throws -> SampleNativeAd {
    try #require(Bench().fetch(unit, prepare).ads.first)
  }

  private func name(_ url: String?) -> String? { url?.split(separator: "/").last.map(String.init) }

  @Test("are loaded when the request asks for that, at their scale")
  func downloaded() throws {
    let ad = try ad("sample-content")
    let image = try #require(ad.image)
    #expect(image.scale == 2)
    #expect(image.pixelSize == CGSize(width: 240, height: 126))
    #expect(ad.icon?.scale == 2)
    #expect(ad.imageURL == "https://images.sample-network.example/harbour-landscape.png")
    #expect(ad.iconURL == "https://images.sample-network.example/book-icon.png")
  }

  @Test("are URLs and scales only when the request does not ask for them")
  func notDownloaded() throws {
    let ad = try ad("sample-content") { $0.shouldDownloadImages = false }
    #expect(ad.image == nil && ad.icon == nil)
    #expect(name(ad.imageURL) == "harbour-landscape.png")
    #expect(name(ad.iconURL) == "book-icon.png")
    #expect(ad.imageScale == 2 && ad.iconScale == 2)
  }

  @Test("are URLs only from a network that has no others", arguments: [true, false])
  func urlsOnly(asked: Bool) throws {
    let ad = try ad("sample-image-urls") {
      $0.shouldDownloadImages = asked
      $0.shouldRequestMultipleImages = true
    }
    #expect(ad.image == nil && ad.icon == nil)
    #expect(ad.imageURL != nil && ad.iconURL != nil)
    #expect(ad.additionalImages.count == 1)
    #expect(ad.additionalImages.allSatisfy { $0.image == nil && $0.imageURL != nil && $0.scale == 2 })
  }

  @Test(
    "follow the preferred orientation where the ad has both",
    arguments: [
      (SampleImageOrientation.any, "dunes-landscape.png"),
      (.landscape, "dunes-landscape.png"),
      (.portrait, "dunes-portrait.png"),
    ]
  )
  func orientation(preference: SampleImageOrientation, expected: String) throws {
    let ad = try ad("sample-app-install") { $0.preferredImageOrientation = preference }
    #expect(name(ad.imageURL) == expected)
    #expect(ad.additionalImages.isEmpty)
  }

  @Test("follow the older portrait flag")
  func portraitFlag() throws {
    let ad = try ad("sample-app-install") { $0.shouldRequestPortraitImages = true }
    #expect(name(ad.imageURL) == "dunes-portrait.png")
  }

  @Test(
    "are what the ad has when it has only the other orientation",
    arguments: [
      ("sample-landscape", SampleImageOrientation.portrait, "meadow-landscape.png"),
      ("sample-portrait", .landscape, "night-portrait.png"),
      ("sample-portrait", .any, "night-portrait.png"),
    ]
  )
  func otherOrientation(unit: String, preference: SampleImageOrientation, expected: String) throws {
    let ad = try ad(unit) { $0.preferredImageOrientation = preference }
    #expect(name(ad.imageURL) == expected)
  }

  @Test("are one unless the request asks for several")
  func single() throws {
    #expect(try ad("sample-multiple-images").additionalImages.isEmpty)
  }

  @Test(
    "are all of the preferred orientation when the request asks for several",
    arguments: [
      (
        SampleImageOrientation.any,
        ["meadow-landscape.png", "dunes-landscape.png", "dunes-portrait.png", "night-portrait.png"]
      ),
      (.landscape, ["meadow-landscape.png", "dunes-landscape.png"]),
      (.portrait, ["night-portrait.png"]),
    ]
  )
  func several(preference: SampleImageOrientation, expected: [String]) throws {
    let ad = try ad("sample-multiple-images") {
      $0.shouldRequestMultipleImages = true
      $0.preferredImageOrientation = preference
    }
    #expect(ad.additionalImages.map { name($0.imageURL) } == expected)
    #expect(ad.additionalImages.allSatisfy { $0.image?.scale == 2 && $0.scale == 2 })
  }
}
