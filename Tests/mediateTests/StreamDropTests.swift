import AdPlatform
import Foundation
import SampleAdServer
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate stream, when a live playlist drops interstitials")
struct StreamDropTests {
  /// A live stream of segments of four seconds, the last fifteen of them, whose date ranges change with time.
  @MainActor
  private final class LivePlaylist: HTTPClient {
    nonisolated static let url = "https://live.example.com/live.m3u8"
    private let scheduler: VirtualScheduler
    private let server: SampleAdServer
    /// The IDs of the interstitials at a time, each with its start in seconds.
    private let interstitials: (Duration) -> [(id: String, start: Int)]

    init(on scheduler: VirtualScheduler, interstitials: @escaping (Duration) -> [(id: String, start: Int)]) {
      self.scheduler = scheduler
      self.interstitials = interstitials
      server = SampleAdServer(scheduler: scheduler)
    }

    func send(
      _ request: HTTPRequest,
      completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
    ) -> any Cancellable {
      guard request.url.absoluteString == Self.url else {
        return server.send(request, completion: completion)
      }
      let body = Data(text.utf8)
      return scheduler.schedule(after: .zero) {
        completion(.success(HTTPResponse(url: request.url, status: 200, headers: [:], body: body)))
      }
    }

    private var text: String {
      let first = Int(scheduler.now.components.seconds) / 4
      let head = [
        "#EXTM3U", "#EXT-X-TARGETDURATION:4", "#EXT-X-MEDIA-SEQUENCE:\(first)",
        "#EXT-X-PROGRAM-DATE-TIME:\(date(first * 4))",
      ]
      let segments = (first..<first + 15).map { "#EXTINF:4,\n\($0).ts" }
      let ranges = interstitials(scheduler.now).map {
        #"#EXT-X-DATERANGE:ID="\#($0.id)",CLASS="com.apple.hls.interstitial",START-DATE="\#(date($0.start))","#
          + #"X-ASSET-URI="https://live.example.com/none.m3u8""#
      }
      return (head + segments + ranges).joined(separator: "\n") + "\n"
    }

    private func date(_ seconds: Int) -> String {
      Date(timeIntervalSince1970: 1_767_225_600 + TimeInterval(seconds)).formatted(.iso8601)
    }
  }

  private func leftOut(_ interstitials: @escaping (Duration) -> [(id: String, start: Int)]) throws -> [String]
  {
    let scheduler = VirtualScheduler()
    let timeline = StreamTimeline(on: scheduler)
    let client = LivePlaylist(on: scheduler, interstitials: interstitials)
    let platform = Platform(scheduler: scheduler, httpClient: client)
    let url = try #require(URL(string: LivePlaylist.url))
    try Platform.$current.withValue(platform) {
      let app = try StreamApp(StreamOptions(breaks: nil), content: url, on: platform, timeline: timeline)
      app.start()
      scheduler.advance(by: .seconds(50))
      app.stop()
    }
    let entries = timeline.entries.filter { $0.kind == .pod && $0.name == StreamReport.leftOut }
    return entries.map { "\($0.time.components.seconds) \($0.details ?? "")" }
  }

  @Test("names those that it drops as soon as it does, although they are gone at the end")
  func dropped() throws {
    let names = try leftOut { $0 < .seconds(20) ? [("early", -10)] : [] }
    #expect(names == ["0 early: before the start"])
  }

  @Test("names those that are removed before they are due")
  func removed() throws {
    let names = try leftOut { $0 < .seconds(20) ? [("soon", 120), ("later", 200)] : [("later", 200)] }
    #expect(names == ["20 soon: it was removed"])
  }

  @Test("does not name those that can still play")
  func kept() throws {
    #expect(try leftOut { _ in [("soon", 120), ("later", 200)] }.isEmpty)
  }
}
