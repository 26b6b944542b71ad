extension MutantFinder {
  /// Other cases and Booleans, and cases of `switch` that are left out.
  mutating func findCases() {
    for index in file.tokens.indices where isOpen(index) {
      switch file.text(index) {
      case "true", "false": turnBoolean(index)
      case ".": replaceCase(index)
      default: break
      }
    }
    for label in scan.labels { leaveOut(label) }
  }

  private mutating func turnBoolean(_ index: Int) {
    let isTrue = file.text(index) == "true"
    let schema = Mutant.Schema(before: isTrue ? "!MUTANT" : "MUTANT", keepsSource: false)
    add(.cases, index..<index + 1, "\(!isTrue)", schema)
  }

  /// `.idle`, without a type before it.
  private mutating func replaceCase(_ index: Int) {
    guard file.tokens[index + 1].kind == .word, isImplicit(index) else { return }
    let hasPayload = file.text(index + 2) == "(" && !file.tokens[index + 1].hasSpaceAfter
    let end = hasPayload ? file.next(after: index + 2) : index + 2
    guard ![".", "?", "!", "("].contains(file.text(end)) || file.tokens[end].hasSpaceBefore else { return }
    guard let other = enums.other(than: file.text(index + 1), hasPayload: hasPayload, in: file.path) else {
      return
    }
    replace(.cases, index..<end, with: ".\(other)" + (hasPayload ? file.text(ofTokens: index + 2..<end) : ""))
  }

  /// A label with one pattern, of a `switch` that has a default: the default, or a later label, takes its place.
  private mutating func leaveOut(_ label: SourceScan.Label) {
    let tokens = label.tokens
    guard label.hasDefault, file.text(tokens.lowerBound) == "case", file.first([","], in: tokens) == nil,
      file.first(["where"], in: tokens) == nil
    else { return }
    add(.cases, tokens, "no such case", Mutant.Schema(before: "", after: " where !MUTANT"))
  }

  /// Whether nothing is before a dot that it is a member of.
  private func isImplicit(_ index: Int) -> Bool {
    let previous = file.text(index - 1)
    if ["(", "[", "{", ",", ":"].contains(previous) { return true }
    let token = file.tokens[index]
    return token.startsLine ? false : token.hasSpaceBefore
  }
}
