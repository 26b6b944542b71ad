/// A token of a Swift file. Comments are not tokens; a string or a regular expression is one token.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// An identifier, a keyword, or a word that begins with `#`.
    case word(String)
    case number
    case string
    /// One character of punctuation or of an operator.
    case symbol(Character)
  }

  var kind: Kind
  /// In bytes of UTF-8.
  var range: Range<Int>
  /// Counted from 1.
  var line: Int

  /// The text of a word, without backticks.
  var word: String? {
    guard case .word(let word) = kind else { return nil }
    return word
  }

  func isSymbol(_ character: Character) -> Bool { kind == .symbol(character) }
}

/// Why the text of a file was not understood.
struct SwiftTokenFlaw: Error, Equatable {
  var line: Int
  var problem: String
}

extension SwiftToken {
  /// The tokens of a file.
  static func tokens(of text: [UInt8]) throws(SwiftTokenFlaw) -> [SwiftToken] {
    var scanner = SwiftScanner(text: text)
    return try scanner.tokens()
  }
}

/// Splits Swift into tokens. It knows what may contain a brace that is not one: comments, strings with interpolations,
/// and regular expressions.
private struct SwiftScanner {
  let text: [UInt8]
  private var position = 0
  private var line = 1
  private var interpolations = 0

  init(text: [UInt8]) { self.text = text }

  mutating func tokens() throws(SwiftTokenFlaw) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    while let token = try next(after: tokens.last) { tokens.append(token) }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < text.count ? text[position + offset] : nil
  }

  private func has(_ prefix: String, at offset: Int = 0) -> Bool {
    text[min(position + offset, text.count)...].starts(with: prefix.utf8)
  }

  private mutating func advance() {
    if byte() == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func advance(by count: Int) { for _ in 0..<count { advance() } }

  private mutating func next(after previous: SwiftToken?) throws(SwiftTokenFlaw) -> SwiftToken? {
    try skipSpaceAndComments()
    guard let first = byte() else { return nil }
    let start = position
    let line = line
    let kind: SwiftToken.Kind
    if first.isWordHead || (first == UInt8(ascii: "#") && byte(1)?.isWordHead == true) {
      advance()
      while let byte = byte(), byte.isWordHead || byte.isDigit { advance() }
      kind = .word(String(decoding: text[start..<position], as: UTF8.self).filter { $0 != "`" })
    } else if first.isDigit {
      while let byte = byte(), byte.isWordHead || byte.isDigit || isDecimalPoint { advance() }
      kind = .number
    } else if let hashes = hashesBeforeQuote("\"") {
      try skipString(hashes: hashes)
      kind = .string
    } else if let hashes = hashesBeforeQuote("/"), hashes > 0 {
      try skipExtendedExpression(hashes: hashes)
      kind = .string
    } else if first == UInt8(ascii: "/"), previous?.endsOperand != true, let length = lengthOfExpression {
      advance(by: length)
      kind = .string
    } else {
      advance()
      kind = .symbol(Character(Unicode.Scalar(first)))
    }
    return SwiftToken(kind: kind, range: start..<position, line: line)
  }

  private var isDecimalPoint: Bool { byte() == UInt8(ascii: ".") && byte(1)?.isDigit == true }

  private mutating func skipSpaceAndComments() throws(SwiftTokenFlaw) {
    while let first = byte() {
      if first == UInt8(ascii: " ") || (9...13).contains(first) || has("\u{FEFF}") {
        advance(by: has("\u{FEFF}") ? 3 : 1)
      } else if has("//") {
        while let byte = byte(), byte != UInt8(ascii: "\n") { advance() }
      } else if has("/*") {
        let start = line
        var depth = 0
        repeat {
          guard byte() != nil else { throw SwiftTokenFlaw(line: start, problem: "a comment does not end") }
          if has("/*") {
            depth += 1
            advance(by: 2)
          } else if has("*/") {
            depth -= 1
            advance(by: 2)
          } else {
            advance()
          }
        } while depth > 0
      } else {
        return
      }
    }
  }

  /// How many `#` precede a quote here; nil if no quote follows them.
  private func hashesBeforeQuote(_ quote: String) -> Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return has(quote, at: count) ? count : nil
  }

  private mutating func skipString(hashes: Int) throws(SwiftTokenFlaw) {
    let start = line
    let marks = String(repeating: "#", count: hashes)
    advance(by: hashes)
    // An empty string is two quotes, and no third one follows.
    let quote = has("\"\"\"") ? "\"\"\"" : "\""
    advance(by: quote.utf8.count)
    while let first = byte() {
      if has(quote + marks) { return advance(by: quote.utf8.count + hashes) }
      if first == UInt8(ascii: "\n"), quote.count == 1 { break }
      if has("\\" + marks + "(") {
        advance(by: 2 + hashes)
        try skipInterpolation()
      } else if has("\\" + marks) {
        advance(by: 1 + hashes)
        // In a string that ends on its line, no line ends here.
        if byte() != nil, quote.count == 3 || byte() != UInt8(ascii: "\n") { advance() }
      } else {
        advance()
      }
    }
    throw SwiftTokenFlaw(line: start, problem: "a string does not end")
  }

  private mutating func skipInterpolation() throws(SwiftTokenFlaw) {
    let start = line
    interpolations += 1
    defer { interpolations -= 1 }
    guard interpolations < 16 else {
      throw SwiftTokenFlaw(line: start, problem: "strings are nested too deeply")
    }
    var depth = 1
    var previous: SwiftToken?
    while depth > 0 {
      guard let token = try next(after: previous) else {
        throw SwiftTokenFlaw(line: start, problem: "an interpolation does not end")
      }
      if token.isSymbol("(") { depth += 1 }
      if token.isSymbol(")") { depth -= 1 }
      previous = token
    }
  }

  private mutating func skipExtendedExpression(hashes: Int) throws(SwiftTokenFlaw) {
    let start = line
    let end = "/" + String(repeating: "#", count: hashes)
    advance(by: hashes + 1)
    while byte() != nil {
      if has(end) { return advance(by: end.utf8.count) }
      advance()
    }
    throw SwiftTokenFlaw(line: start, problem: "a regular expression does not end")
  }

  /// The length of a regular expression between slashes; nil if this slash is an operator.
  private var lengthOfExpression: Int? {
    guard let first = byte(1), first != UInt8(ascii: " "), first != UInt8(ascii: "=") else { return nil }
    var length = 1
    while let byte = byte(length), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/") { return length + 1 }
      length += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}

extension SwiftToken {
  /// Whether a slash behind it divides.
  fileprivate var endsOperand: Bool {
    switch kind {
    case .word(let word): !["return", "case", "in", "if", "while", "try", "await", "else"].contains(word)
    case .number, .string: true
    case .symbol(let character): ")]}?!".contains(character)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether an identifier can begin with it; `$0` and words in backticks are words too.
  fileprivate var isWordHead: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: "`")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
