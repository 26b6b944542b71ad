extension AdsManagerScript {
  // MARK: What an ad server sends, and how the app is set up

  static func drawBeginning(_ draw: inout FaultDraw<AdsManagerFault>) -> [AdsManagerEvent] {
    var events: [AdsManagerEvent] = []
    if draw.number(10) < 7 {
      for _ in 0...draw.number(5) { events.append(.rule(rule(&draw))) }
    } else {
      for _ in 0...draw.number(3) { events.append(.ad(ad(&draw))) }
      if draw.number(4) == 0 { events.append(.substitute(ad(&draw))) }
    }
    for option in AdsManagerEvent.Option.allCases where option != .noPlayhead {
      if draw.number(4) == 0 { events.append(.option(option)) }
    }
    if draw.gives(.noPlayhead, onceIn: 20) { events.append(.option(.noPlayhead)) }
    return events
  }

  private static func rule(_ draw: inout FaultDraw<AdsManagerFault>) -> SimulatedBreak {
    let place: SimulatedBreak.Place =
      switch draw.number(8) {
      case 0, 1: .preRoll
      case 2: .postRoll
      case 3: .part(draw.number(11) * 10)
      // On a grid, so that some lie at the same time.
      default: .midRoll(draw.number(13) * 5)
      }
    var rule = SimulatedBreak(place: place, ads: [])
    for _ in 0...draw.number(2) { rule.ads.append(ad(&draw)) }
    if draw.number(8) == 0 { rule.repeatsAfter = 10 + draw.number(20) }
    rule.isAnsweredAtOnce = draw.number(4) == 0
    return rule
  }

  private static func ad(_ draw: inout FaultDraw<AdsManagerFault>) -> SimulatedAd {
    if draw.gives(.unplayableAd, onceIn: 8) {
      return draw.number(2) == 0 ? .unplayable : .empty
    }
    return draw.pick([.skippable, .fixed, .endless])
  }
}
