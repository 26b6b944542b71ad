import AdMediation
import AdapterTool

/// Which names a package can have.
extension NewAdapterPackage {
  /// What is wrong with a name, and what to do, or nil.
  static func flaw(inName name: String) -> String? {
    let isIdentifier = name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,59}/) != nil
    guard isIdentifier else {
      return
        "type names cannot begin with \(quoted(name)); use letters and digits, a letter first, such as Acme"
    }
    guard name.first?.isUppercase == true else {
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      return "the name \(quoted(name)) begins with a lowercase letter; use \(capitalized)"
    }
    guard !name.hasSuffix("Adapter") else {
      return "the name \(quoted(name)) ends in Adapter, which is added to it; leave it out"
    }
    guard !takenNames.contains(name), takenType(withPrefix: name) == nil else {
      return
        "the name \(quoted(name)) makes names that exist already, such as \(name)Ad or \(name)Request; take a longer one"
    }
    return nil
  }

  /// What is wrong with a name for the SDK's module, or nil.
  static func flaw(inSDK sdk: String, of name: String) -> String? {
    guard sdk.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,99}/) != nil else {
      return
        "is not the name of a module; use letters, digits and underscores, a letter first, such as AcmeAds"
    }
    let taken = [
      "\(name)Adapter", "\(name)AdapterFixtures", "\(name)AdapterTests", "AdMediation", "AdPlatform",
      "AdapterConformance", "AdapterConformanceTesting", "AdapterTool", "GoogleMobileAds", "HLS",
      "HeadlessUIKit", "InteractiveMediaAds", "ReportPage", "UIKit", "VAST",
    ]
    func isOne(of names: [String]) -> Bool { names.contains { $0.lowercased() == sdk.lowercased() } }
    guard !keywords.contains(sdk) else {
      return "is a keyword of Swift; take another name, such as \(name)SDK"
    }
    guard !isOne(of: taken + [name]) else {
      return "is the name of another module of the package; take another one"
    }
    guard !isOne(of: toolchainModules) else {
      return "is the name of a module of the Swift toolchain; take another one, such as \(name)SDK"
    }
    return nil
  }

  /// What is wrong with a prefix for the types of the SDK's double, and what to do, or nil.
  static func flaw(inPrefix prefix: String, of name: String) -> String? {
    guard prefix.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,59}/) != nil else {
      return "cannot begin the name of a type; use letters and digits, a letter first, such as HFX"
    }
    guard prefix.first?.isUppercase == true else {
      return
        "begins with a lowercase letter; types begin with a capital letter, such as \(prefix.uppercased())"
    }
    if let owner = ownersOfPrefixes[prefix] {
      return "is the prefix of \(owner); write the prefix of the types in the network's own SDK"
    }
    if let type = takenType(withPrefix: prefix) {
      return
        "makes the name \(type), which exists already; write the prefix of the types in the network's own SDK"
    }
    if let type = typesOfSDK(withPrefix: prefix).first(where: ownTypes(of: name).contains) {
      return "makes the name \(type), which a type of the adapter has; take another prefix, such as \(name)"
    }
    return nil
  }

  /// What is wrong with a name for the class that the SDK shares an object of, and what to do, or nil.
  ///
  /// - Parameters:
  ///   - prefix: the prefix of the types in the SDK.
  ///   - name: the network's.
  static func flaw(inSharedClass type: String, prefix: String, of name: String) -> String? {
    guard type.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,99}/) != nil else {
      return
        "is not the name of a class; use letters and digits, a capital letter first, such as \(prefix)SDK"
    }
    guard [name, prefix].contains(where: { type.hasPrefix($0) }) else {
      let beginnings = name == prefix ? name : "\(name) or \(prefix)"
      return
        "does not begin as the network's types do, with \(beginnings); if theirs begin differently, set --prefix"
    }
    let types = typesOfSDK(withPrefix: prefix).filter { $0 != "\(prefix)Ads" } + ownTypes(of: name)
    guard !types.contains(type), !takenTypes.contains(type) else {
      return "is the name of another type of the package; take another one, such as \(prefix)SDK"
    }
    return nil
  }

  /// The types of the adapter and of its fixture.
  private static func ownTypes(of name: String) -> [String] {
    ["Adapter", "AdapterError", "CustomEvent", "Fixture"].map { name + $0 }
      + formatNames.map { "\(name)Mediation\($0)Ad" }
  }

  /// The types of the double.
  private static func typesOfSDK(withPrefix prefix: String) -> [String] {
    let ads = formatNames.flatMap {
      ["\($0)Ad", "\($0)AdDelegate", "\($0)AdLoader", "\($0)AdLoaderDelegate"]
    }
    return (["Ad", "Ads", "Error", "Image", "NativeOptions", "Network", "Reward"] + ads).map { prefix + $0 }
  }

  private static let formatNames = AdFormat.inScaffolds.map {
    $0.name.prefix(1).uppercased() + $0.name.dropFirst()
  }

  /// A type of the double that has the name of another one, which generated code imports.
  private static func takenType(withPrefix prefix: String) -> String? {
    typesOfSDK(withPrefix: prefix).first(where: takenTypes.contains)
  }

  /// Prefixes that other SDKs have.
  private static let ownersOfPrefixes = [
    "AV": "AVFoundation", "CF": "Core Foundation", "CG": "Core Graphics", "CI": "Core Image",
    "GAD": "the Mobile Ads SDK", "IMA": "the Interactive Media Ads SDK", "NS": "Foundation", "SK": "StoreKit",
    "UI": "UIKit", "WK": "WebKit",
  ]

  /// Types of Apple's, Google's and AdMediation's whose names end as those of the double do.
  private static let takenTypes = Set(
    names(
      """
      AdManagerInterstitialAd AdapterLookupError AppOpenAd CancellationError CocoaError ConfigurationError CustomEventNativeAd CustomNativeAd CustomNativeAdDelegate
      CustomEventNativeAdDelegate DecodingError EncodingError FullScreenAd FullScreenPresentingAd
      GADAppOpenAd GADCustomEventNativeAd GADCustomEventNativeAdDelegate GADFullScreenPresentingAd GADInterstitialAd
      GADMediatedNativeAd GADMediatedUnifiedNativeAd GADMediationAd GADMediationAppOpenAd GADMediationBannerAd
      GADMediationInterstitialAd GADMediationNativeAd GADMediationRewardedAd GADMobileAds GADNativeAd
      GADNativeAdDelegate GADNativeAdImage GADRewardedAd GADRewardedInterstitialAd GADUnifiedNativeAd
      GADUnifiedNativeAdDelegate HTTPError InterstitialAd MachError MediatedUnifiedNativeAd MediationAd
      MediationAppOpenAd MediationBannerAd MediationInterstitialAd MediationNativeAd MediationRewardedAd MobileAds
      NativeAd NativeAdDelegate NativeAdImage NativeAdImageDownloadError NetworkDoubleError POSIXError
      PresentationError RequestError RewardedAd RewardedInterstitialAd RewardingAd UIImage URLError
      """
    )
  )

  /// Modules of the toolchain, which generated code or what it imports needs.
  private static let toolchainModules = names(
    """
    Builtin CoreFoundation Dispatch DispatchIntrospection Foundation FoundationEssentials FoundationInternationalization
    FoundationNetworking FoundationXML Glibc Observation Package PackageDescription RegexBuilder Swift SwiftGlibcSupport
    SwiftShims Synchronization Testing XCTest _Concurrency _Differentiation _Foundation_ICU _RegexParser
    _StringProcessing _SwiftConcurrencyShims _Testing_Foundation _Volatile
    """
  )

  /// Words that cannot be the name of a module.
  private static let keywords = Set(
    names(
      """
      Any Protocol Self Type _ actor as associatedtype await break case catch class continue default defer deinit do else
      enum extension fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
      precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw
      throws true try typealias var where while
      """
    )
  )

  private static func names(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Names that with Ad, BannerAd, Error, Request or SDK added, or in small letters, are names of Apple's, Google's or
  /// AdMediation's.
  private static let takenNames: Set<String> = [
    "Ad", "AppOpen", "Custom", "GAD", "HTTP", "Interstitial", "Mediate", "Mediated",
    "MediatedUnifiedNative", "Mediation", "MediationNative", "NS", "Native", "NativeAd", "Network",
    "NetworkDouble", "Presentation", "RTB", "Rewarded", "RewardedInterstitial", "Sample", "SampleNative",
    "UI", "URL",
  ]
}
