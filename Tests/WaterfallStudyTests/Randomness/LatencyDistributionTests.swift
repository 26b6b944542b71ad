import Foundation
import Testing
import WaterfallStudy

@Suite("A distribution of latencies")
struct LatencyDistributionTests {
  private func draws(_ distribution: LatencyDistribution, _ count: Int = 20_000) -> [Int] {
    var generator = SeededGenerator(seed: 11)
    return (0..<count).map { _ in distribution.draw(from: &generator) }.sorted()
  }

  @Test("that is fixed is always as long")
  func fixed() {
    #expect(Set(draws(.fixed(120), 100)) == [120])
  }

  @Test("that is uniform has both ends, and all between them as often")
  func uniform() {
    let all = draws(.uniform(10, 14))
    #expect(Set(all) == [10, 11, 12, 13, 14])
    for latency in 10...14 { #expect(abs(all.count { $0 == latency } - 4_000) < 200) }
    #expect(Set(draws(.uniform(7, 7), 10)) == [7])
  }

  @Test("that is log-normal has its median and its ninetieth percentile, and a long tail")
  func logNormal() {
    let all = draws(.logNormal(median: 200, p90: 800))
    #expect(abs(all[10_000] - 200) < 10)
    #expect(abs(all[18_000] - 800) < 40)
    #expect(all[19_990] > 3_000)
    #expect(Set(draws(.logNormal(median: 200, p90: 200), 100)) == [200])
    #expect(
      draws(.logNormal(median: 100_000, p90: 600_000)).last == StudyLimits.maximumLatencyMilliseconds
    )
  }

  @Test("of quantiles has them, and rises evenly between them")
  func quantiles() throws {
    let json = #"{"quantiles": [[0, 40], [50, 180], [90, 600], [99.9, 600], [100, 3000]]}"#
    let all = draws(try JSONDecoder().decode(LatencyDistribution.self, from: Data(json.utf8)))
    #expect((40...42).contains(all[0]))
    #expect(abs(all[5_000] - 110) < 4)
    #expect(abs(all[10_000] - 180) < 6)
    #expect(abs(all[18_000] - 600) < 12)
    #expect(all.count { $0 > 600 } < 60)
    #expect(all.allSatisfy { (40...3_000).contains($0) })
  }

  @Test(
    "takes one number of the generator, whatever its kind",
    arguments: [
      .fixed(1), .uniform(1, 1), .uniform(0, 500), .logNormal(median: 1, p90: 1),
      .logNormal(median: 20, p90: 90), .quantiles([.init(.zero, 3), .init(.all, 9)]),
    ] as [LatencyDistribution]
  )
  func oneNumber(_ distribution: LatencyDistribution) {
    var generator = SeededGenerator(seed: 5)
    var other = generator
    _ = distribution.draw(from: &generator)
    _ = other.next()
    #expect(generator == other)
  }

  @Test("has no latency below zero, and none beyond the longest", arguments: 0..<20 as Range<UInt64>)
  func bounds(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let latency = LatencyDistribution.logNormal(median: 1, p90: 600_000).draw(from: &generator)
      #expect((0...StudyLimits.maximumLatencyMilliseconds).contains(latency))
    }
  }
}
