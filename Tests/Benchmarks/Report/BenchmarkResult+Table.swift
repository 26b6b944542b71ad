import Foundation

extension BenchmarkResult {
  /// The result as a table in Markdown, which reads as well on a terminal.
  var table: String {
    let header = ["", "median", "quartiles", "beside", "aim"]
    let rows = [header] + measurements.map(\.cells)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return (["### \(name)", "", title + ".", "", line(header), line(rule)] + rows.dropFirst().map(line))
      .joined(separator: "\n")
  }
}

extension Measurement {
  fileprivate var cells: [String] {
    let quartiles = "\(unit.text(spread.lowerQuartile)) – \(unit.text(spread.upperQuartile))"
    return [
      name, unit.text(spread.median),
      spread.lowerQuartile == spread.upperQuartile ? "" : quartiles,
      beside.map { $0.text(in: unit) } ?? "", aimText,
    ]
  }

  private var aimText: String { isWithinAim == false ? "\(limits), missed" : limits }

  /// The most that it may be, alone and beside its yardstick; empty if there is no aim.
  var limits: String {
    let limits = [
      aim.map(unit.text),
      beside.flatMap { beside in
        beside.aim.map { beside.kind == .times ? "\($0.short) ×" : "\(Int($0)) more" }
      },
    ]
    return limits.compactMap { $0 }.map { "≤ \($0)" }.joined(separator: ", ")
  }
}

extension Measurement.Beside {
  fileprivate func text(in unit: Measurement.Unit) -> String {
    switch kind {
    case .times:
      let quartiles = "\(spread.lowerQuartile.short) – \(spread.upperQuartile.short)"
      let spreadText = spread.lowerQuartile == spread.upperQuartile ? "" : " (\(quartiles))"
      return "\(spread.median.short) × \(yardstick)\(spreadText)"
    case .more: return "\(unit.text(spread.median)) more than \(yardstick)"
    }
  }
}

extension Measurement.Unit {
  fileprivate func text(_ value: Double) -> String {
    switch self {
    case .nanoseconds:
      switch abs(value) {
      case ..<1_000: "\(value.short) ns"
      case ..<1_000_000: "\((value / 1_000).short) µs"
      case ..<1_000_000_000: "\((value / 1_000_000).short) ms"
      default: "\((value / 1_000_000_000).short) s"
      }
    case .instructions, .allocations: value.whole
    case .bytes: "\(value.whole) B"
    case .perSecond: "\(value.whole)/s"
    case .bytesPerSecond: "\((value / 1_000_000).short) MB/s"
    }
  }
}

extension Double {
  /// Three digits, as far as there are any.
  fileprivate var short: String {
    switch abs(self) {
    case ..<10: String(format: "%.2f", self)
    case ..<100: String(format: "%.1f", self)
    default: String(format: "%.0f", self)
    }
  }

  /// The nearest whole number, its digits in groups of three.
  fileprivate var whole: String {
    let digits = String(format: "%.0f", abs(self))
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (self <= -0.5 ? "-" : "") + ([rest] + groups).joined(separator: ",")
  }
}
