package import Foundation

extension Data {
  /// Whether lists and objects in a JSON document are nested more deeply than a limit. Foundation's readers on Linux trap
  /// on some documents that end at their own limit of 512.
  package func isNestedJSON(deeperThan limit: Int) -> Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in self {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += isText ? 0 : 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isText ? 0 : 1
      default: break
      }
      if depth > limit { return true }
    }
    return false
  }
}
