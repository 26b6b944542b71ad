import VAST

/// The points of an ad at which something is to be said or called, in order, each once.
struct MediaMilestones {
  /// What is to happen at a point.
  enum Kind: Hashable {
    case firstQuartile, midpoint, thirdQuartile
    case progress(URLTemplate)
    /// Long enough to count as seen.
    case viewable
  }

  /// 2 seconds: what the industry counts as a view of a video ad.
  ///
  /// Source: VAST 4.2, `ViewableImpression`; MRC Viewable Ad Impression Measurement Guidelines.
  static let viewTime = Duration.seconds(2)

  private var points: [(time: Duration, kind: Kind)] = []
  private var next = 0

  /// - Parameter duration: of the media, or as the response says; nil if neither is known: there are no quartiles then.
  init(of linear: Linear?, duration: Duration?) {
    if let duration, duration > .zero {
      points = [
        (duration / 4, .firstQuartile), (duration / 2, .midpoint), (duration * 3 / 4, .thirdQuartile),
      ]
    }
    if duration.map({ $0 >= Self.viewTime }) ?? true { points.append((Self.viewTime, .viewable)) }
    for tracking in linear?.trackingEvents ?? [] where tracking.event == .progress {
      guard let time = tracking.offset?.time(in: duration) else { continue }
      if let duration, time > duration { continue }
      points.append((time, .progress(tracking.url)))
    }
    // Stable: what lies at one point stays in the order of the response.
    points = points.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Where the points lie that are left.
  var times: [Duration] { points[next...].map(\.time) }

  /// Takes those up to a position.
  mutating func take(upTo position: Duration) -> [Kind] {
    let first = next
    while next < points.count, points[next].time <= position { next += 1 }
    return points[first..<next].map(\.kind)
  }
}
