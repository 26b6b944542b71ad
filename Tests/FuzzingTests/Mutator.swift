import Foundation
import WaterfallStudy

/// Changes seeds a little, the same way in every run: bytes, pieces, and words of the parser's dictionary.
struct Mutator {
  private var generator: SeededGenerator
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]

  /// - Parameters:
  ///   - words: the lines of a dictionary of libFuzzer.
  init(seed: UInt64, seeds: [[UInt8]], words: String) {
    generator = SeededGenerator(seed: seed)
    self.seeds = seeds
    self.words = words.split(separator: "\n").compactMap { Self.word(String($0)) }
  }

  /// A seed with one to four changes.
  mutating func next() -> Data {
    var bytes = seeds[below(seeds.count)]
    for _ in 0...below(4) { change(&bytes) }
    return Data(bytes)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = below(bytes.count + 1)
    switch below(7) {
    case 0 where place < bytes.count: bytes[place] = UInt8(below(256))
    case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(below(8))
    case 2: bytes.removeSubrange(piece(of: bytes))
    case 3: bytes.insert(contentsOf: bytes[piece(of: bytes)], at: place)
    case 4:
      let other = seeds[below(seeds.count)]
      bytes.insert(contentsOf: other[piece(of: other)], at: place)
    case 5 where !words.isEmpty: bytes.insert(contentsOf: words[below(words.count)], at: place)
    default: bytes.insert(contentsOf: String(below(.max)).utf8, at: place)
    }
  }

  /// Up to 64 bytes.
  private mutating func piece(of bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count + 1)
    return start..<min(bytes.count, start + below(65))
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  /// The bytes of a line such as `"\x89PNG"` or `name="a\\b"`.
  private static func word(_ line: String) -> [UInt8]? {
    guard !line.hasPrefix("#"), line.hasSuffix("\""), let start = line.firstIndex(of: "\"") else {
      return nil
    }
    var rest = Array(line[start...].utf8.dropFirst().dropLast())[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() {
        let isHexadecimal = escaped == UInt8(ascii: "x")
        let digits = isHexadecimal ? String(decoding: rest.prefix(2), as: UTF8.self) : ""
        bytes.append(UInt8(digits, radix: 16) ?? escaped)
        if isHexadecimal { rest = rest.dropFirst(2) }
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
