/// Random numbers that are the same on every machine for the same seed: SplitMix64.
///
/// Each request of a study has a generator of its own, made of the seed and the request's index, and each network
/// one made of that and its label. So a part of a study equals the same part of the whole, whatever runs beside it,
/// and a network gives a request the same answer in every place of the waterfall.
///
/// Source: Steele, Lea, Flood: “Fast Splittable Pseudorandom Number Generators”, OOPSLA 2014.
package struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// The generator of a seed.
  package init(seed: UInt64) { state = seed }

  /// The generator of one request. Neighbouring seeds and indices have nothing in common.
  package init(seed: UInt64, request: Int) {
    let ofSeed = Self.mixed(seed &+ Self.gamma)
    state = Self.mixed(ofSeed &+ UInt64(bitPattern: Int64(request)) &* 0xD1B5_4A32_D192_ED03)
  }

  /// A generator for something with a name, such as a network. This one stays as it is.
  package func named(_ name: StableHash) -> SeededGenerator {
    SeededGenerator(seed: Self.mixed(state ^ Self.mixed(name.value)))
  }

  package mutating func next() -> UInt64 {
    state &+= Self.gamma
    return Self.mixed(state)
  }

  /// A whole number from 0 up to `bound`, which is not reached; 0 where that is 0.
  ///
  /// Not `Int.random(in:using:)`, whose way to get there is the standard library's to change.
  package mutating func draw(below bound: UInt64) -> UInt64 { next().multipliedFullWidth(by: bound).high }

  /// A number between 0 and 1, which are not reached.
  package mutating func drawFraction() -> Double { (Double(next() >> 12) + 0.5) * 0x1p-52 }

  private static let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
