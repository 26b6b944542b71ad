import AdPlatform
import Foundation

/// A JSON value that is written the same way every time.
///
/// `JSONEncoder` would write control characters above U+009F and bidi overrides as they are, which a terminal
/// obeys; here they are escaped, and mean the same to every reader of JSON.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value, or null.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// The value as a document: sorted keys, an indentation of two, a line break at the end.
  package var document: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  /// The value in one line.
  package var line: String {
    switch self {
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)): \($0.value.line)" }
        .joined(separator: ", ") + "}"
    default: scalarText
    }
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .array(let values) where !values.isEmpty:
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        value.write(to: &text, indentation: inner)
      }
      text += "\n\(indentation)]"
    case .object(let values) where !values.isEmpty:
      text += "{"
      for (index, (key, value)) in values.sorted(by: { $0.key < $1.key }).enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner + Self.quoted(key) + ": "
        value.write(to: &text, indentation: inner)
      }
      text += "\n\(indentation)}"
    default: text += line
    }
  }

  private var scalarText: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .array, .object: line
    }
  }

  /// JSON has no word for what is not a number.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    // Most texts are plain, and stay as they are. `#` may begin a command.
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C && $0 != 0x23 }) {
      return "\"" + text + "\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        if String(scalar).printable() == String(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
    }
    // A CI runner that sees the document would obey what follows.
    return result.withoutRunnerCommands("\\u005b") + "\""
  }
}

extension JSONValue {
  /// An asset without a type, as adapters hand over in `extraAssets`. What JSON cannot say is named by its type:
  /// a description may hold an address, which is another one in the next run.
  ///
  /// - Parameter depth: how far to look into lists and objects.
  package init(asset: Any, depth: Int = 8) {
    if let scalar = JSONValue(scalar: asset) {
      self = scalar
      return
    }
    switch asset {
    case let number as NSNumber: self = .number(number.doubleValue)
    case let list as [Any] where depth > 0:
      self = .array(list.map { JSONValue(asset: $0, depth: depth - 1) })
    case let values as [String: Any] where depth > 0:
      self = .object(values.mapValues { JSONValue(asset: $0, depth: depth - 1) })
    default: self = .string(String(reflecting: type(of: asset)))
    }
  }

  /// A text, a truth value, a number or a URL; nil for everything else.
  init?(scalar: Any) {
    switch scalar {
    case let text as String: self = .string(text)
    case let flag as Bool where type(of: scalar) == Bool.self: self = .bool(flag)
    case let whole as any BinaryInteger:
      self = Int(exactly: whole).map { .integer($0) } ?? .number(Double(whole))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let url as URL: self = .string(url.absoluteString)
    default: return nil
    }
  }
}
