import Testing

@testable import Benchmarks

@Suite("Measuring side by side")
struct SideBySideTests {
  @Test("the ways take turns, the first round does not count, and figures are those of one repetition")
  func turns() throws {
    let counter = Counter()
    let contest = try SideBySide(
      rounds: 3,
      meter: Meter(allocations: { counter.allocations }),
      [
        .init(name: "one", repetitions: 2) { counter.work("one", allocations: 5) },
        .init(name: "two") { counter.work("two", allocations: 7) },
      ]
    )
    #expect(counter.calls == Array(repeating: ["one", "one", "two"], count: 4).flatMap { $0 })
    #expect(contest.samples.map(\.count) == [3, 3])
    #expect(contest.spread(of: 0, \.allocations)?.median == 5)
    #expect(contest.compare(1, with: 0, \.allocations, by: -)?.median == 2)
    #expect(contest.compare(1, with: 0, \.allocations)?.median == 1.4)
    #expect(contest.spread(of: 0, \.instructions) == nil)
    #expect(contest.compare(1, with: 0, \.instructions) == nil)
  }

  /// Used on one thread only.
  private final class Counter: @unchecked Sendable {
    private(set) var calls: [String] = []
    private(set) var allocations = 0

    func work(_ name: String, allocations: Int) {
      calls.append(name)
      self.allocations += allocations
    }
  }
}
