package import Foundation

/// A document as UTF-8 that an XML parser can be given: no byte order mark, no XML declaration, nothing before the
/// root but comments, and no document type declaration.
///
/// What is removed becomes blanks, so that line numbers stay.
struct DocumentText {
  private(set) var bytes: [UInt8]
  private(set) var remarks: [Warning.Kind] = []

  init(_ data: Data, limits: DocumentLimits) throws(VASTError) {
    guard data.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    bytes = [UInt8](data)
    let decoded = try Self.decodingUTF16(bytes)
    if let decoded { bytes = decoded }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let start = bytes.firstIndex(where: { !$0.isBlank }) else { throw .empty }
    if let declaration = declaration(at: start) {
      if start > 0 { remarks.append(.leadingBlanks) }
      let encoding = Self.encoding(in: bytes[declaration])
      for index in declaration where bytes[index] != 0x0A { bytes[index] = 0x20 }
      try decode(encoding, wasUTF16: decoded != nil)
    } else {
      try decode(nil, wasUTF16: decoded != nil)
    }
    try checkProlog()
    try checkMarkup(limits)
  }

  /// UTF-16 with a byte order mark, or that begins with a tag, as UTF-8; nil for anything else.
  private static func decodingUTF16(_ bytes: [UInt8]) throws(VASTError) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    let isLittleEndian: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0x3C, 0): isLittleEndian = true
    case (0xFE, 0xFF), (0, 0x3C): isLittleEndian = false
    default: return nil
    }
    guard bytes.count.isMultiple(of: 2) else { throw .wrongEncoding("UTF-16") }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      isLittleEndian
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    guard let decoded = String(validating: text, as: UTF16.self) else { throw .wrongEncoding("UTF-16") }
    return Array(decoded.utf8)
  }

  /// Where the XML declaration is, if there is one.
  private func declaration(at start: Int) -> Range<Int>? {
    let rest = bytes[start...]
    guard rest.starts(with: Array("<?xml".utf8)), rest.dropFirst(5).first?.isBlank == true else { return nil }
    return find("?>", from: start).map { start..<$0 }
  }

  private static func encoding(in declaration: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: declaration, as: UTF8.self)
    guard let name = text.range(of: "encoding") else { return nil }
    let parts = text[name.upperBound...].split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return parts.count > 1 ? String(parts[1]).trimmed() : nil
  }

  /// Brings the text into UTF-8 and makes sure that it is.
  private mutating func decode(_ encoding: String?, wasUTF16: Bool) throws(VASTError) {
    switch encoding?.lowercased() {
    case nil, "", "utf-8", "utf8", "us-ascii", "ascii":
      try requireUTF8(named: "UTF-8")
    case "utf-16", "utf-16le", "utf-16be", "ucs-2":
      // Real UTF-16 is UTF-8 by now.
      try requireUTF8(named: encoding ?? "")
      if !wasUTF16 { remarks.append(.wrongEncodingName(encoding ?? "")) }
    case "iso-8859-1", "latin1", "windows-1252", "cp1252":
      // As on the web, the one name is read as the other, which has more letters in the same places.
      guard let text = String(data: Data(bytes), encoding: .windowsCP1252) else {
        throw .wrongEncoding(encoding ?? "")
      }
      bytes = Array(text.utf8)
    default:
      throw .unsupportedEncoding(encoding ?? "")
    }
  }

  private func requireUTF8(named name: String) throws(VASTError) {
    // Most documents are ASCII, which takes no text to see.
    let highBits = bytes.reduce(0) { $0 | $1 }
    guard highBits < 0x80 || String(validating: bytes, as: UTF8.self) != nil else {
      throw .wrongEncoding(name)
    }
  }

  /// Looks at everything before the root element. Entities can be declared nowhere else.
  private func checkProlog() throws(VASTError) {
    var position = 0
    while let next = bytes[position...].firstIndex(where: { !$0.isBlank }) {
      let rest = bytes[next...]
      if rest.starts(with: Array("<!--".utf8)) {
        guard let end = find("-->", from: next + 4) else { throw .truncated(line: line(of: next)) }
        position = end
      } else if rest.starts(with: Array("<?".utf8)) {
        guard let end = find("?>", from: next) else { throw .truncated(line: line(of: next)) }
        position = end
      } else if rest.starts(with: Array("<!".utf8)) {
        throw .documentTypeDeclaration(line: line(of: next))
      } else if rest.first == 0x3C {
        return
      } else {
        throw .notXML
      }
    }
    throw .empty
  }

  /// Takes out processing instructions without data, of which `XMLParser` dies on Linux, and finds start tags with too
  /// many attributes, which it compares each with each before it tells of them.
  private mutating func checkMarkup(_ limits: DocumentLimits) throws(VASTError) {
    var instructions: [Range<Int>] = []
    var position = 0
    while let start = nextTag(from: position) {
      let mark = start + 1 < bytes.count ? bytes[start + 1] : 0
      if mark == UInt8(ascii: "!"), bytes[start...].starts(with: Self.commentStart) {
        guard let end = find("-->", from: start + 4) else { break }
        position = end
      } else if mark == UInt8(ascii: "!"), bytes[start...].starts(with: Self.cdataStart) {
        guard let end = find("]]>", from: start + 9) else { break }
        position = end
      } else if mark == UInt8(ascii: "?") {
        guard let end = find("?>", from: start + 2) else { break }
        if !bytes[start..<end].contains(where: \.isBlank) { instructions.append(start..<end) }
        position = end
      } else {
        position = nextTag(from: start + 1) ?? bytes.count
        // ` a=""` is the shortest attribute.
        guard position - start > 5 * limits.attributes else { continue }
        guard attributeCount(in: start..<position) <= limits.attributes else {
          throw .tooManyAttributes(limit: limits.attributes, line: line(of: start))
        }
      }
    }
    for range in instructions { for index in range { bytes[index] = 0x20 } }
  }

  private static let commentStart = Array("<!--".utf8)
  private static let cdataStart = Array("<![CDATA[".utf8)

  private func nextTag(from start: Int) -> Int? { next(0x3C, from: start) }

  /// Where a byte occurs next. The C library looks at many bytes at a time.
  private func next(_ byte: UInt8, from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      // Inside the buffer: nothing is looked at behind its end, and an empty rest has no address.
      guard start < bytes.count, let rest = bytes.baseAddress?.advanced(by: start),
        let found = memchr(rest, Int32(byte), bytes.count - start)
      else { return nil }
      return start + (UnsafeRawPointer(found) - rest)
    }
  }

  /// The number of values in quotation marks before the end of a tag.
  private func attributeCount(in range: Range<Int>) -> Int {
    var count = 0
    var quote: UInt8?
    for byte in bytes[range] {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
        count += 1
      } else if byte == 0x3E {
        break
      }
    }
    return count
  }

  /// The index behind the next occurrence of a text.
  private func find(_ text: String, from start: Int) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var index = start
    while let found = next(first, from: index) {
      if bytes[found...].starts(with: text.utf8) { return found + text.utf8.count }
      index = found + 1
    }
    return nil
  }

  private func line(of index: Int) -> Int { 1 + bytes[..<index].count { $0 == 0x0A } }
}

extension AdDocument {
  /// The text of a document in any encoding that documents may have; nil if it is in none of them.
  package static func text(of data: Data) -> String? {
    // UTF-16 is UTF-8 with zeros, where its letters are those of English.
    let text = String(validating: data, as: UTF8.self)
    if let text, !data.contains(0) { return text }
    let decoded = try? DocumentText(data, limits: .standard)
    return decoded.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
  }
}
