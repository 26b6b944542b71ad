import AdPlatform
import AdapterTool
import ReportPage

extension StreamReport {
  /// How many breaks a page shows: with more it is slow to open and hard to read.
  static let mostBreaks = 24

  /// The report until the last of the breaks that a page shows is over; nil if it shows all.
  var firstPart: StreamReport? {
    guard interstitials.count > Self.mostBreaks else { return nil }
    var part = self
    part.interstitials = Array(interstitials.prefix(Self.mostBreaks))
    let ids = Set(part.interstitials.map(\.id))
    let next = shown.first { span in span.interstitial.map { !ids.contains($0) } ?? false }
    guard let end = next?.from.time else { return part }
    part.duration = end - join
    part.shown = shown.filter { $0.from.time < end }
    part.seeks = seeks.filter { $0.time <= end }
    part.requests = requests.filter { $0.time <= end }
    part.timeline = Array(timeline.prefix { $0.time <= end })
    return part
  }

  /// Says what a page leaves out of a report, and where it is.
  func note(onPart part: StreamReport?) -> HTML {
    guard let part else { return .empty }
    return .note(
      "Charts and tables end at \((join + part.duration).clock), after the first \(part.interstitials.count) breaks."
        + " \(interstitials.count - part.interstitials.count) more are not shown; --json has all."
    )
  }
}
