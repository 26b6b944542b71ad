/// A figure that was measured many times: the middle half of what came out, and its middle.
struct Spread: Hashable, Sendable, Codable {
  /// Half of the figures are at most this.
  var median: Double
  /// A quarter of the figures is at most this.
  var lowerQuartile: Double
  /// Three quarters of the figures are at most this.
  var upperQuartile: Double

  /// The spread of these figures, of which there must be one at least. Of two middle ones the lower counts.
  init(_ figures: [Double]) {
    let sorted = figures.sorted()
    func figure(atQuarter quarter: Int) -> Double { sorted[(sorted.count - 1) * quarter / 4] }
    median = figure(atQuarter: 2)
    lowerQuartile = figure(atQuarter: 1)
    upperQuartile = figure(atQuarter: 3)
  }

  /// A figure that was measured once.
  init(_ figure: Double) { self.init([figure]) }

  /// The same spread in another unit, which may run the other way.
  func map(_ convert: (Double) -> Double) -> Spread {
    let ends = [convert(lowerQuartile), convert(upperQuartile)].sorted()
    var spread = self
    (spread.lowerQuartile, spread.median, spread.upperQuartile) = (ends[0], convert(median), ends[1])
    return spread
  }
}
