/// A file of Swift source as tokens.
struct SourceFile {
  /// Relative to the folder of the package.
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// For a bracket the token of the other one.
  private let partners: [Int]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tokens = Tokenizer.tokens(of: bytes)
    var partners = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .punctuation {
      switch bytes[tokens[index].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let start = open.popLast() else { continue }
        partners[start] = index
        partners[index] = start
      default: break
      }
    }
    self.partners = partners
  }

  /// The text of a token; empty outside the file.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(of: tokens[index].range) : ""
  }

  /// The text of bytes.
  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text from the first of some tokens to the last, with what is between them.
  func text(ofTokens range: Range<Int>) -> String { range.isEmpty ? "" : text(of: bytes(ofTokens: range)) }

  func bytes(ofTokens range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// The closing bracket of an opening one.
  func end(of index: Int) -> Int? {
    guard tokens.indices.contains(index), partners[index] > index else { return nil }
    return partners[index]
  }

  /// The opening bracket of a closing one.
  func start(of index: Int) -> Int? {
    guard tokens.indices.contains(index), partners[index] >= 0, partners[index] < index else { return nil }
    return partners[index]
  }

  /// The token after this one, or after what it opens.
  func next(after index: Int) -> Int { (end(of: index) ?? index) + 1 }

  /// The first token with one of these texts that is in no bracket, from an index on.
  func first(_ texts: Set<String>, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if texts.contains(text(index)) { return index }
      index = next(after: index)
    }
    return nil
  }

  /// Parts that separators outside brackets divide.
  func split(_ range: Range<Int>, at separators: Set<String>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while let separator = first(separators, in: start..<range.upperBound) {
      parts.append(start..<separator)
      start = separator + 1
    }
    return parts + (start < range.upperBound ? [start..<range.upperBound] : [])
  }
}
