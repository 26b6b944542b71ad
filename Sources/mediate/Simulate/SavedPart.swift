import AdMediation
import Foundation
import Simulation

/// A part of a study, of a waterfall or of a machine, as `--json` wrote it.
enum SavedPart {
  case study(StudyPart)
  case machine(FaultPart)

  /// Reads a file.
  init(file path: String) throws(CommandFailure) {
    self = try InputFile(path: path).read(limit: SimulationLimits.maximumPartBytes, as: Self.init(json:))
  }

  private init(json: Data) throws(ConfigurationError) {
    struct Kind: Decodable { var machine: String? }
    let isMachine = (try? JSONDecoder().decode(Kind.self, from: json))?.machine != nil
    self = isMachine ? .machine(try FaultPart(json: json)) : .study(try StudyPart(json: json))
  }

  mutating func merge(_ other: SavedPart) throws(StudyPart.MergeError) {
    switch (self, other) {
    case (.study(var part), .study(let other)):
      try part.merge(other)
      self = .study(part)
    case (.machine(var part), .machine(let other)):
      try part.merge(other)
      self = .machine(part)
    case (.study, .machine(let other)): throw .otherMachine("chain", other.machine.rawValue)
    case (.machine(let part), .study): throw .otherMachine(part.machine.rawValue, "chain")
    }
  }

  /// The requests of the study that are not in it.
  var missing: [Range<Int>] {
    switch self {
    case .study(let part): part.missing
    case .machine(let part): part.missing
    }
  }

  /// How many requests the whole study has.
  var totalRequests: Int {
    switch self {
    case .study(let part): part.totalRequests
    case .machine(let part): part.totalRequests
    }
  }

  var report: SimulateReport {
    switch self {
    case .study(let part): .study(part)
    case .machine(let part): .machine(part)
    }
  }
}
