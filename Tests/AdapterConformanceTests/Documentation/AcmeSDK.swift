import AdMediation
import AdapterConformance
import Foundation
import HeadlessUIKit

// The stub that the page "Fixtures and doubles" shows.

typealias AcmeNetwork = NetworkDouble<AcmeInterstitial>

@MainActor
protocol AcmeInterstitialDelegate: AnyObject {
  func acmeDidLoad(_ ad: AcmeInterstitial)
  func acme(_ ad: AcmeInterstitial, didFailWith error: any Error)
  func acmeWillOpen(_ ad: AcmeInterstitial)
  func acmeDidCountImpression(_ ad: AcmeInterstitial)
  func acmeDidCountClick(_ ad: AcmeInterstitial)
  func acmeWillClose(_ ad: AcmeInterstitial)
  func acmeDidClose(_ ad: AcmeInterstitial)
}

@MainActor
final class AcmeInterstitial {
  weak var delegate: (any AcmeInterstitialDelegate)?
  let placement: String
  private var network: AcmeNetwork?

  init(placement: String) { self.placement = placement }

  func load() {
    let request = NetworkSightings.Request(
      parameter: placement,
      format: .interstitial,
      childDirectedTreatment: AcmeSDK.isChildDirected
    )
    AcmeNetwork.load(
      request,
      making: { assets, network in
        self.network = network
        return self
      },
      completion: { result in
        switch result {
        case .success: self.delegate?.acmeDidLoad(self)
        case .failure(let error): self.delegate?.acme(self, didFailWith: error)
        }
      }
    )
  }

  func show(from viewController: UIViewController) {
    guard let network, network.present(self, from: viewController) else {
      delegate?.acme(self, didFailWith: NetworkDoubleError.fault(.presentation))
      return
    }
    delegate?.acmeWillOpen(self)
  }

  func countImpression() {
    network?.recordImpression()
    delegate?.acmeDidCountImpression(self)
  }

  func countClick() {
    network?.recordClick()
    delegate?.acmeDidCountClick(self)
  }
}

enum AcmeSDK {
  /// Nil if the app does not say.
  @MainActor static var isChildDirected: Bool?

  @MainActor static func reset() { isChildDirected = nil }

  static func start(_ app: String?, completion: @escaping @MainActor @Sendable ((any Error)?) -> Void) {
    AcmeNetwork.setUp(app) { completion($0) }
  }

  static func collectSignals(
    _ placement: String?,
    completion: @escaping @MainActor @Sendable (Result<String, NetworkDoubleError>) -> Void
  ) {
    AcmeNetwork.collectSignals(placement, completion: completion)
  }

  static func bidToken() -> String? { AcmeNetwork.collectSignals() }
}

@MainActor
final class AcmeNativeAd {
  let assets: NetworkAssets

  init(assets: NetworkAssets) { self.assets = assets }

  var title: String? { assets.headline }
  var iconURL: URL? { assets.icon?.url }
  var icon: UIImage? { assets.icon.flatMap { UIImage(data: $0.data, scale: $0.scale) } }
}

public enum AcmeError: Int, Error {
  case noFill = 100
  case offline = 101
  case throttled = 204
  case unknown = 999

  init(_ error: NetworkDoubleError) {
    switch error {
    case .noFill: self = .noFill
    case .server(let code): self = AcmeError(rawValue: code) ?? .unknown
    default: self = .unknown
    }
  }
}
