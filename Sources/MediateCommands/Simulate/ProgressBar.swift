import AdapterTool
import Foundation

/// How far something is, on standard error: in one line, which is gone when it ends.
@MainActor
final class ProgressBar {
  private let total: Int
  private var shown = ""

  private init(total: Int) { self.total = total }

  /// A bar where somebody sees it; otherwise none.
  static func onTerminal(total: Int) -> ProgressBar? {
    let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return isatty(STDERR_FILENO) == 1 && !isDumb ? ProgressBar(total: total) : nil
  }

  func show(_ done: Int) {
    let line = Self.line(done, of: total)
    guard line != shown else { return }
    shown = line
    write("\r" + line)
  }

  /// Clears the line.
  func end() {
    guard !shown.isEmpty else { return }
    write("\r\u{1B}[K")
  }

  /// The bar: `[#####---------------]  25 %`.
  nonisolated static func line(_ done: Int, of total: Int) -> String {
    let part = total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 1
    let full = Int(part * Double(width))
    let percent = "\(Int(part * 100))".paddedBefore(to: 3)
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: width - full)
      + "] \(percent) %"
  }

  private nonisolated static let width = 40

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
