import Foundation
import HLS

/// On which lines the values of a JSON document stand, for messages. Where the document is broken the rest is unknown.
struct JSONLines {
  /// The lines, from 1, by the paths of the values, such as `ASSETS[0].URI`; of the whole document by an empty path.
  private(set) var lines: [String: Int] = [:]
  /// The line of the first character that JSON does not allow; nil if the document is JSON.
  private(set) var brokenLine: Int?

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// 100: how many lists and objects may be inside each other. An asset list needs three.
  private static let maxDepth = 100

  private struct Broken: Error {}

  init(_ data: Data) {
    bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
    do {
      try readValue("", depth: 0)
      skipBlanks()
      if position < bytes.count { throw Broken() }
    } catch {
      brokenLine = line
    }
  }

  /// The line that an error is about. A value that is missing belongs on the line of its parent.
  static func line(of error: AssetListError, in data: Data) -> Int? {
    switch error {
    case .notJSON: return JSONLines(data).brokenLine
    case .missing(let path), .wrongType(let path), .badDuration(let path, _):
      let lines = JSONLines(data).lines
      return lines[path] ?? lines[String(path[..<(path.lastIndex(of: ".") ?? path.startIndex)])]
    case .empty, .html, .playlist, .tooLarge, .tooManyAssets: return nil
    }
  }

  // MARK: Reading

  private mutating func readValue(_ path: String, depth: Int) throws(Broken) {
    guard depth < Self.maxDepth else { throw Broken() }
    skipBlanks()
    lines[path] = line
    switch next {
    case UInt8(ascii: "{"): try readObject(path, depth: depth)
    case UInt8(ascii: "["): try readList(path, depth: depth)
    case UInt8(ascii: "\""): _ = try readText()
    default: try readWord()
    }
  }

  private mutating func readObject(_ path: String, depth: Int) throws(Broken) {
    try readMembers(until: UInt8(ascii: "}")) { (reader, _) throws(Broken) in
      let key = try reader.readText()
      try reader.read(UInt8(ascii: ":"))
      try reader.readValue(path.isEmpty ? key : "\(path).\(key)", depth: depth + 1)
    }
  }

  private mutating func readList(_ path: String, depth: Int) throws(Broken) {
    try readMembers(until: UInt8(ascii: "]")) { (reader, index) throws(Broken) in
      try reader.readValue("\(path)[\(index)]", depth: depth + 1)
    }
  }

  /// Reads what stands between brackets, with commas between.
  private mutating func readMembers(
    until end: UInt8,
    _ readMember: (inout JSONLines, Int) throws(Broken) -> Void
  ) throws(Broken) {
    position += 1
    skipBlanks()
    var index = 0
    if next == end { return position += 1 }
    while true {
      skipBlanks()
      try readMember(&self, index)
      index += 1
      skipBlanks()
      if next == end { return position += 1 }
      try read(UInt8(ascii: ","))
    }
  }

  private mutating func readText() throws(Broken) -> String {
    try read(UInt8(ascii: "\""))
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte >= 0x20 {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    // A line break inside of a text breaks it there, and is not a blank before its end.
    guard next == UInt8(ascii: "\"") else { throw Broken() }
    position += 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A number, or `true`, `false` or `null`.
  private mutating func readWord() throws(Broken) {
    let start = position
    while let byte = next, Self.wordBytes.contains(byte) { position += 1 }
    guard position > start else { throw Broken() }
  }

  private static let wordBytes = Set("+-.0123456789aeEflnrstu".utf8)

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func read(_ byte: UInt8) throws(Broken) {
    skipBlanks()
    guard next == byte else { throw Broken() }
    position += 1
  }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }
}
