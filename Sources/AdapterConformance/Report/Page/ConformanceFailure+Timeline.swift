import AdMediation
import AdPlatform
import ReportPage

extension ConformanceFailure {
  /// The timeline as a chart and a table, with what shows the failure marked.
  ///
  /// - Parameter id: what the IDs of the rows begin with.
  func timelineHTML(id: String) -> HTML {
    guard !timeline.isEmpty else { return .note("Nothing was logged.") }
    return HTML([
      HTML(.h3) { "Timeline" },
      chart(id: id)?.html ?? .empty,
      DataTable(
        "\(id)-timeline",
        caption: marked.isEmpty
          ? "Every event, in order"
          : "Every event, in order; \(marked.count == 1 ? "the marked one" : "each marked one") \(markWords)",
        columns: [.init("Time", .number), .init("Event"), .init("Details", .prose)],
        isSearchable: timeline.count > 30,
        rows: rows(id: id)
      ).html,
    ])
  }

  /// What the marked events are. Of an adapter that ended its process only the last one is known.
  private var markWords: String {
    remedy == nil ? "shows the failure" : "was the last before the process ended"
  }
  private var markTone: Tone { remedy == nil ? .bad : .unusual }

  // MARK: The table

  /// More events than that are not shown in full: those around the marked ones, the first and the last.
  private static let shownCount = 300
  /// How many events are shown around each marked one.
  private static let neighbours = 3

  private func rows(id: String) -> [DataTable.Row] {
    let shown = shownIndices
    var rows: [DataTable.Row] = []
    var next = timeline.startIndex
    for index in shown + [timeline.endIndex] {
      if index > next { rows.append(gap(index - next)) }
      if index < timeline.endIndex {
        let mark = marked.contains(index) ? HTML(.div, markTone.attribute) { markWords } : nil
        rows.append(timeline[index].row(id: "\(id)-e\(index)", mark: mark, markTone))
      }
      next = index + 1
    }
    return rows
  }

  private var shownIndices: [Int] {
    guard timeline.count > Self.shownCount else { return Array(timeline.indices) }
    let edge = Self.shownCount / 4
    let near = marked.sorted().prefix(edge / Self.neighbours)
      .flatMap { ($0 - Self.neighbours)...($0 + Self.neighbours) }
    return Set(Array(timeline.indices.prefix(edge)) + near + timeline.indices.suffix(edge))
      .filter(timeline.indices.contains).sorted()
  }

  private func gap(_ count: Int) -> DataTable.Row {
    DataTable.Row(
      tone: .faint,
      [HTML("…"), .empty, HTML("\(count) events are not shown here. The report of check --json has them.")]
    )
  }

  // MARK: The chart

  /// The most kinds of events that have a lane of their own.
  private static let laneCount = 10

  /// A lane for each kind of event; nil if everything happens at once, or there are too many kinds.
  private func chart(id: String) -> LaneChart? {
    let seconds = timeline.map(\.seconds)
    guard let start = seconds.min(), let end = seconds.max(), end > start else { return nil }
    var names: [String] = []
    for entry in timeline where !names.contains(entry.name) {
      names.append(entry.name)
      guard names.count <= Self.laneCount else { return nil }
    }
    let shown = Set(shownIndices)
    return LaneChart(
      "Timeline of \(rule.id)",
      axis: TimeAxis(from: min(start, 0), to: end, .milliseconds),
      axisTitle: "virtual time",
      markNames: [markTone: markWords],
      names.map { name in
        let indices = timeline.indices.filter { timeline[$0].name == name }
        return LaneChart.Lane(
          name.printable(),
          indices.map { index in
            let isMarked = marked.contains(index)
            return LaneChart.Item(
              at: timeline[index].seconds,
              isMarked ? markTone : .accent,
              isMarked ? "\(name), which \(markWords)" : name,
              target: shown.contains(index) ? "\(id)-e\(index)" : nil
            )
          }
        )
      }
    )
  }
}

extension AdLogEntry {
  fileprivate var seconds: Double { time.milliseconds / 1000 }

  fileprivate func row(id: String, mark: HTML?, _ tone: Tone) -> DataTable.Row {
    DataTable.Row(
      id: id,
      tone: mark == nil ? .plain : tone,
      [
        HTML(time.inMilliseconds),
        HTML([
          HTML(.code) { name },
          mark ?? .empty,
        ]),
        HTML(
          details.sorted { $0.key < $1.key }.map { key, value in
            HTML(.div) {
              HTML(.small) { "\(key): " }
              value.isEmpty ? "none" : value.replacing(",", with: ", ")
            }
          } + [anomaly.map { anomaly in HTML(.div) { anomaly.explanation } } ?? .empty]
        ),
      ]
    )
  }
}
