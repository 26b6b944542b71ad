public import Foundation

/// What an ads loader hands over when it has ads, or a stream that has them.
///
/// Mirrors `IMAAdsLoadedData`. Source: SDK reference, `IMAAdsLoader.h`.
@preconcurrency
@MainActor
public final class AdsLoadedData: NSObject {
  /// What plays the ads; nil for a stream.
  public let adsManager: AdsManager?
  /// What follows the ads of a stream; nil for other ads.
  public let streamManager: StreamManager?
  /// What the request carried.
  public let userContext: Any?

  init(adsManager: AdsManager? = nil, streamManager: StreamManager? = nil, userContext: Any?) {
    self.adsManager = adsManager
    self.streamManager = streamManager
    self.userContext = userContext
    super.init()
  }
}
