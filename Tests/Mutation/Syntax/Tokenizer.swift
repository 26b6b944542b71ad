/// Splits Swift source into tokens. It relies on the spaces that swift-format puts around operators.
struct Tokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var startsLine = true
  private var tokens: [Token] = []

  /// The tokens of a file, without comments.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(bytes: bytes)
    while tokenizer.skipBlank() { tokenizer.readToken() }
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  private func isNext(_ text: StaticString, at distance: Int = 0) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { byte(distance + $0) == text.utf8Start[$0] }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if byte() == UInt8(ascii: "\n") {
        line += 1
        startsLine = true
      }
      position += 1
    }
  }

  /// Skips spaces and comments.
  ///
  /// - Returns: whether a token follows.
  private mutating func skipBlank() -> Bool {
    while let next = byte() {
      if isNext("//") {
        while let next = byte(), next != UInt8(ascii: "\n") { advance() }
      } else if isNext("/*") {
        skipBlockComment()
      } else if Self.isSpace(next) {
        advance()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        advance(2)
      } else if isNext("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && byte() != nil
  }

  private mutating func readToken() {
    guard let first = byte() else { return }
    let (start, firstLine, isFirst) = (position, line, startsLine)
    let hasSpaceBefore = start == 0 || Self.isSpace(bytes[start - 1])
    var kind = Token.Kind.punctuation
    if isStringStart() {
      kind = .string
      skipString()
    } else if Self.isDigit(first) {
      kind = .number
      while let next = byte(),
        Self.isWord(next) || (next == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true)
      {
        advance()
      }
    } else if Self.isWord(first) || "`@#$".utf8.contains(first) {
      kind = .word
      repeat { advance() } while byte().map { Self.isWord($0) || $0 == UInt8(ascii: "`") } == true
    } else if Self.isOperator(first) || isNext("..") {
      kind = .sign
      let isPostfix = !hasSpaceBefore && "?!".utf8.contains(first)
      repeat {
        advance()
      } while !isPostfix && byte().map { Self.isOperator($0) || $0 == UInt8(ascii: ".") } == true
      if hasSpaceBefore, byte().map(Self.isSpace) == true { kind = .binary }
    } else {
      advance()
    }
    tokens.append(
      Token(
        kind: kind,
        range: start..<position,
        line: firstLine,
        startsLine: isFirst,
        hasSpaceBefore: hasSpaceBefore,
        hasSpaceAfter: byte().map(Self.isSpace) ?? true
      )
    )
    startsLine = false
  }

  // MARK: Strings

  private func isStringStart() -> Bool {
    var distance = 0
    while byte(distance) == UInt8(ascii: "#") { distance += 1 }
    return byte(distance) == UInt8(ascii: "\"")
  }

  private mutating func skipString() {
    var pounds = 0
    while byte() == UInt8(ascii: "#") {
      pounds += 1
      advance()
    }
    let isLong = isNext("\"\"\"")
    let quotes = isLong ? 3 : 1
    advance(quotes)
    while byte() != nil {
      if byte() == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        advance(1 + pounds)
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { advance() }
      } else if isLong ? isNext("\"\"\"") : isNext("\""), hasPounds(pounds, at: quotes) {
        return advance(quotes + pounds)
      } else {
        advance()
      }
    }
  }

  private func hasPounds(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if isStringStart() {
        skipString()
        continue
      }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      advance()
    } while depth > 0 && byte() != nil
  }

  // MARK: Bytes

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == 0x5F || byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF)
  }
}
