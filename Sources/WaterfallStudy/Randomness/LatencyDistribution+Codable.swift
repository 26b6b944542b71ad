import AdMediation
import AdPlatform

extension LatencyDistribution: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case fixed, uniform, logNormal, quantiles }
  private typealias Members = StrictMembers<CodingKeys, ConfigurationError>

  /// Reads one of the forms described at ``LatencyDistribution``.
  package init(from decoder: any Decoder) throws {
    var members = try Members(decoder)
    try members.finish()
    let keys = CodingKeys.allCases.filter(members.contains)
    guard let key = keys.first, keys.count == 1 else {
      throw ConfigurationError(
        keyPath: decoder.codingPath.keyPath,
        problem: "\(keys.isEmpty ? "no" : "more than one") kind of latency",
        advice: "write one of fixed, uniform, logNormal, quantiles"
      )
    }
    switch key {
    case .fixed:
      guard let latency = members.required(Double.self, key).flatMap({ members.milliseconds($0, key) }) else {
        throw members.failure
      }
      self = .fixed(latency)
    case .uniform:
      guard let numbers = members.required([Double].self, key) else { throw members.failure }
      let ends = numbers.compactMap { members.milliseconds($0, key) }
      try members.finish()
      guard ends.count == 2, ends[0] <= ends[1] else {
        throw members.error(key, "not from one latency to another", "write two, such as [50, 200]")
      }
      self = .uniform(ends[0], ends[1])
    case .logNormal:
      guard let latency = members.required(LogNormal.self, key) else { throw members.failure }
      self = .logNormal(median: latency.median, p90: latency.p90)
    case .quantiles: self = .quantiles(try Self.quantiles(&members))
    }
  }

  /// The two figures of a log-normal distribution.
  fileprivate struct LogNormal: Codable {
    var median: Int
    var p90: Int
  }

  private static func quantiles(_ members: inout Members) throws -> [Quantile] {
    guard let pairs = members.required([[Double]].self, .quantiles) else { throw members.failure }
    let quantiles = try pairs.map { pair in
      guard pair.count == 2, let share = Share(pair[0] / 100) else {
        let advice = "write percent and milliseconds, such as [50, 180]"
        throw members.error(.quantiles, "not all are pairs", advice)
      }
      guard let milliseconds = members.milliseconds(pair[1], .quantiles) else { throw members.failure }
      return Quantile(share, milliseconds)
    }
    guard quantiles.first?.share == .zero, quantiles.last?.share == .all else {
      let advice = "begin with [0, …] and end with [100, …]"
      throw members.error(.quantiles, "not from 0 to 100 percent", advice)
    }
    for (one, next) in zip(quantiles, quantiles.dropFirst())
    where one.share >= next.share || one.milliseconds > next.milliseconds {
      throw members.error(.quantiles, "not in order", "let percents rise, and milliseconds never fall")
    }
    return quantiles
  }

  /// Writes the form that is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .fixed(let milliseconds): try container.encode(milliseconds, forKey: .fixed)
    case .uniform(let least, let most): try container.encode([least, most], forKey: .uniform)
    case .logNormal(let median, let p90):
      try container.encode(LogNormal(median: median, p90: p90), forKey: .logNormal)
    case .quantiles(let quantiles):
      let pairs = quantiles.map { [$0.share.percent, Double($0.milliseconds)] }
      try container.encode(pairs, forKey: .quantiles)
    }
  }
}

extension LatencyDistribution.LogNormal {
  private enum CodingKeys: String, CodingKey, CaseIterable { case median, p90 }

  init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder)
    let median = members.required(Double.self, .median).flatMap { members.milliseconds($0, .median) }
    let p90 = members.required(Double.self, .p90).flatMap { members.milliseconds($0, .p90) }
    if median == 0 { members.refuse(.median, "0 is not a valid median", "write 1 or more") }
    if let median, let p90, p90 < median {
      members.refuse(.p90, "\(p90) is less than the median", "write \(median) or more")
    }
    guard let median, let p90 else { throw members.failure }
    try members.finish()
    self.init(median: median, p90: p90)
  }
}

extension StrictMembers where Flaw == ConfigurationError {
  /// A latency that was read as a number.
  fileprivate mutating func milliseconds(_ number: Double, _ key: Key) -> Int? {
    let most = StudyLimits.maximumLatencyMilliseconds
    guard let milliseconds = Int(exactly: number), (0...most).contains(milliseconds) else {
      refuse(key, "\(number) is not a valid latency", "give whole milliseconds, at most \(most)")
      return nil
    }
    return milliseconds
  }
}
