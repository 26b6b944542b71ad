import AdPlatform
import WaterfallStudy

extension SimulateReport {
  /// A table for spreadsheets: a row for each source, one for all, and one for each point of the cumulative latency
  /// curve. With two studies, the first column says which.
  var csv: String {
    let header = [
      "study", "row", "source", "cpm", "timeoutMilliseconds", "asked", "filled", "failed", "timedOut",
      "impressions", "clicks", "revenue", "p50Milliseconds", "p90Milliseconds", "p99Milliseconds",
      "maxMilliseconds", "waitedMilliseconds", "lostMilliseconds", "latencyMilliseconds", "share",
    ]
    let parts =
      switch self {
      case .study(let part): [part]
      case .comparison(let part, let other, _): [part.part, other.part]
      }
    let rows = parts.enumerated().flatMap { index, part in
      Self.rows(of: part).map { ["\(index + 1)"] + $0 }
    }
    return ([header] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func rows(of part: StudyPart) -> [[String]] {
    let figures = StudyFigures(part)
    let result = part.result
    let sources = figures.sources.map { source in
      let counts = source.counts
      return ["source", source.label.printable(), source.cpm.plainText, "\(source.timeoutMilliseconds)"]
        + [counts.asked, counts.filled, counts.failed, counts.timedOut, counts.impressions, counts.clicks]
        .map { "\($0)" } + [source.revenue.plainText] + StudyFigures.percentiles.map { _ in "" }
        + ["\(counts.waitedMilliseconds)", "\(counts.lostMilliseconds)", "", ""]
    }
    let failed = result.sources.reduce(0) { $0 + $1.failed }
    let timedOut = result.sources.reduce(0) { $0 + $1.timedOut }
    let latencies = StudyFigures.percentiles.map { name, _ in
      figures.latencyMilliseconds[name].map { "\($0)" } ?? ""
    }
    let all =
      ["all", "", "", ""]
      + [result.requests, result.fills, failed, timedOut, result.impressions, result.clicks].map { "\($0)" }
      + [figures.revenue.plainText] + latencies
      + ["\(result.waitedMilliseconds)", "\(result.sources.reduce(0) { $0 + $1.lostMilliseconds })", "", ""]
    return sources + [all] + curve(of: result)
  }

  /// How many ads arrived within a time, as a count and as a fraction of all ads.
  private static func curve(of result: StudyResult) -> [[String]] {
    let latency = result.latency
    return latency.curve.map { milliseconds, count in
      let share = FixedPoint(count, per: latency.total, places: 6)?.plainText ?? ""
      return ["curve", "", "", "", "", "\(count)"] + Array(repeating: "", count: 11)
        + ["\(milliseconds)", share]
    }
  }

  /// A field as RFC 4180 has it. A spreadsheet would compute what begins like a formula.
  static func field(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@".contains($0) } == true && Double(text) == nil
    let text = isFormula ? "'" + text : text
    guard text.contains(where: { ",\"".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
