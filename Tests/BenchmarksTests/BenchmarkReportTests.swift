import Foundation
import Testing

@testable import Benchmarks

@Suite("Reports of benchmarks")
struct BenchmarkReportTests {
  private let machine = BenchmarkReport.Machine(
    cores: 2,
    operatingSystem: "an OS",
    countsInstructions: false,
    countsAllocations: true,
    countsBytes: true
  )
  private let result = BenchmarkResult(
    name: "cycle",
    title: "A cycle",
    measurements: [
      Measurement(name: "by hand", unit: .nanoseconds, spread: Spread([1_000, 2_000, 3_000, 4_000, 5_000])),
      Measurement(
        name: "mediated",
        unit: .nanoseconds,
        spread: Spread(6_000_000),
        beside: .init(yardstick: "by hand", spread: Spread([1, 2, 3]), aim: 3)
      ),
      Measurement(
        name: "allocations",
        unit: .allocations,
        spread: Spread(1_234),
        beside: .init(yardstick: "by hand", kind: .more, spread: Spread(30), aim: 25)
      ),
      Measurement(name: "memory", unit: .bytes, spread: Spread(2_000), aim: 1_536),
    ]
  )

  @Test("a table has a line for each figure, with units that fit, and says which aims are missed")
  func table() {
    #expect(
      result.table == """
        ### cycle

        A cycle.

        |             | median  | quartiles         | beside                       | aim               |
        | ----------- | ------- | ----------------- | ---------------------------- | ----------------- |
        | by hand     | 3.00 µs | 2.00 µs – 4.00 µs |                              |                   |
        | mediated    | 6.00 ms |                   | 2.00 × by hand (1.00 – 2.00) | ≤ 3.00 ×          |
        | allocations | 1,234   |                   | 30 more than by hand         | ≤ 25 more, missed |
        | memory      | 2,000 B |                   |                              | ≤ 1,536 B, missed |
        """
    )
  }

  @Test("says which figures miss their aims, and by what")
  func missedAims() {
    #expect(
      BenchmarkReport(machine: machine, results: [result]).missedAims == [
        "cycle: allocations misses its aim, ≤ 25 more", "cycle: memory misses its aim, ≤ 1,536 B",
      ]
    )
    let met = BenchmarkResult(name: "met", title: "Met", measurements: Array(result.measurements.prefix(2)))
    #expect(BenchmarkReport(machine: machine, results: [met]).missedAims == [])
  }

  @Test("the document has the same keys for every figure, and null where there is nothing")
  func document() throws {
    let json = try BenchmarkReport(machine: machine, results: [result]).json
    let document = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let benchmarks = try #require(document["benchmarks"] as? [[String: Any]])
    let measurements = try #require(benchmarks.first?["measurements"] as? [[String: Any]])
    #expect(measurements.count == 4)
    for measurement in measurements {
      #expect(Set(measurement.keys) == ["name", "unit", "figures", "aim", "beside", "isWithinAim"])
    }
    #expect(measurements[0]["beside"] is NSNull && measurements[0]["isWithinAim"] is NSNull)
    #expect(measurements[1]["isWithinAim"] as? Bool == true)
    #expect(measurements[2]["isWithinAim"] as? Bool == false)
    let beside = try #require(measurements[2]["beside"] as? [String: Any])
    #expect(beside["kind"] as? String == "more")
    #expect(beside["yardstick"] as? String == "by hand")
    let figures = try #require(measurements[0]["figures"] as? [String: Double])
    #expect(figures == ["median": 3_000, "lowerQuartile": 2_000, "upperQuartile": 4_000])
    #expect(json == (try BenchmarkReport(machine: machine, results: [result]).json))
  }

  @Test("the page of the documentation has the tables, then the machine")
  func page() {
    let page = BenchmarkReport(machine: machine, results: [result]).page
    #expect(page.hasPrefix("# Benchmarks\n"))
    #expect(page.hasSuffix("## Figures\n\n\(result.table)\n\n\(machine.text)\n"))
  }

  @Test("the documentation has the page that the tool prints, with a table for each benchmark")
  @MainActor func documentation() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/AdMediation/AdMediation.docc/Benchmarks.md")
    let written = try String(contentsOf: url, encoding: .utf8)
    let introduction = BenchmarkReport(machine: machine, results: []).page.dropLast(machine.text.count + 1)
    #expect(written.hasPrefix(introduction))
    let tables = written.matches(of: /(?m)^### (\S+)$/).map { String($0.output.1) }
    #expect(tables == BenchmarkTool.benchmarks.map(\.name))
  }

  @Test("what a machine does not count stands below the tables")
  func uncounted() {
    let text = BenchmarkReport.Machine(Meter(allocations: { 0 }, bytesInUse: { 0 })).text
    #expect(text.hasSuffix("Not counted here: instructions."))
  }
}
