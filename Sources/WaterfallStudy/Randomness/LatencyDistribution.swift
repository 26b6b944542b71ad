/// How long a network takes to answer, in whole milliseconds.
///
/// In JSON one of
///
/// ```json
/// {"fixed": 120}
/// {"uniform": [50, 200]}
/// {"logNormal": {"median": 180, "p90": 600}}
/// {"quantiles": [[0, 40], [50, 180], [90, 600], [100, 3000]]}
/// ```
///
/// A uniform one has both ends. A log-normal one is what answers of servers look like: many near the median, and a
/// long tail, of which a tenth takes longer than `p90`. Quantiles are measured values: so many percent
/// of the answers take at most so long, and between two of them every latency is as likely as another.
package enum LatencyDistribution: Hashable, Sendable {
  /// Always as long.
  case fixed(Int)
  /// Every latency from one to the other, with both.
  case uniform(Int, Int)
  /// Half of the answers take longer than the median, a tenth longer than `p90`.
  case logNormal(median: Int, p90: Int)
  /// From the share 0 to the share 1.
  case quantiles([Quantile])

  /// Such a share of the answers takes at most so long.
  package struct Quantile: Hashable, Sendable {
    /// The share of the answers.
    package var share: Share
    /// The longest that they take.
    package var milliseconds: Int

    /// A quantile of these parts.
    package init(_ share: Share, _ milliseconds: Int) {
      self.share = share
      self.milliseconds = milliseconds
    }
  }

  /// One latency. Takes one number of the generator, whatever the kind, so that two networks that differ in their
  /// latencies alone differ in nothing else.
  package func draw(from generator: inout SeededGenerator) -> Int {
    switch self {
    case .fixed(let milliseconds):
      _ = generator.next()
      return milliseconds
    case .uniform(let least, let most):
      return least + Int(generator.draw(below: UInt64(most - least + 1)))
    case .logNormal(let median, let p90):
      let deviations = ExactMath.normalQuantile(generator.drawFraction()) / Self.deviationsAtP90
      let spread = ExactMath.log(Double(p90) / Double(median))
      let milliseconds = Double(median) * ExactMath.exp(deviations * spread)
      return Int(min(milliseconds, Double(StudyLimits.maximumLatencyMilliseconds)).rounded())
    case .quantiles(let quantiles):
      return Self.latency(at: Int(generator.draw(below: UInt64(Share.whole))), in: quantiles)
    }
  }

  private static let deviationsAtP90 = 1.281_551_565_544_600_4

  private static func latency(at place: Int, in quantiles: [Quantile]) -> Int {
    guard let next = quantiles.firstIndex(where: { $0.share.billionths > place }), next > 0 else {
      return quantiles.last?.milliseconds ?? 0
    }
    let (before, after) = (quantiles[next - 1], quantiles[next])
    let width = after.share.billionths - before.share.billionths
    let rise = (after.milliseconds - before.milliseconds) * (place - before.share.billionths)
    return before.milliseconds + (rise + width / 2) / width
  }
}
