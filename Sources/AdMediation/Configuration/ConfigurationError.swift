public import AdPlatform
public import Foundation

/// What is wrong with a configuration, where, and what to do about it.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// Where it is, such as `adUnits.home.sources[1].timeout`; empty for the whole document.
  public var keyPath: String
  /// Where it is in the JSON document that was read; nil if the document was not read as JSON text, or the error is about
  /// the file as a whole.
  public var position: TextPosition?
  /// What is wrong.
  public var problem: String
  /// What to do.
  public var advice: String
  /// Whether it is about the key, not about its value.
  package let isAboutKey: Bool

  /// An error of these parts.
  package init(keyPath: String, problem: String, advice: String, isAboutKey: Bool = false) {
    self.keyPath = keyPath
    self.problem = problem
    self.advice = advice
    self.isAboutKey = isAboutKey
  }
}

extension ConfigurationError: LocalizedError, CustomStringConvertible {
  /// One line: the key path, what is wrong there, what to do.
  public var description: String {
    (keyPath.isEmpty ? "" : "\(keyPath): ") + "\(problem); \(advice)"
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension ConfigurationError: DocumentFlaw {
  package func located(at position: TextPosition?) -> ConfigurationError {
    var error = self
    error.position = position
    return error
  }

  package static func tooLarge(bytes: Int, limit: Int) -> ConfigurationError {
    ConfigurationError(
      keyPath: "",
      problem: "\(bytes) bytes are more than the \(limit) allowed",
      advice: "split it into several files"
    )
  }

  package static var notText: ConfigurationError {
    ConfigurationError(keyPath: "", problem: "not UTF-8 text", advice: "save the file as UTF-8")
  }

  package static func notJSON(_ error: JSONSyntaxError) -> ConfigurationError {
    ConfigurationError(keyPath: "", problem: "not JSON: \(error.explanation)", advice: error.advice)
  }

  package static func unknownKey(at keyPath: String, nearest: String?, known: [String]) -> ConfigurationError
  {
    ConfigurationError(
      keyPath: keyPath,
      problem: "unknown key",
      advice: nearest.map { "did you mean \($0)?" } ?? "the keys here are \(known.joined(separator: ", "))",
      isAboutKey: true
    )
  }

  package static func missingKey(at keyPath: String) -> ConfigurationError {
    ConfigurationError(keyPath: keyPath, problem: "missing", advice: "add this key")
  }

  package static func repeatedKey(at keyPath: String) -> ConfigurationError {
    ConfigurationError(
      keyPath: keyPath,
      problem: "this key was given more than once",
      advice: "remove or rename one of the two",
      isAboutKey: true
    )
  }

  package static func wrongType(
    at keyPath: String,
    expected: JSONType,
    isNull: Bool
  ) -> ConfigurationError {
    ConfigurationError(
      keyPath: keyPath,
      problem: isNull ? "null is not a value" : "not of the right type",
      advice: "write \(expected.name) here"
    )
  }

  package static func outOfRange(at keyPath: String, expected type: any Any.Type) -> ConfigurationError {
    let isWhole = type == Int.self || type == [[Int]].self
    return ConfigurationError(
      keyPath: keyPath,
      problem: isWhole ? "not a whole number, or out of range" : "out of the range of numbers",
      advice: isWhole ? "write a whole number such as 2" : "write a number such as 2.5"
    )
  }
}

extension JSONType {
  /// The type in messages.
  fileprivate var name: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .bool: "true or false"
    case .list: "a list [ … ]"
    case .object: "an object { … }"
    }
  }
}
