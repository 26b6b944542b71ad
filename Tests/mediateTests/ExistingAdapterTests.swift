import AdMediation
import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

private let banner = """
  import AcmeSDK
  import GoogleMobileAds
  #if canImport(OSLog)
  import OSLog
  #endif

  @objc(GADMediationAdapterAcme)
  final class AcmeMediation: NSObject, RTBAdapter {
    @objc func loadBanner(for a: MediationBannerAdConfiguration, completionHandler: @escaping B) {}
    func collectSignals(for a: RTBRequestParameters, completionHandler: @escaping C) {}
  }
  """

@Suite("An existing adapter") struct ExistingAdapterTests {
  @Test("is described by its sources")
  func facts() throws {
    let other = "@_implementationOnly import class AcmeCore.Thing\nimport AcmeSDK\nimport WebKit\n"
    let adapter = try ExistingAdapter([
      SwiftSource(path: "A.swift", text: banner), SwiftSource(path: "Sub/B.swift", text: other),
    ])
    #expect(adapter.className == "AcmeMediation")
    #expect(!adapter.isPublic)
    #expect(adapter.style == .mediationAdapter([.banner], isBidder: true))
    #expect(adapter.stubs.map(\.name) == ["AcmeSDK", "AcmeCore", "WebKit"])
    #expect(adapter.stubs.map(\.isApples) == [false, false, true])
    #expect(adapter.files["Sub/B.swift"] == other)
    #expect(adapter.files["A.swift"]?.contains("@objc") == false)
  }

  @Test("is the class with most formats, and a custom event if there is no other")
  func choice() throws {
    let event = "open class E: NSObject, GADCustomEventNativeAd {}"
    let custom = try ExistingAdapter([SwiftSource(path: "E.swift", text: event)])
    #expect(custom.style == .customEvent)
    #expect(custom.isPublic)
    let both = try ExistingAdapter([
      SwiftSource(path: "E.swift", text: event), SwiftSource(path: "A.swift", text: banner),
    ])
    #expect(both.className == "AcmeMediation")
    #expect(both.otherClasses == ["E"])
  }

  @Test(
    "needs a class that loads",
    arguments: [
      ("class A {}", ExistingAdapterFlaw.noAdapter),
      ("class A: NSObject, MediationAdapter {}", .noLoads("A")),
    ]
  )
  func flaws(text: String, flaw: ExistingAdapterFlaw) {
    #expect(throws: flaw) { try ExistingAdapter([SwiftSource(path: "A.swift", text: text)]) }
  }

  @Test("is in a package with an empty double, and no phone's build")
  func package() throws {
    let package = NewAdapterPackage(
      name: "Rocket",
      style: .mediationAdapter([.banner], isBidder: true),
      dependency: .path("/x"),
      existing: try ExistingAdapter([SwiftSource(path: "A.swift", text: banner)])
    )
    let files = package.files
    #expect(
      Set(files.keys) == [
        ".github/workflows/ci.yml", ".gitignore", "Package.swift", "README.md",
        "Sources/AcmeSDK/MissingNames.swift",
        "Sources/RocketAdapter/A.swift", "Sources/RocketAdapterFixtures/RocketFixture.swift",
        "Sources/rocket/main.swift", "Tests/RocketAdapterTests/ConformanceTests.swift",
      ]
    )
    #expect(files["Package.swift"]?.contains("let doubles: [String] = [\"AcmeSDK\"]") == true)
    #expect(files[".github/workflows/ci.yml"]?.contains("phone") == false)
    let fixture = try #require(files["Sources/RocketAdapterFixtures/RocketFixture.swift"])
    #expect(fixture.contains("@testable import RocketAdapter\n"))
    #expect(fixture.contains(".mediationAdapter(AcmeMediation.self)"))
    #expect(fixture.contains("[.banner]"))
    for (path, text) in files { #expect(!text.contains(/@(if .*|else|end|[A-Z]+)@/), "\(path)") }
  }
}

@Suite("The modules that an existing adapter imports") struct ExistingModulesTests {
  @Test(
    "are in products of AdMediation, or in doubles",
    arguments: [
      ("UIKit", ["DropInMobileAds"], []), ("AVFoundation", ["DropIn"], []),
      ("GoogleInteractiveMediaAds", ["DropIn"], []), ("AdPlatform", ["DropInMobileAds", "AdMediation"], []),
      ("HeadlessAVFoundation", ["DropInMobileAds", "InteractiveMediaAds"], []),
      ("SampleSDK", ["DropInMobileAds", "SampleSDK"], []), ("Foundation", ["DropInMobileAds"], []),
      ("AcmeCore", ["DropInMobileAds"], ["AcmeCore"]),
    ]
  )
  func products(module: String, products: [String], doubles: [String]) throws {
    let package = NewAdapterPackage(
      name: "Rocket",
      style: .mediationAdapter([.banner], isBidder: true),
      dependency: .url("https://example.com/Mediation.git"),
      existing: try ExistingAdapter([
        SwiftSource(path: "A.swift", text: banner), SwiftSource(path: "B.swift", text: "import \(module)"),
      ])
    )
    #expect(package.existing?.products == products)
    #expect(Set(package.existing?.stubs.map(\.name) ?? []) == Set(doubles + ["AcmeSDK"]))
    let manifest = try #require(package.files["Package.swift"])
    let product = { (name: String) in ".product(name: \"\(name)\", package: \"Mediation\")" }
    #expect(manifest.contains("let dropIn = Target.Dependency\(product(products[0]))\n"))
    let others = products.dropFirst().map { ", " + product($0) }.joined()
    #expect(manifest.contains("dependencies: [dropIn\(others)] + doubles"))
  }

  @Test("get the names that are missing in them")
  func names() throws {
    var adapter = try ExistingAdapter([
      SwiftSource(path: "A.swift", text: banner),
      SwiftSource(path: "B.swift", text: "import AcmeSDK\nimport AcmeCore\nimport WebKit"),
    ])
    let added = [["UIKit.UIGestureRecognizerSubclass", "AcmeSDK.Parts"], ["AppTrackingTransparency"]]
      .map { adapter.addStubs($0) }
    #expect(added == [false, true])
    let compiled = CompilerDiagnostics(
      output: """
        /p/B.swift:2:1: error: class 'AcmeThing' does not exist in module 'AcmeCore'
        /p/B.swift:3:1: error: cannot find type 'AcmeThing' in scope
        /p/B.swift:4:1: error: no type named 'View' in module 'AcmeSDK'
        /p/B.swift:5:1: error: module 'AcmeCore' has no member named 'start'
        /p/B.swift:6:1: error: unknown attribute 'AcmeState'
        /p/B.swift:7:1: error: cannot find 'WKWebView' in scope
        /p/B.swift:8:1: error: cannot find 'ATTrackingManager' in scope
        /p/B.swift:9:1: error: cannot find 'UIPrinter' in scope
        """,
      folder: "/p"
    )
    #expect(compiled.others == [])
    let names = adapter.stubs.map { stub in
      "\(stub.name): "
        + adapter.missingNames(of: stub, in: compiled, outside: []).map(\.name).joined(separator: ", ")
    }
    #expect(
      names == [
        "AcmeSDK: AcmeSDK.View, AcmeState", "AcmeCore: AcmeCore.start, AcmeThing", "WebKit: WKWebView",
        "AppTrackingTransparency: ATTrackingManager",
      ]
    )
  }
}

@Suite("The compiler's answer about an existing adapter") struct CompilerDiagnosticsTests {
  @Test("is read name by name")
  func names() {
    let diagnostics = CompilerDiagnostics(
      output: """
        [3/4] Compiling RocketAdapter A.swift
        /p/S/A.swift:3:5: error: cannot find type 'AcmeView' in scope
        /p/S/A.swift:3:5: error: cannot find type 'AcmeView' in scope
        /p/S/Sub/B.swift:12:5: error: cannot find 'AcmeView' in scope; did you mean 'x'?
         |   `- error: cannot find 'AcmeView' in scope
        /p/S/A.swift:9:1: error: cannot find 'WKWebView' in scope
        /p/S/A.swift:10:1: error: no such module 'AcmeCore'
        /p/S/A.swift:10:1: error: no such module 'UIKit.UIGestureRecognizerSubclass'
        /p/S/A.swift:11:1: error: module 'AcmeSDK' has no member named 'start'
        /p/S/A.swift:12:1: warning: unused
        /p/S/A.swift:13:1: error: value of type 'NSObject' has no member 'responds'
        /q/C.swift:1:1: error: unexpected
        error: fatalError
        error: no manifest
        """,
      folder: "/p/S"
    )
    #expect(
      diagnostics.missingNames.map(\.description) == [
        "AcmeSDK.start: a member, used in A.swift:11",
        "AcmeView: a type, used in A.swift:3, Sub/B.swift:12",
        "WKWebView: a type or a value, used in A.swift:9",
      ]
    )
    #expect(diagnostics.missingNames.map(\.isOfPlatform) == [false, false, true])
    #expect(diagnostics.missingModules == ["AcmeCore", "UIKit.UIGestureRecognizerSubclass"])
    #expect(diagnostics.others.map(\.place.line) == [13])
    #expect(diagnostics.usesObjectiveCRuntime)
    #expect(diagnostics.general == ["/q/C.swift:1: unexpected", "no manifest"])
    #expect(CompilerDiagnostics(output: "Build complete!", folder: "/p/S").isEmpty)
  }

  @Test("needs a compiler on the path")
  func path() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.commandLinePath
    #expect(PackageCompiler(package: "/p", target: "A", path: "") == nil)
    #expect(PackageCompiler(package: "/p", target: "A", path: "/nowhere:.:\(path)") == nil)
  }
}

@Suite("The folder of an existing adapter") struct ExistingSourcesTests {
  @Test("is read with its folders, and what is not copied is listed")
  func reading() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"),
      withIntermediateDirectories: false
    )
    for (name, text) in [
      ("B.swift", "let b = 1"), ("A.swift", ""), ("T.swift", "import XCTest"), ("Package.swift", ""),
      ("C.h", "@interface Extras : NSObject\nextern NSString *const Key;"), ("L.txt", ""),
      (".git/C.swift", ""),
    ] { _ = try folder.file(name, text) }
    let sources = try ExistingSources(folder.url)
    #expect(sources.sources.map(\.path) == ["A.swift", "B.swift"])
    #expect(sources.notCopied.map(\.path) == ["C.h", "Package.swift", "T.swift"])
    #expect(sources.otherFiles == 1)
    #expect(sources.objectiveCNames == ["Extras": "C.h", "Key": "C.h"])
  }

  @Test("has limits")
  func limits() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("A.swift", "let a = 1")
    _ = try folder.file("B.swift", "let b = 1")
    for limits in [
      ExistingSources.Limits(bytesInFile: 5), ExistingSources.Limits(bytes: 10),
      ExistingSources.Limits(entries: 1),
    ] {
      let failure = #expect(throws: CommandFailure.self) { try ExistingSources(folder.url, limits: limits) }
      #expect(failure?.lines.joined().contains("more than") == true)
    }
  }

  @Test("leads nowhere else")
  func links() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", "")
    let link = folder.url.appending(path: "B.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try ExistingSources(folder.url).notCopied.map(\.path) == ["B.swift"])
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "C"),
      withDestinationURL: URL(filePath: "/usr")
    )
    let failure = #expect(throws: CommandFailure.self) { try ExistingSources(folder.url) }
    #expect(failure?.lines.joined().contains("\"C\" is a symbolic link out of the folder") == true)
  }
}

@Suite("mediate new-adapter --from") struct NewAdapterFromTests {
  @Test("writes the package, and does not compile without a compiler")
  func writing() async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "out").commandLinePath
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "in"),
      withIntermediateDirectories: false
    )
    _ = try folder.file("in/A.swift", banner)
    let result = try await MediateBinary.run(
      "new-adapter",
      "Rocket",
      "--from",
      folder.url.appending(path: "in").commandLinePath,
      "--output",
      output,
      environment: ["PATH": ""]
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.contains("class AcmeMediation, an RTBAdapter for banner, in 1 Swift file.\n")
    )
    #expect(result.output.contains("\n  A.swift:9: removed @objc\n"))
    #expect(result.output.contains("Nothing was compiled: swift is not on the PATH."))
    #expect(FileManager.default.fileExists(atPath: output + "/Sources/RocketAdapter/A.swift"))
    #expect(!FileManager.default.fileExists(atPath: output + "/.build"))
    #expect(try String(contentsOf: folder.url.appending(path: "in/A.swift"), encoding: .utf8) == banner)
  }

  @Test(
    "refuses what cannot be, with advice",
    arguments: [
      (["Rocket", "--from", "/nowhere"], "there is no such folder"),
      (["Rocket", "--from", "/dev/null"], "this is a file"),
      (["Rocket", "--from", "EMPTY"], "there is no Swift file in this folder"),
      (["Rocket", "--from", "LATIN"], "not UTF-8 text"),
      (["Rocket", "--from", "HEADERS"], "has to be written again in Swift"),
      (["Rocket", "--from", "NOTHING"], "no class in Swift here conforms to MediationAdapter"),
      (["Acme", "--from", "TOOL"], "choose another name than Acme"),
      (["Rocket", "--from", "x", "--bidding"], "leave out --bidding"),
    ]
  )
  func mistakes(arguments: [String], advice: String) async throws {
    let folder = try TemporaryFolder()
    for name in ["EMPTY", "LATIN", "HEADERS", "NOTHING", "TOOL"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name),
        withIntermediateDirectories: false
      )
    }
    _ = try folder.file("LATIN/A.swift", Data([0xE9]))
    _ = try folder.file("HEADERS/A.m", "")
    _ = try folder.file("NOTHING/A.swift", "class A {}")
    _ = try folder.file("TOOL/A.swift", "import acme\n" + banner)
    let paths = arguments.map { word in
      word.allSatisfy(\.isUppercase) ? folder.url.appending(path: word).commandLinePath : word
    }
    let result = try await MediateBinary.run(arguments: ["new-adapter"] + paths)
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(advice), "\(result.errors)")
  }
}
