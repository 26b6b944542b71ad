import AdMediation

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
/// long tail, of which a tenth takes longer than `p90`. Quantiles are what somebody has measured: so many percent
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

extension LatencyDistribution: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case fixed, uniform, logNormal, quantiles }
  private enum LogNormalKeys: String, CodingKey, CaseIterable { case median, p90 }

  /// Reads one of the forms described at ``LatencyDistribution``.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw ConfigurationError(
        keyPath: decoder.codingPath.keyPath,
        problem: "\(container.allKeys.isEmpty ? "no" : "more than one") kind of latency",
        advice: "write one of fixed, uniform, logNormal, quantiles"
      )
    }
    switch key {
    case .fixed:
      self = .fixed(try Self.milliseconds(container.number(Double.self, forKey: key), container, key))
    case .uniform:
      let ends = try container.number([Double].self, forKey: key).map {
        try Self.milliseconds($0, container, key)
      }
      guard ends.count == 2, ends[0] <= ends[1] else {
        throw container.error(key, "not from one latency to another", "write two, such as [50, 200]")
      }
      self = .uniform(ends[0], ends[1])
    case .logNormal:
      try container.superDecoder(forKey: key).refuseUnknownKeys(LogNormalKeys.self)
      let inner = try container.nestedContainer(keyedBy: LogNormalKeys.self, forKey: key)
      let median = try Self.milliseconds(inner.number(Double.self, forKey: .median), inner, .median)
      let p90 = try Self.milliseconds(inner.number(Double.self, forKey: .p90), inner, .p90)
      guard median > 0 else { throw inner.error(.median, "0 is no median", "write 1 or more") }
      guard p90 >= median else {
        throw inner.error(.p90, "\(p90) is less than the median", "write \(median) or more")
      }
      self = .logNormal(median: median, p90: p90)
    case .quantiles:
      self = .quantiles(try Self.quantiles(container, key))
    }
  }

  private static func quantiles(
    _ container: KeyedDecodingContainer<CodingKeys>,
    _ key: CodingKeys
  ) throws -> [Quantile] {
    let quantiles = try container.number([[Double]].self, forKey: key).map { pair in
      guard pair.count == 2, let share = Share(pair[0] / 100) else {
        throw container.error(key, "not all are pairs", "write percent and milliseconds, such as [50, 180]")
      }
      return Quantile(share, try milliseconds(pair[1], container, key))
    }
    guard quantiles.first?.share == .zero, quantiles.last?.share == .all else {
      throw container.error(key, "not from 0 to 100 percent", "begin with [0, …] and end with [100, …]")
    }
    for (one, next) in zip(quantiles, quantiles.dropFirst())
    where one.share >= next.share || one.milliseconds > next.milliseconds {
      throw container.error(key, "not in order", "let percents rise, and milliseconds never fall")
    }
    return quantiles
  }

  private static func milliseconds<Key>(
    _ number: Double,
    _ container: KeyedDecodingContainer<Key>,
    _ key: Key
  ) throws -> Int {
    let most = StudyLimits.maximumLatencyMilliseconds
    guard let milliseconds = Int(exactly: number), (0...most).contains(milliseconds) else {
      throw container.error(key, "\(number) is no latency", "give whole milliseconds, at most \(most)")
    }
    return milliseconds
  }

  /// Writes the form that is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .fixed(let milliseconds): try container.encode(milliseconds, forKey: .fixed)
    case .uniform(let least, let most): try container.encode([least, most], forKey: .uniform)
    case .logNormal(let median, let p90):
      var inner = container.nestedContainer(keyedBy: LogNormalKeys.self, forKey: .logNormal)
      try inner.encode(median, forKey: .median)
      try inner.encode(p90, forKey: .p90)
    case .quantiles(let quantiles):
      let pairs = quantiles.map { [$0.share.percent, Double($0.milliseconds)] }
      try container.encode(pairs, forKey: .quantiles)
    }
  }
}
