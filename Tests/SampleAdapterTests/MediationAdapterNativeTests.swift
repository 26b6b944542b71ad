import AdMediation
import AdPlatform
import Foundation
import SampleSDK
import Testing

@MainActor
@Suite("The sample mediation adapter's native ad")
struct MediationAdapterNativeTests {
  private let desk = MediationDesk()

  private func loaded(_ unit: String, _ options: [AdLoaderOptions] = []) throws -> any MediationNativeAd {
    desk.load(.native, unit, .init(options: options))
    return try #require(desk.recorder.ads.first as? any MediationNativeAd)
  }

  @Test("has the network's assets, as pictures, and leaves the counting to the host")
  func assets() throws {
    let ad = try loaded("sample-app-install")
    #expect(ad.headline == "Compass – hiking maps")
    #expect(ad.starRating == NSDecimalNumber(string: "4.5"))
    #expect(ad.images?.first?.image != nil && ad.icon?.image != nil)
    #expect(!ad.handlesUserClicks() && !ad.handlesUserImpressions())
  }

  @Test("downloads the pictures of which the network gives addresses only, unless that is disabled")
  func pictures() throws {
    #expect(try loaded("sample-image-urls").images?.first?.image != nil)
    let other = MediationDesk()
    let options = NativeAdImageAdLoaderOptions()
    options.disableImageLoading = true
    other.load(.native, "sample-image-urls", .init(options: [options]))
    let ad = try #require(other.recorder.ads.first as? any MediationNativeAd)
    #expect(ad.images?.first?.image == nil && ad.images?.first?.imageURL != nil)
  }

  @Test("is asked for with the publisher's options")
  func options() throws {
    let network = SampleTestNetwork()
    network.answer = .fill(SampleCreative())
    let images = NativeAdImageAdLoaderOptions()
    images.shouldRequestMultipleImages = true
    images.preferredImageOrientation = .portrait
    let view = NativeAdViewAdOptions()
    view.preferredAdChoicesPosition = .bottomLeftCorner
    let media = NativeAdMediaAdLoaderOptions()
    media.mediaAspectRatio = .square
    let video = VideoOptions()
    video.startMuted = false
    _ = try loaded(network.adUnitID, [images, view, media, video])
    let options = network.requests.first?.options
    #expect(options?.wantsMultipleImages == true && options?.orientation == .portrait)
    #expect(options?.adInfoPosition == .bottomLeft && options?.mediaShape == .square)
    #expect(options?.startsVideosMuted == false)
  }

  @Test("passes impressions and clicks on to the network, and reports the page")
  func clicks() throws {
    let network = SampleTestNetwork()
    var creative = SampleCreative()
    creative.click = .landingPage("https://advertiser.example/")
    network.answer = .fill(creative)
    let ad = try loaded(network.adUnitID)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.root.view.addSubview(view)
    ad.didRecordImpression()
    ad.didRecordClickOnAsset(with: .headlineAsset, view: view, viewController: desk.root)
    #expect(network.impressionCount == 1 && network.clickCount == 1)
    #expect(desk.recorder.events == ["willPresent"])
    network.perform(.closeLandingPage)
    #expect(desk.recorder.events == ["willPresent", "willDismiss", "didDismiss"])
    ad.didRecordClickOnAsset(with: .headlineAsset, view: view, viewController: desk.root)
    #expect(network.clickCount == 2)
    network.perform(.leaveApplication)
    #expect(desk.recorder.events.last == "willBackground")
  }

  @Test("reports its video")
  func video() throws {
    let ad = try loaded("sample-video")
    #expect(ad.hasVideoContent && ad.duration == 15)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    ad.didRender(in: view, clickableAssetViews: [:], nonclickableAssetViews: [:], viewController: desk.root)
    desk.scheduler.advance(by: .seconds(1))
    ad.didUntrackView(view)
    ad.didRender(in: view, clickableAssetViews: [:], nonclickableAssetViews: [:], viewController: desk.root)
    desk.scheduler.run()
    #expect(desk.recorder.events == ["play", "pause", "play", "endVideo"])
  }
}
