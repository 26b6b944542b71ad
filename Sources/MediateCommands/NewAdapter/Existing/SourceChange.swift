/// A change of a source file, or one that the author has to make.
struct SourceChange: Equatable {
  /// Bytes to replace.
  struct Edit: Equatable {
    var range: Range<Int>
    var replacement = ""
  }

  /// The file, from the folder that is copied.
  var path: String
  /// In the original, counted from 1.
  var line: Int
  var what: String
  /// Nil if the text stays as it is, and the author has to change it.
  var edit: Edit?

  var description: String { "\(path):\(line): \(what)" }
}

/// A Swift file of an existing adapter.
struct SwiftSource: Equatable {
  /// From the folder that is copied.
  let path: String
  let text: [UInt8]
  let tokens: [SwiftToken]
  /// Why the tokens are not known; such a file is copied as it is.
  let flaw: SwiftTokenFlaw?
  private let closers: [Int: Int]

  init(path: String, text: String) {
    self.path = path
    self.text = Array(text.utf8)
    do {
      tokens = try SwiftToken.tokens(of: self.text)
      flaw = nil
    } catch {
      tokens = []
      flaw = error
    }
    closers = Self.closers(of: tokens)
  }

  /// The text with the changes made that belong to this file. Of two that overlap, the first is made.
  func applying(_ changes: [SourceChange]) -> String {
    let edits = changes.filter { $0.path == path }.compactMap(\.edit)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var end = 0
    for edit in edits where edit.range.lowerBound >= end && edit.range.upperBound <= text.count {
      result += text[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return String(decoding: result + text[end...], as: UTF8.self)
  }

  /// The range with the spaces behind it; with the whole line, if nothing else is in it.
  func rangeToRemove(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < text.count, text[end] == UInt8(ascii: " ") || text[end] == 9 { end += 1 }
    var start = range.lowerBound
    while start > 0, text[start - 1] == UInt8(ascii: " ") || text[start - 1] == 9 { start -= 1 }
    guard start == 0 || text[start - 1] == UInt8(ascii: "\n") else { return range.lowerBound..<end }
    // Some files end their lines with a carriage return too.
    let newline = end < text.count && text[end] == 13 ? end + 1 : end
    guard newline < text.count, text[newline] == UInt8(ascii: "\n") else { return range.lowerBound..<end }
    return start..<newline + 1
  }

  /// What removes the tokens in a range, and keeps the comments between them.
  func removing(_ range: Range<Int>) -> SourceChange.Edit {
    var comments = ""
    var end = range.lowerBound
    for token in tokens where token.range.lowerBound >= range.lowerBound && end < range.upperBound {
      let start = min(token.range.lowerBound, range.upperBound)
      let gap = String(decoding: text[end..<start], as: UTF8.self)
      if gap.contains("/") { comments += gap }
      end = token.range.upperBound
    }
    let isSpaced = range.lowerBound > 0 && text[range.lowerBound - 1] == UInt8(ascii: " ")
    let kept = comments.replacing(isSpaced ? /^\s+|\s+$/ : /\s+$/, with: "")
    // A comment that ends with its line takes no code into it.
    let isEndOfLine = text[range.upperBound...].first.map { $0 == 10 || $0 == 13 } ?? true
    return .init(range: range, replacement: kept.isEmpty || isEndOfLine ? kept : kept + "\n")
  }

  /// The index of the token that closes what the token at an index opens; nil if there is none.
  func closing(_ index: Int) -> Int? { closers[index] }

  /// The closing brackets by the opening ones. A bracket that does not fit is passed over.
  private static func closers(of tokens: [SwiftToken]) -> [Int: Int] {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var closers: [Int: Int] = [:]
    var open: [(index: Int, symbol: Character)] = []
    for (index, token) in tokens.enumerated() {
      guard case .symbol(let symbol) = token.kind else { continue }
      if "([{".contains(symbol) {
        open.append((index, symbol))
      } else if let opening = pairs[symbol], open.last?.symbol == opening {
        closers[open.removeLast().index] = index
      }
    }
    return closers
  }

  /// The words of the import declarations that a phone and Linux both compile.
  var imports: [(module: String, line: Int)] {
    var imports: [(module: String, line: Int)] = []
    var conditions: [Set<String>] = []
    for (index, token) in tokens.enumerated() {
      switch token.word {
      case "#if": conditions.append(words(onLineOf: index))
      case "#elseif": conditions = conditions.dropLast() + [words(onLineOf: index)]
      case "#else": conditions = conditions.dropLast() + [conditions.last ?? []]
      case "#endif": _ = conditions.popLast()
      case "import":
        if index > 0, tokens[index - 1].isSymbol(".") { continue }
        var words = tokens[(index + 1)...].prefix { $0.line == token.line }.prefix(2).compactMap(\.word)
        let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
        if words.count > 1, kinds.contains(words[0]) { words.removeFirst() }
        guard let module = words.first else { continue }
        let isConditional = conditions.suffix(50).contains { $0.contains("canImport") && $0.contains(module) }
        if !isConditional { imports.append((module, token.line)) }
      default: break
      }
    }
    return imports
  }

  private func words(onLineOf index: Int) -> Set<String> {
    Set(tokens[index...].prefix(50).prefix { $0.line == tokens[index].line }.compactMap(\.word))
  }
}
