import AdPlatform
import Foundation

extension SampleAdServer.Answer {
  /// What the server answers to a request about a stream.
  init(_ path: StreamPath, _ request: HTTPRequest, at now: Duration, sessions: inout StreamSessions) {
    let methods: Set<String> =
      switch path {
      case .registration, .videoRegistration, .liveStream, .video: ["POST"]
      case .verification: ["GET", "POST"]
      default: ["GET"]
      }
    guard methods.contains(request.method) else {
      self.init(.status(405))
      return
    }
    switch path {
    case .registration(let network, let key):
      self = Self.registration(.podLive, network, key, request, at: now, sessions: &sessions)
    case .videoRegistration(let network):
      self = Self.registration(.podVideo, network, "live", request, at: now, sessions: &sessions)
    case .liveStream(let key):
      self = Self.registration(.live, "sample", key, request, at: now, sessions: &sessions)
    case .video(let source, let key):
      self = Self.registration(
        .video(contentSourceID: source),
        "sample",
        key,
        request,
        at: now,
        sessions: &sessions
      )
    case .stitchedLive(let id):
      let session = sessions.session(id, at: now)
      let cycles = StitchedLive.cycles(at: now)
      for pod in cycles.map({ StitchedLive.pod(ofCycle: $0, session?.stream ?? .live) }) {
        sessions.remember(pod, of: id)
      }
      self = Self.stitched(session) { StitchedLive($0).playlist(at: now) }
    case .stitchedVideo(let id):
      self = Self.stitched(sessions.session(id, at: now)) { session in
        StitchedVideo(session.stream).playlist(streamID: session.id, host: session.host)
      }
    case .metadata(let id): self = Self.metadata(sessions.session(id, at: now))
    case .verification(let id, _):
      self.init(sessions.session(id, at: now) == nil ? .status(404) : .nothing)
    case .pod(let pod):
      self = Self.pod(pod, host: SampleAdServer.host(of: request), at: now, sessions: &sessions)
    case .adSegment, .segment: self.init(.status(404))
    case .livePlaylist: self.init(.playlist(LiveContent.playlist(at: now)))
    case .liveMultivariant: self.init(.playlist(LiveContent.multivariant))
    }
  }

  private static func registration(
    _ kind: StreamSessions.Kind,
    _ networkCode: String,
    _ key: String,
    _ request: HTTPRequest,
    at now: Duration,
    sessions: inout StreamSessions
  ) -> Self {
    guard let stream = SampleStream(rawValue: key) else { return Self(.status(404)) }
    switch stream {
    case .registrationRefused: return Self(.status(403))
    case .registrationNotFound: return Self(.status(404))
    case .registrationSilent: return Self(.status(404), delay: nil)
    case .notJSON:
      return Self(.document(Data("The stream is on its way.".utf8), type: "text/plain", status: 201))
    default: break
    }
    let session = sessions.register(
      stream,
      networkCode: networkCode,
      customAssetKey: key,
      host: SampleAdServer.host(of: request),
      kind: kind,
      at: now
    )
    if kind == .podVideo {
      for adBreak in StitchedVideo(stream).breaks { sessions.remember(adBreak.pod, of: session.id) }
    }
    return Self(.json(StreamDocument(session), status: 201))
  }

  private static func stitched(
    _ session: StreamSessions.Session?,
    playlist: (StreamSessions.Session) -> String
  ) -> Self {
    guard let session else { return Self(.status(404)) }
    return media(of: session.stream) { playlist(session) }
  }

  /// The playlist of a pod or with pods, or what a stream that fails has in its place.
  private static func media(of stream: SampleStream, playlist: () -> String) -> Self {
    switch stream {
    case .podNotFound: return Self(.status(404))
    case .podSilent: return Self(.status(404), delay: nil)
    case .podHTML:
      let page = "<!DOCTYPE html><html><title>Sign in</title><p>Sign in to see this page.</p></html>"
      return Self(.document(Data(page.utf8), type: "text/html"))
    default:
      let delay = stream == .podLate ? SampleAdServer.lateness : SampleAdServer.latency
      return Self(.playlist(playlist()), delay: delay)
    }
  }

  private static func metadata(_ session: StreamSessions.Session?) -> Self {
    guard let session else { return Self(.status(404)) }
    if session.stream == .metadataError { return Self(.status(500)) }
    return Self(.json(StreamMetadataDocument(session), status: 200))
  }

  private static func pod(
    _ request: StreamPath.PodRequest,
    host: String,
    at now: Duration,
    sessions: inout StreamSessions
  ) -> Self {
    guard let session = sessions.session(request.streamID, at: now),
      session.customAssetKey == request.customAssetKey, session.networkCode == request.networkCode
    else { return Self(.status(404)) }
    guard let milliseconds = request.milliseconds, milliseconds > 0,
      .milliseconds(milliseconds) <= SampleAdServer.maximumPodDuration
    else { return Self(.status(400)) }
    let pod = SamplePod(breakID: request.breakID, requested: milliseconds, stream: session.stream)
    let answer = media(of: session.stream) { pod.playlist(streamID: session.id, host: host) }
    if case .document(_, "application/vnd.apple.mpegurl", _) = answer.content {
      sessions.remember(pod, of: session.id)
    }
    return answer
  }
}

extension SampleAdServer.Answer.Content {
  fileprivate static func playlist(_ text: String) -> Self {
    .document(Data(text.utf8), type: "application/vnd.apple.mpegurl")
  }

  fileprivate static func json(_ document: some Encodable, status: Int) -> Self {
    .document(StreamMetadataDocument.data(document), type: "application/json", status: status)
  }
}

extension SampleAdServer {
  /// The host that a request names: this server's, or the one that it stands in for.
  fileprivate nonisolated static func host(of request: HTTPRequest) -> String {
    serves(request.url) ? host : replacedHost
  }
}
