import AdPlatform
package import Foundation

extension JSONValue {
  /// What a value encodes, with a few forms of its own.
  ///
  /// - Durations are seconds, dates are texts in UTC, and decimals are the nearest numbers. A set has the order of its
  ///   element's cases. Other types choose their form with ``JSONRepresentable``.
  /// - An enumeration with values is an object whose keys are the case and the labels of the other values:
  ///   `{"adTagURI": "https://…", "templateType": "vast3"}`.
  ///
  /// - Parameter writesNull: Whether a property without a value is null. It is left out otherwise.
  package init(encoding value: some Encodable, writesNull: Bool = false) {
    let node = JSONNode(writesNull: writesNull)
    // The containers do not throw, so only a type could that refuses to be encoded.
    try? node.encode(value)
    self = node.json
  }
}

/// A value with a form of its own in JSON, instead of what it encodes.
package protocol JSONRepresentable {
  var json: JSONValue { get }
}

extension JSONRepresentable where Self: Encodable {
  /// The same form for every encoder.
  package func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSONValue: JSONRepresentable {
  package var json: JSONValue { self }
}

extension Duration: JSONRepresentable {
  /// The number of seconds.
  package var json: JSONValue { .number(timeInterval) }
}

extension Date: JSONRepresentable {
  package var json: JSONValue { .string(isoText) }

  /// `2026-01-02T03:04:05.678Z`, to the nearest millisecond.
  package var isoText: String {
    let milliseconds = (timeIntervalSinceReferenceDate * 1000).rounded()
    // The style cuts off decimals; a tenth of a millisecond more keeps the last one of what is just below it.
    return Date(timeIntervalSinceReferenceDate: milliseconds / 1000 + 0.0001)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}

extension Decimal: JSONRepresentable {
  /// The nearest number.
  package var json: JSONValue { .number(Double(description) ?? .nan) }
}

extension Set: JSONRepresentable where Element: CaseIterable & Encodable {
  /// The elements in the order of the cases.
  package var json: JSONValue { .array(Element.allCases.filter(contains).map { JSONValue(encoding: $0) }) }
}

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

/// What one value encodes: a scalar, or a list or an object of further values.
private final class JSONNode: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let writesNull: Bool
  private var scalar = JSONValue.null
  private var elements: [JSONNode]?
  fileprivate var members: [String: JSONNode]?

  init(writesNull: Bool) { self.writesNull = writesNull }

  var json: JSONValue {
    if let elements { return .array(elements.map(\.json)) }
    guard let members else { return scalar }
    var object: [String: JSONValue] = [:]
    for (key, node) in members {
      // The compiler calls the values of a case that have no label `_0`, `_1` and so on.
      guard let values = node.members, values["_0"] != nil else {
        object[key] = node.json
        continue
      }
      for (label, value) in values { object[label == "_0" ? key : label] = value.json }
    }
    return .object(object)
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    members = members ?? [:]
    return KeyedEncodingContainer(JSONMembers<Key>(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    elements = elements ?? []
    return self
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  // MARK: A value, or one more element

  var count: Int { elements?.count ?? 0 }

  func encodeNil() { set(.null) }

  func encode(_ value: some Encodable) throws {
    if let form = value as? any JSONRepresentable { return set(form.json) }
    if let form = JSONValue(scalar: value) { return set(form) }
    try value.encode(to: elements == nil ? self : superEncoder())
  }

  private func set(_ value: JSONValue) {
    if elements == nil { scalar = value } else { nextElement().scalar = value }
  }

  private func nextElement() -> JSONNode {
    let node = JSONNode(writesNull: writesNull)
    elements?.append(node)
    return node
  }

  func superEncoder() -> any Encoder { nextElement() }

  func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    nextElement().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nextElement().unkeyedContainer() }
}

/// The members of an object.
private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }

  private func member(_ name: String) -> JSONNode {
    let member = JSONNode(writesNull: node.writesNull)
    node.members?[name] = member
    return member
  }

  func encodeNil(forKey key: Key) { member(key.stringValue).encodeNil() }

  func encode(_ value: some Encodable, forKey key: Key) throws { try member(key.stringValue).encode(value) }

  // Without these, the default implementations leave out what has no value.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encode(optional: value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encode(optional: value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encode(optional: value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encode(optional: value, key) }
  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws { try encode(optional: value, key) }

  private func encode(optional value: (some Encodable)?, _ key: Key) throws {
    if let value { return try encode(value, forKey: key) }
    if node.writesNull { encodeNil(forKey: key) }
  }

  func nestedContainer<Other>(keyedBy type: Other.Type, forKey key: Key) -> KeyedEncodingContainer<Other> {
    member(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { member("super") }

  func superEncoder(forKey key: Key) -> any Encoder { member(key.stringValue) }
}
