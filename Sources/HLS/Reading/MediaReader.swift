import Foundation

/// Reads media playlists, line by line.
struct MediaReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var notes: ReadingNotes
  var head = MediaHead()
  var lists = SegmentLists()
  /// Where the next line begins.
  var position = 0
  /// The line that was read last, from 1.
  var line = 0
  var pending: PendingSegment
  /// The end of the last segment, or of what stands before the first one.
  var bodyEnd: Int?
  /// Whether tags that are about the whole playlist stand between segments.
  var hasLooseTags = false
  var isPlain = true
  private var hasPendingLooseTag = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, notes: ReadingNotes, start: Int) {
    self.bytes = bytes
    self.notes = notes
    position = start
    pending = PendingSegment(offset: nil)
    line = PlaylistText.noteBeginning(before: start, of: bytes, in: &self.notes)
  }

  /// Reads a playlist from its start to its end.
  static func contents(
    of text: PlaylistText,
    origin: PlaylistOrigin,
    limits: PlaylistLimits
  ) throws(PlaylistError) -> MediaContents {
    guard !text.isMultivariant else { throw .otherKind }
    return try text.data.withBytes { bytes throws(PlaylistError) in
      var reader = MediaReader(bytes, notes: ReadingNotes(limits: limits, origin: origin), start: text.start)
      try reader.checkBytes()
      try reader.readToEnd()
      return try reader.finish(data: text.data)
    }
  }

  /// Whether a line can stand before a URI and leave it the only one.
  static func canStandBeforeSegment(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      guard bytes.first == 0x23 else { return false }
      guard bytes.starts(with: [0x23, 0x45, 0x58, 0x54]) else { return true }
      return PlaylistTag.tag(of: bytes)?.tag.isMultivariant != true
    }
  }

  /// The one segment of a text that was made here.
  static func segment(_ text: String) -> MediaSegment {
    var limits = PlaylistLimits()
    limits.lineBytes = .max
    limits.bytes = .max
    let data = Data(text.utf8)
    let contents = data.withBytes { bytes in
      var reader = MediaReader(bytes, notes: ReadingNotes(limits: limits, origin: PlaylistOrigin()), start: 0)
      // What stops reading is a limit that a tag exceeds. Without the tags nothing does.
      do throws(PlaylistError) {
        try reader.readToEnd()
      } catch {
        reader.pending = PendingSegment(offset: nil)
        reader.position = Self.lastTwoLines(of: bytes)
        _ = try? reader.readToEnd()
      }
      return reader.contents(data: data)
    }
    return MediaSegment(contents: contents, index: 0)
  }

  private static func lastTwoLines(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let end = bytes.dropLast().lastIndex(of: 0x0A) ?? 0
    return (bytes[..<end].lastIndex(of: 0x0A) ?? -1) + 1
  }

  /// Bytes that are not plain are looked at line by line.
  private mutating func checkBytes() throws(PlaylistError) {
    isPlain = PlaylistText.isPlain(bytes[position...])
    guard !isPlain else { return }
    for line in try PlaylistText.controlLines(bytes) { notes.warn(.controlCharacter, line: line) }
  }

  mutating func readToEnd() throws(PlaylistError) {
    while position < bytes.count { try readLine() }
  }

  /// Reads one line.
  @inline(__always)
  mutating func readLine() throws(PlaylistError) {
    let start = position
    position = PlaylistText.lineEnd(from: start, in: bytes)
    line += 1
    var end = position
    if bytes[end - 1] == 0x0A {
      end -= 1
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    guard end > start else { return }
    guard end - start <= notes.limits.lineBytes else {
      throw .lineTooLong(limit: notes.limits.lineBytes, line: line)
    }
    guard bytes[start] == 0x23 else {
      return try addSegment(uriStart: start, uriEnd: end)
    }
    guard end - start >= 5, bytes[start + 1] == 0x45, bytes[start + 2] == 0x58, bytes[start + 3] == 0x54
    else { return }
    let content = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard let (tag, valueStart) = PlaylistTag.tag(of: content) else { return }
    let value = UnsafeBufferPointer(rebasing: content[valueStart...])
    if tag.isOfSegment {
      if pending.offset == nil { pending.offset = start }
      try readSegmentTag(tag, value, lineStart: start)
    } else {
      guard !tag.isMultivariant else { throw .mixed(line: line) }
      if !lists.records.isEmpty { hasPendingLooseTag = true }
      try readPlaylistTag(tag, value)
      if tag == .endList, bodyEnd == nil { bodyEnd = start }
    }
  }

  private mutating func addSegment(uriStart: Int, uriEnd: Int) throws(PlaylistError) {
    guard !isBlank(uriStart..<uriEnd) else { return }
    guard lists.records.count < notes.limits.segments else {
      throw .tooManySegments(limit: notes.limits.segments, line: line)
    }
    var flags: SegmentRecord.Flags = []
    if pending.discontinuities > 0 { flags.insert(.discontinuity) }
    if pending.isGap { flags.insert(.gap) }
    let uri = bytes[uriStart..<uriEnd]
    if uri.contains(0x7B) {
      flags.insert(.variables)
      _ = try notes.expand(String(decoding: uri, as: UTF8.self), line: line)
    }
    if pending.duration == nil { notes.warn(.noDuration, line: line) }
    if let duration = pending.duration { checkLength(duration, line: line) }
    if hasPendingLooseTag { hasLooseTags = true }
    let offset = pending.offset ?? uriStart
    let range = pending.byteRange.map { resolve($0, uri: uri) }
    lists.add(
      SegmentRecord(
        duration: pending.duration ?? .zero,
        start: lists.end,
        offset: offset - lists.offsetShift,
        line: line - lists.lineShift,
        length: UInt32(position - offset),
        uriOffset: UInt32(uriStart - offset),
        uriLength: UInt32(uriEnd - uriStart),
        discontinuities: (lists.records.last?.discontinuities ?? 0) &+ pending.discontinuities,
        flags: flags
      ),
      pending,
      byteRange: range,
      firstNumber: firstNumber
    )
    bodyEnd = position
    pending = PendingSegment(offset: position)
  }

  /// Half a second may be rounded up or down.
  mutating func checkLength(_ duration: Duration, line: Int) {
    guard let target = head.targetDuration, duration > target + .milliseconds(500) else { return }
    notes.warn(.longSegment(duration: duration, target: target), line: line)
  }

  /// The number of the first segment that is listed.
  var firstNumber: Int { head.mediaSequence + (head.skip?.skippedSegments ?? 0) }

  private func isBlank(_ range: Range<Int>) -> Bool {
    guard bytes[range.lowerBound] == 0x20 || bytes[range.lowerBound] == 0x09 else { return false }
    return bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// A byte range with its offset, which may be where the one before it ends.
  private mutating func resolve(
    _ range: (length: Int, offset: Int?),
    uri: Slice<UnsafeBufferPointer<UInt8>>
  ) -> ByteRange {
    if let offset = range.offset { return ByteRange(length: range.length, offset: offset) }
    if let last = lists.byteRanges.last, let record = lists.records.last,
      last.number == firstNumber + lists.records.count - 1
    {
      let start = record.offset + lists.offsetShift + Int(record.uriOffset)
      if bytes[start..<start + Int(record.uriLength)].elementsEqual(uri) {
        // Neither is greater than the maximum, so their sum is a number.
        let offset = last.value.offset + last.value.length
        if offset <= DecimalText.maximumInteger { return ByteRange(length: range.length, offset: offset) }
      }
    }
    notes.warn(.noByteRangeOffset, line: line)
    return ByteRange(length: range.length, offset: 0)
  }
}

/// What has been said about the next segment.
struct PendingSegment {
  /// The first byte of its lines.
  var offset: Int?
  var duration: Duration?
  var byteRange: (length: Int, offset: Int?)?
  var isGap = false
  var discontinuities: Int32 = 0
  var date: ProgramDate?
  /// The keys that hold from it on; nil if nothing was said of them.
  var keys: [EncryptionKey]?
  var map: InitializationSection?
  var bitrate: Int?
  var ranges: [RangeTag] = []
  /// The last one of its parts so far.
  var part: PartialSegment?

  init(offset: Int?) { self.offset = offset }
}
