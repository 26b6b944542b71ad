import Foundation
import Simulation

/// What a simulated request costs beside a mediated cycle.
struct SimulationBenchmark: Benchmark {
  let name = "simulation"
  let title = "Requests of a study, through a waterfall of one source that always has an ad, and of three"

  private let rounds = 31
  private let requests = 500

  /// A kind of study: one line of the report.
  private struct Kind {
    var name: String
    var configuration: StudyConfiguration
  }

  private static let kinds = [
    Kind(name: "one source", configuration: .oneSource),
    Kind(name: "three sources", configuration: .threeSources),
  ]

  func run(with meter: Meter) throws -> [Measurement] {
    let cycle = MediatedApp()
    try cycle.check("mediated")
    var ways = [SideBySide.Way(name: "a mediated cycle", repetitions: requests) { cycle.run() }]
    ways += Self.kinds.map { kind in
      SideBySide.Way(name: kind.name) { try study(kind) }
    }
    let contest = try SideBySide(rounds: rounds, ways)
    return Self.kinds.enumerated().flatMap { place, kind in
      let way = place + 1
      let time = contest.time(of: way).map { $0 / Double(requests) }
      let ratio = contest.compare(way, with: 0).map { $0.map { $0 / Double(requests) } }
      return [
        Measurement(
          name: "a request, \(kind.name)",
          unit: .nanoseconds,
          spread: time,
          beside: ratio.map { .init(yardstick: ways[0].name, spread: $0, aim: 2) }
        ),
        Measurement(name: "requests, \(kind.name)", unit: .perSecond, spread: time.map { 1e9 / $0 }),
      ]
    }
  }

  private func study(_ kind: Kind) throws {
    let result = try WaterfallStudy.run(
      kind.configuration,
      requests: 0..<requests,
      seed: 1,
      concurrency: 16
    )
    guard result.requests == requests, result.impressions == result.fills else {
      throw WrongResult(description: "\(result.requests) requests, \(result.impressions) impressions")
    }
  }
}

extension StudyConfiguration {
  /// One network that always has an ad, which everybody taps.
  fileprivate static let oneSource = StudyConfiguration(
    sources: [
      Source(
        label: "Only",
        network: NetworkProfile(fillRate: .all, latency: .fixed(120), clickRate: .all)
      )
    ]
  )

  /// Networks as the tool's own study has them.
  fileprivate static let threeSources = StudyConfiguration(
    sources: [
      Source(
        label: "Premium",
        timeout: .milliseconds(2_500),
        network: NetworkProfile(
          fillRate: Share(0.35) ?? .all,
          latency: .logNormal(median: 180, p90: 600),
          failures: [.init(rate: Share(0.05) ?? .zero, error: .init(code: 2, message: "network error"))],
          cpmMicros: 4_200_000,
          clickRate: Share(0.01) ?? .zero
        )
      ),
      Source(
        label: "Exchange",
        network: NetworkProfile(
          fillRate: Share(0.55) ?? .all,
          latency: .uniform(50, 400),
          failures: [.init(rate: Share(0.02) ?? .zero, error: nil)],
          cpmMicros: 2_100_000,
          clickRate: Share(0.01) ?? .zero
        )
      ),
      Source(
        label: "House",
        network: NetworkProfile(fillRate: Share(0.95) ?? .all, latency: .fixed(60), cpmMicros: 300_000)
      ),
    ]
  )
}
