import Foundation
import Testing

@testable import AdapterConformance

/// All correct adapters, all rules, many times, with all processors busy. Takes minutes, and is run on demand:
/// `CONFORMANCE_RUNS=50 swift test --filter CorpusStabilityTests`.
@MainActor
@Suite struct CorpusStabilityTests {
  private nonisolated static let runs = ProcessInfo.processInfo.environment["CONFORMANCE_RUNS"].flatMap {
    Int($0)
  }

  @Test("each run says the same of each correct adapter, byte by byte", .enabled(if: runs != nil))
  func sameBytes() async throws {
    let runs = try #require(Self.runs)
    let processors = BusyProcessors(limit: .seconds(14_400))
    defer { processors.stop() }
    var first: [String: String] = [:]
    var differing: Set<String> = []
    for run in 1...max(runs, 1) {
      for fixture in CorpusTests.fixtures {
        let name = String(reflecting: fixture)
        let text = await ConformanceSuite.run(with: fixture).text
        if let before = first[name], before != text, differing.insert(name).inserted {
          Issue.record("run \(run) of \(name) differs:\n\(before.differences(to: text))")
        }
        first[name] = first[name] ?? text
      }
    }
    #expect(first.count == CorpusTests.fixtures.count)
  }
}

extension ConformanceReport {
  /// All that it says. Placements have numbers that go on from check to check, and are left out.
  fileprivate var text: String {
    let lines = results.map { result in
      switch result.outcome {
      case .passed: "\(result.rule.id) passed"
      case .notChecked(let reason): "\(result.rule.id) not checked: \(reason)"
      case .blocked(let blocked): blocked.description
      case .broken(let failure): failure.description
      }
    }
    return lines.joined(separator: "\n").replacing(/[Pp]lacement-\d+/, with: "placement")
  }
}

extension String {
  /// The lines of the other text that this one does not have.
  fileprivate func differences(to other: String) -> String {
    other.split(separator: "\n").difference(from: split(separator: "\n")).map { "\($0)" }.joined(
      separator: "\n"
    )
  }
}
