package import AdMediation
package import AdPlatform
package import Foundation

/// The result of some requests of a study, with all that says which study it is: what is written, and added up
/// again.
package struct StudyPart: Hashable, Sendable {
  /// The version of the package and of its tools: another one may give a request another outcome.
  package static let currentVersion = "0.1.0"

  /// The version that ran the requests.
  package var version = Self.currentVersion
  /// What was studied.
  package var configuration: StudyConfiguration
  /// The seed of the requests.
  package var seed: Int
  /// How many requests the whole study has.
  package var totalRequests: Int
  /// Which of them these are: in order, and with a gap between any two.
  package private(set) var ranges: [Range<Int>]
  /// What came of them.
  package private(set) var result: StudyResult

  /// One part.
  package init(
    configuration: StudyConfiguration,
    seed: Int,
    totalRequests: Int,
    range: Range<Int>,
    result: StudyResult
  ) {
    self.configuration = configuration
    self.seed = seed
    self.totalRequests = totalRequests
    ranges = [range].filter { !$0.isEmpty }
    self.result = result
  }

  /// Whether all requests of the study are in it.
  package var isComplete: Bool { missing.isEmpty }

  /// The requests of the study that are not in it.
  package var missing: [Range<Int>] { ranges.gaps(in: totalRequests) }

  /// The requests of the part `index` of `count` of a study, counted from 1. The parts are equally large, give or
  /// take a request, and all of them are the whole.
  package static func range(of index: Int, in count: Int, requests: Int) -> Range<Int> {
    (index - 1) * requests / count..<index * requests / count
  }

  /// Into how many equal parts a study was cut, as far as its parts tell: the least number of parts whose bounds are
  /// those of the ranges. Nil if there is none up to a million.
  package static func count(ofParts ranges: [Range<Int>], requests: Int) -> Int? {
    guard let shortest = ranges.map(\.count).min(), shortest > 0 else { return nil }
    let bounds = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    // The shortest range has one part or more, so that the number is about this, or larger.
    let least = max(requests / (shortest + 1), 1)
    return (least...max(least, min(requests, 4 * least + 1_000, 1_000_000))).first { count in
      bounds.allSatisfy { bound in
        // The only index whose part can begin here.
        let index = (bound * count + requests - 1) / requests
        return index * requests / count == bound
      }
    }
  }

  /// Adds another part of the same study.
  ///
  /// - Throws: ``MergeError`` when it is of another study, or some of its requests are here already.
  package mutating func merge(_ other: StudyPart) throws(MergeError) {
    guard version == other.version else { throw .otherVersion(version, other.version) }
    guard configuration.fingerprint == other.configuration.fingerprint else {
      throw .otherConfiguration(configuration.fingerprint, other.configuration.fingerprint)
    }
    guard seed == other.seed else { throw .otherSeed(seed, other.seed) }
    guard totalRequests == other.totalRequests else { throw .otherCount(totalRequests, other.totalRequests) }
    ranges = try ranges.joined(with: other.ranges)
    // What it is for does not count; of two texts one is taken, whichever part comes first.
    configuration.summary = [configuration.summary, other.configuration.summary].compactMap(\.self).min()
    result.merge(other.result)
  }

  /// Why two parts are not of one study.
  package enum MergeError: Error, Hashable, Sendable {
    /// Run by another version.
    case otherVersion(String, String)
    /// Of other networks, or another order: the fingerprints.
    case otherConfiguration(String, String)
    /// Of other random numbers.
    case otherSeed(Int, Int)
    /// Of a study with more or fewer requests.
    case otherCount(Int, Int)
    /// These requests are in both.
    case twice(Range<Int>)
  }
}

extension StudyPart: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, configuration, fingerprint, seed, totalRequests, ranges, result
  }

  /// Reads a part.
  ///
  /// - Throws: ``ConfigurationError``, which names the key path; also where the numbers do not add up.
  package init(json: Data) throws(ConfigurationError) {
    do {
      self = try Self.read(json: json)
    } catch {
      throw error.first
    }
  }

  /// Reads a part; all that is wrong with it is thrown.
  package static func read(json: Data) throws(DocumentFlaws<ConfigurationError>) -> StudyPart {
    try read(json: json, limit: StudyLimits.maximumPartBytes, flaws: ConfigurationError.self)
  }

  static let whereToTakeItFrom = "take the file as mediate simulate --json wrote it"

  /// Reads what was written. Keys that are not the part's are left to others.
  package init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder, ignoresUnknownKeys: true)
    guard members.contains(.fingerprint), members.contains(.result) else {
      throw ConfigurationError(
        keyPath: "",
        problem: "not the result of a study",
        advice: Self.whereToTakeItFrom
      )
    }
    guard let version = members.required(String.self, .version),
      let configuration = members.required(StudyConfiguration.self, .configuration),
      let seed = members.required(Int.self, .seed),
      let totalRequests = members.required(Int.self, .totalRequests),
      let result = members.required(StudyResult.self, .result),
      let fingerprint = members.required(String.self, .fingerprint)
    else { throw members.failure }
    let advice = Self.whereToTakeItFrom
    guard fingerprint == configuration.fingerprint else {
      throw members.error(.fingerprint, "not that of the configuration", advice)
    }
    guard (0...StudyLimits.maximumRequests).contains(totalRequests) else {
      throw members.error(.totalRequests, "\(totalRequests) is not a valid count of requests", advice)
    }
    guard let pairs = members.required([[Int]].self, .ranges) else { throw members.failure }
    guard let ranges = [Range](pairs, in: totalRequests) else {
      throw members.error(.ranges, "not pairs of requests in order", advice)
    }
    guard result.requests == ranges.reduce(0, { $0 + $1.count }), result.addsUp(to: configuration) else {
      throw members.error(.result, "the counts do not add up", advice)
    }
    self.version = version
    self.configuration = configuration
    self.seed = seed
    self.totalRequests = totalRequests
    self.ranges = ranges
    self.result = result
  }

  /// Writes the form that is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(configuration.fingerprint, forKey: .fingerprint)
    try container.encode(seed, forKey: .seed)
    try container.encode(totalRequests, forKey: .totalRequests)
    try container.encode(ranges.map { [$0.lowerBound, $0.upperBound] }, forKey: .ranges)
    try container.encode(result, forKey: .result)
  }
}

extension StudyResult {
  /// Whether the counts can be those of requests that went through a waterfall.
  fileprivate func addsUp(to configuration: StudyConfiguration) -> Bool {
    guard sources.count == configuration.sources.count, latency.total <= requests else { return false }
    // Each source is asked by the requests that the one before it has left over.
    var left = requests
    for source in sources {
      let counts = [
        source.asked, source.filled, source.failed, source.timedOut, source.impressions, source.clicks,
      ]
      guard counts.allSatisfy((0...requests).contains) else {
        return false
      }
      guard source.asked == left else { return false }
      guard source.asked == source.filled + source.failed + source.timedOut else { return false }
      guard source.impressions <= source.filled, source.clicks <= source.impressions else {
        return false
      }
      let longest = source.asked * StudyLimits.maximumLatencyMilliseconds
      guard (0...longest).contains(source.waitedMilliseconds),
        (0...source.waitedMilliseconds).contains(source.lostMilliseconds)
      else { return false }
      left -= source.filled
    }
    return latency.total == fills
  }
}
