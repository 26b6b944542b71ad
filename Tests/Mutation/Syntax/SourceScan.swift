/// The functions, statements and conditions of a file.
struct SourceScan {
  struct Statement {
    var tokens: Range<Int>
    /// Whether it is the value of a closure, a function or a branch.
    var isValue: Bool
    /// Whether it is in an initializer.
    var isInitialization: Bool
    /// What the function around it returns, as it is written; empty for nothing.
    var result: String
  }

  struct Condition {
    /// `if`, `guard` or `while`.
    var keyword: String
    var clauses: [Range<Int>]
    /// From the keyword to the brace after it, that of `else` if it is a guard.
    var header: Range<Int>
    /// What follows it in braces.
    var body: Range<Int>
  }

  struct Label {
    /// From `case` to before the colon.
    var tokens: Range<Int>
    /// Whether its `switch` has a default.
    var hasDefault: Bool
  }

  let file: SourceFile
  private(set) var statements: [Statement] = []
  private(set) var conditions: [Condition] = []
  private(set) var labels: [Label] = []
  /// Whether a token is code of a function.
  private(set) var isCode: [Bool]
  /// Whether a token is part of a pattern.
  private(set) var isPattern: [Bool]
  /// The braces of `if` and its kin, by what they hold.
  private var braces: [Int: Block] = [:]

  private enum Block { case type, code, cases }

  /// What surrounds statements.
  private struct Context {
    var result = ""
    var isInitialization = false
    /// Whether a statement that is alone there is a value.
    var isValue = false
  }

  init(_ file: SourceFile) {
    self.file = file
    isCode = Array(repeating: false, count: file.tokens.count)
    isPattern = isCode
    scan(file.tokens.indices, .type, Context())
  }

  // MARK: Blocks

  private mutating func scan(_ range: Range<Int>, _ block: Block, _ context: Context) {
    let hasDefault = block == .cases && hasDefaultLabel(range)
    var start = range.lowerBound
    // After the label of a case.
    var bodyStart = start
    while start < range.upperBound {
      if file.text(start).hasPrefix("#") {
        // A directive, which ends with its line.
        repeat { start += 1 } while start < range.upperBound && !file.tokens[start].startsLine
        continue
      }
      if block == .cases, let colon = labelEnd(start, range.upperBound) {
        labels.append(Label(tokens: start..<colon, hasDefault: hasDefault))
        markPattern(start..<colon)
        start = colon + 1
        bodyStart = start
        continue
      }
      let end = statementEnd(start, range.upperBound)
      var inner = context
      let isFirst = start == range.lowerBound || block == .cases && start == bodyStart
      let isLast = end == range.upperBound || block == .cases && labelEnd(end, range.upperBound) != nil
      if !isFirst || !isLast { inner.isValue = false }
      handle(start..<end, isMember: block == .type, inner)
      start = end
    }
  }

  private func hasDefaultLabel(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if file.text(index) == "default" { return true }
      index = file.next(after: index)
    }
    return false
  }

  private func labelEnd(_ start: Int, _ end: Int) -> Int? {
    guard ["case", "default", "@unknown"].contains(file.text(start)) else { return nil }
    return file.first([":"], in: start..<end)
  }

  /// The part of a label before `where` is a pattern.
  private mutating func markPattern(_ label: Range<Int>) {
    let end = file.first(["where"], in: label) ?? label.upperBound
    for index in label.lowerBound..<end { isPattern[index] = true }
    for index in end..<label.upperBound { isCode[index] = true }
  }

  private func statementEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      index = file.next(after: index)
      if index < end, file.text(index) == ";" { return index + 1 }
      if index < end, file.tokens[index].startsLine, !isContinued(at: index) { return index }
    }
    return end
  }

  private func isContinued(at index: Int) -> Bool {
    if file.tokens[index].kind == .binary || file.tokens[index - 1].kind == .binary { return true }
    if [".", ",", ":", "else", "where", "{", "catch"].contains(file.text(index)) { return true }
    return [",", ".", "("].contains(file.text(index - 1))
  }

  // MARK: Statements

  private static let types: Set = ["struct", "class", "enum", "actor", "extension"]
  private static let functions: Set = ["func", "init", "deinit", "subscript"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "static", "final", "mutating", "nonmutating",
    "nonisolated", "indirect", "override", "convenience", "required", "lazy", "weak", "unowned", "consuming",
    "borrowing", "sending",
  ]

  private func head(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let text = file.text(index)
      guard Self.modifiers.contains(text) || text.hasPrefix("@") else { break }
      index += 1
      if file.text(index) == "(" { index = file.next(after: index) }
    }
    return index
  }

  private mutating func handle(_ range: Range<Int>, isMember: Bool, _ context: Context) {
    let head = head(range)
    let keyword = file.text(head)
    if Self.types.contains(keyword) {
      if let body = body(in: head..<range.upperBound) { scan(body, .type, Context()) }
    } else if Self.functions.contains(keyword), isMember || keyword == "func" {
      guard let body = body(in: head..<range.upperBound) else { return }
      let header = head..<body.lowerBound - 1
      let arrow = file.first(["->"], in: header)
      let result = arrow.map { file.text(ofTokens: $0 + 1..<header.upperBound) } ?? ""
      markCode(body)
      scan(
        body,
        .code,
        Context(result: result, isInitialization: keyword == "init", isValue: !result.isEmpty)
      )
    } else if isMember {
      guard keyword == "var", let body = body(in: head..<range.upperBound) else { return }
      let colon = file.first([":"], in: head..<body.lowerBound - 1)
      let result = colon.map { file.text(ofTokens: $0 + 1..<body.lowerBound - 1) } ?? ""
      markCode(body)
      scan(body, .code, Context(result: result, isValue: true))
    } else {
      statements.append(
        Statement(
          tokens: range,
          isValue: context.isValue,
          isInitialization: context.isInitialization,
          result: context.result
        )
      )
      findConditions(range)
      var inner = context
      if !Self.branches.contains(keyword) {
        inner.isValue = true
        if keyword != "return" { inner.result = "" }
      }
      scanBlocks(range, inner)
    }
  }

  /// Statements whose blocks have no value unless they have one themselves.
  private static let branches: Set = ["if", "switch", "guard", "for", "while", "do", "defer", "repeat"]

  private func body(in range: Range<Int>) -> Range<Int>? {
    guard let open = file.first(["{"], in: range), let close = file.end(of: open) else { return nil }
    return open + 1..<close
  }

  private mutating func markCode(_ range: Range<Int>) {
    for index in range { isCode[index] = true }
  }

  /// Finds `if` and its kin in a statement, but not in the blocks in it.
  private mutating func findConditions(_ range: Range<Int>) {
    for index in range {
      let text = file.text(index)
      guard file.tokens[index].kind == .word, file.text(index - 1) != "." else { continue }
      switch text {
      case "if", "while", "guard":
        let rest = index + 1..<range.upperBound
        guard let end = file.first([text == "guard" ? "else" : "{"], in: rest),
          let open = file.first(["{"], in: end..<range.upperBound), let close = file.end(of: open)
        else { continue }
        braces[open] = .code
        guard !conditions.contains(where: { $0.header.lowerBound == index }) else { continue }
        let clauses = file.split(index + 1..<end, at: [","])
        conditions.append(
          Condition(keyword: text, clauses: clauses, header: index..<end, body: open + 1..<close)
        )
        for clause in clauses where file.text(clause.lowerBound) == "case" {
          let pattern = clause.lowerBound..<(file.first(["="], in: clause) ?? clause.upperBound)
          for index in pattern { isPattern[index] = true }
        }
      case "switch", "for", "catch":
        guard let open = file.first(["{"], in: index..<range.upperBound) else { continue }
        braces[open] = text == "switch" ? .cases : .code
        guard text == "for", let end = file.first(["in"], in: index..<open) else { continue }
        for index in index..<end { isPattern[index] = true }
      case "else", "do", "defer", "repeat":
        if file.text(index + 1) == "{" { braces[index + 1] = .code }
      default: break
      }
    }
  }

  private mutating func scanBlocks(_ range: Range<Int>, _ context: Context) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard file.text(index) == "{", let close = file.end(of: index) else {
        index += 1
        continue
      }
      if let block = braces[index] {
        scan(index + 1..<close, block, context)
      } else {
        let line = file.tokens[index].line
        let signature = file.first(["in"], in: index + 1..<close)
        let start = signature.map { file.tokens[$0].line == line ? $0 + 1 : index + 1 } ?? index + 1
        scan(start..<close, .code, Context(isValue: true))
      }
      index = close + 1
    }
  }
}
