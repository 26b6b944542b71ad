import AdPlatform
import Foundation

/// Answers in the process, and records the requests.
@MainActor
final class TestServer: HTTPClient {
  enum Answer {
    case text(String)
    case status(Int)
    case silence
  }

  private(set) var requests: [URL] = []
  var answers: [String: Answer] = [:]
  var latency = Duration.milliseconds(50)
  private let scheduler: any Scheduler

  init(on scheduler: any Scheduler) { self.scheduler = scheduler }

  /// What was called at `https://track.example/`, without that, in order.
  var calls: [String] {
    requests.map(\.absoluteString).filter { $0.hasPrefix("https://track.example/") }
      .map { String($0.dropFirst("https://track.example/".count)) }
  }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    requests.append(request.url)
    let answer = answers[request.url.absoluteString] ?? .text("")
    return scheduler.schedule(after: latency) {
      switch answer {
      case .silence: break
      case .status(let status): completion(.failure(.status(status, url: request.url.absoluteString)))
      case .text(let text):
        completion(
          .success(HTTPResponse(url: request.url, status: 200, headers: [:], body: Data(text.utf8)))
        )
      }
    }
  }
}

/// Responses as an ad server writes them.
enum Response {
  static func vast(_ ads: String...) -> String {
    "<VAST version=\"4.2\">\(ads.joined())</VAST>"
  }

  /// An ad whose every event is tracked at `https://track.example/ID/event`.
  static func ad(
    _ id: String,
    sequence: Int? = nil,
    seconds: Int = 10,
    skipOffset: String? = nil,
    type: String = "video/mp4",
    extra: String = ""
  ) -> String {
    let events = [
      "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "pause", "resume", "skip",
    ]
    let tracking = events.map {
      "<Tracking event=\"\($0)\">https://track.example/\(id)/\($0)?at=[ADPLAYHEAD]</Tracking>"
    }
    let sequence = sequence.map { " sequence=\"\($0)\"" } ?? ""
    let skip = skipOffset.map { " skipoffset=\"\($0)\"" } ?? ""
    return """
      <Ad id="\(id)"\(sequence)><InLine><AdSystem>Test</AdSystem><AdTitle>Ad \(id)</AdTitle>
      <Error>https://track.example/\(id)/error?code=[ERRORCODE]</Error>
      <Impression>https://track.example/\(id)/impression</Impression>
      <Creatives><Creative><Linear\(skip)><Duration>00:00:\(seconds < 10 ? "0" : "")\(seconds)</Duration>
      <TrackingEvents>\(tracking.joined())</TrackingEvents>
      <VideoClicks><ClickThrough>https://shop.example/\(id)</ClickThrough>
      <ClickTracking>https://track.example/\(id)/click</ClickTracking></VideoClicks>
      <MediaFiles><MediaFile type="\(type)" delivery="progressive" width="640" height="360" bitrate="500">
      https://media.example/\(id).mp4</MediaFile></MediaFiles></Linear></Creative>\(extra)</Creatives></InLine></Ad>
      """
  }

  static func wrapper(_ id: String, around tag: String) -> String {
    """
    <Ad id="\(id)"><Wrapper><AdSystem>Test</AdSystem><VASTAdTagURI>\(tag)</VASTAdTagURI>
    <Error>https://track.example/\(id)/error?code=[ERRORCODE]</Error>
    <Impression>https://track.example/\(id)/impression</Impression>
    <Creatives><Creative><Linear><TrackingEvents>
    <Tracking event="start">https://track.example/\(id)/start</Tracking></TrackingEvents></Linear></Creative>
    </Creatives></Wrapper></Ad>
    """
  }

  static func vmap(_ breaks: String...) -> String {
    "<vmap:VMAP xmlns:vmap=\"http://www.iab.net/videosuite/vmap\" version=\"1.0\">\(breaks.joined())</vmap:VMAP>"
  }

  static func adBreak(_ id: String, at offset: String, _ ads: String...) -> String {
    """
    <vmap:AdBreak timeOffset="\(offset)" breakType="linear" breakId="\(id)"><vmap:AdSource><vmap:VASTAdData>
    <VAST version="4.2">\(ads.joined())</VAST></vmap:VASTAdData></vmap:AdSource></vmap:AdBreak>
    """
  }

  static func adBreak(_ id: String, at offset: String, tag: String) -> String {
    """
    <vmap:AdBreak timeOffset="\(offset)" breakType="linear" breakId="\(id)"><vmap:AdSource>
    <vmap:AdTagURI templateType="vast4"><![CDATA[\(tag)]]></vmap:AdTagURI></vmap:AdSource></vmap:AdBreak>
    """
  }

  /// A pre-roll, a mid-roll at 60 s and a post-roll.
  static let playlist = vmap(
    adBreak("pre", at: "start", ad("pre")),
    adBreak("mid", at: "00:01:00.000", ad("mid")),
    adBreak("post", at: "end", ad("post"))
  )
}
