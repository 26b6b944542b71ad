/// Reads attribute lists, and is patient with blanks, missing commas and missing quotes.
struct AttributeReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The most attributes.
  let limit: Int
  private(set) var faults: [Fault] = []
  private var position = 0

  enum Fault {
    case broken(String)
    case repeated(String)
    /// Two attributes have no comma between them; the name of the first.
    case missingComma(after: String)
    case tooMany
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  mutating func list() -> AttributeList {
    var list: [AttributeList.Attribute] = []
    var names: Set<String> = []
    while true {
      skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x2C }
      guard position < bytes.count else { break }
      guard let attribute = attribute() else { continue }
      guard list.count < limit else {
        faults.append(.tooMany)
        break
      }
      if !names.insert(attribute.name).inserted { faults.append(.repeated(attribute.name)) }
      list.append(attribute)
    }
    return AttributeList(list)
  }

  private mutating func attribute() -> AttributeList.Attribute? {
    let start = position
    skip { $0 != 0x3D && $0 != 0x2C }
    guard position < bytes.count, bytes[position] == 0x3D, position > start else {
      if position < bytes.count, bytes[position] == 0x3D { skip { $0 != 0x2C } }
      faults.append(.broken(text(start..<position)))
      return nil
    }
    let name = text(trimmed(start..<position))
    position += 1
    skip { $0 == 0x20 || $0 == 0x09 }
    guard position < bytes.count, bytes[position] == 0x22 else {
      let value = position
      skip { $0 != 0x2C }
      let range = trimmed(value..<position)
      if range.isEmpty { faults.append(.broken(text(start..<position))) }
      return .init(name: name, text: text(range), isQuoted: false)
    }
    position += 1
    let value = position
    skip { $0 != 0x22 }
    let range = value..<position
    if position < bytes.count { position += 1 } else { faults.append(.broken(text(start..<position))) }
    skip { $0 == 0x20 || $0 == 0x09 }
    if isAtAttribute {
      faults.append(.missingComma(after: name))
    } else if position < bytes.count, bytes[position] != 0x2C {
      skip { $0 != 0x2C }
      faults.append(.broken(text(start..<position)))
    }
    return .init(name: name, text: text(range), isQuoted: true)
  }

  /// Whether the name of an attribute comes next, and an equals sign behind it.
  private var isAtAttribute: Bool {
    let name = bytes[position...].prefix { byte in
      (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
    return !name.isEmpty && name.endIndex < bytes.count && bytes[name.endIndex] == 0x3D
  }

  private mutating func skip(_ belongs: (UInt8) -> Bool) {
    while position < bytes.count, belongs(bytes[position]) { position += 1 }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while start < end, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
