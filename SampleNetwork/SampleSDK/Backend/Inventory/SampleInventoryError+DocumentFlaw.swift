package import AdPlatform

extension SampleInventoryError: DocumentFlaw {
  package var keyPath: String {
    switch self {
    case .tooLarge, .notJSON: ""
    case .missingKey(let keyPath), .unknownKey(let keyPath, _), .wrongType(let keyPath, _),
      .invalidValue(let keyPath, _), .duplicateUnit(let keyPath, _, _), .repeatedKey(let keyPath),
      .unknownImage(let keyPath, _, _):
      keyPath
    }
  }

  package var isAboutKey: Bool {
    switch self {
    case .unknownKey, .repeatedKey: true
    default: false
    }
  }

  package static var notText: SampleInventoryError { .notJSON(reason: "it is not UTF-8 text") }

  package static func notJSON(_ error: JSONSyntaxError) -> SampleInventoryError {
    .notJSON(reason: "\(error.explanation); \(error.advice)")
  }

  package static func unknownKey(at keyPath: String, nearest: String?, known: [String])
    -> SampleInventoryError
  {
    .unknownKey(keyPath: keyPath, known: known)
  }

  package static func missingKey(at keyPath: String) -> SampleInventoryError { .missingKey(keyPath: keyPath) }

  package static func repeatedKey(at keyPath: String) -> SampleInventoryError {
    .repeatedKey(keyPath: keyPath)
  }

  package static func wrongType(
    at keyPath: String,
    expected: JSONType,
    isNull: Bool
  ) -> SampleInventoryError {
    .wrongType(keyPath: keyPath, expected: expected.name)
  }

  package static func outOfRange(at keyPath: String, expected type: any Any.Type) -> SampleInventoryError {
    .wrongType(keyPath: keyPath, expected: JSONType(type).name)
  }
}

extension JSONType {
  /// The type in messages.
  fileprivate var name: String {
    switch self {
    case .string: "a text"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .bool: "true or false"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
