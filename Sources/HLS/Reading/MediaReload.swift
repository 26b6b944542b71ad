import Foundation

/// Reads a reload, going on from what is known.
struct MediaReload {
  let old: MediaContents

  init(of old: MediaContents) { self.old = old }

  func contents(with data: Data) throws(PlaylistError) -> MediaContents {
    let contents = try read(data)
    guard let skip = contents.head.skip else { return contents }
    return try read(DeltaUpdate(of: old, contents, skip).data())
  }

  private func read(_ data: Data) throws(PlaylistError) -> MediaContents {
    let text = try PlaylistText(data, limits: old.limits)
    guard !text.isMultivariant else { throw .otherKind }
    // What is broken is read from its beginning: the first thing that is wrong is the one to tell.
    if let contents = try? continued(text) { return contents }
    return try MediaReader.contents(of: text, origin: old.origin, limits: old.limits)
  }

  /// Reads only what is new: up to the end of the first segment, and what follows the segments that both have.
  ///
  /// - Returns: nil if everything has to be read.
  private func continued(_ text: PlaylistText) throws(PlaylistError) -> MediaContents? {
    guard old.canBeContinued, !old.records.isEmpty, old.head.skip == nil else { return nil }
    return try text.data.withBytes { bytes throws(PlaylistError) -> MediaContents? in
      let notes = ReadingNotes(limits: old.limits, origin: old.origin)
      var reader = MediaReader(bytes, notes: notes, start: text.start)
      while reader.position < bytes.count, reader.lists.records.isEmpty { try reader.readLine() }
      guard PlaylistText.isPlain(bytes[text.start..<reader.position]), reader.head.skip == nil,
        reader.adopt(old), PlaylistText.isPlain(bytes[reader.position...])
      else { return nil }
      try reader.readToEnd()
      return try reader.finish(data: text.data)
    }
  }
}

extension MediaReader {
  /// Takes over the segments that follow the first one and are the same in the playlist before.
  ///
  /// - Returns: whether there are any, and they mean the same here.
  fileprivate mutating func adopt(_ old: MediaContents) -> Bool {
    // Known segments were compared with the target duration of the playlist before.
    guard let first = lists.records.first, head.targetDuration == old.head.targetDuration else {
      return false
    }
    let index = head.mediaSequence - old.head.mediaSequence
    guard index >= 0, index < old.records.count, meansTheSame(first, as: index, of: old) else { return false }
    let known = old.records[index]
    let oldEnd = known.end + old.offsetShift
    let common = commonLength(from: oldEnd, of: old)
    let last = old.records.prefixCount { $0.end + old.offsetShift <= oldEnd + common }
    guard last > index + 1 else { return false }

    var adopted = old.lists
    adopted.cut(to: index..<last, firstNumber: old.firstNumber)
    adopted.offsetShift = position - known.end
    adopted.lineShift = line - known.line
    adopted.replaceFirst(with: lists, at: known)
    let lineDifference = adopted.lineShift - old.lists.lineShift
    guard let lastRecord = adopted.records.last else { return false }
    let end = (offset: lastRecord.end, line: lastRecord.line)
    for warning in old.notes.warnings
    where warning.line > known.line + old.lists.lineShift && warning.line <= end.line + old.lists.lineShift {
      notes.warn(warning.kind, line: warning.line + lineDifference)
    }
    lists = adopted
    position = end.offset + adopted.offsetShift
    line = end.line + adopted.lineShift
    bodyEnd = position
    pending = PendingSegment(offset: position)
    return true
  }

  /// Whether what holds at the first segment is what held for it in the playlist before, as far as later segments
  /// are concerned.
  private func meansTheSame(_ first: SegmentRecord, as index: Int, of old: MediaContents) -> Bool {
    let known = old.records[index]
    return first.duration == known.duration
      && lists.byteRanges.last?.value == old.byteRange(ofSegment: index)
      && lists.parts.last?.value == old.lastPart(before: index + 1)
      && (lists.keys.last?.value ?? []) == old.keys(ofSegment: index)
      && notes.variables.definitions == old.head.variables.definitions
      && hasSameURI(first, as: known, of: old)
  }

  /// A byte range may be counted from the one before it if both have the same URI.
  private func hasSameURI(_ first: SegmentRecord, as known: SegmentRecord, of old: MediaContents) -> Bool {
    let start = first.offset + Int(first.uriOffset)
    let oldStart = known.offset + old.offsetShift + Int(known.uriOffset)
    return old.data.withBytes { oldBytes in
      bytes[start..<start + Int(first.uriLength)]
        .elementsEqual(oldBytes[oldStart..<oldStart + Int(known.uriLength)])
    }
  }

  /// How many bytes from here on are the same as in the playlist before, from a place in its body on. The last of
  /// them is the end of a line.
  private func commonLength(from start: Int, of old: MediaContents) -> Int {
    old.data.withBytes { oldBytes in
      guard let base = bytes.baseAddress, let oldBase = oldBytes.baseAddress else { return 0 }
      var length = min(old.bodyEnd - start, bytes.count - position)
      var same = 0
      let block = 4096
      while same < length {
        let count = min(block, length - same)
        if memcmp(base + position + same, oldBase + start + same, count) == 0 {
          same += count
        } else {
          while same < length, bytes[position + same] == oldBytes[start + same] { same += 1 }
          length = same
        }
      }
      // A line may go on in one of them.
      while same > 0, bytes[position + same - 1] != 0x0A { same -= 1 }
      return same
    }
  }
}

extension SegmentLists {
  /// Keeps a range of the segments, and what belongs to them.
  fileprivate mutating func cut(to range: Range<Int>, firstNumber: Int) {
    let first = firstNumber + range.lowerBound
    let end = firstNumber + range.upperBound
    records.keepFirst(range.upperBound)
    records.removeFirst(range.lowerBound)
    byteRanges.cut(first, end) { $0.number }
    maps.cut(first, end) { $0.number }
    keys.cut(first, end) { $0.number }
    bitrates.cut(first, end) { $0.number }
    dates.cut(first, end) { $0.number }
    parts.cut(first, end) { $0.number }
    ranges.cut(first, end) { $0.number }
  }

  /// Puts what was read anew in the place of the first segment.
  fileprivate mutating func replaceFirst(with new: SegmentLists, at known: SegmentRecord) {
    records.removeFirst(1)
    if var first = new.records.first {
      first.start = known.start
      first.discontinuities = known.discontinuities
      first.offset -= offsetShift
      first.line = known.line
      records.prepend([first])
    }
    firstDiscontinuities = new.firstDiscontinuities
    byteRanges.prepend(new.byteRanges.map { $0 })
    maps.prepend(new.maps.map { $0 })
    keys.prepend(new.keys.map { $0 })
    bitrates.prepend(new.bitrates.map { $0 })
    dates.prepend(new.dates.map { $0 })
    parts.prepend(new.parts.map { $0 })
    ranges.prepend(
      new.ranges.map { range in
        var range = range
        range.offset -= offsetShift
        range.line -= lineShift
        return range
      }
    )
  }
}

extension ChunkedList {
  /// Keeps what belongs to the segments between two: without the first one, which is read anew, and without the end.
  fileprivate mutating func cut(_ first: Int, _ end: Int, number: (Element) -> Int) {
    keepFirst(prefixCount { number($0) < end })
    removeFirst(prefixCount { number($0) <= first })
  }
}
