import AdapterConformance
import SampleConformance

/// What it takes to check an adapter against the whole rule book.
struct ConformanceBenchmark: Benchmark {
  let name = "conformance"
  let title = "An adapter checked against the whole rule book: the sample network's custom event"

  private let rounds = 5

  func run(with meter: Meter) async throws -> [Measurement] {
    var nanoseconds: [Double] = []
    for round in 0...rounds {
      let clock = ContinuousClock()
      let start = clock.now
      let report = await ConformanceSuite.run(with: SampleFixture.self, atOnce: 8)
      let time = clock.now - start
      guard report.failures.isEmpty else {
        throw WrongResult(description: "the sample adapter breaks a rule")
      }
      if round > 0 { nanoseconds.append(time / .nanoseconds(1)) }
    }
    let rules = Double(ConformanceSuite.rules.count)
    return [
      Measurement(
        name: "\(ConformanceSuite.rules.count) rules",
        unit: .nanoseconds,
        spread: Spread(nanoseconds)
      ),
      Measurement(
        name: "one rule",
        unit: .nanoseconds,
        spread: Spread(nanoseconds).map { $0 / rules }
      ),
    ]
  }
}
