/// What is known of a segment without looking at its lines again.
///
/// Offsets, lines, starts and counts of discontinuities go on from one reload to the next; what has to be added to
/// them for a playlist is in its contents.
struct SegmentRecord: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    static let discontinuity = Flags(rawValue: 1)
    static let gap = Flags(rawValue: 2)
    /// The URI has references to variables.
    static let variables = Flags(rawValue: 4)
  }

  var duration: Duration
  var start: Duration
  /// The first byte of its lines.
  var offset: Int
  /// The line of its URI.
  var line: Int
  /// The bytes of its lines, line breaks included.
  var length: UInt32
  /// The first byte of the URI, from ``offset``.
  var uriOffset: UInt32
  var uriLength: UInt32
  /// The tags of discontinuities up to it.
  var discontinuities: Int32
  var flags: Flags

  var end: Int { offset + Int(length) }
}

/// From which segment on something holds.
struct Change<Value: Sendable>: Sendable {
  /// The number of the segment.
  var number: Int
  var value: Value
}

/// A tag of a date range.
struct RangeTag: Sendable {
  /// The number of the segment after it.
  var number: Int
  var offset: Int
  var line: Int
  var attributes: AttributeList
  /// What the tag is when it stands alone.
  var result: Result<DateRange, DateRangeError>
}

/// A date range and where it stands.
struct PlacedDateRange: Sendable {
  var range: DateRange
  var line: Int
  var segmentIndex: Int
}
