import AdPlatform
public import Foundation

/// What is wrong with a configuration, where, and what to do about it.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// Where it is, such as `adUnits.home.sources[1].timeout`; empty for the whole document.
  public var keyPath: String
  /// What is wrong.
  public var problem: String
  /// What to do.
  public var advice: String

  /// An error of these parts.
  package init(keyPath: String, problem: String, advice: String) {
    self.keyPath = keyPath
    self.problem = problem
    self.advice = advice
  }

  /// Puts an error of `JSONDecoder` into our words.
  package init(decoding error: any Error, in json: Data) {
    switch error as? DecodingError {
    case .typeMismatch(let expected, let context):
      self.init(
        keyPath: context.codingPath.keyPath,
        problem: "not of the right type",
        advice: "write \(Self.jsonName(of: expected)) here"
      )
    case .valueNotFound(let expected, let context):
      self.init(
        keyPath: context.codingPath.keyPath,
        problem: "null is no value",
        advice: "write \(Self.jsonName(of: expected)) here"
      )
    case .keyNotFound(let key, let context):
      self.init(keyPath: (context.codingPath + [key]).keyPath, problem: "missing", advice: "add this key")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(
        keyPath: context.codingPath.keyPath,
        problem: context.debugDescription.printable(),
        advice: "correct this value"
      )
    default:
      self.init(
        keyPath: "",
        problem: "not JSON" + Self.place(in: json),
        advice: "look for a missing comma, quotation mark or bracket"
      )
    }
  }

  private static func jsonName(of type: any Any.Type) -> String {
    if type == String.self { return "a string" }
    if type == Double.self || type == Decimal.self { return "a number" }
    if type == Int.self { return "a whole number" }
    if type == Bool.self { return "true or false" }
    if "\(type)".hasPrefix("Array") { return "a list [ … ]" }
    return "an object { … }"
  }

  /// `JSONDecoder` does not say where it gave up; `JSONSerialization` does.
  private static func place(in json: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      return ""
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      return reason.map { " (\($0.printable()))" } ?? ""
    }
  }
}

extension ConfigurationError: LocalizedError, CustomStringConvertible {
  /// One line: the key path, what is wrong there, what to do.
  public var description: String {
    (keyPath.isEmpty ? "" : "\(keyPath): ") + "\(problem); \(advice)"
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension [any CodingKey] {
  /// The path as people write it: `adUnits.home.sources[1].timeout`.
  package var keyPath: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue.printable(limit: 100)
      }
    }
  }
}
