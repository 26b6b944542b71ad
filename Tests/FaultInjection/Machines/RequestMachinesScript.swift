package import WaterfallStudy

/// Draws what happens to the two machines of a request: anything, in any order.
package struct RequestMachinesScript<Chain: ChainDeciding, Session: SessionDeciding>: FaultScript {
  /// What can go wrong.
  package enum Fault: String, FaultName {
    /// Things happen in any order.
    case anyOrder = "any-order"
  }

  /// The machines, before anything has happened to them.
  package let subject: RequestMachinesTrial<Chain, Session>

  private var generator: SeededGenerator
  private let timeouts: [Int]
  private var eventsLeft: Int

  package init(generator: SeededGenerator, faults: Set<Fault>) {
    self.generator = generator
    timeouts = (0...self.generator.index(below: 3)).map { 1_000 * ($0 + 1) }
    subject = RequestMachinesTrial(
      timeouts: timeouts,
      networkCountsImpressions: self.generator.index(below: 2) == 0,
      networkCountsClicks: self.generator.index(below: 2) == 0
    )
    eventsLeft = faults.isEmpty ? 0 : 40
  }

  package var given: [Fault: Int] { [.anyOrder: 1] }

  package mutating func next(_ trial: RequestMachinesTrial<Chain, Session>) -> RequestMachinesEvent? {
    guard eventsLeft > 0 else { return nil }
    eventsLeft -= 1
    guard eventsLeft < 39 else { return .load }
    let source = generator.index(below: timeouts.count)
    return switch generator.index(below: 40) {
    case 0: .cancel
    case 1..<4: .wait([1, 500, 999, 1_000, 3_000][generator.index(below: 5)])
    case 4..<8: .deliver(source)
    case 8..<10: .fail(source)
    case 10..<15: .render
    case 15..<18: .becomeVisible
    case 18..<21: .tap
    case 21..<24: .untrack
    case 24: .release
    default: .report(AdReport.allCases[generator.index(below: AdReport.allCases.count)])
    }
  }
}

extension SeededGenerator {
  /// A whole number from 0 up to `count`, which is not reached.
  mutating func index(below count: Int) -> Int { Int(draw(below: UInt64(max(count, 1)))) }
}
