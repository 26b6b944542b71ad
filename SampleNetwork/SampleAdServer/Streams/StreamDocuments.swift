import Foundation

/// The answer to a registration.
///
/// Source: Dynamic Ad Insertion pod serving live API, full service live API and full service VOD API, *Stream*.
struct StreamDocument: Encodable {
  var streamId: String?
  var manifestFormat = "hls"
  /// Of a stream that the server stitches.
  var streamManifest: String?
  /// Not of a video that the server stitches.
  var metadataUrl: String?
  var mediaVerificationUrl: String
  /// Seconds from one look at the metadata to the next.
  var pollingFrequency = 10
  var validFor: String
  var validUntil: String
  // Of a video that the server stitches, in seconds.
  var contentDuration: Double?
  var totalDuration: Double?
  var adBreaks: [VideoBreak]?
  var subtitles: [VideoSubtitles]?

  struct VideoBreak: Encodable {
    var type: String
    var start: Double
    var duration: Double
    var ads: [StreamMetadataDocument.Ad]
  }

  struct VideoSubtitles: Encodable {
    var language: String
    var languageName: String
    var webvtt: String
  }

  init(_ session: StreamSessions.Session) {
    let id = session.id.split(separator: ":").map { String($0).pathComponent }
    let network = session.networkCode.pathComponent
    let key = session.customAssetKey.pathComponent
    let service = "https://\(session.host)"
    let view = "\(service)/view/p/service"
    streamId = session.stream == .noStreamID ? nil : session.id
    mediaVerificationUrl =
      "\(view)/linear/stream/\(id[0])/loc/\(id[1])/network/\(network)/event/\(key)/media/"
    metadataUrl = """
      \(service)/linear/pods/v1/hls/network/\(network)/custom_asset/\(key)/stream/\(session.id.pathComponent)/metadata
      """
    let seconds = session.stream.validity.components.seconds
    let minutes = "\(seconds / 60 % 60)m\(seconds % 60)s"
    validFor = seconds < 3600 ? minutes : "\(seconds / 3600)h\(minutes)"
    validUntil = SampleAdServer.dateText(session.end.components.seconds)
    switch session.kind {
    case .podLive, .podVideo: break
    case .live:
      streamManifest = "\(service)/linear/hls/event/\(key)/stream/\(session.id.pathComponent)/master.m3u8"
    case .video(let source):
      let source = source.pathComponent
      streamManifest = """
        \(service)/ondemand/hls/content/\(source)/vid/\(key)/SMP/streams/\(session.id.pathComponent)/master.m3u8
        """
      metadataUrl = nil
      mediaVerificationUrl = """
        \(view)/vod/stream/\(id[0])/loc/\(id[1])/network/\(network)/content/\(source)/vid/\(key)/media/
        """
      describe(StitchedVideo(session.stream), host: session.host)
    }
  }

  private mutating func describe(_ video: StitchedVideo, host: String) {
    contentDuration = Double(StitchedVideo.contentMilliseconds) / 1000
    totalDuration = Double(video.milliseconds) / 1000
    adBreaks = video.breaks.map { adBreak in
      VideoBreak(
        type: adBreak.pod.place.rawValue,
        start: Double(adBreak.start) / 1000,
        duration: Double(adBreak.pod.milliseconds) / 1000,
        ads: adBreak.pod.placements.map { placement in
          var ad = StreamMetadataDocument.Ad(placement, in: adBreak.pod.breakID)
          ad.seq = placement.position
          return ad
        }
      )
    }
    subtitles = [
      VideoSubtitles(
        language: "en",
        languageName: "English",
        webvtt: "https://\(host)/video/subtitles/en.vtt"
      )
    ]
  }
}

/// What a session knows of the breaks that it asked for.
///
/// Source: Dynamic Ad Insertion pod serving live API, *metadata*.
struct StreamMetadataDocument: Encodable {
  struct Tag: Encodable {
    var ad: String
    var adBreakId: String
    var type: String
  }

  struct Ad: Encodable {
    var adBreakId: String
    var position: Int
    var duration: Double
    var title: String
    var description: String
    var advertiser: String
    var adSystem = "Sample Ad Server"
    var adId: String
    var creativeId: String
    var creativeAdId: String
    var clickthroughUrl: String?
    /// Only with slate.
    var slate: Bool?
    /// The place in its break, in the description of a video.
    var seq: Int?
  }

  struct AdBreak: Encodable {
    var type: String
    /// Only in a video, in seconds. The service's documentation does not name it for pod serving.
    var start: Double?
    var duration: Double
    var expectedDuration: Double
    /// How many ads, without slate.
    var ads: Int
  }

  var tags: [String: Tag] = [:]
  var ads: [String: Ad] = [:]
  var adBreaks: [String: AdBreak] = [:]

  init(_ session: StreamSessions.Session) {
    for pod in session.pods { add(pod) }
    guard session.kind == .podVideo else { return }
    for adBreak in StitchedVideo(session.stream).breaks {
      adBreaks[adBreak.pod.breakID]?.start = Double(adBreak.start) / 1000
    }
  }

  private mutating func add(_ pod: SamplePod) {
    adBreaks[pod.breakID] = AdBreak(
      type: pod.place.rawValue,
      duration: Double(pod.milliseconds) / 1000,
      expectedDuration: Double(pod.requested) / 1000,
      ads: pod.placements.count
    )
    for placement in pod.placements {
      let id = "\(pod.breakID)-ad-\(placement.position)"
      ads[id] = Ad(placement, in: pod.breakID)
      for event in StreamAdEvent.allCases {
        tags[event.key(breakID: pod.breakID, position: placement.position)] =
          Tag(ad: id, adBreakId: pod.breakID, type: event.rawValue)
      }
    }
    if pod.slateMilliseconds > 0 { ads["\(pod.breakID)-slate"] = Ad(slateOf: pod) }
  }

  /// The document as JSON, keys sorted, so that the same answer is the same bytes.
  static func data(_ document: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    // Texts and finite numbers always encode; a test decodes each document.
    return (try? encoder.encode(document)) ?? Data()
  }
}

extension StreamMetadataDocument.Ad {
  init(_ placement: SamplePod.Placement, in breakID: String) {
    let number = placement.ad.number
    self.init(
      adBreakId: breakID,
      position: placement.position,
      duration: Double(placement.ad.seconds),
      title: placement.ad.title,
      description: placement.ad.description,
      advertiser: placement.ad.advertiser,
      adId: "\(1000 + number)",
      creativeId: "\(2000 + number)",
      creativeAdId: "SAMPLE-\(number)",
      clickthroughUrl: "https://example.com/stream-ad-\(number)"
    )
  }

  init(slateOf pod: SamplePod) {
    self.init(
      adBreakId: pod.breakID,
      position: pod.placements.count + 1,
      duration: Double(pod.slateMilliseconds) / 1000,
      title: "Slate",
      description: "",
      advertiser: "",
      adId: "",
      creativeId: "",
      creativeAdId: "",
      slate: true
    )
  }
}
