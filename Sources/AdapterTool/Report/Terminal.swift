import Foundation

/// Where a text is read: a terminal, or a file or pipe.
package struct Terminal: Equatable, Sendable {
  /// Whether text may be coloured.
  package var isColoured: Bool
  /// How wide a line may be.
  package var columns: Int

  package init(isColoured: Bool = false, columns: Int = defaultColumns) {
    self.isColoured = isColoured
    self.columns = columns
  }

  /// The width without a terminal: narrow enough for one beside an editor, wide enough for a sentence.
  package static let defaultColumns = 100
  /// Narrower than this nothing can be read, and longer lines than this are hard to read.
  package static let columnRange = 20...120

  /// A file or a pipe.
  package static let plain = Terminal()

  /// Where standard output goes. Colour only in a terminal, and unless NO_COLOR is set: see no-color.org.
  static var standardOutput: Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let refusesColour = environment["NO_COLOR", default: ""] != "" || environment["TERM"] == "dumb"
    return Terminal(
      isColoured: isTerminal && !refusesColour,
      columns: columns(environment["COLUMNS"], window: isTerminal ? windowColumns : nil)
    )
  }

  /// The width to write for.
  ///
  /// - Parameters:
  ///   - text: the environment's `COLUMNS`, which goes first.
  ///   - window: the width of the terminal, if there is one.
  static func columns(_ text: String?, window: Int?) -> Int {
    let wanted = text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? window ?? defaultColumns
    return min(max(wanted, columnRange.lowerBound), columnRange.upperBound)
  }

  private static var windowColumns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
