import AdPlatform
import Foundation

/// A session as the ad server describes it. What it does not say is nil, and is in ``flaws``.
///
/// Source: Dynamic Ad Insertion pod serving live API, "Stream".
struct RegisteredStream: Hashable, Sendable {
  var id: String
  var kind = StreamEndpoint.Kind.podLive
  /// Where the stream is; nil unless the ad server makes it.
  var manifestURL: URL?
  /// One dictionary a language, with the keys that ``VideoDisplay/loadStream(_:withSubtitles:)`` has.
  var subtitles: [[String: String]] = []
  /// The breaks of a video; nil for streams whose breaks are told by their timed metadata.
  var schedule: StreamSchedule?
  /// Where the metadata of its ads is.
  var metadataURL: URL?
  /// What the whole ID of an ad event is appended to.
  var verificationURL: URL?
  /// Where other ad tag parameters are sent.
  var updateURL: URL?
  /// How often the metadata is asked for.
  var pollingInterval: Duration
  /// How long it lasts, from its registration.
  var lifetime: Duration?
  /// What is wrong with the description, and what follows from that.
  var flaws: [String] = []
}

extension RegisteredStream {
  /// 256 KiB: a description takes less than one.
  static let maximumBytes = 256 << 10
  /// 10 seconds: what the service itself uses, for a description that does not say.
  static let usualPollingInterval = Duration.seconds(10)
  /// 1 second to a minute: more often is a burden without use, and more seldom misses breaks.
  static let pollingIntervals = Duration.seconds(1)...Duration.seconds(60)
  /// A minute to 30 days: a session that ends sooner would be registered all the time.
  static let lifetimes = Duration.seconds(60)...Duration.seconds(30 * 24 * 3600)

  /// Reads what became of a registration.
  static func reading(
    _ result: Result<HTTPResponse, HTTPError>,
    of kind: StreamEndpoint.Kind
  ) -> Result<RegisteredStream, StreamError> {
    StreamError.reading(result) { response throws(StreamError) in try RegisteredStream(response, of: kind) }
  }

  /// Reads a description.
  init(_ response: HTTPResponse, of kind: StreamEndpoint.Kind = .podLive) throws(StreamError) {
    let url = response.url.absoluteString
    guard let fields = JSONFields(data: response.body) else {
      throw .notJSON(url: url, beginning: String(decoding: response.body.prefix(200), as: UTF8.self))
    }
    guard let id = fields.text("stream_id"), !id.isEmpty else { throw .noStreamID(url: url) }
    self.id = id
    self.kind = kind
    if kind.hasManifest { manifestURL = try Self.manifest(fields, at: url) }
    if kind == .vod {
      schedule = StreamSchedule(fields)
      subtitles = Self.subtitles(fields)
      if schedule == nil { flaws.append("The stream has no ad_breaks: there are no events of ads.") }
      if schedule?.isCut == true {
        flaws.append(
          "The stream's ad_breaks has more entries than are read, or some that are invalid: they are ignored."
        )
      }
    } else if fields.has("metadata_url") {
      guard let url = fields.webURL("metadata_url") else {
        throw .unsafeURL(member: "metadata_url", text: fields.text("metadata_url") ?? "no text")
      }
      metadataURL = url
    } else {
      flaws.append(
        "The stream has no metadata_url: nothing tells what its ads are, so there are no events of ads."
      )
    }
    verificationURL = fields.webURL("media_verification_url")
    if verificationURL == nil {
      flaws.append(
        fields.has("media_verification_url")
          ? "The stream's media_verification_url is not an http or https URL: the ad server is not told what was played."
          : "The stream has no media_verification_url: the ad server is not told what was played."
      )
    }
    updateURL = fields.webURL("session_update_url")
    let interval = fields.seconds("polling_frequency") ?? Self.usualPollingInterval
    pollingInterval = min(max(interval, Self.pollingIntervals.lowerBound), Self.pollingIntervals.upperBound)
    let lifetime = Self.lifetime(fields, at: response.headers["date"].flatMap(StreamDates.headerDate))
    self.lifetime = lifetime.map { min(max($0, Self.lifetimes.lowerBound), Self.lifetimes.upperBound) }
    if lifetime == nil, fields.has("valid_for") {
      flaws.append(
        "The stream's valid_for is not a duration: the session is renewed when the ad server forgets it."
      )
    }
  }

  private static func manifest(_ fields: JSONFields, at url: String) throws(StreamError) -> URL {
    let names = ["stream_manifest", "hls_master_playlist"]
    if let manifest = names.lazy.compactMap({ fields.webURL($0) }).first { return manifest }
    guard let name = names.first(where: { fields.has($0) }) else { throw .noManifest(url: url) }
    throw .unsafeURL(member: name, text: fields.text(name) ?? "no text")
  }

  /// 100 languages: more than any video has.
  private static let maximumSubtitles = 100

  private static func subtitles(_ fields: JSONFields) -> [[String: String]] {
    (fields.list("subtitles", limit: maximumSubtitles)?.objects ?? []).map { subtitle in
      var texts: [String: String] = [:]
      texts["language"] = subtitle.text("language")
      texts["language_name"] = subtitle.text("language_name")
      texts["webvtt"] = subtitle.webURL("webvtt")?.absoluteString
      texts["ttml"] = subtitle.webURL("ttml")?.absoluteString
      return texts
    }
  }

  /// `valid_for`, else the time from the answer's own date to `valid_until`.
  private static func lifetime(_ fields: JSONFields, at date: Date?) -> Duration? {
    if let length = fields.text("valid_for").flatMap(StreamDates.length) { return length }
    guard let date, let end = fields.text("valid_until").flatMap(StreamDates.date) else { return nil }
    return Duration(timeInterval: end.timeIntervalSince(date))
  }

  /// What is called when an ad event has come.
  func verificationURL(of eventID: String) -> URL? {
    guard let verificationURL, PathComponentFlaw(eventID) == nil else { return nil }
    let url = URL(string: verificationURL.absoluteString + eventID.percentEncoded())
    return url?.isWebURL == true ? url : nil
  }
}
