// swift-tools-version: 6.2
import PackageDescription

// MARK: Targets, by folder

/// Our own code is held to the same rules everywhere.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// A library under `Sources`.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A library of the sample network. Its adapter is compiled with the settings that a new package has.
func sample(
  _ name: String,
  _ dependencies: [Target.Dependency],
  resources: [Resource] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "SampleNetwork/\(name)",
    resources: resources,
    swiftSettings: settings
  )
}

/// A module named as Apple's or Google's, so that an existing adapter's imports are met.
func dropIn(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/DropIn/\(name)", swiftSettings: strict)
}

/// Tests of a module.
func tests(of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies,
    exclude: exclude,
    swiftSettings: strict
  )
}

/// A library that is for tests only, in a folder that also has its program.
func testLibrary(_ name: String, _ dependencies: [Target.Dependency], exclude: [String]) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Tests/\(name)",
    exclude: exclude,
    swiftSettings: strict
  )
}

/// Code as other people write it, in their language mode; Swift 5 by default.
func fixture(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]
) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/Fixtures/\(name)", swiftSettings: settings)
}

let video: [Target.Dependency] = ["HLS", "HeadlessAVFoundation", "InteractiveMediaAds", "VAST"]
let host: [Target.Dependency] = ["AdMediation", "AdPlatform", "HeadlessUIKit"]

// MARK: The package

let package = Package(
  name: "AdMediation",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AdMediation", targets: ["AdMediation", "AdPlatform", "HeadlessUIKit"]),
    .library(name: "SampleSDK", targets: ["SampleSDK"]),
    .library(name: "SampleAdapter", targets: ["SampleAdapter"]),
    .library(name: "AdapterConformance", targets: ["AdapterConformance"]),
    .library(name: "SampleConformance", targets: ["SampleConformance"]),
    .library(name: "InteractiveMediaAds", targets: ["InteractiveMediaAds", "HeadlessAVFoundation"]),
    .library(name: "VAST", targets: ["VAST"]),
    .library(name: "HLS", targets: ["HLS"]),
    .library(name: "SampleAdServer", targets: ["SampleAdServer"]),
    .executable(name: "mediate", targets: ["mediate"]),
  ],
  dependencies: [],
  targets: [
    library("AdPlatform"),
    library("HeadlessUIKit", ["AdPlatform"]),
    library("HeadlessAVFoundation", ["AdPlatform", "HeadlessUIKit", "HLS"]),
    library("HLS"),
    library("VAST", ["AdPlatform"]),
    library("InteractiveMediaAds", ["AdPlatform", "HeadlessUIKit", "HeadlessAVFoundation", "VAST", "HLS"]),
    library("AdMediation", ["AdPlatform", "HeadlessUIKit"]),
    library("AdapterConformance", host),
    library("WaterfallStudy", host),
    .executableTarget(
      name: "mediate",
      dependencies: host + video + [
        "AdapterConformance", "SampleSDK", "SampleAdapter", "SampleConformance", "SampleAdServer",
        "WaterfallStudy",
      ],
      swiftSettings: strict
    ),

    sample("SampleSDK", ["AdPlatform", "HeadlessUIKit"], resources: [.embedInCode("Inventory")]),
    sample("SampleAdapter", ["SampleSDK", "AdMediation"], settings: []),
    sample(
      "SampleConformance",
      ["SampleSDK", "SampleAdapter", "AdapterConformance", "AdMediation", "AdPlatform"],
      settings: []
    ),
    sample("SampleAdServer", ["AdPlatform"]),

    // What is broken on purpose, and what is measured. The counters count what a program allocates by being its
    // `malloc`, so that nothing but the program that measures may link them.
    testLibrary(
      "FaultInjection",
      host + ["HLS", "InteractiveMediaAds", "VAST", "WaterfallStudy"],
      exclude: ["Program"]
    ),
    .executableTarget(
      name: "mediate-faults",
      dependencies: ["FaultInjection"],
      path: "Tests/FaultInjection/Program",
      swiftSettings: strict
    ),
    testLibrary(
      "Benchmarks",
      host + [
        "AdapterConformance", "FaultInjection", "HLS", "InteractiveMediaAds", "SampleSDK", "SampleAdapter",
        "SampleConformance", "VAST", "WaterfallStudy",
      ],
      exclude: ["Program", "MachineCounters"]
    ),
    .target(name: "MachineCounters", path: "Tests/Benchmarks/MachineCounters"),
    .executableTarget(
      name: "mediate-benchmarks",
      dependencies: ["Benchmarks", "MachineCounters"],
      path: "Tests/Benchmarks/Program",
      swiftSettings: strict
    ),

    tests(of: "AdPlatform", ["AdPlatform"]),
    tests(of: "HeadlessUIKit", ["AdPlatform", "HeadlessUIKit"]),
    tests(of: "HeadlessAVFoundation", ["HeadlessAVFoundation", "AdPlatform", "HeadlessUIKit", "HLS"]),
    tests(of: "HLS", ["HLS"]),
    tests(of: "VAST", ["VAST", "AdPlatform"]),
    tests(
      of: "Fuzzing",
      host + ["HLS", "InteractiveMediaAds", "SampleAdServer", "SampleSDK", "VAST", "mediate"],
      exclude: ["Program", "Seeds"]
    ),
    tests(
      of: "InteractiveMediaAds",
      video + ["HeadlessUIKit", "AdPlatform", "SampleAdServer", "DocumentVideo"]
    ),
    tests(of: "SampleAdServer", ["AdPlatform", "SampleAdServer", "VAST"]),
    tests(of: "SampleSDK", ["AdPlatform", "HeadlessUIKit", "SampleSDK"]),
    tests(
      of: "SampleAdapter",
      host + ["AdapterConformance", "DocumentCustomEvent", "SampleSDK", "SampleAdapter", "SampleConformance"]
    ),
    tests(
      of: "AdMediation",
      [
        "AdMediation", "AdPlatform", "SampleSDK", "SampleAdapter", "DocumentCustomEvent", "SwiftFiveAdapters",
        "SwiftSixAdapters",
      ]
    ),
    tests(of: "AdapterConformance", host + ["AdapterConformance"]),
    tests(of: "Benchmarks", ["Benchmarks", "AdMediation"]),
    tests(of: "WaterfallStudy", ["WaterfallStudy", "AdMediation", "AdPlatform"]),
    tests(
      of: "FaultInjection",
      ["FaultInjection", "WaterfallStudy", "AdMediation", "AdPlatform", "HLS", "InteractiveMediaAds", "VAST"]
    ),
    tests(
      of: "mediate",
      video + [
        "mediate", "AdPlatform", "AdapterConformance", "AdMediation", "SampleAdServer", "SampleConformance",
        "WaterfallStudy",
      ]
    ),
    tests(
      of: "ReadmeExample",
      [
        "AdMediation", "AdPlatform", "HeadlessAVFoundation", "InteractiveMediaAds", "SampleAdServer",
        "ReadmeExample",
      ]
    ),

    fixture("DocumentCustomEvent", ["AdMediation", "SampleSDK"]),
    fixture("DocumentVideo", ["InteractiveMediaAds", "HeadlessAVFoundation", "HeadlessUIKit"]),
    fixture("SwiftFiveAdapters", ["AdMediation"]),
    fixture("SwiftSixAdapters", ["AdMediation"], settings: []),
    fixture("ReadmeExample", host + ["HeadlessAVFoundation", "InteractiveMediaAds"], settings: []),
  ]
)

// On Apple's platforms the names are taken by the originals.
#if os(Linux)
  let modules = ["UIKit", "AVFoundation", "AVKit", "GoogleMobileAds", "GoogleInteractiveMediaAds"]
  let names = modules.map(Target.Dependency.init(stringLiteral:))
  package.products.append(.library(name: "DropIn", targets: modules + ["_Testing_UIKit"]))
  package.targets += [
    dropIn("UIKit", ["HeadlessUIKit"]),
    dropIn("GoogleMobileAds", ["AdMediation", "UIKit"]),
    dropIn("AVFoundation", ["HeadlessAVFoundation"]),
    dropIn("AVKit", ["HeadlessAVFoundation", "AVFoundation", "UIKit"]),
    dropIn("GoogleInteractiveMediaAds", ["InteractiveMediaAds", "AVFoundation", "AVKit", "UIKit"]),
    dropIn("_Testing_UIKit", ["UIKit"]),
    tests(
      of: "DropIn",
      [
        "UIKit", "GoogleMobileAds", "_Testing_UIKit", "AdMediation", "DropInAdapterSwiftFive",
        "DropInAdapterSwiftSix", "DropInMirrorSwiftFive", "DropInMirrorSwiftSix", "CollidingAdapter",
      ],
      exclude: ["Names"]
    ),
    tests(
      of: "DocumentLiveStream",
      names + ["AdPlatform", "HeadlessAVFoundation", "SampleAdServer", "DocumentLiveStream"]
    ),
    fixture("DocumentLiveStream", ["AVFoundation", "AVKit", "GoogleInteractiveMediaAds", "UIKit"]),
    fixture("DropInNetwork", ["UIKit"]),
    fixture("DropInAdapterSwiftFive", ["UIKit", "GoogleMobileAds", "DropInNetwork"]),
    fixture("DropInAdapterSwiftSix", ["UIKit", "GoogleMobileAds", "DropInNetwork"], settings: []),
    fixture("DropInMirrorSwiftFive", names),
    fixture("DropInMirrorSwiftSix", names, settings: [.enableUpcomingFeature("MemberImportVisibility")]),
    // A network with names of its own that AdMediation and its kin also have.
    fixture("CollidingNetwork"),
    fixture("CollidingAdapter", names + ["CollidingNetwork"]),
  ]
#endif

// `.ci/fuzz` builds the tests' checks of parsers as a program around libFuzzer. A program cannot be linked into
// another one, so that the tool is a library then.
if let fuzzing = Context.environment["FUZZING"] {
  package.products = []
  package.targets = package.targets.compactMap { target in
    switch target.name {
    case "mediate":
      .target(
        name: "mediate",
        dependencies: target.dependencies,
        exclude: ["main.swift"],
        swiftSettings: strict
      )
    case "FuzzingTests":
      .executableTarget(
        name: "mediate-fuzz",
        dependencies: target.dependencies,
        path: "Tests/FuzzingTests",
        exclude: ["SeedTests.swift", "ThreadTests.swift", "Seeds"],
        swiftSettings: strict,
        linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]
      )
    default: target.isTest ? nil : target
    }
  }
  // What parses is instrumented in full.
  let parsers: Set<String> = [
    "AdMediation", "AdPlatform", "HLS", "InteractiveMediaAds", "SampleSDK", "VAST", "mediate", "mediate-fuzz",
  ]
  for target in package.targets {
    var flags = ["-enable-testing"]
    if parsers.contains(target.name) { flags += ["-sanitize=fuzzer,address"] }
    if fuzzing == "quick" { flags += ["-Onone", "-gnone"] }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
  }
}
