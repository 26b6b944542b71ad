/// What only a wrapper has.
///
/// Source: VAST 4.2, `Wrapper`.
public struct Wrapper: Sendable, Hashable, Encodable {
  /// Where the wrapped response is; `nil` if the document does not say, so that the wrapper leads to no ad.
  public var adTagURI: URLTemplate?
  /// Whether the wrapped response may hold wrappers again.
  public var followAdditionalWrappers = true
  /// Whether more than one ad of the wrapped response may be used. `nil` if the document does not say: the default
  /// is not the same in all versions.
  public var allowMultipleAds: Bool?
  /// Whether another ad is taken when the wrapped response has none; `nil` if the document does not say.
  public var fallbackOnNoAd: Bool?
  /// What wrapped ads must not be about (VAST 4.1).
  public var blockedCategories: [Category] = []
}

extension Wrapper {
  init(_ element: Element) {
    for child in element.children {
      switch child.name {
      case "VASTAdTagURI": child.setOnce(&adTagURI, child.url)
      case "BlockedAdCategories": if let category = Category(child) { blockedCategories.append(category) }
      case let name where VASTAd.commonParts.contains(name): break
      default: child.leaveOut()
      }
    }
    if adTagURI == nil { element.warn(.missing("VASTAdTagURI")) }
    followAdditionalWrappers = element.flag("followAdditionalWrappers") ?? true
    allowMultipleAds = element.flag("allowMultipleAds")
    fallbackOnNoAd = element.flag("fallbackOnNoAd")
  }
}
