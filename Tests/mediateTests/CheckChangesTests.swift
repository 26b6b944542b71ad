import AdPlatform
import Foundation
import Testing

@testable import AdapterConformance
@testable import AdapterTool
@testable import MediateCommands

/// `check --since`: what changed since an earlier check.
@MainActor
@Suite("A check compared with an earlier one")
struct CheckChangesTests {
  private let folder: TemporaryFolder
  private let silent = AdapterTool.mediate(checking: [SilentFixture.self])

  init() throws { folder = try TemporaryFolder() }

  private func check(_ arguments: String...) async -> ToolOutput {
    await silent.output(of: ["check"] + arguments)
  }

  /// A file with these outcomes of the silent adapter.
  private func earlier(
    _ outcomes: [String: String],
    adapter: String = String(reflecting: Silent.self)
  ) throws -> String {
    let results = outcomes.map { ["id": $0.key, "outcome": $0.value] }
    let document: [String: Any] = [
      "level": "required", "broken": false, "adapters": [["className": adapter, "results": results]],
    ]
    return try folder.file("before.json", JSONSerialization.data(withJSONObject: document)).commandLinePath
  }

  /// The lines below the heading of the changes.
  private func changes(_ text: String, _ file: String) throws -> [String] {
    let end = try #require(text.components(separatedBy: "\nChanged since \(file)\n").dropFirst().last)
    return end.split(separator: "\n").map(String.init)
  }

  @Test("the text ends with the rules that have another result")
  func text() async throws {
    let file = try earlier([
      "LOAD-1": "passed", "LOAD-2": "passed", "LOAD-3": "notChecked", "LOAD-4": "blocked",
      "LOAD-17": "passed",
    ])
    let output = await check("--rule=LOAD", "--since", file)
    let lines = try changes(output.standardOutput, file)
    #expect(lines.first == "  ✗ newly broken: LOAD-1")
    #expect(lines.contains("  ! newly blocked: LOAD-2 and LOAD-3"))
    #expect(lines.contains("  – newly not checked: LOAD-17"))
    #expect(lines.contains { $0.hasPrefix("  + added: LOAD-5") })
    #expect(!lines.contains { $0.contains("removed") || $0.contains("LOAD-4") })
    #expect(output.status == .answeredNo)
  }

  @Test("a file of check --json itself has no changes, and the exit status stays")
  func unchanged() async throws {
    let file = folder.url.appending(path: "a.json").commandLinePath
    _ = await check("--json", file)
    let output = await check("--since", file)
    #expect(output.standardOutput.hasSuffix("\nNothing changed since \(file).\n"))
    #expect(output.status == .answeredNo)
    let part = await check("--since", file, "--rule=LOAD-1")
    #expect(part.standardOutput.hasSuffix("\nNothing changed since \(file).\n"))
  }

  @Test("an adapter that only one of the two has is named once")
  func adapters() async throws {
    let file = try earlier(["LOAD-1": "passed"], adapter: "Old.Adapter\u{202E}")
    let lines = try changes(await check("--since", file).standardOutput, file)
    #expect(
      lines == [
        "  + added: \(String(reflecting: Silent.self)), which the earlier results do not have",
        "  − removed: Old.Adapter\\u{202E}, which only the earlier results have",
      ]
    )
    let part = try changes(await check("--since", file, "Silent").standardOutput, file)
    #expect(part.count == 1)
  }

  @Test("the results may be updated in one go")
  func update() async throws {
    let file = try earlier(["LOAD-1": "passed"])
    let output = await check("--rule=LOAD-1", "--since", file, "--json", file)
    #expect(output.standardOutput.hasSuffix("\n  ✗ newly broken: LOAD-1\n"))
    let again = await check("--rule=LOAD-1", "--since", file)
    #expect(again.standardOutput.hasSuffix("\nNothing changed since \(file).\n"))
  }

  private struct Document: Decodable {
    struct Changes: Decodable {
      struct Rule: Decodable, Equatable {
        var className, id, change: String
        var before, now: String?
      }
      var since: String
      var rules: [Rule]
      var addedAdapters, removedAdapters: [String]
    }
    var changes: Changes?
  }

  @Test("JSON has the changes, and none without --since")
  func json() async throws {
    let file = try earlier(["LOAD-1": "passed", "GONE-1": "broken"])
    let output = await check("--since", file, "--json", "-")
    let document = try JSONDecoder().decode(Document.self, from: Data(output.standardOutput.utf8))
    let changes = try #require(document.changes)
    let name = String(reflecting: Silent.self)
    #expect(changes.since == file)
    #expect(
      changes.rules.first
        == .init(className: name, id: "LOAD-1", change: "newlyBroken", before: "passed", now: "broken")
    )
    #expect(
      changes.rules.last
        == .init(className: name, id: "GONE-1", change: "removed", before: "broken", now: nil)
    )
    #expect(changes.rules.count == RuleBook.rules.count + 1)
    let other = await check("--rule=LOAD-1", "--json", "-").standardOutput
    #expect(try JSONDecoder().decode(Document.self, from: Data(other.utf8)).changes == nil)
  }

  @Test("the page has the changes in a section of their own")
  func page() async throws {
    let file = try earlier(["LOAD-1": "passed", "GONE-1": "broken"])
    let html = await check("--since", file, "--html", "-").standardOutput.withoutBreaks
    #expect(html.contains("Changed since \(file)</h2>"))
    let section = try #require(html.components(separatedBy: "<section id=\"changes\"").last)
      .components(separatedBy: "</section>")[0]
    for text in ["newly broken", "LOAD-1", "was kept, now broken", "removed", "GONE-1", "was broken"] {
      #expect(section.contains(text), "\(text)")
    }
    #expect(await !check("--rule=LOAD-1", "--html", "-").standardOutput.contains("Changed since"))
  }

  @Test(
    "every pair of results is a change of one kind",
    arguments: [
      (.kept, .broken, .newlyBroken), (.blocked, .broken, .newlyBroken), (.notChecked, .broken, .newlyBroken),
      (.kept, .blocked, .newlyBlocked), (.broken, .blocked, .newlyBlocked),
      (.broken, .notChecked, .newlyNotChecked), (.kept, .notChecked, .newlyNotChecked),
      (.broken, .kept, .fixed), (.blocked, .kept, .fixed), (.notChecked, .kept, .newlyKept),
      (nil, .broken, .added), (.kept, nil, .removed), (.kept, .kept, nil), (nil, nil, nil),
    ] as [(RuleState?, RuleState?, ConformanceChange.Kind?)]
  )
  func kinds(before: RuleState?, now: RuleState?, kind: ConformanceChange.Kind?) {
    #expect(ConformanceChange("LOAD-1", of: "A", from: before, to: now)?.kind == kind)
  }

  @Test(
    "a file that is wrong is said where it is wrong, and what to do",
    arguments: [
      (#"{"level": "required", "broken": true, "adapters": 3}"#, ":1:51: adapters: not of the right type; "),
      (
        #"{"level": "required", "broken": true, "adapters": [{"className": "A"}]}"#,
        ":1:52: adapters[0].results: missing; add this key"
      ),
      (
        #"{"level": "x", "broken": true, "adapters": [{"className": "A", "results": [{"id": "B", "outcome": "ok\u001b"}]}]}"#,
        "adapters[0].results[0].outcome: ok\\u{1B} is not a valid outcome; take the file as check --json wrote it,"
          + " with one of passed, broken, blocked, notChecked"
      ),
      (#"{"level": "x""#, ":1:14: not JSON: "),
      (#"{"rules": []}"#, ": adapters: missing; add this key"),
      (
        "<testsuites/>",
        ": this is an XML document, but check needs a file written by check --json; print this file with mediate"
          + " inspect"
      ),
    ]
  )
  func mistakes(text: String, message: String) async throws {
    let file = try folder.file("a.json", text).commandLinePath
    let output = await check("--since", file)
    #expect(output.status == .cannotRun)
    #expect(output.standardError.hasPrefix("mediate: \(file):"), "\(output.standardError)")
    #expect(output.standardError.contains(message), "\(output.standardError)")
    #expect(output.standardError.split(separator: "\n").count == 1)
    #expect(output.standardOutput.isEmpty)
  }

  @Test("a file that is not there is one line")
  func missingFile() async {
    #expect(
      await check("--since", "/no/such.json")
        == .failure("/no/such.json: the file does not exist; check the path")
    )
  }
}
