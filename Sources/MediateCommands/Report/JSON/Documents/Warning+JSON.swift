import AdapterTool
import VAST

extension Warning {
  /// The warning with the values of its kind, and as a sentence.
  var json: JSONValue {
    var values: [String: JSONValue] = [
      "severity": .string(severity.rawValue),
      "kind": .string(kind.name),
      "path": .string(path),
      "line": .integer(line),
      "message": .string(kind.description),
    ]
    values.merge(kind.values) { first, _ in first }
    return .object(values)
  }
}

extension Warning.Kind {
  /// The name of the case.
  var name: String {
    switch self {
    case .leadingBlanks: "leadingBlanks"
    case .wrongEncodingName: "wrongEncodingName"
    case .oddPrefix: "oddPrefix"
    case .undeclaredPrefix: "undeclaredPrefix"
    case .oddVersion: "oddVersion"
    case .nameCase: "nameCase"
    case .valueCase: "valueCase"
    case .readAs: "readAs"
    case .oddTime: "oddTime"
    case .mendedURL: "mendedURL"
    case .droppedURL: "droppedURL"
    case .droppedValue: "droppedValue"
    case .droppedElement: "droppedElement"
    case .missing: "missing"
    case .repeated: "repeated"
    case .unknownElement: "unknownElement"
    case .unknownValue: "unknownValue"
    case .unreadableDocument: "unreadableDocument"
    case .more: "more"
    }
  }

  fileprivate var values: [String: JSONValue] {
    switch self {
    case .leadingBlanks, .oddVersion(nil): [:]
    case .wrongEncodingName(let name), .missing(let name), .repeated(let name), .unknownElement(let name):
      ["name": .string(name)]
    case .oddPrefix(let text), .undeclaredPrefix(let text), .oddVersion(let text?), .oddTime(let text),
      .mendedURL(let text), .droppedURL(let text):
      ["text": .string(text)]
    case .nameCase(let found, let expected), .valueCase(let found, let expected),
      .readAs(let found, let expected):
      ["found": .string(found), "expected": .string(expected)]
    case .droppedValue(let name, let text), .unknownValue(let name, let text):
      ["name": .string(name), "text": .string(text)]
    case .droppedElement(let name, let missing): ["name": .string(name), "missing": .string(missing)]
    case .unreadableDocument(let error):
      ["error": .object(["code": .integer(error.code), "message": .string(error.description)])]
    case .more(let count): ["count": .integer(count)]
    }
  }
}
