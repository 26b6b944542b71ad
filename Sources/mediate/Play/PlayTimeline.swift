import AdPlatform

/// What happens while a film plays, in order.
@MainActor
final class PlayTimeline {
  /// What an entry is about.
  enum Kind: String, Sendable, CaseIterable {
    /// The film: it plays, pauses, is sought through, ends.
    case content
    /// A response, and the breaks that it has.
    case ads
    /// What the ads manager tells the app.
    case event
    /// What it, or the loader, reports as an error.
    case error
    /// A tracking URL that is called.
    case call
    /// The window, and the background.
    case app
  }

  /// One thing that happens.
  struct Entry: Equatable, Sendable {
    /// Since the run began.
    var time: Duration
    /// Where the film is.
    var content: Duration
    var kind: Kind
    var name: String
    var details: String?
  }

  private(set) var entries: [Entry] = []
  /// Why there are no ads.
  var failure: String?
  /// Where the film is.
  var contentPosition: () -> Duration = { .zero }
  private let scheduler: any Scheduler

  init(on scheduler: any Scheduler) { self.scheduler = scheduler }

  func note(_ kind: Kind, _ name: String, _ details: String? = nil) {
    entries.append(
      Entry(time: scheduler.now, content: contentPosition(), kind: kind, name: name, details: details)
    )
  }
}
