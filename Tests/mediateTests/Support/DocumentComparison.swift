import AdPlatform
import Foundation
import Testing
import VAST

/// Compares values of the module VAST with their JSON, property by property, whatever their types are.
struct DocumentComparison {
  /// The properties that had a value, and those that had none, as `Type.property`.
  private var present: Set<String> = []
  private var absent: Set<String> = []

  /// The properties that had a value in none of the documents; lists without elements have none.
  var neverPresent: [String] { absent.subtracting(present).sorted() }

  mutating func compare(_ document: AdDocument, _ json: Any) {
    compareCase(Mirror(reflecting: document), json as? [String: Any] ?? [:], "document")
  }

  private mutating func compare(_ value: Any, _ json: Any, _ path: String) {
    switch value {
    case let url as URLTemplate: #expect(json as? String == url.text, "\(path)")
    case let duration as Duration: #expect(json as? Double == duration.timeInterval, "\(path)")
    case let word as any RawRepresentable: #expect(json as? String == word.rawValue as? String, "\(path)")
    case let text as String: #expect(json as? String == text, "\(path)")
    case let flag as Bool: #expect(json as? Bool == flag, "\(path)")
    case let number as Int: #expect(json as? Int == number, "\(path)")
    case let number as Decimal: #expect((json as? NSNumber)?.description == number.description, "\(path)")
    // Their spelling has tests of its own.
    case is TimeOffset, is BreakOffset, is Icon.Position<Icon.HorizontalEdge>,
      is Icon.Position<Icon.VerticalEdge>:
      #expect(json is String || json is NSNumber, "\(path)")
    case is Warning: #expect((json as? [String: Any])?["message"] is String, "\(path)")
    case let list as [Any]:
      let items = json as? [Any]
      #expect(items?.count == list.count, "\(path)")
      for (index, pair) in zip(list, items ?? []).enumerated() {
        compare(pair.0, pair.1, "\(path)[\(index)]")
      }
    default:
      let mirror = Mirror(reflecting: value)
      let object = json as? [String: Any] ?? [:]
      if mirror.displayStyle == .struct {
        compareProperties(mirror, object, path)
      } else {
        compareCase(mirror, object, path)
      }
    }
  }

  private mutating func compareProperties(_ mirror: Mirror, _ object: [String: Any], _ path: String) {
    var keys: Set<String> = []
    for case (let label?, let property) in mirror.children {
      let name = "\(mirror.subjectType).\(label)"
      guard let value = Self.unwrapped(property) else {
        absent.insert(name)
        continue
      }
      if let list = value as? [Any], list.isEmpty { absent.insert(name) } else { present.insert(name) }
      keys.insert(label)
      compare(value, object[label] ?? NSNull(), "\(path).\(label)")
    }
    #expect(Set(object.keys) == keys, "\(path)")
  }

  /// An enumeration's case is a key, and so is the name of each further value.
  private mutating func compareCase(_ mirror: Mirror, _ object: [String: Any], _ path: String) {
    guard let child = mirror.children.first, let name = child.label else {
      Issue.record("\(path) is of no known kind")
      return
    }
    var keys: Set = [name]
    let payload = Mirror(reflecting: child.value)
    let parts = payload.displayStyle == .tuple ? Array(payload.children) : [(nil, child.value)]
    for (index, part) in parts.enumerated() {
      guard let value = Self.unwrapped(part.value) else { continue }
      let key = index == 0 ? name : part.label ?? ""
      keys.insert(key)
      compare(value, object[key] ?? NSNull(), "\(path).\(key)")
    }
    #expect(Set(object.keys) == keys, "\(path)")
  }

  /// What is in an optional, or the value itself.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
