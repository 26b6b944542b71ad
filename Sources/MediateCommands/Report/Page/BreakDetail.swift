import AdPlatform
import AdapterTool
import ReportPage

/// Something that happened, as a mark of a chart that leads to its line of the log.
struct TimelineMark {
  enum Lane {
    /// The app hears it, or does it.
    case heard
    /// A tracking URL is called.
    case called
    case other
  }

  /// Of its line of the log.
  var index: Int
  var time: Duration
  var lane: Lane
  var name: String
  var details: String?
  var tone: Tone

  /// Whether something went wrong. A tracking call for an error does not count: the error has a mark, too.
  var isProblem: Bool { lane != .called && (tone == .bad || tone == .unusual) }

  /// - Parameter origin: what the times of the chart count from.
  func item(from origin: Duration = .zero) -> LaneChart.Item {
    let words = [name.eventWords, details ?? ""].filter { !$0.isEmpty }.joined(
      separator: lane == .called ? ": " : " "
    )
    return LaneChart.Item(
      at: (time - origin).timeInterval,
      tone,
      words.shortened(PageText.labelLimit),
      target: LogLine.id(index)
    )
  }
}

/// A break by itself: its ads, what the app heard and what was called, on an axis of its own and moment by moment.
struct BreakDetail {
  var id: String
  var name: String
  var summary: String
  var outcome: String
  var tone: Tone
  /// When it was shown; nil if it was not.
  var period: (start: Duration, end: Duration)?
  var ads: [NumberedAd]
  /// What happened while it was shown.
  var marks: [TimelineMark]
  /// What the viewer sees while no ad plays.
  var gapWords: String
  /// What else there is to know: names and values.
  var facts: [(name: String, value: HTML)] = []
  var isOpen: Bool

  /// How many breaks have a chart of their own.
  static let most = 10

  static func note(onRest count: Int) -> HTML {
    PageText.note(onRest: count, of: most, "breaks, each with its own timeline,")
  }

  var html: HTML {
    HTML(.details, .id(id), isOpen ? .isOpen : nil) {
      HTML(.summary) {
        HTML(.strong) { HTML(name, limit: PageText.rowLimit) }
        ": \(summary)\(gapSummary) "
        HTML.badge(outcome, tone)
      }
      if let period { chart(from: period.start, to: period.end).html }
      moments
      if !facts.isEmpty { HTML.facts(facts) }
    }
  }

  private var gaps: [AdGap] {
    period.map { AdGap.all(from: $0.start, to: $0.end, between: ads) } ?? []
  }

  private var gapSummary: String {
    let time = gaps.reduce(Duration.zero) { $0 + $1.end - $1.start }
    return time == .zero ? "" : ", \(time.clock) without an ad"
  }

  private func chart(from start: Duration, to end: Duration) -> LaneChart {
    var adLane = ads.lane(runEnd: end, from: start)
    adLane.items += gaps.map { $0.item(gapWords, from: start) }
    adLane.items.sort { $0.start < $1.start }
    let lanes = [
      adLane,
      ads.failureLane(from: start),
      LaneChart.Lane("App hears", namedMarks.filter { $0.tone == .accent }.map { $0.item(from: start) }),
      LaneChart.Lane("Tracking calls", marks.filter { $0.lane == .called }.map { $0.item(from: start) }),
      LaneChart.Lane("Problems", marks.filter(\.isProblem).map { $0.item(from: start) }),
    ]
    return LaneChart(
      "The break \(name.shortened(PageText.labelLimit)): its ads, what the app hears, and tracking calls",
      axis: TimeAxis(to: (end - start).timeInterval, .clock),
      axisTitle: "since the break began",
      lanes.filter { !$0.items.isEmpty }
    )
  }

  /// The marks, with the names of ads in the place of their IDs.
  private var namedMarks: [TimelineMark] {
    marks.map { mark in
      guard let details = mark.details, mark.lane == .heard,
        let named = ads.lazy.compactMap({ $0.naming(details) }).first
      else { return mark }
      var mark = mark
      mark.details = named
      return mark
    }
  }

  /// What happened at each moment: what the app heard beside what was called.
  private var moments: HTML {
    var moments: [(time: Duration, heard: [String], called: [String])] = []
    for mark in namedMarks {
      if moments.last?.time != mark.time { moments.append((mark.time, [], [])) }
      let last = moments.count - 1
      if mark.lane == .called {
        moments[last].called.append(mark.name.eventWords)
      } else {
        moments[last].heard.append(
          [mark.name.eventWords, mark.details ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        )
      }
    }
    return DataTable(
      id + "-moments",
      caption: "What the app heard, and the tracking events that were called, at each moment",
      columns: [.init("Time", .number), .init("The app hears", .prose), .init("Tracking calls")],
      rows: moments.map { moment in
        DataTable.Row(
          [
            HTML(moment.time.clock),
            HTML(moment.heard.map { text in HTML(.div) { HTML(text, limit: PageText.rowLimit) } }),
            HTML(moment.called.joined(separator: ", "), limit: PageText.rowLimit),
          ]
        )
      }
    ).html
  }
}
