import WaterfallStudy

/// Draws what an ad server sends, and how the app is set up.
struct AdsManagerProgramScript {
  let faults: Set<AdsManagerFault>
  private(set) var given: [AdsManagerFault] = []

  init(faults: Set<AdsManagerFault>) { self.faults = faults }

  mutating func draw(_ generator: inout SeededGenerator) -> [AdsManagerEvent] {
    var events: [AdsManagerEvent] = []
    if generator.draw(below: 10) < 7 {
      for _ in 0...generator.draw(below: 5) { events.append(.rule(rule(&generator))) }
    } else {
      for _ in 0...generator.draw(below: 3) { events.append(.ad(ad(&generator))) }
      if generator.draw(below: 4) == 0 { events.append(.substitute(ad(&generator))) }
    }
    for option in AdsManagerEvent.Option.allCases where option != .noPlayhead {
      if generator.draw(below: 4) == 0 { events.append(.option(option)) }
    }
    if faults.contains(.noPlayhead), generator.draw(below: 20) == 0 {
      events.append(.option(.noPlayhead))
      given.append(.noPlayhead)
    }
    return events
  }

  private mutating func rule(_ generator: inout SeededGenerator) -> SimulatedBreak {
    let place: SimulatedBreak.Place =
      switch generator.draw(below: 8) {
      case 0, 1: .preRoll
      case 2: .postRoll
      case 3: .part(Int(generator.draw(below: 11)) * 10)
      // On a grid, so that some lie at the same time.
      default: .midRoll(Int(generator.draw(below: 13)) * 5)
      }
    var rule = SimulatedBreak(place: place, ads: [])
    for _ in 0...generator.draw(below: 2) { rule.ads.append(ad(&generator)) }
    if generator.draw(below: 8) == 0 { rule.repeatsAfter = 10 + Int(generator.draw(below: 20)) }
    rule.isAnsweredAtOnce = generator.draw(below: 4) == 0
    return rule
  }

  private mutating func ad(_ generator: inout SeededGenerator) -> SimulatedAd {
    if faults.contains(.unplayableAd), generator.draw(below: 8) == 0 {
      given.append(.unplayableAd)
      return generator.draw(below: 2) == 0 ? .unplayable : .empty
    }
    let kinds: [SimulatedAd] = [.skippable, .fixed, .endless]
    return kinds[Int(generator.draw(below: 3))]
  }
}
