/// The files of a new package, for a network called Acme.
enum AdapterTemplate {}

extension AdapterTemplate {
  /// The manifest.
  static let manifest = #"""
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "AcmeAdapter",
      platforms: [.macOS(.v15)],
      products: [.library(name: "AcmeAdapter", targets: ["AcmeAdapter"])],
      dependencies: [
        @ADMEDIATION@
      ],
      targets: [
        // A double of the network's SDK, for tests. In an app the real SDK takes its place.
        .target(
          name: "AcmeSDK",
          dependencies: [
            .product(name: "AdMediation", package: "@IDENTITY@"),
            .product(name: "AdapterConformance", package: "@IDENTITY@"),
          ]
        ),
        .target(
          name: "AcmeAdapter",
          dependencies: ["AcmeSDK", .product(name: "AdMediation", package: "@IDENTITY@")]
        ),
        .testTarget(
          name: "AcmeAdapterTests",
          dependencies: [
            "AcmeAdapter", "AcmeSDK",
            .product(name: "AdMediation", package: "@IDENTITY@"),
            .product(name: "AdapterConformance", package: "@IDENTITY@"),
          ]
        ),
      ]
    )

    """#

  /// The README.
  static let readme = #"""
    # AcmeAdapter

    A mediation adapter for Acme: a custom event that loads Acme's native ads, and tests that say rule by rule whether it keeps the contract of mediation.

    ```console
    swift test
    ```

    | folder | what is there | what to do with it |
    | --- | --- | --- |
    | `Sources/AcmeAdapter` | the custom event and the mediated ad | make them speak to the real SDK |
    | `Sources/AcmeSDK` | a stub of the network's SDK, which asks a `NetworkDouble` instead of servers | give it the names of the real SDK, so that the adapter compiles against both |
    | `Tests/AcmeAdapterTests/AcmeFixture.swift` | the double in the terms of the conformance kit | say in `limits` what the network cannot do |
    | `Tests/AcmeAdapterTests/ConformanceTests.swift` | one test for each rule | leave it as it is |

    A rule that fails says what it wants, what the adapter did, and shows the timeline with the line that matters marked. One that cannot be checked because another is broken fails, too, and names the one to mend first. Break one to see it: take the body of `didRecordImpression()` out of `AcmeMediatedAd.swift` and run the tests.

    An adapter that blocks the main thread for a minute ends the test run, and the last lines say which rule was being checked.

    In an app's mediation account, *Class Name* is `AcmeAdapter.AcmeCustomEvent` and *Parameter* the placement at Acme.

    The dependency on AdMediation stands in `Package.swift`. If it is a path on your machine, replace it with a URL before a CI job is to find it, or write the package with `--admediation URL` from the start.

    """#

  /// What git leaves alone.
  static let gitignore = #"""
    .build/
    .swiftpm/
    Package.resolved

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
          # Package.swift says where AdMediation is, and this machine has to find it there. A path on your machine it does
          # not find: write .package(url: "https://…/AdMediation.git", branch: "main") in its place, or have the package
          # written with mediate new-adapter Acme --admediation URL.
          - run: swift test

    """#
}
