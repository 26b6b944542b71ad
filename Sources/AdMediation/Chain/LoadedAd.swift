import Foundation
import HeadlessUIKit

/// The ad of an answer.
struct ReceivedAd {
  let ad: LoadedAd.Ad
  /// What the ad reports to if it is a mediation adapter's, which holds it weakly.
  let eventDelegate: MediationEventDelegate?

  /// Calls `body` with each object by which the network's reports find the ad.
  func forEachReporter(_ body: (any NSObjectProtocol) -> Void) {
    body(ad.object)
    if let eventDelegate { body(eventDelegate) }
  }
}

/// What an adapter has delivered, and who has to live as long as it does.
struct LoadedAd {
  /// An ad in any format.
  enum Ad {
    case native(any MediatedUnifiedNativeAd)
    case banner(any MediationBannerAd)
    case fullScreen(any MediationAd, present: (UIViewController) -> Void)

    var object: any NSObjectProtocol {
      switch self {
      case .native(let ad): ad
      case .banner(let ad): ad
      case .fullScreen(let ad, _): ad
      }
    }

    var kind: AdSession.Kind {
      switch self {
      case .native: .native
      case .banner: .banner
      case .fullScreen: .fullScreen
      }
    }
  }

  let received: ReceivedAd
  /// The custom event or mediation adapter.
  let adapter: any NSObjectProtocol
  /// What the adapter answered to, which it holds weakly.
  let attempt: AdapterAttempt

  var ad: Ad { received.ad }

  /// Whether the network counts impressions by itself. Those of banners and full-screen ads always do.
  @MainActor var networkCountsImpressions: Bool {
    guard case .native(let native) = ad else { return true }
    // Asked for by style, not by conformance: an ad class may serve both.
    guard received.eventDelegate != nil else {
      return (adapter as? any CustomEventNativeAd)?.handlesUserImpressions() ?? false
    }
    return (native as? any MediationNativeAd)?.handlesUserImpressions() ?? false
  }

  /// Whether the network counts clicks by itself. Those of banners and full-screen ads always do.
  @MainActor var networkCountsClicks: Bool {
    guard case .native(let native) = ad else { return true }
    // Asked for by style, not by conformance: an ad class may serve both.
    guard received.eventDelegate != nil else {
      return (adapter as? any CustomEventNativeAd)?.handlesUserClicks() ?? false
    }
    return (native as? any MediationNativeAd)?.handlesUserClicks() ?? false
  }
}
