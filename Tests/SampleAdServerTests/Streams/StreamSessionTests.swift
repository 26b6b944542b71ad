import AdPlatform
import Foundation
import SampleAdServer
import Testing

@MainActor
@Suite("Sessions of live streams")
struct StreamSessionTests {
  private let client = StreamClient()

  @Test(
    "are registered, here and where the server stands in",
    arguments: [SampleAdServer.host, "dai.google.com"]
  )
  func registration(_ host: String) throws {
    let client = StreamClient(host: host)
    let response = try client.register("sgai-hls-live").get()
    #expect(response.status == 201)
    #expect(response.headers["content-type"] == "application/json")
    let session = try JSONDecoder().decode(StreamJSON.self, from: response.body)
    #expect(session.stream_id == "00000000-0000-4000-8000-000000000001:SMP")
    #expect(session.polling_frequency == 10)
    #expect(session.valid_for == "8h0m0s")
    #expect(session.valid_until == "2026-01-01T08:00:00.000Z")
    #expect(session.metadata_url.hasPrefix("https://\(host)/linear/pods/v1/"))
    #expect(session.metadata_url.hasSuffix("/metadata"))
    #expect(
      session.media_verification_url == """
        https://\(host)/view/p/service/linear/stream/00000000-0000-4000-8000-000000000001/loc/SMP\
        /network/21775744923/event/sgai-hls-live/media/
        """
    )
  }

  @Test("are numbered, and the same requests get the same answers from another server")
  func determinism() throws {
    let ids = try (1...3).map { _ in try client.session().stream_id }
    #expect(ids.map { $0.suffix(5) } == ["1:SMP", "2:SMP", "3:SMP"])
    let other = StreamClient()
    #expect(try (1...3).map { _ in try other.session().stream_id } == ids)
    #expect(try other.text(other.podURL(ids[1])) == client.text(client.podURL(ids[1])))
  }

  @Test("end when they say so, for metadata, verification and pods")
  func end() throws {
    let session = try client.session(.sessionExpires)
    #expect(session.valid_for == "1m30s")
    // The registration's answer has come 40 ms after it.
    let urls = [
      try #require(URL(string: session.metadata_url)),
      try #require(URL(string: session.media_verification_url + "google_1")),
      try client.podURL(session.stream_id, key: "session-expires"),
    ]
    for url in urls { #expect(try (200...204).contains(client.status(url) ?? 0)) }
    client.scheduler.advance(by: SampleAdServer.shortValidity - client.scheduler.now - .milliseconds(1))
    #expect(try client.status(urls[0]) == 200)
    for url in urls { #expect(try client.status(url) == 404) }
    let next = try client.session(.sessionExpires)
    #expect(next.stream_id != session.stream_id)
    #expect(try client.status(client.podURL(next.stream_id, key: "session-expires")) == 200)
  }

  @Test("end after eight hours at the latest")
  func validity() throws {
    let session = try client.session()
    let url = try #require(URL(string: session.metadata_url))
    client.scheduler.advance(by: .seconds(8 * 3600 - 1))
    #expect(try client.status(url) == 200)
    client.scheduler.advance(by: .seconds(1))
    #expect(try client.status(url) == 404)
  }

  @Test("are forgotten, the oldest first, when there are too many")
  func forgotten() throws {
    let first = try client.session()
    let second = try client.session()
    for _ in 0..<SampleAdServer.maximumSessions - 2 { _ = try client.register("live") }
    #expect(try client.status(client.podURL(first.stream_id)) == 200)
    _ = try client.register("live")
    #expect(try client.status(client.podURL(first.stream_id)) == 404)
    #expect(try client.status(client.podURL(second.stream_id)) == 200)
  }

  @Test("take verifications, and the server records which")
  func verification() throws {
    let session = try client.session()
    let url = try #require(URL(string: session.media_verification_url + "google_0123456789abc"))
    #expect(try client.status(url) == 204)
    #expect(try client.status(url, method: "POST") == 204)
    #expect(
      client.server.requests.suffix(2).map(\.kind)
        == Array(repeating: .verification("google_0123456789abc"), count: 2)
    )
    let unknown = try client.url(
      "/view/p/service/linear/stream/x/loc/SMP/network/1/event/live/media/google_1"
    )
    #expect(try client.status(unknown) == 404)
  }

  @Test("are asked with the right methods")
  func methods() throws {
    let session = try client.session()
    #expect(try client.status(client.registrationURL("live")) == 405)
    #expect(try client.status(client.podURL(session.stream_id), method: "POST") == 405)
    #expect(try client.status(#require(URL(string: session.metadata_url)), method: "POST") == 405)
    #expect(
      try client.status(#require(URL(string: session.media_verification_url + "a")), method: "PUT") == 405
    )
    #expect(try client.status(SampleAdServer.liveStreamURL, method: "POST") == 405)
    #expect(try client.session().stream_id.hasSuffix("2:SMP"), "a refused registration counts for nothing")
  }

  @Test("carry odd codes and keys through their URLs")
  func escaping() throws {
    let json = try client.register("live", network: "a%2Fb%20%3F%C3%A9").get().body
    let session = try JSONDecoder().decode(StreamJSON.self, from: json)
    #expect(session.metadata_url.contains("/network/a%2Fb%20%3F%C3%A9/"))
    #expect(try client.status(#require(URL(string: session.metadata_url))) == 200)
    #expect(try client.status(#require(URL(string: session.media_verification_url + "google_1"))) == 204)
  }
}

@MainActor
@Suite("What the sample ad server stands in for")
struct StandInTests {
  @Test(
    "is the service for streams and the content of the documentation's example, and nothing else",
    arguments: [
      ("https://dai.google.com/ssai/pods/api/v1/network/1/custom_asset/live/stream", true),
      ("https://DAI.google.com/linear/pods/v1/hls/network/1/custom_asset/live/pod/1.m3u8", true),
      ("https://dai.google.com/view/p/service/linear/stream/a/loc/b/network/1/event/e/media/m", true),
      ("https://dai.google.com/linear/v1/hls/event/a/stream", true),
      ("https://dai.google.com/ondemand/v1/hls/content/1/vid/a/stream", true),
      ("https://dai.google.com/ondemand/pods/api/v1/network/1/stream_registration", true),
      ("https://dai.google.com/view/p/service/vod/stream/a/loc/b/network/1/content/1/vid/a/media/m", true),
      ("https://dai.google.com/linear", false),
      ("https://dai.google.com/", false),
      ("https://dai.google.com.example.com/ssai/pods/api", false),
      ("https://example.com/ssai/pods/api/v1/network/1/custom_asset/live/stream", false),
      (SampleAdServer.documentContentURL.absoluteString, true),
      ("https://devstreaming-cdn.apple.com/videos/streaming/examples/other.m3u8", false),
      (SampleAdServer.liveStreamURL.absoluteString, false),
    ]
  )
  func standsIn(_ text: String, _ expected: Bool) throws {
    let url = try #require(URL(string: text))
    #expect(SampleAdServer.standsInFor(url) == expected)
    #expect(SampleAdServer.serves(url) == (url.host() == SampleAdServer.host))
    let client = StreamClient()
    _ = try client.send(url)
    #expect((client.server.requests.first?.kind == .passedOn) == (!expected && !SampleAdServer.serves(url)))
  }

  @Test("keeps the paths of its own host to itself")
  func ownPaths() throws {
    let client = StreamClient(host: "dai.google.com")
    for path in ["/live/content.m3u8", "/tags/single", "/track/a"] {
      _ = try client.send(client.url(path))
      #expect(client.server.requests.last?.kind == .passedOn)
    }
    _ = try client.send(client.url("/linear/pods/v1/nothing"))
    #expect(client.server.requests.last?.kind == .unknownPath)
  }

  @Test("sends nothing there")
  func nothingSent() throws {
    let scheduler = VirtualScheduler()
    let inner = SampleAdServer(scheduler: scheduler)
    let outer = SampleAdServer(scheduler: scheduler, fallback: inner)
    let client = StreamClient(host: "dai.google.com")
    outer.send(HTTPRequest(url: try client.registrationURL("live"), method: "POST")) { _ in }
    outer.send(HTTPRequest(url: SampleAdServer.documentContentURL)) { _ in }
    scheduler.run()
    #expect(inner.requests.isEmpty)
    #expect(outer.requests.map(\.kind) == [.streamRegistration(.live), .livePlaylist])
  }

  @Test("refuses other schemes than http and https")
  func schemes() throws {
    let client = StreamClient()
    let text = "ftp://dai.google.com/ssai/pods/api/v1/network/1/custom_asset/live/stream"
    let url = try #require(URL(string: text))
    #expect(try client.send(url, method: "POST") == .failure(.unsupportedURL(text)))
    #expect(try client.session().stream_id.hasSuffix("1:SMP"))
  }
}
