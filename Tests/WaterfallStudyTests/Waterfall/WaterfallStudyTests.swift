import AdMediation
import Foundation
import Testing
import WaterfallStudy

// One after the other: each holds the main actor for a while, and the tests of other suites wait for it.
@MainActor
@Suite("A study of a waterfall", .serialized)
struct WaterfallStudyTests {
  private func run(
    _ configuration: StudyConfiguration,
    _ requests: Range<Int> = 0..<200,
    seed: Int = 1,
    concurrency: Int = 4
  ) throws -> StudyResult {
    try WaterfallStudy.run(configuration, requests: requests, seed: seed, concurrency: concurrency)
  }

  @Test("counts what certainly happens")
  func certain() throws {
    let failing = SampleStudy.certain(fills: false, after: 40, label: "A")
    let slow = SampleStudy.certain(after: 1_001, timeout: .seconds(1), label: "B")
    let filling = SampleStudy.certain(after: 60, taps: true, label: "C")
    let spare = SampleStudy.certain(label: "D")
    let result = try run(.init(sources: [failing, slow, filling, spare]), 0..<50)
    #expect(result.requests == 50)
    #expect(result.sources.map(\.asked) == [50, 50, 50, 0])
    #expect(result.sources.map(\.failed) == [50, 0, 0, 0])
    #expect(result.sources.map(\.timedOut) == [0, 50, 0, 0])
    #expect(result.sources.map(\.filled) == [0, 0, 50, 0])
    #expect(result.sources.map(\.impressions) == [0, 0, 50, 0])
    #expect(result.sources.map(\.clicks) == [0, 0, 50, 0])
    #expect(result.sources.map(\.waitedMilliseconds) == [2_000, 50_000, 3_000, 0])
    #expect(result.sources.map(\.lostMilliseconds) == [2_000, 50_000, 0, 0])
    #expect(result.latency.entries.map(\.milliseconds) == [1_100])
    #expect(result.latency.total == 50)
  }

  @Test("takes an answer at the end of its time for none, and one just before it for one")
  func edge() throws {
    for (latency, filled) in [(999, 10), (1_000, 0), (1_001, 0)] {
      let result = try run(.init(sources: [SampleStudy.certain(after: latency)]), 0..<10)
      #expect(result.fills == filled)
      #expect(result.sources[0].timedOut == 10 - filled)
    }
  }

  @Test("counts no ad, no impression and no latency where no source fills")
  func noFill() throws {
    let result = try run(.init(sources: [SampleStudy.certain(fills: false, taps: true)]), 0..<20)
    #expect(result.sources[0].failed == 20)
    #expect(result.fills + result.impressions + result.clicks + result.latency.total == 0)
  }

  @Test("counts answers at once, of hundreds of requests")
  func atOnce() throws {
    let sources = (0..<5).map { SampleStudy.certain(fills: $0 == 4, after: 0, label: "\($0)") }
    let result = try run(.init(sources: sources), 0..<500, concurrency: 250)
    #expect(result.fills == 500)
    #expect(result.attempts == 2_500)
    #expect(result.latency.entries.map(\.milliseconds) == [0])
  }

  @Test("comes near the rates of the networks")
  func rates() throws {
    let result = try run(SampleStudy.configuration, 0..<2_000, concurrency: 16)
    let premium = result.sources[0]
    #expect(premium.asked == 2_000)
    // 30 % fill, less those that take longer than 800 ms, which is one of eight.
    #expect(abs(premium.filled - 522) < 65)
    // One of twenty is silent, and one of eight of the others is late.
    #expect(abs(premium.timedOut - 345) < 60)
    #expect(premium.impressions == premium.filled)
    #expect(result.sources[1].asked == 2_000 - premium.filled)
    #expect(result.requests == 2_000)
  }

  @Test("is the same for the same seed, and another for another one")
  func seeds() throws {
    let first = try run(SampleStudy.configuration)
    #expect(try run(SampleStudy.configuration) == first)
    #expect(try run(SampleStudy.configuration, seed: 2) != first)
  }

  @Test("is the same however many requests are in flight", arguments: [1, 2, 7, 16, 200])
  func concurrency(_ concurrency: Int) throws {
    let alone = try run(SampleStudy.configuration, concurrency: 1)
    #expect(try run(SampleStudy.configuration, concurrency: concurrency) == alone)
  }

  @Test("adds up from parts to the whole, in any order", arguments: [1, 3, 7], [1, 16])
  func parts(_ count: Int, _ concurrency: Int) throws {
    let whole = part(0..<151, try run(SampleStudy.configuration, 0..<151, concurrency: 5))
    let parts = try (1...count).map { index in
      let range = StudyPart.range(of: index, in: count, requests: 151)
      return part(range, try run(SampleStudy.configuration, range, concurrency: concurrency))
    }
    for order in [parts, parts.reversed()] {
      var sum = order[0]
      for other in order.dropFirst() { try sum.merge(other) }
      #expect(sum == whole)
      #expect(sum.isComplete)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      #expect(try encoder.encode(sum) == encoder.encode(whole))
    }
  }

  private func part(_ range: Range<Int>, _ result: StudyResult) -> StudyPart {
    StudyPart(
      configuration: SampleStudy.configuration,
      seed: 1,
      totalRequests: 151,
      range: range,
      result: result
    )
  }

  @Test("gives a request the same answer of a network in every place of the waterfall")
  func order() throws {
    // Networks that are always asked, because no source before them fills.
    let none = SampleStudy.certain(fills: false, label: "None")
    let network = SampleStudy.configuration.sources[0]
    let first = try run(.init(sources: [network, none]))
    let second = try run(.init(sources: [none, network]))
    #expect(first.sources[0] == second.sources[1])
    #expect(first.latency.entries.map { $0.milliseconds + 100 } == second.latency.entries.map(\.milliseconds))
  }

  @Test("draws other answers for networks that differ in their labels alone")
  func labels() throws {
    var other = SampleStudy.configuration.sources[0]
    other.label = "Another"
    let first = try run(.init(sources: [SampleStudy.configuration.sources[0]]))
    #expect(try run(.init(sources: [other])) != first)
  }

  @Test("tells how far it is")
  func progress() throws {
    var seen: [Int] = []
    _ = try WaterfallStudy.run(
      SampleStudy.configuration,
      requests: 0..<100,
      seed: 1,
      concurrency: 2,
      progress: { seen.append($0) }
    )
    #expect(seen.count > 3)
    #expect(seen == seen.sorted())
    #expect(seen.last == 100)
  }

  @Test("of no requests is empty")
  func empty() throws {
    #expect(try run(SampleStudy.configuration, 5..<5) == StudyResult(sourceCount: 3))
  }
}
