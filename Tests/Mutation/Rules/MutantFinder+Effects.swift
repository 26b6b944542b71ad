extension MutantFinder {
  /// Effects, assignments and calls that are left out.
  mutating func findEffects() {
    for statement in scan.statements where isOpen(statement.tokens.lowerBound) {
      if isRemovable(statement) {
        add(.effects, statement.tokens, "", Mutant.Schema(before: "if !MUTANT { ", after: " }"))
      }
      leaveOutResult(statement)
    }
    for index in file.tokens.indices where isOpen(index) {
      switch file.text(index) {
      case "[": changeList(index)
      case "then" where file.text(index + 1) == ":": leaveOutSecond(index)
      default: break
      }
    }
  }

  private static let keywords: Set = [
    "let", "var", "if", "guard", "for", "while", "switch", "return", "throw", "defer", "do", "repeat",
    "break",
    "continue", "fallthrough", "func", "struct", "enum", "class", "extension", "typealias", "case", "default",
    "super",
    "async", "unowned", "lazy", "get", "set", "didSet", "willSet", "import", "preconditionFailure",
    "fatalError",
  ]
  private static let assignments: Set = ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&="]

  private func isRemovable(_ statement: SourceScan.Statement) -> Bool {
    let range = statement.tokens
    let first = file.text(range.lowerBound)
    let token = file.tokens[range.lowerBound]
    guard !statement.isInitialization, token.kind == .word || first == "(", !Self.keywords.contains(first),
      !first.hasPrefix("@"), !first.hasPrefix("#")
    else { return false }
    if file.first(Self.assignments, in: range) != nil { return true }
    guard !statement.isValue else { return false }
    let hasOperator = file.first(["+", "-", "?", "&&", "||", "==", "<", ">"], in: range) != nil
    return !hasOperator && [")", "}"].contains(file.text(range.upperBound - 1))
  }

  /// `return effects` without the effects.
  private mutating func leaveOutResult(_ statement: SourceScan.Statement) {
    guard let empty = emptyResult(statement.result) else { return }
    let range = statement.tokens
    let isReturn = file.text(range.lowerBound) == "return"
    guard isReturn || statement.isValue, !["if", "switch", "throw"].contains(file.text(range.lowerBound))
    else { return }
    let value = isReturn ? range.lowerBound + 1..<range.upperBound : range
    guard !value.isEmpty, !["[]", ".none", "EffectPair(.ignored)"].contains(file.text(ofTokens: value)) else {
      return
    }
    replace(.effects, value, with: empty)
  }

  private func emptyResult(_ result: String) -> String? {
    if result.hasPrefix("EffectPair<") { return ".none" }
    return result.hasPrefix("[") && result.hasSuffix("Effect]") ? "[]" : nil
  }

  private mutating func changeList(_ index: Int) {
    guard let end = file.end(of: index), isList(index, end) else { return }
    let elements = file.split(index + 1..<end, at: [","])
    guard !elements.isEmpty,
      file.first([":"], in: index + 1..<end) == nil || file.first(["?"], in: index + 1..<end) != nil
    else { return }
    let range = index..<end + 1
    // It is the whole result.
    if !mutants.contains(where: { $0.rule == .effects && $0.range == file.bytes(ofTokens: range) }) {
      replace(.effects, range, with: "[]")
    }
  }

  /// Whether brackets are a list of values, and not a subscript, a type or a list of what a closure captures.
  private func isList(_ index: Int, _ end: Int) -> Bool {
    let token = file.tokens[index]
    let previous = file.tokens[index - 1]
    guard token.hasSpaceBefore || ["(", "[", "{", ",", ":"].contains(file.text(index - 1)) else {
      return false
    }
    guard !["->", "as", "is", "as?", "as!"].contains(file.text(index - 1)), file.text(end + 1) != "in" else {
      return false
    }
    if !file.tokens[end].hasSpaceAfter, ["(", "."].contains(file.text(end + 1)) { return false }
    guard file.text(index - 1) == ":", previous.kind == .punctuation else { return true }
    return !["let", "var"].contains(file.text(index - 3))
  }

  /// The second effect of a pair.
  private mutating func leaveOutSecond(_ label: Int) {
    var end = label + 2
    while end < file.tokens.count, file.text(end) != ",", file.start(of: end) == nil {
      end = file.next(after: end)
    }
    replace(.effects, label + 2..<end, with: "nil")
  }
}
