import AdPlatform
import AdapterTool
import ReportPage

/// The lines of a document around its findings: all of it if it is short.
struct SourceExcerpt {
  /// The lines that are shown, in order.
  let numbers: [Int]
  private let source: SourceText
  /// The findings of a line by their places in the list.
  private let marks: [Int: [Int]]

  /// 2,000 lines and 200 KB, so that the page opens at once.
  private static let maximumLines = 2000
  private static let maximumBytes = 200_000

  init(_ source: SourceText, findings: [any Finding]) {
    self.source = source
    marks = Dictionary(grouping: findings.indices) { findings[$0].line }
      .filter { 1...source.lineCount ~= $0.key }
    numbers = Self.numbers(around: marks.keys.sorted(), in: source)
  }

  /// The findings of one line, by their places in the list.
  func findings(at line: Int) -> [Int] { marks[line] ?? [] }

  /// Whether the finding's line is shown.
  func shows(_ line: Int) -> Bool { marks[line] != nil && Self.contains(line, numbers) }

  /// A line as markup: at most as many characters as any text of a page.
  func html(_ number: Int) -> HTML {
    let line = source.line(number)
    let omitted = line.utf8.count > HTML.textLimit ? line.unicodeScalars.count - HTML.textLimit : 0
    return HTML([
      HTML(line),
      omitted > 0
        ? HTML(.span, .class("gap")) { " \(counted(omitted, "character")) of this line left out" } : .empty,
    ])
  }

  /// The markup of a line is longer than the line: `&` is `&amp;`.
  private static func cost(_ number: Int, _ source: SourceText) -> Int {
    HTML(source.line(number)).markup.utf8.count
  }

  /// As many lines around the marked ones as fit.
  private static func numbers(around marks: [Int], in source: SourceText) -> [Int] {
    let all = Array(1...max(source.lineCount, 1))
    if let fitting = fitting(all, source), fitting.count == all.count { return all }
    guard !marks.isEmpty else { return fitting(all.prefix(maximumLines), source, isCut: true) ?? [] }
    for context in [500, 200, 100, 50, 20, 10, 5, 2] {
      var lines: [Int] = []
      for mark in marks {
        let first = max(mark - context, (lines.last ?? 0) + 1)
        let last = min(mark + context, source.lineCount)
        if first <= last { lines += first...last }
      }
      if let lines = fitting(lines, source) { return lines }
    }
    return fitting(marks.prefix(maximumLines), source, isCut: true) ?? []
  }

  /// The lines if they fit; with `isCut` as many of them as do.
  private static func fitting(
    _ lines: some Collection<Int>,
    _ source: SourceText,
    isCut: Bool = false
  ) -> [Int]? {
    guard lines.count <= maximumLines else { return nil }
    var room = maximumBytes
    var result: [Int] = []
    for line in lines {
      room -= cost(line, source)
      guard room >= 0 else { return isCut ? result : nil }
      result.append(line)
    }
    return result
  }

  private static func contains(_ line: Int, _ numbers: [Int]) -> Bool {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == line
  }
}

extension SourceExcerpt {
  /// The lines with their numbers, what was found at them, and how many are left out between them.
  func html(of findings: [any Finding]) -> HTML {
    var pieces: [HTML] = []
    var next = 1
    for number in numbers {
      if number > next { pieces.append(Self.gap(next..<number)) }
      next = number + 1
      pieces.append(line(number, findings))
    }
    if next <= source.lineCount { pieces.append(Self.gap(next..<source.lineCount + 1)) }
    return HTML(.ol, .class("source"), .label("Source text"), .tabIndex(0)) { HTML(pieces) }
  }

  private static func gap(_ lines: Range<Int>) -> HTML {
    let text =
      lines.count == 1
      ? "line \(lines.lowerBound) is left out"
      : "lines \(lines.lowerBound) to \(lines.upperBound - 1) are left out"
    return HTML(.li, .class("gap")) { "… \(text)" }
  }

  private func line(_ number: Int, _ findings: [any Finding]) -> HTML {
    let marked = self.findings(at: number)
    let value = Attribute.value("\(number)")
    guard !marked.isEmpty else { return HTML(.li, value) { html(number) } }
    return HTML(.li, .id("line-\(number)"), .class("marked"), value) {
      html(number)
      for index in marked {
        HTML(.div, .class("found")) {
          HTML(.a, .target("finding-\(index)"), findings[index].tone.attribute) {
            (findings[index].tone.mark.map { $0 + " " } ?? "")
              + "\(findings[index].severityName) \(findings[index].name): \(findings[index].message)"
          }
        }
      }
    }
  }
}

extension Finding {
  var tone: Tone { severityName == "error" ? .bad : .unusual }
}
