extension MutantFinder {
  private static let turned = ["<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="]
  /// For limits: what is exactly at one is what matters.
  private static let moved = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="]

  /// Comparisons that say something else.
  mutating func findComparisons() {
    for index in file.tokens.indices where file.tokens[index].kind == .binary && isOpen(index) {
      let others = extent == .limits ? Self.moved : Self.turned
      guard let other = others[file.text(index)], let left = leftOperand(of: index),
        let right = rightOperand(of: index)
      else { continue }
      let text = "\(file.text(ofTokens: left)) \(other) \(file.text(ofTokens: right))"
      replace(.comparisons, left.lowerBound..<right.upperBound, with: text)
    }
  }

  private static let boundaries: Set = [
    ",", "&&", "||", "?", ":", ";", "=", "return", "if", "guard", "while", "where", "in", "case", "else",
    "try",
    "await", "->", "+=", "-=", "throw", "switch", "default",
  ]

  /// Whether an operand ends at a token. A question mark without spaces is part of one.
  private func isBoundary(_ index: Int) -> Bool {
    ![.string, .sign].contains(file.tokens[index].kind) && Self.boundaries.contains(file.text(index))
  }

  private func leftOperand(of index: Int) -> Range<Int>? {
    var start = index
    while start > 0 {
      let previous = file.start(of: start - 1) ?? start - 1
      let token = file.tokens[start - 1]
      let isOpening = file.end(of: start - 1) != nil
      if isOpening || isBoundary(start - 1) { break }
      // The statement before this one.
      if file.tokens[start].startsLine, file.tokens[start].kind != .binary, file.text(start) != ".",
        token.kind != .binary
      {
        break
      }
      start = previous
    }
    return start < index ? start..<index : nil
  }

  private func rightOperand(of index: Int) -> Range<Int>? {
    let isHeader = scan.conditions.contains { $0.header.contains(index) && isOutside(index, $0.header) }
    var end = index + 1
    while end < file.tokens.count {
      let token = file.tokens[end]
      let isClosing = file.start(of: end) != nil
      if isClosing || isBoundary(end) { break }
      if file.text(end) == "{", isHeader { break }
      if end > index + 1, token.startsLine, token.kind != .binary, file.text(end) != ".",
        file.tokens[end - 1].kind != .binary
      {
        break
      }
      end = file.next(after: end)
    }
    return end > index + 1 ? index + 1..<end : nil
  }

  /// Whether a token is in a range, and in no bracket in it.
  private func isOutside(_ index: Int, _ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      if position == index { return true }
      position = file.next(after: position)
    }
    return false
  }
}
