import AdMediation
import AdapterConformance
import AdapterTool
import Foundation

/// The files of a package for a new adapter, as a value.
struct NewAdapterPackage {
  /// What kind of adapter it has.
  enum Style: Equatable {
    case mediationAdapter(Set<AdFormat>, isBidder: Bool)
    case customEvent
  }

  /// The network's name, which begins the names of types: `Acme`.
  let name: String
  let style: Style
  let dependency: NewAdapterDependency
  /// The module of the network's SDK; nil for the name with SDK added.
  var sdk: String?
  /// What the network's SDK does not have.
  var without: Set<NetworkAbility> = []
  /// The names of its settings; nil for the *Parameter* alone.
  var settings: ScaffoldSettings?
  /// The adapter that the package is made for; nil for the template's.
  var existing: ExistingAdapter?

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
    guard !takenNames.contains(name) else {
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

  /// The contents of each file by its path in the package.
  var files: [String: String] {
    var files: [String: String] = [:]
    let templates = existing == nil ? Self.templates : Self.existingTemplates
    for template in templates where template.features?.isDisjoint(with: features) != true {
      files[fill(template.path)] =
        fill(AdapterTemplate.lines(of: template.text, for: features)).sortingImports
    }
    return files.merging(existingFiles) { $1 }
  }

  /// The folder that the package goes into unless another one is named.
  var folderName: String { "\(name)Adapter" }

  var features: Set<AdapterTemplate.Feature> {
    var features: Set<AdapterTemplate.Feature> =
      switch style {
      case .customEvent: [.customEvent, .native]
      case .mediationAdapter(let formats, let isBidder):
        Set(formats.compactMap { AdapterTemplate.Feature(rawValue: $0.name) })
          .union(isBidder ? [.adapter, .bidding] : [.adapter])
      }
    if case .path = dependency { features.insert(.path) }
    if existing != nil { features.insert(.existing) }
    if settings != nil { features.insert(.settings) }
    if settings?.key != nil { features.insert(.appKey) }
    for ability in ScaffoldAbility.all where ability.isPart(of: style) && !without.contains(ability.ability) {
      if let feature = ability.feature { features.insert(feature) }
    }
    // A network that answers bids only, and gives no signals without the placement, is not asked without it.
    let asksWithoutPlacement =
      settings?.key != nil || !features.contains(.bidding) || features.contains(.waterfall)
    if settings != nil, asksWithoutPlacement { features.insert(.settingFaults) }
    return features
  }

  private func fill(_ template: String) -> String {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    // In one pass: what is put in is not looked at again.
    return template.replacing(/AcmeSDK|Acme|acme|@[A-Z]+@/) { match in
      switch match.output {
      case "AcmeSDK": sdk ?? "\(name)SDK"
      case "Acme": name
      case "acme": small
      case "@ADMEDIATION@": dependency.declaration
      case "@IDENTITY@": dependency.identity
      case "@VERSION@": NewAdapterDependency.version
      case "@MOUNT@": dependency.mount
      case "@FORMATS@": formats.map { ".\($0.name)" }.joined(separator: ", ")
      case "@LIMITS@": limits
      case "@KEY@": settings?.key ?? ""
      case "@PLACEMENT@": settings?.placement ?? "parameter"
      case "@PARAMETERS@": parameters
      case "@SETTINGS@": settingValues
      case "@FAULTS@": settingFaults
      default: existing.flatMap { text(for: match.output, of: $0) } ?? String(match.output)
      }
    }
  }

  /// In the order of the command line's help.
  var formats: [AdFormat] {
    switch style {
    case .customEvent: [.native]
    case .mediationAdapter(let formats, _): AdFormat.inScaffolds.filter(formats.contains)
    }
  }

  struct Template {
    var path: String
    var text: String
    /// A package that has none of these does not have the file; nil for a file of every package.
    var features: Set<AdapterTemplate.Feature>?

    init(_ path: String, _ text: String, for features: AdapterTemplate.Feature...) {
      self.path = path
      self.text = text
      self.features = features.isEmpty ? nil : Set(features)
    }
  }

  /// The templates are an adapter for a network called Acme.
  static let templates: [Template] = [
    Template("Package.swift", AdapterTemplate.manifest),
    Template("README.md", AdapterTemplate.readme),
    Template(".gitignore", AdapterTemplate.gitignore),
    Template(".github/workflows/ci.yml", AdapterTemplate.workflow),
    Template("Sources/AcmeAdapter/AcmeAdapter.swift", AdapterTemplate.adapter, for: .adapter),
    Template("Sources/AcmeAdapter/AcmeCustomEvent.swift", AdapterTemplate.customEvent, for: .customEvent),
    Template(
      "Sources/AcmeAdapter/AcmeAds+Configuration.swift",
      AdapterTemplate.configuration,
      for: .testRequests,
      .childDirectedTreatment,
      .underAgeOfConsent
    ),
    Template(
      "Sources/AcmeAdapter/MediationCredentials+Acme.swift",
      AdapterTemplate.credentials,
      for: .adapter
    ),
    Template("Sources/AcmeAdapter/AcmeMediationNativeAd.swift", AdapterTemplate.nativeAd, for: .native),
    Template(
      "Sources/AcmeAdapter/AcmeNativeOptions+Options.swift",
      AdapterTemplate.nativeOptions,
      for: .imageAddresses,
      .multipleImages,
      .adChoicesPosition
    ),
    Template("Sources/AcmeAdapter/AcmeMediationBannerAd.swift", AdapterTemplate.bannerAd, for: .banner),
    Template(
      "Sources/AcmeAdapter/AcmeMediationInterstitialAd.swift",
      AdapterTemplate.interstitialAd,
      for: .interstitial
    ),
    Template(
      "Sources/AcmeAdapter/AcmeMediationRewardedAd.swift",
      AdapterTemplate.rewardedAd,
      for: .rewarded
    ),
    Template(
      "Sources/AcmeAdapter/AcmeMediationRewardedInterstitialAd.swift",
      AdapterTemplate.rewardedInterstitialAd,
      for: .rewardedInterstitial
    ),
    Template("Sources/AcmeAdapter/AcmeMediationAppOpenAd.swift", AdapterTemplate.appOpenAd, for: .appOpen),
    Template("Sources/AcmeSDK/AcmeAds.swift", AdapterTemplate.ads),
    Template("Sources/AcmeSDK/AcmeAd.swift", AdapterTemplate.ad),
    Template("Sources/AcmeSDK/AcmeError.swift", AdapterTemplate.error),
    Template("Sources/AcmeSDK/AcmeNativeAd.swift", AdapterTemplate.native, for: .native),
    Template("Sources/AcmeSDK/AcmeBannerAd.swift", AdapterTemplate.banner, for: .banner),
    Template("Sources/AcmeSDK/AcmeInterstitialAd.swift", AdapterTemplate.interstitial, for: .interstitial),
    Template("Sources/AcmeSDK/AcmeRewardedAd.swift", AdapterTemplate.rewarded, for: .rewarded),
    Template(
      "Sources/AcmeSDK/AcmeRewardedInterstitialAd.swift",
      AdapterTemplate.rewardedInterstitial,
      for: .rewardedInterstitial
    ),
    Template("Sources/AcmeSDK/AcmeAppOpenAd.swift", AdapterTemplate.appOpen, for: .appOpen),
    Template("Sources/AcmeAdapterFixtures/AcmeFixture.swift", AdapterTemplate.fixture),
    Template("Sources/acme/main.swift", AdapterTemplate.tool),
    Template("Tests/AcmeAdapterTests/ConformanceTests.swift", AdapterTemplate.conformanceTests),
  ]
}

extension String {
  /// The text with each run of imports in order: the order of the template's imports depends on the name.
  fileprivate var sortingImports: String {
    replacing(/(?m)(^import .+\n)+/) { match in
      match.output.0.split(separator: "\n").sorted().joined(separator: "\n") + "\n"
    }
  }
}
