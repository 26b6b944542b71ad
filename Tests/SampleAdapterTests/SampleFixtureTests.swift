import AdMediation
import Foundation
import HeadlessUIKit
import SampleAdapter
import SampleConformance
import Testing

@testable import AdapterConformance

/// What the model fixture tells of its network is what the adapter did, and what it is told to do happens.
@MainActor
@Suite struct SampleFixtureTests {
  private let probe: ConformanceProbe
  private var network: NetworkSightings { probe.network }

  init() throws {
    let rule = try #require(RuleBook.rules.first)
    probe = ConformanceProbe(rule: rule, fixture: SampleFixture())
  }

  private func options(
    disableImageLoading: Bool = false,
    orientation: NativeAdImageAdLoaderOptionsOrientation = .any
  ) -> [AdLoaderOptions] {
    let images = NativeAdImageAdLoaderOptions()
    images.disableImageLoading = disableImageLoading
    images.shouldRequestMultipleImages = true
    images.preferredImageOrientation = orientation
    let view = NativeAdViewAdOptions()
    view.preferredAdChoicesPosition = .bottomLeftCorner
    return [images, view]
  }

  @Test("delivers the armed assets as pictures")
  func pictures() async throws {
    let full = NetworkAssets.full
    let ad = try await probe.loadAd(full)
    #expect(ad.headline == full.headline)
    #expect(ad.body == full.body)
    #expect(ad.callToAction == full.callToAction)
    #expect(ad.advertiser == full.advertiser)
    #expect(ad.store == full.store)
    #expect(ad.price == full.price)
    #expect(ad.starRating?.decimalValue == full.starRating)
    #expect(ad.extraAssets?.values.map { "\($0)" } == full.extra.map { [$0] })
    #expect(ad.icon?.image?.encodedData == full.icon?.data)
    #expect(ad.images?.map { $0.image?.encodedData } == [full.landscapeImages.first?.data])
    #expect(ad.images?.map { $0.scale } == [2])
    #expect(probe.imageServer.fetched.isEmpty)
  }

  @Test("delivers addresses, and nothing is fetched")
  func addresses() async throws {
    let full = NetworkAssets.full
    let ad = try await probe.loadAd(full, options: options(disableImageLoading: true, orientation: .portrait))
    #expect(ad.images?.map(\.imageURL) == full.portraitImages.map(\.url))
    #expect(ad.icon?.imageURL == full.icon?.url)
    #expect(ad.icon?.scale == 2)
    #expect(probe.imageServer.fetched.isEmpty)
  }

  @Test("tells what the adapter asked for")
  func request() async {
    _ = await probe.load(options: options(disableImageLoading: true, orientation: .landscape))
    #expect(
      network.requests == [
        .init(
          parameter: probe.fixture.parameter,
          wantsPictures: false,
          wantsMultipleImages: true,
          orientation: .landscape,
          adChoicesCorner: .bottomLeft,
          format: .native,
          isTest: false,
          extras: ["keywords": ""]
        )
      ]
    )
  }

  @Test("fails with the network's codes", arguments: 0...3)
  func errors(code: Int) async {
    probe.arm(.error(code: code))
    let load = await probe.load()
    #expect(load.adapterError?.code == code)
    #expect(load.adapterError?.domain == SampleCustomEventConstants.errorDomain)
  }

  @Test("counts what the adapter tells the network, and who lives")
  func events() async throws {
    var ad: NativeAd? = try await probe.loadAd()
    var view: NativeAdView? = await probe.show(try #require(ad))
    #expect(network.impressions == 1)
    view?.callToActionView?.tap()
    await probe.settle()
    #expect(network.clicks == 1)
    #expect(network.clickedView === view?.callToActionView)
    await probe.perform(.presentScreen)
    #expect(probe.rootViewController.presentedViewController != nil)
    await probe.perform(.dismissScreen)
    await probe.perform(.leaveApplication)
    #expect(
      probe.publisher.heard == [
        "didRecordImpression", "didRecordClick", "willPresentScreen", "willDismissScreen", "didDismissScreen",
        "willLeaveApplication",
      ]
    )
    #expect(network.livingAds == 1)
    view?.nativeAd = nil
    view = nil
    ad = nil
    await probe.settle()
    #expect(network.livingAds == 0)
  }

  @Test("plays the video as it is told")
  func video() async throws {
    let ad = try await probe.loadAd(.video)
    #expect(ad.mediaContent.hasVideoContent)
    #expect(ad.mediaContent.duration == 15)
    _ = await probe.show(ad)
    await probe.perform(.pauseVideo)
    await probe.perform(.playVideo)
    await probe.perform(.endVideo)
    let heard = probe.publisher.heard.filter { $0.hasSuffix("Video") || $0.hasSuffix("Playback") }
    #expect(heard == ["didPlayVideo", "didPauseVideo", "didPlayVideo", "didEndVideoPlayback"])
  }

  @Test("closing a screen where none is open does nothing")
  func nothingToClose() async throws {
    let ad = try await probe.loadAd()
    await probe.perform(.dismissScreen)
    await probe.perform(.presentScreen)
    await probe.perform(.dismissScreen)
    await probe.perform(.dismissScreen)
    #expect(
      probe.reports(.willPresent, .willDismiss, .didDismiss) == [.willPresent, .willDismiss, .didDismiss]
    )
    withExtendedLifetime(ad) {}
  }
}
