package import Foundation

/// Reads JSON for its places: where it stops being JSON, which keys were given more than once, and on which line and
/// column a value stands. `JSONDecoder` says none of the three.
///
/// The memory it takes depends on the depth of the document and the keys of open objects, not on the number of values.
package struct JSONScanner {
  /// 512, which is as deep as `JSONDecoder` reads.
  package static let maximumDepth = 512
  /// 100: a document with more repeated keys is not corrected one by one.
  package static let maximumRepeatedKeys = 100

  /// What a scan finds.
  package struct Findings: Sendable {
    /// The keys of the outermost object, in order.
    package var topLevelKeys: [String] = []
    /// Keys that were given more than once in one object: their paths, and where they stand again.
    package var repeatedKeys: [(keyPath: String, position: TextPosition)] = []
    /// The values that were looked for, by their key paths.
    package var places: [String: Place] = [:]
  }

  /// Where something stands.
  package struct Place: Hashable, Sendable {
    /// The key of the value, if it has one.
    package var key: TextPosition?
    /// The value; if there is no such value, the innermost list or object that it would be in.
    package var value: TextPosition
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let bytes: [UInt8]
  private var offset = 0
  private var frames: [Frame] = []
  private var findings = Findings()
  private var nearest: [String: Match] = [:]

  /// Scans a document.
  ///
  /// - Parameter keyPaths: the values to look for, such as `adUnits.home.sources[1].timeout`. Where a key has a dot inside,
  ///   two values may have the same path; the first one is found.
  package static func scan(
    _ json: Data,
    lookingFor keyPaths: Set<String> = []
  ) throws(JSONSyntaxError) -> Findings {
    var scanner = JSONScanner(bytes: Array(json))
    try scanner.scan(keyPaths)
    return scanner.findings
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan(_ keyPaths: Set<String>) throws(JSONSyntaxError) {
    if bytes.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
    skipBlanks()
    guard next != nil else { throw error(.empty) }
    for path in keyPaths { nearest[path] = Match(rest: path.utf8.count, key: nil, value: offset) }
    try readValue(wanted: keyPaths.map { Wanted(path: $0, rest: $0[...]) })
    while !frames.isEmpty { try readMember() }
    skipBlanks()
    guard next == nil else { throw error(next == UInt8(ascii: "/") ? .comment : .textAfterEnd) }
    findings.places = nearest.mapValues { match in
      Place(key: match.key.map(position), value: position(match.value))
    }
  }

  private func position(_ offset: Int) -> TextPosition { TextPosition(offset: offset, in: bytes) }

  private func error(_ problem: JSONSyntaxError.Problem, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(problem: problem, position: position(offset ?? self.offset))
  }
}

// MARK: - Lists and objects

extension JSONScanner {
  /// A list or object that is open.
  private struct Frame {
    enum Step {
      case key(String)
      case index(Int)
    }

    /// Where its bracket is.
    var start: Int
    var isObject: Bool
    /// The member that was read last; nil before the first one.
    var step: Step?
    /// The keys so far.
    var seen: Set<String> = []
    /// The values below it that are looked for.
    var wanted: [Wanted]

    var hasMembers: Bool { step != nil }
    var bracket: Character { isObject ? "{" : "[" }
    var closing: Character { isObject ? "}" : "]" }
  }

  /// A value that is looked for, with the part of its path below the current list or object.
  private struct Wanted {
    var path: String
    var rest: Substring
  }

  /// How near the scan has come to a value: how much of its path is left.
  private struct Match {
    var rest: Int
    var key: Int?
    var value: Int
  }

  // A frame is never copied whole: the set of its keys would be copied with the next key.
  private mutating func readMember() throws(JSONSyntaxError) {
    let last = frames.count - 1
    let closing = frames[last].closing
    skipBlanks()
    guard let byte = next else {
      throw error(.unclosed(frames[last].bracket, openedAt: position(frames[last].start)))
    }
    if byte == closing.asciiValue {
      offset += 1
      frames.removeLast()
      return
    }
    if frames[last].hasMembers {
      guard byte == UInt8(ascii: ",") else { throw unexpected(.commaOr(closing)) }
      let comma = offset
      offset += 1
      skipBlanks()
      if next == closing.asciiValue { throw error(.trailingComma, at: comma) }
    }
    if frames[last].isObject { try readMemberOfObject() } else { try readElement() }
  }

  private mutating func readElement() throws(JSONSyntaxError) {
    let last = frames.count - 1
    let index = if case .index(let previous) = frames[last].step { previous + 1 } else { 0 }
    frames[last].step = .index(index)
    try readValue(wanted: frames[last].wanted.isEmpty ? [] : matches("[\(index)]", key: nil))
  }

  private mutating func readMemberOfObject() throws(JSONSyntaxError) {
    guard next == UInt8(ascii: "\"") else { throw unexpected(.key) }
    let start = offset
    let key = try readString()
    let isRoot = frames.count == 1
    let last = frames.count - 1
    frames[last].step = .key(key)
    if isRoot { findings.topLevelKeys.append(key) }
    if !frames[last].seen.insert(key).inserted, findings.repeatedKeys.count < Self.maximumRepeatedKeys {
      findings.repeatedKeys.append((path, position(start)))
    }
    skipBlanks()
    guard next == UInt8(ascii: ":") else { throw unexpected(.colon) }
    offset += 1
    skipBlanks()
    guard !frames[last].wanted.isEmpty else { return try readValue(wanted: []) }
    try readValue(wanted: matches((isRoot ? "" : ".") + key.asKeyPathStep, key: start))
  }

  /// Takes a step off the paths that begin with it, and remembers how near the scan has come. What is found is not looked
  /// for any more.
  private mutating func matches(_ step: String, key: Int?) -> [Wanted] {
    var inner: [Wanted] = []
    frames[frames.count - 1].wanted.removeAll { wanted in
      guard wanted.rest.hasPrefix(step) else { return false }
      let rest = wanted.rest.dropFirst(step.count)
      guard rest.isEmpty || rest.first == "." || rest.first == "[" else { return false }
      if let match = nearest[wanted.path], rest.utf8.count < match.rest {
        nearest[wanted.path] = Match(rest: rest.utf8.count, key: rest.isEmpty ? key : nil, value: offset)
      }
      if !rest.isEmpty { inner.append(Wanted(path: wanted.path, rest: rest)) }
      // A path that goes on may be that of another member, whose key has a dot inside.
      return rest.isEmpty || key == nil
    }
    return inner
  }

  private mutating func readValue(wanted: [Wanted]) throws(JSONSyntaxError) {
    switch next {
    case UInt8(ascii: "\""): _ = try readString()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard frames.count < Self.maximumDepth else { throw error(.tooDeep(limit: Self.maximumDepth)) }
      frames.append(Frame(start: offset, isObject: next == UInt8(ascii: "{"), wanted: wanted))
      offset += 1
    case nil:
      guard let last = frames.last else { throw error(.empty) }
      throw error(.unclosed(last.bracket, openedAt: position(last.start)))
    default: try readWord()
    }
  }

  /// The key path of the member that was read last.
  private var path: String {
    frames.reduce(into: "") { path, frame in
      switch frame.step {
      case .key(let key): path += (path.isEmpty ? "" : ".") + key.asKeyPathStep
      case .index(let index): path += "[\(index)]"
      case nil: break
      }
    }
  }
}

// MARK: - Words and strings

extension JSONScanner {
  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// The character at a byte; a damaged one is U+FFFD.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }

  private func unexpected(_ token: JSONSyntaxError.Token) -> JSONSyntaxError {
    guard let found = scalar(at: offset) else { return error(.expected(token, found: nil)) }
    if found == "/" || found == "#" { return error(.comment) }
    if Self.otherQuotes.contains(found), token == .key || token == .value {
      return error(.otherQuotes(found))
    }
    return error(.expected(token, found: found))
  }

  private static let otherQuotes: Set<Unicode.Scalar> = [
    "'", "`", "\u{201C}", "\u{201D}", "\u{201E}", "«", "»",
  ]

  /// A number, or `true`, `false` or `null`.
  private mutating func readWord() throws(JSONSyntaxError) {
    let start = offset
    while let byte = next, !Self.ends.contains(byte) { offset += 1 }
    let word = bytes[start..<offset]
    if ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) || Self.isNumber(word) {
      return
    }
    offset = start
    let isWord = word.first.map { $0 == UInt8(ascii: "-") || $0.isAlphanumeric } == true
    throw isWord ? error(.invalidWord(String(decoding: word.prefix(100), as: UTF8.self))) : unexpected(.value)
  }

  /// What ends a word.
  private static let ends = Set(" \n\r\t,:{}[]\"/".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Whether it is a number as RFC 8259, section 6, has it.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    /// Drops digits, and says how many there were.
    func digits() -> Int {
      let count = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || whole > 1 && !startsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Reads a string with its quotation marks. Escapes are decoded: `"\u0061"` and `"a"` are the same key.
  private mutating func readString() throws(JSONSyntaxError) -> String {
    let opening = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try readEscape()).utf8
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw error(.unclosedString, at: opening)
      case ..<0x20: throw error(.controlCharacter(Unicode.Scalar(byte)))
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw error(.unclosedString, at: opening)
  }

  private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    func invalid(_ length: Int) -> JSONSyntaxError {
      let escape = bytes[start..<min(start + length, bytes.count)].prefix {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"")
      }
      return error(.invalidEscape(String(decoding: escape, as: UTF8.self)), at: start)
    }
    guard start + 1 < bytes.count else { throw invalid(1) }
    guard bytes[start + 1] == UInt8(ascii: "u") else {
      guard let character = Self.escapes[bytes[start + 1]] else {
        let length = scalar(at: start + 1).map { String($0).utf8.count } ?? 1
        throw invalid(1 + length)
      }
      offset += 2
      return character
    }
    guard let unit = hexadecimalUnit(at: start) else { throw invalid(6) }
    offset += 6
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // The first half of a pair needs the second one.
    guard UTF16.isLeadSurrogate(unit), let second = hexadecimalUnit(at: offset),
      UTF16.isTrailSurrogate(second)
    else { throw invalid(6) }
    offset += 6
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// The number of an escape such as `\u00E9`; nil if there is none.
  private func hexadecimalUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[(offset + 2)..<(offset + 6)]
    guard digits.allSatisfy({ Self.isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20 })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
