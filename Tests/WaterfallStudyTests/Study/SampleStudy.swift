import WaterfallStudy

/// A waterfall with everything that can happen in one.
enum SampleStudy {
  static let configuration = StudyConfiguration(sources: [
    .init(
      label: "Premium",
      timeout: .milliseconds(800),
      network: NetworkProfile(
        fillRate: share(0.3),
        latency: .logNormal(median: 300, p90: 900),
        failures: [
          .init(rate: share(0.05), error: .init(code: 2, message: "network error")),
          .init(rate: share(0.05), error: nil),
        ],
        cpmMicros: 4_250_001,
        clickRate: share(0.02)
      )
    ),
    .init(
      label: "Exchange",
      timeout: .seconds(2),
      network: NetworkProfile(
        fillRate: share(0.5),
        latency: .uniform(80, 2_200),
        cpmMicros: 1_100_000,
        clickRate: share(0.01)
      )
    ),
    .init(
      label: "Backfill",
      network: NetworkProfile(
        fillRate: share(0.9),
        latency: .quantiles([.init(share(0), 20), .init(share(0.5), 60), .init(share(1), 400)]),
        cpmMicros: 200_000
      )
    ),
  ])

  /// One network that always does the same.
  static func certain(
    fills: Bool = true,
    after milliseconds: Int = 100,
    timeout: Duration = .seconds(1),
    taps: Bool = false,
    cpmMicros: Int = 1_000_000,
    label: String = "Certain"
  ) -> StudyConfiguration.Source {
    .init(
      label: label,
      timeout: timeout,
      network: NetworkProfile(
        fillRate: fills ? .all : .zero,
        latency: .fixed(milliseconds),
        cpmMicros: cpmMicros,
        clickRate: taps ? .all : .zero
      )
    )
  }

  static func share(_ number: Double) -> Share { Share(number) ?? .zero }
}
