public import Foundation

extension SampleAdServer {
  /// A request that the server got.
  public struct Request: Sendable, Hashable {
    /// When, on the server's scheduler.
    public let time: Duration
    /// The method, such as `GET`.
    public let method: String
    /// What was asked for, macros expanded as the caller has expanded them.
    public let url: URL
    /// What the URL means to the server.
    public let kind: Kind

    /// What a URL means to the server.
    public enum Kind: Sendable, Hashable {
      /// An ad tag.
      case adTag(SampleAdTag)
      /// A call about an ad or a break: any path below `/track/`.
      case tracking
      /// The registration of a stream; without a stream if the key, or the video's ID, belongs to none.
      case streamRegistration(SampleStream?)
      /// A look at a session's metadata.
      case streamMetadata
      /// The verification of an ad event of a live stream, with the event's whole ID.
      case verification(String)
      /// The playlist of a pod.
      case podManifest
      /// A playlist of the live content, media or multivariant.
      case livePlaylist
      /// A playlist of a session's content with ads stitched in.
      case stitchedPlaylist
      /// A segment of a pod or of the content: 404, there is no media.
      case segment
      /// A path that the server does not know, on its own host or where it stands in: 404.
      case unknownPath
      /// Another host, not stood in for.
      case passedOn
    }
  }
}

extension SampleAdServer.Request.Kind {
  init(_ url: URL) {
    if !SampleAdServer.serves(url), !SampleAdServer.standsInFor(url) {
      self = .passedOn
    } else if let tag = SampleAdTag(url: url) {
      self = .adTag(tag)
    } else if let path = StreamPath(url) {
      self.init(path)
    } else {
      self = SampleAdServer.serves(url) && url.path().hasPrefix("/track/") ? .tracking : .unknownPath
    }
  }

  private init(_ path: StreamPath) {
    self =
      switch path {
      case .registration(_, let key), .liveStream(let key), .video(_, let key):
        .streamRegistration(SampleStream(rawValue: key))
      case .videoRegistration: .streamRegistration(.live)
      case .metadata: .streamMetadata
      case .verification(_, let eventID): .verification(eventID)
      case .pod: .podManifest
      case .livePlaylist, .liveMultivariant: .livePlaylist
      case .stitchedLive, .stitchedVideo: .stitchedPlaylist
      case .adSegment, .segment: .segment
      }
  }
}
