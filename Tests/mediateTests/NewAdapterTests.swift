import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("A new adapter") struct NewAdapterTests {
  private let package = NewAdapterPackage(name: "Rocket", dependency: .path("/somewhere/AdMediation"))

  @Test("has its network's name everywhere, and nothing of the template's")
  func name() {
    for (path, text) in package.files {
      #expect(!path.localizedCaseInsensitiveContains("acme"), "\(path)")
      #expect(!text.localizedCaseInsensitiveContains("acme"), "\(path)")
      #expect(!text.contains("@ADMEDIATION@") && !text.contains("@IDENTITY@"), "\(path)")
    }
    #expect(package.files["Sources/RocketAdapter/RocketCustomEvent.swift"]?.contains("rocketRequest") == true)
  }

  @Test("may have a name with the template's in it")
  func nested() {
    let package = NewAdapterPackage(name: "Pacme", dependency: .path("/x"))
    #expect(package.files["Sources/PacmeSDK/PacmeAd.swift"] != nil)
  }

  @Test("has everything that a package with tests and CI needs")
  func files() {
    #expect(
      Set(package.files.keys) == [
        "Package.swift", "README.md", ".gitignore", ".github/workflows/ci.yml",
        "Sources/RocketSDK/RocketLoader.swift", "Sources/RocketSDK/RocketAd.swift",
        "Sources/RocketAdapter/RocketCustomEvent.swift", "Sources/RocketAdapter/RocketMediatedAd.swift",
        "Tests/RocketAdapterTests/RocketFixture.swift", "Tests/RocketAdapterTests/ConformanceTests.swift",
      ]
    )
  }

  @Test(
    "finds AdMediation by a path or a URL",
    arguments: [
      ("/a b/AdMediation", #".package(name: "AdMediation", path: "/a b/AdMediation")"#, "AdMediation"),
      ("../AdMediation/", #".package(name: "AdMediation", path: "/home/AdMediation")"#, "AdMediation"),
      (
        "https://git.example/x/Mediation.git",
        #".package(url: "https://git.example/x/Mediation.git", branch: "main")"#,
        "Mediation"
      ),
    ]
  )
  func dependency(given: String, declaration: String, identity: String) throws {
    let folder = URL(filePath: "/home/user", directoryHint: .isDirectory)
    let dependency = NewAdapterPackage.Dependency(given, from: folder)
    let manifest = try #require(
      NewAdapterPackage(name: "Rocket", dependency: dependency).files["Package.swift"]
    )
    #expect(manifest.contains(declaration))
    #expect(manifest.contains("package: \"\(identity)\""))
  }

  @Test("is written once, and never over anything")
  func writing() async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "Rocket").commandLinePath
    let arguments = ["new-adapter", "Rocket", "--output", output]
    let first = try await MediateBinary.run(arguments: arguments)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("swift test"))
    #expect(first.output.contains("a path on this machine, which no CI machine has."))
    let manifest = try String(contentsOfFile: output + "/Package.swift", encoding: .utf8)
    #expect(manifest.contains(".package(name: \"AdMediation\", path: "))
    let second = try await MediateBinary.run(arguments: arguments)
    #expect(second.status == 2)
    #expect(second.errorLines.count == 1)
    #expect(second.errors.contains("there is something in this folder"))
  }

  @Test("needs no advice about CI when it finds AdMediation by a URL")
  func noAdvice() async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "Rocket").commandLinePath
    let url = "https://git.example/AdMediation.git"
    let result = try await MediateBinary.run(
      "new-adapter",
      "Rocket",
      "--output",
      output,
      "--admediation",
      url
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix("\nREADME.md there says what each file is for.\n"))
  }

  @Test("says in the workflow what a CI machine has to find, right before it is looked for")
  func workflow() throws {
    let workflow = try #require(package.files[".github/workflows/ci.yml"])
    let lines = workflow.split(separator: "\n")
    let comment = lines.filter { $0.hasPrefix("      # ") }.joined()
    #expect(comment.contains("Package.swift") && comment.contains("--admediation URL"))
    #expect(lines.suffix(2).first?.hasPrefix("      # ") == true)
    #expect(lines.last == "      - run: swift test")
  }

  @Test(
    "that cannot be is refused with advice",
    arguments: [
      ([], "no name"),
      (["rocket"], "begins small"),
      (["1st"], "use letters and digits"),
      (["Ro/../cket"], "use letters and digits"),
      (["RocketAdapter"], "leave it out"),
      (["Sample"], "makes types that exist already"),
      (["Rocket", "--output", "/dev/null"], "this is a file"),
      (["Rocket", "--output", "/dev/null/x"], "cannot be written"),
    ]
  )
  func mistakes(arguments: [String], advice: String) async throws {
    let result = try await MediateBinary.run(arguments: ["new-adapter"] + arguments)
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(advice), "\(result.errors)")
  }
}
