/// Puts the parts of an ad and its wrappers together.
struct Merging {
  /// The most elements of one list that are looked at.
  let limit: Int
  /// How many elements were left out.
  private(set) var leftOut = 0
  private var addedToOverlays = 0

  init(limit: Int) { self.limit = limit }

  /// The elements of the parts in order, each once.
  mutating func list<Part, Element: Hashable>(
    _ parts: [Part],
    _ elements: (Part) -> [Element]
  ) -> [Element] {
    var all: [Element] = []
    for part in parts {
      let more = elements(part)
      let room = limit - all.count
      leftOut += max(0, more.count - room)
      all += more.prefix(room)
    }
    var seen: Set<Element> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// A linear creative with what the wrappers around it add.
  mutating func linear(_ own: Linear, in wrappers: [VASTAd]) -> Linear {
    var linear = own
    let parts = [own] + wrappers.flatMap(\.creatives).compactMap(\.linear)
    linear.trackingEvents = list(parts) { $0.trackingEvents }
    linear.videoClicks.clickTracking = list(parts) { $0.videoClicks.clickTracking }
    linear.videoClicks.customClicks = list(parts) { $0.videoClicks.customClicks }
    var programs: Set<String> = []
    linear.icons = list(parts) { $0.icons }.filter { icon in
      icon.program.map { programs.insert($0.lowercased()).inserted } ?? true
    }
    return linear
  }

  /// Overlays with what the wrappers around them add. A wrapper knows none of the variants, so what it calls on a
  /// click is called for each. All overlays of the ad share one limit for what is added.
  mutating func nonLinear(_ own: NonLinearAds, in wrappers: [VASTAd]) -> NonLinearAds {
    var nonLinear = own
    let around = wrappers.flatMap(\.creatives).compactMap(\.nonLinearAds)
    let tracking = adding(list(around) { $0.trackingEvents })
    nonLinear.trackingEvents = list([own.trackingEvents, tracking]) { $0 }
    let clicks = list(around.flatMap(\.nonLinears)) { $0.clickTracking }
    guard !clicks.isEmpty else { return nonLinear }
    for index in nonLinear.nonLinears.indices {
      let added = adding(clicks)
      guard !added.isEmpty else { break }
      let own = nonLinear.nonLinears[index].clickTracking
      nonLinear.nonLinears[index].clickTracking = list([own, added]) { $0 }
    }
    return nonLinear
  }

  private mutating func adding<Element>(_ elements: [Element]) -> [Element] {
    let added = elements.prefix(limit - addedToOverlays)
    addedToOverlays += added.count
    leftOut += elements.count - added.count
    return Array(added)
  }
}
