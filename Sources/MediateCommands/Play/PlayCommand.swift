import AdPlatform
import AdapterTool
import Foundation
import SampleAdServer
import VAST

/// Where the ads of a film come from.
enum AdResponseSource {
  /// A URL.
  case tag(String)
  /// A document.
  case text(String)
}

/// Plays a film with ads, and makes a report of it.
@MainActor
struct PlayCommand {
  private let options: PlayOptions
  private let source: AdResponseSource

  /// Reads the file.
  init(_ options: PlayOptions) throws(CommandFailure) {
    self.options = options
    source = try AdResponseSource(options.adTag)
  }

  /// Plays everything. Time is virtual; what a real server takes is not a time at all.
  func report() async throws(CommandFailure) -> PlayReport {
    let scheduler = VirtualScheduler()
    let timeline = PlayTimeline(on: scheduler)
    let client = PlayHTTPClient(
      SampleAdServer(scheduler: scheduler),
      serving: SampleAdServer.serves,
      on: scheduler,
      log: timeline.requests,
      noteResponse: { timeline.note($1, from: $0) },
      noteCall: { timeline.noteCall($0) }
    )
    let platform = Platform(scheduler: scheduler, httpClient: client)
    if case .text(let text) = source { timeline.note(Data(text.utf8), from: nil) }
    var hasEnded = false
    let app = Platform.$current.withValue(platform) {
      let app = ContentApp(options, on: platform, timeline: timeline)
      app.start(source) { hasEnded = true }
      return app
    }
    while !hasEnded, !scheduler.isStuck, scheduler.now < Self.longestRun {
      if client.isWaitingForNetwork {
        await client.networkAnswers()
      } else {
        scheduler.advance(by: .seconds(1))
      }
    }
    withExtendedLifetime(app) {}
    guard hasEnded else {
      throw CommandFailure(
        message: "The film did not end in \(Self.longestRun.clock) of virtual time. Play a shorter one with "
          + "--content-duration, or look for ads without an end."
      )
    }
    return PlayReport(
      options: options,
      timeline: timeline,
      failure: timeline.failure(contentDuration: options.contentDuration)
    )
  }

  /// Twice as long as the longest content: its ads and the viewer's absence take their time as well.
  static let longestRun = TimeArgument.maximum * 2
}

extension AdResponseSource {
  /// The response of `--ad-tag`: a URL, a file, or the sample playlist.
  init(_ word: String?) throws(CommandFailure) {
    switch word.map(DocumentSource.init) {
    case nil: self = .tag(SampleAdTag.vmap.url.absoluteString)
    case .standardInput?: self = .text(try Self.text(of: .standardInput))
    case .file(let path)?: self = .text(try Self.text(of: InputFile(path: path, format: "XML")))
    case .url(let text)?:
      guard let url = URL(string: text), url.isWebURL else {
        throw CommandFailure(
          message:
            "\(text.printable(limit: 300)): not an http or https URL with a host; write one, or the path of a file"
        )
      }
      self = .tag(text)
    }
  }

  private static func text(of file: InputFile) throws(CommandFailure) -> String {
    let data = try file.whole(limit: DocumentLimits.standard.bytes)
    if let text = AdDocument.text(of: data) { return text }
    throw file.failure("in no encoding that an ad response may have", "save it as UTF-8")
  }
}
