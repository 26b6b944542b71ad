import AdMediation
import AdPlatform
import Foundation

extension ConformanceProbe {
  /// Closes the ad that is presented.
  func close(_ load: ProbeLoad) async {
    await perform(.dismissScreen)
    await settle()
    withExtendedLifetime(load) {}
  }

  /// The user has earned a reward, and the adapter passes it on.
  func earnReward() async {
    let before = reports(.reward).count
    record(networkAction: "earnReward")
    Platform.$current.withValue(platform) { fixture.earnReward() }
    await settle { reports(.reward).count > before }
  }

  /// Whether it is the last report of the screen of the newest ad, after which another one is missing.
  func isLastScreenReport(_ event: AdLogEntry) -> Bool {
    event
      == timeline.last { $0.isReport(.willPresent, .willDismiss, .didDismiss) && isOfNewestRequest($0) }
  }

  /// How a closed screen lacks its last report, for messages.
  func wordsForMissingDismissal(_ opening: [AdEventName], _ closing: [AdEventName], of format: AdFormat)
    -> String
  {
    if opening.contains(.didDismiss) { return "it was called before the screen closed" }
    guard let last = (opening + closing).last else { return "nothing" }
    return "nothing after \(method(last, of: format))"
  }

  /// What an adapter reports of an ad that is presented, and then of one that is closed.
  func screenReports(_ format: AdFormat) async throws -> (opening: [AdEventName], closing: [AdEventName]) {
    let mark = mark
    let load = try await presented(format)
    await settle { !reports(.willPresent, since: mark).isEmpty }
    await waitForLateCalls()
    let opening = reports(.willPresent, .willDismiss, .didDismiss, since: mark)
    let middle = self.mark
    await perform(.dismissScreen, awaiting: .didDismiss)
    await settle()
    await waitForLateCalls()
    withExtendedLifetime(load) {}
    return (opening, reports(.willPresent, .willDismiss, .didDismiss, since: middle))
  }

  /// Lets the network count an impression, unless it does so as soon as the ad is seen.
  func expectImpression(of format: AdFormat, since before: Int, _ start: Int) async {
    if network.impressions == before {
      await perform(.countImpression, awaiting: .impression)
    } else {
      await settle { !reports(.impression, since: start).isEmpty }
    }
  }

  /// Breaks the rule when the adapter has reported an impression that its network has not counted by now.
  func expectNoEarlyImpression(of format: AdFormat, since before: Int, _ start: Int) throws {
    let counted = network.impressions - before
    let reported = reports(.impression, since: start).count
    try expect(
      reported <= counted,
      "no impression of the \(format.words) ad before the network counts it; so far it has counted \(counted)",
      but: "the adapter has reported \(reported.of("impression"))",
      mayBeLimit: false,
      marking: { $0.isReport(.impression) && isOfNewestRequest($0) }
    )
  }

  /// Breaks the rule unless the impression that the network has counted is reported, once.
  func judgeImpression(of format: AdFormat, since before: Int, _ start: Int) async throws {
    await waitForLateCalls()
    let counted = network.impressions - before
    try expectCount(counted, of: "impression", after: .countImpression)
    let reported = reports(.impression, since: start).count
    try expect(
      reported == 1,
      "\(method(.impression, of: format)) for the \(format.words) ad, once",
      but: "the network counted \(counted.of("impression")), the adapter reported \(reported)",
      mayBeLimit: false,
      marking: { $0.isReport(.impression) && isOfNewestRequest($0) }
    )
  }

  /// Lets the network count a click, and breaks the rule unless it is reported, once.
  func judgeClick(on format: AdFormat) async throws {
    let (before, mark) = (network.clicks, mark)
    await perform(.countClick, awaiting: .click)
    await waitForLateCalls()
    let counted = network.clicks - before
    try expectCount(counted, of: "click", after: .countClick)
    let reported = reports(.click, since: mark).count
    try expect(
      reported == counted,
      "\(method(.click, of: format)) for the click on the \(format.words) ad, once",
      but: "the network counted \(counted.of("click")), the adapter reported \(reported)",
      mayBeLimit: false,
      marking: { $0.isReport(.click) && isOfNewestRequest($0) }
    )
  }
}
