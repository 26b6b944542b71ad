extension AdapterTemplate {
  /// The manifest.
  static let manifest = #"""
    // swift-tools-version: 6.0
    import PackageDescription

    #if os(Linux)
      // No phone is needed: DropInMobileAds stands in for the Mobile Ads SDK and UIKit, AcmeSDK for the network's SDK.
      let packages: [Package.Dependency] = [
        @ADMEDIATION@
      ]
      let sdks: [Target.Dependency] = [
        .product(name: "DropInMobileAds", package: "@IDENTITY@", condition: .when(platforms: [.linux])),
        "AcmeSDK",
      ]
    #else
      // For phones, put the real SDKs here.
      let packages: [Package.Dependency] = [
        // .package(url: "https://github.com/googleads/swift-package-manager-google-mobile-ads.git", from: "12.0.0"),
        // .package(url: "https://…", from: "1.0.0"),
      ]
      let sdks: [Target.Dependency] = [
        // .product(name: "GoogleMobileAds", package: "swift-package-manager-google-mobile-ads"),
        // .product(name: "AcmeSDK", package: "…"),
      ]
    #endif

    let package = Package(
      name: "AcmeAdapter",
      platforms: [.iOS(.v15)],
      products: [.library(name: "AcmeAdapter", targets: ["AcmeAdapter"])],
      dependencies: packages,
      targets: [.target(name: "AcmeAdapter", dependencies: sdks)]
    )

    #if os(Linux)
      let adMediation = Target.Dependency.product(name: "AdMediation", package: "@IDENTITY@")
      let conformance = Target.Dependency.product(name: "AdapterConformance", package: "@IDENTITY@")
      package.targets += [
        .target(
          name: "AcmeSDK",
          dependencies: [adMediation, conformance, .product(name: "DropInMobileAds", package: "@IDENTITY@")]
        ),
        .target(
          name: "AcmeAdapterFixtures",
          dependencies: ["AcmeAdapter", "AcmeSDK", adMediation, conformance]
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
    #endif

    """#

  /// The README.
  static let readme = #"""
    # AcmeAdapter

    @if customEvent@
    A mediation adapter for Acme: a custom event that loads Acme's native ads, and tests that check rule by rule whether it keeps the contract of mediation.
    @else@
    A mediation adapter for Acme, and tests that check rule by rule whether it keeps the contract of mediation.
    @end@

    ```console
    swift test
    swift run acme check
    swift run acme
    ```

    The first command runs the rules as tests. The second one prints a report of all rules, with those that are not checked and why; `--html FILE` writes it as a page for a browser, and `--junit FILE` for a CI service; the CI workflow attaches both. `CONFORMANCE_HTML=conformance.html swift test` writes the page of the tests. The third one loads an ad, shows it, taps it, and prints what happened.

    The commands need Swift 6.3 on Linux. On a Mac, run them in a container:

    ```console
    docker run --rm -it -v "$PWD":/package@MOUNT@ -w /package swift:6.3 swift test
    ```

    | folder | what it contains | what to do with it |
    | --- | --- | --- |
    @if customEvent@
    | `Sources/AcmeAdapter` | the custom event and its native ad | change them until they call the real SDK |
    @else@
    | `Sources/AcmeAdapter` | the adapter, and a class for the ads of each format | change them until they call the real SDK |
    @end@
    | `Sources/AcmeSDK` | a double of the network's SDK, which asks a `NetworkDouble` instead of servers | give it the names of the real SDK, so that the adapter compiles against both; a module of another name is renamed in `Package.swift`, too |
    | `Sources/AcmeAdapterFixtures` | adapter and double as the conformance kit needs them | list in `limits` what the network cannot do |
    | `Sources/acme` | the tool | keep it |
    | `Tests/AcmeAdapterTests` | a test with a case for each rule | keep it |

    `Sources/AcmeAdapter` imports `GoogleMobileAds`, `UIKit` and `AcmeSDK`, and compiles unchanged for a phone: `Package.swift` says where the real SDKs go.

    A failing rule says what it expects, what the adapter did, and marks the line of the timeline that shows it. To see one fail, empty the body of a delegate method in `Sources/AcmeAdapter` and run the tests.

    @if customEvent@
    In the mediation account, *Class Name* is `AcmeAdapter.AcmeCustomEvent` and *Parameter* the placement at Acme.
    @else@
    In the mediation account, *Class Name* is `AcmeAdapter.AcmeAdapter`, @PARAMETERS@ at Acme.
    @end@
    @if path@

    `Package.swift` takes AdMediation from a path on your machine. Before you push, put its URL there, for a CI machine does not have the path: `.package(url: "https://…/AdMediation.git", from: "@VERSION@")`.
    @end@

    """#

  /// What git ignores.
  static let gitignore = #"""
    .build/
    .swiftpm/
    check.html
    check.xml
    conformance.html
    conformance.xml
    @if path@
    Package.resolved
    @end@

    """#

  /// The CI workflow.
  static let workflow = #"""
    name: CI
    on: [push, pull_request]
    jobs:
      conformance:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          - uses: actions/cache@v4
            with:
              path: .build
              key: swift-6.3-${{ hashFiles('Package.swift', 'Package.resolved') }}-${{ github.sha }}
              restore-keys: |
                swift-6.3-${{ hashFiles('Package.swift', 'Package.resolved') }}-
                swift-6.3-
    @if path@
          # Package.swift takes AdMediation from a path, which this machine does not have. Put a URL there.
    @end@
          - run: swift test
            env:
              CONFORMANCE_JUNIT: conformance.xml
              CONFORMANCE_HTML: conformance.html
          - run: swift run acme check --junit check.xml --html check.html
            if: success() || failure()
          - uses: actions/upload-artifact@v4
            if: success() || failure()
            with:
              name: conformance
              path: |
                conformance.xml
                conformance.html
                check.xml
                check.html
    @if existing@
    @else@
      phone:
        runs-on: macos-15
        steps:
          - uses: actions/checkout@v4
          # Nothing to build until Package.swift has the real SDKs.
          - run: |
              swift package dump-package >package.json
              if grep -q google-mobile-ads package.json; then
                xcodebuild build -scheme AcmeAdapter -destination generic/platform=iOS
              else
                echo "::notice::Package.swift has no real SDKs yet: the adapter is not built for phones."
              fi
    @end@

    """#
}
