import AdMediation
import AdapterConformance
import Foundation
import Synchronization
import Testing

@testable import AdapterConformanceTesting

/// The trait that checks an adapter in a test: what is an issue, where, and what the run ends with.
@MainActor
@Suite("A test of an adapter's rules")
struct ConformanceTraitTests {
  private nonisolated static let lineOfVerify = #line

  private func run(
    _ id: String,
    with fixture: any AdapterFixture.Type,
    failing level: ConformanceRule.Level = .required
  ) async throws {
    let run = ConformanceRun(of: fixture, failing: level)
    let rule = try #require(RuleBook.rule(id))
    try await ConformanceTrait.$run.withValue(run) {
      try await rule.verify(
        sourceLocation: SourceLocation(
          fileID: #fileID,
          filePath: #filePath,
          line: Self.lineOfVerify,
          column: 1
        )
      )
    }
  }

  @Test("a required rule that is broken is an error that points at the fixture")
  func broken() async throws {
    try await withKnownIssue {
      try await run("LOAD-1", with: SilentDoubleFixture.self)
    } matching: { issue in
      issue.severity == .error && "\(issue)".contains("LOAD-1 is broken (required)")
        && "\(issue)".contains("; this issue points at the fixture\n")
        && issue.sourceLocation?.fileName == "ConformanceTraitTests.swift"
        && issue.sourceLocation?.line == SilentDoubleFixture.line
    }
  }

  @Test("each of several checks at once points at the fixture")
  func brokenAtOnce() async throws {
    let run = ConformanceRun(of: LonelyFixture.self, failing: .required)
    let lines = Mutex<[Int?]>([])
    try await withKnownIssue {
      try await withThrowingDiscardingTaskGroup { group in
        let rule = try #require(RuleBook.rule("LOAD-1"))
        for _ in 1...3 { group.addTask { try await run.verify(rule, at: #_sourceLocation) } }
      }
    } matching: { issue in
      lines.withLock { $0.append(issue.sourceLocation?.line) }
      return true
    }
    #expect(lines.withLock(\.self) == Array(repeating: LonelyFixture.line, count: 3))
  }

  @Test("a fixture that does not say where it is leads to the test")
  func withoutLocation() async throws {
    try await withKnownIssue {
      try await run("LOAD-1", with: NowhereFixture.self)
    } matching: { issue in
      issue.sourceLocation?.fileName == "ConformanceTraitTests.swift"
        && issue.sourceLocation?.line == Self.lineOfVerify
    }
  }

  @Test(
    "a recommended rule that is broken is a warning, unless it is to fail",
    arguments: [ConformanceRule.Level.required, .recommended]
  )
  func recommended(level: ConformanceRule.Level) async throws {
    try await withKnownIssue {
      try await run("ASSET-10", with: ModelFixture<WithoutChoices>.self, failing: level)
    } matching: {
      $0.severity == (level == .required ? .warning : .error)
    }
  }

  private struct Cancelled: Error, Equatable {
    let reason: String
  }

  @Test("a rule that does not apply is no issue, and cancels its case with the reason")
  func notApplicable() async throws {
    // `Test.cancel` itself would cancel this test.
    let run = ConformanceRun(of: ModelFixture<ModelCustomEvent>.self, failing: .required) { reason, _ in
      throw Cancelled(reason: reason)
    }
    let rule = try #require(RuleBook.rule("BANNER-1"))
    await #expect(throws: Cancelled(reason: "the adapter is a custom event")) {
      try await run.verify(rule, at: #_sourceLocation)
    }
  }

  /// A run whose cases are cancelled by an error: `Test.cancel` itself would cancel the test of the run.
  private func cancellingRun(
    _ fixture: any AdapterFixture.Type,
    failing level: ConformanceRule.Level = .required
  ) -> ConformanceRun {
    ConformanceRun(of: fixture, failing: level) { reason, _ in throw Cancelled(reason: reason) }
  }

  /// Checks rules of an adapter that never answers.
  private func verifySilent(_ ids: [String], in run: ConformanceRun) async throws {
    for id in ids {
      let rule = try #require(RuleBook.rule(id))
      do { try await run.verify(rule, at: #_sourceLocation) } catch is Cancelled {}
    }
  }

  @Test("a rule that is blocked cancels its case with the rule to fix first")
  func blocked() async throws {
    let run = cancellingRun(SilentDoubleFixture.self)
    let rule = try #require(RuleBook.rule("EVENT-1"))
    let error = await #expect(throws: Cancelled.self) { try await run.verify(rule, at: #_sourceLocation) }
    #expect(error?.reason.contains("Fix LOAD-1 first.") == true)
  }

  @Test("one defect is one failure, whichever rule is checked first", arguments: [true, false])
  func oneDefect(isCauseFirst: Bool) async throws {
    let ids = ["EVENT-1", "LOAD-2", "EVENT-3"]
    try await confirmation("one issue") { confirm in
      try await withKnownIssue {
        let run = cancellingRun(SilentDoubleFixture.self)
        try await verifySilent(isCauseFirst ? ["LOAD-1"] + ids : ids + ["LOAD-1"], in: run)
        await run.finish()
      } matching: {
        confirm()
        return "\($0)".contains("LOAD-1 is broken (required)") && $0.severity == .error
      }
    }
  }

  @Test("a rule that is blocked by one that was not checked fails when the run ends, at the fixture")
  func blockedAlone() async throws {
    let run = cancellingRun(SilentDoubleFixture.self)
    try await verifySilent(["EVENT-1"], in: run)
    await withKnownIssue {
      await run.finish()
    } matching: {
      $0.severity == .error && "\($0)".contains("EVENT-1 could not be checked (required)")
        && $0.sourceLocation?.line == SilentDoubleFixture.line
    }
  }

  @Test("a recommended rule that is blocked alone fails only if recommended rules are to fail")
  func recommendedBlockedAlone() async throws {
    let run = cancellingRun(SilentDoubleFixture.self)
    let id = try #require(
      RuleBook.rules.first { $0.level == .recommended && $0.family == .asset && $0.needs.isEmpty }
    ).id
    try await verifySilent([id], in: run)
    await run.finish()
    let strict = cancellingRun(SilentDoubleFixture.self, failing: .recommended)
    try await verifySilent([id], in: strict)
    await withKnownIssue {
      await strict.finish()
    } matching: {
      $0.severity == .error
    }
  }

  @Test("a broken rule leads to code that breaks and keeps it")
  func advice() async throws {
    try await withKnownIssue {
      try await run("LOAD-1", with: SilentDoubleFixture.self)
    } matching: {
      "\($0)".contains("rules LOAD-1 of your tool shows code that breaks and keeps it")
    }
  }

  @Test("the run ends with a page that has the rules of the test")
  func page() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = ConformanceRun(of: ModelFixture<ModelCustomEvent>.self, failing: .required)
    try await run.verify(#require(RuleBook.rule("LOAD-2")), at: #_sourceLocation)
    await run.finish(html: file.path(percentEncoded: false))
    let page = try PageMarkup(String(contentsOf: file, encoding: .utf8))
    #expect(page.lines.contains("Kept: no rule broken, 1 kept, 0 blocked, 0 not checked."))
    #expect(page.lines.contains("LOAD-2") && !page.lines.contains("LOAD-1"))
  }

  @Test("the trait takes the files from its arguments")
  func files() {
    let trait: ConformanceTrait = .conformance(of: NowhereFixture.self, junit: "a.xml", html: "a.html")
    #expect(trait.junit == "a.xml" && trait.html == "a.html")
  }

  @Test("a test without the trait is told which one it needs")
  func withoutTrait() async throws {
    let rule = try #require(RuleBook.rule("LOAD-1"))
    try await withKnownIssue {
      try await rule.verify()
    } matching: {
      "\($0)".contains("add the trait .conformance(of: YourFixture.self) to the test")
    }
  }

  @Test("the run ends with a file that has a case for each rule")
  func junit() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = ConformanceRun(of: ModelFixture<ModelCustomEvent>.self, failing: .required)
    for id in ["LOAD-2", "LOAD-1"] {
      try await run.verify(#require(RuleBook.rule(id)), at: #_sourceLocation)
    }
    await run.finish(junit: file.path(percentEncoded: false))
    let xml = try String(contentsOf: file, encoding: .utf8)
    #expect(xml.contains("tests=\"2\" failures=\"0\""))
    let first = try #require(xml.range(of: "LOAD-1"))
    let second = try #require(xml.range(of: "LOAD-2"))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test("a file that cannot be written is an issue")
  func unwritable() async {
    let run = ConformanceRun(of: ModelFixture<ModelCustomEvent>.self, failing: .required)
    await withKnownIssue {
      await run.finish(junit: "/no/such/folder/a.xml")
    } matching: {
      "\($0)".contains("/no/such/folder/a.xml cannot be written; check the path and its permissions")
    }
  }
}

/// A network's adapter that never answers, on the ready double.
@MainActor
private final class SilentDoubleFixture: NetworkDoubleFixture {
  static let checksConcurrently = true
  nonisolated static let line = #line + 1
  let double = NetworkDouble<NSObject>()

  var adapter: AdapterClass { .customEvent(NeverAnswers.self) }

  func perform(_ action: NetworkAction, on ad: NSObject) {}
}

/// The same, checked by one rule at a time, as fixtures are unless they say otherwise.
private final class LonelyFixture: NetworkDoubleFixture {
  nonisolated static let line = #line + 1
  let double = NetworkDouble<NSObject>()

  var adapter: AdapterClass { .customEvent(NeverAnswers.self) }

  func perform(_ action: NetworkAction, on ad: NSObject) {}
}

/// The same without a place in the code.
private final class NowhereFixture: AdapterFixture {
  static let checksConcurrently = true
  let parameter = "unit"
  let sightings = NetworkSightings()
  let realTimeGrace = Duration.zero
  var adapter: AdapterClass { .customEvent(NeverAnswers.self) }

  func arm(_ answer: NetworkAnswer) {}
  func perform(_ action: NetworkAction) {}
}

private final class NeverAnswers: NSObject, CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {}
}
