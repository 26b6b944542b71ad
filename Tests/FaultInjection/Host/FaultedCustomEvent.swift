import AdMediation
import Foundation
import HeadlessUIKit

/// The custom event of the networks of a trial. What it does is said by the events of the trial; its parameter is the
/// place of its source in the ad unit.
@MainActor
final class FaultedCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?
  private weak var stage: HostStage?

  override init() { super.init() }

  func handlesUserImpressions() -> Bool { stage?.setting.networkCountsImpressions ?? false }

  func handlesUserClicks() -> Bool { stage?.setting.networkCountsClicks ?? false }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    guard let stage = StudyScheduler.current?.stage, let source = Int(serverParameter),
      let request = (request.userKeywords?.first as? String).flatMap({ Int($0) })
    else { return }
    self.stage = stage
    stage.asked(self, request: request, source: source)
  }

  /// Answers the host from any thread; nil when the host has released what it answers to.
  var reply: FaultedAdapter.Reply? {
    guard let delegate else { return nil }
    let host = AnsweredHost(delegate: delegate)
    return { ad, error in
      if let ad {
        host.delegate.customEventNativeAd(self, didReceive: ad)
      } else if let error {
        host.delegate.customEventNativeAd(self, didFailToLoadWithError: error)
      }
      return nil
    }
  }
}

/// What a custom event answers to.
///
/// Unchecked because the protocol cannot say what its documentation does: it is safe from any thread.
private struct AnsweredHost: @unchecked Sendable {
  let delegate: any CustomEventNativeAdDelegate
}
