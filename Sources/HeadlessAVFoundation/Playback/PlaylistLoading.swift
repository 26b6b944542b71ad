import Foundation
import HLS

/// What is fetched of a playlist, and when, decided: no clock, no network.
///
/// A multivariant playlist leads to its first variant. A live one is fetched again every target duration, and after
/// half of one when it was the same as before or did not come.
struct PlaylistLoading: Sendable {
  enum Event: Sendable {
    /// The player needs it, for the first time or again.
    case start
    /// A playlist came from a URL.
    case loaded(Playlist, from: URL)
    /// None came.
    case failed(AVError.Code, reason: String? = nil)
  }

  enum Effect: Hashable, Sendable {
    case fetch(URL, after: Duration)
    /// ``PlaylistLoading/timeline`` is another one.
    case changed
    /// There is nothing to play.
    case fail(AVError.Code, reason: String? = nil)
  }

  private var url: URL
  /// Nil until there is something to play.
  private(set) var timeline: PlaylistTimeline?
  /// Those of the last playlist.
  private(set) var dateRanges: [DateRange] = []
  /// The last playlist, and where it came from.
  private(set) var last: (playlist: MediaPlaylist, base: URL)?
  private var master: MultivariantPlaylist?

  init(url: URL) { self.url = url }

  /// - Parameter metadata: what a segment says, asked once for each.
  mutating func handle(_ event: Event, metadata: PlaylistTimeline.Metadata? = nil) -> [Effect] {
    switch event {
    case .start:
      return timeline.map(\.isLive) ?? true ? [.fetch(url, after: .zero)] : []
    case .loaded(.multivariant(let playlist), let url):
      guard master == nil, timeline == nil, let variant = Self.variant(of: playlist, at: url) else {
        return retry(.fileFormatNotRecognized)
      }
      master = playlist
      self.url = variant
      return [.fetch(variant, after: .zero)]
    case .loaded(.media(let playlist), let url):
      return take(playlist, from: url, metadata)
    case .failed(let code, let reason):
      return retry(code, reason)
    }
  }

  /// What a playlist that comes from a URL takes its variables from.
  func origin(at url: URL) -> PlaylistOrigin {
    master?.origin(ofPlaylistAt: url) ?? PlaylistOrigin(url: url)
  }

  private static func variant(of playlist: MultivariantPlaylist, at url: URL) -> URL? {
    playlist.variants.first.flatMap { URL(string: $0.uri, relativeTo: url)?.absoluteURL }
  }

  private func retry(_ code: AVError.Code, _ reason: String? = nil) -> [Effect] {
    guard let timeline else { return [.fail(code, reason: reason)] }
    return timeline.isLive ? [.fetch(url, after: timeline.targetDuration / 2)] : []
  }

  private mutating func take(
    _ playlist: MediaPlaylist,
    from url: URL,
    _ metadata: PlaylistTimeline.Metadata?
  ) -> [Effect] {
    // A live stream may be about to begin; anything else without segments has nothing to play.
    var isNew = true
    if timeline == nil {
      guard !playlist.segments.isEmpty || playlist.isLive else {
        return [.fail(.fileFormatNotRecognized, reason: "“\(url.absoluteString)” has no segments.")]
      }
      timeline = PlaylistTimeline(playlist, at: url, metadata: metadata)
    } else if let news = timeline?.update(playlist, at: url, metadata: metadata) {
      isNew = news
    } else {
      return retry(.unknown)
    }
    last = (playlist, url)
    let ranges = playlist.dateRanges
    if dateRanges != ranges {
      dateRanges = ranges
      isNew = true
    }
    guard let timeline else { return [] }
    let wait = isNew ? timeline.targetDuration : timeline.targetDuration / 2
    return (isNew ? [.changed] : []) + (timeline.isLive ? [.fetch(self.url, after: wait)] : [])
  }
}
