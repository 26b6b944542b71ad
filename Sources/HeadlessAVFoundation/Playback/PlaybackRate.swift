/// A rate to the millionth, so that media time is exact: at most a thousandfold, either way.
struct PlaybackRate: Hashable, Sendable {
  let millionths: Int128

  static let zero = PlaybackRate(0)

  /// Not a number counts as zero.
  init(_ rate: Float) {
    let limited = rate.isNaN ? 0 : min(max(Double(rate), -1000), 1000)
    millionths = Int128((limited * 1e6).rounded())
  }

  var isForward: Bool { millionths > 0 }

  /// How far the playhead moves in a time.
  func distance(in time: Duration) -> Duration {
    Duration(attoseconds: (time.attoseconds * millionths).divided(by: 1_000_000, .default))
  }

  /// How long the playhead takes for a distance, rounded up; not for a rate of zero.
  func time(for distance: Duration) -> Duration {
    let product = abs(distance.attoseconds) * 1_000_000
    return Duration(attoseconds: product.divided(by: abs(millionths), .roundTowardPositiveInfinity))
  }
}
