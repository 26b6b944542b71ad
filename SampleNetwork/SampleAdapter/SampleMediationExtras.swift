import AdMediation
import Foundation

/// What a publisher can tell the sample network beside what every network is told.
///
/// Register an instance with the request.
public final class SampleMediationExtras: NSObject, AdNetworkExtras {
  /// What the content around the ad is about.
  public var keywords: [String]?

  /// Whether videos start without sound.
  public var shouldStartVideosMuted = true

  /// Extras with the defaults.
  public override init() { super.init() }
}
