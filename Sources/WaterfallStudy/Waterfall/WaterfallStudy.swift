import AdMediation
import AdPlatform
import Foundation

/// Sends requests through a waterfall on virtual time: the real loader, chain, sessions and log, with networks that
/// are known by their figures.
///
/// Nothing is kept of a request but what it adds to the counts, so a million take no more memory than a thousand.
@MainActor
package enum WaterfallStudy {
  /// Why a study ended before its requests did.
  package struct Stopped: Error, Hashable, Sendable {
    /// How many requests were over by then.
    package var requests: Int

    /// After so many requests.
    package init(requests: Int) { self.requests = requests }
  }

  /// Runs some requests of a study. What becomes of a request depends on the configuration, the seed and its index
  /// alone.
  ///
  /// - Parameters:
  ///   - configuration: the waterfall.
  ///   - requests: the indices of the requests.
  ///   - seed: what is drawn; the same seed gives the same result on every machine.
  ///   - concurrency: how many are in flight at once.
  ///   - progress: told from time to time how many requests are over.
  /// - Throws: ``Stopped`` when time does not go on, which is an error of the host.
  package static func run(
    _ configuration: StudyConfiguration,
    requests: Range<Int>,
    seed: Int,
    concurrency: Int,
    progress: (Int) -> Void = { _ in }
  ) throws(Stopped) -> StudyResult {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let tally = Tally(configuration, requests: requests, seed: seed)
    let host = host(of: configuration, on: scheduler)
    let study = SimulatedApp.Study(next: { tally.next() }, count: { tally.count($0) })
    let apps = (0..<max(1, min(concurrency, requests.count))).map { _ in
      SimulatedApp(adUnitID: adUnitID, host: host, study: study)
    }
    for (index, app) in apps.enumerated() {
      // A millisecond apart, so that apps whose networks always take as long do not all act at one moment.
      scheduler.schedule(after: .milliseconds(index)) { app.start() }
    }
    // Loaders hold their delegates weakly.
    withExtendedLifetime(apps) {
      while tally.result.requests < requests.count, !scheduler.isStuck {
        scheduler.advance(by: .seconds(10))
        progress(tally.result.requests)
      }
      // What hosts keep for late answers holds the scheduler, and is gone when their time is over.
      scheduler.run()
    }
    guard !scheduler.isStuck else { throw Stopped(requests: tally.result.requests) }
    return tally.result
  }

  private static let adUnitID = "study"

  private static func host(
    of configuration: StudyConfiguration,
    on scheduler: VirtualScheduler
  ) -> MediationHost {
    let registry = AdapterRegistry()
    registry.register(SimulatedCustomEvent.self, as: SimulatedCustomEvent.className)
    let sources = configuration.sources.enumerated().map { index, source in
      MediationConfiguration.Source(
        className: SimulatedCustomEvent.className,
        label: source.label,
        parameter: "\(index)",
        timeout: source.timeout
      )
    }
    return MediationHost(
      configuration: MediationConfiguration(adUnits: [adUnitID: .init(sources: sources)]),
      registry: registry,
      platform: Platform(scheduler: scheduler)
    )
  }
}

/// The requests of a study that are still to come, and the counts of those that are over.
@MainActor
private final class Tally {
  private let networks: RequestAnswers.Networks
  private let seed: Int
  private var waiting: Range<Int>
  private(set) var result: StudyResult

  init(_ configuration: StudyConfiguration, requests: Range<Int>, seed: Int) {
    networks = RequestAnswers.Networks(configuration)
    self.seed = seed
    waiting = requests
    result = StudyResult(sourceCount: configuration.sources.count)
  }

  func next() -> RequestAnswers? {
    waiting.popFirst().map { RequestAnswers(networks, seed: seed, request: $0) }
  }

  func count(_ request: SimulatedRequest.Counts) { result.add(request) }
}
