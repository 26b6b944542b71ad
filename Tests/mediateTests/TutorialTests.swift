import AdapterConformance
import Foundation
import Testing

/// The page "Check your first adapter" says what is true of a generated package.
@Suite struct TutorialTests {
  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../Sources/AdapterConformance/AdapterConformance.docc/CheckYourFirstAdapter.md")
    .standardizedFileURL

  @Test("the line to delete and the folders named are in a generated package")
  func package() async throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "HalcyonAdapter")
    let result = try await MediateBinary.run(
      arguments: ["new-adapter", "Halcyon", "--output", output.commandLinePath]
    )
    #expect(result.status == 0, "\(result.errors)")
    let paths = page.matches(of: /\n\| `([^`]+)` \|/).map { String($0.output.1) }
    #expect(paths.count == 6)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: output.appending(path: path).path()), "\(path)")
    }
    let file = try #require(page.firstMatch(of: /In `([^`]+)`, the method[^.]+\. Delete the line/)?.output.1)
    let code = try String(contentsOf: output.appending(path: String(file)), encoding: .utf8)
    let line = try #require(page.firstMatch(of: /```swift\n(.+)\n```/)?.output.1)
    #expect(code.contains("\n\(line)\n"))
    let fixture = "Sources/HalcyonAdapterFixtures/HalcyonFixture.swift"
    let place = try #require(page.firstMatch(of: /HalcyonFixture\.swift:(\d+)/).flatMap { Int($0.output.1) })
    let lines = try String(contentsOf: output.appending(path: fixture), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[place - 1].hasSuffix("let double = HalcyonNetwork()"))
  }

  @Test("the broken rule is one of the rule book")
  func rule() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let rule = try #require(RuleBook.rule("SCREEN-4"))
    #expect(page.contains("\nSCREEN-4 is broken (\(rule.level.rawValue)): \(rule.sentence)\n"))
    #expect(page.contains("\n  source:   \(rule.source)\n"))
    #expect(page.replacing(/\n {12}/, with: " ").contains("\n  fix:      \(rule.fix)\n"))
    #expect(page.contains("each of the \(RuleBook.rules.count) rules"))
    for id in ["LOAD-1", "LOAD-2", "LOAD-3"] {
      let sentence = try #require(RuleBook.rule(id)?.sentence)
      #expect(page.contains("\n  ✓ \(id)     \(sentence)\n"))
    }
  }
}
