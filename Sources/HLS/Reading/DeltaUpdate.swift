import Foundation

/// Puts the segments that a delta update leaves out back in their place.
///
/// Source: RFC 8216bis, sections 4.4.5.2 and 6.3.7.
struct DeltaUpdate {
  let old: MediaContents
  let update: MediaContents
  let skip: Skip

  init(of old: MediaContents, _ update: MediaContents, _ skip: Skip) {
    self.old = old
    self.update = update
    self.skip = skip
  }

  /// The whole playlist: the head of the update, the segments from the playlist before, the rest of the update.
  func data() throws(PlaylistError) -> Data {
    let first = update.head.mediaSequence - old.firstNumber
    let (end, overflows) = first.addingReportingOverflow(skip.skippedSegments)
    guard !overflows, first >= 0, end <= old.records.count, old.head.skip == nil else {
      throw .unknownSkippedSegments(first: update.head.mediaSequence, count: skip.skippedSegments)
    }
    let start = update.records.first.map { $0.offset + update.offsetShift } ?? update.trailingStart
    // The tags of the first segment may stand before tags about the whole playlist.
    let uri = update.records.first.map { $0.offset + update.offsetShift + Int($0.uriOffset) }
    let tags = lines(of: update.data, in: start..<(uri ?? update.data.count))
    let head = lines(of: update.data, in: 0..<start) + tags.filter(standsInHead)
    var result = Data()
    for line in head where !isSkip(line) { result.append(line) }
    let lineEnd = update.lineEnd
    if let last = result.last, last != 0x0A { result.append(contentsOf: lineEnd.utf8) }
    if skip.skippedSegments > 0 {
      for line in carriedTags(at: first) { result.append(contentsOf: (line + lineEnd).utf8) }
      let range = old.records[first].offset + old.offsetShift..<old.records[end - 1].end + old.offsetShift
      for line in lines(of: old.data, in: range) where !isSkip(line) && !isRemovedDateRange(line) {
        result.append(line)
      }
      if let last = result.last, last != 0x0A { result.append(contentsOf: lineEnd.utf8) }
    }
    let rest = uri.map { lines(of: update.data, in: $0..<update.data.count) } ?? []
    for line in tags.filter({ !standsInHead($0) }) + rest where !isSkip(line) { result.append(line) }
    return result
  }

  /// What was said before the segment and still holds for it.
  private func carriedTags(at index: Int) -> [String] {
    let number = old.firstNumber + index
    var tags: [String] = []
    if let map = old.lists.maps.last(where: { $0.number <= number }), map.number < number {
      tags.append(map.value.tag)
    }
    tags += old.lists.keys.last { $0.number < number }?.value.map(\.tag) ?? []
    if let bitrate = old.lists.bitrates.last(where: { $0.number <= number }), bitrate.number < number {
      tags.append("#EXT-X-BITRATE:\(bitrate.value / 1000)")
    }
    if !old.hasOwnDate(index), let date = old.date(ofSegment: index) {
      tags.append("#EXT-X-PROGRAM-DATE-TIME:\(date.text)")
    }
    for tag in old.rangeTags where tag.number < number {
      guard let id = tag.attributes["ID"], !skip.recentlyRemovedDateRanges.contains(id) else { continue }
      guard old.head.serverControl?.canSkipDateRanges == true else { continue }
      tags.append("#EXT-X-DATERANGE:\(tag.attributes.text)")
    }
    return tags
  }

  private func lines(of data: Data, in range: Range<Int>) -> [Data] {
    var lines: [Data] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let line = PlaylistText.line(at: position, in: data)
      lines.append(data[data.startIndex + line.lowerBound..<data.startIndex + line.upperBound])
      position = line.upperBound
    }
    return lines
  }

  /// Whether a line is a tag about the whole playlist that may have to stand before all segments.
  private func standsInHead(_ line: Data) -> Bool {
    guard line.starts(with: "#EXT".utf8) else { return false }
    return line.withBytes { bytes in
      let content = UnsafeBufferPointer(rebasing: PlaylistText.lineContent(from: 0, in: bytes))
      switch PlaylistTag.tag(of: content)?.tag {
      case nil, .endList, .preloadHint, .renditionReport: return false
      case let tag?: return !tag.isOfSegment
      }
    }
  }

  private func isSkip(_ line: Data) -> Bool { line.starts(with: "#EXT-X-SKIP:".utf8) }

  private func isRemovedDateRange(_ line: Data) -> Bool {
    let tag = "#EXT-X-DATERANGE:"
    guard !skip.recentlyRemovedDateRanges.isEmpty, line.starts(with: tag.utf8) else { return false }
    return line.dropFirst(tag.utf8.count).withBytes { bytes in
      var reader = AttributeReader(bytes, limit: old.limits.attributes)
      return reader.list()["ID"].map(skip.recentlyRemovedDateRanges.contains) ?? false
    }
  }
}

extension InitializationSection {
  fileprivate var tag: String {
    let range = byteRange.map { ",BYTERANGE=\"\($0.length)@\($0.offset)\"" } ?? ""
    return "#EXT-X-MAP:URI=\"\(uri)\"\(range)"
  }
}

extension EncryptionKey {
  fileprivate var tag: String {
    var text = "#EXT-X-KEY:METHOD=\(method)"
    if let uri { text += ",URI=\"\(uri)\"" }
    if let initializationVector { text += ",IV=\(initializationVector)" }
    if keyFormat != "identity" { text += ",KEYFORMAT=\"\(keyFormat)\"" }
    if let keyFormatVersions { text += ",KEYFORMATVERSIONS=\"\(keyFormatVersions)\"" }
    return text
  }
}
