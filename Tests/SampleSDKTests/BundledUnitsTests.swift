import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@testable import SampleSDK

/// What a bundled ad unit is expected to answer, and when.
struct Expectation: Sendable, CustomTestStringConvertible {
  var unit: String
  var ads = 0
  var errors: [SampleErrorCode] = []
  var milliseconds: [Double] = []
  var testDescription: String { unit }
}

@MainActor
@Suite("The bundled ad units for native ads")
struct BundledUnitsTests {
  nonisolated static let table: [Expectation] = [
    Expectation(unit: "sample-app-install", ads: 1, milliseconds: [120]),
    Expectation(unit: "sample-content", ads: 1, milliseconds: [90]),
    Expectation(unit: "sample-video", ads: 1, milliseconds: [240]),
    Expectation(unit: "sample-landscape", ads: 1, milliseconds: [100]),
    Expectation(unit: "sample-portrait", ads: 1, milliseconds: [110]),
    Expectation(unit: "sample-multiple-images", ads: 1, milliseconds: [180]),
    Expectation(unit: "sample-image-urls", ads: 1, milliseconds: [80]),
    Expectation(unit: "sample-minimal", ads: 1, milliseconds: [80]),
    Expectation(unit: "sample-unicode", ads: 1, milliseconds: [100]),
    Expectation(unit: "sample-right-to-left", ads: 1, milliseconds: [100]),
    Expectation(unit: "sample-external-click", ads: 1, milliseconds: [130]),
    Expectation(unit: "sample-no-inventory", errors: [.noInventory], milliseconds: [90]),
    Expectation(unit: "sample-network-error", errors: [.networkError], milliseconds: [250]),
    Expectation(unit: "sample-bad-request", errors: [.badRequest], milliseconds: [80]),
    Expectation(unit: "sample-unknown-error", errors: [.unknown], milliseconds: [150]),
    Expectation(unit: "sample-slow", ads: 1, milliseconds: [3000]),
    Expectation(unit: "sample-never"),
    Expectation(unit: "sample-late", ads: 1, milliseconds: [30_000]),
    Expectation(unit: "sample-twice", ads: 2, milliseconds: [120, 170]),
    Expectation(unit: "sample-fill-then-error", ads: 1, errors: [.unknown], milliseconds: [120, 170]),
  ]

  @Test("answer what and when their table says", arguments: table)
  func answers(expected: Expectation) {
    let recorder = Bench().fetch(expected.unit)
    #expect(recorder.ads.count == expected.ads)
    #expect(recorder.errors == expected.errors)
    #expect(recorder.milliseconds == expected.milliseconds)
  }

  @Test("are all in the table, in its order, each with a summary")
  func complete() {
    let units = SampleInventory.bundled.units
    #expect(units.filter { $0.format == .native }.map(\.id) == Self.table.map(\.unit))
    for unit in units {
      #expect(unit.summary.count > 15 && unit.summary.hasSuffix("."), "\(unit.id)")
    }
  }

  @Test("an app install ad has every asset of an app")
  func appInstall() throws {
    let ad = try #require(Bench().fetch("sample-app-install").ads.first)
    #expect(ad.headline == "Compass – hiking maps")
    #expect(ad.callToAction == "Install")
    #expect(ad.advertiser == "Compass Maps")
    #expect(ad.store == "Sample Store")
    #expect(ad.price == "Free")
    #expect(ad.starRating == NSDecimalNumber(string: "4.5"))
    #expect(ad.degreeOfAwesomeness == "Quite awesome")
    #expect(ad.body?.isEmpty == false)
    #expect(ad.mediaView == nil)
    #expect(ad.icon?.size == CGSize(width: 40, height: 40))
    #expect(ad.image?.size == CGSize(width: 120, height: 63))
  }

  @Test("a content ad has nothing of an app")
  func content() throws {
    let ad = try #require(Bench().fetch("sample-content").ads.first)
    #expect(ad.headline != nil)
    #expect(ad.store == nil && ad.price == nil && ad.starRating == nil && ad.mediaView == nil)
  }

  @Test("a minimal ad has three texts and nothing else")
  func minimal() throws {
    let ad = try #require(Bench().fetch("sample-minimal") { $0.shouldRequestMultipleImages = true }.ads.first)
    #expect(ad.headline != nil && ad.body != nil && ad.callToAction != nil)
    #expect(ad.advertiser == nil && ad.store == nil && ad.price == nil && ad.starRating == nil)
    #expect(ad.image == nil && ad.imageURL == nil && ad.icon == nil && ad.iconURL == nil)
    #expect(ad.imageScale == 1 && ad.iconScale == 1)
    #expect(ad.additionalImages.isEmpty && ad.mediaView == nil && ad.degreeOfAwesomeness == nil)
  }

  @Test("texts in any script arrive unchanged")
  func scripts() throws {
    let unicode = try #require(Bench().fetch("sample-unicode").ads.first)
    #expect(unicode.headline?.unicodeScalars.contains("\u{200D}") == true)
    #expect(unicode.body?.unicodeScalars.contains("\u{301}") == true)
    let rightToLeft = try #require(Bench().fetch("sample-right-to-left").ads.first)
    #expect(rightToLeft.headline == "خرائط بلا إنترنت")
  }

  @Test("a test request gets an ad that says so")
  func testMode() throws {
    let test = try #require(Bench().fetch("sample-content") { $0.testMode = true }.ads.first)
    let live = try #require(Bench().fetch("sample-content").ads.first)
    #expect(test.isTest)
    #expect(!live.isTest)
  }

  @Test("the same request gets the same answer at the same time")
  func deterministic() {
    for unit in SampleInventory.bundled.units {
      let first = Bench().fetch(unit.id)
      let second = Bench().fetch(unit.id)
      #expect(first.milliseconds == second.milliseconds)
      #expect(first.ads.map(\.headline) == second.ads.map(\.headline))
    }
  }

  @Test("everything that is compiled in stays under 24 KB")
  func size() {
    #expect(SampleImageFiles.totalBytes < 24_000)
  }

  @Test("every creative and every image is in use")
  func noLeftovers() {
    let inventory = SampleInventory.bundled
    #expect(Set(inventory.units.compactMap(\.creative)) == Set(inventory.creatives.keys))
    let images = inventory.creatives.values.flatMap {
      $0.landscapeImages + $0.portraitImages + ($0.icon.map { [$0] } ?? [])
    }
    #expect(Set(images.map(\.file)) == Set(SampleImageFiles.names))
  }

  @Test("landscape images are wider than high, portrait images higher than wide, icons square")
  func shapes() throws {
    for creative in SampleInventory.bundled.creatives.values {
      for image in creative.landscapeImages { #expect(try size(image).width > size(image).height) }
      for image in creative.portraitImages { #expect(try size(image).width < size(image).height) }
      if let icon = creative.icon { #expect(try size(icon).width == size(icon).height) }
    }
  }

  private func size(_ image: SampleCreativeImage) throws -> CGSize {
    let data = try #require(SampleImageFiles.data(named: image.file))
    return try #require(UIImage(data: data, scale: image.scale)).size
  }
}
