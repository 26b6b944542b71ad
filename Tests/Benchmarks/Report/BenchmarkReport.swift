import Foundation

/// What a run has measured, and on what machine.
struct BenchmarkReport: Hashable, Sendable {
  /// What the machine counts beside time.
  struct Machine: Hashable, Sendable, Codable {
    var cores: Int
    var operatingSystem: String
    var countsInstructions: Bool
    var countsAllocations: Bool
    var countsBytes: Bool
  }

  var machine: Machine
  var results: [BenchmarkResult]

  /// What took more than it may, one line each.
  var missedAims: [String] {
    results.flatMap { result in
      result.measurements.filter { $0.isWithinAim == false }
        .map { "\(result.name): \($0.name) misses its aim, \($0.limits)" }
    }
  }

  /// One document for machines: the same keys every time, sorted, null where there is nothing.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension BenchmarkReport.Machine {
  /// This machine.
  init(_ meter: Meter) {
    cores = ProcessInfo.processInfo.activeProcessorCount
    operatingSystem = ProcessInfo.processInfo.operatingSystemVersionString
    countsInstructions = meter.instructions != nil
    countsAllocations = meter.allocations != nil
    countsBytes = meter.bytesInUse != nil
  }

  /// What stands below the tables.
  var text: String {
    let missing = [
      countsInstructions ? nil : "instructions", countsAllocations ? nil : "allocations",
      countsBytes ? nil : "bytes in use",
    ]
    .compactMap { $0 }
    let uncounted = missing.isEmpty ? "" : " Not counted here: \(missing.joined(separator: ", "))."
    return "Medians and quartiles of rounds in one process; what is compared takes turns. "
      + "\(operatingSystem), \(cores) cores.\(uncounted)"
  }
}

extension BenchmarkReport: Encodable {
  private enum Keys: String, CodingKey { case version, machine, benchmarks }
  private enum ResultKeys: String, CodingKey { case name, title, measurements }
  private enum MeasurementKeys: String, CodingKey { case name, unit, figures, aim, beside, isWithinAim }
  private enum BesideKeys: String, CodingKey { case yardstick, kind, figures, aim }

  func encode(to encoder: any Encoder) throws {
    var document = encoder.container(keyedBy: Keys.self)
    try document.encode(1, forKey: .version)
    try document.encode(machine, forKey: .machine)
    var list = document.nestedUnkeyedContainer(forKey: .benchmarks)
    for result in results {
      var object = list.nestedContainer(keyedBy: ResultKeys.self)
      try object.encode(result.name, forKey: .name)
      try object.encode(result.title, forKey: .title)
      var measurements = object.nestedUnkeyedContainer(forKey: .measurements)
      for measurement in result.measurements {
        var object = measurements.nestedContainer(keyedBy: MeasurementKeys.self)
        try object.encode(measurement.name, forKey: .name)
        try object.encode(measurement.unit, forKey: .unit)
        try object.encode(measurement.spread, forKey: .figures)
        try object.encode(measurement.aim, forKey: .aim)
        try object.encode(measurement.isWithinAim, forKey: .isWithinAim)
        guard let beside = measurement.beside else {
          try object.encodeNil(forKey: .beside)
          continue
        }
        var yardstick = object.nestedContainer(keyedBy: BesideKeys.self, forKey: .beside)
        try yardstick.encode(beside.yardstick, forKey: .yardstick)
        try yardstick.encode(beside.kind, forKey: .kind)
        try yardstick.encode(beside.spread, forKey: .figures)
        try yardstick.encode(beside.aim, forKey: .aim)
      }
    }
  }
}
