import AdMediation
import Foundation
import HeadlessUIKit
import Testing

@Suite struct AdSizeTests {
  static let notLengths: [CGFloat] = [.nan, .signalingNaN, .infinity, -.infinity, -1, 0]

  @Test(
    "the constants have Google's sizes",
    arguments: [
      (AdSizeBanner, 320, 50), (AdSizeLargeBanner, 320, 100), (AdSizeMediumRectangle, 300, 250),
      (AdSizeFullBanner, 468, 60), (AdSizeLeaderboard, 728, 90), (AdSizeSkyscraper, 120, 600),
    ] as [(AdSize, Double, Double)]
  )
  func constants(size: AdSize, width: Double, height: Double) {
    #expect(cgSize(for: size) == CGSize(width: width, height: height))
    #expect(isAdSizeValid(size: size))
    #expect(!isAdSizeFluid(size: size))
  }

  @Test("a fluid size is valid, the invalid one is not, and neither has lengths")
  func special() {
    #expect(isAdSizeValid(size: AdSizeFluid) && isAdSizeFluid(size: AdSizeFluid))
    #expect(!isAdSizeValid(size: AdSizeInvalid) && !isAdSizeFluid(size: AdSizeInvalid))
    #expect(cgSize(for: AdSizeFluid) == .zero && cgSize(for: AdSizeInvalid) == .zero)
    #expect(!isAdSizeEqualToSize(size1: AdSizeFluid, size2: AdSizeInvalid))
  }

  @Test("lengths that are none make no size, whichever function gets them", arguments: notLengths)
  func notALength(length: CGFloat) {
    let sizes = [
      adSizeFor(cgSize: CGSize(width: length, height: 50)),
      adSizeFor(cgSize: CGSize(width: 320, height: length)),
      fullWidthPortrait(height: length), fullWidthLandscape(height: length),
      portraitAnchoredAdaptiveBanner(width: length), landscapeAnchoredAdaptiveBanner(width: length),
      currentOrientationAnchoredAdaptiveBanner(width: length),
      largePortraitAnchoredAdaptiveBanner(width: length),
      largeLandscapeAnchoredAdaptiveBanner(width: length), largeAnchoredAdaptiveBanner(width: length),
      portraitInlineAdaptiveBanner(width: length), landscapeInlineAdaptiveBanner(width: length),
      currentOrientationInlineAdaptiveBanner(width: length),
      inlineAdaptiveBanner(width: length, maxHeight: 100),
      inlineAdaptiveBanner(width: 320, maxHeight: length),
    ]
    for size in sizes { #expect(isAdSizeEqualToSize(size1: size, size2: AdSizeInvalid)) }
    #expect(!isAdSizeValid(size: AdSize(size: CGSize(width: length, height: 50))))
  }

  @Test("flags of no kind make a size invalid")
  func unknownFlags() {
    let size = AdSize(size: CGSize(width: 320, height: 50), flags: .max)
    #expect(!isAdSizeValid(size: size) && cgSize(for: size) == .zero && string(for: size) == "invalid")
  }

  @Test("sizes are equal when width, height and kind are")
  func equality() {
    let custom = adSizeFor(cgSize: CGSize(width: 320, height: 50))
    #expect(isAdSizeEqualToSize(size1: custom, size2: AdSizeBanner))
    #expect(!isAdSizeEqualToSize(size1: AdSizeBanner, size2: AdSizeLargeBanner))
    #expect(!isAdSizeEqualToSize(size1: portraitAnchoredAdaptiveBanner(width: 320), size2: AdSizeBanner))
  }

  @Test("a size survives the way through an object, with its kind")
  func values() {
    let sizes = [
      AdSizeLeaderboard, AdSizeFluid, AdSizeInvalid, inlineAdaptiveBanner(width: 333.5, maxHeight: 200),
    ]
    for size in sizes { #expect(adSizeFor(nsValue: nsValue(for: size)) == size) }
    #expect(nsValue(for: AdSizeBanner).isEqual(nsValue(for: AdSizeBanner)))
  }

  @Test("another object is no size")
  func otherValues() {
    #expect(adSizeFor(nsValue: NSNumber(value: 3)) == AdSizeInvalid)
    #expect(adSizeFor(nsValue: NSValue(size: CGSize(width: 320, height: 50))) == AdSizeInvalid)
  }

  @Test("descriptions are for reading")
  func descriptions() {
    #expect(string(for: AdSizeBanner) == "320x50")
    #expect(string(for: adSizeFor(cgSize: CGSize(width: 320.5, height: 50))) == "320.5x50")
    #expect(string(for: AdSizeFluid) == "fluid")
    #expect(string(for: AdSizeInvalid) == "invalid")
    #expect(string(for: inlineAdaptiveBanner(width: 320, maxHeight: 200)) == "320x200 inline adaptive")
    #expect(string(for: VersionNumber(majorVersion: 1, minorVersion: 2, patchVersion: 304)) == "1.2.304")
  }
}

/// Which of a network's sizes is taken for another.
@Suite struct ClosestAdSizeTests {
  private func closest(to original: AdSize, of possible: [AdSize]) -> AdSize {
    closestValidSizeForAdSizes(original: original, possibleAdSizes: possible.map { nsValue(for: $0) })
  }

  private static let usual = [AdSizeBanner, AdSizeMediumRectangle, AdSizeLeaderboard]

  @Test("a size that is there is taken", arguments: usual)
  func same(size: AdSize) {
    #expect(closest(to: size, of: Self.usual) == size)
  }

  @Test(
    "the largest that is neither wider nor higher and not much smaller is taken",
    arguments: [
      (AdSizeLargeBanner, AdSizeInvalid),
      (AdSizeFullBanner, AdSizeBanner),
      (AdSize(size: CGSize(width: 640, height: 50)), AdSizeBanner),
      (AdSize(size: CGSize(width: 641, height: 50)), AdSizeInvalid),
      (AdSize(size: CGSize(width: 320, height: 71)), AdSizeBanner),
      (AdSize(size: CGSize(width: 320, height: 72)), AdSizeInvalid),
      (AdSize(size: CGSize(width: 319, height: 50)), AdSizeInvalid),
      (AdSize(size: CGSize(width: 320, height: 49)), AdSizeInvalid),
      (AdSize(size: CGSize(width: 336, height: 280)), AdSizeMediumRectangle),
      (AdSizeSkyscraper, AdSizeInvalid), (AdSizeFluid, AdSizeInvalid), (AdSizeInvalid, AdSizeInvalid),
    ] as [(AdSize, AdSize)]
  )
  func others(original: AdSize, expected: AdSize) {
    #expect(closest(to: original, of: Self.usual) == expected)
  }

  @Test("in an adaptive size any lower height fits, and the largest is taken")
  func adaptive() {
    #expect(
      closest(to: inlineAdaptiveBanner(width: 390, maxHeight: 844), of: Self.usual) == AdSizeMediumRectangle
    )
    #expect(closest(to: inlineAdaptiveBanner(width: 390, maxHeight: 100), of: Self.usual) == AdSizeBanner)
    #expect(closest(to: largePortraitAnchoredAdaptiveBanner(width: 390), of: Self.usual) == AdSizeBanner)
  }

  @Test("nothing comes of no sizes, of invalid ones and of other objects")
  func none() {
    #expect(closest(to: AdSizeBanner, of: []) == AdSizeInvalid)
    #expect(closest(to: AdSizeInvalid, of: [AdSizeInvalid]) == AdSizeInvalid)
    let notASize = AdSize(size: CGSize(width: CGFloat.nan, height: .nan))
    #expect(closest(to: notASize, of: [notASize, AdSizeBanner]) == AdSizeInvalid)
    #expect(
      closestValidSizeForAdSizes(original: AdSizeBanner, possibleAdSizes: [NSNumber(value: 1)])
        == AdSizeInvalid
    )
  }
}

/// Sizes that follow the device, here a phone of 390 × 844 points.
@Suite struct AdaptiveAdSizeTests {
  @Test(
    "an anchored slot has the shape of a banner, within its bounds",
    arguments: [(100, 50), (320, 50), (390, 61), (500, 78), (728, 90), (2000, 90)] as [(Double, Double)]
  )
  func portraitAnchored(width: Double, height: Double) {
    #expect(portraitAnchoredAdaptiveBanner(width: width).size == CGSize(width: width, height: height))
  }

  @Test(
    "on its side a phone allows 15 % of its height, and never less than 50 points",
    arguments: [(320, 50), (844, 58)] as [(Double, Double)]
  )
  func landscapeAnchored(width: Double, height: Double) {
    #expect(landscapeAnchoredAdaptiveBanner(width: width).size == CGSize(width: width, height: height))
  }

  @Test(
    "a large anchored slot has the shape of a large banner, within its bounds",
    arguments: [(100, 50), (320, 100), (390, 122), (480, 150), (2000, 150)] as [(Double, Double)]
  )
  func largePortraitAnchored(width: Double, height: Double) {
    #expect(largePortraitAnchoredAdaptiveBanner(width: width).size == CGSize(width: width, height: height))
  }

  @Test("on its side a phone allows 20 % of its height for a large slot")
  func largeLandscapeAnchored() {
    #expect(largeLandscapeAnchoredAdaptiveBanner(width: 844).size == CGSize(width: 844, height: 78))
  }

  @Test("an inline size is bounded by the screen, or by the height given")
  func inline() {
    #expect(portraitInlineAdaptiveBanner(width: 390).size == CGSize(width: 390, height: 844))
    #expect(landscapeInlineAdaptiveBanner(width: 844).size == CGSize(width: 844, height: 390))
    #expect(inlineAdaptiveBanner(width: 390, maxHeight: 32).size == CGSize(width: 390, height: 32))
    #expect(inlineAdaptiveBanner(width: 390, maxHeight: 31) == AdSizeInvalid)
  }

  @Test("a full-width size is as wide as the screen is")
  func fullWidth() {
    #expect(fullWidthPortrait(height: 60).size == CGSize(width: 390, height: 60))
    #expect(fullWidthLandscape(height: 60).size == CGSize(width: 844, height: 60))
  }

  @Test("the current orientation is the interface's")
  @MainActor
  func orientation() throws {
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.compactMap { $0 as? UIWindowScene }.first)
    func isOneOf(_ sizes: [AdSize]) -> Bool {
      sizes == [
        currentOrientationAnchoredAdaptiveBanner(width: 700), largeAnchoredAdaptiveBanner(width: 700),
        currentOrientationInlineAdaptiveBanner(width: 700),
      ]
    }
    #expect(
      isOneOf([
        portraitAnchoredAdaptiveBanner(width: 700), largePortraitAnchoredAdaptiveBanner(width: 700),
        portraitInlineAdaptiveBanner(width: 700),
      ])
    )
    scene.interfaceOrientation = .landscapeLeft
    defer { scene.interfaceOrientation = .portrait }
    #expect(
      isOneOf([
        landscapeAnchoredAdaptiveBanner(width: 700), largeLandscapeAnchoredAdaptiveBanner(width: 700),
        landscapeInlineAdaptiveBanner(width: 700),
      ])
    )
  }
}
