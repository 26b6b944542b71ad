import AdPlatform
import Foundation

@testable import InteractiveMediaAds

/// A session, and in words what it wants done.
struct SessionRun {
  var session: StreamSession
  /// Whether effects that concern timers and requests are left out.
  var isQuiet = true

  static let metadataURL = "https://ads.example.com/metadata"

  init(
    _ json: String = Self.stream(),
    of kind: StreamEndpoint.Kind = .podLive,
    metadata: String? = Self.metadata,
    isQuiet: Bool = true
  ) throws {
    self.isQuiet = isQuiet
    session = StreamSession(try RegisteredStream(Self.response(json), of: kind))
    _ = session.handle(.initialize(age: .zero))
    if let metadata { _ = session.handle(.metadata(.success(try StreamMetadata(Self.response(metadata))))) }
  }

  static func response(_ json: String, headers: [String: String] = [:]) -> HTTPResponse {
    let url = URL(string: "https://ads.example.com/answer") ?? URL(filePath: "/")
    return HTTPResponse(url: url, status: 200, headers: headers, body: Data(json.utf8))
  }

  static func stream(_ id: String = "S1", _ more: String = "") -> String {
    """
    {"stream_id": "\(id)", "metadata_url": "\(metadataURL)", "polling_frequency": 10\(more),
     "media_verification_url": "https://ads.example.com/verify/"}
    """
  }

  /// A break of two ads of 10 s each and 5 s of slate.
  static let metadata = """
    {"tags": {\(tags("a", ad: "ad-a")), \(tags("b", ad: "ad-b"))},
     "ads": {"ad-a": {"ad_break_id": "mid-5", "position": 1, "duration": 10, "title": "A",
                      "clickthrough_url": "https://shop.example.com/a"},
             "ad-b": {"ad_break_id": "mid-5", "position": 2, "duration": 10.0, "title": "B"}},
     "ad_breaks": {"mid-5": {"type": "mid", "duration": 25, "ads": 2}}}
    """

  /// Names of 17 characters, as ad servers write them: `google_00000000a0` is the start of ad a.
  static func tags(_ name: String, ad: String, adBreak: String = "mid-5") -> String {
    let types = ["start", "firstquartile", "midpoint", "thirdquartile", "complete", "progress", "icon"]
    return types.enumerated().map { index, type in
      """
      "google_00000000\(name)\(index)": {"ad": "\(ad)", "ad_break_id": "\(adBreak)", "type": "\(type)"}
      """
    }.joined(separator: ", ")
  }

  static func pod(_ name: String, stream: String = "S1") -> URL? {
    URL(
      string:
        "https://ads.example.com/linear/pods/v1/hls/network/1/custom_asset/key/\(name).m3u8?stream_id=\(stream)"
    )
  }

  mutating func send(_ event: StreamSession.Event) -> [String] {
    session.handle(event).compactMap(describe)
  }

  /// What was ignored, and why; nil if anything else came of it.
  mutating func ignored(_ event: StreamSession.Event) -> String? {
    let effects = session.handle(event)
    guard effects.count == 1, case .ignored(let name, let reason)? = effects.first else { return nil }
    return "\(name): \(reason)"
  }

  mutating func play(_ playbacks: StreamSession.Playback...) -> [String] {
    playbacks.flatMap { send(.playback($0)) }
  }

  /// An ad event with the rest that media has and metadata has not.
  mutating func pass(_ name: String, at seconds: Double = 0) -> [String] {
    play(.adEvent("google_00000000\(name)-rest", at: Duration(timeInterval: seconds)))
  }

  mutating func receive(_ metadata: String) throws -> [String] {
    send(.metadata(.success(try StreamMetadata(Self.response(metadata)))))
  }

  mutating func failMetadata(_ status: Int) -> [String] {
    send(.metadata(.failure(.http(.status(status, url: Self.metadataURL)))))
  }

  mutating func begin(_ pod: String = "ad_break_id/mid-roll-5", fromBeginning: Bool = true) -> [String] {
    play(.began(contentTime: .seconds(60), isPreRoll: false))
      + play(.asset(Self.pod(pod), fromBeginning: fromBeginning))
  }

  private func describe(_ effect: StreamSession.Effect) -> String? {
    switch effect {
    case .announce(let type, let ad): return type.name + (ad.map { " " + $0.id } ?? "")
    case .announceCuepoints: return "CUEPOINTS_CHANGED"
    case .load(let url, let subtitles): return "load \(url.lastPathComponent) \(subtitles.count)"
    case .play: return "play"
    case .progress(let ad, let time, let period):
      return "progress \(ad.id) \(time.timeInterval) of \(period?.timeInterval ?? -1)"
    case .remark(let text, _): return "remark: " + text.prefix(40)
    case .report(let error): return "report \(error.code.rawValue)"
    case .renamed(let id): return "renamed \(id)"
    case .verify(let url):
      return "verify \(url.lastPathComponent.dropFirst("google_00000000".count).prefix(2))"
    case .open(let url): return "open \(url)"
    case .show(let ad): return isQuiet ? nil : "show \(ad.id)"
    case .hide: return isQuiet ? nil : "hide"
    case .ignored: return nil
    case .fetchMetadata: return isQuiet ? nil : "fetch"
    case .stopFetching: return isQuiet ? nil : "stop fetching"
    case .register: return "register"
    case .start(let timer, let delay): return isQuiet ? nil : "start \(timer) \(delay.timeInterval)"
    case .stop(let timer): return isQuiet ? nil : "stop \(timer)"
    }
  }
}
