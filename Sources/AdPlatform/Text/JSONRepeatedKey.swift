package import Foundation

/// Finds a key that stands twice in one JSON object, which `JSONDecoder` accepts silently, keeping one of the
/// two: for an ad unit that is a waterfall lost.
package enum JSONRepeatedKey {
  /// The key path of the first repeated key, or nil.
  ///
  /// - Parameter json: valid JSON; in anything else no key is found, and nothing worse happens.
  package static func first(in json: Data) -> String? {
    var scanner = Scanner(bytes: [UInt8](json))
    return scanner.run()
  }

  private struct Scanner {
    private enum Level {
      case object(seen: Set<String>, key: String)
      case array(index: Int)
    }

    let bytes: [UInt8]
    private var position = 0
    private var levels: [Level] = []
    /// Whether the next string is a key: after `{` and, in an object, after a comma.
    private var expectsKey = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() -> String? {
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "{"):
          levels.append(.object(seen: [], key: ""))
          expectsKey = true
        case UInt8(ascii: "["):
          levels.append(.array(index: 0))
          expectsKey = false
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          _ = levels.popLast()
          expectsKey = false
        case UInt8(ascii: ","): next()
        case UInt8(ascii: "\""):
          let text = string()
          if expectsKey, isRepeated(text) { return path }
          expectsKey = false
        default: break
        }
      }
      return nil
    }

    private mutating func next() {
      switch levels.last {
      case .object: expectsKey = true
      case .array(let index): levels[levels.count - 1] = .array(index: index + 1)
      case nil: break
      }
    }

    private mutating func isRepeated(_ key: String) -> Bool {
      guard case .object(var seen, _) = levels.last else { return false }
      levels.removeLast()
      let isNew = seen.insert(key).inserted
      levels.append(.object(seen: seen, key: key))
      return !isNew
    }

    /// Reads on behind the closing quotation mark; escapes are decoded, for `"\\u0061"` and `"a"` are one key.
    private mutating func string() -> String {
      let start = position - 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position + 1, bytes.count)
      let literal = Data(bytes[start..<position])
      return (try? JSONDecoder().decode(String.self, from: literal)) ?? ""
    }

    private var path: String {
      levels.reduce(into: "") { path, level in
        switch level {
        case .object(_, let key): path += (path.isEmpty ? "" : ".") + key.printable(limit: 100)
        case .array(let index): path += "[\(index)]"
        }
      }
    }
  }
}
