import Foundation

/// The bytes of a playlist, which have passed the first checks.
struct PlaylistText {
  let data: Data
  let isMultivariant: Bool
  /// Where `#EXTM3U` begins: behind a byte order mark and blanks.
  let start: Int

  init(_ data: Data, limits: PlaylistLimits) throws(PlaylistError) {
    let limit = min(limits.bytes, Int(UInt32.max) / 2)
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    self.data = data
    (start, isMultivariant) = try data.withBytes { bytes throws(PlaylistError) in try Self.check(bytes) }
  }

  private static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PlaylistError) -> (Int, Bool) {
    let header = Array("#EXTM3U".utf8)
    let mark = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var start = mark
    let first = bytes[mark...].firstIndex { !blanks.contains($0) }
    if let first, bytes[first...].starts(with: header) { start = first }
    let line = lineContent(from: start, in: bytes)
    guard line.starts(with: header) else { throw refusal(bytes, start) }
    if line.count > header.count {
      let next = line[line.startIndex + header.count]
      if next == 0x0D { throw .carriageReturns }
      guard next == 0x20 || next == 0x09 else { throw refusal(bytes, start) }
    }
    return (start, isMultivariant(bytes, start))
  }

  /// What the first tag is that only one kind of playlist has.
  private static func isMultivariant(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var position = start
    while position < bytes.count {
      let content = lineContent(from: position, in: bytes)
      if content.starts(with: [0x23, 0x45, 0x58, 0x54]),
        let tag = PlaylistTag.tag(of: UnsafeBufferPointer(rebasing: content))?.tag
      {
        if tag.isMultivariant { return true }
        if tag.isMedia { return false }
      }
      position = lineEnd(from: position, in: bytes)
    }
    return false
  }

  private static func refusal(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> PlaylistError {
    guard let first = bytes[start...].firstIndex(where: { !blanks.contains($0) }) else { return .empty }
    if bytes[first] == 0x3C { return .html }
    if bytes[first] == 0x7B || bytes[first] == 0x5B { return .json }
    let line = lineContent(from: first, in: bytes)
    return .notAPlaylist(start: String(decoding: line.prefix(40), as: UTF8.self))
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// Notes what stands before `#EXTM3U`.
  ///
  /// - Returns: how many lines end before it.
  static func noteBeginning(
    before start: Int,
    of bytes: UnsafeBufferPointer<UInt8>,
    in notes: inout ReadingNotes
  ) -> Int {
    let mark = start > 0 && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    if mark > 0 { notes.warn(.byteOrderMark, line: 1) }
    guard start > mark else { return 0 }
    let lines = bytes[mark..<start].count { $0 == 0x0A }
    notes.warn(.blanksAtStart, line: lines + 1)
    return lines
  }

  /// The line that begins somewhere, without its line break.
  static func lineContent(from position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Slice<
    UnsafeBufferPointer<UInt8>
  > {
    var end = lineEnd(from: position, in: bytes)
    if end > position, bytes[end - 1] == 0x0A {
      end -= 1
      if end > position, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return bytes[position..<end]
  }

  /// The end of the line that begins somewhere, behind its line break.
  @inline(__always)
  static func lineEnd(from position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress, position < bytes.count,
      let found = memchr(base + position, 0x0A, bytes.count - position)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
  }

  /// The line that begins somewhere, with its line break.
  static func line(at offset: Int, in data: Data) -> Range<Int> {
    data.withBytes { offset..<lineEnd(from: offset, in: $0) }
  }

  /// Whether there are only bytes that need no second look: ASCII, no control characters but tabs, and carriage
  /// returns only in line breaks.
  static func isPlain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bytes = UnsafeBufferPointer(rebasing: bytes)
    guard let last = bytes.last else { return true }
    var odd: UInt8 = 0
    for index in 0..<(bytes.count - 1) {
      let byte = bytes[index]
      let isControl = byte < 0x20 && byte != 0x0A && byte != 0x09 && byte != 0x0D
      let isReturn = byte == 0x0D && bytes[index + 1] != 0x0A
      odd |= (byte & 0x80) | (isControl ? 1 : 0) | (isReturn ? 1 : 0)
    }
    return odd == 0 && (last < 0x80 && (last >= 0x20 || last == 0x0A || last == 0x09))
  }

  /// Looks at bytes that are not plain.
  ///
  /// - Returns: the lines with control characters, from 1.
  static func controlLines(_ bytes: UnsafeBufferPointer<UInt8>) throws(PlaylistError) -> [Int] {
    var position = 0
    var line = 0
    var lines: [Int] = []
    while position < bytes.count {
      line += 1
      let content = lineContent(from: position, in: bytes)
      if content.contains(where: { $0 >= 0x80 }), String(validating: content, as: UTF8.self) == nil {
        throw .notUTF8(line: line)
      }
      if content.contains(where: { $0 < 0x20 && $0 != 0x09 }) { lines.append(line) }
      position = lineEnd(from: position, in: bytes)
    }
    return lines
  }
}

extension Data {
  /// Hands over the bytes in one piece.
  func withBytes<Value, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result = withUnsafeBytes { bytes -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try body(bytes.bindMemory(to: UInt8.self)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
