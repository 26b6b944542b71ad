import AdPlatform
import Foundation
import HLS
import InteractiveMediaAds

/// What happens while a stream plays, in order.
@MainActor
final class StreamTimeline {
  /// What an entry is about.
  enum Kind: String, Sendable, CaseIterable, Encodable {
    /// The session with the ad server.
    case session
    /// A break: scheduled, begun, over.
    case pod = "break"
    /// The content: it plays, is sought through, waits, ends.
    case content
    /// What the stream manager tells the app.
    case event
    /// What it, or the loader, reports as an error.
    case error
    /// A mistake in a playlist that was tolerated.
    case warning
    /// A URL that is called for being called.
    case call
  }

  /// Where playback is, three times.
  struct Position: Equatable, Sendable, Encodable {
    /// In the content's own time.
    var primary = Duration.zero
    /// In what the viewer has been shown, content and breaks.
    var playout = Duration.zero
    /// In the content with those breaks that take time on its timeline, as the schedule has them.
    var integrated = Duration.zero
  }

  /// One thing that happens.
  struct Entry: Equatable, Sendable {
    /// Since the stream began.
    var time: Duration
    var position: Position
    var kind: Kind
    var name: String
    var details: String?
  }

  private(set) var entries: [Entry] = []
  /// Why there are no ads.
  private(set) var failure: String?
  /// Puts names that the user knows in the place of those that the tool made up.
  var naming: (String) -> String = { $0 }
  /// Where playback is.
  var position: () -> Position = { Position() }
  /// The interstitials, the ads and the content that the entries are about.
  let record = StreamRecord()
  /// The requests for the session, playlists and metadata.
  let requests: RequestLog
  private let scheduler: any Scheduler
  private var reloadFailures: Set<String> = []

  init(on scheduler: any Scheduler) {
    self.scheduler = scheduler
    requests = RequestLog(on: scheduler)
  }

  func note(_ kind: Kind, _ name: String, _ details: String? = nil) {
    entries.append(
      Entry(
        time: scheduler.now,
        position: position(),
        kind: kind,
        name: name,
        details: details.map { naming($0).forUsersOfTheTool }
      )
    )
  }

  /// Notes what the app hears. A URL that was called just before was called for it.
  func note(_ event: AdEvent) {
    record.hear(event, at: scheduler.now)
    if let last = entries.indices.last, entries[last].kind == .call, entries[last].details == nil,
      entries[last].time == scheduler.now, event.ad != nil
    {
      entries[last].details = event.type.name
      record.calls(event, at: now)
    }
    note(.event, event.type.name, EventText.details(of: event))
  }

  var now: Duration { scheduler.now }

  /// Takes note of why there are no ads.
  func fail(_ reason: String?) { failure = reason.map { naming($0).forUsersOfTheTool } }

  /// Notes why a playlist that plays could not be loaded again: once, however often that is so.
  func note(reloadFailure reason: String) {
    guard reloadFailures.insert(reason).inserted else { return }
    note(.error, "reload", reason)
  }

  /// Notes what is wrong in a playlist, with its line and, unless it is the one that the user names, its place.
  func note(_ warning: PlaylistWarning, in url: URL) {
    let place = url == ContentFiles.url ? "" : " of \(url.absoluteString)"
    let kind: Kind = warning.severity == .error ? .error : .warning
    note(kind, warning.kind.name, "line \(warning.line)\(place): \(warning.kind)")
  }
}

extension StreamTimeline.Entry: Encodable {
  private enum CodingKeys: CodingKey {
    case time, kind, name, details
  }

  func encode(to encoder: any Encoder) throws {
    try position.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(kind, forKey: .kind)
    try container.encode(name, forKey: .name)
    try container.encode(details, forKey: .details)
  }
}
