import AdapterConformance
import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

/// Adapters that end the process in which they are checked: see the program `crashing-adapters`.
@MainActor
@Suite("Adapters that end their process")
struct CheckCrashTests {
  /// The results, by adapter and rule.
  private struct Document: Decodable, Sendable {
    struct Adapter: Decodable, Sendable {
      var className: String
      var results: [Rule]

      func rule(_ id: String) -> Rule? { results.first { $0.id == id } }
      func all(_ outcome: String) -> [String] { results.filter { $0.outcome == outcome }.map(\.id) }
    }

    struct Rule: Decodable, Sendable {
      struct Event: Decodable, Sendable { var name: String }
      var id: String
      var outcome: String
      var happened: String?
      var fix: String?
      var blockedBy: [String]?
      var timeline: [Event]?
      var markedEvents: [Int]?
    }

    var adapters: [Adapter]
  }

  private typealias Check = (adapter: Document.Adapter, status: Int32, errors: String)

  /// All rules, which several tests look at.
  private static let allRules = ["Traps", "Exits", "Works"].reduce(into: [:]) { checks, defect in
    checks[defect] = Task { try await check(defect) }
  }

  private static func checkAllRules(_ defect: String) async throws -> Check {
    try await #require(allRules[defect]).value
  }

  private static func check(_ defect: String, _ options: String...) async throws -> Check {
    let program = MediateBinary.url.deletingLastPathComponent().appending(path: "crashing-adapters")
    let line =
      "\(program.commandLinePath) check 'crashing_adapters.CrashingCustomEvent<crashing_adapters.\(defect)>' --json -"
    let folder = try TemporaryFolder()
    let report = folder.url.appending(path: "report.json")
    let result = try await MediateBinary.shell(
      line.replacing("--json -", with: "--json \(report.commandLinePath) ") + options.joined(separator: " ")
    )
    let document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: report))
    return (try #require(document.adapters.first), result.status, result.errors)
  }

  @Test("a trap breaks the rule, with the signal, the message and the last event")
  func trap() async throws {
    let (adapter, status, errors) = try await Self.checkAllRules("Traps")
    #expect(status == 1)
    let rule = try #require(adapter.rule("LOAD-2"))
    #expect(rule.outcome == "broken")
    let happened = try #require(rule.happened)
    #expect(happened.hasPrefix("the process ended with signal "), "\(happened)")
    #expect(happened.contains("CrashingFixture.swift:"), "\(happened)")
    #expect(happened.hasSuffix("the network always has an ad"), "\(happened)")
    #expect(rule.fix == "Remove what ends the process: “happened” says where, and the timeline says when.")
    #expect(rule.timeline?.last?.name == "request")
    #expect(rule.markedEvents == rule.timeline.map { [$0.count - 1] })
    #expect(!errors.contains("stack trace"))
  }

  @Test("one defect is one failure: rules that end the process in the same way are blocked")
  func oneFailure() async throws {
    let adapter = try await Self.checkAllRules("Traps").adapter
    #expect(adapter.all("broken") == ["LOAD-2"])
    #expect(adapter.all("blocked").contains("LOAD-3"))
    #expect(adapter.rule("LOAD-3")?.blockedBy == ["LOAD-2"])
  }

  @Test("all other rules have the verdicts of an adapter without the defect", arguments: ["Traps", "Exits"])
  func others(_ defect: String) async throws {
    let adapter = try await Self.checkAllRules(defect).adapter
    let sound = try await Self.checkAllRules("Works").adapter
    #expect(sound.all("broken").isEmpty)
    #expect(adapter.results.map(\.id) == sound.results.map(\.id))
    for rule in adapter.results where !["broken", "blocked"].contains(rule.outcome) {
      #expect(sound.rule(rule.id)?.outcome == rule.outcome, "\(rule.id)")
    }
  }

  @Test("calling exit breaks the rule, even with the status of success")
  func exit() async throws {
    let (adapter, status, _) = try await Self.check("Exits", "--rule ASSET-5")
    #expect(status == 1)
    #expect(adapter.rule("ASSET-5")?.happened == "the process ended with exit status 0")
    #expect(
      adapter.rule("ASSET-5")?.fix
        == "Do not call exit() or a function that does: report an error to the completion handler or delegate."
    )
  }

  @Test("taking all memory breaks the rule, and leaves some to the machine")
  func memory() async throws {
    let happened = try await Self.check("Exhausts", "--rule ASSET-5").adapter.rule("ASSET-5")?.happened
    #expect(happened?.hasPrefix("the process ended with signal ") == true, "\(happened ?? "kept")")
  }

  @Test("a recursion without an end breaks the rule")
  func overflow() async throws {
    let happened = try await Self.check("Overflows", "--rule LOAD-2").adapter.rule("LOAD-2")?.happened
    #expect(happened?.contains("signal") == true)
  }

  @Test("blocking the main thread breaks the rule")
  func blocking() async throws {
    let rule = try await Self.check("Blocks", "--rule ASSET-5").adapter.rule("ASSET-5")
    #expect(rule?.happened == "it blocked the main thread, and the process was ended")
    #expect(rule?.fix?.hasPrefix("Do not block the main thread. Look for wait() of a semaphore") == true)
  }

  @Test("the report has the same bytes in any number of processes, and inside of one")
  func sameBytes() async throws {
    var reports: Set<String> = []
    for jobs in ["1", "2", "7"] {
      reports.insert(try await MediateBinary.run("check", "--json", "-", "--jobs", jobs).output)
    }
    reports.insert(await AdapterTool.mediate.output(of: ["check", "--json", "-"]).standardOutput)
    #expect(reports.count == 1)
  }
}
