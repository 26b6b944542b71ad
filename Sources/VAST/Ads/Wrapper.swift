/// What only a wrapper has.
///
/// Source: VAST 4.2, `Wrapper`.
public struct Wrapper: Sendable, Hashable {
  /// Where the wrapped response is.
  public var adTagURI: URLTemplate
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
  /// Without a usable URL there is no wrapper.
  init?(_ element: Element) {
    var uri: URLTemplate?
    for child in element.children {
      switch child.name {
      case "VASTAdTagURI": child.setOnce(&uri, child.url)
      case "BlockedAdCategories": if let category = Category(child) { blockedCategories.append(category) }
      case let name where VASTAd.commonParts.contains(name): break
      default: child.leaveOut()
      }
    }
    guard let uri else {
      element.drop(missing: "VASTAdTagURI")
      return nil
    }
    adTagURI = uri
    followAdditionalWrappers = element.flag("followAdditionalWrappers") ?? true
    allowMultipleAds = element.flag("allowMultipleAds")
    fallbackOnNoAd = element.flag("fallbackOnNoAd")
  }
}
