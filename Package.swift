// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AdMediation",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  dependencies: [],
  targets: [
    // What an ad SDK needs of a machine.
    .target(name: "AdPlatform"),
    .target(name: "HeadlessUIKit"),

    .testTarget(name: "AdPlatformTests", dependencies: ["AdPlatform"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
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
