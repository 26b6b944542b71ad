import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

@MainActor
@Suite("A banner")
struct BannerTests {
  let bench = Bench()
  let stage = Stage(showsAdView: false)

  @Test("has the size that was asked for")
  func size() {
    let size = CGSize(width: 411, height: 64)
    let (banner, recorder) = bench.fetchBanner("sample-banner", size: size)
    #expect(recorder.events == ["receive"])
    #expect(banner.frame.size == size)
    #expect(banner.text == "A weekend in the green")
  }

  @Test(
    "comes in no size that its ad unit does not have",
    arguments: zip(
      ["sample-banner-large", "sample-banner-medium-rectangle"],
      [CGSize(width: 320, height: 100), CGSize(width: 300, height: 250)]
    )
  )
  func sizeOfUnit(unit: String, size: CGSize) {
    #expect(bench.fetchBanner(unit, size: size).recorder.events == ["receive"])
    #expect(bench.fetchBanner(unit).recorder.errors == [.noInventory])
  }

  @Test(
    "is not asked for in a size that is none",
    arguments: [0, -1, Double.nan, .infinity, 1e9]
  )
  func noSize(length: Double) {
    let size = CGSize(width: 320, height: length)
    #expect(bench.fetchBanner("sample-banner", size: size).recorder.errors == [.badRequest])
  }

  @Test("counts one impression, and not before it is on the screen")
  func impression() {
    let (banner, recorder) = bench.fetchBanner("sample-banner")
    #expect(recorder.events == ["receive"])
    stage.controller.view.addSubview(banner)
    banner.removeFromSuperview()
    stage.controller.view.addSubview(banner)
    #expect(recorder.events == ["receive", "impression"])
    #expect(banner.impressionCount == 1)
  }

  @Test("that is on the screen already tells of its ad before it tells of the impression")
  func impressionAfterAd() {
    let recorder = BannerRecorder()
    let banner = SampleBanner(size: CGSize(width: 320, height: 50))
    banner.adUnitID = "sample-banner"
    banner.delegate = recorder
    stage.controller.view.addSubview(banner)
    bench.inside { banner.fetchAd(SampleAdRequest()) }
    #expect(recorder.events.isEmpty)
    bench.scheduler.run()
    #expect(recorder.events == ["receive", "impression"])
  }

  @Test("opens the advertiser's page on a tap")
  func click() throws {
    let (banner, recorder) = bench.fetchBanner("sample-banner")
    stage.controller.view.addSubview(banner)
    #expect(banner.tap())
    #expect(banner.clickCount == 1)
    let page = try #require(stage.controller.presentedViewController as? SampleLandingPageViewController)
    #expect(page.closeButton.tap())
    #expect(
      recorder.events == ["receive", "impression", "click", "willPresent", "willDismiss", "didDismiss"]
    )
  }

  @Test("leaves the app on a tap if its ad does that")
  func leaves() {
    let (banner, recorder) = bench.fetchBanner("sample-banner-external-click")
    stage.controller.view.addSubview(banner)
    banner.tap()
    #expect(recorder.events == ["receive", "impression", "click", "willLeave"])
  }

  @Test("that has no ad counts nothing")
  func empty() {
    let banner = SampleBanner(size: CGSize(width: 320, height: 50))
    stage.controller.view.addSubview(banner)
    banner.tap()
    #expect(banner.impressionCount == 0 && banner.clickCount == 0)
    #expect(banner.watermark == nil)
  }

  @Test("lies under its watermark, which takes no taps")
  func watermark() {
    let request = SampleAdRequest()
    request.watermark = Data("mark".utf8)
    let (banner, recorder) = bench.fetchBanner("sample-banner", request: request)
    stage.controller.view.addSubview(banner)
    #expect(banner.watermark == Data("mark".utf8))
    let mark = banner.subviews.first { $0 is SampleWatermarkView }
    #expect(mark?.frame == banner.bounds)
    banner.tap()
    #expect(recorder.events.contains("click"))
  }

  @Test("shows the next ad in the place of the last one, with books of its own")
  func again() {
    let request = SampleAdRequest()
    request.watermark = Data("mark".utf8)
    let (banner, recorder) = bench.fetchBanner("sample-banner", request: request)
    stage.controller.view.addSubview(banner)
    banner.adUnitID = "sample-banner-external-click"
    bench.inside { banner.fetchAd(SampleAdRequest()) }
    bench.scheduler.run()
    #expect(recorder.events == ["receive", "impression", "receive", "impression"])
    #expect(banner.watermark == nil)
    banner.tap()
    #expect(banner.clickCount == 1)
    #expect(banner.impressionCount == 1)
  }

  @Test("answers a second fetch with badRequest, and the first one goes on")
  func busy() {
    let recorder = BannerRecorder()
    let banner = SampleBanner(size: CGSize(width: 320, height: 50))
    banner.adUnitID = "sample-banner"
    banner.delegate = recorder
    bench.inside {
      banner.fetchAd(SampleAdRequest())
      banner.fetchAd(SampleAdRequest())
    }
    bench.scheduler.run()
    #expect(recorder.errors == [.badRequest])
    #expect(recorder.events == ["receive"])
  }

  @Test("is gone when it is dropped after it was shown and clicked")
  func dropped() throws {
    weak var banner: SampleBanner?
    do {
      let (made, recorder) = bench.fetchBanner("sample-banner")
      stage.controller.view.addSubview(made)
      made.tap()
      let page = try #require(stage.controller.presentedViewController as? SampleLandingPageViewController)
      page.close()
      made.removeFromSuperview()
      #expect(recorder.events.last == "didDismiss")
      banner = made
    }
    #expect(banner == nil)
  }
}
