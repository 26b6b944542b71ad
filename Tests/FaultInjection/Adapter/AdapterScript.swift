import AdMediation
package import WaterfallStudy

/// Draws what happens to requests and ads of mediation adapters.
@MainActor
package struct AdapterScript<Carrier: Messenger> {
  package private(set) var given: [AdapterFault: Int] = [:]

  private var draw: AdapterDraw
  private let faults: [AdapterFault]
  private var left: Int

  package init(generator: SeededGenerator, faults: Set<AdapterFault>) {
    draw = AdapterDraw(generator)
    self.faults = AdapterFault.allCases.filter(faults.contains)
    left = 10 + draw.number(40)
  }
}

extension AdapterScript: @MainActor FaultScript {
  package var subject: AdapterTrial<Carrier> { AdapterTrial() }

  package mutating func next(_ trial: AdapterTrial<Carrier>) -> AdapterEvent? {
    guard let sight = trial.stage?.sight else { return .setting(setting()) }
    guard left > 0 else { return nil }
    left -= 1
    return fault(sight) ?? draw.ordinary(sight)
  }

  private mutating func setting() -> AdapterSetting {
    var setting = draw.setting()
    if faults.contains(.listensLate), draw.number(8) == 0 {
      setting.listensLate = true
      given[.listensLate, default: 0] += 1
    }
    if faults.contains(.afterRelease), draw.number(4) == 0 {
      setting.keepsDelegates = true
      given[.afterRelease, default: 0] += 1
    }
    return setting
  }

  private mutating func fault(_ sight: AdapterSight) -> AdapterEvent? {
    guard !faults.isEmpty, draw.number(100) < 45 else { return nil }
    let fault = draw.pick(faults)
    guard let event = draw.event(of: fault, sight) else { return nil }
    given[fault, default: 0] += 1
    return event
  }
}
