import AdMediation
import AdapterConformance
import Foundation

// The stub of an SDK whose ads load themselves, and call no delegate that is gone.

typealias FinchNetwork = NetworkDouble<FinchAd>

/// What happens to an ad of Finch.
@MainActor
protocol FinchAdDelegate: AnyObject {
  func finchAdDidLoad(_ ad: FinchAd)
  func finchAd(_ ad: FinchAd, didFailWith error: any Error)
  func finchAdDidCountImpression(_ ad: FinchAd)
  func finchAdDidCountClick(_ ad: FinchAd)
  func finchAdWillOpenScreen(_ ad: FinchAd)
  func finchAdWillCloseScreen(_ ad: FinchAd)
  func finchAdDidCloseScreen(_ ad: FinchAd)
  func finchAdWillLeaveApp(_ ad: FinchAd)
  func finchAdDidEarnReward(_ ad: FinchAd)
}

/// An ad of any format.
@MainActor
final class FinchAd {
  let unit: String
  let format: AdFormat
  var bannerSize: CGSize?
  var loadsImages = true
  weak var delegate: (any FinchAdDelegate)?
  private(set) var assets = NetworkAssets()
  private(set) var bannerView: UIView?
  private var network: FinchNetwork?

  init(unit: String, format: AdFormat) {
    self.unit = unit
    self.format = format
  }

  static nonisolated func start(
    _ unit: String?,
    completion: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) { FinchNetwork.setUp(unit) { completion($0) } }

  func load() {
    let request = NetworkSightings.Request(
      parameter: unit,
      wantsPictures: loadsImages,
      format: format,
      bannerSize: bannerSize
    )
    FinchNetwork.load(request, making: { [weak self] in self?.filled(with: $0, by: $1) }) {
      [weak self] result in
      guard let self else { return }
      switch result {
      case .success: delegate?.finchAdDidLoad(self)
      case .failure(let error): delegate?.finchAd(self, didFailWith: error)
      }
    }
  }

  private func filled(with assets: NetworkAssets, by network: FinchNetwork) -> FinchAd {
    self.assets = assets
    self.network = network
    bannerView = bannerSize.map { UIView(frame: CGRect(origin: .zero, size: $0)) }
    return self
  }

  func show(from viewController: UIViewController) {
    guard let network, network.present(self, from: viewController) else {
      delegate?.finchAd(self, didFailWith: NetworkDoubleError.fault(.presentation))
      return
    }
    delegate?.finchAdWillOpenScreen(self)
    network.schedule(after: .milliseconds(30)) { [weak self] in
      if let self, network.isScreenOpen(of: self) { countImpression() }
    }
  }

  /// Finch counts by itself.
  func countImpression() {
    network?.recordImpression()
    delegate?.finchAdDidCountImpression(self)
  }

  func countClick() {
    network?.recordClick()
    delegate?.finchAdDidCountClick(self)
  }

  /// The host counts native ads, and Finch is told.
  func trackImpression() { network?.recordImpression() }
  func trackClick(on view: UIView) { network?.recordClick(on: view) }
  func register(_ view: UIView?) { network?.track(view, of: self) }
}
