// swift-tools-version: 6.2
import PackageDescription

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
    // What an ad SDK needs of a machine.
    .target(name: "AdPlatform"),
    .target(name: "HeadlessUIKit", dependencies: ["AdPlatform"]),
    .target(name: "HeadlessAVFoundation", dependencies: ["AdPlatform", "HeadlessUIKit", "HLS"]),

    // Playlists, and the interstitials in them.
    .target(name: "HLS"),

    // Ad responses: VAST and VMAP documents, and what their wrappers lead to.
    .target(name: "VAST", dependencies: ["AdPlatform"]),

    // Video ads: the ads loader, the ads manager and what they show ads in.
    .target(
      name: "InteractiveMediaAds",
      dependencies: ["AdPlatform", "HeadlessUIKit", "HeadlessAVFoundation", "VAST", "HLS"]
    ),

    // The mediation host.
    .target(name: "AdMediation", dependencies: ["AdPlatform", "HeadlessUIKit"]),

    // The conformance kit for other people's adapters.
    .target(name: "AdapterConformance", dependencies: ["AdMediation", "AdPlatform", "HeadlessUIKit"]),

    // Studies of waterfalls on virtual time.
    .target(
      name: "Simulation",
      dependencies: ["AdMediation", "AdPlatform", "HeadlessUIKit", "HLS", "InteractiveMediaAds", "VAST"]
    ),

    // The command-line tool.
    .executableTarget(
      name: "mediate",
      dependencies: [
        "AdPlatform", "HeadlessUIKit", "HeadlessAVFoundation", "AdMediation", "AdapterConformance", "VAST",
        "HLS", "InteractiveMediaAds", "SampleSDK", "SampleAdapter", "SampleConformance", "SampleAdServer",
        "Simulation",
      ],
      resources: [.embedInCode("Configuration"), .embedInCode("NewAdapter/Templates")]
    ),

    // What the package promises about speed, measured. The counters count what a program allocates by being its
    // `malloc`, so that nothing but the program that measures may link them.
    .target(
      name: "Benchmarks",
      dependencies: [
        "AdPlatform", "HeadlessUIKit", "AdMediation", "AdapterConformance", "Simulation", "VAST", "HLS",
        "InteractiveMediaAds", "SampleSDK", "SampleAdapter", "SampleConformance",
      ]
    ),
    .target(name: "MachineCounters"),
    .executableTarget(name: "mediate-benchmarks", dependencies: ["Benchmarks", "MachineCounters"]),

    // A mock ad network, and its custom event.
    .target(
      name: "SampleSDK",
      dependencies: ["AdPlatform", "HeadlessUIKit"],
      path: "SampleNetwork/SampleSDK",
      resources: [.embedInCode("Inventory")]
    ),
    .target(
      name: "SampleAdapter",
      dependencies: ["SampleSDK", "AdMediation"],
      path: "SampleNetwork/SampleAdapter"
    ),
    .target(
      name: "SampleConformance",
      dependencies: ["SampleSDK", "SampleAdapter", "AdapterConformance", "AdMediation", "AdPlatform"],
      path: "SampleNetwork/SampleConformance"
    ),

    // A mock ad server for video.
    .target(
      name: "SampleAdServer",
      dependencies: ["AdPlatform"],
      path: "SampleNetwork/SampleAdServer",
      resources: [.embedInCode("Responses")]
    ),

    .testTarget(name: "AdPlatformTests", dependencies: ["AdPlatform"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["AdPlatform", "HeadlessUIKit"]),
    .testTarget(
      name: "HeadlessAVFoundationTests",
      dependencies: ["HeadlessAVFoundation", "AdPlatform", "HeadlessUIKit", "HLS"]
    ),
    .testTarget(name: "HLSTests", dependencies: ["HLS"]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "AdMediation", "AdPlatform", "HeadlessUIKit", "HLS", "InteractiveMediaAds", "SampleAdServer",
        "SampleSDK",
        "VAST", "mediate",
      ],
      exclude: ["Program", "Seeds"]
    ),
    .testTarget(name: "VASTTests", dependencies: ["VAST", "AdPlatform"]),
    .testTarget(
      name: "InteractiveMediaAdsTests",
      dependencies: [
        "InteractiveMediaAds", "VAST", "HLS", "HeadlessAVFoundation", "HeadlessUIKit", "AdPlatform",
        "SampleAdServer", "DocumentVideo",
      ]
    ),
    .testTarget(name: "SampleAdServerTests", dependencies: ["AdPlatform", "SampleAdServer", "VAST"]),
    .testTarget(name: "SampleSDKTests", dependencies: ["AdPlatform", "HeadlessUIKit", "SampleSDK"]),
    .testTarget(
      name: "SampleAdapterTests",
      dependencies: [
        "AdMediation", "AdPlatform", "AdapterConformance", "DocumentCustomEvent", "HeadlessUIKit",
        "SampleSDK",
        "SampleAdapter", "SampleConformance",
      ]
    ),
    .testTarget(
      name: "AdMediationTests",
      dependencies: [
        "AdMediation", "AdPlatform", "SampleSDK", "SampleAdapter", "DocumentCustomEvent", "SwiftFiveAdapters",
        "SwiftSixAdapters",
      ]
    ),

    .testTarget(
      name: "AdapterConformanceTests",
      dependencies: ["AdapterConformance", "AdMediation", "AdPlatform", "HeadlessUIKit"]
    ),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks", "AdMediation"]),
    .testTarget(
      name: "SimulationTests",
      dependencies: ["Simulation", "AdMediation", "AdPlatform", "HLS", "InteractiveMediaAds", "VAST"]
    ),
    .testTarget(
      name: "mediateTests",
      dependencies: [
        "mediate", "AdPlatform", "AdapterConformance", "AdMediation", "SampleAdServer", "SampleConformance",
        "VAST", "HLS", "HeadlessAVFoundation", "InteractiveMediaAds", "Simulation",
      ]
    ),
    .testTarget(
      name: "ReadmeExampleTests",
      dependencies: [
        "AdMediation", "AdPlatform", "HeadlessAVFoundation", "InteractiveMediaAds", "SampleAdServer",
        "ReadmeExample",
      ]
    ),

    // Custom events as other people write them, for the tests.
    .target(
      name: "DocumentCustomEvent",
      dependencies: ["AdMediation", "SampleSDK"],
      path: "Tests/DocumentCustomEvent",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // Players as other people write them, for the tests.
    .target(
      name: "DocumentVideo",
      dependencies: ["InteractiveMediaAds", "HeadlessAVFoundation", "HeadlessUIKit"],
      path: "Tests/DocumentVideo",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "SwiftFiveAdapters",
      dependencies: ["AdMediation"],
      path: "Tests/SwiftFiveAdapters",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "ReadmeExample",
      dependencies: [
        "AdMediation", "AdPlatform", "HeadlessAVFoundation", "HeadlessUIKit", "InteractiveMediaAds",
      ],
      path: "Tests/ReadmeExample"
    ),
    .target(name: "SwiftSixAdapters", dependencies: ["AdMediation"], path: "Tests/SwiftSixAdapters"),
  ]
)

// Modules named as Apple's and Google's, so that an existing adapter's imports are met. On Apple's platforms the names
// are taken by the originals.
#if os(Linux)
  package.products.append(
    .library(
      name: "DropIn",
      targets: [
        "UIKit", "AVFoundation", "AVKit", "GoogleMobileAds", "GoogleInteractiveMediaAds", "_Testing_UIKit",
      ]
    )
  )
  package.targets += [
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"], path: "Sources/DropIn/UIKit"),
    .target(
      name: "GoogleMobileAds",
      dependencies: ["AdMediation", "UIKit"],
      path: "Sources/DropIn/GoogleMobileAds"
    ),
    .target(
      name: "AVFoundation",
      dependencies: ["HeadlessAVFoundation"],
      path: "Sources/DropIn/AVFoundation"
    ),
    .target(
      name: "AVKit",
      dependencies: ["HeadlessAVFoundation", "AVFoundation", "UIKit"],
      path: "Sources/DropIn/AVKit"
    ),
    .target(
      name: "GoogleInteractiveMediaAds",
      dependencies: ["InteractiveMediaAds", "AVFoundation", "AVKit", "UIKit"],
      path: "Sources/DropIn/GoogleInteractiveMediaAds"
    ),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/DropIn/_Testing_UIKit"),

    .testTarget(
      name: "DropInTests",
      dependencies: [
        "UIKit", "GoogleMobileAds", "_Testing_UIKit", "AdMediation", "DropInAdapterSwiftFive",
        "DropInAdapterSwiftSix", "DropInMirrorSwiftFive", "DropInMirrorSwiftSix", "CollidingAdapter",
      ],
      exclude: ["Names"]
    ),
    .testTarget(
      name: "DocumentLiveStreamTests",
      dependencies: [
        "AVFoundation", "AVKit", "GoogleInteractiveMediaAds", "AdPlatform", "HeadlessAVFoundation",
        "SampleAdServer", "DocumentLiveStream",
      ]
    ),

    // The document's app of a live stream.
    .target(
      name: "DocumentLiveStream",
      dependencies: ["AVFoundation", "AVKit", "GoogleInteractiveMediaAds", "UIKit"],
      path: "Tests/DocumentLiveStream",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),

    // Adapters as other people write them for the Mobile Ads SDK, and every name that they may use.
    .target(
      name: "DropInNetwork",
      dependencies: ["UIKit"],
      path: "Tests/DropInNetwork",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "DropInAdapterSwiftFive",
      dependencies: ["UIKit", "GoogleMobileAds", "DropInNetwork"],
      path: "Tests/DropInAdapterSwiftFive",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "DropInAdapterSwiftSix",
      dependencies: ["UIKit", "GoogleMobileAds", "DropInNetwork"],
      path: "Tests/DropInAdapterSwiftSix"
    ),
    .target(
      name: "DropInMirrorSwiftFive",
      dependencies: ["AVFoundation", "AVKit", "GoogleInteractiveMediaAds", "GoogleMobileAds", "UIKit"],
      path: "Tests/DropInMirror",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "DropInMirrorSwiftSix",
      dependencies: ["AVFoundation", "AVKit", "GoogleInteractiveMediaAds", "GoogleMobileAds", "UIKit"],
      path: "Tests/DropInMirrorSwiftSix",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
    ),
    // A network with names of its own that AdMediation and its kin also have.
    .target(
      name: "CollidingNetwork",
      path: "Tests/CollidingNetwork",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "CollidingAdapter",
      dependencies: [
        "AVFoundation", "AVKit", "GoogleInteractiveMediaAds", "GoogleMobileAds", "UIKit", "CollidingNetwork",
      ],
      path: "Tests/CollidingAdapter",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
#endif

// Our own code is held to the same rules everywhere. Adapters are other people's code: the sample one is compiled
// with the settings that a new package has.
let foreignTargets: Set<String> = [
  "SampleAdapter", "SampleConformance", "DocumentCustomEvent", "SwiftFiveAdapters", "SwiftSixAdapters",
  "DocumentVideo", "ReadmeExample", "DropInNetwork", "DropInAdapterSwiftFive", "DropInAdapterSwiftSix",
  "DropInMirrorSwiftFive", "DropInMirrorSwiftSix", "DocumentLiveStream", "CollidingNetwork",
  "CollidingAdapter",
]
for target in package.targets where !foreignTargets.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .treatAllWarnings(as: .error),
    ]
}

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
        resources: target.resources,
        swiftSettings: target.swiftSettings
      )
    case "FuzzingTests":
      .executableTarget(
        name: "mediate-fuzz",
        dependencies: target.dependencies,
        path: "Tests/FuzzingTests",
        exclude: ["SeedTests.swift", "ThreadTests.swift", "Seeds"],
        swiftSettings: target.swiftSettings,
        linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]
      )
    default: target.isTest ? nil : target
    }
  }
  // What parses is instrumented in full. The tables of embedded bytes beside it would take minutes to compile.
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
