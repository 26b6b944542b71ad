import AdPlatform
import AdapterTool
import ReportPage

/// A line of a log, as a page shows it.
struct LogLine {
  var times: [Duration]
  var kind: String
  var name: String
  var details: String?
  var tone: Tone
  var lane: TimelineMark.Lane

  /// - Parameters:
  ///   - details: of a call, the event that it is for; it goes before its URL.
  ///   - unknown: stands for the event of a call without one.
  init(
    _ times: [Duration],
    kind: String,
    _ name: String,
    _ details: String?,
    _ tone: Tone,
    _ lane: TimelineMark.Lane,
    unknown: String = ""
  ) {
    (self.times, self.kind, self.tone, self.lane) = (times, kind, tone, lane)
    (self.name, self.details) = lane == .called ? (details ?? unknown, name) : (name, details)
  }

  /// The ID of its row; nil for one that the table does not show.
  static func id(_ index: Int) -> String? { index < PageText.mostLines ? "e\(index)" : nil }

  func row(_ index: Int) -> DataTable.Row {
    let text = details.map { HTML($0, limit: PageText.rowLimit) } ?? .empty
    return DataTable.Row(
      id: Self.id(index),
      tone: tone == .bad || tone == .unusual ? tone : .plain,
      state: kind,
      times.map { HTML($0.clock) } + [
        HTML(kind),
        tone == .bad || tone == .unusual
          ? .badge(name.shortened(PageText.rowLimit), tone) : HTML(name, limit: PageText.rowLimit),
        lane == .called ? HTML(.code) { text } : text,
      ]
    )
  }
}

extension [LogLine] {
  /// The lines as marks of charts. An event of the ads is known by its name alone.
  var marks: [TimelineMark] {
    enumerated().map { index, line in
      TimelineMark(
        index: index,
        time: line.times[0],
        lane: line.lane,
        name: line.lane == .called || line.kind == "event" ? line.name : "\(line.kind): \(line.name)",
        details: line.details,
        tone: line.tone
      )
    }
  }
}

extension HTML {
  /// Everything that happened, with a filter for each kind.
  ///
  /// - Parameter clocks: the titles of the columns of times.
  static func log(_ lines: [LogLine], clocks: [String]) -> HTML {
    var kinds: [String] = []
    for line in lines where !kinds.contains(line.kind) { kinds.append(line.kind) }
    let table = DataTable(
      "log-table",
      caption:
        "Everything in order",
      columns: clocks.map { .init($0, .number) } + [.init("Kind"), .init("Name"), .init("Details", .prose)],
      states: kinds.map { ($0, $0) },
      isSearchable: true,
      rows: lines.prefix(PageText.mostLines).enumerated().map { $1.row($0) }
    )
    return HTML([table.html, PageText.note(onRest: lines.count, of: PageText.mostLines, "lines")])
  }
}

/// How much of a text that others wrote a page shows.
enum PageText {
  /// In a row of a table.
  static let rowLimit = 600
  /// In a drawing, where it is seen when one points at it.
  static let labelLimit = 100
  /// Beside a bar.
  static let captionLimit = 40
  /// How many lines of a log a page has.
  static let mostLines = 350
  /// How many rows another table has.
  static let mostRows = 100

  /// Says how much a page leaves out, and where it is; empty if it shows all.
  static func note(onRest count: Int, of most: Int = mostRows, _ things: String) -> HTML {
    count > most ? .note("\((count - most).grouped) more \(things) are not shown; --json has all.") : .empty
  }
}

extension String {
  /// The name of an event in words, the same for the SDK's `FIRST_QUARTILE` and for `firstQuartile` of a tracking URL.
  /// The log has the names as they are.
  var eventWords: String {
    if allSatisfy({ $0.isUppercase || $0 == "_" }) { return replacing("_", with: " ").lowercased() }
    guard !contains(" ") else { return self }
    return reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }

  /// Its beginning, on one line.
  func shortened(_ limit: Int) -> String {
    let start = String(unicodeScalars.prefix(limit + 1)).replacing("\n", with: " ")
    return start.unicodeScalars.count > limit ? String(start.unicodeScalars.prefix(limit)) + "…" : start
  }
}
