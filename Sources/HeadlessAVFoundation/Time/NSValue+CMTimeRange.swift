public import Foundation

// As for times: a rectangle's four numbers hold 52 bits each, and a time without its epoch takes 104.
extension NSValue {
  /// An object that holds a range, for arrays of them. Epochs become 0.
  public convenience init(timeRange: CMTimeRange) {
    let (start, duration) = (timeRange.start.bits, timeRange.duration.bits)
    self.init(
      rect: NSRect(
        x: Double(start >> 52),
        y: Double(start & CMTime.lowBits),
        width: Double(duration >> 52),
        height: Double(duration & CMTime.lowBits)
      )
    )
  }

  /// The range that the object holds; of no meaning for an object that holds something else.
  public var timeRangeValue: CMTimeRange {
    let rect = rectValue
    return CMTimeRange(
      start: CMTime(high: rect.minX, low: rect.minY),
      duration: CMTime(high: rect.size.width, low: rect.size.height)
    )
  }
}

extension CMTime {
  fileprivate static let lowBits: UInt128 = 1 << 52 - 1

  fileprivate var bits: UInt128 {
    let scaleAndFlags = UInt128(UInt32(bitPattern: timescale)) << 8 | UInt128(flags.rawValue & 0xFF)
    return UInt128(UInt64(bitPattern: value)) << 40 | scaleAndFlags
  }

  fileprivate init(high: Double, low: Double) {
    let bits = (UInt128(exactly: high) ?? 0) << 52 | (UInt128(exactly: low) ?? 0)
    self.init(
      value: Int64(bitPattern: UInt64(truncatingIfNeeded: bits >> 40)),
      timescale: Int32(bitPattern: UInt32(truncatingIfNeeded: bits >> 8)),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: bits & 0xFF)),
      epoch: 0
    )
  }
}
