// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AdMediation",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "AdMediation", targets: ["AdMediation"]),
    .library(name: "SampleSDK", targets: ["SampleSDK"]),
  ],
  dependencies: [],
  targets: [
    // What an ad SDK needs of a machine.
    .target(name: "AdPlatform"),
    .target(name: "HeadlessUIKit"),

    // The mediation host.
    .target(name: "AdMediation", dependencies: ["AdPlatform", "HeadlessUIKit"]),

    // A mock ad network, and its custom event.
    .target(
      name: "SampleSDK",
      dependencies: ["AdPlatform", "HeadlessUIKit"],
      path: "SampleNetwork/SampleSDK",
      resources: [.embedInCode("Inventory")]
    ),
    .testTarget(name: "AdPlatformTests", dependencies: ["AdPlatform"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "SampleSDKTests", dependencies: ["AdPlatform", "HeadlessUIKit", "SampleSDK"]),
  ]
)

// Our own code is held to the same rules everywhere.
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .treatAllWarnings(as: .error),
    ]
}
