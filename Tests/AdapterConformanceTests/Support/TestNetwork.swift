import AdMediation
import AdapterConformance
import Foundation

/// A small ad network for the kit's own tests.
typealias TestNetwork = NetworkDouble<TestNetworkAd>

/// An adapter of the test network behind the kit's fixture: only the adapter is missing.
@MainActor
protocol TestFixture: NetworkDoubleFixture where Ad == TestNetworkAd {}

extension TestFixture {
  static var checksConcurrently: Bool { true }
  func perform(_ action: NetworkAction, on ad: TestNetworkAd) { ad.perform(action) }
  func earnReward(from ad: TestNetworkAd) { ad.earnReward() }
}

/// The networks that count by their views, by their placements: those of a double have no properties of ours.
@MainActor private var countedByView: Set<String> = []

extension NetworkDouble where Ad == TestNetworkAd {
  /// Whether the network counts an impression as soon as the view that it was given is in a window, once an ad.
  var countsByView: Bool {
    get { countedByView.contains(placement) }
    set { if newValue { countedByView.insert(placement) } else { countedByView.remove(placement) } }
  }

  /// What a network cannot do that counts by its view.
  static var limitsOfViewCounting: [NetworkAbility: String] {
    [
      .impressionCalls: "the network counts impressions by its view",
      .clickCalls: "the network counts clicks by its view",
    ]
  }
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
  var isTest = false
  var extras: [String: String]?
  /// How the network's SDK is told to treat users, by an adapter that reads what the publisher has said.
  var isChildDirected = MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment?.boolValue
  var isUnderAge = MobileAds.shared.requestConfiguration.tagForUnderAgeOfConsent?.boolValue
  var ageGroup = MobileAds.shared.requestConfiguration.ageRestrictedTreatment
}

extension NetworkSightings.Request {
  /// The request as the test network receives it.
  init(_ request: TestNetworkRequest, for parameter: String) {
    self.init(
      parameter: parameter,
      wantsPictures: request.wantsPictures,
      wantsMultipleImages: request.wantsMultipleImages,
      orientation: request.orientation,
      adChoicesCorner: request.corner,
      format: request.format,
      bannerSize: request.bannerSize,
      bidResponse: request.bidResponse,
      watermark: request.watermark,
      isTest: request.isTest,
      extras: request.extras,
      childDirectedTreatment: request.isChildDirected,
      underAgeOfConsent: request.isUnderAge,
      ageRestrictedTreatment: request.ageGroup
    )
  }
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
    // Letters of either case will do.
    TestNetwork.find(parameter.capitalized)?.register(as: parameter)
    TestNetwork.load(
      .init(request, for: parameter),
      making: { TestNetworkAd(network: $1, assets: $0, request: request) },
      completion: { result in
        switch result {
        case .success(let ad): completion(.ad(ad))
        case .failure(let error): completion(.failure(error.code))
        }
      }
    )
  }

  /// Sets the SDK up, from any thread. The answer comes on the main actor.
  nonisolated static func setUp(
    _ parameter: String?,
    completion: @escaping @MainActor @Sendable (Int?) -> Void
  ) { TestNetwork.setUp(parameter) { completion($0?.code) } }

  /// Collects signals, from any thread. The answer comes on the main actor.
  nonisolated static func collectSignals(
    _ parameter: String?,
    completion: @escaping @MainActor @Sendable (String?) -> Void
  ) { TestNetwork.collectSignals(parameter) { completion(try? $0.get()) } }
}

/// What a test network's ad tells its listener.
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
  weak var view: UIView? {
    didSet {
      network.track(view, of: self)
      guard network.countsByView else { return }
      network.schedule(after: .milliseconds(10)) { [weak self] in self?.look() }
    }
  }
  private var hasLooked = false
  private let network: TestNetwork
  private let request: TestNetworkRequest
  /// What the screen is that was opened last.
  private(set) var screenKind = ""

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

  private func look() {
    guard view?.window != nil, !hasLooked else { return }
    hasLooked = true
    perform(.countImpression)
  }

  func recordImpression() { network.recordImpression() }

  func recordClick(on view: UIView?) { network.recordClick(on: view) }

  /// Presents a full-screen ad, and tells the delegate so, or that it cannot.
  func show(from viewController: UIViewController) {
    guard network.present(self, from: viewController) else {
      delegate?.adDidFailToPresent(self, code: 6)
      return
    }
    delegate?.adWillPresent(self)
    network.schedule(after: .milliseconds(30)) { [weak self] in
      guard let self, network.isScreenOpen(of: self) else { return }
      perform(.countImpression)
    }
  }

  func openScreen(_ kind: String) {
    screenKind = kind
    network.openScreen(of: self)
    delegate?.adWillPresent(self)
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
    case .presentScreen: openScreen("modal screen")
    case .dismissScreen:
      delegate?.adWillDismiss(self)
      delegate?.adDidDismiss(self)
    case .leaveApplication: delegate?.adWillLeave(self)
    case .playVideo: delegate?.adDidPlay(self)
    case .pauseVideo: delegate?.adDidPause(self)
    case .endVideo: delegate?.adDidEnd(self)
    }
  }
}
