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
}
