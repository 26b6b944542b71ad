public import Foundation
internal import VAST

/// An ad shown next to the player.
///
/// Mirrors `IMACompanionAd`. Source: SDK reference, `IMACompanionAd.h`.
public final class CompanionAd: NSObject, Sendable {
  /// What it shows: the URL of an image or a page, or a piece of a page. Nil if it shows nothing.
  public let resourceValue: String?
  /// The interface that it needs; nil if none.
  public let apiFramework: String?
  /// The width in pixels; 0 if it is not known.
  public let width: Int
  /// The height in pixels; 0 if it is not known.
  public let height: Int

  init(_ companion: Companion) {
    resourceValue = companion.resources.first?.value
    apiFramework = companion.apiFramework
    width = companion.width ?? 0
    height = companion.height ?? 0
    super.init()
  }
}

extension Resource {
  /// The resource as one text.
  var value: String {
    switch self {
    case .staticResource(let url, _), .iFrame(let url): url.text
    case .html(let text): text
    }
  }
}
