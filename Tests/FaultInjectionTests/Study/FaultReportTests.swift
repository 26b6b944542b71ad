import FaultInjection
import Foundation
import Testing

@Suite("The report of a study with faults")
struct FaultReportTests {
  private func finding(_ request: Int) -> FaultFinding {
    FaultFinding(request: request, broken: BrokenInvariant("one outcome", "two"), events: ["load"])
  }

  @Test("adds up in any order, and keeps the first findings")
  func merge() {
    var parts: [FaultReport] = []
    for part in 0..<4 {
      var report = FaultReport()
      report.requests = 10
      report.events = 100 + part
      report.faults = ["late": part, "part-\(part)": 1]
      report.brokenRequests = 3
      for index in 0..<3 { report.insert(finding(part + 4 * index)) }
      parts.append(report)
    }
    let forward = parts.reduce(into: FaultReport()) { $0.merge($1) }
    let backward = parts.reversed().reduce(into: FaultReport()) { $0.merge($1) }
    #expect(forward == backward)
    #expect(forward.requests == 40)
    #expect(forward.events == 406)
    #expect(forward.faults == ["late": 6, "part-0": 1, "part-1": 1, "part-2": 1, "part-3": 1])
    #expect(forward.brokenRequests == 12)
    #expect(forward.findings.map(\.request) == [0, 1, 2, 3, 4])
  }

  @Test("has a place for what comes before its last finding")
  func place() {
    var report = FaultReport()
    for request in [10, 20, 30, 40] { report.insert(finding(request)) }
    #expect(report.hasPlace(forRequest: 99))
    report.insert(finding(50))
    #expect(!report.hasPlace(forRequest: 99))
    #expect(report.hasPlace(forRequest: 49))
    report.insert(finding(5))
    #expect(report.findings.map(\.request) == [5, 10, 20, 30, 40])
  }

  @Test("is read as it was written")
  func codable() throws {
    var report = FaultReport()
    report.requests = 2
    report.faults = ["late": 1]
    report.insert(finding(1))
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(FaultReport.self, from: data) == report)
  }
}
