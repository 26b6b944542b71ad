import AdPlatform
import Foundation
import HeadlessAVFoundation
import Synchronization

/// Answers from memory, in order, on virtual time.
@MainActor
final class MemoryNetwork: HTTPClient {
  private(set) var requests: [URL] = []
  /// What is behind each URL, without its query; nil fails.
  var answers: [String: () -> String?] = [:]
  /// Where a URL leads.
  var redirects: [String: String] = [:]
  /// From a request to its answer.
  var latency = Duration.zero
  private let scheduler: VirtualScheduler

  init(scheduler: VirtualScheduler) { self.scheduler = scheduler }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    requests.append(request.url)
    let key = String(request.url.absoluteString.prefix { $0 != "?" })
    let target = redirects[key] ?? key
    return scheduler.schedule(after: latency) { [self] in
      guard let text = answers[target]?(), let url = URL(string: target) else {
        return completion(.failure(.status(404, url: key)))
      }
      completion(.success(HTTPResponse(url: url, status: 200, headers: [:], body: Data(text.utf8))))
    }
  }

  func takeRequests() -> [String] {
    defer { requests = [] }
    return requests.map(\.absoluteString)
  }
}

/// A machine in virtual time with a network, where `https://live.example.com/live.m3u8` slides: six seconds a segment,
/// ten segments a window, the first one zero seconds after the epoch.
@MainActor
final class Broadcast {
  nonisolated static let epoch = Date(timeIntervalSince1970: 1_767_225_600)
  static let liveURL = "https://live.example.com/live.m3u8"

  let scheduler = VirtualScheduler()
  let network: MemoryNetwork
  let log = Log()
  /// What the live playlist says before its segments.
  var tags = ""
  var hasDates = true
  /// Seconds from the start of the stream until the last segment; nil while it does not end.
  var endsAfter: Int?

  init() {
    network = MemoryNetwork(scheduler: scheduler)
    network.answers[Self.liveURL] = { [unowned self] in livePlaylist }
  }

  var platform: Platform { Platform(scheduler: scheduler, httpClient: network) }

  /// Ten segments at first, one more every six seconds.
  private var livePlaylist: String {
    let last = endsAfter.map { $0 / 6 } ?? .max
    let end = min(10 + Int(scheduler.now / .seconds(6)), last)
    let first = max(0, end - 10)
    var lines = ["#EXTM3U", "#EXT-X-TARGETDURATION:6", "#EXT-X-MEDIA-SEQUENCE:\(first)"]
    if !tags.isEmpty { lines.append(tags) }
    for index in first..<end {
      if hasDates, index == first || index % 4 == 0 {
        lines.append("#EXT-X-PROGRAM-DATE-TIME:\(date(index * 6))")
      }
      lines += ["#EXTINF:6,", "segment\(index).ts"]
    }
    if end == last { lines.append("#EXT-X-ENDLIST") }
    return lines.joined(separator: "\n") + "\n"
  }

  func date(_ seconds: Int) -> String {
    Self.epoch.addingTimeInterval(TimeInterval(seconds)).formatted(.iso8601)
  }

  /// An on-demand playlist.
  nonisolated static func film(of seconds: Int, segment: Int = 10, tags: String = "", dates: Bool = true)
    -> String
  {
    var lines = ["#EXTM3U", "#EXT-X-TARGETDURATION:\(segment)", "#EXT-X-MEDIA-SEQUENCE:0"]
    if !tags.isEmpty { lines.append(tags) }
    if dates { lines.append("#EXT-X-PROGRAM-DATE-TIME:\(epoch.formatted(.iso8601))") }
    for start in stride(from: 0, to: seconds, by: segment) {
      lines += ["#EXTINF:\(min(segment, seconds - start)),", "part\(start).ts"]
    }
    return (lines + ["#EXT-X-ENDLIST"]).joined(separator: "\n") + "\n"
  }

  func serve(_ url: String, _ text: String?) { network.answers[url] = { text } }

  func make<Value>(_ work: () -> Value) -> Value { Platform.$current.withValue(platform, operation: work) }

  /// An item of this machine.
  func item(_ url: String) -> AVPlayerItem {
    make { AVPlayerItem(url: URL(string: url) ?? URL(filePath: "/")) }
  }

  func item(lasting duration: Duration) -> AVPlayerItem {
    make { AVPlayerItem(script: PlaybackScript(duration: duration)) }
  }

  func player(_ item: AVPlayerItem? = nil) -> AVPlayer { make { AVPlayer(playerItem: item) } }

  /// Plays a playlist.
  func play(_ url: String) -> AVPlayer {
    let player = player(item(url))
    player.play()
    return player
  }

  func advance(_ seconds: Double) { scheduler.advance(by: .milliseconds(Int(seconds * 1000))) }
}

extension AVPlayer {
  var seconds: Double { (currentTime().seconds * 1000).rounded() / 1000 }
}

extension AVPlayerItem {
  /// The window as text.
  var window: String {
    guard let range = seekableTimeRanges.first?.timeRangeValue else { return "none" }
    return "\(range.start.seconds)…\(range.end.seconds)"
  }
}
