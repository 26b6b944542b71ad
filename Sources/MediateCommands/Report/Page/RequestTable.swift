import AdPlatform
import AdapterTool
import ReportPage

extension RequestRecord {
  var isFailed: Bool { error != nil }

  var tone: Tone { isFailed ? .bad : .good }

  /// What came of it, in a few words.
  fileprivate var answer: String {
    if let status { return isFailed ? "status \(status), failed" : "status \(status)" }
    return isFailed ? "failed" : "under way at the end"
  }
}

/// The requests of a run, those for one URL together.
struct RequestTable {
  private struct Group {
    var first: RequestRecord
    var count = 0
    var failed: [RequestRecord] = []
    var last = Duration.zero
    var slowest = Duration.zero
    var bytes = 0
  }

  private let requests: [RequestRecord]
  private var groups: [Group] = []
  /// The place of a URL in the table.
  private var places: [String: Int] = [:]

  /// How many URLs the table shows.
  private static let most = PageText.mostRows

  init(_ requests: [RequestRecord]) {
    self.requests = requests
    for request in requests {
      let key = request.method + request.url
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(Group(first: request))
      }
      groups[place].count += 1
      groups[place].last = request.time
      groups[place].slowest = max(groups[place].slowest, request.duration ?? .zero)
      groups[place].bytes += request.bytes ?? 0
      if request.isFailed { groups[place].failed.append(request) }
    }
  }

  /// A lane of the first request for each URL, and of those that failed.
  func lane(_ name: String) -> LaneChart.Lane {
    var known: Set<String> = []
    let shown = requests.filter { known.insert($0.method + $0.url).inserted || $0.isFailed }
    return LaneChart.Lane(
      name,
      note: shown.count < requests.count ? "without repeated ones" : nil,
      shown.map { request in
        LaneChart.Item(
          at: request.time.timeInterval,
          to: request.duration.flatMap { $0 > .milliseconds(500) ? (request.time + $0).timeInterval : nil },
          request.isFailed ? .bad : .plain,
          "\(request.answer): \(request.url)".shortened(PageText.labelLimit),
          target: id(of: request)
        )
      }
    )
  }

  private func id(of request: RequestRecord) -> String? {
    places[request.method + request.url].flatMap { $0 < Self.most ? "q\($0)" : nil }
  }

  var html: HTML {
    HTML([
      DataTable(
        "requests-table",
        caption: "Requests and their answers; those for the same URL are in one row",
        columns: [
          .init("URL", .prose), .init("Answer"), .init("Requests", .number), .init("Sent at", .number),
          .init("Slowest answer", .number), .init("Bytes", .number),
        ],
        isSearchable: groups.count > 8,
        rows: groups.prefix(Self.most).enumerated().map { row($1, id: "q\($0)") }
      ).html,
      PageText.note(onRest: groups.count, "URLs"),
    ])
  }

  private func row(_ group: Group, id: String) -> DataTable.Row {
    let isBad = !group.failed.isEmpty
    let shown = group.failed.first ?? group.first
    let count = group.count > 1 && isBad ? ", \(group.failed.count) of \(group.count)" : ""
    return DataTable.Row(
      id: id,
      tone: isBad ? .bad : .plain,
      [
        HTML([
          group.first.method == "GET" ? .empty : HTML(.small) { "\(group.first.method) " },
          HTML(.code) { HTML(group.first.url, limit: PageText.rowLimit) },
          shown.error.map { error in HTML(.div) { HTML(error, limit: PageText.rowLimit) } } ?? .empty,
        ]),
        .badge(shown.answer + count, shown.tone),
        HTML("\(group.count)"),
        HTML(group.first.time.clock + (group.count > 1 ? " to \(group.last.clock)" : "")),
        group.slowest > .zero ? HTML(group.slowest.inMilliseconds) : .empty,
        HTML("\(group.bytes)"),
      ]
    )
  }
}
