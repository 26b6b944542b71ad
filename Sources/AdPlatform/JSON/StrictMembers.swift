/// Reads the members of one JSON object one after another, and keeps what is wrong with each: one flaw does not hide the
/// others. Unknown keys are flaws, for they are usually mistyped, and their values would be lost.
///
/// A member that cannot be read is nil. End with ``finish()``.
package struct StrictMembers<Key: CodingKey & CaseIterable, Flaw: DocumentFlaw> {
  private let container: KeyedDecodingContainer<Key>
  private let collectsFlaws: Bool
  private var flaws: [Flaw] = []
  /// The key paths of members that could not be read.
  private var unread: Set<String> = []
  /// The known keys that unknown ones were probably meant to be: these are not missing in addition.
  private var mistyped: Set<String> = []

  /// The members of what is decoded.
  ///
  /// - Throws: what the decoder throws if that is not an object.
  package init(_ decoder: any Decoder, ignoresUnknownKeys: Bool = false) throws {
    container = try decoder.container(keyedBy: Key.self)
    collectsFlaws = decoder.userInfo[.collectsFlaws] != nil
    guard !ignoresUnknownKeys else { return }
    let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    let known = Key.allCases.map(\.stringValue)
    // Sorted, so that the same document always gets the same flaws.
    for key in Set(keys).subtracting(known).sorted().prefix(DocumentLimits.maximumCollectedFlaws) {
      let nearest = NearestNames.to(key, among: known, limit: 1).first
      if let nearest { mistyped.insert(nearest) }
      let path = (container.codingPath + [AnyKey(key)]).keyPath
      flaws.append(.unknownKey(at: path, nearest: nearest, known: known))
    }
  }

  /// The key path of a member.
  package func path(_ key: Key) -> String { (container.codingPath + [key]).keyPath }

  /// Whether the object has the key, whatever its value.
  package func contains(_ key: Key) -> Bool { container.contains(key) }

  /// Whether the object has the key, and its value is not null.
  package func hasValue(_ key: Key) -> Bool {
    container.contains(key) && (try? container.decodeNil(forKey: key)) != true
  }

  /// Adds what is wrong with a member. A member that could not be read has its flaw already.
  package mutating func add(_ flaw: Flaw) {
    if !unread.contains(flaw.keyPath) { flaws.append(flaw) }
  }

  /// A member that must be there.
  package mutating func required<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    isThere(key) ? read(type, key) { try $0.decode(type, forKey: key) } : nil
  }

  /// A member that may be missing or null.
  package mutating func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    hasValue(key) ? read(type, key) { try $0.decode(type, forKey: key) } : nil
  }

  /// The elements of a list that must be there, each nil if it cannot be read.
  package mutating func requiredList<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element?]? {
    isThere(key) ? list(type, key) : nil
  }

  /// The elements of a list that may be missing or null, each nil if it cannot be read.
  package mutating func optionalList<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element?]? {
    hasValue(key) ? list(type, key) : nil
  }

  /// The members of an object that must be there. Their keys are names of the document's; each is nil if it cannot be read.
  package mutating func requiredMembers<Value: Decodable>(_ type: Value.Type, _ key: Key) -> [String: Value?]?
  {
    isThere(key) ? members(type, key) : nil
  }

  /// The same of an object that may be missing or null.
  package mutating func optionalMembers<Value: Decodable>(_ type: Value.Type, _ key: Key) -> [String: Value?]?
  {
    hasValue(key) ? members(type, key) : nil
  }

  /// Ends reading.
  ///
  /// - Throws: if there are flaws. After that no required member is nil.
  package func finish() throws {
    if !flaws.isEmpty { throw failure }
  }

  /// What to throw where reading cannot go on without a member.
  package var failure: any Error {
    guard !collectsFlaws, let first = flaws.first else { return ValueFlaws(all: flaws) }
    return first
  }

  private mutating func isThere(_ key: Key) -> Bool {
    if container.contains(key) { return true }
    unread.insert(path(key))
    if !mistyped.contains(key.stringValue) { flaws.append(.missingKey(at: path(key))) }
    return false
  }

  private mutating func read<Result>(
    _ type: any Any.Type,
    _ key: Key,
    _ decode: (KeyedDecodingContainer<Key>) throws -> Result
  ) -> Result? {
    do {
      return try decode(container)
    } catch {
      unread.insert(path(key))
      flaws += Flaw.flaws(of: error, at: container.codingPath + [key], type)
      return nil
    }
  }

  private mutating func list<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element?]? {
    guard var list = read([Element].self, key, { try $0.nestedUnkeyedContainer(forKey: key) }) else {
      return nil
    }
    var elements: [Element?] = []
    while !list.isAtEnd, flaws.count < DocumentLimits.maximumCollectedFlaws {
      let path = container.codingPath + [key, AnyKey(elements.count)]
      elements.append(element(type, at: path) { try list.superDecoder() })
    }
    return elements
  }

  private mutating func members<Value: Decodable>(_ type: Value.Type, _ key: Key) -> [String: Value?]? {
    let object = read([String: Value].self, key) { try $0.nestedContainer(keyedBy: AnyKey.self, forKey: key) }
    guard let object else { return nil }
    var members: [String: Value?] = [:]
    // Sorted, so that the same document always gets the same flaws.
    for name in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue })
    where flaws.count < DocumentLimits.maximumCollectedFlaws {
      let path = container.codingPath + [key, name]
      let value = element(type, at: path) { try object.superDecoder(forKey: name) }
      members.updateValue(value, forKey: name.stringValue)
    }
    return members
  }

  private mutating func element<Element: Decodable>(
    _ type: Element.Type,
    at path: [any CodingKey],
    _ decoder: () throws -> any Decoder
  ) -> Element? {
    do {
      return try Element(from: decoder())
    } catch {
      flaws += Flaw.flaws(of: error, at: path, type)
      return nil
    }
  }
}
