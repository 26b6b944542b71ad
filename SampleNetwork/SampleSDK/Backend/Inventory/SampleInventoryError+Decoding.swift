import Foundation

extension SampleInventoryError {
  /// What a decoder found wrong with a document.
  init(_ error: DecodingError, in document: Data) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missingKey(keyPath: (context.codingPath + [key]).keyPath)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .wrongType(keyPath: context.codingPath.keyPath, expected: Self.plainName(of: type))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .invalidValue(
        keyPath: context.codingPath.keyPath,
        problem: "this cannot be read (\(context.debugDescription.escaped(limit: 200))); correct it."
      )
    case .dataCorrupted:
      self = .notJSON(reason: Self.syntaxError(in: document).escaped(limit: 200))
    @unknown default:
      self = .notJSON(reason: "\(error)".escaped(limit: 200))
    }
  }

  /// Not every Foundation's decoder says what is wrong with a document that is no JSON; the older reader does.
  private static func syntaxError(in document: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
      return "it cannot be decoded"
    } catch {
      let details = (error as NSError).userInfo["NSDebugDescription"] as? String
      return details?.trimmingCharacters(in: CharacterSet(charactersIn: ".")) ?? error.localizedDescription
    }
  }

  /// How a message for people calls a type.
  static func plainName(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is any BinaryFloatingPoint.Type, is any SignedNumeric.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
