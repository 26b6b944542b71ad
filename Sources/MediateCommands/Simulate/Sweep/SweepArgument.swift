import AdPlatform
import AdapterTool
import WaterfallStudy

/// A value of `--sweep`: a setting of a source, and the values that it takes.
struct SweepArgument: Equatable, Sendable {
  var setting: SourceSetting
  /// In millionths, as they were written.
  var values: [Int]

  /// 1,000 points: with 10,000 requests each, some ten minutes of a processor.
  static let mostPoints = 1_000

  /// Reads `LABEL.KEY=VALUES`. A label may have dots and equals signs: the last ones count.
  init(_ text: String) throws(UsageError) {
    guard let equals = text.lastIndex(of: "=") else {
      throw .sweep(text, "has no values", "write \(Self.example)")
    }
    let left = text[..<equals]
    guard let dot = left.lastIndex(of: "."), dot != left.startIndex else {
      throw .sweep(
        text,
        "names no source",
        "write the label of one first: Premium.\(left.drop { $0 == "." })=…"
      )
    }
    let name = String(left[left.index(after: dot)...])
    guard let key = SourceSetting.Key(rawValue: name) else { throw .unknownKey(name, in: text) }
    setting = SourceSetting(label: String(left[..<dot]), key: key)
    values = try Self.values(text[text.index(after: equals)...], in: text)
  }

  static let example = "LABEL.KEY=VALUES, such as Premium.timeout=1..10:1 or Premium.cpm=4,5.5,7"

  /// Reads `1..10:1` or `1,2,5`.
  private static func values(_ text: Substring, in argument: String) throws(UsageError) -> [Int] {
    guard let dots = text.firstRange(of: "..") else {
      var values: [Int] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try number(part, in: argument))
      }
      return values
    }
    let rest = text[dots.upperBound...]
    let first = try number(text[..<dots.lowerBound], in: argument)
    guard let colon = rest.firstIndex(of: ":") else {
      throw .sweep(argument, "has no step", "write it behind a colon: \(text):1")
    }
    let last = try number(rest[..<colon], in: argument)
    let step = try number(rest[rest.index(after: colon)...], in: argument)
    guard step > 0 else { throw .sweep(argument, "has the step 0", "write a larger one") }
    guard first <= last else {
      throw .sweep(
        argument,
        "is a descending range",
        "write the smaller value first: \(last.decimalText)..\(first.decimalText):\(step.decimalText)"
      )
    }
    guard (last - first) / step < mostPoints else {
      let count = (last - first) / step + 1
      throw .sweep(
        argument,
        "has \(count) values",
        "write a larger step: at most \(mostPoints) points are run"
      )
    }
    return Array(stride(from: first, through: last, by: step))
  }

  /// Reads digits, and up to six more behind a point, as millionths.
  private static func number(_ text: Substring, in argument: String) throws(UsageError) -> Int {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : "0"
    guard parts[0].count <= 9, fraction.count <= 6, let whole = WholeNumber.read(parts[0]),
      let millionths = WholeNumber.read(fraction + String(repeating: "0", count: 6 - fraction.count))
    else {
      let form = "write numbers without a unit, such as 0.5 or 12"
      guard !text.isEmpty else { throw .sweep(argument, "lacks a number", form) }
      let value = quoted(String(text))
      guard let number = Double(text), !number.isNaN else {
        throw .sweep(argument, "has \(value), which is not a number", form)
      }
      guard number >= 0 else { throw .sweep(argument, "has \(value), which is negative", "write 0 or more") }
      throw .sweep(
        argument,
        "has \(value), which cannot be read",
        "write at most nine digits, and at most six more after a point"
      )
    }
    return whole * 1_000_000 + millionths
  }
}

extension Int {
  /// Millionths as a decimal number without needless zeros: `2.5`.
  var decimalText: String {
    let text = FixedPoint(units: self, places: 6).plainText
    let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return text.contains(".") && !text.hasSuffix(".000000")
      ? String(String(trimmed.reversed())) : String(text.prefix { $0 != "." })
  }
}

extension UsageError {
  fileprivate static func sweep(_ text: String, _ problem: String, _ advice: String) -> UsageError {
    UsageError(problem: "--sweep \(quoted(text)) \(problem)", advice: advice)
  }

  fileprivate static func unknownKey(_ name: String, in text: String) -> UsageError {
    let keys = SourceSetting.Key.allCases.map(\.rawValue)
    let isPrice = ["price", "floor", "ecpm", "bid", "revenue"].contains(name.lowercased())
    let isPlace = ["order", "place", "rank", "index"].contains(name.lowercased())
    let guess = isPrice ? "the price is cpm" : isPlace ? "the place is position" : nil
    return .sweep(
      text,
      "has the unknown key \(quoted(name))",
      (guess ?? UsageError.didYouMean(name, among: keys)).map {
        "\($0) (the keys are \(keys.joined(separator: ", ")))"
      }
        ?? "the keys are \(keys.joined(separator: ", "))"
    )
  }

  static func tooManyPoints(_ counts: [Int]) -> UsageError {
    UsageError(
      problem: "\(counts.map { "\($0)" }.joined(separator: " × ")) points are more than the"
        + " \(SweepArgument.mostPoints) that are run",
      advice: "take larger steps or fewer values, or sweep one thing after the other"
    )
  }

  static func sweptTwice(_ setting: SourceSetting) -> UsageError {
    UsageError(
      problem: "--sweep \(quoted(setting.name)) was given more than once",
      advice: "write all values in one: \(setting.name.printable())=1,2,5"
    )
  }

  static func noPlace(_ flag: Flag, beside other: Flag) -> UsageError {
    UsageError(
      problem: "\(flag.name) cannot be used with \(other.name)",
      advice: flag == .shard
        ? "to spread a sweep over machines, give each of them other values"
        : "a sweep already compares each point with the given configuration"
    )
  }

  static func positionBesideOrders(_ setting: SourceSetting) -> UsageError {
    UsageError(
      problem: "--sweep \(quoted(setting.name)) cannot be used with --orders",
      advice: "leave it out: --orders tries all positions"
    )
  }
}

extension Flag {
  static let sweep = Flag(
    "--sweep",
    .number("LABEL.KEY=VALUES"),
    isRepeatable: true,
    summary:
      "Run a study for each value of a source's timeout, cpm, fillRate, clickRate or position: 1..10:1 or 1,2,5."
      + " With several sweeps, all combinations are run."
  )
  static let orders = Flag(
    "--orders",
    summary: "Run a study for each order of up to six sources; with more, search for good orders."
  )
}
