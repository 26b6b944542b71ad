public import Foundation

extension SampleAdServer {
  /// The host of the service that ``standsInFor(_:)`` takes the place of.
  public nonisolated static let replacedHost = "dai.google.com"

  /// The content of the documentation's example. The server answers it with ``liveMultivariantURL``'s playlist.
  public nonisolated static let documentContentURL = url(
    "devstreaming-cdn.apple.com",
    "/videos/streaming/examples/bipbop_16x9/bipbop_16x9_variant.m3u8"
  )

  /// A live playlist: segments of ``segmentDuration``, the last ``windowSegments`` whole ones, each with its date.
  public nonisolated static let liveStreamURL = url(host, "/live/content.m3u8")

  /// A multivariant playlist with ``liveStreamURL`` as its only variant.
  public nonisolated static let liveMultivariantURL = url(host, "/live/master.m3u8")

  /// The date of the scheduler's time zero: 2026-01-01T00:00:00Z.
  public nonisolated static let epoch = Date(timeIntervalSince1970: 1_767_225_600)

  /// How long each segment of the live playlist plays.
  public nonisolated static let segmentDuration: Duration = .seconds(6)
  /// How many segments the live playlist shows: a minute.
  public nonisolated static let windowSegments = 10

  /// How long a session lasts.
  public nonisolated static let validity: Duration = .seconds(8 * 3600)
  /// How long a session of ``SampleStream/sessionExpires`` lasts.
  public nonisolated static let shortValidity: Duration = .seconds(90)
  /// How long ``SampleStream/podLate`` lets wait: half of a request's usual timeout.
  public nonisolated static let lateness: Duration = .seconds(5)

  /// 1,000 sessions; beyond, the oldest is forgotten. More than any test has viewers.
  public nonisolated static let maximumSessions = 1000
  /// 20 breaks a session; beyond, the one asked for first is forgotten. More than a player looks back, and few enough
  /// to be told of every ten seconds.
  public nonisolated static let maximumBreaks = 20
  /// One hour: a longer pod is a mistake in units, and its playlist would be large.
  public nonisolated static let maximumPodDuration: Duration = .seconds(3600)

  private nonisolated static let replacedPaths = [
    "/ssai/pods/", "/linear/", "/ondemand/", "/view/p/service/",
  ]

  /// Live content with ads stitched in by a third party, for a session of pod serving: a break of 30 seconds every two
  /// minutes.
  public nonisolated static func stitchedLiveURL(streamID: String) -> URL {
    url(host, "/stitched/live/\(streamID.pathComponent)/master.m3u8")
  }

  /// A video of two minutes with a pre-roll, a mid-roll and a post-roll stitched in by a third party, for a session of
  /// pod serving.
  public nonisolated static func stitchedVideoURL(streamID: String) -> URL {
    url(host, "/stitched/video/\(streamID.pathComponent)/master.m3u8")
  }

  /// Whether the server answers a URL of another host in process, in place of that host: the paths for streams of
  /// ``replacedHost``, and ``documentContentURL``. Nothing is sent there.
  ///
  /// So an app with these URLs in its code runs unchanged. ``serves(_:)`` is false for them: a client that only passes
  /// on what ``serves(_:)`` says reaches the real hosts as before.
  public nonisolated static func standsInFor(_ url: URL) -> Bool {
    guard !serves(url) else { return false }
    if url.host()?.lowercased() == replacedHost {
      return replacedPaths.contains { url.path().hasPrefix($0) }
    }
    return url.host()?.lowercased() == documentContentURL.host() && url.path() == documentContentURL.path()
  }

  /// What the metadata inside a segment of a pod would say, if there were media: when from the segment's start, and the
  /// ID of the ad event. Read from the URL alone; empty for all other URLs, slate among them.
  ///
  /// An ad has its start, its quartiles, its end a little before the last moment, and a progress event each second. The
  /// first 17 characters of an ID are its key in the session's metadata.
  public nonisolated static func timedMetadata(ofSegment url: URL) -> [(at: Duration, eventID: String)] {
    guard case .adSegment(let segment)? = StreamPath(url) else { return [] }
    return segment.events
  }

  nonisolated static func url(_ host: String, _ path: String) -> URL {
    guard let url = URL(string: "https://\(host)\(path)") else {
      // Hosts are constants, paths are percent-encoded, and tests make a URL of each kind.
      preconditionFailure("\(path) makes no URL")
    }
    return url
  }
}
