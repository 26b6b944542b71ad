/// The files of a new package, for a network called Acme. The types of its SDK, of which the package has a double,
/// begin with ACME.
///
/// A line `@if a b@` begins lines for packages that have any of these features, `@else@` those for the others, and
/// `@end@` ends them. Conditions can be nested.
///
/// In the files of a format, the feature `loader` says that its ads come from a loader object. `@LOADER@` is the object
/// that is asked to load, `loader` or else `ad`; `ad@?@` is the ad, which there is none of before a loader hands it out.
enum AdapterTemplate {
  /// What lines of a template can depend on.
  enum Feature: String, Hashable {
    case adapter, customEvent, bidding
    case native, banner, interstitial, rewarded, rewardedInterstitial, appOpen
    /// The ads of the file's format come from a loader.
    case loader
    /// The ads of some format do.
    case loaders
    /// The ads of some format load themselves.
    case selfLoading
    /// AdMediation is a path on this machine.
    case path
    /// The adapter is there already.
    case existing
    /// The SDK shares an object.
    case shared
    /// Settings have names of their own.
    case settings
    /// One of them is the key for set-up.
    case appKey
    /// The signals for a bid are one token for the app.
    case token
    /// The placement is a number.
    case numericPlacement
    /// The rules check what happens when one of them is missing.
    case settingFaults
    // The abilities of the network that its code depends on, by their names in `NetworkAbility`.
    case body, callToAction, advertiser, store, price, starRating, icon, extraAssets, video, rewardedVideo
    case mainImages, imageAddresses, multipleImages, adChoices, adChoicesPosition, unregistering, screens
    case leavingTheApplication, presentationErrors, bannerSizes, setUp
    case errorCodes, waterfall, watermark, testRequests, childDirectedTreatment, underAgeOfConsent
    /// The network loads the pictures of native ads, unless it is asked for their addresses.
    case imageLoading
    /// The network delivers addresses only: the adapter downloads the pictures.
    case downloads
    /// A request for a native ad has options.
    case nativeOptions
  }

  /// The lines of a template for a package with these features.
  static func lines(of template: String, for features: Set<Feature>) -> String {
    var lines: [Substring] = []
    // Of each condition around the line, whether it holds.
    var conditions: [Bool] = []
    for line in template.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("@if "), line.hasSuffix("@") {
        let names = line.dropFirst(4).dropLast().split(separator: " ")
        let wanted = names.compactMap { Feature(rawValue: String($0)) }
        conditions.append(!features.isDisjoint(with: wanted))
      } else if line == "@else@" {
        conditions.append(conditions.popLast() == false)
      } else if line == "@end@" {
        conditions.removeLast()
      } else if !conditions.contains(false) {
        // Before it there may have been lines for other packages.
        if line.isEmpty, lines.last?.hasSuffix("{") == true { continue }
        lines.append(line)
      }
    }
    let hasLoader = features.contains(.loader)
    return lines.joined(separator: "\n")
      .replacing("@LOADER@", with: hasLoader ? "loader" : "ad")
      .replacing("@?@", with: hasLoader ? "?" : "")
  }
}
