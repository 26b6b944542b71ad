import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import SampleAdServer

@testable import InteractiveMediaAds

/// An app that plays streams of the sample ad server with stitched ads, and records what it is told.
@MainActor
final class StitchedApp: NSObject {
  let scheduler = VirtualScheduler()
  let server: SampleAdServer
  let player: AVPlayer
  let display: AVPlayerVideoDisplay
  let container: AdDisplayContainer
  private let loader: AdsLoader
  private let rootViewController = UIViewController()
  private(set) var manager: StreamManager?
  private(set) var errors: [AdError] = []
  private(set) var ads: [Ad] = []
  private(set) var progress: [String] = []
  private var lines: [String] = []
  /// Where the player was at each line.
  private(set) var times: [Double] = []
  /// Is told of the manager before it is initialized, and after.
  var onLoad: ((StreamManager) -> Void)?
  var onEvent: ((AdEvent) -> Void)?

  override init() {
    let scheduler = scheduler
    let server = SampleAdServer(scheduler: scheduler)
    self.server = server
    let platform = Platform(scheduler: scheduler, httpClient: server)
    platform.media.timedMetadata = { segment in
      SampleAdServer.timedMetadata(ofSegment: segment).map {
        TimedMetadata(at: $0.at, identifier: "id3/TXXX", value: $0.eventID)
      }
    }
    (loader, player) = Platform.$current.withValue(platform) { (AdsLoader(), AVPlayer()) }
    display = AVPlayerVideoDisplay(avPlayer: player)
    container = AdDisplayContainer(adContainer: rootViewController.view, viewController: rootViewController)
    super.init()
    loader.delegate = self
    display.playerVideoDisplayDelegate = self
  }

  func request(_ request: StreamRequest) { loader.requestStream(with: request) }

  func requestLive(_ stream: SampleStream = .documentLive) {
    request(
      LiveStreamRequest(
        assetKey: stream.customAssetKey,
        adDisplayContainer: container,
        videoDisplay: display
      )
    )
  }

  func requestVideo(_ stream: SampleStream = .documentVideo) {
    request(
      VODStreamRequest(
        contentSourceID: "2548831",
        videoID: stream.customAssetKey,
        networkCode: "21775744923",
        adDisplayContainer: container,
        videoDisplay: display,
        userContext: nil
      )
    )
  }

  func advance(by seconds: Double) { scheduler.advance(by: Duration(timeInterval: seconds)) }

  func seek(to seconds: Double) { player.seek(to: CMTime(seconds: seconds, preferredTimescale: 1000)) }

  /// What it was told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The ad events that the server was told of.
  var verified: [String] {
    server.requests.compactMap { if case .verification(let id) = $0.kind { id } else { nil } }
  }

  private func add(_ line: String) {
    lines.append(line)
    times.append(player.currentTime().seconds)
  }
}

extension StitchedApp: AdsLoaderDelegate {
  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData) {
    manager = adsLoadedData.streamManager
    manager?.delegate = self
    manager?.initialize(with: nil)
    if let manager { onLoad?(manager) }
  }

  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData) {
    add("failed \(adErrorData.adError.code.rawValue)")
    errors.append(adErrorData.adError)
  }
}

extension StitchedApp: AVPlayerVideoDisplayDelegate {
  func playerVideoDisplay(_ playerVideoDisplay: AVPlayerVideoDisplay, didLoad playerItem: AVPlayerItem) {
    add("didLoad")
  }
}

extension StitchedApp: StreamManagerDelegate {
  func streamManager(_ streamManager: StreamManager, didReceive event: AdEvent) {
    switch event.type {
    case .LOG:
      let data = event.adData?["logData"] as? [String: String]
      add("LOG " + (data?["errorMessage"] ?? "").prefix(40))
    case .CUEPOINTS_CHANGED:
      add("CUEPOINTS_CHANGED \((event.adData?["cuepoints"] as? [Cuepoint])?.count ?? -1)")
    default: add(event.type.name + (event.ad.map { " \($0.adPodInfo.adPosition)" } ?? ""))
    }
    if let ad = event.ad, event.type == .STARTED { ads.append(ad) }
    onEvent?(event)
  }

  func streamManager(_ streamManager: StreamManager, didReceive error: AdError) {
    add("error \(error.code.rawValue)")
    errors.append(error)
  }

  func streamManager(
    _ streamManager: StreamManager,
    adDidProgressToTime time: TimeInterval,
    adDuration: TimeInterval,
    adPosition: Int,
    totalAds: Int,
    adBreakDuration: TimeInterval,
    adPeriodDuration: TimeInterval
  ) {
    progress.append("\(time)/\(adDuration) \(adPosition)/\(totalAds) \(adBreakDuration) \(adPeriodDuration)")
  }
}

/// What a whole ad is told with, and a break of several.
func adEvents(_ position: Int) -> [String] {
  ["STARTED", "FIRST_QUARTILE", "MIDPOINT", "THIRD_QUARTILE", "COMPLETE"].map { "\($0) \(position)" }
}

func wholeBreak(_ count: Int) -> [String] {
  ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"] + (0..<count).flatMap { adEvents($0 + 1) } + [
    "AD_PERIOD_ENDED", "AD_BREAK_ENDED",
  ]
}
