import AdMediation
import AdPlatform

extension StyledText {
  /// A row for each source: outcome, latency, label, and why it had no ad.
  mutating func addWaterfall(_ attempts: [AttemptReport]) {
    addHeading("Waterfall")
    // In a plain waterfall the order says it all.
    let hasBidders = attempts.contains { $0.kind == .bidding }
    let outcomeWidth = attempts.map(\.outcome.words.columns).max() ?? 0
    let latencyWidth = attempts.map(\.latencyText.columns).max() ?? 0
    let labelWidth = attempts.map(\.labelText.columns).max() ?? 0
    for attempt in attempts {
      let isFilled = attempt.outcome == .filled
      addHanging(
        [
          (isFilled ? "  ✓ " : "  ✗ ", isFilled ? .good : .bad),
          (attempt.outcome.words.padded(to: outcomeWidth + 2), isFilled ? .good : .bad),
          (attempt.latencyText.paddedBefore(to: latencyWidth) + "  ", .plain),
          (attempt.labelText.padded(to: labelWidth + 2), .plain),
        ],
        attempt.error.map { "\($0.message) (\($0.domain) \($0.code))" }
          ?? (hasBidders ? attempt.rankingReason.printable(limit: TextLayout.textLimit) : ""),
        attempt.error == nil ? .faint : .plain
      )
    }
  }
}

extension AttemptReport {
  fileprivate var latencyText: String { "\(latencyMilliseconds.grouped) ms" }
  fileprivate var labelText: String { TextLayout.label(label) }
}
