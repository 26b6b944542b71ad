package import AdMediation
package import Foundation

/// The result of some requests of a study of one machine: what is written, and added up again.
package struct FaultPart: Hashable, Sendable {
  /// What was studied.
  package var machine: FaultedMachine
  /// The seed of the requests.
  package var seed: Int
  /// How many requests the whole study has.
  package var totalRequests: Int
  /// Which of them these are: in order, and with a gap between any two.
  package private(set) var ranges: [Range<Int>]
  /// What went wrong, and what that broke.
  package private(set) var faults: StudyFaults

  /// One part.
  package init(
    machine: FaultedMachine,
    seed: Int,
    totalRequests: Int,
    range: Range<Int>,
    faults: StudyFaults
  ) {
    self.machine = machine
    self.seed = seed
    self.totalRequests = totalRequests
    ranges = [range].filter { !$0.isEmpty }
    self.faults = faults
  }

  /// The requests of the study that are not in it.
  package var missing: [Range<Int>] { ranges.gaps(in: totalRequests) }

  /// Adds another part of the same study.
  ///
  /// - Throws: an error when it is of another study, or some of its requests are here already.
  package mutating func merge(_ other: FaultPart) throws(StudyPart.MergeError) {
    guard machine == other.machine else {
      throw .otherMachine(machine.rawValue, other.machine.rawValue)
    }
    guard seed == other.seed else { throw .otherSeed(seed, other.seed) }
    guard totalRequests == other.totalRequests else { throw .otherCount(totalRequests, other.totalRequests) }
    guard faults.names == other.faults.names else {
      throw .otherFaults(faults.names, other.faults.names)
    }
    ranges = try ranges.joined(with: other.ranges)
    faults.report.merge(other.faults.report)
  }
}

extension FaultPart: Codable {
  private enum CodingKeys: String, CodingKey { case machine, seed, totalRequests, ranges, faults }

  /// Reads a part.
  ///
  /// - Throws: ``ConfigurationError``, which names the key path; also where the numbers do not add up.
  package init(json: Data) throws(ConfigurationError) {
    self = try StudyDocument.read(FaultPart.self, from: json, limit: SimulationLimits.maximumPartBytes)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    machine = try container.decode(FaultedMachine.self, forKey: .machine)
    seed = try container.number(Int.self, forKey: .seed)
    totalRequests = try container.number(Int.self, forKey: .totalRequests)
    faults = try container.decode(StudyFaults.self, forKey: .faults)
    let advice = StudyPart.whereToTakeItFrom
    guard (0...SimulationLimits.maximumRequests).contains(totalRequests) else {
      throw container.error(.totalRequests, "\(totalRequests) is no count of requests", advice)
    }
    guard let ranges = [Range](try container.number([[Int]].self, forKey: .ranges), in: totalRequests) else {
      throw container.error(.ranges, "not pairs of requests in order", advice)
    }
    self.ranges = ranges
    guard faults.report.requests == ranges.reduce(0, { $0 + $1.count }) else {
      throw container.error(.faults, "the counts do not add up", advice)
    }
  }

  /// Writes the form that is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(machine, forKey: .machine)
    try container.encode(seed, forKey: .seed)
    try container.encode(totalRequests, forKey: .totalRequests)
    try container.encode(ranges.map { [$0.lowerBound, $0.upperBound] }, forKey: .ranges)
    try container.encode(faults, forKey: .faults)
  }
}
