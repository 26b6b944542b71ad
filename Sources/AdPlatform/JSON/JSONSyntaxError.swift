/// Where a text stops being JSON, and why.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What is wrong there.
  package enum Problem: Hashable, Sendable {
    /// There is nothing but blanks.
    case empty
    /// Something else belongs here.
    case expected(Token, found: Unicode.Scalar?)
    /// A comma behind the last member of a list or object.
    case trailingComma
    /// JSON has no comments.
    case comment
    /// A string in other quotation marks, such as `'` or `“`.
    case otherQuotes(Unicode.Scalar)
    /// A string that is not closed in its line.
    case unclosedString
    /// A control character inside a string.
    case controlCharacter(Unicode.Scalar)
    /// A backslash with what follows it.
    case invalidEscape(String)
    /// Neither a number nor one of the three words.
    case invalidWord(String)
    /// A list or object that is not closed.
    case unclosed(Character, openedAt: TextPosition)
    /// Something follows the document.
    case textAfterEnd
    /// Lists and objects inside each other.
    case tooDeep(limit: Int)
  }

  /// What may belong somewhere.
  package enum Token: Hashable, Sendable {
    case value, key, colon
    /// A comma, or the bracket that closes the list or object.
    case commaOr(Character)
  }

  /// What is wrong.
  package var problem: Problem
  /// Where.
  package var position: TextPosition

  /// The problem in words.
  package var explanation: String {
    switch problem {
    case .empty: "the text is empty"
    case .expected(let token, let found): "\(token.name) is missing" + Self.before(found)
    case .trailingComma: "a comma before the closing bracket"
    case .comment: "a comment, which JSON does not have"
    case .otherQuotes(let mark): "\(String(mark).printable()) is not a quotation mark of JSON"
    case .unclosedString: "a string that is not closed in its line"
    case .controlCharacter(let character):
      "the control character \(String(character).printable()) in a string"
    case .invalidEscape(let escape): "\(escape.printable(limit: 12)) is not a valid escape"
    case .invalidWord(let word): "\(word.printable(limit: 40)) is not a valid value"
    case .unclosed(let bracket, let opening):
      "the text ends, but the \(bracket) of line \(opening.line), column \(opening.column) is not closed"
    case .textAfterEnd: "there is more text after the end of the document"
    case .tooDeep(let limit): "more than \(limit) lists and objects inside each other"
    }
  }

  /// What to do about it.
  package var advice: String {
    switch problem {
    case .empty: "write a document { … }"
    case .expected(.commaOr(let bracket), _): "write a comma between two members, or close with \(bracket)"
    case .expected(.colon, _): "write a colon between key and value"
    case .expected(.key, _): "write a key in quotation marks"
    case .expected(.value, _): "write a value"
    case .trailingComma, .comment: "remove it"
    case .otherQuotes: "write \" around strings"
    case .unclosedString: "write \" at its end"
    case .controlCharacter: "write it as an escape, such as \\n"
    case .invalidEscape: "write \\\\ for a backslash"
    case .invalidWord: "write a string in quotation marks, a number, true, false or null"
    case .unclosed(let bracket, _): "write \(bracket == "{" ? "}" : "]")"
    case .textAfterEnd: "remove it; a file is one document"
    case .tooDeep: "no document of ours is nested like that"
    }
  }

  private static func before(_ found: Unicode.Scalar?) -> String {
    found.map { " before \(String($0).printable())" } ?? " at the end of the text"
  }
}

extension JSONSyntaxError.Token {
  fileprivate var name: String {
    switch self {
    case .value: "a value"
    case .key: "a key"
    case .colon: "a colon"
    case .commaOr: "a comma"
    }
  }
}
