public import Foundation

/// Something that happened to an ad or to the playlist.
///
/// Mirrors `IMAAdEvent`. Source: SDK reference, `IMAAdEvent.h`.
public final class AdEvent: NSObject {
  /// What happened.
  public let type: AdEventType
  /// The ad that plays or has just played; nil for events that are about no ad.
  public let ad: Ad?
  /// More about it; nil for most events.
  public let adData: [String: Any]?

  init(_ type: AdEventType, ad: Ad?, adData: [String: Any]? = nil) {
    self.type = type
    self.ad = ad
    self.adData = adData
    super.init()
  }

  /// The type in words: `Ad Break Ready`.
  public var typeString: String { type.words }

  /// The same as ``typeString``.
  public override var description: String { typeString }
}
