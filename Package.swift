// swift-tools-version: 6.2
import PackageDescription

/// Modules of a folder by name, with what each depends on.
typealias Modules = KeyValuePairs<String, [Target.Dependency]>
let host: [Target.Dependency] = ["AdMediation", "AdPlatform", "HeadlessUIKit"]

let sources: Modules = [
  "AdPlatform": [],
  "HeadlessUIKit": ["AdPlatform"],
  "HeadlessAVFoundation": ["AdPlatform", "HeadlessUIKit", "HLS"],
  "HLS": [], "VAST": ["AdPlatform"], "ReportPage": ["AdPlatform"],
  "InteractiveMediaAds": ["AdPlatform", "HeadlessUIKit", "HeadlessAVFoundation", "HLS", "VAST"],
  "AdMediation": ["AdPlatform", "HeadlessUIKit"],
  "AdapterConformance": host + ["ReportPage"],
  "AdapterConformanceTesting": ["AdapterConformance"],
  "WaterfallStudy": host,
  "AdapterTool": host + ["AdapterConformance", "ReportPage"],
  "MediateCommands": host + [
    "AdapterConformance", "AdapterTool", "HLS", "HeadlessAVFoundation", "InteractiveMediaAds", "ReportPage",
    "SampleAdServer", "SampleConformance", "SampleSDK", "VAST", "WaterfallStudy",
  ],
]

let sampleNetwork: Modules = [
  "SampleAdServer": ["AdPlatform"], "SampleSDK": ["AdPlatform", "HeadlessUIKit"],
  "SampleAdapter": ["SampleSDK", "AdMediation"],
  "SampleConformance": ["SampleSDK", "SampleAdapter", "AdapterConformance", "AdMediation"],
]

/// What is broken on purpose, what is measured, and what tests share.
let testLibraries: Modules = [
  "FaultInjection": host + ["HLS", "InteractiveMediaAds", "VAST", "WaterfallStudy"],
  "LoopbackServer": [], "Mutation": ["AdPlatform"], "TestTraits": [],
  "Benchmarks": host + [
    "AdapterConformance", "AdapterTool", "FaultInjection", "HLS", "InteractiveMediaAds", "MediateCommands",
    "SampleSDK", "SampleAdapter", "SampleConformance", "VAST", "WaterfallStudy",
  ],
]

/// Code as other people write it.
let fixtures: Modules = [
  "DocumentCustomEvent": ["AdMediation", "SampleSDK"],
  "DocumentVideo": ["InteractiveMediaAds", "HeadlessAVFoundation", "HeadlessUIKit"],
  "SwiftFiveAdapters": ["AdMediation"], "SwiftSixAdapters": ["AdMediation"],
  "ReadmeExample": host + ["HeadlessAVFoundation", "InteractiveMediaAds"],
]

/// The modules that have tests, with what these need beside the module.
let suites: Modules = [
  "AdPlatform": ["LoopbackServer", "TestTraits"],
  "HeadlessUIKit": ["AdPlatform"],
  "HeadlessAVFoundation": ["AdPlatform", "HeadlessUIKit", "HLS"],
  "HLS": [], "VAST": ["AdPlatform"], "ReportPage": [],
  "InteractiveMediaAds": [
    "AdPlatform", "DocumentVideo", "HeadlessAVFoundation", "HeadlessUIKit", "SampleAdServer", "VAST",
  ],
  "SampleAdServer": ["AdPlatform", "VAST"], "SampleSDK": ["AdPlatform", "HeadlessUIKit"],
  "SampleAdapter": host + [
    "AdapterConformance", "AdapterConformanceTesting", "DocumentCustomEvent", "SampleConformance",
    "SampleSDK",
  ],
  "AdMediation": [
    "AdPlatform", "DocumentCustomEvent", "HeadlessUIKit", "SampleAdapter", "SampleSDK", "SwiftFiveAdapters",
    "SwiftSixAdapters", "TestTraits", "WaterfallStudy",
  ],
  "AdapterConformance": host + ["AdapterConformanceTesting", "TestTraits"],
  "AdapterTool": ["AdMediation", "AdPlatform", "AdapterConformance", "ReportPage", "SampleConformance"],
  "mediate": host + [
    "AdapterConformance", "AdapterTool", "HLS", "HeadlessAVFoundation", "InteractiveMediaAds",
    "LoopbackServer", "MediateCommands", "ReportPage", "SampleAdServer", "SampleConformance", "SampleSDK",
    "TestTraits", "VAST", "WaterfallStudy", "crashing-adapters",
  ],
  "WaterfallStudy": ["AdMediation"],
  "FaultInjection": ["AdMediation", "AdPlatform", "HLS", "InteractiveMediaAds", "VAST", "WaterfallStudy"],
  "Benchmarks": ["AdMediation"], "Mutation": [],
  "ReadmeExample": host + ["HeadlessAVFoundation", "InteractiveMediaAds", "SampleAdServer"],
]

/// The products that are one module.
let libraries = [
  "AdapterConformance", "AdapterConformanceTesting", "AdapterTool", "HLS", "SampleAdServer", "SampleAdapter",
  "SampleConformance", "SampleSDK", "VAST",
]

func modules(_ modules: Modules, in folder: String) -> [Target] {
  modules.map { .target(name: $0, dependencies: $1, path: "\(folder)/\($0)") }
}

func program(_ name: String, _ dependencies: [Target.Dependency], in path: String) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path)
}

let package = Package(
  name: "AdMediation",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AdMediation", targets: ["AdMediation", "AdPlatform", "HeadlessUIKit"]),
    .library(name: "InteractiveMediaAds", targets: ["InteractiveMediaAds", "HeadlessAVFoundation"]),
    .executable(name: "mediate", targets: ["mediate"]),
  ] + libraries.map { .library(name: $0, targets: [$0]) },
  targets: modules(sources, in: "Sources") + modules(sampleNetwork, in: "SampleNetwork")
    + modules(testLibraries, in: "Tests") + modules(fixtures, in: "Tests/Fixtures")
    + suites.map { .testTarget(name: "\($0)Tests", dependencies: [.init(stringLiteral: $0)] + $1) }
)

package.targets += [
  program("mediate", ["AdapterTool", "MediateCommands"], in: "Sources/mediate"),
  program("mediate-faults", ["FaultInjection"], in: "Tests/FaultInjection/Program"),
  program("mediate-mutate", ["Mutation"], in: "Tests/Mutation/Program"),
  program("crashing-adapters", ["AdapterTool", "SampleConformance"], in: "Tests/Fixtures/CrashingAdapters"),
  program("mediate-benchmarks", ["Benchmarks", "MachineCounters"], in: "Tests/Benchmarks/Program"),
  // It counts what a program allocates by being its `malloc`, so that only the program that measures may link it.
  .target(name: "MachineCounters", path: "Tests/Benchmarks/MachineCounters"),
]

// On Apple's platforms the names are taken by the originals.
#if os(Linux)
  let dropIns: Modules = [
    "UIKit": ["HeadlessUIKit"],
    "GoogleMobileAds": ["AdMediation", "UIKit"],
    "AVFoundation": ["HeadlessAVFoundation"],
    "AVKit": ["HeadlessAVFoundation", "AVFoundation", "UIKit"],
    "GoogleInteractiveMediaAds": ["InteractiveMediaAds", "AVFoundation", "AVKit", "UIKit"],
    "_Testing_UIKit": ["UIKit"],
    // A product of its own: it links XCTest and Swift Testing, which an app does not have.
    "AdapterUnitTestKit": ["AdMediation", "AdPlatform", "GoogleMobileAds", "_Testing_UIKit"],
  ]
  let names = dropIns.dropLast(2).map { Target.Dependency(stringLiteral: $0.key) }
  let dropInFixtures: Modules = [
    "DropInNetwork": ["UIKit"],
    "DropInAdapterSwiftFive": ["UIKit", "GoogleMobileAds", "DropInNetwork"],
    "DropInAdapterSwiftSix": ["UIKit", "GoogleMobileAds", "DropInNetwork"],
    "DropInMirrorSwiftFive": names, "DropInMirrorSwiftSix": names,
    "DocumentLiveStream": ["AVFoundation", "GoogleInteractiveMediaAds", "UIKit"],
    // A network with names of its own that AdMediation and its kin also have.
    "CollidingNetwork": [],
    "CollidingAdapter": names + ["CollidingNetwork"],
  ]
  let dropInSuites: Modules = [
    "AdapterUnitTestKit": ["AdMediation", "AdPlatform", "AdapterUnitTestKit", "TestTraits"],
    "DocumentLiveStream": [
      "AVFoundation", "AVKit", "AdPlatform", "DocumentLiveStream", "HeadlessAVFoundation", "SampleAdServer",
    ],
    // The mirrors and the collisions pass if they compile.
    "DropIn": [
      "CollidingAdapter", "DropInAdapterSwiftFive", "DropInAdapterSwiftSix", "DropInMirrorSwiftFive",
      "DropInMirrorSwiftSix", "GoogleMobileAds", "UIKit", "_Testing_UIKit",
    ],
  ]
  package.products.append(.library(name: "DropIn", targets: dropIns.dropLast().map(\.key)))
  // The part of it without video, which an adapter needs.
  package.products.append(.library(name: "DropInMobileAds", targets: ["GoogleMobileAds", "_Testing_UIKit"]))
  package.products.append(.library(name: "AdapterUnitTestKit", targets: ["AdapterUnitTestKit"]))
  package.targets += modules(dropIns, in: "Sources/DropIn") + modules(dropInFixtures, in: "Tests/Fixtures")
  package.targets += dropInSuites.map { .testTarget(name: "\($0)Tests", dependencies: $1) }
#endif

// The checks of parsers are tests. For `.ci/fuzz` they are a program around libFuzzer, and parsers are instrumented.
let instrumented = ["-sanitize=fuzzer,address"]
let parsers = [
  "AdMediation", "AdPlatform", "AdapterTool", "HLS", "InteractiveMediaAds", "MediateCommands", "SampleSDK",
  "VAST",
]
let beside = ["HeadlessUIKit", "SampleAdServer", "WaterfallStudy"]
let checked = (parsers + beside).map { Target.Dependency(stringLiteral: $0) }
let fuzzing = Context.environment["FUZZING"]
let fuzzer = program("mediate-fuzz", checked, in: "Tests/FuzzingTests")
fuzzer.linkerSettings = [.unsafeFlags(instrumented)]
package.targets.append(fuzzing == nil ? .testTarget(name: "FuzzingTests", dependencies: checked) : fuzzer)

/// Our own code is held to the same rules everywhere.
let strict: [SwiftSetting] =
  ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
  + [.treatAllWarnings(as: .error)]

/// Code as other people write it: in Swift 5, or with the settings of a new package.
let settings: [String: [SwiftSetting]] = [
  "SampleAdapter": [], "SampleConformance": [], "SwiftSixAdapters": [], "ReadmeExample": [],
  "DropInAdapterSwiftSix": [], "DropInMirrorSwiftSix": [.enableUpcomingFeature("MemberImportVisibility")],
]

/// Programs in the folder of their library, and files without code.
let excluded = [
  "FaultInjection": ["Program"], "Mutation": ["Program"], "Benchmarks": ["Program", "MachineCounters"],
  "DropInTests": ["Names"], "mediateTests": ["Recorded"], "FuzzingTests": ["Program", "Seeds"],
  "mediate-fuzz": ["Mutator.swift", "SeedTests.swift", "ThreadTests.swift", "Seeds"],
]

for target in package.targets {
  let isFixture = target.path?.hasPrefix("Tests/Fixtures") == true
  target.swiftSettings = settings[target.name] ?? (isFixture ? [.swiftLanguageMode(.v5)] : strict)
  target.exclude = excluded[target.name] ?? []
  if target.name == "SampleSDK" { target.resources = [.embedInCode("Inventory")] }
  guard let fuzzing else { continue }
  var flags = ["-enable-testing"] + (fuzzing == "quick" ? ["-Onone", "-gnone"] : [])
  if (parsers + [fuzzer.name]).contains(target.name) { flags += instrumented }
  target.swiftSettings? += [.unsafeFlags(flags)]
}
