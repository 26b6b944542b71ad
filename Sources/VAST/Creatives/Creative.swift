/// One creative of an ad: what is shown in the player, over it or beside it.
///
/// The specification allows one kind in a creative. Documents with several are read as they are.
///
/// Source: VAST 4.2, `Creative`.
public struct Creative: Sendable, Hashable, Encodable {
  /// The ad server's name for the creative.
  public var id: String?
  /// The creative's name for the ad that it belongs to.
  public var adID: String?
  /// The place in the order in which the creatives are shown, from 1.
  public var sequence: Int?
  /// The interface that the creative needs.
  public var apiFramework: String?
  /// The creative's names in registries (VAST 4.0).
  public var universalAdIDs: [UniversalAdID] = []
  /// What plays in the player.
  public var linear: Linear?
  /// What lies over the content.
  public var nonLinearAds: NonLinearAds?
  /// Ads shown next to the player.
  public var companionAds: CompanionAds?
  /// What the ad server adds to the specification.
  public var creativeExtensions: [Extension] = []
}

extension Creative {
  /// - Parameter isInLine: whether the ad can be played, and is not a wrapper.
  init(_ element: Element, isInLine: Bool) {
    id = element.string("id")
    // `AdID` in VAST 2.0 and 3.0.
    adID = element.string("adId")
    sequence = element.sequenceNumber("sequence")
    apiFramework = element.string("apiFramework")
    for child in element.children {
      switch child.name {
      case "UniversalAdId": if let id = UniversalAdID(child) { universalAdIDs.append(id) }
      case "Linear": child.setOnce(&linear, Linear(child, isInLine: isInLine))
      case "NonLinearAds": child.setOnce(&nonLinearAds, NonLinearAds(child))
      case "CompanionAds": child.setOnce(&companionAds, CompanionAds(child))
      case "CreativeExtensions": creativeExtensions += Extension.all(in: child)
      default: child.leaveOut()
      }
    }
    if linear == nil, nonLinearAds == nil, companionAds == nil {
      element.warn(.missing("Linear, NonLinearAds or CompanionAds"))
    }
  }
}
