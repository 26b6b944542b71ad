/// One line of a report: a figure, and what it is beside a yardstick of the same run.
struct Measurement: Hashable, Sendable {
  /// What a figure counts.
  enum Unit: String, Codable, Sendable {
    case nanoseconds, instructions, allocations, bytes, perSecond, bytesPerSecond
  }

  /// A figure beside its yardstick.
  struct Beside: Hashable, Sendable {
    /// How they are compared.
    enum Kind: String, Codable, Sendable {
      /// How many times the yardstick.
      case times
      /// How many more than the yardstick.
      case more
    }

    /// What the yardstick is.
    var yardstick: String
    var kind = Kind.times
    var spread: Spread
    /// The most that it may be, if there is an aim.
    var aim: Double?
  }

  /// What was measured.
  var name: String
  var unit: Unit
  var spread: Spread
  /// The most that it may be, if there is an aim.
  var aim: Double?
  var beside: Beside?

  /// Whether the aims are met; nil if there is none.
  var isWithinAim: Bool? {
    let verdicts = [
      aim.map { spread.median <= $0 }, beside?.aim.map { aim in (beside?.spread.median ?? 0) <= aim },
    ]
    .compactMap { $0 }
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }
}

/// What one benchmark has measured.
struct BenchmarkResult: Hashable, Sendable {
  var name: String
  var title: String
  var measurements: [Measurement]
}
