import AdMediation

/// What is found out about an existing adapter by reading its sources.
struct ExistingAdapter {
  /// The class that the host loads.
  let className: String
  /// Whether other modules see the class without `@testable`.
  let isPublic: Bool
  let style: NewAdapterPackage.Style
  /// Further classes that the host could load.
  let otherClasses: [String]
  /// The products of AdMediation with the modules that the sources import, the drop-in first.
  let products: [String]
  /// The modules that have to be stubs, the network's SDK first.
  private(set) var stubs: [Stub]
  let changes: [SourceChange]
  /// The files of the new package by their path in the folder of the adapter.
  let files: [String: String]

  /// A module that the sources import and that does not exist here.
  struct Stub: Equatable {
    var name: String
    /// Whether it is one of Apple's, not a network's.
    var isApples: Bool
    /// The files that import it.
    var importers: [String]
  }

  /// - Throws: what is missing, to be read behind the folder's name.
  init(_ sources: [SwiftSource]) throws(ExistingAdapterFlaw) {
    let ownNames = Set(sources.flatMap(\.propertyNames))
    let conformances = SwiftTypes(sources).conformanceChanges()
    let moved = SwiftTypes(
      sources.map { SwiftSource(path: $0.path, text: $0.applying(conformances)) }
    )
    let adapters = Self.adapters(in: moved)
    let names = Set(adapters.map(\.type.name))
    let changes =
      conformances + sources.flatMap { $0.objectiveCChanges(ownNames: ownNames, adapters: names) }
    self.changes = changes.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    files = Dictionary(
      sources.map { ($0.path, $0.applying(changes)) },
      uniquingKeysWith: { first, _ in first }
    )
    products = Self.products(of: sources)
    stubs = Self.stubs(of: sources)
    guard let first = adapters.first else { throw .noAdapter }
    guard first.style != .mediationAdapter([], isBidder: false),
      first.style != .mediationAdapter([], isBidder: true)
    else { throw .noLoads(first.type.name) }
    className = first.type.name
    isPublic = first.type.declaration.isPublic
    style = first.style
    otherClasses = adapters.dropFirst().map(\.type.name)
  }

  /// Adds modules that the compiler did not find.
  ///
  /// - Returns: whether there are more doubles now.
  mutating func addStubs(_ names: [String]) -> Bool {
    let count = stubs.count
    // The part of a module that an import may name cannot be a double.
    for name in names where !name.contains(".") && !Self.isOnLinux(name) {
      guard !stubs.contains(where: { $0.name == name }) else { continue }
      stubs.append(Stub(name: name, isApples: Self.applesModules.contains(name), importers: []))
    }
    return stubs.count > count
  }

  /// The classes that a host could load, the one with most formats first.
  private static func adapters(
    in types: SwiftTypes
  ) -> [(type: SwiftClass, style: NewAdapterPackage.Style)] {
    let found: [(type: SwiftClass, style: NewAdapterPackage.Style, rank: Int)] =
      types.classes.values.compactMap { type in
        let lineage = types.lineage(of: type.name)
        let protocols = Set(lineage.flatMap(\.conformances).map(\.protocolName))
        let members = Set(lineage.flatMap(\.members))
        let formats = Set(members.compactMap { SwiftTypes.formatsByLoad[$0] })
        if protocols.contains("RTBAdapter") || protocols.contains("MediationAdapter") {
          let isBidder = protocols.contains("RTBAdapter")
          return (
            type, .mediationAdapter(formats, isBidder: isBidder), formats.count * 2 + (isBidder ? 1 : 0)
          )
        }
        return protocols.contains("CustomEventNativeAd") ? (type, .customEvent, 1) : nil
      }
    return found.sorted { ($1.rank, $0.type.name) < ($0.rank, $1.type.name) }.map { ($0.type, $0.style) }
  }

  private static func stubs(of sources: [SwiftSource]) -> [Stub] {
    var importers: [String: [String]] = [:]
    for source in sources {
      for module in Set(source.imports.map(\.module)) where !isOnLinux(module) {
        importers[module, default: []].append(source.path)
      }
    }
    return importers.map { Stub(name: $0, isApples: applesModules.contains($0), importers: $1) }
      .sorted { first, second in
        if first.isApples != second.isApples { return second.isApples }
        return (second.importers.count, first.name) < (first.importers.count, second.name)
      }
  }

  private static func products(of sources: [SwiftSource]) -> [String] {
    let imported = Set(sources.flatMap(\.imports).compactMap { productsByModule[$0.module] })
    let dropIn = imported.contains("DropIn") ? "DropIn" : "DropInMobileAds"
    return [dropIn] + imported.subtracting(["DropIn", "DropInMobileAds"]).sorted()
  }

  private static func isOnLinux(_ module: String) -> Bool {
    productsByModule[module] != nil || modulesOfSwift.contains(module)
  }

  /// The modules of this package, with the product that each one is in. A double cannot have the name of one.
  private static let productsByModule: [String: String] = [
    "UIKit": "DropInMobileAds", "GoogleMobileAds": "DropInMobileAds", "AVFoundation": "DropIn",
    "AVKit": "DropIn", "GoogleInteractiveMediaAds": "DropIn", "AdMediation": "AdMediation",
    "AdPlatform": "AdMediation", "HeadlessUIKit": "AdMediation",
    "HeadlessAVFoundation": "InteractiveMediaAds", "InteractiveMediaAds": "InteractiveMediaAds",
    "AdapterConformance": "AdapterConformance", "AdapterTool": "AdapterTool", "HLS": "HLS", "VAST": "VAST",
    "SampleAdServer": "SampleAdServer", "SampleAdapter": "SampleAdapter",
    "SampleConformance": "SampleConformance", "SampleSDK": "SampleSDK",
  ]

  /// The modules that Swift has on Linux.
  private static let modulesOfSwift: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch", "Glibc", "Swift",
    "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
  ]

  /// Apple's modules that adapters import, and that Linux does not have.
  private static let applesModules: Set<String> = [
    "AdAttributionKit", "AdServices", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "CommonCrypto",
    "Combine", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
    "CoreTelephony", "CoreVideo", "CryptoKit", "Darwin", "ImageIO", "JavaScriptCore", "MediaPlayer",
    "MessageUI", "MobileCoreServices", "Network", "OSLog", "ObjectiveC", "Photos", "PhotosUI", "QuartzCore",
    "SafariServices", "Security", "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "os",
  ]
}

/// Why the sources are not those of an adapter.
enum ExistingAdapterFlaw: Error, Equatable {
  case noAdapter
  case noLoads(String)

  /// To be read behind the folder's name.
  var message: String {
    switch self {
    case .noAdapter:
      "no class in Swift here conforms to MediationAdapter, RTBAdapter or CustomEventNativeAd;"
        + " --from takes the folder of an adapter's sources"
    case .noLoads(let name):
      "\(name) implements no load of a MediationAdapter, such as loadBanner(for:completionHandler:);"
        + " name the folder that has all sources of the adapter"
    }
  }
}
