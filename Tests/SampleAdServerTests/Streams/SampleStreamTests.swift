import AdPlatform
import Foundation
import SampleAdServer
import Testing

@MainActor
@Suite("The streams of the sample ad server")
struct SampleStreamTests {
  private let client = StreamClient()

  /// What a pod of 20 seconds gets: status, milliseconds, time.
  private func pod(_ stream: SampleStream) throws -> (status: Int?, milliseconds: Int, time: Duration) {
    let id = try client.session(stream).stream_id
    let start = client.scheduler.now
    let answer = try client.send(client.podURL(id, pd: "20000", key: stream.customAssetKey))
    let time = client.scheduler.now - start
    switch answer {
    case .success(let response):
      let playlist = PlaylistText(String(decoding: response.body, as: UTF8.self))
      return (response.status, playlist.milliseconds, time)
    case .failure(.status(let status, _)): return (status, 0, time)
    case .failure: return (nil, 0, time)
    }
  }

  @Test("have a sentence each, and their keys are what stands in a URL", arguments: SampleStream.allCases)
  func names(_ stream: SampleStream) throws {
    #expect(stream.summary.hasSuffix("."))
    #expect(stream.customAssetKey.wholeMatch(of: /[A-Za-z0-9-]+/) != nil)
    _ = try client.register(stream.customAssetKey)
    #expect(client.server.requests.map(\.kind) == [.streamRegistration(stream)])
  }

  @Test("work whole, unless they say otherwise", arguments: SampleStream.allCases)
  func pods(_ stream: SampleStream) throws {
    let latency = SampleAdServer.latency
    switch stream {
    case .registrationRefused, .registrationNotFound, .registrationSilent, .noStreamID, .notJSON: break
    case .podNotFound: #expect(try pod(stream) == (404, 0, latency))
    case .podLate: #expect(try pod(stream) == (200, 20_000, .seconds(5)))
    case .podSilent: #expect(try pod(stream) == (nil, 0, HTTPLimits.timeout))
    case .podShorter: #expect(try pod(stream) == (200, 10_000, latency))
    case .podLonger: #expect(try pod(stream) == (200, 30_000, latency))
    case .podHTML: #expect(try pod(stream) == (200, 0, latency))
    case .document, .documentLive, .documentVideo, .live, .preRoll, .sessionExpires, .metadataError,
      .podEmpty:
      #expect(try pod(stream) == (200, 20_000, latency))
    }
  }

  @Test("refuse registration in five ways")
  func registrations() throws {
    #expect(try client.status(client.registrationURL("registration-refused"), method: "POST") == 403)
    #expect(try client.status(client.registrationURL("registration-not-found"), method: "POST") == 404)
    #expect(try client.status(client.registrationURL("registration-silent"), method: "POST") == nil)
    let noID = try client.register("no-stream-id").get()
    let object = try #require(try JSONSerialization.jsonObject(with: noID.body) as? [String: Any])
    #expect(noID.status == 201 && object["stream_id"] == nil && object["metadata_url"] != nil)
    let sentence = try client.register("not-json").get()
    #expect(sentence.status == 201 && !sentence.body.isEmpty)
    #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: sentence.body) }
  }

  @Test("answer 404 to keys that are none of them")
  func unknown() throws {
    #expect(try client.status(client.registrationURL("nobody"), method: "POST") == 404)
    #expect(client.server.requests.map(\.kind) == [.streamRegistration(nil)])
  }

  @Test("have metadata, slate and places as they say")
  func metadata() throws {
    let preRoll = try client.session(.preRoll)
    _ = try client.pod(preRoll.stream_id, key: "pre-roll")
    #expect(try client.metadata(preRoll).ad_breaks["mid-roll-7"]?.type == "pre")
    let empty = try client.session(.podEmpty)
    let pod = try client.pod(empty.stream_id, key: "pod-empty")
    #expect(pod.events.isEmpty && pod.segments.allSatisfy { $0.url?.path().contains("/slate/") == true })
    #expect(try client.metadata(empty).ad_breaks["mid-roll-7"]?.ads == 0)
    #expect(try client.metadata(empty).tags.isEmpty)
    let error = try client.session(.metadataError)
    #expect(try client.status(#require(URL(string: error.metadata_url))) == 500)
  }

  @Test(
    "say in the metadata what a pod plays, and what was asked for",
    arguments: [SampleStream.podShorter, .podLonger]
  )
  func lengths(_ stream: SampleStream) throws {
    let session = try client.session(stream)
    let pod = try client.pod(session.stream_id, milliseconds: 20_001, key: stream.customAssetKey)
    let adBreak = try #require(try client.metadata(session).ad_breaks["mid-roll-7"])
    #expect(adBreak.expected_duration == 20.001)
    #expect(adBreak.duration == Double(pod.milliseconds) / 1000)
    #expect(pod.milliseconds == (stream == .podShorter ? 10_000 : 30_001))
    let shortest = try client.pod(session.stream_id, milliseconds: 1, key: stream.customAssetKey)
    #expect(shortest.milliseconds == 1)
  }
}
