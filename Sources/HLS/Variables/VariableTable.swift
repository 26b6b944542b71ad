import Foundation

/// The variables of a playlist.
struct VariableTable: Sendable {
  private(set) var definitions: [Variable] = []
  private var values: [String: String] = [:]

  var isEmpty: Bool { definitions.isEmpty }

  /// - Returns: whether there was none of the name.
  mutating func define(_ variable: Variable) -> Bool {
    guard !definitions.contains(where: { $0.name == variable.name }) else { return false }
    definitions.append(variable)
    values[variable.name] = variable.value
    return true
  }

  /// A text with the values in the place of the references.
  ///
  /// Values are put in once: what looks like a reference in them stays.
  ///
  /// - Parameter limit: At more bytes than these it stops; the reader refuses such texts.
  func expand(_ text: String, limit: Int = .max) -> Expansion {
    var result = Expansion()
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: 0x7B) {
      let afterStart = rest.utf8.index(after: start)
      let isReference = afterStart < rest.endIndex && rest.utf8[afterStart] == 0x24
      guard isReference, let end = rest.utf8[afterStart...].firstIndex(of: 0x7D) else {
        // Without another brace there is no reference, however many seem to begin.
        if isReference { break }
        result.text += rest[..<afterStart]
        rest = rest[afterStart...]
        continue
      }
      let name = String(rest[rest.utf8.index(after: afterStart)..<end])
      result.text += rest[..<start]
      if let value = values[name] {
        result.text += value
      } else {
        if Self.isName(name) { result.undefined.append(name) }
        result.text += rest[start...end]
      }
      rest = rest[rest.utf8.index(after: end)...]
      guard result.text.utf8.count <= limit else { return result }
    }
    result.text += rest
    return result
  }

  struct Expansion {
    var text = ""
    /// Names of references that have no value. They stay in the text.
    var undefined: [String] = []
  }

  /// Whether a text is the name of a variable: letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == 0x2D || byte == 0x5F
      }
  }
}

extension VariableTable: Encodable {
  func encode(to encoder: any Encoder) throws { try definitions.encode(to: encoder) }
}
