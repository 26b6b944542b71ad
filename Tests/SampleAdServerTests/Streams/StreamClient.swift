import AdPlatform
import Foundation
import SampleAdServer
import Testing

/// Asks a sample ad server on virtual time, one request after another.
@MainActor
struct StreamClient {
  let scheduler = VirtualScheduler()
  let server: SampleAdServer
  var host = SampleAdServer.host

  init(host: String = SampleAdServer.host) {
    self.host = host
    server = SampleAdServer(scheduler: scheduler)
  }

  func send(_ url: URL, method: String = "GET") throws -> Result<HTTPResponse, HTTPError> {
    var answer: Result<HTTPResponse, HTTPError>?
    server.send(HTTPRequest(url: url, method: method)) { answer = $0 }
    scheduler.run()
    return try #require(answer)
  }

  func url(_ path: String) throws -> URL { try #require(URL(string: "https://\(host)\(path)")) }

  /// The status, whether good or bad; nil for no answer.
  func status(_ url: URL, method: String = "GET") throws -> Int? {
    switch try send(url, method: method) {
    case .success(let response): response.status
    case .failure(.status(let status, _)): status
    case .failure: nil
    }
  }

  func text(_ url: URL) throws -> String { String(decoding: try send(url).get().body, as: UTF8.self) }

  func register(_ key: String, network: String = "21775744923") throws -> Result<HTTPResponse, HTTPError> {
    try send(registrationURL(key, network: network), method: "POST")
  }

  func registrationURL(_ key: String, network: String = "21775744923") throws -> URL {
    try url("/ssai/pods/api/v1/network/\(network)/custom_asset/\(key)/stream")
  }

  /// A session as the server describes it.
  func session(_ stream: SampleStream = .live) throws -> StreamJSON {
    try JSONDecoder().decode(StreamJSON.self, from: try register(stream.customAssetKey).get().body)
  }

  func podURL(
    _ id: String,
    _ name: String = "ad_break_id/mid-roll-7",
    pd: String? = "30000",
    key: String = "live"
  ) throws -> URL {
    let pd = pd.map { "&pd=\($0)" } ?? ""
    return try url(
      "/linear/pods/v1/hls/network/21775744923/custom_asset/\(key)/\(name).m3u8?stream_id=\(id)\(pd)"
    )
  }

  func pod(
    _ id: String,
    _ name: String = "ad_break_id/mid-roll-7",
    milliseconds: Int = 30_000,
    key: String = "live"
  ) throws -> PlaylistText {
    PlaylistText(try text(podURL(id, name, pd: "\(milliseconds)", key: key)))
  }

  func metadata(_ session: StreamJSON) throws -> MetadataJSON {
    let url = try #require(URL(string: session.metadata_url))
    return try JSONDecoder().decode(MetadataJSON.self, from: try send(url).get().body)
  }
}

struct StreamJSON: Decodable {
  var stream_id: String
  var metadata_url: String
  var media_verification_url: String
  var polling_frequency: Int
  var valid_for: String
  var valid_until: String
}

struct MetadataJSON: Decodable, Hashable {
  struct Tag: Decodable, Hashable {
    var ad: String
    var ad_break_id: String
    var type: String
  }

  struct Ad: Decodable, Hashable {
    var ad_break_id: String
    var position: Int
    var duration: Double
    var title: String
    var description: String
    var advertiser: String
    var ad_system: String
    var ad_id: String
    var creative_id: String
    var creative_ad_id: String
    var clickthrough_url: String?
    var slate: Bool?
  }

  struct Break: Decodable, Hashable {
    var type: String
    var duration: Double
    var expected_duration: Double
    var ads: Int
  }

  var tags: [String: Tag]
  var ads: [String: Ad]
  var ad_breaks: [String: Break]
}

/// The few lines of a playlist that the tests look at.
struct PlaylistText {
  struct Segment: Hashable {
    var milliseconds: Int
    var url: URL?
    var date: String?
  }

  let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func value(_ tag: String) -> String? {
    lines.first { $0.hasPrefix("#\(tag):") }.map { String($0.dropFirst(tag.count + 2)) }
  }

  var segments: [Segment] {
    var segments: [Segment] = []
    var date: String?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("#EXT-X-PROGRAM-DATE-TIME:") {
        date = String(line.dropFirst("#EXT-X-PROGRAM-DATE-TIME:".count))
      }
      guard line.hasPrefix("#EXTINF:"), line.hasSuffix(","), index + 1 < lines.count else { continue }
      // Whole milliseconds, without a floating-point number on the way.
      let parts = line.dropFirst("#EXTINF:".count).dropLast().split(separator: ".")
      guard parts.count == 2, parts[1].count == 3, let seconds = Int(parts[0]), let rest = Int(parts[1])
      else { continue }
      segments.append(
        Segment(milliseconds: seconds * 1000 + rest, url: URL(string: lines[index + 1]), date: date)
      )
      date = nil
    }
    return segments
  }

  var milliseconds: Int { segments.map(\.milliseconds).reduce(0, +) }

  /// The events in its segments, from the playlist's start.
  var events: [(at: Duration, eventID: String)] {
    var start = Duration.zero
    var events: [(at: Duration, eventID: String)] = []
    for segment in segments {
      events +=
        segment.url.map(SampleAdServer.timedMetadata(ofSegment:))?.map { (start + $0.at, $0.eventID) } ?? []
      start += .milliseconds(segment.milliseconds)
    }
    return events
  }
}
