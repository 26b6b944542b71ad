import AdMediation
import AdPlatform

extension RunReport {
  var text: StyledText {
    var text = StyledText()
    text.add((adUnit.printable(), .heading), (isVirtual ? " in virtual time" : " in real time", .faint))
    text.addWaterfall(attempts)
    if let ad { text.add(ad) }
    text.addTimeline(events, omitted: omittedEvents)
    text.addUnclaimed(unclaimed)
    text.add()
    text.addHanging([], result, ad == nil ? .bad : .good)
    return text
  }

  private var result: String {
    guard ad != nil, let winner = attempts.last else {
      let count = attempts.count
      let sources = count == 1 ? "the only source" : "none of the \(count) sources"
      return "No fill: \(sources) of \(adUnit.printable()) had \(count == 1 ? "no" : "an") ad."
    }
    var counts = [
      count(["didRecordImpression"], "impression"), count(["didRecordClick"], "click"),
      count(["willPresentScreen", "willLeaveApplication"], "screen"),
    ]
    if format.isRewarded { counts.append(count(["didRewardUser"], "reward")) }
    let time = attempts.reduce(0) { $0 + $1.latencyMilliseconds }
    let suppressed = events.filter(\.isSuppressed).count
    return "Filled by \(winner.label.printable()) after \(time) ms: "
      + counts.joined(separator: ", ")
      + (suppressed == 0 ? "." : "; \(counted(suppressed, "event")) without effect.")
  }

  /// How often one of these events had an effect.
  private func count(_ names: Set<String>, _ noun: String) -> String {
    counted(events.filter { names.contains($0.name) && !$0.isSuppressed }.count, noun)
  }
}
