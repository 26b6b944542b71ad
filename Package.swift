// swift-tools-version: 6.2
import PackageDescription

/// Our own code is held to the same rules everywhere.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
]

/// A library under `Sources`, or in another folder.
func library(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

/// A program, which has little more than its entry point.
func program(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

/// A library of the sample network. Its adapter is compiled with the settings that a new package has.
func sample(
  _ name: String,
  _ dependencies: [Target.Dependency],
  resources: [Resource] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  let path = "SampleNetwork/\(name)"
  return .target(
    name: name,
    dependencies: dependencies,
    path: path,
    resources: resources,
    swiftSettings: settings
  )
}

/// A module named as Apple's or Google's, so that an existing adapter's imports are met.
func dropIn(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  library(name, dependencies, path: "Sources/DropIn/\(name)")
}

/// Tests of a module.
func tests(of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// A library that is for tests only, in a folder that also has its program.
func testLibrary(_ name: String, _ dependencies: [Target.Dependency], exclude: [String]) -> Target {
  let path = "Tests/\(name)"
  return .target(name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: strict)
}

/// Code as other people write it, in their language mode; Swift 5 by default.
func fixture(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]
) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/Fixtures/\(name)", swiftSettings: settings)
}

/// What fuzzing checks, as tests with a few inputs; or, for `.ci/fuzz`, as a program around libFuzzer.
func fuzzing(_ dependencies: [Target.Dependency]) -> Target {
  guard isFuzzing else { return tests(of: "Fuzzing", dependencies, exclude: ["Program", "Seeds"]) }
  return .executableTarget(
    name: "mediate-fuzz",
    dependencies: dependencies,
    path: "Tests/FuzzingTests",
    exclude: ["SeedTests.swift", "ThreadTests.swift", "Seeds"],
    swiftSettings: strict,
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]
  )
}
let isFuzzing = Context.environment["FUZZING"] != nil

let host: [Target.Dependency] = ["AdMediation", "AdPlatform", "HeadlessUIKit"]
let video: [Target.Dependency] = ["HLS", "HeadlessAVFoundation", "InteractiveMediaAds", "VAST"]

let package = Package(
  name: "AdMediation",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AdMediation", targets: ["AdMediation", "AdPlatform", "HeadlessUIKit"]),
    .library(name: "AdapterConformance", targets: ["AdapterConformance"]),
    .library(name: "AdapterTool", targets: ["AdapterTool"]),
    .library(name: "InteractiveMediaAds", targets: ["InteractiveMediaAds", "HeadlessAVFoundation"]),
    .library(name: "VAST", targets: ["VAST"]),
    .library(name: "HLS", targets: ["HLS"]),
    .library(name: "SampleSDK", targets: ["SampleSDK"]),
    .library(name: "SampleAdapter", targets: ["SampleAdapter"]),
    .library(name: "SampleConformance", targets: ["SampleConformance"]),
    .library(name: "SampleAdServer", targets: ["SampleAdServer"]),
    .executable(name: "mediate", targets: ["mediate"]),
  ],
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
    library("AdapterTool", host + ["AdapterConformance"]),
    library(
      "MediateCommands",
      host + video + ["AdapterTool", "SampleAdServer", "SampleConformance", "SampleSDK", "WaterfallStudy"]
    ),
    program("mediate", ["AdapterTool", "MediateCommands"]),

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
    program("mediate-faults", ["FaultInjection"], path: "Tests/FaultInjection/Program"),
    testLibrary(
      "Benchmarks",
      host + [
        "AdapterConformance", "FaultInjection", "HLS", "InteractiveMediaAds", "SampleSDK", "SampleAdapter",
        "SampleConformance", "VAST", "WaterfallStudy",
      ],
      exclude: ["Program", "MachineCounters"]
    ),
    .target(name: "MachineCounters", path: "Tests/Benchmarks/MachineCounters"),
    program("mediate-benchmarks", ["Benchmarks", "MachineCounters"], path: "Tests/Benchmarks/Program"),

    tests(of: "AdPlatform", ["AdPlatform"]),
    tests(of: "HeadlessUIKit", ["AdPlatform", "HeadlessUIKit"]),
    tests(of: "HeadlessAVFoundation", ["HeadlessAVFoundation", "AdPlatform", "HeadlessUIKit", "HLS"]),
    tests(of: "HLS", ["HLS"]),
    tests(of: "VAST", ["VAST", "AdPlatform"]),
    fuzzing(
      host + [
        "AdapterTool", "HLS", "InteractiveMediaAds", "MediateCommands", "SampleAdServer", "SampleSDK", "VAST",
      ]
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
    tests(of: "AdapterTool", host + ["AdapterConformance", "AdapterTool"]),
    tests(of: "Benchmarks", ["Benchmarks", "AdMediation"]),
    tests(of: "WaterfallStudy", ["WaterfallStudy", "AdMediation", "AdPlatform"]),
    tests(
      of: "FaultInjection",
      ["FaultInjection", "WaterfallStudy", "AdMediation", "AdPlatform", "HLS", "InteractiveMediaAds", "VAST"]
    ),
    tests(
      of: "mediate",
      video + [
        "mediate", "AdPlatform", "AdapterConformance", "AdapterTool", "AdMediation", "MediateCommands",
        "SampleAdServer", "SampleConformance", "WaterfallStudy",
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

// The parsers are instrumented in full for fuzzing.
if isFuzzing {
  let parsers: Set<String> = [
    "AdMediation", "AdPlatform", "AdapterTool", "HLS", "InteractiveMediaAds", "MediateCommands", "SampleSDK",
    "VAST",
    "mediate-fuzz",
  ]
  for target in package.targets {
    var flags = ["-enable-testing"]
    if parsers.contains(target.name) { flags += ["-sanitize=fuzzer,address"] }
    if Context.environment["FUZZING"] == "quick" { flags += ["-Onone", "-gnone"] }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
  }
}
