import AdPlatform
import AdapterTool
import Foundation
import HLS
import SampleAdServer

/// Plays a live stream with ad breaks, and makes a report of it.
@MainActor
struct StreamCommand {
  private let options: StreamOptions
  private let content: Content

  /// Where the content is.
  enum Content: Equatable {
    case url(URL)
    /// A playlist that was read, what the user calls it, and what stands beside it.
    case file(Data, name: String, folder: URL?)
  }

  /// Reads the file.
  init(_ options: StreamOptions) throws(CommandFailure) {
    self.options = options
    content = try Content(options.content)
  }

  /// Plays everything. Time is virtual; what a real server takes is not a time at all.
  func report() async throws(CommandFailure) -> StreamReport {
    let scheduler = VirtualScheduler()
    let timeline = StreamTimeline(on: scheduler)
    let client = client(on: scheduler, timeline: timeline)
    let platform = Platform(scheduler: scheduler, httpClient: client)
    // The stream has been live for a while when the viewer comes.
    scheduler.advance(by: options.join)
    let app = try app(on: platform, timeline: timeline)
    let end = options.join + options.duration
    while scheduler.now < end, !scheduler.isStuck {
      if client.isWaitingForNetwork {
        await client.networkAnswers()
      } else {
        scheduler.advance(by: min(.seconds(1), end - scheduler.now))
      }
    }
    app.stop()
    guard !scheduler.isStuck else {
      throw CommandFailure(message: "The stream stopped at \(scheduler.now.clock): time did not go on.")
    }
    return StreamReport(options: options, timeline: timeline, failure: timeline.failure)
  }

  private func app(
    on platform: Platform,
    timeline: StreamTimeline
  ) throws(CommandFailure) -> StreamApp {
    do {
      return try Platform.$current.withValue(platform) {
        let app = try StreamApp(options, content: content.url, on: platform, timeline: timeline)
        app.start()
        return app
      }
    } catch {
      throw CommandFailure(message: "\(error)".printable(limit: 1000))
    }
  }

  private func client(on scheduler: VirtualScheduler, timeline: StreamTimeline) -> PlayHTTPClient {
    var server: any HTTPClient = SampleAdServer(scheduler: scheduler)
    if case .file(let playlist, let name, let folder) = content {
      let files = ContentFiles(playlist, named: name, in: folder, on: scheduler, fallback: server)
      timeline.naming = { files.naming($0) }
      timeline.requests.naming = { files.naming($0) }
      server = files
    }
    return PlayHTTPClient(
      server,
      serving: { url in
        SampleAdServer.serves(url) || SampleAdServer.standsInFor(url) || ContentFiles.serves(url)
      },
      on: scheduler,
      log: timeline.requests
    ) { timeline.note(.call, $0.absoluteString) }
  }
}

extension StreamCommand.Content {
  /// The playlist of `--content`: a URL, a file, or the sample stream.
  init(_ word: String?) throws(CommandFailure) {
    switch word.map(DocumentSource.init) {
    case nil: self = .url(SampleAdServer.liveStreamURL)
    case .standardInput?:
      self = .file(try Self.bytes(of: .standardInput), name: DocumentSource.standardInput.name, folder: nil)
    case .file(let path)?:
      let bytes = try Self.bytes(of: InputFile(path: path, format: "HLS"))
      self = .file(bytes, name: path, folder: URL(filePath: path).deletingLastPathComponent())
    case .url(let text)?:
      guard let url = URL(string: text), url.isWebURL else {
        throw CommandFailure(
          message:
            "\(text.printable(limit: 300)): no http or https URL with a host; write one, or the path of a file"
        )
      }
      self = .url(url)
    }
  }

  /// What a player is given.
  var url: URL {
    switch self {
    case .url(let url): url
    case .file: ContentFiles.url
    }
  }

  private static func bytes(of file: InputFile) throws(CommandFailure) -> Data {
    let bytes = try file.bytes(limit: PlaylistLimits.standard.bytes)
    do {
      _ = try Playlist(data: bytes)
    } catch {
      throw CommandFailure(message: "\(file.name): \(error.description.printable(limit: 1000))")
    }
    return bytes
  }
}
