import FaultInjection
import Foundation
import WaterfallStudy

/// What a simulated request costs beside a mediated cycle.
struct SimulationBenchmark: Benchmark {
  let name = "simulation"
  let title = """
    Requests of a study; with all faults each request has a host of its own, about thirty events, and the invariants are \
    checked after every event
    """

  private let rounds = 21
  private let requests = 500

  /// A kind of study: one line of the report.
  private struct Kind {
    var name: String
    /// Nil for a study with all faults, in which each request has an ad unit and a host of its own.
    var configuration: StudyConfiguration?
  }

  private static let kinds = [
    Kind(name: "one source", configuration: .oneSource),
    Kind(name: "three sources", configuration: .threeSources),
    Kind(name: "all faults"),
  ]

  func run(with meter: Meter) throws -> [Measurement] {
    let cycle = MediatedApp()
    try cycle.check("mediated")
    var ways = [SideBySide.Way(name: "a mediated cycle", repetitions: requests) { cycle.run() }]
    ways += Self.kinds.map { kind in
      SideBySide.Way(name: kind.name) { _ = try study(kind) }
    }
    let contest = try SideBySide(rounds: rounds, ways)
    return try Self.kinds.enumerated().flatMap { place, kind in
      let way = place + 1
      let time = contest.time(of: way).map { $0 / Double(requests) }
      let ratio = contest.compare(way, with: 0).map { $0.map { $0 / Double(requests) } }
      var lines = [
        Measurement(
          name: "a request, \(kind.name)",
          unit: .nanoseconds,
          spread: time,
          beside: ratio.map { .init(yardstick: ways[0].name, spread: $0) }
        ),
        Measurement(name: "requests, \(kind.name)", unit: .perSecond, spread: time.map { 1e9 / $0 }),
      ]
      if kind.configuration == nil {
        let events = Double(try study(kind)) / Double(requests)
        lines += [
          Measurement(
            name: "an event, \(kind.name)",
            unit: .nanoseconds,
            spread: time.map { $0 / events },
            beside: ratio.map {
              .init(yardstick: ways[0].name, spread: $0.map { $0 / events }, aim: Self.eventAim)
            }
          ),
          Measurement(name: "events, \(kind.name)", unit: .perSecond, spread: time.map { events * 1e9 / $0 }),
        ]
      }
      return lines
    }
  }

  /// Of an event with all faults, beside a mediated cycle: with ten events, a request costs two cycles.
  private static let eventAim = 0.19

  /// - Returns: how many events it had, if those are counted.
  private func study(_ kind: Kind) throws -> Int {
    guard let configuration = kind.configuration else {
      let report = FaultStudy(HostScript.self, of: HostTrial(), seed: 1).run(0..<requests)
      guard report.requests == requests, report.brokenRequests == 0 else {
        throw WrongResult(
          description: "\(report.requests) requests, \(report.brokenRequests) broke an invariant"
        )
      }
      return report.events
    }
    let result = try WaterfallStudy.run(configuration, requests: 0..<requests, seed: 1, concurrency: 16)
    guard result.requests == requests, result.impressions == result.fills else {
      throw WrongResult(description: "\(result.requests) requests, \(result.impressions) impressions")
    }
    return 0
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
