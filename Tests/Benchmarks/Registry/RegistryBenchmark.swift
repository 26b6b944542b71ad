import AdMediation
import Foundation
import SampleAdapter

/// What it costs to find an adapter's class by its name.
struct RegistryBenchmark: Benchmark {
  let name = "registry"
  let title = "An adapter's class found by its name"

  private let rounds = 51
  private let lookups = 5_000

  func run(with meter: Meter) throws -> [Measurement] {
    let ways = try [10, 1_000, 100_000].map { count in
      let registry = AdapterRegistry()
      let names = (0..<count).map { "Network\($0).CustomEvent" }
      for name in names { registry.register(SampleCustomEventNativeAd.self, as: name) }
      return try looking(up: names, in: registry, "registered, among \(count)")
    }
    let className = MediationConfiguration.Source.sampleClassName
    let runtime = try looking(up: [className], in: AdapterRegistry(), "known from the runtime")
    let all = ways + [runtime]
    return try SideBySide(rounds: rounds, all).measurements(of: all, each: lookups)
  }

  private func looking(
    up names: [String],
    in registry: AdapterRegistry,
    _ name: String
  ) throws -> SideBySide.Way {
    for name in names { _ = try registry.adapter(named: name) }
    return SideBySide.Way(name: name) {
      for index in 0..<lookups { _ = try registry.adapter(named: names[index * 7_919 % names.count]) }
    }
  }
}
