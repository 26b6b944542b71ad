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

  /// The outcome in one sentence.
  var result: String {
    guard ad != nil, let winner = attempts.last else {
      return "No fill from the \(counted(attempts.count, "source")) of \(adUnit.printable()): \(outcomes)."
    }
    var counts = [
      count(["didRecordImpression"], "impression"), count(["didRecordClick"], "click"),
      count(["willPresentScreen", "willLeaveApplication"], "screen"),
    ]
    if format.isRewarded { counts.append(count(["didRewardUser"], "reward")) }
    let suppressed = events.filter(\.isSuppressed).count
    let time = receiptMilliseconds.map { " after \($0.grouped) ms" } ?? ""
    return "Filled by \(winner.label.printable())\(time): "
      + counts.joined(separator: ", ")
      + (suppressed == 0 ? "" : "; \(counted(suppressed, "event")) ignored")
      + (openScreens == 0 ? "." : "; \(counted(openScreens, "screen")) never reported closed.")
  }

  /// How the sources ended: `4 failed, 1 timed out`.
  private var outcomes: String {
    var words: [String] = []
    for attempt in attempts where !words.contains(attempt.outcome.words) {
      words.append(attempt.outcome.words)
    }
    return words.map { word in "\(attempts.count { $0.outcome.words == word }) \(word)" }.joined(
      separator: ", "
    )
  }

  /// How many screens were reported open, and not closed until the ad was released.
  var openScreens: Int {
    let names = events.filter { !$0.isSuppressed }.map(\.name)
    return max(names.count { $0 == "willPresentScreen" } - names.count { $0 == "didDismissScreen" }, 0)
  }

  /// When the ad arrived, as the timeline has it: set-up and bidding take time, too, beside the attempts.
  var receiptMilliseconds: Int? {
    events.first { $0.name == "didReceive" && !$0.isSuppressed }?.wholeMilliseconds
  }

  /// How often one of these events had an effect.
  private func count(_ names: Set<String>, _ noun: String) -> String {
    counted(events.filter { names.contains($0.name) && !$0.isSuppressed }.count, noun)
  }
}
