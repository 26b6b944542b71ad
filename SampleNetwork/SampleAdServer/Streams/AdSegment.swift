import Foundation

/// A part of an ad, with all that its URL says.
struct AdSegment: Sendable, Hashable {
  var streamID: String
  var breakID: String
  /// The ad's place in the pod, from 1.
  var position: Int
  /// How long the whole ad plays.
  var adMilliseconds: Int
  /// What of the ad the segment holds, in milliseconds.
  var part: Range<Int>
}

extension AdSegment {
  /// A segment from the five values in its path: stream, break, position, length of the ad, file.
  init?(_ values: [String]) {
    guard values[4].hasSuffix(".ts"), let position = Int(values[2]), position > 0,
      let length = Int(values[3]), length <= SampleAdServer.maximumPodDuration.components.seconds * 1000
    else { return nil }
    let ends = values[4].dropLast(3).split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let start = ends[0], let end = ends[1], 0 <= start, start < end, end <= length
    else {
      return nil
    }
    self.init(
      streamID: values[0],
      breakID: values[1],
      position: position,
      adMilliseconds: length,
      part: start..<end
    )
  }

  var path: String {
    """
    /linear/pods/v1/seg/stream/\(streamID.pathComponent)/ad_break/\(breakID.pathComponent)/ad/\(position)\
    /\(adMilliseconds)/\(part.lowerBound)-\(part.upperBound).ts
    """
  }

  /// What happens in the segment, in order, from its start.
  var events: [(at: Duration, eventID: String)] {
    let all = StreamAdEvent.allCases.flatMap { event in
      event.times(inAdOf: adMilliseconds).filter(part.contains).map { (time: $0, event: event) }
    }
    return all.sorted { ($0.time, $0.event.order) < ($1.time, $1.event.order) }.map { moment in
      let key = moment.event.key(breakID: breakID, position: position)
      let tail = "\(streamID)/\(key)/\(moment.time)".tenDigits
      return (at: .milliseconds(moment.time - part.lowerBound), eventID: key + tail)
    }
  }
}

/// What is told of an ad while it plays. The raw values are the types in the metadata.
enum StreamAdEvent: String, Sendable, CaseIterable {
  case start
  case firstQuartile = "firstquartile"
  case midpoint
  case thirdQuartile = "thirdquartile"
  case complete
  case progress

  /// Where the end is told: 50 ms before it, so that it is played before the next item begins.
  static let completeLead = 50

  /// When it happens, in milliseconds from the ad's start.
  func times(inAdOf milliseconds: Int) -> [Int] {
    switch self {
    case .start: [0]
    case .firstQuartile: [milliseconds / 4]
    case .midpoint: [milliseconds / 2]
    case .thirdQuartile: [milliseconds * 3 / 4]
    case .complete: [max(milliseconds - Self.completeLead, 0)]
    case .progress: Array(stride(from: 1000, to: milliseconds, by: 1000))
    }
  }

  /// Of events at one time, the others come before progress.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The first 17 characters of the event's IDs, the same for every viewer.
  func key(breakID: String, position: Int) -> String {
    "google_" + "\(breakID)/\(position)/\(rawValue)".tenDigits
  }
}

extension String {
  /// The same number for the same text, on every machine: FNV-1a.
  var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Ten digits that follow from the text.
  var tenDigits: String {
    let digits = "\(stableHash % 10_000_000_000)"
    return String(repeating: "0", count: 10 - digits.count) + digits
  }
}
