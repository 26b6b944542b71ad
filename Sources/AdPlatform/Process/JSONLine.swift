package import Foundation

/// A value on one line, as processes of one program exchange them.
package struct JSONLine: Sendable {
  /// The line, without its break.
  package let data: Data

  /// A line that was received.
  package init(_ data: Data) { self.data = data }

  /// The line of a value.
  package init(_ value: some Encodable) {
    // What the processes exchange are values without numbers that JSON lacks: encoding them does not fail. Should it all
    // the same, the other process misses the value.
    data = (try? JSONEncoder().encode(value)) ?? Data("null".utf8)
  }

  /// The value; nil if the line is that of another one.
  package func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: data)
  }
}
