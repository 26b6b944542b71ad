public import Foundation

// Outside Apple's platforms an `NSValue` holds only a few types. A rectangle is one that takes the parts of a time,
// each as a whole number that a `Double` holds exactly; epochs beyond 2^53 become 0.
extension NSValue {
  /// An object that holds a time, for arrays of them.
  public convenience init(time: CMTime) {
    let scaleAndFlags = Int64(time.timescale) << 8 | Int64(time.flags.rawValue & 0xFF)
    self.init(
      rect: NSRect(
        x: Double(time.value >> 32),
        y: Double(time.value & 0xFFFF_FFFF),
        width: Double(scaleAndFlags),
        height: Double(time.epoch.magnitude < 1 << 53 ? time.epoch : 0)
      )
    )
  }

  /// The time that the object holds; of no meaning for an object that holds something else.
  public var timeValue: CMTime {
    let parts = rectValue
    guard let high = Int64(exactly: parts.minX), let low = Int64(exactly: parts.minY),
      let scaleAndFlags = Int64(exactly: parts.size.width), let epoch = Int64(exactly: parts.size.height),
      let timescale = Int32(exactly: scaleAndFlags >> 8)
    else { return .invalid }
    let flags = CMTimeFlags(rawValue: UInt32(scaleAndFlags & 0xFF))
    return CMTime(value: high << 32 | low, timescale: timescale, flags: flags, epoch: epoch)
  }
}
