import AdPlatform
import Foundation

/// Any key at all.
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Throws for a key that its reader does not know: usually a mistyped one, whose value would be lost.
  package func refuseUnknownKeys<Key: CodingKey & CaseIterable>(_ known: Key.Type) throws {
    let names = Key.allCases.map(\.stringValue)
    let container = try container(keyedBy: AnyKey.self)
    // Sorted, so that the same file always gets the same message.
    let unknown = container.allKeys.filter { !names.contains($0.stringValue) }
    guard let key = unknown.min(by: { $0.stringValue < $1.stringValue }) else { return }
    let nearest = NearestNames.to(key.stringValue, among: names, limit: 1)
    throw ConfigurationError(
      keyPath: (codingPath + [key]).keyPath,
      problem: "unknown key",
      advice: nearest.first.map { "did you mean \($0)?" }
        ?? "the keys here are \(names.joined(separator: ", "))"
    )
  }
}
