public import Foundation

/// What an ads loader hands over when it has ads.
///
/// Mirrors `IMAAdsLoadedData`. Source: SDK reference, `IMAAdsLoader.h`.
@preconcurrency
@MainActor
public final class AdsLoadedData: NSObject {
  /// What plays the ads; nil for a stream into which a server puts them.
  public let adsManager: AdsManager?
  /// What the request carried.
  public let userContext: Any?

  init(adsManager: AdsManager?, userContext: Any?) {
    self.adsManager = adsManager
    self.userContext = userContext
    super.init()
  }
}
