/// The names of all elements that VAST and VMAP know.
enum ElementNames {
  /// The name without its prefix, in the specification's case if it is a known one.
  static func canonical(_ qualifiedName: String) -> String {
    if isKnown(qualifiedName) { return qualifiedName }
    let name = qualifiedName.utf8.lastIndex(of: 0x3A).map { colon in
      String(qualifiedName[qualifiedName.utf8.index(after: colon)...])
    }
    let local = name ?? qualifiedName
    if isKnown(local) { return local }
    return byLowercase[local.lowercased()] ?? local
  }

  /// Whether it is one of the names, in the same case. The few of its length are compared with it, which takes less than
  /// a hash of it.
  private static func isKnown(_ name: String) -> Bool {
    let length = name.utf8.count
    return length < knownByLength.count && knownByLength[length].contains(name)
  }

  private static let knownByLength: [[String]] = {
    let longest = known.map(\.utf8.count).max() ?? 0
    return (0...longest).map { length in known.filter { $0.utf8.count == length } }
  }()

  private static let known = Set(names.split { $0 == " " || $0 == "\n" }.map(String.init))
  private static let byLowercase = Dictionary(
    known.map { ($0.lowercased(), $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let names = """
    VAST VMAP VideoAdServingTemplate Ad InLine Wrapper Error AdSystem AdTitle AdServingId Description Advertiser
    Impression Category BlockedAdCategories Survey Expires Pricing ViewableImpression Viewable NotViewable
    ViewUndetermined AdVerifications Verification JavaScriptResource ExecutableResource VerificationParameters
    Extensions Extension VASTAdTagURI Creatives Creative UniversalAdId CreativeExtensions CreativeExtension
    Linear Duration MediaFiles MediaFile Mezzanine InteractiveCreativeFile ClosedCaptionFiles ClosedCaptionFile
    AdParameters TrackingEvents Tracking VideoClicks ClickThrough ClickTracking CustomClick Icons Icon IconClicks
    IconClickThrough IconClickTracking IconClickFallbackImages IconClickFallbackImage IconViewTracking AltText
    StaticResource IFrameResource HTMLResource NonLinearAds NonLinear NonLinearClickThrough NonLinearClickTracking
    CompanionAds Companion CompanionClickThrough CompanionClickTracking
    AdBreak AdSource VASTAdData VASTData AdTagURI CustomAdData
    """
}
