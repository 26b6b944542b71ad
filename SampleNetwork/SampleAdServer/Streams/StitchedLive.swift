import Foundation

/// Live content into which a break of 30 seconds is stitched every two minutes, as it is at a time of the scheduler.
///
/// Each cycle has a minute of content, the break, and half a minute of content. Like ``LiveContent`` it shows the last
/// minute, and begins before the epoch, so that the window is full at time zero.
struct StitchedLive: Sendable {
  let streamID: String
  let host: String
  let stream: SampleStream

  init(_ session: StreamSessions.Session) {
    streamID = session.id
    host = session.host
    stream = session.stream
  }

  static let breakMilliseconds = 30_000
  private static let cycleMilliseconds = 120_000
  /// How long the parts of a cycle are, and their segments, in milliseconds.
  private static let parts = [(60_000, 6000), (breakMilliseconds, 5000), (30_000, 6000)]
  private static let segmentsOfCycle = parts.reduce(0) { $0 + $1.0 / $1.1 }
  private static let windowMilliseconds = 60_000

  /// The break of a cycle; the cycle that begins at the epoch has number 1, and its break begins a minute later.
  static func pod(ofCycle cycle: Int, _ stream: SampleStream) -> SamplePod {
    // The window moves by whole segments, so that pods keep their length.
    SamplePod(
      breakID: "break-\(cycle)",
      requested: breakMilliseconds,
      stream: stream == .podEmpty ? stream : .live
    )
  }

  /// The cycles that a playlist shows a break of.
  static func cycles(at now: Duration) -> [Int] {
    let end = milliseconds(now)
    return [end - windowMilliseconds, end].map { $0.quotientRoundedDown(by: cycleMilliseconds) + 1 }
  }

  private static func milliseconds(_ now: Duration) -> Int {
    Int(max(now, .zero).components.seconds) * 1000
  }

  private struct Entry {
    var sequence: Int
    /// From the epoch, in milliseconds.
    var start: Int
    var segment: SegmentRun.Segment
    var isDiscontinuous: Bool
  }

  func playlist(at now: Duration) -> String {
    let end = Self.milliseconds(now)
    let first = (end - Self.windowMilliseconds).quotientRoundedDown(by: Self.cycleMilliseconds)
    let last = end.quotientRoundedDown(by: Self.cycleMilliseconds)
    let entries = (first...last).flatMap(entries).filter { entry in
      entry.start >= end - Self.windowMilliseconds - 6000 && entry.start + entry.segment.milliseconds <= end
    }
    // The cycle before the epoch is the first one of all.
    let sequence = (entries.first?.sequence ?? 0) + Self.segmentsOfCycle
    var lines = [
      "#EXTM3U", "#EXT-X-VERSION:3", "#EXT-X-TARGETDURATION:6", "#EXT-X-MEDIA-SEQUENCE:\(sequence)",
      "#EXT-X-DISCONTINUITY-SEQUENCE:\(discontinuities(before: entries.first))",
    ]
    for (index, entry) in entries.enumerated() {
      if entry.isDiscontinuous, index > 0 { lines.append("#EXT-X-DISCONTINUITY") }
      let date = SampleAdServer.dateText(Int64(entry.start / 1000))
      lines += ["#EXT-X-PROGRAM-DATE-TIME:\(date)"] + entry.segment.lines
    }
    return (lines + [""]).joined(separator: "\n")
  }

  /// - Parameter cycle: 0 for the one that begins at the epoch.
  private func entries(ofCycle cycle: Int) -> [Entry] {
    var entries: [Entry] = []
    var start = cycle * Self.cycleMilliseconds
    for (index, run) in runs(ofCycle: cycle).enumerated() {
      for (number, segment) in run.segments.enumerated() {
        let sequence = cycle * Self.segmentsOfCycle + entries.count
        // The content goes on from cycle to cycle.
        let isDiscontinuous = number == 0 && index > 0
        entries.append(
          Entry(sequence: sequence, start: start, segment: segment, isDiscontinuous: isDiscontinuous)
        )
        start += segment.milliseconds
      }
    }
    return entries
  }

  private func runs(ofCycle cycle: Int) -> [SegmentRun] {
    let start = cycle * Self.cycleMilliseconds
    let pod = Self.pod(ofCycle: cycle + 1, stream)
    func content(_ index: Int, from offset: Int) -> SegmentRun {
      SegmentRun(Self.parts[index].0, longest: Self.parts[index].1, host: host) { part in
        "/live/content/\(start + offset + part.lowerBound).ts"
      }
    }
    return [content(0, from: 0)] + pod.runs(streamID: streamID, host: host)
      + [content(2, from: Self.parts[0].0 + Self.breakMilliseconds)]
  }

  /// How many discontinuities have left the window.
  private func discontinuities(before first: Entry?) -> Int {
    guard let first else { return 0 }
    let cycle = first.start.quotientRoundedDown(by: Self.cycleMilliseconds)
    let before = (-1..<max(cycle, -1)).reduce(0) { $0 + runs(ofCycle: $1).count - 1 }
    return before
      + entries(ofCycle: cycle).filter { $0.isDiscontinuous && $0.sequence <= first.sequence }.count
  }
}

extension Int {
  fileprivate func quotientRoundedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
