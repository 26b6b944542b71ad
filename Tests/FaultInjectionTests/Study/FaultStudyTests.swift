import FaultInjection
import Testing
import WaterfallStudy

@Suite("A study with faults")
struct FaultStudyTests {
  @Test("is the same for the same seed, and another for another")
  func seeds() {
    let report = run(0..<500, seed: 1)
    #expect(report == run(0..<500, seed: 1))
    #expect(report.events != run(0..<500, seed: 2).events)
    #expect(report.requests == 500)
    #expect(report.faults.keys.sorted() == ["nudge", "take-two"])
  }

  @Test("in parts is the whole")
  func parts() {
    var sum = run(300..<500, seed: 1)
    sum.merge(run(0..<7, seed: 1))
    sum.merge(run(7..<300, seed: 1))
    #expect(sum == run(0..<500, seed: 1))
  }

  @Test("shrinks what it finds, and says how it breaks")
  func finding() throws {
    let report = run(0..<500, seed: 1)
    #expect(report.findings.count == 5)
    #expect(report.brokenRequests > 5)
    let below = report.findings.filter { $0.broken.invariant == "never below zero" }
    #expect(!below.isEmpty)
    for finding in below {
      #expect(finding.broken == BrokenInvariant("never below zero", "-2"))
      #expect(finding.events == ["take two"])
      // The whole list breaks it in its own way.
      let all = events(ofRequest: finding.request)
      #expect(all.lines.last == "take two")
      let count = all.lines.reduce(0) { $0 + ($1 == "nudge" ? 1 : $1 == "add two" ? 2 : -2) }
      #expect(all.broken == BrokenInvariant("never below zero", "\(count)"))
    }
    #expect((0..<500).contains { events(ofRequest: $0).broken == BrokenInvariant("never below zero", "-1") })
  }

  @Test("looks at what has to hold at the end")
  func end() throws {
    let report = run(0..<100, seed: 1, faults: [.nudge])
    let finding = try #require(report.findings.first)
    #expect(finding.broken == BrokenInvariant("even at the end", "1"))
    #expect(finding.events == ["nudge"])
    #expect(report.brokenRequests < 100)
  }

  @Test("without faults breaks nothing")
  func sound() {
    let report = run(0..<100, seed: 1, faults: [])
    #expect(report.brokenRequests == 0)
    #expect(report.events > 100)
    #expect(report.faults == [:])
  }

  @Test("tells its progress, and its end")
  func progress() {
    var told: [Int] = []
    _ = FaultStudy(CounterScript.self, of: CounterTrial(), seed: 1, faults: []).run(0..<2_500) {
      told.append($0)
    }
    #expect(told == [1_000, 2_000, 2_500])
  }

  private func run(
    _ requests: Range<Int>,
    seed: Int,
    faults: Set<CounterFault> = [.nudge, .takeTwo]
  ) -> FaultReport {
    FaultStudy(CounterScript.self, of: CounterTrial(), seed: seed, faults: faults).run(requests)
  }

  private func events(ofRequest request: Int) -> (lines: [String], broken: BrokenInvariant?) {
    let (events, broken) = FaultStudy(CounterScript.self, of: CounterTrial(), seed: 1).events(
      ofRequest: request
    )
    return (events.map(\.description), broken)
  }
}

private enum CounterFault: String, FaultName {
  case nudge
  case takeTwo = "take-two"
}

/// A count that has to be even at the end, and never below zero.
private struct CounterTrial: FaultTrial {
  enum Event: String, CustomStringConvertible {
    case addTwo = "add two"
    case takeTwo = "take two"
    case nudge
    var description: String { rawValue }
  }

  private var count = 0

  mutating func take(_ event: Event) throws(BrokenInvariant) {
    switch event {
    case .addTwo: count += 2
    case .takeTwo: count -= 2
    case .nudge: count += 1
    }
    if count < 0 { throw BrokenInvariant("never below zero", "\(count)") }
  }

  mutating func end() throws(BrokenInvariant) {
    if count % 2 != 0 { throw BrokenInvariant("even at the end", "\(count % 2)") }
  }
}

private struct CounterScript: FaultScript {
  static let faultsOfAHundred = 90

  var draw: FaultDraw<CounterFault>
  let beginning: [CounterTrial.Event] = []
  let length: Int

  init(_ draw: FaultDraw<CounterFault>) {
    var draw = draw
    length = draw.number(12)
    self.draw = draw
  }

  mutating func event(of fault: CounterFault, _ trial: CounterTrial) -> CounterTrial.Event? {
    switch fault {
    case .nudge: draw.number(8) == 0 ? .nudge : nil
    case .takeTwo: .takeTwo
    }
  }

  mutating func ordinary(_ trial: CounterTrial) -> CounterTrial.Event { .addTwo }
}
