import AdPlatform
import Foundation
import VAST

/// What happens while a film plays, in order.
@MainActor
final class PlayTimeline {
  /// What an entry is about.
  enum Kind: String, Sendable, CaseIterable, Encodable {
    /// The film: it plays, pauses, is sought through, ends.
    case content
    /// A response, and the breaks that it has.
    case ads
    /// What the ads manager tells the app.
    case event
    /// What it, or the loader, reports as an error; and a mistake in a response that breaks the schema of an ad that
    /// plays.
    case error
    /// What was tolerated or left out in a response.
    case warning
    /// A tracking URL that is called.
    case call
    /// The window, and the background.
    case app
  }

  /// One thing that happens.
  struct Entry: Equatable, Sendable, Encodable {
    /// Since the run began.
    var time: Duration
    /// Where the film is.
    var content: Duration
    var kind: Kind
    var name: String
    var details: String?
  }

  private(set) var entries: [Entry] = []
  /// The first reason for which a response, a break or an ad could not be played.
  private(set) var problem: String?
  /// Where the film is.
  var contentPosition: () -> Duration = { .zero }
  /// The breaks, the ads and the content that the entries are about.
  let record = PlayRecord()
  /// The requests for ads.
  let requests: RequestLog
  private let scheduler: any Scheduler
  private var trackingNames = TrackingNames()

  init(on scheduler: any Scheduler) {
    self.scheduler = scheduler
    requests = RequestLog(on: scheduler)
  }

  var now: Duration { scheduler.now }

  func note(_ kind: Kind, _ name: String, _ details: String? = nil) {
    let details = details?.forUsersOfTheTool
    entries.append(
      Entry(time: scheduler.now, content: contentPosition(), kind: kind, name: name, details: details)
    )
  }

  /// Notes that a tracking URL is called, and for what.
  func noteCall(_ url: URL) {
    let event = trackingNames.name(of: url) ?? Self.unknownEvent
    record.calls(event)
    note(.call, url.absoluteString, event)
  }

  /// The event of a tracking URL that no response has.
  static let unknownEvent = "other"

  /// Keeps why something could not be played; the first reason is the one to tell.
  func note(problem text: String?) {
    let text = text?.forUsersOfTheTool
    problem = problem ?? text
    if let text { record.hear(problem: text, at: now) }
  }

  /// Notes what is wrong in a response, with its lines. A response that cannot be read is reported by the loader.
  ///
  /// - Parameter url: where the response is from; nil for the one that the user names.
  func note(_ response: Data, from url: URL?) {
    guard let document = try? AdDocument(data: response), documents.insert(response).inserted else { return }
    trackingNames.add(document)
    nameBreaks(of: document)
    for warning in document.warnings {
      let place = "line \(warning.line)" + (url.map { " of \($0.absoluteString)" } ?? "")
      let text = "\(place): \(warning.path): \(warning.kind)"
      if let code = warning.codeForPlaying {
        note(.error, "\(code)", "\(text) (VAST error \(code.rawValue))")
      } else {
        note(.warning, warning.kind.name, text)
      }
    }
  }
  private var documents: Set<Data> = []

  private func nameBreaks(of document: AdDocument) {
    guard case .vmap(let playlist) = document else { return }
    for adBreak in playlist.adBreaks {
      guard let name = adBreak.breakID else { continue }
      switch adBreak.timeOffset {
      case .start: record.name(0, name)
      case .end: record.name(-1, name)
      case .time(let time): record.name(time.timeInterval, name)
      case .percent, .position: break
      }
    }
  }

  /// Why no ad was played, in one line; nil if one was.
  func failure(contentDuration: Duration) -> String? {
    guard !entries.contains(where: { $0.kind == .event && $0.name == "STARTED" }) else { return nil }
    if let problem { return problem }
    let hasTriedBreak = entries.contains { $0.kind == .event && $0.name == "AD_BREAK_FETCH_ERROR" }
    let reason =
      hasTriedBreak
      ? "None of the breaks had an ad." : "No break came due in \(contentDuration.clock) of content."
    let hasWarning = entries.contains { $0.kind == .warning }
    return reason + (hasWarning ? " The warnings in the timeline say what was left out." : "")
  }
}

extension Warning {
  /// The value for `[ERRORCODE]` if an ad is played in spite of a mistake that breaks the schema: one without a valid
  /// `Duration`, of which only its media says how long it is. An ad without a creative or a media file is not played,
  /// and the ads manager reports the same code.
  ///
  /// Source: VAST 4.2, 2.3.6.3 (101, schema validation error) and 3.8.1 (`Duration`).
  fileprivate var codeForPlaying: VASTErrorCode? {
    switch kind {
    case .missing("Duration"), .droppedValue(name: "Duration", _): .schemaValidation
    default: nil
    }
  }
}
