import AdPlatform
import AdapterTool
import Foundation

/// How far something is, on standard error: in one line, which is gone when it ends.
@MainActor
final class ProgressBar {
  private let total: Int
  private var shown = ""
  private let start = ContinuousClock.now

  private init(total: Int) { self.total = total }

  /// A bar in a terminal; otherwise none.
  static func onTerminal(total: Int) -> ProgressBar? {
    let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return isatty(STDERR_FILENO) == 1 && !isDumb ? ProgressBar(total: total) : nil
  }

  func show(_ done: Int) {
    let line = Self.line(done, of: total, after: .now - start)
    guard line != shown else { return }
    shown = line
    write("\r" + line + "\u{1B}[K")
  }

  /// Clears the line.
  func end() {
    guard !shown.isEmpty else { return }
    write("\r\u{1B}[K")
  }

  /// The bar: `[#####---------------]  25 %, 12 s left`.
  ///
  /// - Parameter elapsed: how long it took so far. The time left is estimated by it, after the first second.
  nonisolated static func line(_ done: Int, of total: Int, after elapsed: Duration = .zero) -> String {
    let part = total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 1
    let full = Int(part * Double(width))
    let percent = "\(Int(part * 100))".paddedBefore(to: 3)
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: width - full)
      + "] \(percent) %" + timeLeft(part, elapsed)
  }

  private nonisolated static func timeLeft(_ part: Double, _ elapsed: Duration) -> String {
    guard elapsed >= .seconds(1), part > 0, part < 1 else { return "" }
    let seconds = Int((elapsed.timeInterval * (1 - part) / part).rounded(.up))
    switch seconds {
    case ..<60: return ", \(seconds) s left"
    case ..<3600: return ", \(seconds / 60) min \(seconds % 60) s left"
    default: return ", \(seconds / 3600) h \(seconds % 3600 / 60) min left"
    }
  }

  private nonisolated static let width = 40

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
