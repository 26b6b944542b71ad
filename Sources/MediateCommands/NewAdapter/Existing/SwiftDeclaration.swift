/// A class, another type, or an extension of one, in a Swift file.
struct SwiftDeclaration: Equatable {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, `actor`, `extension`
  }

  /// An entry of the list behind the colon.
  struct Inherited: Equatable {
    /// Without attributes, module and generic arguments.
    var name: String
    /// As it is written: `@preconcurrency RTBAdapter`.
    var text: String
    var range: Range<Int>
    var line: Int
  }

  /// A method or a property.
  struct Member: Equatable {
    /// `loadBanner(for:completionHandler:)`, or the name of a property.
    var name: String
    var isOverride: Bool
  }

  var kind: Kind
  var name: String
  var line: Int
  /// Whether it is public or open.
  var isPublic: Bool
  var inherited: [Inherited]
  /// Where the name and its generic parameters end.
  var nameEnd: Int
  var members: [Member] = []

  /// What removes an entry from the list, with its comma or with the colon.
  func rangeToRemove(_ index: Int) -> Range<Int> {
    if index > 0 { return inherited[index - 1].range.upperBound..<inherited[index].range.upperBound }
    if inherited.count > 1 { return inherited[0].range.lowerBound..<inherited[1].range.lowerBound }
    return nameEnd..<inherited[index].range.upperBound
  }

  /// What adds an entry to the list.
  func adding(_ text: String) -> SourceChange.Edit {
    guard let last = inherited.last else {
      return .init(range: nameEnd..<nameEnd, replacement: ": \(text)")
    }
    return .init(range: last.range.upperBound..<last.range.upperBound, replacement: ", \(text)")
  }
}

extension SwiftSource {
  /// The types and extensions of the file; nil if its braces do not match, as with a header on both sides of `#if`.
  var declarations: [SwiftDeclaration]? {
    guard flaw == nil else { return nil }
    var declarations: [SwiftDeclaration] = []
    /// The declaration of each open brace; nil for other brackets.
    var open: [(symbol: Character, declaration: Int?)] = []
    /// The brace that begins the body of a declaration.
    var bodies: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .symbol(let symbol) where "([{".contains(symbol): open.append((symbol, bodies[index]))
      case .symbol(let symbol) where ")]}".contains(symbol):
        let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
        guard open.popLast()?.symbol == pairs[symbol] else { return nil }
      case .word(let word):
        if let header = header(at: index, word: word) {
          bodies[header.body] = declarations.count
          declarations.append(header.declaration)
        } else if let declaration = open.last?.declaration, let member = member(at: index, word: word) {
          declarations[declaration].members.append(member)
        }
      default: break
      }
    }
    return open.isEmpty ? declarations : nil
  }

  private func header(at index: Int, word: String) -> (declaration: SwiftDeclaration, body: Int)? {
    guard let kind = SwiftDeclaration.Kind(rawValue: word), index + 1 < tokens.count,
      var name = tokens[index + 1].word, !Self.modifiers.contains(name), !Self.keywords.contains(name)
    else { return nil }
    if index > 0, [".", ":", ","].contains(where: { tokens[index - 1].isSymbol($0) }) { return nil }
    var next = index + 2
    while next + 1 < tokens.count, tokens[next].isSymbol("."), let part = tokens[next + 1].word {
      name = part
      next += 2
    }
    if next < tokens.count, tokens[next].isSymbol("<") { next = endOfGenerics(next) ?? tokens.count }
    guard next < tokens.count else { return nil }
    let nameEnd = tokens[next - 1].range.upperBound
    guard let body = tokens[next...].prefix(200).firstIndex(where: { $0.isSymbol("{") }) else { return nil }
    let hasList = tokens[next].isSymbol(":")
    guard hasList || next == body || tokens[next].word == "where" else { return nil }
    let end = tokens[next..<body].firstIndex { $0.word == "where" } ?? body
    let declaration = SwiftDeclaration(
      kind: kind,
      name: name,
      line: tokens[index].line,
      isPublic: !modifiers(before: index).isDisjoint(with: ["public", "open"]),
      inherited: hasList ? inherited(in: next + 1..<end) : [],
      nameEnd: nameEnd
    )
    return (declaration, body)
  }

  private func endOfGenerics(_ index: Int) -> Int? {
    var depth = 0
    for (offset, token) in tokens[index...].prefix(200).enumerated() {
      if token.isSymbol("<") { depth += 1 }
      // The > of an arrow does not close a bracket.
      if token.isSymbol(">"), !tokens[index + offset - 1].isSymbol("-") { depth -= 1 }
      if depth == 0 { return index + offset + 1 }
    }
    return nil
  }

  private func inherited(in range: Range<Int>) -> [SwiftDeclaration.Inherited] {
    var entries: [SwiftDeclaration.Inherited] = []
    var start = range.lowerBound
    var depth = 0
    for index in range.lowerBound...max(range.upperBound, range.lowerBound) {
      let isEnd = index == range.upperBound
      if !isEnd, ["(", "[", "<"].contains(where: { tokens[index].isSymbol($0) }) { depth += 1 }
      if !isEnd, [")", "]", ">"].contains(where: { tokens[index].isSymbol($0) }) { depth -= 1 }
      guard isEnd || (depth == 0 && tokens[index].isSymbol(",")) else { continue }
      if start < index {
        let bytes = tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound
        entries.append(
          .init(
            name: typeName(in: start..<index),
            text: String(decoding: text[bytes], as: UTF8.self),
            range: bytes,
            line: tokens[start].line
          )
        )
      }
      start = index + 1
    }
    return entries
  }

  /// The name in an entry such as `@preconcurrency GoogleMobileAds.RTBAdapter`.
  private func typeName(in range: Range<Int>) -> String {
    let end = tokens[range].firstIndex { $0.isSymbol("<") } ?? range.upperBound
    return tokens[range.lowerBound..<end].last { $0.word != nil }?.word ?? ""
  }

  private func member(at index: Int, word: String) -> SwiftDeclaration.Member? {
    guard ["func", "var", "let"].contains(word), index + 1 < tokens.count, let name = tokens[index + 1].word
    else { return nil }
    let isOverride = modifiers(before: index).contains("override")
    if word != "func" { return .init(name: name, isOverride: isOverride) }
    var open = index + 2
    if open < tokens.count, tokens[open].isSymbol("<") { open = endOfGenerics(open) ?? tokens.count }
    guard open < tokens.count, tokens[open].isSymbol("("), let close = closing(open) else { return nil }
    var labels = ""
    var depth = 0
    var isLabel = true
    for token in tokens[(open + 1)..<close] {
      if isLabel, let label = token.word {
        labels += label + ":"
        isLabel = false
      }
      guard case .symbol(let symbol) = token.kind else { continue }
      if "([{".contains(symbol) { depth += 1 }
      if ")]}".contains(symbol) { depth -= 1 }
      if symbol == ",", depth == 0 { isLabel = true }
    }
    return .init(name: "\(name)(\(labels))", isOverride: isOverride)
  }

  private static let keywords: Set<String> = ["func", "var", "let", "subscript", "init"]

  private static let modifiers: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "internal", "isolated", "lazy", "nonisolated",
    "open", "optional", "override", "package", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// The modifiers of the declaration whose keyword is at an index; attributes are passed over.
  private func modifiers(before index: Int) -> Set<String> {
    var found: Set<String> = []
    var position = index - 1
    while position >= 0 {
      if let word = tokens[position].word, Self.modifiers.contains(word) {
        found.insert(word)
        position -= 1
      } else if position > 0, tokens[position].word != nil, tokens[position - 1].isSymbol("@") {
        position -= 2
      } else if tokens[position].isSymbol(")"),
        let open = tokens[..<position].lastIndex(where: { $0.isSymbol("(") })
      {
        // The arguments of an attribute or a modifier: `@objc(Name)`, `private(set)`.
        guard open > 0, let word = tokens[open - 1].word else { break }
        let isAttribute = open > 1 && tokens[open - 2].isSymbol("@")
        guard isAttribute || Self.modifiers.contains(word) else { break }
        position = open - 1
      } else {
        break
      }
    }
    return found
  }
}
