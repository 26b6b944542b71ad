import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit

@testable import InteractiveMediaAds

/// An app that follows a live stream, as the documents say, and records what it is told.
@MainActor
final class StreamApp: NSObject {
  let scheduler = VirtualScheduler()
  let server: StreamServer
  let window = UIWindow()
  let rootViewController = UIViewController()
  let player: AVPlayer
  let rendering = AdsRenderingSettings()
  var loader: AdsLoader
  var manager: StreamManager?
  private(set) var lines: [String] = []
  private(set) var errors: [AdError] = []
  private(set) var ads: [Ad] = []
  private(set) var contexts: [Any?] = []
  private(set) var progress: [String] = []
  /// Whether the manager is kept and initialized.
  var initializes = true
  var onEvent: ((AdEvent) -> Void)?

  init(keepsManager: Bool = true) {
    let scheduler = scheduler
    let server = StreamServer(on: scheduler)
    self.server = server
    (loader, player) = Platform.$current.withValue(Platform(scheduler: scheduler, httpClient: server)) {
      (AdsLoader(), AVPlayer())
    }
    super.init()
    loader.delegate = self
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
  }

  var platform: Platform { Platform(scheduler: scheduler, httpClient: server) }

  lazy var container = AdDisplayContainer(
    adContainer: rootViewController.view,
    viewController: rootViewController
  )

  func request(_ network: String = "123", display: (any VideoDisplay)? = nil, context: Any? = nil) {
    loader.requestStream(
      with: PodStreamRequest(
        networkCode: network,
        customAssetKey: "live",
        adDisplayContainer: container,
        videoDisplay: display ?? AVPlayerVideoDisplay(avPlayer: player),
        userContext: context
      )
    )
  }

  func advance(by seconds: Double) { scheduler.advance(by: Duration(timeInterval: seconds)) }

  /// What it was told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension StreamApp: AdsLoaderDelegate {
  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData) {
    lines.append("loaded \(adsLoadedData.streamManager?.streamId ?? "nothing")")
    contexts.append(adsLoadedData.userContext)
    guard adsLoadedData.adsManager == nil, initializes else { return }
    manager = adsLoadedData.streamManager
    manager?.delegate = self
    manager?.initialize(with: rendering)
  }

  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData) {
    lines.append("failed \(adErrorData.adError.code.rawValue)")
    errors.append(adErrorData.adError)
    contexts.append(adErrorData.userContext)
  }
}

extension StreamApp: StreamManagerDelegate {
  func streamManager(_ streamManager: StreamManager, didReceive event: AdEvent) {
    if event.type == .LOG {
      let data = event.adData?["logData"] as? [String: String]
      lines.append("LOG " + (data?["errorMessage"] ?? "").prefix(34))
    } else {
      lines.append(event.type.name + (event.ad.map { " " + $0.adTitle } ?? ""))
    }
    if let ad = event.ad { ads.append(ad) }
    onEvent?(event)
  }

  func streamManager(_ streamManager: StreamManager, didReceive error: AdError) {
    lines.append("error \(error.code.rawValue)")
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

/// An ad server for streams and their media, and what it is asked.
@MainActor
final class StreamServer: HTTPClient {
  enum Answer {
    case text(String, status: Int = 200)
    case failure(HTTPError)
  }

  private(set) var requests: [HTTPRequest] = []
  /// By the end of the URL's path, the longest first.
  var answers: [String: Answer] = [:]
  /// How many sessions were registered.
  private(set) var sessions = 0
  var latency = Duration.milliseconds(50)
  private let scheduler: any Scheduler

  init(on scheduler: any Scheduler) { self.scheduler = scheduler }

  /// The paths of beacons, the last component only.
  var verified: [String] { requests.filter(\.isBeacon).map(\.url.lastPathComponent) }

  func count(_ suffix: String) -> Int { requests.filter { $0.url.path.hasSuffix(suffix) }.count }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    requests.append(request)
    let answer = answer(request)
    return scheduler.schedule(after: latency) {
      switch answer {
      case .failure(let error): completion(.failure(error))
      case .text(let text, let status):
        completion(
          .success(HTTPResponse(url: request.url, status: status, headers: [:], body: Data(text.utf8)))
        )
      }
    }
  }

  private func answer(_ request: HTTPRequest) -> Answer {
    let path = request.url.path
    let suffix = answers.keys.filter { path.hasSuffix($0) }.max { $0.count < $1.count }
    if let answer = suffix.flatMap({ answers[$0] }) { return answer }
    if request.isBeacon { return .text("") }
    guard path.hasSuffix("/stream") else {
      return .failure(.status(404, url: request.url.absoluteString))
    }
    sessions += 1
    return .text(SessionRun.stream("S\(sessions)"))
  }
}
