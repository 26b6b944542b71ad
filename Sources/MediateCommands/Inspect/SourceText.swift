import Foundation

/// The text of a document by its lines, as a person reads it beside the findings.
struct SourceText: Equatable, Sendable {
  /// How many bytes the document has.
  let byteCount: Int
  /// In UTF-8, without their ends.
  private let lines: [ArraySlice<UInt8>]

  init(_ data: Data) {
    byteCount = data.count
    let bytes = Self.utf8(data)
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
  }

  var lineCount: Int { lines.count }

  /// A line, counted from 1.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? String(decoding: lines[number - 1], as: UTF8.self) : ""
  }

  /// The text in UTF-8; what is in no encoding that documents have is read as UTF-8 with `�` for what is not.
  private static func utf8(_ data: Data) -> [UInt8] {
    let bytes = [UInt8](data)
    switch bytes.prefix(2) {
    case [0xFF, 0xFE], [0x3C, 0]: return Array((String(data: data, encoding: .utf16LittleEndian) ?? "").utf8)
    case [0xFE, 0xFF], [0, 0x3C]: return Array((String(data: data, encoding: .utf16BigEndian) ?? "").utf8)
    default: break
    }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
    let isLatin = head.contains("8859-1") || head.contains("1252") || head.contains("latin1")
    guard isLatin, let text = String(data: data, encoding: .windowsCP1252) else { return bytes }
    return Array(text.utf8)
  }
}
