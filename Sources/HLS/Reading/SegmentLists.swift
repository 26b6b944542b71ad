/// Segments, and what holds from some of them on.
struct SegmentLists: Sendable {
  var records = ChunkedList<SegmentRecord>()
  var byteRanges = ChunkedList<Change<ByteRange>>()
  var maps = ChunkedList<Change<InitializationSection>>()
  /// The keys that hold from a segment on, one for each format.
  var keys = ChunkedList<Change<[EncryptionKey]>>()
  var bitrates = ChunkedList<Change<Int>>()
  var dates = ChunkedList<Change<ProgramDate>>()
  var ranges = ChunkedList<RangeTag>()
  /// The last part of each segment that has any.
  var parts = ChunkedList<Change<PartialSegment>>()
  /// What has to be added to the offsets of records and date ranges.
  var offsetShift = 0
  /// What has to be added to the lines of records and date ranges.
  var lineShift = 0
  /// The tags of discontinuities before the first segment.
  var firstDiscontinuities: Int32 = 0

  /// Where the next segment begins.
  var end: Duration { records.last.map { $0.start + $0.duration } ?? .zero }

  mutating func add(
    _ record: SegmentRecord,
    _ pending: PendingSegment,
    byteRange: ByteRange?,
    firstNumber: Int
  ) {
    let number = firstNumber + records.count
    if records.isEmpty { firstDiscontinuities = pending.discontinuities }
    records.append(record)
    if let byteRange { byteRanges.append(Change(number: number, value: byteRange)) }
    if let part = pending.part { parts.append(Change(number: number, value: part)) }
    if let date = pending.date { dates.append(Change(number: number, value: date)) }
    addChanges(pending, number: number)
  }

  /// What is said before a segment and holds from it on.
  mutating func addChanges(_ pending: PendingSegment, number: Int) {
    if let map = pending.map { maps.append(Change(number: number, value: map)) }
    if let bitrate = pending.bitrate { bitrates.append(Change(number: number, value: bitrate)) }
    if let active = pending.keys { keys.append(Change(number: number, value: active)) }
    for var range in pending.ranges {
      range.number = number
      ranges.append(range)
    }
  }
}
