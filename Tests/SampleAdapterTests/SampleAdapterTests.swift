import AdPlatform
import Foundation
import Testing

@testable import AdMediation
@testable import SampleAdapter
@testable import SampleSDK

/// The sample network through mediation, from the publisher's wishes to the network's books.
@MainActor
@Suite struct SampleAdapterTests {
  private let scheduler = VirtualScheduler(realTimeGrace: .zero)
  private let window = UIWindow()
  private let listener = Listener()

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  /// Hears what happens to an ad.
  @MainActor
  private final class Listener: NativeAdLoaderDelegate, NativeAdDelegate, VideoControllerDelegate {
    var ad: NativeAd?
    var error: (any Error)?
    var heard: [String] = []

    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
      ad = nativeAd
      nativeAd.delegate = self
      nativeAd.mediaContent.videoController.delegate = self
    }
    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) { self.error = error }
    func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { heard.append("impression") }
    func nativeAdDidRecordClick(_ nativeAd: NativeAd) { heard.append("click") }
    func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { heard.append("willPresent") }
    func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { heard.append("willDismiss") }
    func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { heard.append("didDismiss") }
    func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) { heard.append("willLeave") }
    func videoControllerDidPlayVideo(_ videoController: VideoController) { heard.append("play") }
    func videoControllerDidPauseVideo(_ videoController: VideoController) { heard.append("pause") }
    func videoControllerDidEndVideoPlayback(_ videoController: VideoController) { heard.append("end") }
  }

  /// Asks the network for an ad of this unit; the outcome goes to the listener.
  private func ask(
    _ unit: String,
    _ options: [AdLoaderOptions] = [],
    request: Request? = nil,
    httpClient: (any HTTPClient)? = nil
  ) {
    let source = MediationConfiguration.Source(
      className: "SampleAdapter.SampleCustomEventNativeAd",
      label: "sample",
      parameter: unit
    )
    let host = MediationHost(
      configuration: MediationConfiguration(adUnits: ["unit": .init(sources: [source])]),
      platform: Platform(
        scheduler: scheduler,
        httpClient: httpClient ?? SampleHTTPClient(scheduler: scheduler, fallback: nil)
      )
    )
    let loader = AdLoader(
      adUnitID: "unit",
      rootViewController: window.rootViewController,
      options: options,
      host: host
    )
    loader.delegate = listener
    loader.load(request)
    scheduler.advance(by: .seconds(5))
  }

  private func load(
    _ unit: String,
    _ options: [AdLoaderOptions] = [],
    request: Request? = nil
  ) throws -> (ad: NativeAd, sampleAd: SampleNativeAd) {
    ask(unit, options, request: request)
    let ad = try #require(listener.ad)
    let mediated = try #require(ad.deliveredAd.nativeAd as? SampleMediatedUnifiedNativeAd)
    return (ad, mediated.sampleAd)
  }

  private func show(_ ad: NativeAd) throws -> NativeAdView {
    let view = NativeAdView(frame: CGRect(x: 0, y: 0, width: 300, height: 250))
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 300, height: 50))
    view.addSubview(button)
    view.callToActionView = button
    let media = MediaView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    view.addSubview(media)
    view.mediaView = media
    window.rootViewController?.view.addSubview(view)
    view.nativeAd = ad
    return view
  }

  // MARK: The publisher's wishes

  @Test("without options the network is asked for the defaults")
  func defaults() throws {
    #expect(try load("sample-app-install").sampleAd.requestOptions == SampleNativeAdRequest().options)
  }

  @Test("image options reach the network")
  func imageOptions() throws {
    let options = NativeAdImageAdLoaderOptions()
    options.disableImageLoading = true
    options.shouldRequestMultipleImages = true
    options.preferredImageOrientation = .portrait
    let received = try load("sample-app-install", [options]).sampleAd.requestOptions
    #expect(!received.downloadsImages)
    #expect(received.wantsMultipleImages)
    #expect(received.orientation == .portrait)
  }

  @Test(
    "the AdChoices position reaches the network",
    arguments: zip(AdChoicesPosition.allCases, SampleAdInfoPosition.allCases)
  )
  func adChoicesPosition(position: AdChoicesPosition, expected: SampleAdInfoPosition) throws {
    let options = NativeAdViewAdOptions()
    options.preferredAdChoicesPosition = position
    #expect(try load("sample-app-install", [options]).sampleAd.requestOptions.adInfoPosition == expected)
  }

  @Test(
    "the media's shape reaches the network",
    arguments: zip(MediaAspectRatio.allCases, [SampleMediaShape.any] + SampleMediaShape.allCases)
  )
  func mediaShape(ratio: MediaAspectRatio, expected: SampleMediaShape) throws {
    let options = NativeAdMediaAdLoaderOptions()
    options.mediaAspectRatio = ratio
    #expect(try load("sample-app-install", [options]).sampleAd.requestOptions.mediaShape == expected)
  }

  @Test("the sound of videos reaches the network", arguments: [true, false])
  func videoOptions(muted: Bool) throws {
    let options = VideoOptions()
    options.startMuted = muted
    let sampleAd = try load("sample-video", [options]).sampleAd
    #expect(sampleAd.requestOptions.startsVideosMuted == muted)
    #expect(sampleAd.mediaView?.isMuted == muted)
  }

  @Test("keywords and test mode reach the network; unknown options are ignored")
  func request() throws {
    let request = Request()
    request.keywords = ["chess"]
    request.isTesting = true
    let sampleAd = try load("sample-app-install", [AdLoaderOptions()], request: request).sampleAd
    #expect(sampleAd.requestOptions.keywords == ["chess"])
    #expect(sampleAd.isTest)
  }

  // MARK: What happens to the ad

  @Test("impression, click and the landing page's screens reach the network and the publisher")
  func wholeLife() throws {
    let (ad, sampleAd) = try load("sample-app-install")
    let view = try show(ad)
    #expect(sampleAd.impressionCount == 1)
    #expect(view.callToActionView?.tap() == true)
    #expect(sampleAd.clickCount == 1)
    #expect(sampleAd.lastClickedView === view.callToActionView)
    let page = try #require(
      window.rootViewController?.presentedViewController as? SampleLandingPageViewController
    )
    #expect(listener.heard == ["impression", "click", "willPresent"])
    page.close()
    scheduler.run()
    #expect(listener.heard == ["impression", "click", "willPresent", "willDismiss", "didDismiss"])
    view.nativeAd = nil
    #expect(ad.eventLog.anomalies.isEmpty)
  }

  @Test("a click that leaves the app is announced")
  func external() throws {
    let (ad, _) = try load("sample-external-click")
    try show(ad).callToActionView?.tap()
    #expect(listener.heard == ["impression", "click", "willLeave"])
  }

  @Test("a video plays from rendering on, pauses when untracked, goes on and ends")
  func video() throws {
    let (ad, sampleAd) = try load("sample-video")
    #expect(ad.mediaContent.hasVideoContent)
    #expect(ad.mediaContent.aspectRatio > 1)
    #expect(ad.mediaContent.duration == 15)
    let view = try show(ad)
    #expect(sampleAd.mediaView?.superview === view.mediaView)
    scheduler.advance(by: .seconds(4))
    #expect(ad.mediaContent.currentTime == 4)
    view.nativeAd = nil
    view.nativeAd = ad
    scheduler.advance(by: .seconds(20))
    #expect(listener.heard == ["play", "impression", "pause", "play", "end"])
  }

  @Test(
    "each of the network's errors has its code in the custom event's domain",
    arguments: [
      ("sample-no-inventory", SampleErrorCode.noInventory), ("sample-network-error", .networkError),
      ("sample-bad-request", .badRequest), ("sample-unknown-error", .unknown), ("", .badRequest),
      ("no such unit", .badRequest),
    ]
  )
  func errors(unit: String, code: SampleErrorCode) throws {
    ask(unit)
    let info = try #require((listener.error as? RequestError)?.responseInfo).adNetworkInfoArray
    let error = AdapterFailure(try #require(info.first?.error))
    #expect(error.domain == SampleCustomEventConstants.errorDomain)
    #expect(error.code == code.rawValue)
    #expect(error.message == code.description)
  }

  @Test("an image that cannot be downloaded fails the request with the reason")
  func brokenImageServer() throws {
    ask("sample-image-urls", httpClient: BrokenServer(scheduler: scheduler))
    let info = try #require((listener.error as? RequestError)?.responseInfo).adNetworkInfoArray
    guard case .badStatus(503, _)? = info.first?.error as? NativeAdImageDownloadError else {
      Issue.record("\(info)")
      return
    }
  }

  @MainActor
  private final class BrokenServer: HTTPClient {
    let scheduler: VirtualScheduler
    init(scheduler: VirtualScheduler) { self.scheduler = scheduler }
    func send(
      _ request: HTTPRequest,
      completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
    ) -> any Cancellable {
      scheduler.schedule(after: .seconds(1)) {
        completion(.failure(.status(503, url: request.url.absoluteString)))
      }
    }
  }
}
