import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

/// The adapter of the networks of a study. Its parameter is the source's place in the waterfall; what the network
/// answers is drawn by the request that the screen is for.
@MainActor
final class SimulatedCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  /// The *Class Name* in the configuration of a study.
  static let className = "Simulation.SimulatedCustomEvent"

  weak var delegate: (any CustomEventNativeAdDelegate)?

  override init() { super.init() }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    let screen = rootViewController as? SimulatedScreen
    guard let source = Int(serverParameter), let answer = screen?.answers?.answer(of: source) else {
      delegate?.customEventNativeAd(self, didFailToLoadWithError: NotInStudy())
      return
    }
    guard answer.content != .silence else { return }
    Platform.current.scheduler.schedule(after: .milliseconds(answer.latencyMilliseconds)) { [weak self] in
      self?.give(answer.content)
    }
  }

  private func give(_ content: NetworkProfile.Answer.Content) {
    switch content {
    case .ad: delegate?.customEventNativeAd(self, didReceive: SimulatedNativeAd())
    case .failure(let failure): delegate?.customEventNativeAd(self, didFailToLoadWithError: failure)
    case .silence: break
    }
  }

  /// The class is used outside of a study.
  private struct NotInStudy: LocalizedError {
    var errorDescription: String? { "This custom event has no network outside of a study." }
  }
}

extension NetworkProfile.Answer.Failure: LocalizedError, CustomNSError {
  /// Whose the codes are.
  package static let errorDomain = "Simulation.Network"
  /// The network's code.
  package var errorCode: Int { code }
  /// What the network says.
  package var errorDescription: String? { message }
}

/// An ad of a headline and a button: all that a study needs to show and tap it.
@MainActor
final class SimulatedNativeAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
  var headline: String? { "An ad" }
  var images: [NativeAdImage]? { nil }
  var body: String? { nil }
  var icon: NativeAdImage? { nil }
  var callToAction: String? { "Look" }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }
}
