/// The cases of all enums that are known, by the name of a case.
struct EnumCases {
  private struct Case {
    var name: String
    /// The types and labels of what it carries, as they are written.
    var payload: String
  }

  private struct Enum {
    var path: String
    var cases: [Case]
  }

  private var enums: [Enum] = []

  /// Adds the enums of a file.
  mutating func add(_ file: SourceFile) {
    for index in file.tokens.indices where file.text(index) == "enum" && file.tokens[index].kind == .word {
      guard let open = file.first(["{"], in: index..<file.tokens.count), let close = file.end(of: open) else {
        continue
      }
      let cases = cases(of: file, open + 1..<close)
      if cases.count > 1 { enums.append(Enum(path: file.path, cases: cases)) }
    }
  }

  private func cases(of file: SourceFile, _ range: Range<Int>) -> [Case] {
    var cases: [Case] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard file.text(index) == "case", file.text(index - 1) != "." else {
        index = file.next(after: index)
        continue
      }
      repeat {
        index += 1
        let name = file.text(index)
        index += 1
        var payload = ""
        if file.text(index) == "(", let end = file.end(of: index) {
          payload = file.text(ofTokens: index..<end + 1)
          index = end + 1
        }
        if file.text(index) == "=" { index += 2 }
        cases.append(Case(name: name, payload: payload))
      } while file.text(index) == ","
    }
    return cases
  }

  /// Another case that can stand where this one does, of the enum with such a case that is nearest to the file.
  func other(than name: String, hasPayload: Bool, in path: String) -> String? {
    let known = enums.filter { $0.cases.contains { $0.name == name && $0.payload.isEmpty != hasPayload } }
    let nearest = known.max { nearness($0.path, path) < nearness($1.path, path) }
    guard let cases = nearest?.cases, let index = cases.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    let others = cases[(index + 1)...] + cases[..<index]
    return others.first { $0.payload == cases[index].payload }?.name
  }

  /// How many bytes two paths have in common at the start.
  private func nearness(_ path: String, _ other: String) -> Int {
    zip(path.utf8, other.utf8).prefix { $0 == $1 }.count + (path == other ? 1 : 0)
  }
}
