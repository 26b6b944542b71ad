import Testing

@testable import WaterfallStudy

@MainActor
@Suite("The front of many waterfalls")
struct StudyFrontTests {
  private func source(_ label: String, fill: Double, milliseconds: Int, cpm: Int) -> StudyConfiguration.Source
  {
    .init(
      label: label,
      network: .init(
        fillRate: Share(fill) ?? .zero,
        latency: .fixed(milliseconds),
        cpmMicros: cpm * 1_000_000
      )
    )
  }

  private func estimate(_ sources: StudyConfiguration.Source..., requests: Int = 200) throws -> StudyEstimate
  {
    let configuration = StudyConfiguration(sources: sources)
    let parts = try (1...StudyDifference.sections).map { index in
      let range = StudyPart.range(of: index, in: StudyDifference.sections, requests: requests)
      return try WaterfallStudy.run(configuration, requests: range, seed: 1, concurrency: 4)
    }
    return StudyEstimate(configuration, parts: parts)
  }

  @Test("has what nothing beats in one figure without loss in another, and nothing else")
  func front() throws {
    let rich = try estimate(source("A", fill: 1, milliseconds: 900, cpm: 9))
    let fast = try estimate(source("A", fill: 1, milliseconds: 100, cpm: 1))
    let worse = try estimate(source("A", fill: 1, milliseconds: 900, cpm: 1))
    let empty = try estimate(source("A", fill: 0, milliseconds: 1, cpm: 9))
    #expect(StudyFront.indices(of: [worse, rich, empty, fast]) == [1, 3])
    #expect(StudyFront.indices(of: [fast, fast]) == [0, 1])
    #expect(StudyFront.indices(of: []) == [])
  }

  @Test("has, among those that are equal in all aims, the one with the shortest wait")
  func tie() throws {
    let ads = source("A", fill: 0.5, milliseconds: 100, cpm: 1)
    let quick = try estimate(ads, source("B", fill: 0, milliseconds: 10, cpm: 1))
    let slow = try estimate(ads, source("B", fill: 0, milliseconds: 500, cpm: 1))
    #expect(StudyFront.indices(of: [slow, quick]) == [1])
    #expect(StudyFront.indices(of: [quick, quick]) == [0, 1])
  }

  @Test("differences have the intervals of a comparison of two studies")
  func differences() throws {
    let slow = StudyConfiguration.sample
    var quick = slow
    quick.sources[0].timeout = .seconds(1)
    func parts(_ configuration: StudyConfiguration) throws -> [StudyResult] {
      try (1...StudyDifference.sections).map { index in
        let range = StudyPart.range(of: index, in: StudyDifference.sections, requests: 1_000)
        return try WaterfallStudy.run(configuration, requests: range, seed: 3, concurrency: 4)
      }
    }
    let (one, two) = (try parts(slow), try parts(quick))
    let differences = StudyEstimate(slow, parts: one).differences(to: StudyEstimate(quick, parts: two))
    #expect(differences == StudyDifference.all((slow, one), (quick, two)))
    #expect(differences.contains { $0.interval != nil })
  }

  @Test("all orders of four sources are 24, the given one first, and neighbours differ by one exchange")
  func orders() {
    let orders = WaterfallOrders.all(of: .sample)
    #expect(orders.first == .sample)
    #expect(Set(orders.map(\.fingerprint)).count == 24)
    let neighbours = WaterfallOrders.neighbours(of: .sample).map { $0.sources.map(\.label) }
    #expect(
      neighbours == [
        ["Exchange", "Premium", "Regional", "Backfill"], ["Premium", "Regional", "Exchange", "Backfill"],
        ["Premium", "Exchange", "Backfill", "Regional"],
      ]
    )
  }

  @Test(
    "a setting is set and read in millionths",
    arguments: [
      (SourceSetting.Key.timeout, 1_500_000), (.cpm, 2_345_678), (.fillRate, 250_000), (.clickRate, 1_000),
      (.position, 3_000_000),
    ]
  )
  func settings(_ key: SourceSetting.Key, _ millionths: Int) {
    var configuration = StudyConfiguration.sample
    let setting = SourceSetting(label: "Exchange", key: key)
    #expect(setting.set(millionths, in: &configuration) == nil)
    #expect(setting.millionths(in: configuration) == millionths)
    #expect(configuration.fingerprint != StudyConfiguration.sample.fingerprint)
  }

  @Test(
    "a value that cannot be is refused, and nothing is set",
    arguments: [
      (SourceSetting.Key.timeout, 0), (.timeout, 1_500), (.timeout, 301_000_000), (.cpm, 1_001_000_000),
      (.fillRate, 995_000), (.clickRate, 1_000_001), (.position, 0), (.position, 5_000_000),
      (.position, 1_500_000),
    ]
  )
  func refused(_ key: SourceSetting.Key, _ millionths: Int) {
    var configuration = StudyConfiguration.sample
    #expect(SourceSetting(label: "Exchange", key: key).set(millionths, in: &configuration) != nil)
    #expect(configuration == .sample)
  }
}
