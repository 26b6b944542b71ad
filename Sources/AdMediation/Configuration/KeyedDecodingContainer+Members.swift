extension KeyedDecodingContainer {
  /// The members of an object whose keys are names of the user's.
  ///
  /// They are read in the order of the alphabet, which a dictionary does not have: of several faults a file always gets
  /// the same message.
  func members<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> [String: Value] {
    let object = try nestedContainer(keyedBy: AnyKey.self, forKey: key)
    var members: [String: Value] = [:]
    for name in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      members[name.stringValue] = try object.decode(type, forKey: name)
    }
    return members
  }

  /// A number, or a list of them.
  ///
  /// - Throws: ``ConfigurationError`` if one does not fit its type. Not every Foundation's decoder says where such a
  ///   number stands: some call the document no JSON, with an error of their own.
  package func number<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    do {
      return try decode(type, forKey: key)
    } catch let error as DecodingError {
      guard case .dataCorrupted = error else { throw error }
      throw outOfRange(type, key)
    } catch {
      throw outOfRange(type, key)
    }
  }

  /// A number, or a list of them, if there is one.
  ///
  /// - Throws: ``ConfigurationError`` if one does not fit its type.
  package func numberIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try number(type, forKey: key)
  }

  private func outOfRange<Value>(_ type: Value.Type, _ key: Key) -> ConfigurationError {
    let isWhole = type == Int.self || type == [[Int]].self
    return ConfigurationError(
      keyPath: (codingPath + [key]).keyPath,
      problem: isWhole ? "not a whole number, or out of range" : "out of the range of numbers",
      advice: isWhole ? "write a whole number such as 2" : "write a number such as 2.5"
    )
  }
}
