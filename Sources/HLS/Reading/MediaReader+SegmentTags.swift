import Foundation

extension MediaReader {
  /// Reads a tag that is about the next segment or stands at a place between segments.
  @inline(__always)
  mutating func readSegmentTag(
    _ tag: PlaylistTag,
    _ value: UnsafeBufferPointer<UInt8>,
    lineStart: Int
  ) throws(PlaylistError) {
    if tag == .inf { return readDuration(value) }
    try readRareSegmentTag(tag, value, lineStart: lineStart)
  }

  private mutating func readRareSegmentTag(
    _ tag: PlaylistTag,
    _ value: UnsafeBufferPointer<UInt8>,
    lineStart: Int
  ) throws(PlaylistError) {
    switch tag {
    case .discontinuity: pending.discontinuities &+= 1
    case .gap: pending.isGap = true
    case .programDateTime:
      pending.date = read(tag, value, ProgramDate(text(value))) ?? pending.date
    case .byteRange:
      pending.byteRange = read(tag, value, ByteRangeText.range(value.trimmed)) ?? pending.byteRange
    case .bitrate:
      let bitrate = read(tag, value, DecimalText.integer(value.trimmed).flatMap(Self.bitsPerSecond))
      pending.bitrate = bitrate ?? pending.bitrate
    case .key: try readKey(notes.attributes(of: tag, value, line: line))
    case .map:
      let attributes = try notes.attributes(of: tag, value, line: line)
      guard let uri = attributes.required("URI", &notes) else { return }
      let range = attributes.byteRange("BYTERANGE", &notes)
      pending.map = InitializationSection(
        uri: uri,
        byteRange: range.map { ByteRange(length: $0.length, offset: $0.offset ?? 0) }
      )
    case .part: try readPart(notes.attributes(of: tag, value, line: line))
    case .dateRange:
      try readDateRange(notes.attributes(of: tag, value, line: line), lineStart: lineStart)
    default: break
    }
  }

  @inline(__always)
  private mutating func readDuration(_ value: UnsafeBufferPointer<UInt8>) {
    // The usual form, digits and a point before a comma, is read without a second look at any byte.
    var whole: Int64 = 0
    var fraction: Int64 = 0
    var scale: Int64 = 1_000_000_000_000_000_000
    var position = 0
    while position < value.count, position < 10, (0x30...0x39).contains(value[position]) {
      whole = whole * 10 + Int64(value[position] - 0x30)
      position += 1
    }
    let hasDigits = position > 0
    if position < value.count, value[position] == 0x2E {
      position += 1
      while position < value.count, (0x30...0x39).contains(value[position]), scale > 1 {
        scale /= 10
        fraction += Int64(value[position] - 0x30) * scale
        position += 1
      }
    }
    if hasDigits, position == value.count || value[position] == 0x2C, whole <= DecimalText.maximumSeconds {
      pending.duration = Duration(secondsComponent: whole, attosecondsComponent: fraction)
    } else {
      readOddDuration(value)
    }
  }

  private mutating func readOddDuration(_ value: UnsafeBufferPointer<UInt8>) {
    let number = UnsafeBufferPointer(rebasing: value.prefix { $0 != 0x2C })
    guard let duration = DecimalText.seconds(number.trimmed) else {
      return notes.warn(.badValue(tag: PlaylistTag.inf.text, text: text(number)), line: line)
    }
    pending.duration = duration
  }

  private mutating func readKey(_ attributes: TagAttributes) throws(PlaylistError) {
    guard let method = attributes.required("METHOD", &notes) else { return }
    guard method != "NONE" else { return pending.keys = [] }
    if attributes["URI"] == nil {
      notes.warn(.missingAttribute(tag: attributes.tag.text, name: "URI"), line: line)
      return
    }
    let key = EncryptionKey(attributes, method: method)
    var keys = pending.keys ?? lists.keys.last?.value ?? []
    keys.removeAll { $0.keyFormat == key.keyFormat }
    keys.append(key)
    guard keys.count <= notes.limits.keyFormats else {
      throw .tooManyKeyFormats(limit: notes.limits.keyFormats, line: line)
    }
    pending.keys = keys
  }

  /// Parts are made when they are asked for; here is only looked whether they can be.
  private mutating func readPart(_ attributes: TagAttributes) {
    let before = pending.part ?? lists.parts.last?.value
    pending.part = PartialSegment(attributes, after: before, &notes) ?? pending.part
  }

  private mutating func readDateRange(_ attributes: TagAttributes, lineStart: Int) throws(PlaylistError) {
    guard lists.ranges.count + pending.ranges.count < notes.limits.dateRanges else {
      throw .tooManyDateRanges(limit: notes.limits.dateRanges, line: line)
    }
    let result: Result<DateRange, DateRangeError>
    do throws(DateRangeError) {
      result = .success(try DateRange(attributes.list))
    } catch {
      result = .failure(error)
    }
    pending.ranges.append(
      RangeTag(
        number: 0,
        offset: lineStart - lists.offsetShift,
        line: line - lists.lineShift,
        attributes: attributes.list,
        result: result
      )
    )
  }

  mutating func read<Value>(_ tag: PlaylistTag, _ bytes: UnsafeBufferPointer<UInt8>, _ value: Value?)
    -> Value?
  {
    if value == nil { notes.warn(.badValue(tag: tag.text, text: text(bytes)), line: line) }
    return value
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes.trimmed, as: UTF8.self) }

  /// The tag has thousands of bits a second.
  private static func bitsPerSecond(_ thousands: Int) -> Int? {
    let (bits, overflows) = thousands.multipliedReportingOverflow(by: 1000)
    return overflows ? nil : bits
  }
}

extension EncryptionKey {
  init(_ attributes: TagAttributes, method: String) {
    self.method = method
    uri = attributes["URI"]
    initializationVector = attributes["IV"]
    keyFormat = attributes["KEYFORMAT"] ?? "identity"
    keyFormatVersions = attributes["KEYFORMATVERSIONS"]
  }
}

extension PartialSegment {
  /// Reads a part.
  ///
  /// - Parameter part: The one before it, also of an earlier segment, to count the offset of a byte range from.
  init?(_ attributes: TagAttributes, after part: PartialSegment?, _ notes: inout ReadingNotes) {
    guard let uri = attributes.required("URI", &notes) else { return nil }
    guard attributes.required("DURATION", &notes) != nil else { return nil }
    guard let duration = attributes.seconds("DURATION", &notes) else { return nil }
    self.uri = uri
    self.duration = duration
    isIndependent = attributes.flag("INDEPENDENT", &notes)
    isGap = attributes.flag("GAP", &notes)
    guard let range = attributes.byteRange("BYTERANGE", &notes) else { return }
    let last = part.flatMap { $0.uri == uri ? $0.byteRange : nil }
    let next = last.map { $0.offset.addingReportingOverflow($0.length) }
    let offset = range.offset ?? next.flatMap { $0.overflow ? nil : $0.partialValue }
    if offset == nil { notes.warn(.noByteRangeOffset, line: attributes.line) }
    byteRange = ByteRange(length: range.length, offset: offset ?? 0)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Without spaces and tabs at both ends.
  var trimmed: UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, count)
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while start < end, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }
}
