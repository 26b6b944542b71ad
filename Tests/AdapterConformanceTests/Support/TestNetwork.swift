import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

/// A small ad network for the kit's own tests: what it answers is armed, and it writes down what it sees.
@MainActor
final class TestNetwork {
  private static var networks: [String: TestNetwork] = [:]
  private static var count = 0

  let parameter: String
  /// The publisher's account, which the network takes for its first ad unit.
  let account: String
  /// The time of the check that the network is made for, also for adapters that hop between queues.
  let scheduler = Platform.current.scheduler
  var answer = NetworkAnswer.stall
  private(set) var sightings = NetworkSightings()
  /// What goes wrong beside the answers.
  var faults: Set<NetworkFault> = []
  weak var newestAd: TestNetworkAd?
  var sentAds: [Weak] = []

  struct Weak {
    weak var ad: TestNetworkAd?
  }

  init() {
    Self.count += 1
    parameter = "Test-Network-\(Self.count)"
    account = "Test-Account-\(Self.count)"
    for name in [parameter, account] { Self.networks[name.lowercased()] = self }
  }

  /// Letters of either case will do.
  static func find(_ parameter: String) -> TestNetwork? { networks[parameter.lowercased()] }

  /// What the network has seen, as it is now.
  var currentSightings: NetworkSightings {
    var seen = sightings
    seen.livingAds = sentAds.count { $0.ad != nil }
    seen.renderedView = newestAd?.view
    return seen
  }

  func see(_ change: (inout NetworkSightings) -> Void) { change(&sightings) }
}

/// What an adapter asks the test network for.
struct TestNetworkRequest {
  var wantsPictures = true
  var wantsMultipleImages = false
  var orientation = NetworkSightings.Request.Orientation.any
  var corner = NetworkSightings.Request.Corner.topRight
  var format = AdFormat.native
  var bannerSize: CGSize?
  var bidResponse: String?
  var watermark: Data?
}

/// How the test network's SDK is asked. An empty or unknown ad unit is a bad request, code 1; no ad is code 3.
@MainActor
enum TestNetworkSDK {
  enum Answer {
    case ad(TestNetworkAd)
    case failure(Int)
  }

  static func fetch(
    _ parameter: String,
    _ request: TestNetworkRequest,
    completion: @escaping @MainActor (Answer) -> Void
  ) {
    let found = TestNetwork.find(parameter)
    let scheduler = found?.scheduler ?? Platform.current.scheduler
    guard let network = found else {
      scheduler.schedule(after: .milliseconds(10)) { completion(.failure(1)) }
      return
    }
    // A bid of somebody else's is of no use.
    if let bid = request.bidResponse, bid != "bid of \(network.parameter)" {
      scheduler.schedule(after: .milliseconds(10)) { completion(.failure(4)) }
      return
    }
    network.see {
      $0.requests.append(
        .init(
          parameter: parameter,
          wantsPictures: request.wantsPictures,
          wantsMultipleImages: request.wantsMultipleImages,
          orientation: request.orientation,
          adChoicesCorner: request.corner,
          format: request.format,
          bannerSize: request.bannerSize,
          bidResponse: request.bidResponse,
          watermark: request.watermark
        )
      )
    }
    let answer = network.answer
    if case .stall = answer.kind { return }
    scheduler.schedule(after: answer.delay) {
      switch answer.kind {
      case .fill(let assets):
        let ad = TestNetworkAd(network: network, assets: assets, request: request)
        network.newestAd = ad
        network.sentAds.append(.init(ad: ad))
        completion(.ad(ad))
      case .noFill: completion(.failure(3))
      case .error(let code): completion(.failure(code))
      case .stall: break
      }
    }
  }
}

extension TestNetworkSDK {
  /// Sets the SDK up, from any thread. The answer comes on the main actor.
  nonisolated static func setUp(
    _ parameter: String?,
    completion: @escaping @MainActor @Sendable (Int?) -> Void
  ) {
    let platform = Platform.current
    platform.scheduler.post {
      let network = parameter.flatMap(TestNetwork.find)
      network?.see { $0.setUps += 1 }
      let failure = network == nil ? 1 : network?.faults.contains(.setUp) == true ? 5 : nil
      platform.scheduler.schedule(after: .milliseconds(50)) { completion(failure) }
    }
  }

  /// Collects signals, from any thread. The answer comes on the main actor.
  nonisolated static func collectSignals(
    _ parameter: String?,
    completion: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    let platform = Platform.current
    platform.scheduler.post {
      let network = parameter.flatMap(TestNetwork.find)
      let works = network.map { !$0.faults.contains(.signals) } ?? false
      platform.scheduler.schedule(after: .milliseconds(20)) {
        completion(works ? "signals of \(parameter ?? "")" : nil)
      }
    }
  }
}

/// What a test network's ad tells whoever listens.
@MainActor
protocol TestNetworkAdDelegate: AnyObject {
  func adDidCountImpression(_ ad: TestNetworkAd)
  func adDidCountClick(_ ad: TestNetworkAd)
  func adWillPresent(_ ad: TestNetworkAd)
  func adWillDismiss(_ ad: TestNetworkAd)
  func adDidDismiss(_ ad: TestNetworkAd)
  func adWillLeave(_ ad: TestNetworkAd)
  func adDidPlay(_ ad: TestNetworkAd)
  func adDidPause(_ ad: TestNetworkAd)
  func adDidEnd(_ ad: TestNetworkAd)
  func adDidFailToPresent(_ ad: TestNetworkAd, code: Int)
  func adDidEarnReward(_ ad: TestNetworkAd)
}

extension TestNetworkAdDelegate {
  func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {}
  func adDidEarnReward(_ ad: TestNetworkAd) {}
}

/// An ad of the test network.
@MainActor
final class TestNetworkAd: NSObject {
  let assets: NetworkAssets
  let format: AdFormat
  let images: [NetworkAssets.Image]
  let pictures: Bool
  let mediaView: UIView?
  /// The banner.
  let bannerView: UIView?
  weak var delegate: (any TestNetworkAdDelegate)?
  weak var view: UIView?
  private let network: TestNetwork
  private let request: TestNetworkRequest
  private var isScreenOpen = false

  init(network: TestNetwork, assets: NetworkAssets, request: TestNetworkRequest) {
    self.network = network
    self.request = request
    self.assets = assets
    format = request.format
    pictures = request.wantsPictures
    let sorted: [NetworkAssets.Image]
    switch request.orientation {
    case .any, .landscape: sorted = assets.landscapeImages + assets.portraitImages
    case .portrait: sorted = assets.portraitImages + assets.landscapeImages
    }
    images = request.wantsMultipleImages ? sorted : Array(sorted.prefix(1))
    mediaView = assets.video == nil ? nil : UIView()
    bannerView = request.bannerSize.map { UIView(frame: CGRect(origin: .zero, size: $0)) }
    super.init()
  }

  /// Another ad like this one, which the network does not know of.
  func copied() -> TestNetworkAd { TestNetworkAd(network: network, assets: assets, request: request) }

  func recordImpression() { network.see { $0.impressions += 1 } }

  func recordClick(on view: UIView?) {
    network.see {
      $0.clicks += 1
      $0.clickedView = view
    }
  }

  /// Presents a full-screen ad, and tells the delegate so, or that it cannot.
  func show(from viewController: UIViewController) {
    network.see { $0.presentations.append(.init(from: viewController)) }
    guard !network.faults.contains(.presentation) else {
      delegate?.adDidFailToPresent(self, code: 6)
      return
    }
    isScreenOpen = true
    delegate?.adWillPresent(self)
    network.scheduler.schedule(after: .milliseconds(30)) { [weak self] in
      guard let self, isScreenOpen else { return }
      perform(.countImpression)
    }
  }

  func earnReward() { delegate?.adDidEarnReward(self) }

  func perform(_ action: NetworkAction) {
    switch action {
    case .countImpression:
      recordImpression()
      delegate?.adDidCountImpression(self)
    case .countClick:
      recordClick(on: view)
      delegate?.adDidCountClick(self)
    case .presentScreen:
      isScreenOpen = true
      delegate?.adWillPresent(self)
    case .dismissScreen:
      guard isScreenOpen else { return }
      isScreenOpen = false
      delegate?.adWillDismiss(self)
      delegate?.adDidDismiss(self)
    case .leaveApplication: delegate?.adWillLeave(self)
    case .playVideo: delegate?.adDidPlay(self)
    case .pauseVideo: delegate?.adDidPause(self)
    case .endVideo: delegate?.adDidEnd(self)
    }
  }
}
