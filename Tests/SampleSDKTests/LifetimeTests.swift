import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

@MainActor
@Suite("Nothing outlives its use")
struct LifetimeTests {
  @Test("an ad that was shown, played, clicked and tracked is gone when it is dropped")
  func ad() throws {
    let bench = Bench()
    let stage = Stage()
    weak var ad: SampleNativeAd?
    weak var video: SampleMediaView?
    do {
      let recorder = bench.fetch("sample-video")
      let made = try #require(recorder.ads.first)
      ad = made
      video = made.mediaView
      let events = EventRecorder()
      made.delegate = events
      made.setNativeAdView(stage.adView, clickableViews: [UIButton(frame: .zero)])
      made.playVideo()
      made.handleClick(on: stage.adView)
      let page = try #require(stage.controller.presentedViewController as? SampleLandingPageViewController)
      page.close()
    }
    #expect(ad == nil)
    #expect(video == nil)
    bench.scheduler.run()
  }

  @Test("the advertiser's page keeps its ad until it is closed, and then both go")
  func landingPage() throws {
    let stage = Stage()
    weak var ad: SampleNativeAd?
    weak var page: SampleLandingPageViewController?
    let events = EventRecorder()
    do {
      let made = try #require(Bench().fetch("sample-content").ads.first)
      made.delegate = events
      made.handleClick(on: stage.adView)
      ad = made
      page = stage.controller.presentedViewController as? SampleLandingPageViewController
    }
    #expect(ad != nil)
    page?.close()
    #expect(events.events == ["willPresent", "willDismiss", "didDismiss"])
    #expect(ad == nil)
    #expect(page == nil)
  }

  @Test("keeping a closed page does not keep its ad")
  func closedPage() throws {
    let stage = Stage()
    weak var ad: SampleNativeAd?
    let page: SampleLandingPageViewController
    do {
      let made = try #require(Bench().fetch("sample-content").ads.first)
      made.handleClick(on: stage.adView)
      ad = made
      page = try #require(stage.controller.presentedViewController as? SampleLandingPageViewController)
    }
    page.close()
    #expect(ad == nil)
    #expect(page.presentingViewController == nil)
  }

  @Test("tracking keeps neither the view nor the clickable views")
  func trackedViews() throws {
    let ad = try #require(Bench().fetch("sample-content").ads.first)
    weak var view: UIView?
    weak var button: UIButton?
    do {
      let made = UIView(frame: .zero)
      let clickable = UIButton(frame: .zero)
      made.addSubview(clickable)
      ad.setNativeAdView(made, clickableViews: [clickable])
      view = made
      button = clickable
    }
    #expect(view == nil)
    #expect(button == nil)
    ad.setNativeAdView(nil)
  }

  @Test("a view whose ad is gone can be shown and tapped without harm")
  func orphanedProbe() throws {
    let stage = Stage(showsAdView: false)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.adView.addSubview(button)
    do {
      let ad = try #require(Bench().fetch("sample-content").ads.first)
      ad.setNativeAdView(stage.adView, clickableViews: [button])
    }
    stage.controller.view.addSubview(stage.adView)
    button.tap()
  }

  @Test("a loader whose unit never answers keeps nothing")
  func never() {
    let bench = Bench()
    weak var loader: SampleNativeAdLoader?
    do {
      let made = SampleNativeAdLoader()
      made.adUnitID = "sample-never"
      bench.inside { made.fetchAd(SampleNativeAdRequest()) }
      loader = made
    }
    #expect(loader == nil)
    #expect(bench.scheduler.scheduledCount == 0)
  }
}
