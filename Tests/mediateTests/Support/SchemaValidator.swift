import Foundation

/// A JSON document as tests look into it.
indirect enum TestJSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([TestJSON])
  case object([String: TestJSON])

  init(_ text: String) throws { self = try JSONDecoder().decode(TestJSON.self, from: Data(text.utf8)) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([TestJSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: TestJSON].self))
    }
  }

  /// The value as JSON text.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let values): "{\(values.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  subscript(_ key: String) -> TestJSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var elements: [TestJSON] { if case .array(let elements) = self { elements } else { [] } }
  var members: [String: TestJSON] { if case .object(let members) = self { members } else { [:] } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
}

/// Validates JSON by as much of JSON Schema, draft 2020-12, as our schemas use. Another keyword is an error.
struct SchemaValidator {
  struct UnknownKeyword: Error { var name: String }

  let schema: TestJSON

  func accepts(_ value: TestJSON) throws -> Bool { try accepts(value, by: schema) }

  /// The schema that a reference leads to.
  func resolved(_ schema: TestJSON) -> TestJSON {
    guard let reference = schema["$ref"]?.string else { return schema }
    return reference.split(separator: "/").dropFirst().reduce(self.schema) { $0[String($1)] ?? .bool(false) }
  }

  private func accepts(_ value: TestJSON, by schema: TestJSON) throws -> Bool {
    if case .bool(let accepts) = schema { return accepts }
    for (keyword, rule) in schema.members where try !accepts(value, keyword, rule, in: schema) {
      return false
    }
    return true
  }

  private func accepts(_ value: TestJSON, _ keyword: String, _ rule: TestJSON, in schema: TestJSON) throws
    -> Bool
  {
    switch keyword {
    case "$schema", "$defs", "title", "description", "then": return true
    case "$ref": return try accepts(value, by: resolved(schema))
    case "type":
      return (rule.elements + [rule]).compactMap(\.string).contains { Self.has(value, type: $0) }
    case "enum": return rule.elements.contains(value)
    case "const": return rule == value
    case "not": return try !accepts(value, by: rule)
    case "allOf": return try rule.elements.allSatisfy { try accepts(value, by: $0) }
    case "anyOf": return try rule.elements.contains { try accepts(value, by: $0) }
    case "if": return try !accepts(value, by: rule) || accepts(value, by: schema["then"] ?? .bool(true))
    case "minimum": return value.number.map { $0 >= rule.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= rule.number ?? 0 } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > rule.number ?? 0 } ?? true
    case "minLength": return value.string.map { Double($0.unicodeScalars.count) >= rule.number ?? 0 } ?? true
    default: return try acceptsContents(of: value, keyword, rule, in: schema)
    }
  }

  private func acceptsContents(
    of value: TestJSON,
    _ keyword: String,
    _ rule: TestJSON,
    in schema: TestJSON
  ) throws -> Bool {
    let isArray = if case .array = value { true } else { false }
    let isObject = if case .object = value { true } else { false }
    switch keyword {
    case "minItems": return !isArray || Double(value.elements.count) >= rule.number ?? 0
    case "maxItems": return !isArray || Double(value.elements.count) <= rule.number ?? 0
    case "items": return try value.elements.allSatisfy { try accepts($0, by: rule) }
    case "prefixItems": return try zip(value.elements, rule.elements).allSatisfy { try accepts($0, by: $1) }
    case "contains": return try !isArray || value.elements.contains { try accepts($0, by: rule) }
    case "minProperties": return !isObject || Double(value.members.count) >= rule.number ?? 0
    case "maxProperties": return !isObject || Double(value.members.count) <= rule.number ?? 0
    case "required":
      return !isObject || rule.elements.compactMap(\.string).allSatisfy { value[$0] != nil }
    case "properties":
      return try rule.members.allSatisfy { key, rule in
        try value[key].map { try accepts($0, by: rule) } ?? true
      }
    case "additionalProperties":
      let known = schema["properties"]?.members ?? [:]
      return try value.members.allSatisfy { key, value in try known[key] != nil || accepts(value, by: rule) }
    default: throw UnknownKeyword(name: keyword)
    }
  }

  private static func has(_ value: TestJSON, type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
      (.object, "object"):
      true
    case (.number(let number), "integer"): number.rounded() == number
    default: false
    }
  }
}
