/// The types of JSON values.
package enum JSONType: Hashable, Sendable {
  case string, number, wholeNumber, bool, list, object

  /// The JSON type that a Swift type is read from.
  package init(_ type: any Any.Type) {
    switch type {
    case is String.Type: self = .string
    case is Bool.Type: self = .bool
    case is Int.Type: self = .wholeNumber
    case is any BinaryFloatingPoint.Type, is any SignedNumeric.Type: self = .number
    case is any Sequence.Type: self = "\(type)".hasPrefix("Dictionary") ? .object : .list
    default: self = .object
    }
  }
}

/// Something that is wrong with a JSON document, as the library that reads the document says it.
package protocol DocumentFlaw: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value that it is about; empty for the whole document.
  var keyPath: String { get }
  /// Whether it is about the key, not about its value.
  var isAboutKey: Bool { get }
  /// The flaw with the place where it is, in a type that has one.
  func located(at position: TextPosition?) -> Self

  /// More bytes than are read.
  static func tooLarge(bytes: Int, limit: Int) -> Self
  /// Bytes that are not UTF-8, or NUL.
  static var notText: Self { get }
  static func notJSON(_ error: JSONSyntaxError) -> Self
  /// - Parameters:
  ///   - nearest: the key that was probably meant.
  ///   - known: the keys that there are.
  static func unknownKey(at keyPath: String, nearest: String?, known: [String]) -> Self
  static func missingKey(at keyPath: String) -> Self
  static func repeatedKey(at keyPath: String) -> Self
  /// A value of another type, or null.
  static func wrongType(at keyPath: String, expected: JSONType, isNull: Bool) -> Self
  /// A number, or a list of them, of which one does not fit its type.
  static func outOfRange(at keyPath: String, expected type: any Any.Type) -> Self
}

extension DocumentFlaw {
  package func located(at position: TextPosition?) -> Self { self }
}

/// All that is wrong with one value of a document. Never empty.
///
/// Thrown while a document is decoded, from value to value; ``DocumentFlaws`` is for those who asked for the document.
struct ValueFlaws<Flaw: DocumentFlaw>: Error {
  var all: [Flaw]
}

extension DocumentFlaw {
  /// What an error says that was thrown while a value was decoded.
  ///
  /// - Parameters:
  ///   - path: the value. Not every Foundation's decoder says where a number stands that does not fit its type.
  ///   - type: what was decoded.
  static func flaws(of error: any Error, at path: [any CodingKey], _ type: any Any.Type) -> [Self] {
    switch error {
    case let flaws as ValueFlaws<Self>: flaws.all
    case let flaw as Self: [flaw]
    case DecodingError.typeMismatch(let expected, let context):
      [.wrongType(at: context.codingPath.keyPath, expected: JSONType(expected), isNull: false)]
    case DecodingError.valueNotFound(let expected, let context):
      [.wrongType(at: context.codingPath.keyPath, expected: JSONType(expected), isNull: true)]
    case DecodingError.keyNotFound(let key, let context):
      [.missingKey(at: (context.codingPath + [key]).keyPath)]
    default: [.outOfRange(at: path.keyPath, expected: type)]
    }
  }
}
