extension AdapterTemplate {
  /// The manifest of a package around an existing adapter.
  static let existingManifest = #"""
    // swift-tools-version: 6.0
    import PackageDescription

    // Stands in for the modules of Google's and Apple's that the adapter imports. It exists on Linux only.
    let dropIn = Target.Dependency.product(name: "@DROPIN@", package: "@IDENTITY@")
    let adMediation = Target.Dependency.product(name: "AdMediation", package: "@IDENTITY@")
    let conformance = Target.Dependency.product(name: "AdapterConformance", package: "@IDENTITY@")

    // The modules that the adapter imports and Linux does not have: doubles, empty at first.
    let doubles: [String] = [@DOUBLES@]

    let package = Package(
      name: "AcmeAdapter",
      products: [.library(name: "AcmeAdapter", targets: ["AcmeAdapter"])],
      dependencies: [
        @ADMEDIATION@
      ],
      targets: [
        .target(
          name: "AcmeAdapter",
          dependencies: [dropIn@PRODUCTS@] + doubles.map { .target(name: $0) },
          // Set this to the language mode that the adapter has in its own project.
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
          name: "AcmeAdapterFixtures",
          dependencies: ["AcmeAdapter", adMediation, conformance] + doubles.map { .target(name: $0) }
        ),
        .executableTarget(
          name: "acme",
          dependencies: ["AcmeAdapterFixtures", .product(name: "AdapterTool", package: "@IDENTITY@")]
        ),
        .testTarget(
          name: "AcmeAdapterTests",
          dependencies: [
            "AcmeAdapterFixtures", conformance,
            .product(name: "AdapterConformanceTesting", package: "@IDENTITY@"),
          ]
        ),
      ]
        + doubles.map {
          .target(
            name: $0,
            dependencies: [adMediation, conformance, dropIn],
            swiftSettings: [.swiftLanguageMode(.v5)]
          )
        }
    )

    """#

  /// The fixture for an existing adapter.
  static let existingFixture = #"""
    import AdMediation
    import AdapterConformance
    import Foundation

    @IMPORT@ AcmeAdapter

    /// The adapter and the double of its network, as the conformance kit needs them.
    @MainActor
    public final class AcmeFixture: NetworkDoubleFixture {
      /// Replace `NSObject` by the class that the ads of the network's double have in common.
      public let double = NetworkDouble<NSObject>()

      public init() {}

    @if customEvent@
      public var adapter: AdapterClass { .customEvent(@CLASS@.self) }
    @else@
      public var adapter: AdapterClass { .mediationAdapter(@CLASS@.self) }
      public var formats: Set<AdFormat> {
        [@FORMATS@]
      }
    @end@

      /// What Acme cannot do, with the reason. The rules that need it are not checked.
      public var limits: [NetworkAbility: String] { [:] }

      /// Lets the network do something by itself: call the double's delegate here.
      public func perform(_ action: NetworkAction, on ad: NSObject) {}
    }

    """#

  /// The README of a package around an existing adapter.
  static let existingReadme = #"""
    # AcmeAdapter on Linux

    A copy of the adapter for Acme that compiles on Linux, and tests that check rule by rule whether it keeps the contract of mediation. The original stays as it is: phones need the Objective-C attributes that the copy has lost.

    ```console
    swift build --target AcmeAdapter
    swift test
    swift run acme check
    ```

    The first command compiles the adapter. It fails until the doubles have all the names that the adapter uses. The second one runs the rules as tests, and the third one prints a report of all rules; they fail until the double answers.

    | folder | what it contains | what to do with it |
    | --- | --- | --- |
    | `Sources/AcmeAdapter` | the adapter's Swift files | keep them like the original |
    @DOUBLEROWS@| `Sources/AcmeAdapterFixtures` | adapter and double as the conformance kit needs them | list in `limits` what the network cannot do |
    | `Sources/acme` | the tool | keep it |
    | `Tests/AcmeAdapterTests` | a test with a case for each rule | keep it |

    1. Declare in each double the names that its `MissingNames.swift` lists, with the members that the adapter uses, and no more. Start a file with `@_exported import UIKit` if the SDK's own headers import UIKit: the adapter may rely on it.
    2. Build. The compiler now reports the members that are missing.
    3. Let each load of the double ask `NetworkDouble.load(_:making:completion:)`, and give the fixture the class of the double's ads. A package that `mediate new-adapter` generates without `--from` shows a double that does all of this.
    4. Run the tests.

    In the mediation account, *Class Name* is `AcmeAdapter.@CLASS@`, unless the class is registered under another name.
    @if path@

    `Package.swift` takes AdMediation from a path on your machine. Before you push, put its URL there, for a CI machine does not have the path: `.package(url: "https://…/AdMediation.git", from: "@VERSION@")`.
    @end@

    """#

  /// A file of a double that says what is missing in it.
  ///
  /// - Parameter names: nil if the compiler was not asked.
  static func missingNames(in module: String, _ names: [String]?) -> String {
    let heading =
      switch names {
      case nil:
        [
          "// The module \(module), which the adapter imports. Declare here what `swift build` cannot find."
        ]
      case []: ["// The module \(module), which the adapter imports. The compiler misses no name of it."]
      default:
        [
          "// The names that the adapter uses and that the module \(module) has to declare, as the compiler found",
          "// them. The members of these types are found once the types are declared.", "//",
        ]
      }
    return (heading + (names ?? []).map { "// - \($0)" }).joined(separator: "\n") + "\n"
  }
}
