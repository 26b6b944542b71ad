public import Foundation

/// What an ads loader hands over when it has no ads.
///
/// Mirrors `IMAAdLoadingErrorData`. Source: SDK reference, `IMAAdsLoader.h`.
public final class AdLoadingErrorData: NSObject {
  /// Why not.
  public let adError: AdError
  /// What the request carried.
  public let userContext: Any?

  init(adError: AdError, userContext: Any?) {
    self.adError = adError
    self.userContext = userContext
    super.init()
  }
}
