/// The attributes of a tag as values.
struct TagAttributes {
  let tag: PlaylistTag
  let line: Int
  let list: AttributeList

  subscript(name: String) -> String? { list[name] }

  /// A text that the tag needs.
  func required(_ name: String, _ notes: inout ReadingNotes) -> String? {
    guard let text = list[name], !text.isEmpty else {
      notes.warn(.missingAttribute(tag: tag.text, name: name), line: line)
      return nil
    }
    return text
  }

  /// Whether it says `YES`.
  func flag(_ name: String, _ notes: inout ReadingNotes) -> Bool {
    guard let text = list[name] else { return false }
    if text != "YES" && text != "NO" { return value(name, nil, &notes) ?? false }
    return text == "YES"
  }

  func integer(_ name: String, _ notes: inout ReadingNotes) -> Int? {
    list[name].flatMap { value(name, DecimalText.integer($0.utf8), &notes) }
  }

  func seconds(_ name: String, signed: Bool = false, _ notes: inout ReadingNotes) -> Duration? {
    list[name].flatMap { value(name, DecimalText.seconds($0.utf8, signed: signed), &notes) }
  }

  func number(_ name: String, _ notes: inout ReadingNotes) -> Double? {
    list[name].flatMap { value(name, DecimalText.number($0), &notes) }
  }

  /// `1280x720`.
  func resolution(_ name: String, _ notes: inout ReadingNotes) -> Resolution? {
    guard let text = list[name] else { return nil }
    let parts = text.utf8.split(separator: 0x78, omittingEmptySubsequences: false)
    guard parts.count == 2, let width = DecimalText.integer(parts[0]),
      let height = DecimalText.integer(parts[1])
    else { return value(name, nil, &notes) }
    return Resolution(width: width, height: height)
  }

  /// `1000@2000`, or `1000` from the start on.
  func byteRange(_ name: String, _ notes: inout ReadingNotes) -> (length: Int, offset: Int?)? {
    list[name].flatMap { value(name, ByteRangeText.range($0.utf8), &notes) }
  }

  private func value<Value>(_ name: String, _ value: Value?, _ notes: inout ReadingNotes) -> Value? {
    if value == nil {
      notes.warn(.badAttribute(tag: tag.text, name: name, text: list[name] ?? ""), line: line)
    }
    return value
  }
}

/// Byte ranges as playlists write them.
enum ByteRangeText {
  static func range(_ bytes: some Collection<UInt8>) -> (length: Int, offset: Int?)? {
    let parts = bytes.split(separator: 0x40, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let length = DecimalText.integer(parts[0]) else { return nil }
    guard parts.count == 2 else { return (length, nil) }
    guard let offset = DecimalText.integer(parts[1]) else { return nil }
    return (length, offset)
  }
}
