import AdMediation
import AdapterConformance
import AdapterTool
import Foundation

/// What `mediate new-adapter` is asked for.
struct NewAdapterOptions: Equatable, Sendable {
  /// The network's name.
  var name: String
  /// The formats of the adapter; nil for all.
  var formats: Set<AdFormat>?
  /// Whether the adapter bids.
  var isBidder = false
  /// Whether the adapter is a custom event.
  var isCustomEvent = false
  /// What the network's SDK does not have.
  var without: Set<NetworkAbility> = []
  /// Whether the SDK delivers the addresses of images only, so that the adapter downloads them.
  var downloadsImages = false
  /// The formats whose ads come from a loader object of the SDK.
  var loaders: Set<AdFormat> = []
  /// The names of its settings; nil for the *Parameter* alone.
  var settings: ScaffoldSettings?
  /// Whether the SDK collects signals for the app or for a placement; nil: for the app if the settings have its key.
  var signals: SignalsScope?
  /// The module of the network's SDK; nil for the name with SDK added.
  var sdk: String?
  /// The prefix of the types in the network's SDK; nil for the network's name.
  var prefix: String?
  /// The class that the SDK shares an object of; nil for an SDK with static members.
  var sharedClass: String?
  /// The folder of an existing adapter; nil for the template's adapter.
  var from: String?
  /// The folder; nil for one named after the adapter.
  var output: String?
  /// Where AdMediation is; nil for the checkout that the tool was built in.
  var adMediation: String?

  var style: NewAdapterPackage.Style {
    isCustomEvent
      ? .customEvent
      : .mediationAdapter(formats ?? Set(AdFormat.allCases), isBidder: isBidder)
  }
}

extension NewAdapterOptions {
  init(_ arguments: CommandArguments) throws(UsageError) {
    guard let name = arguments.argument else {
      throw UsageError(
        problem: "NAME is missing",
        advice: "write \(arguments.usage), such as mediate new-adapter Acme"
      )
    }
    self.init(
      name: name,
      formats: try arguments.value(of: .formats).map { list throws(UsageError) in try Self.formats(in: list)
      },
      isBidder: arguments.has(.bidding),
      isCustomEvent: arguments.has(.customEvent),
      settings: try arguments.value(of: .settings).map { list throws(UsageError) in
        try ScaffoldSettings(Self.names(in: list))
      },
      signals: arguments.value(of: .signals).flatMap(SignalsScope.init),
      sdk: arguments.value(of: .sdk),
      prefix: arguments.value(of: .prefix),
      sharedClass: arguments.value(of: .shared),
      from: arguments.value(of: .from),
      output: arguments.value(of: .output),
      adMediation: arguments.value(of: .adMediation)
    )
    if from != nil,
      let flag = [
        Flag.formats, .bidding, .customEvent, .loader, .without, .settings, .signals, .sdk, .prefix,
        .shared,
      ]
      .first(where: arguments.has)
    {
      throw UsageError(
        problem: "\(flag.name) and --from exclude each other",
        advice: "leave out \(flag.name): formats, style and modules are found from the sources"
      )
    }
    if let list = arguments.value(of: .without) { try leaveOut(Self.names(in: list)) }
    if let list = arguments.value(of: .loader) { loaders = try Self.loaders(in: list, of: style) }
    if without.contains(.setUp), let key = settings?.key {
      throw UsageError(
        problem: "the setting \(key) is the key for set-up, and the network has no set-up",
        advice:
          "leave set-up out of --without, or name the placement only: --settings \(settings?.placement ?? "")"
      )
    }
    if signals != nil, !isBidder {
      throw UsageError(
        problem: "--signals is for adapters that bid",
        advice: "leave out --signals, or add --bidding"
      )
    }
    if signals == .app, without.contains(.setUp) {
      throw UsageError(
        problem: "signals for the app need a set-up, and the network has none",
        advice: "leave set-up out of --without, or write --signals placement"
      )
    }
    guard isCustomEvent else { return }
    if settings != nil {
      throw UsageError(
        problem: "a custom event has no settings but its parameter",
        advice: "leave out --settings, or leave out --custom-event for a MediationAdapter, which has them"
      )
    }
    if isBidder {
      throw UsageError(
        problem: "a custom event cannot bid",
        advice: "leave out --bidding, or leave out --custom-event for a MediationAdapter, which can"
      )
    }
    if let formats, formats != [.native] {
      throw UsageError(
        problem: "a custom event has native ads only",
        advice:
          "leave out --formats, or leave out --custom-event for a MediationAdapter, which has all formats"
      )
    }
  }

  private static func formats(in list: String) throws(UsageError) -> Set<AdFormat> {
    var formats: Set<AdFormat> = []
    for name in names(in: list) {
      // As configurations spell it, too: rewardedInterstitial.
      guard let format = AdFormat.inScaffolds.first(where: { $0.optionName == name || $0.name == name })
      else {
        let names = AdFormat.inScaffolds.map(\.optionName)
        throw UsageError(
          problem: "\(quoted(name)) is not a format",
          advice: UsageError.didYouMean(name, among: names)
            ?? "write a comma-separated list of \(names.joined(separator: ", "))"
        )
      }
      guard formats.insert(format).inserted else {
        throw UsageError(problem: "the format \(name) is given twice", advice: "leave one of them out")
      }
    }
    return formats
  }

  private static func abilities(
    _ names: [String],
    of style: NewAdapterPackage.Style
  ) throws(UsageError) -> Set<NetworkAbility> {
    var abilities: Set<NetworkAbility> = []
    for name in names {
      // As fixtures spell it, too: extraAssets.
      func isNamed(_ ability: ScaffoldAbility) -> Bool {
        ability.optionName == name || ability.ability.rawValue == name
      }
      guard let known = (ScaffoldAbility.all + ScaffoldAbility.declared).first(where: isNamed) else {
        let names = ScaffoldAbility.names
        throw UsageError(
          problem: "\(quoted(name)) is not the name of an ability",
          advice: UsageError.didYouMean(name, among: names)
            ?? "write a comma-separated list of \(names.joined(separator: ", "))"
        )
      }
      if !known.isPart(of: style), let scope = known.scope.words {
        throw UsageError(
          problem: "--without \(name) is for \(scope.adapters)",
          advice: "leave out \(name), or \(scope.option)"
        )
      }
      guard !ScaffoldAbility.declared.contains(where: isNamed) else {
        throw UsageError(
          problem: "generated fixtures have \(name) in their limits already",
          advice: "leave \(name) out of --without"
        )
      }
      guard abilities.insert(known.ability).inserted else {
        throw UsageError(problem: "\(name) is given twice in --without", advice: "leave one of them out")
      }
    }
    return abilities
  }

  /// Reads the names of `--without`.
  private mutating func leaveOut(_ names: [String]) throws(UsageError) {
    let others = names.filter { $0 != ScaffoldAbility.pictures }
    without = try Self.abilities(others, of: style)
    guard others.count < names.count else { return }
    guard names.count - others.count == 1 else {
      throw UsageError(problem: "pictures is given twice in --without", advice: "leave one of them out")
    }
    guard style.formats.contains(.native) else {
      throw UsageError(
        problem: "--without pictures is for adapters with native ads",
        advice: "leave out pictures, or add native to --formats"
      )
    }
    if without.contains(.imageAddresses) || without.isSuperset(of: [.icon, .mainImages]) {
      throw UsageError(
        problem: "--without leaves out pictures and what they are downloaded from",
        advice: "leave out pictures: it is for a network whose ads have the addresses of images only"
      )
    }
    downloadsImages = true
    // An address does not say how many pixels a point has.
    without.insert(.imageScale)
  }

  private static func loaders(
    in list: String,
    of style: NewAdapterPackage.Style
  ) throws(UsageError) -> Set<AdFormat> {
    let loaders = try formats(in: list)
    if loaders.contains(.banner) {
      throw UsageError(
        problem: "--loader is for native and full-screen ads; a banner loads itself",
        advice: "leave banner out of --loader"
      )
    }
    if let other = AdFormat.inScaffolds.first(where: { loaders.subtracting(style.formats).contains($0) }) {
      let name = other.optionName
      throw UsageError(
        problem: "--loader has \(name), and the adapter has no such format",
        advice: style == .customEvent
          ? "write --loader native: a custom event has native ads only"
          : "leave \(name) out of --loader, or add it to --formats"
      )
    }
    return loaders
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// What the signals for a bid are about.
enum SignalsScope: String, CaseIterable, Sendable {
  /// One token for all ads of the app.
  case app
  case placement
}

extension AdFormat {
  /// All formats, in the order of help and of generated code.
  static let inScaffolds: [AdFormat] = [
    .native, .banner, .interstitial, .rewarded, .rewardedInterstitial, .appOpen,
  ]

  /// The name on the command line: `rewarded-interstitial`.
  fileprivate var optionName: String { name.replacing(/[A-Z]/) { "-" + $0.output.lowercased() } }
}

extension Flag {
  static let formats = Flag(
    "--formats",
    .name("LIST", of: AdFormat.inScaffolds.map(\.optionName)),
    summary: "The adapter's formats, a comma-separated list; defaults to all."
  )
  static let bidding = Flag("--bidding", summary: "Let the adapter bid: an RTBAdapter.")
  static let customEvent = Flag(
    "--custom-event",
    summary: "Generate a custom event (the older adapter style, native ads only)."
  )
  static let loader = Flag(
    "--loader",
    .name("LIST", of: AdFormat.inScaffolds.filter { $0 != .banner }.map(\.optionName)),
    summary: "The formats whose ads come from a loader object of the SDK, a comma-separated list."
  )
  static let without = Flag(
    "--without",
    .name("LIST", of: ScaffoldAbility.names),
    summary: "What the network's SDK does not have, a comma-separated list; defaults to nothing."
  )
  static let settings = Flag(
    "--settings",
    .path("[KEYS,]PLACEMENT[:int]"),
    summary:
      "The server parameters for set-up, the app's key first, and for the placement; defaults to parameter, the"
      + " placement."
  )
  static let signals = Flag(
    "--signals",
    .choice(SignalsScope.allCases.map(\.rawValue)),
    summary: "Whether the SDK collects signals for the app or a placement; defaults to app if there are KEYS."
  )
  static let sdk = Flag(
    "--sdk",
    .path("MODULE"),
    summary: "The module of the network's SDK; defaults to NAME followed by SDK (AcmeSDK)."
  )
  static let prefix = Flag(
    "--prefix",
    .path("PREFIX"),
    summary: "The prefix of the types in the network's SDK; defaults to NAME (AcmeNativeAd)."
  )
  static let shared = Flag(
    "--shared",
    .path("CLASS"),
    summary: "The SDK's class with a shared object (CLASS.shared); defaults to static members of AcmeAds."
  )
  static let from = Flag(
    "--from",
    .path("FOLDER"),
    summary: "Copy the Swift sources of an existing adapter from this folder."
  )
  static let output = Flag(
    "--output",
    .path("DIR"),
    summary: "Write the package to this folder; defaults to NAME followed by Adapter (AcmeAdapter)."
  )
  static let adMediation = Flag(
    "--admediation",
    .path("PATH|URL"),
    summary: "Where the package finds AdMediation; defaults to the tool's own checkout."
  )
}
