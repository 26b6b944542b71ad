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
    // The containers do not throw, so only a type could that refuses to be encoded.
    self = (try? JSONNode(writesNull: writesNull).json(of: value)) ?? .null
  }

  /// The name of an enumeration's case, and its values by their labels. Those without a label are `_0`, `_1` and so on.
  package static func parts(ofCase value: some Encodable) -> (name: String, values: [String: JSONValue]) {
    let node = JSONNode(writesNull: false)
    try? value.encode(to: node)
    guard let (name, inner) = node.innerMembers.first, case .object(let values) = inner.json else {
      return ("", [:])
    }
    return (name, values)
  }

  /// An object with other values for these keys, and without those that have none here.
  package func setting(_ members: [String: JSONValue?]) -> JSONValue {
    guard case .object(var object) = self else { return self }
    for (key, value) in members { object[key] = value }
    return .object(object)
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
  private var elements: [JSONValue]?
  private var members: [String: JSONValue]?
  /// Elements and members that are containers, and may still be filled.
  private var innerElements: [Int: JSONNode] = [:]
  fileprivate private(set) var innerMembers: [String: JSONNode] = [:]

  init(writesNull: Bool) { self.writesNull = writesNull }

  var json: JSONValue {
    if var elements {
      for (index, node) in innerElements { elements[index] = node.json }
      return .array(elements)
    }
    guard var members else { return scalar }
    for (key, node) in innerMembers {
      // The compiler encodes a case as an object inside of another one, and calls what has no label `_0`.
      if case .object(var values) = node.json, let value = values.removeValue(forKey: "_0") {
        members[key] = value
        members.merge(values) { _, value in value }
      } else {
        members[key] = node.json
      }
    }
    return .object(members)
  }

  func json(of value: some Encodable) throws -> JSONValue {
    if let form = value as? any JSONRepresentable { return form.json }
    if let scalar = JSONValue(scalar: value) { return scalar }
    let node = JSONNode(writesNull: writesNull)
    try value.encode(to: node)
    return node.json
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

  // MARK: The scalar, or one more element

  var count: Int { elements?.count ?? 0 }

  func encode(_ value: some Encodable) throws { set(try json(of: value)) }

  func encodeNil() { set(.null) }

  private func set(_ value: JSONValue) {
    if elements == nil { scalar = value } else { elements?.append(value) }
  }

  private func innerElement() -> JSONNode {
    let node = JSONNode(writesNull: writesNull)
    innerElements[count] = node
    elements?.append(.null)
    return node
  }

  func superEncoder() -> any Encoder { innerElement() }

  func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    innerElement().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { innerElement().unkeyedContainer() }

  // MARK: Members

  func set(_ value: JSONValue, for key: String) { members?[key] = value }

  func innerMember(_ key: String) -> JSONNode {
    let node = JSONNode(writesNull: writesNull)
    innerMembers[key] = node
    return node
  }
}

/// The members of an object.
private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    node.set(try node.json(of: value), for: key.stringValue)
  }

  func encodeNil(forKey key: Key) { node.set(.null, for: key.stringValue) }

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
    node.innerMember(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    node.innerMember(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { node.innerMember("super") }

  func superEncoder(forKey key: Key) -> any Encoder { node.innerMember(key.stringValue) }
}
