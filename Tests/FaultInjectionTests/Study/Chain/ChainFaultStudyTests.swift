import AdMediation
import FaultInjection
import Foundation
import Testing
import WaterfallStudy

// One after the other: each holds the main actor for a while, and the tests of other suites wait for it.
@MainActor
@Suite("A study of a waterfall with faults", .serialized)
struct ChainFaultStudyTests {
  private static let configuration: StudyConfiguration = {
    var configuration = StudyConfiguration.sample
    configuration.sources[0].timeout = .milliseconds(800)
    return configuration
  }()

  private func run(
    _ requests: Range<Int> = 0..<120,
    seed: Int = 1,
    concurrency: Int = 4,
    faults: Set<ChainFault> = Set(ChainFault.allCases)
  ) throws -> ChainFaultStudy.Result {
    try ChainFaultStudy.run(
      Self.configuration,
      requests: requests,
      seed: seed,
      concurrency: concurrency,
      faults: faults
    )
  }

  @Test("finds nothing that does not hold, with all faults", arguments: [1, 2, 3])
  func sound(seed: Int) throws {
    let result = try run(0..<400, seed: seed, concurrency: 16)
    #expect(result.faults.findings == [])
    #expect(result.faults.brokenRequests == 0)
    #expect(result.faults.requests == 400)
    #expect(result.study.requests == 400)
    #expect(result.faults.events > 2_000)
    #expect(result.faults.faults.count == ChainFault.allCases.count)
  }

  @Test("finds nothing that does not hold, with each fault alone", arguments: ChainFault.allCases)
  func alone(fault: ChainFault) throws {
    let result = try run(0..<60, faults: [fault])
    #expect(result.faults.findings == [])
    #expect(result.faults.faults == [fault.rawValue: 60])
  }

  @Test("is the same for the same seed, and another for another one")
  func seeds() throws {
    let result = try run()
    #expect(try run() == result)
    #expect(try run(seed: 2) != result)
  }

  @Test("in parts is the whole, whatever runs beside", arguments: [1, 3, 50])
  func parts(concurrency: Int) throws {
    let whole = try run()
    var sum = try run(70..<120, concurrency: concurrency)
    let rest = try run(0..<70, concurrency: concurrency)
    sum.study.merge(rest.study)
    sum.faults.merge(rest.faults)
    #expect(sum == whole)
  }

  @Test("without faults fills as the networks' figures say")
  func noFaults() throws {
    let result = try run(0..<200, faults: [])
    let plain = try WaterfallStudy.run(Self.configuration, requests: 0..<200, seed: 1, concurrency: 4)
    #expect(result.study.sources.map(\.filled) == plain.sources.map(\.filled))
    #expect(result.study.sources.map(\.timedOut) == plain.sources.map(\.timedOut))
    #expect(result.study.latency == plain.latency)
    #expect(result.faults.faults == [:])
  }

  @Test("does to a request what its script says")
  func faultsHappen() throws {
    func log(_ steps: [ChainStep]) throws -> [String] {
      let script = ChainScript([ChainStep(.start, after: nil, .load)] + steps)
      var lines: [String] = []
      #expect(ChainFaultStudy.broken(by: script, Self.configuration) { lines.append($0) } == nil)
      return lines
    }
    let delivers = ChainStep(.asked(0), after: 20, .deliver(0, ad: 0, onThread: false))
    let late = try log([
      ChainStep(.asked(0), after: 900, .deliver(0, ad: 0, onThread: false)),
      ChainStep(.asked(1), after: 10, .deliver(1, ad: 0, onThread: false)),
    ])
    #expect(late.contains("   810 ms  source 2 delivers its ad"))
    #expect(late.contains("   810 ms    the app gets an ad of source 2"))
    #expect(late.contains { $0.contains("log: an answer, ignored") })
    let early = try log([
      ChainStep(.asked(0), after: 0, .reportEarly(0, .willLeaveApplication, onThread: false)), delivers,
      ChainStep(.outcome, after: nil, .listen),
    ])
    #expect(early.contains("    20 ms    the app hears willLeaveApplication"))
    let cancelled = try log([ChainStep(.asked(0), after: nil, .cancel), delivers])
    #expect(cancelled.contains("     0 ms    the request is cancelled"))
    let images = try log([
      ChainStep(.asked(0), after: 5, .download(0, .init(.image, after: 10), .init(.notFound, after: 20)))
    ])
    #expect(images.contains("    25 ms    source 1 answers with an error"))
    let pictures = try log([
      ChainStep(.asked(0), after: 5, .download(0, .init(.image, after: 10), .init(.image, after: 20)))
    ])
    #expect(pictures.contains("    25 ms    source 1 answers with its ad"))
  }

  @Test("says of one request what happens, the same every time")
  func events() {
    let (events, broken) = ChainFaultStudy.events(
      Self.configuration,
      ofRequest: 7,
      seed: 1,
      faults: Set(ChainFault.allCases)
    )
    let again = ChainFaultStudy.events(
      Self.configuration,
      ofRequest: 7,
      seed: 1,
      faults: Set(ChainFault.allCases)
    )
    #expect(events.first == "     0 ms  the app loads")
    #expect(events == again.lines)
    #expect(broken == nil)
  }

  @Test("writes scripts that no request runs over")
  func scripts() {
    for request in 0..<500 {
      let script = ChainFaultStudy.script(
        Self.configuration,
        ofRequest: request,
        seed: 3,
        faults: Set(ChainFault.allCases)
      )
      #expect(script.steps.count <= ChainScript.mostSteps)
      #expect(!script.faults.isEmpty && script.faults.count <= 6)
    }
  }
}
