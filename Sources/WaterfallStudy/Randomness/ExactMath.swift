/// Functions of real numbers made of `+`, `-`, `*` and `/` alone, whose results are the same bits on every machine.
/// Those of the C library differ in the last bit from one to the next, and a study is compared byte by byte.
enum ExactMath {
  /// e to the power of `x`, for results that a `Double` can hold.
  static func exp(_ x: Double) -> Double {
    let doublings = (x / ln2).rounded()
    let rest = x - doublings * ln2High - doublings * ln2Low
    // Taylor's series: |rest| is at most ln 2 / 2, so the next term is below 2⁻⁵³ of the sum.
    var sum = 1.0
    for n in stride(from: 14.0, through: 1, by: -1) { sum = 1 + rest / n * sum }
    return Double(sign: .plus, exponent: Int(min(max(doublings, -1022), 1023)), significand: sum)
  }

  /// The natural logarithm of a positive number.
  static func log(_ x: Double) -> Double {
    var exponent = Double(x.exponent)
    var significand = x.significand
    if significand > 1.414_213_562_373_095 {
      significand /= 2
      exponent += 1
    }
    // 2 artanh((s - 1) / (s + 1)), where |…| is below 0.172.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for n in stride(from: 23.0, through: 1, by: -2) { sum = sum * square + 1 / n }
    return exponent * ln2High + (2 * ratio * sum + exponent * ln2Low)
  }

  /// How many standard deviations above the mean the share `p` of a normal distribution lies.
  ///
  /// Source: Peter J. Acklam's rational approximation; off by 1.2 millionths of a thousandth at most.
  static func normalQuantile(_ p: Double) -> Double {
    if p > 0.5 { return -normalQuantile(1 - p) }
    guard p < 0.02425 else {
      let q = p - 0.5
      let r = q * q
      return polynomial(central.over, r) * q / polynomial(central.under, r)
    }
    let q = (-2 * log(p)).squareRoot()
    return polynomial(tail.over, q) / polynomial(tail.under, q)
  }

  private static let ln2 = 0.693_147_180_559_945_3
  /// The first bits of ln 2, so few that the product with an exponent is exact, and the others.
  private static let ln2High = 0x1.62e42feep-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  private static func polynomial(_ coefficients: [Double], _ x: Double) -> Double {
    coefficients.reduce(0) { $0 * x + $1 }
  }

  private static let central = (
    over: [
      -3.969683028665376e+01, 2.209460984245205e+02, -2.759285104469687e+02, 1.383577518672690e+02,
      -3.066479806614716e+01, 2.506628277459239e+00,
    ],
    under: [
      -5.447609879822406e+01, 1.615858368580409e+02, -1.556989798598866e+02, 6.680131188771972e+01,
      -1.328068155288572e+01, 1,
    ]
  )

  private static let tail = (
    over: [
      -7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00, -2.549732539343734e+00,
      4.374664141464968e+00, 2.938163982698783e+00,
    ],
    under: [
      7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00, 3.754408661907416e+00, 1,
    ]
  )
}
