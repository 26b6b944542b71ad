import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

/// The network that a test tells what to do.
@MainActor
@Suite("A test network")
struct TestNetworkTests {
  let bench = Bench()
  let network = SampleTestNetwork()

  /// An ad that the test keeps, of a creative.
  private func fetchAd(
    _ creative: SampleCreative = SampleCreative(),
    _ prepare: (SampleNativeAdRequest) -> Void = { _ in }
  ) throws -> SampleNativeAd {
    network.answer = .fill(creative)
    return try #require(bench.fetch(network.adUnitID, prepare).ads.first)
  }

  private func hear(_ nativeAd: SampleNativeAd) -> EventRecorder {
    let recorder = EventRecorder()
    nativeAd.delegate = recorder
    return recorder
  }

  @Test("has an ad unit of its own, which is not found when the network is gone")
  func adUnit() {
    let gone: String
    do { gone = SampleTestNetwork().adUnitID }
    #expect(gone != network.adUnitID)
    #expect(bench.fetch(gone).errors == [.badRequest])
  }

  @Test("leaves the inventory's ad units alone")
  func inventory() {
    #expect(bench.fetch("sample-content").ads.count == 1)
    #expect(network.requests.isEmpty)
  }

  @Test("answers what it is told to, when it is told to", arguments: SampleErrorCode.allCases)
  func errors(code: SampleErrorCode) {
    network.answer = .error(code)
    network.latency = .milliseconds(730)
    let recorder = bench.fetch(network.adUnitID)
    #expect(recorder.errors == [code])
    #expect(recorder.milliseconds == [730])
  }

  @Test("says nothing, and keeps nothing for it")
  func silence() {
    let recorder = bench.fetch(network.adUnitID)
    #expect(recorder.milliseconds.isEmpty)
    #expect(network.requests.count == 1)
    #expect(network.pendingRequestCount == 0)
  }

  @Test("knows who waits for an answer")
  func pending() {
    network.answer = .error(.noInventory)
    let recorder = bench.startFetch(network.adUnitID)
    #expect(network.pendingRequestCount == 1)
    bench.scheduler.run()
    #expect(network.pendingRequestCount == 0)
    #expect(recorder.errors.count == 1)
  }

  @Test("takes requests down")
  func requests() {
    _ = bench.fetch(network.adUnitID) {
      $0.shouldDownloadImages = false
      $0.adInfoPosition = .bottomLeft
      $0.keywords = ["maps"]
    }
    #expect(network.requests.map(\.adUnitID) == [network.adUnitID])
    let options = network.requests.first?.options
    #expect(options?.downloadsImages == false)
    #expect(options?.adInfoPosition == .bottomLeft)
    #expect(options?.keywords == ["maps"])
  }

  @Test("delivers its own image files, loaded or by their addresses")
  func images() throws {
    let address = "https://images.test.example/icon.png"
    let file =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data([0, 0, 0, 40, 0, 0, 0, 20, 8, 6, 0, 0, 0])
    network.serve(file, at: address)
    var creative = SampleCreative()
    creative.icon = SampleCreativeImage(file: address, scale: 2)
    creative.landscapeImages = [SampleCreativeImage(file: "https://images.test.example/lost.png")]

    let loaded = try fetchAd(creative)
    #expect(loaded.icon?.encodedData == file)
    #expect(loaded.icon?.size == CGSize(width: 20, height: 10))
    #expect(loaded.image == nil)

    let addressed = try fetchAd(creative) { $0.shouldDownloadImages = false }
    #expect(addressed.icon == nil)
    #expect(addressed.iconURL == address)
    #expect(addressed.iconScale == 2)
  }

  @Test("counts what its ads are told, also when they are gone")
  func counts() throws {
    let view = UIView()
    do {
      let ad = try fetchAd()
      ad.recordImpression()
      ad.handleClick(on: view)
      #expect(network.newestAd === ad)
      #expect(network.livingAds == [ad])
    }
    #expect(network.livingAds.isEmpty)
    #expect(network.newestAd == nil)
    #expect(network.impressionCount == 1)
    #expect(network.clickCount == 1)
    #expect(network.lastClickedView === view)
  }

  @Test("counts by itself and says so")
  func countsByItself() throws {
    let ad = try fetchAd()
    let recorder = hear(ad)
    network.perform(.countImpression)
    network.perform(.countClick)
    #expect(recorder.events == ["impression", "click"])
    #expect(network.impressionCount == 1)
    #expect(network.clickCount == 1)
  }

  @Test("knows the view that it was given")
  func renderedView() throws {
    let ad = try fetchAd()
    #expect(network.renderedView == nil)
    let view = UIView()
    ad.setNativeAdView(view)
    #expect(network.renderedView === view)
    ad.setNativeAdView(nil)
    #expect(network.renderedView == nil)
  }

  @Test("opens and closes the landing page over the window of the ad")
  func landingPage() throws {
    let stage = Stage()
    let ad = try fetchAd()
    let recorder = hear(ad)
    ad.handleClick(on: stage.adView)
    network.perform(.openLandingPage)
    #expect(stage.controller.presentedViewController is SampleLandingPageViewController)
    network.perform(.openLandingPage)
    network.perform(.closeLandingPage)
    #expect(stage.controller.presentedViewController == nil)
    #expect(recorder.events == ["willPresent", "willDismiss", "didDismiss"])
  }

  @Test("announces the landing page where there is no window")
  func announcedScreens() throws {
    let ad = try fetchAd()
    let recorder = hear(ad)
    network.perform(.openLandingPage)
    network.perform(.closeLandingPage)
    network.perform(.leaveApplication)
    #expect(recorder.events == ["willPresent", "willDismiss", "didDismiss", "willLeave"])
  }

  @Test("plays, pauses and ends the video, which ends once")
  func video() throws {
    var creative = SampleCreative()
    creative.video = SampleVideo(durationMilliseconds: 15_000, aspectRatio: 1.5)
    let ad = try fetchAd(creative)
    let recorder = hear(ad)
    for action in [SampleTestAction.playVideo, .pauseVideo, .playVideo, .endVideo, .endVideo] {
      network.perform(action)
    }
    bench.scheduler.run()
    #expect(recorder.events == ["play", "pause", "play", "end"])
    #expect(ad.mediaView?.currentTime == 15)
    for action in [SampleTestAction.playVideo, .pauseVideo, .endVideo] { network.perform(action) }
    #expect(recorder.events.suffix(3) == ["play", "pause", "end"])
  }

  @Test("does nothing with an ad that is gone", arguments: SampleTestAction.allCases)
  func gone(action: SampleTestAction) {
    network.answer = .fill(SampleCreative())
    bench.fetch(network.adUnitID).forgetAds()
    network.perform(action)
    #expect(network.impressionCount == 0)
    #expect(network.clickCount == 0)
  }
}
