import AdPlatform
import AdapterTool
import WaterfallStudy

/// What `mediate simulate --sweep` and `--orders` found out.
struct SweepReport: JSONReport {
  /// One waterfall of many.
  struct Point {
    /// The values on the axes.
    var settings: [String]
    var isGiven: Bool
    /// Whether no other point is as good in all figures and better in one.
    var isOnFront: Bool
    var figures: StudyEstimate
    /// From the given waterfall, in all figures.
    var differences: [StudyDifference]

    func difference(_ figure: StudyDifference.Figure) -> StudyDifference? {
      differences.first { $0.figure == figure }
    }
  }

  /// What is varied.
  struct Axis {
    /// `Premium.timeout`, `order`.
    var name: String
    var unit: String?

    /// As people read it.
    var title: String { name.printable(limit: 60) + (unit.map { ", \($0)" } ?? "") }
  }

  var axes: [Axis]
  /// How many each point has; the same in all.
  var requests: Int
  var seed: Int
  /// What the given configuration is for.
  var summary: String?
  /// Whether orders were searched, as there are too many to try all.
  var isSearch: Bool
  var points: [Point]

  /// The figures of tables, in their order.
  static let figures = StudyFront.figures

  /// The points of the front, with the most revenue first.
  var front: [Point] {
    points.enumerated().filter(\.element.isOnFront)
      .sorted {
        let (one, two) = ($0.element.revenue, $1.element.revenue)
        return one != two ? one > two : $0.offset < $1.offset
      }
      .map(\.element)
  }

  func document(for flag: Flag) -> String? {
    flag == .csv ? csv : flag == .json ? json.document : nil
  }

  // MARK: More requests

  /// How many requests would tell the differences of the front from 0 that so many cannot tell.
  struct MoreRequests: Equatable {
    /// How many differences cannot be told from 0.
    var unclear: Int
    /// What would do for the clearest of them, and for all.
    var least: Int
    var most: Int
  }

  /// Nil if all differences of the front are told, or are 0 as far as they are written.
  var moreRequests: MoreRequests? {
    let unclear = front.flatMap(\.differences).filter {
      Self.figures.contains($0.figure) && $0.meaning == .unclear
    }
    let needs = unclear.compactMap { difference -> Int? in
      guard let interval = difference.interval, difference.difference != 0 else { return nil }
      // The width of an interval falls with the square root of the requests.
      let ratio = (interval.upperBound - interval.lowerBound) / 2 / abs(difference.difference)
      return Self.rounded(Double(requests) * ratio * ratio * 1.1)
    }
    guard let least = needs.min(), let most = needs.max() else { return nil }
    return MoreRequests(unclear: needs.count, least: least, most: most)
  }

  /// Whether there are too few requests for intervals.
  var lacksIntervals: Bool {
    front.flatMap(\.differences).contains { Self.figures.contains($0.figure) && $0.interval == nil }
  }

  /// Up to two digits.
  private static func rounded(_ number: Double) -> Int {
    guard number < Double(StudyLimits.maximumRequests) else { return StudyLimits.maximumRequests }
    let number = Int(number.rounded(.up))
    let unit = (0..<max("\(number)".count - 2, 0)).reduce(1) { unit, _ in unit * 10 }
    return (number + unit - 1) / unit * unit
  }

  /// What to do about differences that cannot be told; nil if there is nothing.
  var advice: String? {
    if lacksIntervals {
      return "\(requests.grouped) requests are too few for 95 % intervals of some figures: differences"
        + " without an interval may be chance. Use --requests \(max(requests * 10, 2_000)) or more."
    }
    guard let more = moreRequests else { return nil }
    let what =
      more.unclear == 1
      ? "1 difference of the front cannot be told from 0"
      : "\(more.unclear.grouped) differences of the front cannot be told from 0"
    let enough =
      more.least == more.most
      ? "about \(more.most.grouped) would do"
      : "about \(more.least.grouped) would do for the clearest, \(more.most.grouped) for all"
    return "\(what) with \(requests.grouped) requests; \(enough) (--requests)."
  }
}

extension SweepReport.Point {
  var revenue: Double { figures.value(.revenuePerThousandRequests) ?? 0 }

  /// The figures as people read them, in the order of tables.
  var texts: [String] {
    SweepReport.figures.map { figure in figures.value(figure).map { figure.text($0) } ?? "–" }
  }

  /// The difference in a figure with its interval, as people read it.
  func differenceText(_ figure: StudyDifference.Figure) -> String {
    differenceNumber(figure) + (differenceBounds(figure).map { " (\($0))" } ?? "")
  }

  /// The difference alone.
  func differenceNumber(_ figure: StudyDifference.Figure) -> String {
    guard !isGiven, let difference = difference(figure) else { return "–" }
    return difference.meaning == .same ? "0" : difference.number
  }

  /// Its interval; nil where the difference says all.
  func differenceBounds(_ figure: StudyDifference.Figure) -> String? {
    guard !isGiven, let difference = difference(figure), difference.meaning != .same else { return nil }
    return difference.interval.map { "\(figure.number($0.lowerBound)) to \(figure.number($0.upperBound))" }
  }
}

// MARK: - Documents

extension SweepReport: Encodable {
  private enum CodingKeys: CodingKey {
    case axes, requests, seed, isSearch, points, advice
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(axes.map(\.name), forKey: .axes)
    try container.encode(requests, forKey: .requests)
    try container.encode(seed, forKey: .seed)
    try container.encode(isSearch, forKey: .isSearch)
    try container.encode(points, forKey: .points)
    try container.encode(advice, forKey: .advice)
  }
}

extension SweepReport.Point: Encodable {
  private enum CodingKeys: CodingKey {
    case settings, isGiven, isOnFront
    /// The values are in the differences: first is that of the given waterfall, second that of this one.
    case differences
  }
}

extension SweepReport {
  /// A table for spreadsheets: a row for each point.
  var csv: String {
    let columns = Self.figures.map(\.rawValue)
    let header =
      axes.map(\.name) + ["isGiven", "isOnFront"] + columns
      + columns.flatMap { ["\($0)Difference", "\($0)Low", "\($0)High"] }
    let rows = points.map { point -> [String] in
      let values = Self.figures.map { point.figures.value($0).map(Self.number) ?? "" }
      let differences = Self.figures.flatMap { figure -> [String] in
        guard let difference = point.difference(figure) else { return ["", "", ""] }
        let bounds = difference.interval.map { [Self.number($0.lowerBound), Self.number($0.upperBound)] }
        return [Self.number(difference.difference)] + (bounds ?? ["", ""])
      }
      return point.settings.map { $0.printable() } + ["\(point.isGiven)", "\(point.isOnFront)"] + values
        + differences
    }
    return ([header] + rows).map { $0.map(SimulateReport.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func number(_ value: Double) -> String {
    FixedPoint(units: Int((value * 1_000_000).rounded()), places: 6).plainText
  }
}
