import Foundation

/// The breaks that are stitched into a recorded stream. *Stream time* counts them, *content time* does not.
///
/// A break takes the stream times from its start up to, and without, its end. So the two conversions are inverse to each
/// other everywhere but inside a break, all of which is one moment of the content; the stream time of that moment is
/// the end of the break, where the content goes on.
///
/// Source: SDK reference, `IMAStreamManager.h`, `streamTimeForContentTime:` and `contentTimeForStreamTime:`, which leave
/// open on which side of a break its moment lies.
struct StreamTimeline: Hashable, Sendable {
  struct Break: Hashable, Sendable {
    let id: String
    /// In stream time.
    let start: Duration
    let end: Duration
    /// Whether the playhead has passed its end by playing.
    var isPlayed = false
  }

  /// In order, without overlaps.
  private(set) var breaks: [Break] = []

  /// - Parameter breaks: in any order. A break that begins in another one begins where that ends; one without any length
  ///   is left out.
  init(_ breaks: [Break] = []) {
    for adBreak in breaks.sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) {
      let start = max(adBreak.start, self.breaks.last?.end ?? .zero)
      guard start < adBreak.end else { continue }
      self.breaks.append(Break(id: adBreak.id, start: start, end: adBreak.end, isPlayed: adBreak.isPlayed))
    }
  }

  func contentTime(forStreamTime time: Duration) -> Duration {
    breaks.reduce(time) { content, adBreak in
      adBreak.start < time ? content - (min(time, adBreak.end) - adBreak.start) : content
    }
  }

  func streamTime(forContentTime time: Duration) -> Duration {
    breaks.reduce(time) { stream, adBreak in
      adBreak.start <= stream ? stream + (adBreak.end - adBreak.start) : stream
    }
  }

  /// The last break that starts before a stream time. A break is not previous to its own start, so that a seek there is
  /// a seek to the break itself.
  func previousBreak(forStreamTime time: Duration) -> Break? { breaks.last { $0.start < time } }

  /// The break at a stream time.
  func adBreak(at time: Duration) -> Break? { breaks.last { $0.start <= time && time < $0.end } }

  /// The playhead went from one stream time to another by playing.
  mutating func play(from start: Duration, to end: Duration) {
    for index in breaks.indices where start < breaks[index].end && breaks[index].end <= end {
      breaks[index].isPlayed = true
    }
  }

  /// Takes over which breaks have been played.
  mutating func keepPlayed(of older: StreamTimeline) {
    let played = Set(older.breaks.filter(\.isPlayed).map(\.id))
    for index in breaks.indices where played.contains(breaks[index].id) { breaks[index].isPlayed = true }
  }
}
