import AdMediation
import Foundation
import Testing

/// What the README prints is true.
@Suite struct ReadmeTests {
  /// The package's folder, three up from this file.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let pages = "Sources/AdMediation/AdMediation.docc/"

  /// A page's fenced blocks of a kind, in order.
  private static func blocks(_ kind: String, in path: String = "README.md") throws -> [String] {
    let page = try text(of: path)
    return page.components(separatedBy: "```\(kind)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test(
    "the code shown is code that is compiled and tested",
    arguments: [
      ("README.md", ["Tests/ReadmeExampleTests/AcmeCustomEventTests.swift"]),
      (pages + "WritingAnAdapter.md", ["Tests/Fixtures/ReadmeExample/AcmeCustomEvent.swift"]),
      (
        "Sources/InteractiveMediaAds/InteractiveMediaAds.docc/VideoAds.md",
        [
          "Tests/Fixtures/ReadmeExample/FilmViewController.swift",
          "Tests/ReadmeExampleTests/FilmViewControllerTests.swift",
        ]
      ),
    ]
  )
  func code(page: String, files: [String]) throws {
    // Shorter blocks are excerpts.
    let shown = try Self.blocks("swift", in: page).filter { $0.contains("import ") }
    #expect(try shown.map { $0 + "\n" } == files.map(Self.text))
  }

  @Test("the README is short, and its links lead to files")
  func links() throws {
    let page = try Self.text(of: "README.md")
    #expect(page.utf8.count < 10_000)
    let targets = page.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
    #expect(targets.count > 10)
    for target in targets {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: target).path()), "\(target)")
    }
  }

  @Test("the commands shown are the ones that CI runs and the tool knows")
  func commands() throws {
    #expect(
      try Self.blocks("console") == [
        "swift run mediate\nswift test",
        "docker run --rm -it -v \"$PWD\":/package -w /package swift:6.3 swift test",
        "swift run mediate new-adapter Acme --bidding --formats native,rewarded --output ../AcmeAdapter",
      ]
    )
    #expect(try Self.text(of: ".ci/run").hasSuffix("\nswift test\n"))
  }

  @Test("the configuration shown is one that is read")
  func configuration() throws {
    let shown = try Self.blocks("json", in: Self.pages + "Configuration.md")
    #expect(!shown.isEmpty)
    for block in shown {
      let configuration = try MediationConfiguration(json: Data(block.utf8))
      #expect(configuration.adUnits["pause"]?.sources.map(\.kind) == [.waterfall, .bidding])
    }
  }

  @Test("the output shown is what the tool prints")
  func output() async throws {
    let shown = try #require(try Self.blocks("text").first)
    let result = try await MediateBinary.run(arguments: [])
    #expect(result.output.contains("\n\n\(shown)\n"))
    #expect(result.status == 0)
  }

  @Test("the mistake shown is reported as shown")
  func mistake() async throws {
    let shown = try #require(try Self.blocks("text", in: Self.pages + "Configuration.md").first)
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "my.json",
      #"{"adUnits": {"home": {"sources": [{"className": "A.B"}, {"className": "A.B", "timeout": -1}]}}}"#
    )
    let result = try await MediateBinary.run(
      arguments: ["run", "home", "--config", file.path(percentEncoded: false)]
    )
    #expect(result.errors.hasSuffix(shown + "\n"))
    #expect(result.status == 2)
  }

  @Test("the mirror table is complete")
  func mirrorTable() throws {
    let page = try Self.text(of: Self.pages + "Names.md")
    let declaration = /public typealias ((?:GAD|IMA)\w+) = ([\w.]+)/
    let tables = try ["AdMediation/GADNames", "InteractiveMediaAds/IMANames"].map {
      try Self.text(of: "Sources/\($0).swift").matches(of: declaration)
    }
    #expect(tables.allSatisfy { $0.count > 30 })
    let names = tables.joined()
    for name in names {
      #expect(page.contains("| `\(name.output.1)` | `\(name.output.2)` |"), "\(name.output.1)")
    }
  }

  @Test("the walk through the code names files that are there, and not too many")
  func walk() throws {
    let page = try Self.text(of: Self.pages + "Architecture.md")
    let journeys = page.components(separatedBy: "\n## ").compactMap { section in
      let rows = section.matches(of: /\n\| \d+ \| ([^ ]+\.swift) \|/).map { String($0.output.1) }
      return rows.isEmpty ? nil : rows
    }
    #expect(journeys.count == 3)
    for (files, limit) in zip(journeys, [16, 16, 10]) {
      #expect(files.count <= limit)
      for file in files {
        let path = file.hasPrefix("SampleNetwork/") ? file : "Sources/\(file)"
        #expect(throws: Never.self, "\(path)") { try Self.text(of: path) }
      }
    }
  }
}
