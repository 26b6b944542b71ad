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

    var formats: Set<AdFormat> {
      switch self {
      case .customEvent: [.native]
      case .mediationAdapter(let formats, _): formats
      }
    }
  }

  /// The network's name, which begins the names of types: `Acme`.
  let name: String
  let style: Style
  let dependency: NewAdapterDependency
  /// The module of the network's SDK; nil for the name with SDK added.
  var sdk: String?
  /// The prefix of the types in the network's SDK; nil for the network's name.
  var prefix: String?
  /// What the network's SDK does not have.
  var without: Set<NetworkAbility> = []
  /// Whether the SDK delivers the addresses of images only, so that the adapter downloads them.
  var downloadsImages = false
  /// The formats whose ads come from a loader object of the SDK.
  var loaders: Set<AdFormat> = []
  /// The class of the object that the SDK shares; nil for an SDK with static members.
  var sharedClass: String?
  /// The names of its settings; nil for the *Parameter* alone.
  var settings: ScaffoldSettings?
  /// Whether the SDK collects signals for the app or for a placement; nil: for the app if the settings have its key.
  var signals: SignalsScope?
  /// The adapter that the package is made for; nil for the template's.
  var existing: ExistingAdapter?

  /// The contents of each file by its path in the package.
  var files: [String: String] {
    var files: [String: String] = [:]
    let templates = existing == nil ? Self.templates : Self.existingTemplates
    for template in templates where template.features?.isDisjoint(with: features) != true {
      files[fill(template.path)] =
        fill(AdapterTemplate.lines(of: template.text, for: features(of: template))).sortingImports
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
    if sharedClass != nil { features.insert(.shared) }
    if settings != nil { features.insert(.settings) }
    if settings?.key != nil { features.insert(.appKey) }
    if settings?.placementIsNumber == true { features.insert(.numericPlacement) }
    if hasToken { features.insert(.token) }
    for ability in ScaffoldAbility.all where ability.isPart(of: style) && !without.contains(ability.ability) {
      if let feature = ability.feature { features.insert(feature) }
    }
    if !features.contains(.mainImages) { features.remove(.multipleImages) }
    if features.contains(.imageAddresses), !features.isDisjoint(with: [.icon, .mainImages]) {
      features.insert(downloadsImages ? .downloads : .imageLoading)
    }
    if !features.isDisjoint(with: [.imageLoading, .multipleImages, .adChoicesPosition]) {
      features.insert(.nativeOptions)
    }
    if !loaders.isEmpty { features.insert(.loaders) }
    if !loaders.isSuperset(of: formats) { features.insert(.selfLoading) }
    if settings != nil, asksWithoutPlacement || settings?.key != nil { features.insert(.settingFaults) }
    return features
  }

  private var isBidder: Bool {
    if case .mediationAdapter(_, let isBidder) = style { isBidder } else { false }
  }

  /// Whether the signals for a bid are one token for the app.
  private var hasToken: Bool { isBidder && (signals ?? (settings?.key == nil ? .placement : .app)) == .app }

  /// Whether an ad is requested even if the placement is missing. A network that answers bids only, and gives no signals
  /// without the placement, is not asked.
  var asksWithoutPlacement: Bool { hasToken || !isBidder || !without.contains(.waterfall) }

  /// The features of the package, and those of the format that the template is for.
  private func features(of template: Template) -> Set<AdapterTemplate.Feature> {
    let isLoaded = loaders.contains { format in
      template.features == AdapterTemplate.Feature(rawValue: format.name).map { [$0] }
    }
    return isLoaded ? features.union([.loader]) : features
  }

  private func fill(_ template: String) -> String {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    let placementIsNumber = settings?.placementIsNumber == true
    let label = settings?.placementLabel ?? "placement"
    // In one pass: what is put in is not looked at again.
    return template.replacing(/AcmeSDK|ACME|Acme|acme|@[A-Z]+@/) { match in
      switch match.output {
      case "AcmeSDK": sdk ?? "\(name)SDK"
      case "ACME": prefix ?? name
      case "Acme": name
      case "acme": small
      case "@ADMEDIATION@": dependency.declaration
      case "@IDENTITY@": dependency.identity
      case "@VERSION@": NewAdapterDependency.version
      case "@MOUNT@": dependency.mount
      case "@FORMATS@": formats.map { ".\($0.name)" }.joined(separator: ", ")
      case "@LIMITS@": limits
      case "@ADS@": sharedClass.map { "\($0).shared" } ?? "\(prefix ?? name)Ads"
      case "@ADSTYPE@": sharedClass ?? "\(prefix ?? name)Ads"
      case "@STATIC@": sharedClass == nil ? "static " : ""
      case "@KEY@": settings?.key ?? ""
      case "@PLACEMENT@": settings?.placement ?? "parameter"
      case "@PLACEMENTTYPE@": placementIsNumber ? "Int" : "String"
      case "@LABEL@": label
      case "@KEYLABEL@": settings?.keyLabel ?? ""
      case "@PARAMETER@": placementIsNumber ? "String(\(label))" : label
      case "@OPTIONALPARAMETER@": placementIsNumber ? "\(label).map { String($0) }" : label
      case "@PARAMETERS@": parameters
      case "@SETTINGS@": settingValues
      case "@FAULTS@": settingFaults
      default:
        otherSettings(String(match.output)) ?? existing.flatMap { text(for: match.output, of: $0) }
          ?? String(match.output)
      }
    }
  }

  /// In the order of the command line's help.
  var formats: [AdFormat] { AdFormat.inScaffolds.filter(style.formats.contains) }

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

  /// The templates are an adapter for a network called Acme, the types of whose SDK begin with ACME.
  static let templates: [Template] = [
    Template("Package.swift", AdapterTemplate.manifest),
    Template("README.md", AdapterTemplate.readme),
    Template(".gitignore", AdapterTemplate.gitignore),
    Template(".github/workflows/ci.yml", AdapterTemplate.workflow),
    Template("Sources/AcmeAdapter/AcmeAdapter.swift", AdapterTemplate.adapter, for: .adapter),
    Template("Sources/AcmeAdapter/AcmeCustomEvent.swift", AdapterTemplate.customEvent, for: .customEvent),
    Template(
      "Sources/AcmeAdapter/@ADSTYPE@+Configuration.swift",
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
    Template("Sources/AcmeAdapter/AcmeAdapterError.swift", AdapterTemplate.adapterError, for: .settings),
    Template("Sources/AcmeAdapter/AcmeMediationNativeAd.swift", AdapterTemplate.nativeAd, for: .native),
    Template(
      "Sources/AcmeAdapter/ACMENativeOptions+Options.swift",
      AdapterTemplate.nativeOptions,
      for: .nativeOptions
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
    Template("Sources/AcmeSDK/@ADSTYPE@.swift", AdapterTemplate.ads),
    Template("Sources/AcmeSDK/ACMEAd.swift", AdapterTemplate.ad),
    Template("Sources/AcmeSDK/ACMEError.swift", AdapterTemplate.error),
    Template("Sources/AcmeSDK/ACMENativeAd.swift", AdapterTemplate.native, for: .native),
    Template("Sources/AcmeSDK/ACMEBannerAd.swift", AdapterTemplate.banner, for: .banner),
    Template("Sources/AcmeSDK/ACMEInterstitialAd.swift", AdapterTemplate.interstitial, for: .interstitial),
    Template("Sources/AcmeSDK/ACMERewardedAd.swift", AdapterTemplate.rewarded, for: .rewarded),
    Template(
      "Sources/AcmeSDK/ACMERewardedInterstitialAd.swift",
      AdapterTemplate.rewardedInterstitial,
      for: .rewardedInterstitial
    ),
    Template("Sources/AcmeSDK/ACMEAppOpenAd.swift", AdapterTemplate.appOpen, for: .appOpen),
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
