import AdPlatform
import Foundation
import SampleAdServer
import Testing

@MainActor
@Suite("Playlists with stitched ads")
struct StitchedPlaylistTests {
  private let client = StreamClient()

  private struct Answer: Decodable {
    struct Break: Decodable {
      struct Ad: Decodable {
        var seq: Int
        var duration: Double
      }

      var type: String
      var start: Double
      var duration: Double
      var ads: [Ad]
    }

    var stream_id: String
    var stream_manifest: String?
    var metadata_url: String?
    var media_verification_url: String
    var content_duration: Double?
    var total_duration: Double?
    var ad_breaks: [Break]?
  }

  private func register(_ path: String) throws -> Answer {
    let response = try client.send(client.url(path), method: "POST").get()
    #expect(response.status == 201)
    return try JSONDecoder().decode(Answer.self, from: response.body)
  }

  private func playlist(_ url: String?) throws -> PlaylistText {
    PlaylistText(try client.text(#require(url.flatMap { URL(string: $0) })))
  }

  @Test("a video plays as long as its answer says, with its ads where the answer says")
  func video() throws {
    let answer = try register("/ondemand/v1/hls/content/2548831/vid/tears-of-steel/stream")
    let playlist = try playlist(answer.stream_manifest)
    #expect(
      playlist.milliseconds == 170_000 && answer.total_duration == 170 && answer.content_duration == 120
    )
    #expect(playlist.value("EXT-X-PLAYLIST-TYPE") == "VOD" && playlist.lines.contains("#EXT-X-ENDLIST"))
    #expect(answer.ad_breaks?.map(\.type) == ["pre", "mid", "post"])
    #expect(answer.ad_breaks?.map(\.start) == [0, 70, 155] && answer.metadata_url == nil)
    let starts = playlist.events.map(\.at.components.seconds)
    #expect(starts.first == 0 && starts.contains(70) && starts.contains(155) && !starts.contains(20))
    #expect(answer.ad_breaks?.flatMap(\.ads).map(\.seq) == [1, 1, 2, 1])
    let event = try #require(playlist.events.first).eventID
    #expect(try client.status(#require(URL(string: answer.media_verification_url + event))) == 204)
  }

  @Test("a live playlist moves on with time, and keeps its sequence")
  func live() throws {
    let answer = try register("/linear/v1/hls/event/c-rArva4ShKVIAkNfy6HUQ/stream")
    var names: [String: Int] = [:]
    for _ in 0..<60 {
      let playlist = try playlist(answer.stream_manifest)
      let sequence = try #require(playlist.value("EXT-X-MEDIA-SEQUENCE").flatMap { Int($0) })
      #expect(sequence >= 0 && playlist.milliseconds >= 54_000 && playlist.milliseconds <= 66_000)
      for (index, segment) in playlist.segments.enumerated() {
        let name = try #require(segment.url?.absoluteString)
        let before = names.updateValue(sequence + index, forKey: name)
        #expect(before == nil || before == sequence + index, "\(name)")
      }
      client.scheduler.advance(by: .seconds(5))
    }
    // Segments are numbered without gaps.
    #expect(Set(names.values).count == names.count)
    #expect((names.values.max() ?? 0) - (names.values.min() ?? 0) == names.count - 1)
  }

  @Test("dates of a live playlist follow from its segments")
  func dates() throws {
    let answer = try register("/linear/v1/hls/event/live/stream")
    client.scheduler.advance(by: .seconds(100))
    let segments = try playlist(answer.stream_manifest).segments
    for (first, second) in zip(segments, segments.dropFirst()) {
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions.insert(.withFractionalSeconds)
      let dates = [first, second].compactMap { $0.date.flatMap(formatter.date) }
      try #require(dates.count == 2)
      #expect(Int(dates[1].timeIntervalSince(dates[0]) * 1000) == first.milliseconds)
    }
  }

  @Test("the metadata of a third party's video knows its breaks from the beginning")
  func thirdParty() throws {
    let answer = try register("/ondemand/pods/api/v1/network/21775744923/stream_registration")
    #expect(answer.stream_manifest == nil && answer.ad_breaks == nil)
    let metadata = try client.metadata(StreamJSON(metadata_url: answer.metadata_url ?? ""))
    // Four ads, and slate.
    #expect(metadata.ad_breaks.count == 3 && metadata.ads.count == 5)
    let playlist = PlaylistText(try client.text(SampleAdServer.stitchedVideoURL(streamID: answer.stream_id)))
    #expect(playlist.milliseconds == 170_000)
    #expect(playlist.events.allSatisfy { metadata.tags[String($0.eventID.prefix(17))] != nil })
    #expect(client.server.requests.first?.kind == .streamRegistration(.live))
  }

  @Test("unknown sessions, keys and methods are refused")
  func refused() throws {
    #expect(try client.status(SampleAdServer.stitchedLiveURL(streamID: "nobody")) == 404)
    #expect(try client.status(client.url("/linear/v1/hls/event/nobody/stream"), method: "POST") == 404)
    #expect(
      try client.status(client.url("/ondemand/v1/hls/content/1/vid/nobody/stream"), method: "POST") == 404
    )
    #expect(try client.status(client.url("/linear/v1/hls/event/live/stream")) == 405)
  }
}

extension StreamJSON {
  fileprivate init(metadata_url: String) {
    self.init(
      stream_id: "",
      metadata_url: metadata_url,
      media_verification_url: "",
      polling_frequency: 10,
      valid_for: "",
      valid_until: ""
    )
  }
}
