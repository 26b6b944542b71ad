import AdPlatform

/// A number with so many decimals, made of whole numbers: the same digits on every machine.
struct FixedPoint: Equatable, Sendable, Encodable {
  /// How many of the last decimal.
  var units: Int
  var places: Int
}

extension FixedPoint {
  /// A ratio, rounded to the nearest; nil where the denominator is 0.
  init?(_ numerator: Int, per denominator: Int, places: Int) {
    guard denominator > 0 else { return nil }
    let scale = (0..<places).reduce(Int128(1)) { power, _ in power * 10 }
    // A hundred per thousand of the largest counts does not fit into 64 bits.
    let (scaled, half) = (Int128(numerator) * scale, Int128(denominator) / 2)
    units = Int(clamping: (scaled + (scaled < 0 ? -half : half)) / Int128(denominator))
    self.places = places
  }

  /// The number in digits, in groups of three before the point.
  var text: String {
    let digits = String(units.magnitude).leftPadded(to: places + 1)
    let whole = digits.dropLast(places)
    let sign = units < 0 ? "−" : ""
    return sign + whole.groupedDigits + (places > 0 ? "." + digits.suffix(places) : "")
  }

  /// The number in digits alone, for machines.
  var plainText: String {
    let digits = String(units.magnitude).leftPadded(to: places + 1)
    return (units < 0 ? "-" : "") + digits.dropLast(places)
      + (places > 0 ? "." + digits.suffix(places) : "")
  }

  /// Encodes the number.
  func encode(to encoder: any Encoder) throws { try Double(plainText).encode(to: encoder) }

  /// What has to be added to `b` to get `a`; both have the same decimals.
  static func - (a: FixedPoint, b: FixedPoint) -> FixedPoint {
    FixedPoint(units: a.units - b.units, places: a.places)
  }
}

extension FixedPoint {
  /// A fraction as people read it.
  var inPercent: FixedPoint { FixedPoint(units: units, places: places - 2) }

  /// A fraction as people read it, with the sign.
  var percentText: String { inPercent.text + " %" }
  var dollarText: String { "$" + text }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
