import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

/// The network that a test tells what to do, in the formats other than native.
@MainActor
@Suite("A test network with banners and full-screen ads")
struct TestNetworkFormatTests {
  let bench = Bench()
  let network = SampleTestNetwork()
  let stage = Stage(showsAdView: false)

  init() { network.answer = .fill(SampleCreative()) }

  private func options(_ format: FullScreenFormat) -> SampleRequestOptions? {
    _ = bench.fetchAd(format, unit: network.adUnitID)
    return network.requests.last?.options
  }

  @Test("answers requests for any format and takes the format down")
  func formats() {
    #expect(options(.interstitial)?.format == .interstitial)
    #expect(options(.rewarded)?.format == .rewarded)
    #expect(options(.rewardedInterstitial)?.format == .rewardedInterstitial)
    #expect(options(.appOpen)?.format == .appOpen)
    #expect(options(.appOpen)?.bannerSize == nil)
    _ = bench.fetch(network.adUnitID)
    #expect(network.requests.last?.options.format == .native)
    let size = CGSize(width: 123, height: 45)
    #expect(bench.fetchBanner(network.adUnitID, size: size).recorder.events == ["receive"])
    #expect(network.requests.last?.options.bannerSize == SampleBannerSize(size))
    #expect(network.requests.count == 7)
  }

  @Test("answers errors and nothing in any format", arguments: FullScreenFormat.allCases)
  func errors(format: FullScreenFormat) {
    network.answer = .error(.networkError)
    #expect(bench.fetchAd(format, unit: network.adUnitID).recorder.errors == [.networkError])
    network.answer = .silence
    let (_, recorder) = bench.fetchAd(format, unit: network.adUnitID)
    #expect(recorder.errors.isEmpty && recorder.events.isEmpty)
  }

  @Test("takes down bid response, watermark and treatment as they came")
  func bidAndWatermark() {
    let request = SampleAdRequest()
    request.bidResponse = "anything"
    request.watermark = Data("mark".utf8)
    request.isChildDirected = true
    request.isUnderAgeOfConsent = false
    let (ad, recorder) = bench.fetchAd(.interstitial, unit: network.adUnitID, request: request)
    #expect(recorder.events == ["receive"])
    let options = network.requests.last?.options
    #expect(options?.bidResponse == "anything")
    #expect(options?.watermark == request.watermark)
    #expect(options?.isChildDirected == true && options?.isUnderAgeOfConsent == false)
    #expect(network.watermark == request.watermark)
    #expect(ad.watermark == request.watermark)
  }

  @Test("sees its ad come on the screen and counts it, and can close it")
  func presents() {
    let (ad, recorder) = bench.fetchAd(.appOpen, unit: network.adUnitID)
    #expect(network.newestAd === ad && network.livingAds == [ad])
    #expect(!network.isAdPresented)
    ad.present(from: stage.controller)
    #expect(network.isAdPresented)
    #expect(network.impressionCount == 1)
    network.perform(.countClick)
    #expect(network.clickCount == 1)
    network.perform(.closeAd)
    #expect(!network.isAdPresented)
    #expect(
      recorder.events == ["receive", "willPresent", "impression", "click", "willDismiss", "didDismiss"]
    )
  }

  @Test("breaks an ad before it is presented")
  func breaks() {
    let (ad, recorder) = bench.fetchAd(.interstitial, unit: network.adUnitID)
    network.perform(.breakDown)
    ad.present(from: stage.controller)
    #expect(recorder.presentationErrors == [.brokenCreative])
    #expect(network.impressionCount == 0)
  }

  @Test("opens and closes the page of a banner")
  func bannerPage() {
    let (banner, recorder) = bench.fetchBanner(network.adUnitID)
    #expect(network.newestAd === banner && network.livingAds == [banner])
    stage.controller.view.addSubview(banner)
    network.perform(.openLandingPage)
    #expect(stage.controller.presentedViewController is SampleLandingPageViewController)
    network.perform(.closeLandingPage)
    network.perform(.leaveApplication)
    #expect(
      recorder.events == ["receive", "impression", "willPresent", "willDismiss", "didDismiss", "willLeave"]
    )
  }

  @Test("starts and ends the video of a rewarded ad")
  func video() {
    var creative = SampleCreative()
    creative.video = SampleVideo(durationMilliseconds: 9000, aspectRatio: 1)
    network.answer = .fill(creative)
    let (ad, recorder) = bench.fetchAd(.rewarded, unit: network.adUnitID)
    ad.present(from: stage.controller)
    network.perform(.endVideo)
    bench.scheduler.run()
    #expect(recorder.events.suffix(2) == ["startVideo", "endVideo"])
  }

  @Test("gives the signals that it is told to")
  func signals() {
    let signalsAnswers: [(SampleTestNetwork.SignalsAnswer, Result<String, SampleErrorCode>?)] = [
      (.text("mine"), .success("mine")), (.error(.unknown), .failure(.unknown)), (.silence, nil),
    ]
    for (armed, expected) in signalsAnswers {
      network.signalsAnswer = armed
      #expect(collect() == expected)
    }
    network.signalsAnswer = .collected
    #expect((try? collect()?.get())?.contains(network.adUnitID) == true)
    #expect(network.signalsCount == 4)
  }

  private func collect() -> Result<String, SampleErrorCode>? {
    let answer = SignalsRecorder()
    SampleBidder.collectSignals(forUnits: [network.adUnitID], format: .native) { answer.take($0) }
    return answer.last
  }
}
