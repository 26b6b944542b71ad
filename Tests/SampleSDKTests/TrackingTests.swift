import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

@MainActor
@Suite("The network's own tracking")
struct TrackingTests {
  let ad: SampleNativeAd
  let events = EventRecorder()

  init() throws {
    ad = try #require(Bench().fetch("sample-minimal").ads.first)
    ad.delegate = events
  }

  @Test("an impression that the app reports is counted each time, and the delegate hears nothing")
  func reported() {
    ad.recordImpression()
    ad.recordImpression()
    #expect(ad.impressionCount == 2)
    #expect(events.events.isEmpty)
  }

  @Test("counts at once when the view is already on the screen")
  func alreadyVisible() {
    let stage = Stage()
    ad.setNativeAdView(stage.adView)
    #expect(ad.impressionCount == 1)
    #expect(events.events == ["impression"])
  }

  @Test("counts when the view comes into a window")
  func comesIntoWindow() {
    let stage = Stage(showsAdView: false)
    ad.setNativeAdView(stage.adView)
    #expect(ad.impressionCount == 0)
    stage.controller.view.addSubview(stage.adView)
    #expect(ad.impressionCount == 1)
  }

  @Test("counts when the window comes on the screen")
  func windowAppears() {
    let window = UIWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    ad.setNativeAdView(view)
    #expect(ad.impressionCount == 0)
    window.makeKeyAndVisible()
    #expect(ad.impressionCount == 1)
  }

  @Test("counts when something around the view is shown")
  func ancestorShown() {
    let stage = Stage()
    stage.controller.view.alpha = 0
    ad.setNativeAdView(stage.adView)
    #expect(ad.impressionCount == 0)
    stage.controller.view.alpha = 1
    #expect(ad.impressionCount == 1)
  }

  @Test("counts when the view is scrolled into sight")
  func scrolledIntoSight() {
    let stage = Stage(showsAdView: false)
    let scroll = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    stage.controller.view.addSubview(scroll)
    stage.adView.frame.origin.y = 1000
    scroll.addSubview(stage.adView)
    ad.setNativeAdView(stage.adView)
    #expect(ad.impressionCount == 0)
    scroll.bounds.origin.y = 900
    #expect(ad.impressionCount == 1)
  }

  @Test("counts when the view gets a size")
  func getsSize() {
    let stage = Stage()
    stage.adView.frame.size = .zero
    ad.setNativeAdView(stage.adView)
    #expect(ad.impressionCount == 0)
    stage.adView.frame.size = CGSize(width: 1, height: 1)
    #expect(ad.impressionCount == 1)
  }

  @Test("counts when the view is moved from a hidden place to a shown one of the same window")
  func movedWithinWindow() {
    let stage = Stage(showsAdView: false)
    let drawer = UIView(frame: stage.window.bounds)
    drawer.isHidden = true
    stage.controller.view.addSubview(drawer)
    drawer.addSubview(stage.adView)
    ad.setNativeAdView(stage.adView)
    #expect(ad.impressionCount == 0)
    stage.controller.view.addSubview(stage.adView)
    #expect(ad.impressionCount == 1)
  }

  @Test("counts one impression an ad, however often the view comes and goes")
  func once() {
    let stage = Stage()
    ad.setNativeAdView(stage.adView)
    stage.adView.removeFromSuperview()
    stage.controller.view.addSubview(stage.adView)
    ad.setNativeAdView(nil)
    let other = Stage()
    ad.setNativeAdView(other.adView)
    #expect(other.adView.subviews.count == 1)
    #expect(ad.impressionCount == 1)
    #expect(events.events == ["impression"])
  }

  @Test("forgets the view and takes its own views out of it")
  func forgets() {
    let stage = Stage(showsAdView: false)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    stage.adView.addSubview(button)
    ad.setNativeAdView(stage.adView, clickableViews: [button])
    #expect(stage.adView.subviews.count == 2)
    #expect(button.subviews.count == 1)
    ad.setNativeAdView(nil)
    #expect(stage.adView.subviews == [button])
    #expect(button.subviews.isEmpty)
    stage.controller.view.addSubview(stage.adView)
    button.tap()
    #expect(ad.impressionCount == 0 && ad.clickCount == 0)
  }

  @Test("follows the newest view only")
  func replaced() {
    let old = Stage(showsAdView: false)
    let new = Stage(showsAdView: false)
    ad.setNativeAdView(old.adView)
    ad.setNativeAdView(new.adView)
    old.controller.view.addSubview(old.adView)
    #expect(ad.impressionCount == 0)
    new.controller.view.addSubview(new.adView)
    #expect(ad.impressionCount == 1)
  }

  @Test("counts a tap on a clickable view, a label too, and tells the delegate")
  func taps() {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stage.adView.addSubview(label)
    ad.setNativeAdView(stage.adView, clickableViews: [label])
    #expect(label.tap())
    #expect(ad.clickCount == 1)
    #expect(ad.lastClickedView === label)
    #expect(events.events == ["impression", "click"])
  }

  @Test("counts no tap beside the clickable views")
  func otherTaps() {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stage.adView.addSubview(label)
    ad.setNativeAdView(stage.adView, clickableViews: [label])
    stage.adView.tap()
    #expect(ad.clickCount == 0)
  }

  @Test("follows a clickable view that changes its size")
  func resized() {
    let stage = Stage()
    let label = UILabel(frame: .zero)
    stage.adView.addSubview(label)
    ad.setNativeAdView(stage.adView, clickableViews: [label])
    label.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    label.tap()
    #expect(ad.clickCount == 1)
  }

  @Test("a tap that it saw shows the advertiser's page like a reported click")
  func tapPresents() throws {
    let ad = try #require(Bench().fetch("sample-content").ads.first)
    ad.delegate = events
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.adView.addSubview(button)
    ad.setNativeAdView(stage.adView, clickableViews: [button])
    button.tap()
    #expect(events.events == ["impression", "click", "willPresent"])
  }

  @Test("an ad without a delegate counts all the same")
  func noDelegate() {
    ad.delegate = nil
    let stage = Stage()
    ad.setNativeAdView(stage.adView)
    #expect(ad.impressionCount == 1)
  }
}
