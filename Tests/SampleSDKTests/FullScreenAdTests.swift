import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

@MainActor
@Suite("A full-screen ad")
struct FullScreenAdTests {
  let bench = Bench()
  let stage = Stage(showsAdView: false)

  private func screen() throws -> SampleFullScreenAdViewController {
    try #require(stage.controller.presentedViewController as? SampleFullScreenAdViewController)
  }

  @Test(
    "covers the app, is seen and tapped, and goes away with its close button",
    arguments: FullScreenFormat.allCases
  )
  func wholeLife(format: FullScreenFormat) throws {
    let (ad, recorder) = bench.fetchAd(format)
    #expect(ad.isReady && !ad.isPresented)
    ad.present(from: stage.controller)
    #expect(!ad.isReady && ad.isPresented)
    let screen = try screen()
    #expect(screen.creativeView.tap())
    let page = try #require(screen.presentedViewController as? SampleLandingPageViewController)
    page.close()
    #expect(screen.closeButton.tap())
    #expect(!ad.isPresented)
    #expect(stage.controller.presentedViewController == nil)
    #expect(ad.impressionCount == 1 && ad.clickCount == 1)
    #expect(
      recorder.events.filter { !$0.hasSuffix("Video") }
        == ["receive", "willPresent", "impression", "click", "willDismiss", "didDismiss"]
    )
  }

  @Test("goes away with the app's own hand, and with the page that covers it")
  func dismissedByApp() throws {
    let (ad, recorder) = bench.fetchAd(.interstitial)
    ad.present(from: stage.controller)
    try screen().creativeView.tap()
    stage.controller.dismiss(animated: true)
    ad.close()
    #expect(
      recorder.events == ["receive", "willPresent", "impression", "click", "willDismiss", "didDismiss"]
    )
  }

  @Test("counts no impression where its window is not on the screen")
  func hiddenWindow() {
    stage.window.isHidden = true
    let (ad, recorder) = bench.fetchAd(.interstitial)
    ad.present(from: stage.controller)
    #expect(recorder.events == ["receive", "willPresent"])
    stage.window.isHidden = false
    #expect(recorder.events == ["receive", "willPresent", "impression"])
  }

  @Test("leaves the app on a tap if it does that")
  func leaves() throws {
    let network = SampleTestNetwork()
    var creative = SampleCreative()
    creative.click = .externalURL("https://store.example/app")
    network.answer = .fill(creative)
    let (ad, recorder) = bench.fetchAd(.appOpen, unit: network.adUnitID)
    ad.present(from: stage.controller)
    try screen().creativeView.tap()
    #expect(recorder.events == ["receive", "willPresent", "impression", "click", "willLeave"])
  }

  @Test("lies under its watermark, which takes no taps", arguments: FullScreenFormat.allCases)
  func watermark(format: FullScreenFormat) throws {
    let request = SampleAdRequest()
    request.watermark = Data("mark".utf8)
    let (ad, _) = bench.fetchAd(format, request: request)
    #expect(ad.watermark == Data("mark".utf8))
    ad.present(from: stage.controller)
    let screen = try screen()
    #expect(screen.watermark == Data("mark".utf8))
    #expect(screen.view.subviews.last { !$0.bounds.isEmpty } is SampleWatermarkView)
    #expect(screen.creativeView.tap())
    #expect(ad.clickCount == 1)
  }

  // MARK: What cannot be presented

  @Test("that is not there cannot be presented", arguments: FullScreenFormat.allCases)
  func notLoaded(format: FullScreenFormat) {
    let (ad, recorder) = bench.fetchAd(format, unit: format.unit + "-no-inventory")
    #expect(!ad.isReady)
    ad.present(from: stage.controller)
    #expect(recorder.presentationErrors == [.notLoaded])
  }

  @Test("cannot be presented twice, neither over itself nor afterwards", arguments: FullScreenFormat.allCases)
  func twice(format: FullScreenFormat) {
    let (ad, recorder) = bench.fetchAd(format)
    ad.present(from: stage.controller)
    ad.present(from: stage.controller)
    ad.close()
    ad.present(from: stage.controller)
    #expect(recorder.presentationErrors == [.alreadyPresented, .alreadyPresented])
    #expect(ad.impressionCount == 1)
    #expect(recorder.events.count { $0 == "willPresent" } == 1)
  }

  @Test("cannot be presented from nowhere, and then from somewhere it can")
  func nowhere() {
    let (ad, recorder) = bench.fetchAd(.interstitial)
    ad.present(from: UIViewController())
    let outside = UIViewController()
    _ = outside.view
    ad.present(from: outside)
    #expect(recorder.presentationErrors == [.noWindow, .noWindow])
    #expect(recorder.events == ["receive"])
    ad.present(from: stage.controller)
    #expect(recorder.events == ["receive", "willPresent", "impression"])
  }

  @Test("cannot be presented from a controller that is covered, and from the one in front it can")
  func covered() {
    let sheet = UIViewController()
    stage.controller.present(sheet, animated: false)
    let (ad, recorder) = bench.fetchAd(.interstitial)
    ad.present(from: stage.controller)
    #expect(recorder.presentationErrors == [.covered])
    ad.present(from: sheet)
    #expect(sheet.presentedViewController is SampleFullScreenAdViewController)
  }

  @Test("cannot be presented once it has expired")
  func expired() {
    let (ad, recorder) = bench.fetchAd(.interstitial, within: .seconds(3599))
    bench.scheduler.advance(by: .seconds(2))
    ad.present(from: stage.controller)
    #expect(recorder.presentationErrors == [.expired])
    let (fleeting, other) = bench.fetchAd(
      .interstitial,
      unit: "sample-interstitial-expires",
      within: .milliseconds(5099)
    )
    fleeting.present(from: stage.controller)
    #expect(other.presentationErrors.isEmpty)
    #expect(fleeting.isPresented)
  }

  @Test("each reason why an ad is not presented says in a sentence what to do, with a code of its own")
  func sentences() {
    let errors = SamplePresentationError.allCases
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(errors.allSatisfy { $0.description.hasSuffix(".") && $0.description.contains(": ") })
    #expect(Set(errors.map(\.rawValue)).isDisjoint(with: SampleErrorCode.allCases.map(\.rawValue)))
  }

  // MARK: Fetching

  @Test("an object is for one ad")
  func oneAd() {
    let (ad, recorder) = bench.fetchAd(.interstitial)
    bench.inside { ad.fetchAd(SampleAdRequest()) }
    bench.scheduler.advance(by: .seconds(1))
    #expect(recorder.events == ["receive"])
    #expect(recorder.errors == [.badRequest])
    #expect(ad.isReady)
  }

  @Test("can be fetched again when there was none")
  func afterFailure() {
    let (ad, recorder) = bench.fetchAd(.interstitial, unit: "sample-interstitial-no-inventory")
    ad.adUnitID = "sample-interstitial"
    bench.inside { ad.fetchAd(SampleAdRequest()) }
    bench.scheduler.advance(by: .seconds(1))
    #expect(recorder.errors == [.noInventory])
    #expect(recorder.events == ["receive"])
  }

  // MARK: Lifetime

  @Test("is kept by its screen alone", arguments: FullScreenFormat.allCases)
  func keptByScreen(format: FullScreenFormat) throws {
    weak var ad: SampleFullScreenAd?
    weak var screen: SampleFullScreenAdViewController?
    do {
      let (made, _) = bench.fetchAd(format)
      made.present(from: stage.controller)
      ad = made
      screen = try self.screen()
    }
    #expect(ad != nil)
    screen?.close()
    #expect(ad == nil)
    #expect(screen == nil)
  }

  @Test("that is dropped before it was presented is gone")
  func dropped() {
    weak var ad: SampleFullScreenAd?
    do { ad = bench.fetchAd(.rewarded).ad }
    #expect(ad == nil)
  }
}
