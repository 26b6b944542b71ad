import AdMediation
import AdapterConformance
import Foundation
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
        && issue.sourceLocation?.fileName == "ConformanceTraitTests.swift"
        && issue.sourceLocation?.line == SilentDoubleFixture.line
    }
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
    run.finish(junit: file.path(percentEncoded: false))
    let xml = try String(contentsOf: file, encoding: .utf8)
    #expect(xml.contains("tests=\"2\" failures=\"0\""))
    let first = try #require(xml.range(of: "LOAD-1"))
    let second = try #require(xml.range(of: "LOAD-2"))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test("a file that cannot be written is an issue")
  func unwritable() {
    let run = ConformanceRun(of: ModelFixture<ModelCustomEvent>.self, failing: .required)
    withKnownIssue {
      run.finish(junit: "/no/such/folder/a.xml")
    } matching: {
      "\($0)".contains("/no/such/folder/a.xml cannot be written; check the path and its permissions")
    }
  }
}

/// A network's adapter that never answers, on the ready double.
@MainActor
private final class SilentDoubleFixture: NetworkDoubleFixture {
  nonisolated static let line = #line + 1
  let double = NetworkDouble<NSObject>()

  var adapter: AdapterClass { .customEvent(NeverAnswers.self) }

  func perform(_ action: NetworkAction, on ad: NSObject) {}
}

/// The same without a place in the code.
private final class NowhereFixture: AdapterFixture {
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
