/// Reads the keys of an object and refuses all others.
struct StrictContainer<Key: CodingKey & CaseIterable & RawRepresentable> where Key.RawValue == String {
  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder) throws {
    let present = try decoder.container(keyedBy: PathKey.self).allKeys.map(\.stringValue)
    let known = Key.allCases.map(\.rawValue)
    // The order of the keys is not kept; the alphabet makes the same document give the same message.
    if let unknown = present.sorted().first(where: { !known.contains($0) }) {
      throw SampleInventoryError.unknownKey(
        keyPath: (decoder.codingPath + [PathKey(unknown)]).keyPath,
        known: known
      )
    }
    container = try decoder.container(keyedBy: Key.self)
  }

  func required<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    try naming(type, key) { try container.decode(type, forKey: key) }
  }

  func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    try naming(type, key) { try container.decodeIfPresent(type, forKey: key) }
  }

  /// The members of an object whose keys are names of the document's; empty if there is no such object. They are read in
  /// the order of the alphabet, so that the same document gives the same message.
  func members<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> [String: Value] {
    guard try container.contains(key) && !container.decodeNil(forKey: key) else { return [:] }
    let object = try container.nestedContainer(keyedBy: PathKey.self, forKey: key)
    var members: [String: Value] = [:]
    for name in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      members[name.stringValue] = try object.decode(type, forKey: name)
    }
    return members
  }

  /// A decoder calls a number with a fraction where a whole one belongs "corrupt", or the whole document "not
  /// valid JSON"; here the key and its type are known.
  private func naming<Value, Result>(
    _ type: Value.Type,
    _ key: Key,
    _ decode: () throws -> Result
  ) throws -> Result {
    do {
      return try decode()
    } catch let error as SampleInventoryError {
      throw error
    } catch let error as DecodingError {
      guard case .dataCorrupted = error else { throw error }
      throw wrongType(type, key)
    } catch {
      throw wrongType(type, key)
    }
  }

  private func wrongType<Value>(_ type: Value.Type, _ key: Key) -> SampleInventoryError {
    .wrongType(
      keyPath: (container.codingPath + [key]).keyPath,
      expected: SampleInventoryError.plainName(of: type)
    )
  }
}

/// A key or an index of a document.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }
}

extension [any CodingKey] {
  /// The path as one would write it: `units[3].latencyMilliseconds`.
  var keyPath: String {
    guard !isEmpty else { return "the document" }
    var text = ""
    for key in self {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue.escaped(limit: 80)
      }
    }
    return text
  }
}
