import AdPlatform
import AdapterTool
import WaterfallStudy

extension SweepReport {
  /// How many points a text has; documents have all.
  private static let mostRows = 20

  /// The report for people.
  var text: StyledText {
    var text = StyledText()
    let names = axes.map { $0.name.printable(limit: TextLayout.textLimit) }.joined(separator: " × ")
    text.add(
      ("\(points.count.grouped) point\(points.count == 1 ? "" : "s") of \(names)", .heading),
      (", \(requests.grouped) requests each, seed \(seed)", .faint)
    )
    if let summary { text.addHanging([], summary.printable(limit: TextLayout.textLimit), .faint) }
    let front = front
    let shown = front.prefix(Self.mostRows)
    text.addHeading("The front")
    text.addHanging(
      [("  ", .plain)],
      "No other point is as good in all figures and better in one. * is the given waterfall. Latency (p50, p90) is that of"
        + " ads, wait that of all requests on average, revenue that of 1,000 requests.",
      .faint
    )
    let rows = shown + points.filter { $0.isGiven && !$0.isOnFront }
    let header = columns + ["fill rate", "p50", "p90", "wait", "revenue"]
    text.addTable(header: header, rows.map { cells(of: $0) + $0.texts })
    text.addHeading("Differences from the given waterfall, with 95 % intervals")
    let differences = shown.filter { !$0.isGiven }.map { point in
      cells(of: point) + Self.figures.map(point.differenceText)
    }
    if differences.isEmpty {
      text.addHanging([("  ", .plain)], "The given waterfall is the front.", .faint)
    } else {
      let units = ["fill rate, points", "p50, ms", "p90, ms", "wait, ms", "revenue, $"]
      text.addTable(header: columns + units, differences)
    }
    addNotes(front.count, to: &text)
    return text
  }

  private var columns: [String] { axes.map { TextLayout.label($0.title) } }

  private func cells(of point: Point) -> [String] {
    let cells = point.settings.map { $0.printable(limit: TextLayout.textLimit) }
    return [cells[0] + (point.isGiven ? " *" : "")] + cells.dropFirst()
  }

  private func addNotes(_ count: Int, to text: inout StyledText) {
    var notes: [String] = []
    if isSearch {
      notes.append(
        "Orders were searched from the given one, the best price first and the highest fill rate first: the front may lack"
          + " some."
      )
    }
    let rest = points.count - min(count, Self.mostRows)
    if rest > 0 {
      notes.append(
        rest == 1
          ? "1 more point is in the documents of --csv, --json and --html."
          : "\(rest.grouped) more points are in the documents of --csv, --json and --html."
      )
    }
    if let advice { notes.append(advice) }
    guard !notes.isEmpty else { return }
    text.add()
    for note in notes { text.addHanging([], note) }
  }
}
