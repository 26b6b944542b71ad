import Foundation

extension MediaPlaylist {
  /// Adds a segment behind the last one. Its lines are written as they are.
  ///
  /// - Throws: what is wrong with the playlist then, such as more segments than allowed. It is as before then.
  public mutating func append(_ segment: MediaSegment) throws(PlaylistError) {
    try insert(segment.lines, at: contents.bodyEnd)
  }

  /// Adds a date range behind the last segment.
  ///
  /// - Throws: what is wrong with the playlist then. It is as before then.
  public mutating func append(_ range: DateRange) throws(PlaylistError) {
    try insert(["#EXT-X-DATERANGE:\(range.attributes.text)"], at: contents.bodyEnd)
  }

  /// Removes every tag of a date range.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func removeDateRange(id: String) throws(PlaylistError) -> Bool {
    let places = contents.rangeTags.filter { $0.attributes["ID"] == id }
    guard !places.isEmpty else { return false }
    var data = contents.data
    for tag in places.reversed() {
      let offset = tag.offset + contents.offsetShift
      let line = PlaylistText.line(at: offset, in: data)
      data.removeSubrange(data.startIndex + line.lowerBound..<data.startIndex + line.upperBound)
    }
    self = try MediaPlaylist(data: data, origin: origin, limits: limits)
    return true
  }

  /// Adds `EXT-X-ENDLIST` at the end, if there is none.
  public mutating func end() throws(PlaylistError) {
    guard !hasEnd else { return }
    try insert(["#EXT-X-ENDLIST"], at: data.count)
  }

  private mutating func insert(_ lines: [String], at offset: Int) throws(PlaylistError) {
    let lineEnd = contents.lineEnd
    var text = lines.map { $0 + lineEnd }.joined()
    if offset > 0, data[data.startIndex + offset - 1] != 0x0A { text = lineEnd + text }
    var data = contents.data
    data.insert(contentsOf: Data(text.utf8), at: data.startIndex + offset)
    self = try MediaPlaylist(data: data, origin: origin, limits: limits)
  }
}
