import Foundation

/// A media playlist's bytes, and what was read from them. Never changed: playlists and their segments share it.
final class MediaContents: Sendable {
  let data: Data
  let notes: ReadingNotes
  let head: MediaHead
  let lists: SegmentLists
  let dateRanges: [PlacedDateRange]
  let dateRangeIndices: [String: Int]
  /// When date ranges begin, in order, for each class of which one ends as the next one begins.
  let classStarts: [String: [Date]]
  let warnings: [PlaylistWarning]
  /// The end of the last segment's lines; without segments, where one can be put.
  let bodyEnd: Int
  /// Where the tags behind the last segment begin; without segments, the first tag that is about one.
  let trailingStart: Int
  /// Whether a reload can go on from here without reading everything again.
  let canBeContinued: Bool
  let firstStart: Duration
  let totalDuration: Duration
  let firstNumber: Int

  init(
    data: Data,
    notes: ReadingNotes,
    head: MediaHead,
    lists: SegmentLists,
    dateRanges: [PlacedDateRange],
    dateRangeIndices: [String: Int],
    warnings: [PlaylistWarning],
    bodyEnd: Int,
    trailingStart: Int,
    canBeContinued: Bool
  ) {
    self.data = data
    self.notes = notes
    self.head = head
    self.lists = lists
    self.dateRanges = dateRanges
    self.dateRangeIndices = dateRangeIndices
    classStarts = Self.classStarts(of: dateRanges)
    self.warnings = warnings
    self.bodyEnd = bodyEnd
    self.trailingStart = trailingStart
    self.canBeContinued = canBeContinued
    firstStart = lists.records.first?.start ?? .zero
    totalDuration = lists.end - firstStart
    firstNumber = head.mediaSequence + (head.skip?.skippedSegments ?? 0)
  }

  private static func classStarts(of ranges: [PlacedDateRange]) -> [String: [Date]] {
    let classes = Set(ranges.lazy.filter(\.range.endOnNext).compactMap(\.range.cueClass))
    guard !classes.isEmpty else { return [:] }
    let starts = ranges.lazy.compactMap { placed in placed.range.cueClass.map { ($0, placed.range.startDate) }
    }
    return Dictionary(grouping: starts.filter { classes.contains($0.0) }, by: \.0)
      .mapValues { $0.map(\.1).sorted() }
  }

  /// The first start of a date range of a class behind a date.
  func start(ofClass name: String, after date: Date) -> Date? {
    guard let starts = classStarts[name] else { return nil }
    let index = starts.partitionPoint { $0 > date }
    return index < starts.count ? starts[index] : nil
  }

  var origin: PlaylistOrigin { notes.origin }
  var limits: PlaylistLimits { notes.limits }
  var records: ChunkedList<SegmentRecord> { lists.records }
  var offsetShift: Int { lists.offsetShift }
  var rangeTags: [RangeTag] { lists.ranges.map { $0 } }

  /// The line break of the first line.
  var lineEnd: String {
    data.withBytes { bytes in
      let end = PlaylistText.lineEnd(from: 0, in: bytes)
      return end > 1 && bytes[end - 1] == 0x0A && bytes[end - 2] == 0x0D ? "\r\n" : "\n"
    }
  }
}

// What holds for a segment.
extension MediaContents {
  /// The last segment that does not begin later than a time, which lies in the playlist.
  func index(at time: Duration) -> Int {
    max(0, records.prefixCount { $0.start - firstStart <= time } - 1)
  }

  func discontinuity(of record: SegmentRecord) -> Int {
    let first = records.first?.discontinuities ?? 0
    return head.discontinuitySequence + Int(lists.firstDiscontinuities)
      + Int(record.discontinuities) - Int(first)
  }

  func byteRange(ofSegment index: Int) -> ByteRange? {
    let number = firstNumber + index
    return lists.byteRanges.last { $0.number <= number }.flatMap { $0.number == number ? $0.value : nil }
  }

  func map(ofSegment index: Int) -> InitializationSection? { value(of: lists.maps, at: index) }

  func keys(ofSegment index: Int) -> [EncryptionKey] { value(of: lists.keys, at: index) ?? [] }

  func bitrate(ofSegment index: Int) -> Int? { value(of: lists.bitrates, at: index) }

  private func value<Value>(of changes: ChunkedList<Change<Value>>, at index: Int) -> Value? {
    let number = firstNumber + index
    return changes.last { $0.number <= number }?.value
  }
}

// Dates.
extension MediaContents {
  func hasOwnDate(_ index: Int) -> Bool {
    let number = firstNumber + index
    return lists.dates.last { $0.number <= number }?.number == number
  }

  func date(ofSegment index: Int) -> ProgramDate? {
    guard let first = lists.dates.first else { return nil }
    let number = firstNumber + index
    let anchor = lists.dates.last { $0.number <= number } ?? first
    return ProgramDate(sinceEpoch: anchor.value.sinceEpoch + records[index].start - start(of: anchor))
  }

  func date(at time: Duration) -> ProgramDate? {
    guard !records.isEmpty else { return nil }
    let index = index(at: time)
    guard let date = date(ofSegment: index) else { return nil }
    return ProgramDate(sinceEpoch: date.sinceEpoch + time - (records[index].start - firstStart))
  }

  func time(of date: ProgramDate) -> Duration? {
    guard let first = lists.dates.first else { return nil }
    let count = lists.dates.prefixCount { $0.value <= date }
    let anchor = count > 0 ? lists.dates[count - 1] : first
    let time = start(of: anchor) - firstStart + date.sinceEpoch - anchor.value.sinceEpoch
    guard count > 0, count < lists.dates.count else { return time }
    return min(time, start(of: lists.dates[count]) - firstStart)
  }

  private func start(of anchor: Change<ProgramDate>) -> Duration {
    records[anchor.number - firstNumber].start
  }
}

// Lines.
extension MediaContents {
  func uri(of record: SegmentRecord) -> String {
    let start = record.offset + offsetShift + Int(record.uriOffset)
    let text = data.withBytes {
      String(
        decoding: UnsafeBufferPointer(rebasing: $0[start..<start + Int(record.uriLength)]),
        as: UTF8.self
      )
    }
    return record.flags.contains(.variables) ? head.variables.expand(text).text : text
  }

  func line(of record: SegmentRecord) -> Int { record.line + lists.lineShift }

  func lines(of record: SegmentRecord) -> [String] {
    reduceLines(of: record) { lines, line in
      lines.append(String(decoding: line, as: UTF8.self))
    }
  }

  func title(of record: SegmentRecord) -> String? {
    let titles: [String] = reduceLines(of: record) { titles, line in
      guard let (tag, value) = Self.tag(of: line), tag == .inf else { return }
      let rest = line[value...].drop { $0 != 0x2C }.dropFirst()
      titles.append(String(decoding: rest, as: UTF8.self))
    }
    return titles.last.flatMap { $0.isEmpty ? nil : $0 }
  }

  func unknownTags(of record: SegmentRecord) -> [String] {
    reduceLines(of: record) { tags, line in
      guard line.starts(with: [0x23, 0x45, 0x58, 0x54]), Self.tag(of: line) == nil else { return }
      tags.append(String(decoding: line, as: UTF8.self))
    }
  }

  func parts(ofSegment index: Int) -> [PartialSegment] {
    let record = records[index]
    let start = record.offset + offsetShift
    return parts(in: start..<start + Int(record.length), after: lastPart(before: index))
  }

  /// The parts behind the last segment.
  var trailingParts: [PartialSegment] {
    parts(in: trailingStart..<data.count, after: lastPart(before: records.count))
  }

  /// The last part of all segments before one.
  func lastPart(before index: Int) -> PartialSegment? {
    let number = firstNumber + index
    return lists.parts.last { $0.number < number }?.value
  }

  private func parts(in range: Range<Int>, after before: PartialSegment?) -> [PartialSegment] {
    var notes = notes
    notes.variables = head.variables
    return reduceLines(in: range) { parts, line in
      guard let (tag, value) = Self.tag(of: line), tag == .part,
        let attributes = try? notes.attributes(
          of: tag,
          UnsafeBufferPointer(rebasing: line[value...]),
          line: 0
        ),
        let part = PartialSegment(attributes, after: parts.last ?? before, &notes)
      else { return }
      parts.append(part)
    }
  }

  private static func tag(of line: UnsafeBufferPointer<UInt8>) -> (tag: PlaylistTag, value: Int)? {
    line.count >= 5 && line.starts(with: [0x23, 0x45, 0x58, 0x54]) ? PlaylistTag.tag(of: line) : nil
  }

  private func reduceLines<Value>(
    of record: SegmentRecord,
    _ add: (inout [Value], UnsafeBufferPointer<UInt8>) -> Void
  ) -> [Value] {
    let start = record.offset + offsetShift
    return reduceLines(in: start..<start + Int(record.length), add)
  }

  private func reduceLines<Value>(
    in range: Range<Int>,
    _ add: (inout [Value], UnsafeBufferPointer<UInt8>) -> Void
  ) -> [Value] {
    data.withBytes { bytes in
      var values: [Value] = []
      var position = range.lowerBound
      while position < range.upperBound {
        let line = PlaylistText.lineContent(from: position, in: bytes)
        add(&values, UnsafeBufferPointer(rebasing: line))
        position = PlaylistText.lineEnd(from: position, in: bytes)
      }
      return values
    }
  }
}
