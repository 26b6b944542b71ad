import AdPlatform
import Foundation
import HLS

/// The members of a JSON object that a stranger wrote: what is missing or of another type is nil, and nothing is longer
/// than allowed.
struct JSONFields {
  private let members: [String: Any]

  /// 1000 Unicode scalars: what is longer is no name, title or description, and would only fill memory. (A single
  /// character may have a million of them.)
  static let longestText = 1000
  /// 8000 bytes: longer URLs are cut off by servers and proxies.
  static let longestURL = 8000

  init(_ members: [String: Any]) { self.members = members }

  /// Nil if the data is not a JSON object.
  init?(data: Data) {
    guard !data.isNestedJSON(deeperThan: JSONScanner.maximumDepth),
      let members = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    self.members = members
  }

  /// Whether there is a member of this name, and it is not null.
  func has(_ name: String) -> Bool { members[name].map { !($0 is NSNull) } ?? false }

  /// A text, cut to ``longestText``. Numbers are written out: services write identifiers either way.
  func text(_ name: String) -> String? {
    switch members[name] {
    case let text as String: String(text.unicodeScalars.prefix(Self.longestText))
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// A number, also one that is written as a text. Never infinite, and never no number.
  func number(_ name: String) -> Double? {
    let value: Double? =
      switch members[name] {
      case let text as String where text.utf8.count <= 40: Double(text)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number from 0 to a limit; nil beyond.
  func count(_ name: String, upTo limit: Int) -> Int? {
    number(name).flatMap { $0 >= 0 && $0 <= Double(limit) ? Int($0) : nil }
  }

  /// A number of seconds; what is below zero counts as zero, and more than a day as a day.
  func seconds(_ name: String) -> Duration? {
    number(name).map { Duration(timeInterval: min(max($0, 0), 24 * 3600)) }
  }

  /// An absolute `http` or `https` URL with a host.
  func webURL(_ name: String) -> URL? {
    guard let text = members[name] as? String, text.utf8.count <= Self.longestURL else { return nil }
    guard let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return nil }
    return url.isWebURL ? url : nil
  }

  func flag(_ name: String) -> Bool {
    switch members[name] {
    case let flag as Bool: flag
    case let text as String: text.lowercased() == "true"
    default: false
    }
  }

  func object(_ name: String) -> JSONFields? {
    (members[name] as? [String: Any]).map(JSONFields.init)
  }

  /// The objects among a member's members by their names, in the order of these; no more than a limit.
  ///
  /// - Returns: nil if the member is no object; `isCut` when there were more, or something else between them.
  func objects(_ name: String, limit: Int) -> (objects: [String: JSONFields], isCut: Bool)? {
    guard let all = members[name] as? [String: Any] else { return nil }
    let sound = all.filter { $0.key.utf8.count <= Self.longestText && $0.value is [String: Any] }
    let names = sound.count > limit ? Array(sound.keys.sorted().prefix(limit)) : Array(sound.keys)
    var objects: [String: JSONFields] = [:]
    for name in names { objects[name] = (sound[name] as? [String: Any]).map(JSONFields.init) }
    return (objects, objects.count < all.count)
  }

  /// The objects in a member that is a list, in order; no more than a limit.
  ///
  /// - Returns: nil if the member is no list; `isCut` when there were more, or something else between them.
  func list(_ name: String, limit: Int) -> (objects: [JSONFields], isCut: Bool)? {
    guard let all = members[name] as? [Any] else { return nil }
    let objects = all.prefix(limit).compactMap { ($0 as? [String: Any]).map(JSONFields.init) }
    return (objects, objects.count < all.count)
  }
}
