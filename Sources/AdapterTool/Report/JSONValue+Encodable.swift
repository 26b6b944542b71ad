import Foundation

extension JSONValue {
  /// What a type writes that can be read again.
  package init(_ content: some Encodable) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(content))
    } catch {
      // Only numbers without a value in JSON cannot be written.
      self = .null
    }
  }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var values: [String: JSONValue] = [:]
      for key in container.allKeys {
        values[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(values)
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !container.isAtEnd { values.append(try container.decode(JSONValue.self)) }
      self = .array(values)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
