/// A place in a text, as editors count: lines from 1, and columns from 1.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// A place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte of a UTF-8 text. A byte order mark has no column.
  init(offset: Int, in bytes: [UInt8]) {
    var start = bytes.starts(with: JSONScanner.byteOrderMark) ? JSONScanner.byteOrderMark.count : 0
    line = 1
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    // Continuation bytes of UTF-8 begin with the bits 10.
    column =
      1 + bytes[min(start, offset)..<min(offset, bytes.count)].count { $0 & 0b1100_0000 != 0b1000_0000 }
  }
}

extension TextPosition: Comparable, CustomStringConvertible {
  /// Whether `a` comes first in the text.
  public static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.column) < (b.line, b.column) }

  /// `12:18`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
