import AdPlatform
import AdapterTool
import ReportPage
import WaterfallStudy

extension SweepReport {
  /// The report for a browser.
  var page: Page? {
    let front = front
    let names = axes.map { $0.name.printable(limit: 60) }.joined(separator: " × ")
    return Page(
      kind: "Sweep of a waterfall",
      title: axes.count == 1 && axes[0].name == "order" ? "The order of the sources" : names,
      verdict: verdict,
      tone: .plain,
      facts: [
        ("Points", HTML(points.count.grouped)), ("On the front", HTML(front.count.grouped)),
        ("Requests", HTML("\(requests.grouped), the same for each point")), ("Seed", HTML("\(seed)")),
      ],
      sections: [
        Page.Section("front", "The front") {
          if let summary { HTML.note(summary.printable(limit: TextLayout.textLimit)) }
          HTML(.p) {
            "A point is on the front if no other point is as good in fill rate, latency of ads (p50 and p90) and revenue, and"
              + " better in one. Among points that are equal in these, the one with the shortest wait of all requests wins."
          }
          if let chart { chart.html }
          table("front-table", "The front, with the most revenue first", front).html
          if isSearch {
            HTML.note(
              "Orders were searched from the given one, the best price first and the highest fill rate first: the front may"
                + " lack some."
            )
          }
        },
        Page.Section("differences", "Differences from the given waterfall") {
          if let advice { HTML(.p) { advice } }
          differenceTable(front.filter { !$0.isGiven }).html
        },
        Page.Section("points", "All points") {
          table("point-table", "All points", points, isWhole: true).html
        },
      ]
    )
  }

  private var verdict: String {
    guard let given = points.first(where: \.isGiven) else { return "" }
    let onFront = front
    guard onFront.contains(where: { !$0.isGiven }) else {
      return "No point is better than the given waterfall in one figure without being worse in another"
    }
    let others = onFront.count { !$0.isGiven }
    return given.isOnFront
      ? "No point beats the given waterfall; the front has \(counted(others, "other point"))"
      : betterThanGiven.map { point in
        let gains = Self.figures.compactMap { figure in
          point.difference(figure).flatMap { $0.meaning == .better ? "\(figure.name) \($0.text)" : nil }
        }
        return "\(words(for: point)) is as good as the given waterfall in every figure, and better in: "
          + gains.joined(separator: "; ")
      } ?? "The given waterfall is not on the front, which has \(counted(others, "point"))"
  }

  /// A point of the front that is as good as the given waterfall in every figure, and clearly better in one.
  private var betterThanGiven: Point? {
    front.first { point in
      let meanings = Self.figures.compactMap { point.difference($0)?.meaning }
      return meanings.contains(.better) && meanings.allSatisfy { $0 == .better || $0 == .same }
    }
  }

  /// `Premium.timeout 7 s`.
  private func words(for point: Point) -> String {
    zip(axes, point.settings).map { axis, setting in
      let name = axis.name == "order" ? "The order" : axis.name
      return "\(name) \(setting)\(axis.unit.map { " \($0)" } ?? "")".printable(limit: 200)
    }
    .joined(separator: ", ")
  }

  // MARK: Drawing

  private var chart: ScatterChart? {
    let known = points.compactMap { point in
      point.figures.value(.p90Milliseconds).map { (point: point, latency: $0) }
    }
    guard let least = known.map(\.latency).min(), let most = known.map(\.latency).max() else { return nil }
    let revenues = known.map(\.point.revenue)
    let numbers = frontNumbers
    return ScatterChart(
      "Revenue by latency at p90 of \(known.count) points; the front is in the table below",
      horizontal: .init("Latency to the ad at p90", axis: ValueAxis(from: least, to: most)) { value in
        value < 1000 ? "\(value.plain) ms" : "\((value / 1000).plain) s"
      },
      vertical: .init(
        "Revenue per 1,000 requests; large dots are on the front, with their numbers in the table",
        axis: ValueAxis(from: revenues.min() ?? 0, to: revenues.max() ?? 0)
      ) { "$\($0.plain)" },
      // The given point has its label first, and so has the room that it needs.
      (known.filter(\.point.isGiven) + known.filter { !$0.point.isGiven }).map { point, latency in
        .init(
          latency,
          point.revenue,
          isStrong: point.isOnFront || point.isGiven,
          point.isGiven ? .unusual : point.isOnFront ? .accent : .faint,
          label: point.isGiven ? "given" : numbers[point.settings].map { "\($0)" }
        )
      }
    )
  }

  /// The places of points in the table of the front, from 1.
  private var frontNumbers: [[String]: Int] {
    Dictionary(front.enumerated().map { ($1.settings, $0 + 1) }) { first, _ in first }
  }

  // MARK: Tables

  private var columns: [DataTable.Column] {
    axes.map { $0.name == "order" ? .init("Order", .prose) : .init($0.title, .name) }
  }

  private func settings(of point: Point) -> [HTML] {
    point.settings.map { HTML($0.printable(limit: TextLayout.textLimit)) }
  }

  private func table(_ id: String, _ caption: String, _ points: [Point], isWhole: Bool = false) -> DataTable {
    let numbers = frontNumbers
    return DataTable(
      id,
      caption: caption,
      columns: [.init("No.", .number)] + columns + Self.figures.map { .init($0.name, .number) } + [
        .init("Result")
      ],
      states: isWhole ? [("front", "the front"), ("given", "the given one")] : [],
      isSearchable: isWhole && points.count > 20,
      rows: points.map { point in
        let states = [point.isOnFront ? "front" : nil, point.isGiven ? "given" : nil].compactMap(\.self)
        return DataTable.Row(
          state: states.isEmpty ? nil : states.joined(separator: " "),
          [HTML(numbers[point.settings].map { "\($0)" } ?? "")] + settings(of: point)
            + point.texts.map { HTML($0) } + [
              states.isEmpty
                ? HTML("") : .badge(states.joined(separator: ", "), point.isOnFront ? .accent : .plain)
            ]
        )
      }
    )
  }

  private func differenceTable(_ points: [Point]) -> DataTable {
    let numbers = frontNumbers
    return DataTable(
      "difference-table",
      caption: "What each point of the front changes, with 95 % intervals; all points have the same requests",
      columns: [.init("No.", .number)] + columns + [
        .init("Fill rate, points", .number), .init("p50, ms", .number), .init("p90, ms", .number),
        .init("Wait per request, ms", .number), .init("Revenue per 1,000, $", .number),
      ],
      rows: points.map { point in
        DataTable.Row(
          [HTML(numbers[point.settings].map { "\($0)" } ?? "")] + settings(of: point)
            + Self.figures.map { figure in
              let tone = point.difference(figure)?.tone ?? .plain
              return HTML([
                tone == .good || tone == .bad
                  ? .badge(point.differenceNumber(figure), tone) : HTML(point.differenceNumber(figure)),
                point.differenceBounds(figure).map { bounds in HTML(.div) { HTML(.small) { bounds } } }
                  ?? .empty,
              ])
            }
        )
      }
    )
  }
}
