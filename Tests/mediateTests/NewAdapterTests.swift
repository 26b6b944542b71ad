import AdMediation
import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

/// The package of an adapter for a network called Rocket.
private func package(
  _ formats: Set<AdFormat> = Set(AdFormat.allCases),
  bids: Bool = false,
  dependency: NewAdapterDependency = .path("/somewhere/AdMediation"),
  sdk: String? = nil,
  prefix: String? = nil
) -> NewAdapterPackage {
  NewAdapterPackage(
    name: "Rocket",
    style: .mediationAdapter(formats, isBidder: bids),
    dependency: dependency,
    sdk: sdk,
    prefix: prefix
  )
}

private let customEvent = NewAdapterPackage(
  name: "Rocket",
  style: .customEvent,
  dependency: .url("https://git.example/AdMediation")
)

extension NewAdapterPackage {
  /// The names of the files in a folder.
  fileprivate func names(in folder: String) -> Set<String> {
    Set(files.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) })
  }
}

@Suite("A new adapter's package") struct NewAdapterPackageTests {
  /// Every style, and every feature that a template asks for.
  private static let all =
    [customEvent, package(), package(bids: true)] + AdFormat.allCases.map { package([$0]) }

  @Test("has its network's name everywhere, and nothing of the template's", arguments: all.indices)
  func name(index: Int) {
    for (path, text) in Self.all[index].files {
      #expect(!path.localizedCaseInsensitiveContains("acme"), "\(path)")
      #expect(!text.localizedCaseInsensitiveContains("acme"), "\(path)")
      #expect(!text.contains(/@(if .*|else|end|[A-Z]+)@/), "\(path)")
    }
  }

  @Test(
    "is made of templates whose conditions are features, and end",
    arguments: NewAdapterPackage.templates.indices
  )
  func conditions(index: Int) {
    let template = NewAdapterPackage.templates[index]
    var depth = 0
    for line in template.text.split(separator: "\n") where line.hasPrefix("@") && line.hasSuffix("@") {
      if let features = line.wholeMatch(of: /@if (.+)@/)?.output.1 {
        #expect(
          features.split(separator: " ").allSatisfy { AdapterTemplate.Feature(rawValue: String($0)) != nil }
        )
      }
      depth += line.hasPrefix("@if") ? 1 : line == "@end@" ? -1 : 0
      #expect(depth >= (line == "@end@" ? 0 : 1), "\(template.path): \(line)")
    }
    #expect(depth == 0, "\(template.path)")
  }

  @Test("may have a name with the template's in it")
  func nested() {
    let package = NewAdapterPackage(name: "Pacme", style: .customEvent, dependency: .path("/x"))
    #expect(package.files["Sources/PacmeSDK/PacmeAd.swift"] != nil)
  }

  @Test("has what tests, CI and the author's own tool need")
  func common() {
    for package in Self.all {
      let common: Set<String> = [
        "Package.swift", "README.md", ".gitignore", ".github/workflows/ci.yml", "Sources/rocket/main.swift",
        "Sources/RocketAdapterFixtures/RocketFixture.swift",
        "Tests/RocketAdapterTests/ConformanceTests.swift",
      ]
      #expect(common.isSubset(of: package.files.keys))
    }
  }

  @Test(
    "has a file for each format that was asked for, and none for another",
    arguments: [
      ([.native], ["RocketMediationNativeAd.swift", "RocketNativeOptions+Options.swift"]),
      ([.banner], ["RocketMediationBannerAd.swift"]),
      ([.interstitial], ["RocketMediationInterstitialAd.swift"]),
      ([.rewarded], ["RocketMediationRewardedAd.swift"]),
      ([.rewardedInterstitial], ["RocketMediationRewardedInterstitialAd.swift"]),
      ([.appOpen], ["RocketMediationAppOpenAd.swift"]),
      ([.banner, .appOpen], ["RocketMediationBannerAd.swift", "RocketMediationAppOpenAd.swift"]),
    ] as [(Set<AdFormat>, Set<String>)]
  )
  func formats(formats: Set<AdFormat>, files: Set<String>) throws {
    let package = package(formats)
    #expect(
      package.names(in: "Sources/RocketAdapter")
        == files.union([
          "RocketAdapter.swift", "RocketAds+Configuration.swift", "MediationCredentials+Rocket.swift",
        ])
    )
    let adapter = try #require(package.files["Sources/RocketAdapter/RocketAdapter.swift"])
    #expect(adapter.matches(of: /func load/).count == formats.count)
    let fixture = try #require(package.files["Sources/RocketAdapterFixtures/RocketFixture.swift"])
    let names = AdFormat.inScaffolds.filter(formats.contains).map { ".\($0.name)" }
    #expect(fixture.contains("[\(names.joined(separator: ", "))]"))
    #expect(fixture.contains("earnReward") == formats.contains(where: \.isRewarded))
  }

  @Test("has a network double of the same formats")
  func double() {
    let common: Set = ["RocketAd.swift", "RocketAds.swift", "RocketError.swift"]
    #expect(package([.banner]).names(in: "Sources/RocketSDK") == common.union(["RocketBannerAd.swift"]))
    #expect(package([.rewarded]).names(in: "Sources/RocketSDK") == common.union(["RocketRewardedAd.swift"]))
    #expect(
      package([.rewarded, .rewardedInterstitial]).names(in: "Sources/RocketSDK")
        == common.union(["RocketRewardedAd.swift", "RocketRewardedInterstitialAd.swift"])
    )
  }

  @Test("calls the double by the name of the real module")
  func sdk() throws {
    let files = package([.banner], sdk: "RocketAdsKit").files
    #expect(files["Sources/RocketAdsKit/RocketBannerAd.swift"] != nil)
    let adapter = try #require(files["Sources/RocketAdapter/RocketAdapter.swift"])
    #expect(adapter.contains("import RocketAdsKit"))
    #expect(!files.values.contains { $0.contains("RocketSDK") })
  }

  @Test("has the SDK's prefix in the types of the double, and the network's name in those of the adapter")
  func prefix() throws {
    let package = package(bids: true, prefix: "HFX")
    #expect(package.names(in: "Sources/RocketSDK").allSatisfy { $0.hasPrefix("HFX") })
    let others = ["HFXAds+Configuration.swift", "HFXNativeOptions+Options.swift"]
    for name in package.names(in: "Sources/RocketAdapter") where !others.contains(name) {
      #expect(name.contains("Rocket"), "\(name)")
    }
    let ad = try #require(package.files["Sources/RocketAdapter/RocketMediationNativeAd.swift"])
    #expect(ad.contains("final class RocketMediationNativeAd: NSObject"))
    #expect(ad.contains("private let ad: HFXNativeAd\n"))
    let code = package.files.values.joined()
    #expect(!code.contains(/\bRocket(Ads?|Error|Network|Image|NativeOptions)\b/))
    #expect(code.contains("NetworkDouble<HFXAd>"))
  }

  @Test("is the same with the network's name as the prefix as without one")
  func defaultPrefix() {
    #expect(package(bids: true, prefix: "Rocket").files == package(bids: true).files)
  }

  @Test(
    "has no prefix that makes a name twice",
    arguments: [
      ("GAD", "the prefix of the Mobile Ads SDK"), ("UI", "the prefix of UIKit"),
      ("Mediation", "MediationAd, which exists already"), ("URL", "URLError, which exists already"),
      ("RocketMediation", "RocketMediationNativeAd, which a type of the adapter has"),
      ("hfx", "such as HFX"), ("H-X", "use letters and digits"), ("", "use letters and digits"),
    ]
  )
  func prefixFlaws(prefix: String, flaw: String) throws {
    let message = try #require(NewAdapterPackage.flaw(inPrefix: prefix, of: "Rocket"))
    #expect(message.contains(flaw), "\(message)")
    #expect(NewAdapterPackage.flaw(inPrefix: "HFX", of: "Rocket") == nil)
  }

  @Test("has no prefix that makes a type of the modules that it imports")
  func takenTypes() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
    let type =
      /(?m)^ *public (?:final )?(?:class|struct|enum|protocol|typealias) (\w+?)((?:Native|Banner|Interstitial|Rewarded|RewardedInterstitial|AppOpen)?(?:Ads?|Ad(?:Loader)?(?:Delegate)?)|Error|Image|NativeOptions|Network)\b/
    for module in ["AdMediation", "AdapterConformance", "HeadlessUIKit"] {
      let folder = sources.appending(path: module)
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        for match in try String(contentsOf: file, encoding: .utf8).matches(of: type) {
          let prefix = String(match.output.1)
          #expect(
            NewAdapterPackage.flaw(inPrefix: prefix, of: "Rocket") != nil,
            "\(prefix) makes \(match.output.1)\(match.output.2) of \(module)"
          )
        }
      }
    }
  }

  @Test("reports loads to a delegate, whose every method the adapter has")
  func delegates() throws {
    let package = package()
    for format in ["Native", "Banner", "Interstitial", "Rewarded", "RewardedInterstitial", "AppOpen"] {
      let ad = try #require(package.files["Sources/RocketSDK/Rocket\(format)Ad.swift"])
      let adapter = try #require(package.files["Sources/RocketAdapter/RocketMediation\(format)Ad.swift"])
      let delegate = try #require(
        ad.firstMatch(of: /Delegate: AnyObject \{\n((?:  .+\n)+)\}/)?.output.1
      )
      let prefix = format.prefix(1).lowercased() + format.dropFirst() + "Ad"
      #expect(delegate.contains("  func \(prefix)DidLoad(_ ad: Rocket\(format)Ad)\n"))
      // The lines of a method are one.
      for method in delegate.split(separator: /\n(?=  func|$)/) {
        #expect(method.hasPrefix("  func \(prefix)"), "a format has names of its own")
        #expect(adapter.contains("\(method) {"))
      }
    }
  }

  @Test("bids if asked to, and mentions no bids otherwise")
  func bidding() throws {
    let bidder = package(bids: true).files
    let adapter = try #require(bidder["Sources/RocketAdapter/RocketAdapter.swift"])
    #expect(adapter.contains("@preconcurrency RTBAdapter"))
    #expect(adapter.contains("func collectSignals"))
    for (path, text) in package().files {
      #expect(!text.contains(/(?i)bid|signals|watermark/), "\(path)")
    }
  }

  @Test("has a custom event for native ads in the earlier style")
  func earlierStyle() throws {
    #expect(
      customEvent.names(in: "Sources/RocketAdapter") == [
        "RocketCustomEvent.swift", "RocketMediationNativeAd.swift", "RocketNativeOptions+Options.swift",
        "RocketAds+Configuration.swift",
      ]
    )
    #expect(
      customEvent.names(in: "Sources/RocketSDK")
        == ["RocketAd.swift", "RocketAds.swift", "RocketError.swift", "RocketNativeAd.swift"]
    )
    let fixture = try #require(customEvent.files["Sources/RocketAdapterFixtures/RocketFixture.swift"])
    #expect(fixture.contains(".customEvent(RocketCustomEvent.self)"))
  }

  @Test("has an adapter that a phone compiles: nothing in it is AdMediation's", arguments: all.indices)
  func phone(index: Int) {
    let sources = Self.all[index].files.filter { $0.key.hasPrefix("Sources/RocketAdapter/") }
    #expect(!sources.isEmpty)
    for (path, text) in sources {
      #expect(!text.contains("AdMediation"), "\(path)")
      let imports = text.matches(of: /(?m)^import (\w+)$/).map { String($0.output.1) }
      #expect(Set(imports).isSubset(of: ["GoogleMobileAds", "RocketSDK", "UIKit"]), "\(path)")
      #expect(imports == imports.sorted(), "\(path)")
      #expect(!text.contains("@preconcurrency import"), "\(path)")
    }
  }

  @Test("takes the stand-ins on Linux only, and says where the real SDKs go")
  func manifest() throws {
    let manifest = try #require(package().files["Package.swift"])
    #expect(manifest.contains(#"package: "AdMediation", condition: .when(platforms: [.linux]))"#))
    #expect(manifest.contains("// .package(url: \"https://github.com/googleads/"))
    let phone = try #require(
      manifest.components(separatedBy: "#else").last?.components(separatedBy: "#endif").first
    )
    #expect(!phone.contains("AdMediation"))
  }

  @Test("has a tool of five lines at most")
  func tool() throws {
    let tool = try #require(package().files["Sources/rocket/main.swift"])
    #expect(tool.split(separator: "\n").count <= 5)
    #expect(tool.contains(#"AdapterTool("rocket", fixtures: [RocketFixture.self]).main()"#))
  }

  @Test("runs its rules, its tool and a phone's build in CI")
  func workflow() throws {
    for package in [package(), customEvent] {
      let workflow = try #require(package.files[".github/workflows/ci.yml"])
      for text in [
        "- run: swift test\n", "CONFORMANCE_JUNIT: conformance.xml\n", "CONFORMANCE_HTML: conformance.html\n",
        "- run: swift run rocket check --junit check.xml --html check.html\n",
        "uses: actions/cache@", "uses: actions/upload-artifact@", "runs-on: macos-",
        "xcodebuild build -scheme RocketAdapter",
      ] { #expect(workflow.contains(text), "\(text)") }
      #expect(
        workflow.contains("Put a URL there.") == (package.dependency == .path("/somewhere/AdMediation"))
      )
    }
  }

  @Test(
    "attaches the reports of its tests and its tool to the CI run, ignores them in git and describes them"
  )
  func reports() throws {
    for package in [package(), customEvent] {
      let workflow = try #require(package.files[".github/workflows/ci.yml"])
      let attached = try #require(workflow.components(separatedBy: "path: |\n").last)
      let ignored = try #require(package.files[".gitignore"])
      for name in ["conformance.xml", "conformance.html", "check.xml", "check.html"] {
        #expect(attached.contains("  \(name)\n"), "\(name)")
        #expect(ignored.contains("\n\(name)\n"), "\(name)")
      }
      let readme = try #require(package.files["README.md"])
      #expect(
        readme.contains("--html FILE") && readme.contains("CONFORMANCE_HTML=conformance.html swift test")
      )
    }
  }

  @Test("pins the versions that it takes from URLs")
  func pins() throws {
    #expect(package().files[".gitignore"]?.contains("Package.resolved") == true)
    #expect(customEvent.files[".gitignore"]?.contains("Package.resolved") == false)
    #expect(customEvent.files["README.md"]?.contains("a path on your machine") == false)
    let manifest = try #require(customEvent.files["Package.swift"])
    #expect(manifest.contains(#".package(url: "https://git.example/AdMediation", from: "0.1.0")"#))
  }
}

@Suite("Where a new adapter finds AdMediation") struct NewAdapterDependencyTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let home = URL(filePath: "/home/user", directoryHint: .isDirectory)

  @Test(
    "may be a URL",
    arguments: [
      ("https://git.example/x/Mediation.git", "Mediation"),
      ("ssh://git@git.example/AdMediation", "AdMediation"),
      ("git@git.example:AdMediation.git", "AdMediation"),
      ("https://git.example/x/AdMediation/", "AdMediation"),
      ("file:///srv/AdMediation.git", "AdMediation"),
    ]
  )
  func url(text: String, identity: String) throws {
    let dependency = try NewAdapterDependency(text, from: home)
    #expect(dependency == .url(text))
    #expect(dependency.declaration == ".package(url: \"\(text)\", from: \"\(AdapterTool.mediateVersion)\")")
    #expect(dependency.identity == identity)
    #expect(dependency.advice == nil)
  }

  @Test("may be the path of a checkout, also a relative one", arguments: ["", ".", "Sources/..", "./"])
  func path(text: String) throws {
    let root = Self.root.commandLinePath
    let path = root.hasSuffix("/") ? String(root.dropLast()) : root
    let dependency = try NewAdapterDependency(text.isEmpty ? path : text, from: Self.root)
    #expect(dependency == .path(path))
    #expect(dependency.declaration == ".package(name: \"AdMediation\", path: \"\(path)\")")
    #expect(dependency.advice?.contains("which no CI machine has") == true)
  }

  @Test(
    "is refused with advice where it cannot be",
    arguments: [
      ("../nowhere", "/home/nowhere: there is no such folder; --admediation takes the path of"),
      ("/tmp", "/tmp: this folder has no Package.swift of AdMediation;"),
      ("github.com/x/y", "a URL begins with a scheme; write --admediation https://github.com/x/y"),
      ("https://", "write https:// or ssh://"), ("htps://github.com/x/y", "write https:// or ssh://"),
      ("https://git.example/x\", exact: \"1", "write https:// or ssh://"),
      ("https://git.example/\\(name)", "write https:// or ssh://"),
      ("git@git.example:x\")]; print(\"", "there is no such folder"),
    ]
  )
  func mistakes(text: String, advice: String) {
    let failure = #expect(throws: CommandFailure.self) { try NewAdapterDependency(text, from: home) }
    #expect(failure?.lines.joined().contains(advice) == true, "\(failure?.lines.joined() ?? "")")
  }

  @Test("is not another package that depends on it")
  func dependent() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", package().files["Package.swift"] ?? "")
    #expect(throws: CommandFailure.self) { try NewAdapterDependency(folder.url.commandLinePath, from: home) }
  }
}
