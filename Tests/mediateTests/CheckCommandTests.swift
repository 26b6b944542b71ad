import AdMediation
import Foundation
import SampleConformance
import Testing

@testable import AdapterConformance
@testable import AdapterTool
@testable import MediateCommands

/// `mediate check`.
@MainActor
@Suite("Checking")
struct CheckCommandTests {
  private nonisolated static let sample = "SampleAdapter.SampleCustomEventNativeAd"
  private nonisolated static let sampleForAll = "SampleAdapter.SampleMediationAdapter"

  /// The documents, as a script reads them.
  private struct Document: Decodable {
    struct Adapter: Decodable {
      var className: String
      var conforming: Bool
      var passedCount: Int
      var brokenCount: Int
      var blockedCount: Int
      var notCheckedCount: Int
      var results: [Rule]
    }

    struct Rule: Decodable {
      var id: String
      var family: String
      var level: String
      var sentence: String
      var source: String
      var outcome: String?
      var reason: String?
      var blockedBy: [String]?
      var expected: String?
      var happened: String?
      var markedEvents: [Int]?
    }

    var broken: Bool?
    var adapters: [Adapter]?

    init(_ text: String) throws { self = try JSONDecoder().decode(Document.self, from: Data(text.utf8)) }
  }

  private func check(_ arguments: String..., tool: AdapterTool = .mediate) async -> ToolOutput {
    await tool.output(of: ["check"] + arguments)
  }

  private let silent = AdapterTool.mediate(checking: [SilentFixture.self])

  // MARK: The adapters in the tool

  @Test("the sample adapters keep every rule, and each has its line")
  func sample() async throws {
    let output = await check("--level", "recommended")
    #expect(output.status == .success)
    #expect(output.standardError.isEmpty)
    let lines = output.standardOutput.split(separator: "\n")
    let adapters = lines.filter { $0.hasPrefix("SampleAdapter.") }.map(String.init)
    #expect(adapters == [Self.sample, Self.sampleForAll])
    let others = await check("--only", "not-checked").standardOutput.split(separator: "\n")
    for rule in RuleBook.rules {
      let kept = lines.count { $0.hasPrefix("  ✓ \(rule.id) ") }
      let notChecked = others.count { $0.hasPrefix("  – \(rule.id) ") }
      #expect(kept + notChecked == 2, "\(rule)")
    }
    let advice = "mediate check --only not-checked lists them with the reasons"
    #expect(lines.count { $0.hasPrefix("  – ") && $0.hasSuffix(" rules not checked; \(advice)") } == 2)
    #expect(lines.last?.hasPrefix("Kept: no rule broken, ") == true)
  }

  @Test("lists one kind of results only when asked", arguments: ["broken", "kept", "not-checked"])
  func only(part: String) async {
    let text = await check("--only", part, "--rule=LOAD", tool: silent).standardOutput
    #expect(text.contains("  ✗ LOAD-1 ") == (part == "broken"))
    #expect(text.contains("LOAD-1 is broken (required)") == (part == "broken"))
    #expect(!text.contains("  ✓ "))
    #expect(text.contains("  – ") == (part == "not-checked"))
    #expect(await check("--only", "broken", "--rule=LOAD-1").standardOutput.hasPrefix("Kept: no rule broken"))
  }

  @Test("checks the rules of a family")
  func family() async {
    let text = await check("--rule", "banner", "--rule", "LOAD-1", "--only=kept").standardOutput
    #expect(text.contains("  ✓ LOAD-1 ") && text.contains("  ✓ BANNER-7 "))
    #expect(!text.contains("LOAD-2") && !text.contains("VIEW-1"))
  }

  @Test("says the same every time, in the built tool, too")
  func deterministic() async throws {
    let first = await check("--json", "-")
    let second = await check("--json", "-")
    let built = try await MediateBinary.run("check", "--json", "-")
    #expect(first == second)
    #expect(built.output == first.standardOutput)
    #expect(built.status == 0)
  }

  @Test("takes a class by its whole name or its last part", arguments: [sample, "SampleCustomEventNativeAd"])
  func className(name: String) async throws {
    let output = await check(name, name, "--json=-")
    #expect(try Document(output.standardOutput).adapters?.map(\.className) == [Self.sample])
  }

  @Test("checks the rules that are named, in the order of the book")
  func chosenRules() async throws {
    let output = await check("--rule", "LOAD-3,load-1", "--json", "-")
    let document = try Document(output.standardOutput)
    #expect(document.adapters?.first?.results.map(\.id) == ["LOAD-1", "LOAD-3"])
    #expect(document.adapters?.first?.results.map(\.outcome) == ["passed", "passed"])
  }

  // MARK: Exit statuses

  @Test("a required rule that is broken is status 1, and is explained")
  func broken() async throws {
    let output = await check("--rule", "LOAD-1", tool: silent)
    #expect(output.status == .answeredNo)
    #expect(output.standardOutput.contains("  ✗ LOAD-1  "))
    #expect(output.standardOutput.contains("LOAD-1 is broken (required): "))
    #expect(output.standardOutput.contains("  expected: didReceive with an ad, for the network fills\n"))
    #expect(
      output.standardOutput.hasSuffix(
        "Broken: 1 required rule broken, 0 kept, 0 blocked, 0 not checked.\n"
      )
    )
  }

  @Test("ends with a list of what is broken, the event that shows it, and what is blocked")
  func listAtTheEnd() async throws {
    let output = await check("--rule", "LOAD-3", "--rule", "EVENT-1", "--rule", "LOAD-1", tool: silent)
    let end = try #require(output.standardOutput.components(separatedBy: "\nBroken and blocked\n").last)
    #expect(end.hasPrefix("  ✗ LOAD-1   "))
    #expect(end.contains("\n  ! LOAD-3 and EVENT-1 blocked by LOAD-1\n\nBroken: "))
  }

  @Test("a required rule that another one blocks is status 1 on its own, and says which rule to check")
  func blockedAlone() async throws {
    let output = await check("--rule", "EVENT-1", "--github", tool: silent)
    #expect(output.status == .answeredNo)
    #expect(
      output.standardOutput.contains(
        "  ! EVENT-1  blocked: LOAD-1 is broken: there is no ad; mediate check --rule LOAD-1 says how\n"
      )
    )
    #expect(
      output.standardOutput.contains(
        "Blocked: no rule broken, 0 kept, 1 blocked, 0 not checked.\n::error title=EVENT-1 "
      )
    )
  }

  @Test("a blocked rule beside the broken one leads to its explanation, and is counted apart")
  func blockedBesideCause() async throws {
    let output = await check("--rule=EVENT-1", "--rule=LOAD-1", "--github", tool: silent)
    #expect(output.status == .answeredNo)
    #expect(
      output.standardOutput.contains("  ! EVENT-1  blocked: LOAD-1 is broken: there is no ad\n")
    )
    let end = "Broken: 1 required rule broken, 0 kept, 1 blocked, 0 not checked.\n"
    #expect(output.standardOutput.contains(end))
    #expect(output.standardOutput.split(separator: "\n").count { $0.hasPrefix("::") } == 1)
    let json = await check("--rule=EVENT-1", "--rule=LOAD-1", "--json=-", tool: silent)
    let adapter = try #require(try Document(json.standardOutput).adapters?.first)
    #expect(adapter.blockedCount == 1)
    #expect(adapter.notCheckedCount == 0)
    #expect(adapter.results.map(\.outcome) == ["broken", "blocked"])
    #expect(adapter.results.last?.blockedBy == ["LOAD-1"])
    #expect(adapter.results.last?.reason == "LOAD-1 is broken: there is no ad")
  }

  @Test("what is broken stands in every report")
  func brokenReports() async throws {
    let folder = try TemporaryFolder()
    let json = folder.url.appending(path: "a.json")
    let junit = folder.url.appending(path: "a.xml")
    let output = await check(
      "--rule=LOAD-1",
      "--github",
      "--json",
      json.commandLinePath,
      "--junit",
      junit.commandLinePath,
      tool: silent
    )
    #expect(output.status == .answeredNo)
    let annotation = try #require(output.standardOutput.split(separator: "\n").last)
    #expect(annotation.hasPrefix("::error title=LOAD-1 "))
    let document = try Document(String(contentsOf: json, encoding: .utf8))
    #expect(document.broken == true)
    #expect(document.adapters?.first?.conforming == false)
    let result = try #require(document.adapters?.first?.results.first)
    #expect(result.outcome == "broken")
    #expect(result.expected == "didReceive with an ad, for the network fills")
    #expect(result.happened?.isEmpty == false)
    let xml = try String(contentsOf: junit, encoding: .utf8)
    #expect(xml.contains("<failure message=\"LOAD-1: "))
  }

  @Test("a recommended rule counts when it is asked for", arguments: ConformanceRule.Level.allCases)
  func levels(level: ConformanceRule.Level) {
    let rule = ConformanceRule(.load(99), .recommended, "A sentence.", source: "A source", check: { _ in })
    let failure = ConformanceFailure(rule: rule, expected: "a", actual: "b\u{1B}[31m", timeline: [])
    let report = CheckReport(
      [ConformanceReport(adapter: "A", results: [.init(rule: rule, outcome: .broken(failure))])],
      level: level,
      tool: "mediate"
    )
    #expect(report.isBroken == (level == .recommended))
    let text = report.text.rendered(in: .plain)
    #expect(text.contains("  ✗ LOAD-99  A sentence. (recommended)\n"))
    #expect(text.contains("  happened: b\\u{1B}[31m\n"))
    let end = "1 recommended rule broken, 0 kept, 0 blocked, 0 not checked.\n"
    #expect(text.contains((level == .recommended ? "\nBroken: " : "\nRequired rules kept; ") + end))
  }

  @Test("annotations leave a document on standard output alone")
  func annotationsBesideDocument() async throws {
    let output = await check("--rule=LOAD-1", "--github", "--json=-", tool: silent)
    #expect(try Document(output.standardOutput).broken == true)
    #expect(output.standardError.hasPrefix("::error title=LOAD-1 "))
  }

  // MARK: Mistakes

  @Test(
    "a mistake is one line, and status 2",
    arguments: [
      (
        ["check", "SampleAdapter.SampleCustomEventNativeAds"],
        "there is no adapter \"SampleAdapter.SampleCustomEventNativeAds\" in the tool; did you mean \(sample)?"
      ),
      (
        ["check", "Acme"], "there is no adapter \"Acme\" in the tool; write one of \(sample), \(sampleForAll)"
      ),
      (["check", ""], "there is no adapter \"\" in the tool; write one of \(sample), \(sampleForAll)"),
      (
        ["check", "--rule", "WISH-1\u{7}"],
        "there is no rule \"WISH-1\\u{7}\"; mediate rules lists those that exist"
      ),
      (["check", "--rule"], "--rule has no value; write --rule ID"),
      (
        ["check", "--level", "recomended"],
        "\"recomended\" is not a valid value for --level; did you mean recommended?"
      ),
      (["check", "--junit"], "--junit has no value; write --junit FILE"),
      (
        ["check", "--json", "-", "--junit", "-"],
        "--json and --junit both print to standard output; name a file for one of them"
      ),
      (
        ["check", "--json", "/tmp/a.xml", "--junit", "/tmp/../tmp/./a.xml"],
        "--json and --junit name the same file; name another one for one of them"
      ),
      (
        ["simulate", "--json", "--html", "-"],
        "--json and --html both print to standard output; name a file for one of them"
      ),
      (
        ["check", "--html=a", "--junit", "a"],
        "--junit and --html name the same file; name another one for one of them"
      ),
      (["check", "--github", "--github"], "--github was given more than once; give it once"),
      (["check", "--json", "/"], "/ is a directory; name a file in it"),
      (
        ["check", "--junit", "/no/such/folder/a.xml"],
        "/no/such/folder/a.xml: the directory does not exist; create it, or name another file"
      ),
      (
        ["check", "--rule", "BID,LAOD-1"],
        "there is no rule \"LAOD-1\"; did you mean LOAD-1 or LOAD-10 or LOAD-11?"
      ),
      (["rules", "LAOD-1"], "there is no rule \"LAOD-1\"; did you mean LOAD-1 or LOAD-10 or LOAD-11?"),
    ] as [([String], String)]
  )
  func mistakes(_ arguments: [String], _ message: String) async {
    let output = await AdapterTool.mediate.output(of: arguments)
    #expect(output == .failure(message))
  }

  @Test("a rule that is nearly right is suggested")
  func nearestRule() async {
    let output = await check("--rule", "LAOD-1")
    #expect(output.status == .cannotRun)
    #expect(output.standardError.hasPrefix("mediate: there is no rule \"LAOD-1\"; did you mean LOAD-1"))
  }
}

extension AdapterTool {
  /// The tool with these adapters to check.
  static func mediate(checking fixtures: [any AdapterFixture.Type]) -> AdapterTool {
    AdapterTool(
      "mediate",
      summary: "",
      version: "",
      fixtures: fixtures,
      configuration: .bundled,
      defaultAdUnit: nil,
      commands: mediate.commands
    )
  }
}

/// An adapter that never answers, and no network.
final class SilentFixture: AdapterFixture {
  static let checksConcurrently = true
  let parameter = "unit"
  let sightings = NetworkSightings()
  let realTimeGrace = Duration.zero
  var adapter: AdapterClass { .customEvent(Silent.self) }

  func arm(_ answer: NetworkAnswer) {}
  func perform(_ action: NetworkAction) {}
}

final class Silent: NSObject, CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {}
}
