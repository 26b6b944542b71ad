import AdMediation
import AdPlatform
import Foundation
package import WaterfallStudy

/// Sends requests through a waterfall, and breaks its networks, its image server and its app on the way: the real
/// loader, chain, sessions, router and log on virtual time, with the invariants looked at after every step.
///
/// What becomes of a request depends on the configuration, the faults, the seed and its index alone. Nothing is kept
/// of a request that broke nothing, so a million take no more memory than a thousand.
@MainActor
package enum ChainFaultStudy {
  /// What came of it.
  package struct Result: Hashable, Sendable {
    /// The figures of the waterfall.
    package var study: StudyResult
    /// The faults and what they broke.
    package var faults: FaultReport
  }

  /// Runs some requests of a study.
  ///
  /// - Parameters:
  ///   - configuration: the waterfall.
  ///   - requests: the indices of the requests.
  ///   - seed: what is drawn; the same seed gives the same result on every machine.
  ///   - concurrency: how many are in flight at once.
  ///   - faults: what may go wrong.
  ///   - progress: told from time to time how many requests are over.
  /// - Throws: ``WaterfallStudy/Stopped`` when time does not go on, which is an error of the host.
  package static func run(
    _ configuration: StudyConfiguration,
    requests: Range<Int>,
    seed: Int,
    concurrency: Int,
    faults: Set<ChainFault>,
    progress: (Int) -> Void = { _ in }
  ) throws(WaterfallStudy.Stopped) -> Result {
    let writer = ScriptSource(configuration, seed: seed, faults: faults)
    let stage = Stage(configuration)
    let course = Course(writer, requests: requests)
    for slot in 0..<max(1, min(concurrency, requests.count)) {
      // A millisecond apart, so that requests whose networks always take as long do not all act at one moment.
      stage.scheduler.schedule(after: .milliseconds(slot)) { course.next(on: stage, stage.makeScreen()) }
    }
    while course.result.faults.requests < requests.count, stage.goesOn {
      stage.scheduler.advance(by: .seconds(10))
      progress(course.result.faults.requests)
    }
    stage.scheduler.run()
    guard course.result.faults.requests == requests.count, !stage.scheduler.isStuck else {
      throw WaterfallStudy.Stopped(requests: course.result.faults.requests)
    }
    var result = course.result
    for (request, broken) in course.broken {
      result.faults.insert(finding(of: request, broken, writer.script(of: request), configuration))
    }
    return result
  }

  /// What happens in one request of a study, one line an event, and what it breaks.
  package static func events(
    _ configuration: StudyConfiguration,
    ofRequest request: Int,
    seed: Int,
    faults: Set<ChainFault>
  ) -> (lines: [String], broken: BrokenInvariant?) {
    let script = ScriptSource(configuration, seed: seed, faults: faults).script(of: request)
    var lines: [String] = []
    let broken = play(script, configuration) { lines.append($0) }
    return (lines, broken)
  }

  /// What a script breaks, in a host of its own.
  ///
  /// - Parameter trace: told what happens, one line an event.
  package static func broken(
    by script: ChainScript,
    _ configuration: StudyConfiguration,
    trace: ((String) -> Void)? = nil
  ) -> BrokenInvariant? { play(script, configuration, trace: trace) }

  /// The script of one request.
  package static func script(
    _ configuration: StudyConfiguration,
    ofRequest request: Int,
    seed: Int,
    faults: Set<ChainFault>
  ) -> ChainScript {
    ScriptSource(configuration, seed: seed, faults: faults).script(of: request)
  }

  static let adUnitID = "study"

  private static func play(
    _ script: ChainScript,
    _ configuration: StudyConfiguration,
    trace: ((String) -> Void)? = nil
  ) -> BrokenInvariant? {
    let stage = Stage(configuration)
    var broken: BrokenInvariant?
    var isOver = false
    let screen = stage.makeScreen()
    let request = FaultedRequest(script, on: screen, stage.surroundings, trace: trace) {
      broken = $0.broken
      isOver = true
      $0.screen.close()
    }
    stage.scheduler.schedule(after: .zero) { request.begin() }
    stage.scheduler.run()
    return isOver ? broken : request.broken ?? BrokenInvariant("a request ends", "it did not")
  }

  private static func finding(
    of request: Int,
    _ broken: BrokenInvariant,
    _ script: ChainScript,
    _ configuration: StudyConfiguration
  ) -> FaultFinding {
    var shortest = script
    shortest.steps = Shrinker.simplest(script.steps, joined: { _, _ in nil }, simpler: \.simpler) { steps in
      var part = script
      part.steps = steps
      return play(part, configuration)?.invariant == broken.invariant
    }
    var reason = play(shortest, configuration)
    if reason?.invariant != broken.invariant {
      reason = broken
      reason?.details += "; only beside other requests: run the whole study again, as it was"
    }
    return FaultFinding(
      request: request,
      broken: reason ?? broken,
      events: shortest.steps.map(\.description)
    )
  }
}

/// Where scripts come from.
@MainActor
private struct ScriptSource {
  private let networks: RequestAnswers.Networks
  private let timeouts: [Int]
  private let seed: Int
  private let faults: [ChainFault]

  init(_ configuration: StudyConfiguration, seed: Int, faults: Set<ChainFault>) {
    networks = RequestAnswers.Networks(configuration)
    timeouts = configuration.sources.map(\.timeout.wholeMilliseconds)
    self.seed = seed
    self.faults = ChainFault.allCases.filter { faults.contains($0) }
  }

  func script(of request: Int) -> ChainScript {
    let answers = RequestAnswers(networks, seed: seed, request: request)
    let generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)), request: request)
    var writer = ChainScriptWriter(
      generator.named(Self.name),
      timeouts: timeouts,
      answers: timeouts.indices.compactMap { answers.answer(of: $0) }
    )
    return writer.write(faults)
  }

  var sourceCount: Int { timeouts.count }

  private static let name = StableHash("what goes wrong")
}

/// A host on virtual time.
@MainActor
private struct Stage {
  let scheduler = VirtualScheduler(realTimeGrace: .zero)
  let surroundings: FaultedRequest.Surroundings

  init(_ configuration: StudyConfiguration) {
    let images = FaultedImageServer(scheduler: scheduler)
    let registry = AdapterRegistry()
    registry.register(FaultedCustomEvent.self, as: FaultedCustomEvent.className)
    let sources = configuration.sources.enumerated().map { index, source in
      MediationConfiguration.Source(
        className: FaultedCustomEvent.className,
        label: source.label,
        parameter: "\(index)",
        timeout: source.timeout
      )
    }
    let host = MediationHost(
      configuration: MediationConfiguration(adUnits: [ChainFaultStudy.adUnitID: .init(sources: sources)]),
      registry: registry,
      platform: Platform(scheduler: scheduler, httpClient: images)
    )
    surroundings = FaultedRequest.Surroundings(
      host: host,
      images: images,
      timeouts: configuration.sources.map(\.timeout.wholeMilliseconds)
    )
  }

  /// Whether something is still to come.
  var goesOn: Bool { !scheduler.isStuck && scheduler.scheduledCount > 0 }

  func makeScreen() -> FaultedScreen {
    let screen = FaultedScreen()
    screen.open()
    return screen
  }
}

/// The requests that are still to come, and what came of the others.
@MainActor
private final class Course {
  private let scripts: ScriptSource
  private var waiting: Range<Int>
  private(set) var result: ChainFaultStudy.Result
  /// The first requests that broke something.
  private(set) var broken: [(request: Int, broken: BrokenInvariant)] = []

  init(_ scripts: ScriptSource, requests: Range<Int>) {
    self.scripts = scripts
    waiting = requests
    result = .init(study: StudyResult(sourceCount: scripts.sourceCount), faults: FaultReport())
  }

  /// Makes one request after the other.
  func next(on stage: Stage, _ screen: FaultedScreen) {
    guard let index = waiting.popFirst() else { return screen.close() }
    let script = scripts.script(of: index)
    let request = FaultedRequest(script, on: screen, stage.surroundings) { [self] request in
      count(request, index)
      guard request.broken != nil else { return next(on: stage, screen) }
      // What broke may still use the screen.
      screen.close()
      next(on: stage, stage.makeScreen())
    }
    request.begin()
  }

  private func count(_ request: FaultedRequest, _ index: Int) {
    result.study.add(request.counts)
    result.faults.requests += 1
    result.faults.events += request.events
    for fault in request.script.faults { result.faults.faults[fault.rawValue, default: 0] += 1 }
    guard let reason = request.broken else { return }
    result.faults.brokenRequests += 1
    broken.append((index, reason))
    broken.sort { $0.request < $1.request }
    broken.removeLast(max(0, broken.count - FaultReport.mostFindings))
  }
}
