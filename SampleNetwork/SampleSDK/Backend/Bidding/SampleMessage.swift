import Foundation

/// Something that the network's SDK and its servers tell each other through an auction, on one line of text.
protocol SampleMessage: Codable {}

extension SampleMessage {
  /// 64 KiB, hundreds of times a message.
  static var maximumBytes: Int { 1 << 16 }

  /// The text of the message, the same one for the same message; nil if a number in it is not finite.
  var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads what ``text`` wrote; nil for anything else.
  init?(_ text: String) {
    guard text.utf8.count <= Self.maximumBytes,
      let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    else { return nil }
    self = message
  }
}
