internal import Foundation
internal import HeadlessAVFoundation

extension CMTime {
  /// The time in seconds; 0 where it is not a number.
  var knownSeconds: TimeInterval { isNumeric ? seconds : 0 }

  /// A duration to the nanosecond; what is too long for that is ``positiveInfinity``.
  init(nanosecondsOf duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (nanoseconds, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooLongToo) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
    self = isTooLong || isTooLongToo ? .positiveInfinity : CMTime(value: sum, timescale: 1_000_000_000)
  }
}
