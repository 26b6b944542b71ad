import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

@Suite("What ad servers say of streams")
struct StreamAnswerTests {
  private func stream(_ json: String, headers: [String: String] = [:]) throws -> RegisteredStream {
    try RegisteredStream(SessionRun.response(json, headers: headers))
  }

  @Test("a whole description is read")
  func whole() throws {
    let stream = try stream(
      """
      {"stream_id": "9fe8:TUL", "media_verification_url": "https://ads.example.com/media/",
       "metadata_url": "https://ads.example.com/metadata", "session_update_url": "https://ads.example.com/session",
       "polling_frequency": 5, "valid_for": "8h0m0s", "valid_until": "2026-01-01T08:00:00Z", "unknown": [1]}
      """
    )
    #expect(stream.id == "9fe8:TUL" && stream.flaws.isEmpty)
    #expect(stream.metadataURL?.absoluteString == "https://ads.example.com/metadata")
    #expect(stream.updateURL?.absoluteString == "https://ads.example.com/session")
    #expect(stream.pollingInterval == .seconds(5) && stream.lifetime == .seconds(8 * 3600))
    let url = stream.verificationURL(of: "google_123/../?x")
    #expect(url == nil)
    #expect(
      stream.verificationURL(of: "google_123 #?")?.absoluteString
        == "https://ads.example.com/media/google_123%20%23%3F"
    )
  }

  @Test("what a stream can do without is said, and it works")
  func sparse() throws {
    let sparse = try stream(#"{"stream_id": "S", "polling_frequency": null, "media_verification_url": null}"#)
    #expect(
      sparse.flaws.map { $0.prefix(30) } == [
        "The stream has no metadata_url", "The stream has no media_verifi",
      ]
    )
    #expect(sparse.pollingInterval == .seconds(10) && sparse.lifetime == nil)
    #expect(sparse.verificationURL(of: "google_1") == nil)
    let unsafe = try stream(
      #"{"stream_id": 7, "media_verification_url": "javascript:alert(1)", "valid_for": "soon"}"#
    )
    #expect(unsafe.id == "7" && unsafe.flaws.count == 3 && unsafe.verificationURL == nil)
  }

  @Test(
    "a description that is none is an error with a name",
    arguments: [
      ("", "not a JSON object"), ("<html>Log in</html>", "begins with “<html>Log in</html>”"),
      ("[]", "not a JSON object"),
      ("{}", "no stream_id"), (#"{"stream_id": ""}"#, "no stream_id"),
      (#"{"stream_id": null}"#, "no stream_id"),
      (#"{"stream_id": ["S"]}"#, "no stream_id"),
      (#"{"stream_id": "S", "metadata_url": "file:///etc/passwd"}"#, "metadata_url is “file:///etc/passwd”"),
      (#"{"stream_id": "S", "metadata_url": 7}"#, "metadata_url is “7”"),
      (String(repeating: "[", count: 100_000), "not a JSON object"),
    ]
  )
  func flawed(json: String, words: String) {
    let error = #expect(throws: StreamError.self) { try stream(json) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.code == .STREAM_INITIALIZATION_FAILED)
  }

  @Test(
    "polling is neither too often nor too seldom",
    arguments: [
      ("-5", 1.0), ("0", 1), ("0.1", 1), ("2.5", 2.5), ("3600", 60), (#""20""#, 20), (#""often""#, 10),
      ("1e308", 60),
      ("true", 1), ("{}", 10),
    ]
  )
  func interval(json: String, seconds: Double) throws {
    let stream = try stream(#"{"stream_id": "S", "polling_frequency": \#(json)}"#)
    #expect(stream.pollingInterval == Duration(timeInterval: seconds))
  }

  @Test(
    "lifetimes are read as ad servers write them",
    arguments: [
      ("8h0m0s", 28800.0), ("2h0m0.000s", 7200), ("1d2h", 93600), ("90m", 5400), ("1s", 60), ("-1h", nil),
      ("", nil),
      ("8", nil), ("h", nil), ("1x", nil), ("9999999999999d", 30 * 24 * 3600), ("..s", nil), ("1e9s", nil),
    ] as [(String, Double?)]
  )
  func lifetime(text: String, seconds: Double?) throws {
    let stream = try stream(#"{"stream_id": "S", "valid_for": "\#(text)"}"#)
    #expect(stream.lifetime == seconds.map { Duration(timeInterval: $0) })
  }

  @Test("without a length, the end counts from the date of the answer")
  func end() throws {
    let json = #"{"stream_id": "S", "valid_until": "2026-01-01T03:00:00.123456789+01:00"}"#
    #expect(try stream(json).lifetime == nil)
    #expect(
      try stream(json, headers: ["date": "Thu, 01 Jan 2026 00:30:00 GMT"]).lifetime == .seconds(5400)
    )
    #expect(try stream(json, headers: ["date": "yesterday"]).lifetime == nil)
  }

  // MARK: Metadata

  private func metadata(_ json: String) throws -> StreamMetadata {
    try StreamMetadata(SessionRun.response(json))
  }

  @Test(
    "a header field's date is GMT, written in full",
    arguments: [
      ("Thu, 01 Jan 2026 00:00:00 GMT", 1_767_225_600), ("Wed, 31 Dec 2025 23:59:59 GMT", 1_767_225_599),
      ("Thu, 01 Jan 2026 00:00:00 CET", nil), ("Thu, 01 Jan 2026 00:00:00 GMT GMT", nil),
      ("Thu, 01 Jan 2026 24:00:00 GMT", nil), ("Thu, 0\u{11FFF}\u{1}m t 00:00 GMT", nil), (" GMT", nil),
      ("", nil),
    ] as [(String, Double?)]
  )
  func headerDates(text: String, seconds: Double?) {
    #expect(StreamDates.headerDate(text)?.timeIntervalSince1970 == seconds)
  }

  @Test("an ad has what the metadata says of it")
  func ad() throws {
    let metadata = try metadata(
      """
      {"ads": {"x": {"ad_break_id": 229834, "position": "2", "duration": "15.015", "title": "T", "description": "D",
       "advertiser": "V", "ad_system": "GDFP", "ad_id": 81, "creative_id": "c", "creative_ad_id": "ca", "deal_id": "d",
       "clickthrough_url": "https://shop.example.com/", "universal_ad_id": {"id_value": "u", "id_registry": "r"},
       "events": [{"type": "start"}]}}}
      """
    )
    let entry = try #require(metadata.ads["x"])
    #expect(entry.breakID == "229834" && entry.position == 2 && entry.duration == .milliseconds(15015))
    let ad = Ad(
      StreamAd(
        id: "x",
        entry: entry,
        podInfo: AdPodInfo(totalAds: 3, adPosition: 2, podIndex: 5, timeOffset: 60, maxDuration: 30),
        breakDuration: .seconds(30)
      ),
      uiDisabled: false,
      uiElements: nil
    )
    #expect([ad.adTitle, ad.adDescription, ad.advertiserName, ad.adSystem] == ["T", "D", "V", "GDFP"])
    #expect([ad.adId, ad.creativeID, ad.creativeAdID, ad.dealID] == ["81", "c", "ca", "d"])
    #expect(ad.duration == 15.015 && ad.isLinear && !ad.isSkippable && ad.contentType.isEmpty)
    #expect(ad.universalAdIDs.map { [$0.adIDValue, $0.adIDRegistry] } == [["u", "r"]])
    let info = ad.adPodInfo
    #expect(info.totalAds == 3 && info.adPosition == 2 && info.podIndex == 5 && !info.isBumper)
    #expect(info.timeOffset == 60 && info.maxDuration == 30)
  }

  @Test("a character of a million scalars is cut like any other text")
  func longCharacter() throws {
    let marks = String(repeating: "\u{301}", count: 1_000_000)
    let metadata = try metadata(#"{"ads": {"x": {"title": "a\#(marks)"}}}"#)
    #expect(metadata.ads["x"]?.title.unicodeScalars.count == JSONFields.longestText)
  }

  @Test("what is of a wrong type is left out, and numbers keep their bounds")
  func hostile() throws {
    let metadata = try metadata(
      """
      {"tags": {"google_1234567890": 7, "google_1234567891": {"type": ["start"]}, "google_1234567892": {}},
       "ads": {"a": {"duration": -5, "position": -1, "clickthrough_url": "javascript:alert(1)", "title": {"x": 1}},
               "b": {"duration": 1e300, "position": 1e300}, "c": {"duration": "nan", "position": 2.5}, "d": null},
       "ad_breaks": {"m": {"type": 5, "duration": "-inf", "ads": 1e9}, "n": "x"}}
      """
    )
    #expect(metadata.isCut)
    #expect(metadata.tags.keys.sorted() == ["google_1234567891", "google_1234567892"])
    #expect(metadata.tags.values.allSatisfy { $0.kind == .other })
    #expect(metadata.ads.keys.sorted() == ["a", "b", "c"])
    let a = try #require(metadata.ads["a"])
    #expect(a.duration == .zero && a.position == 0 && a.clickThrough == nil && a.title.isEmpty)
    #expect(metadata.ads["b"]?.duration == .seconds(24 * 3600) && metadata.ads["b"]?.position == 0)
    #expect(metadata.ads["c"]?.duration == .zero && metadata.ads["c"]?.position == 2)
    #expect(metadata.breaks == ["m": StreamMetadata.Break(kind: .unknown, duration: nil, adCount: nil)])
  }

  @Test("there is an end to everything")
  func limits() throws {
    let ads = (0...StreamMetadata.limits.ads).map { "\"ad\($0)\": {}" }.joined(separator: ",")
    let long = String(repeating: "t", count: 100_000)
    let metadata = try metadata("{\"ads\": {\(ads)}, \"ad_breaks\": {\"\(long)\": {}}}")
    #expect(metadata.ads.count == StreamMetadata.limits.ads && metadata.breaks.isEmpty && metadata.isCut)
    let title = try self.metadata("{\"ads\": {\"a\": {\"title\": \"\(long)\"}}}").ads["a"]?.title
    #expect(title?.count == JSONFields.longestText)
    #expect(throws: StreamError.self) { try self.metadata("no") }
    #expect(try self.metadata("") == StreamMetadata())
    let sum = metadata.adding(to: try self.metadata(#"{"ads": {"other": {}}}"#))
    #expect(sum.ads["other"] == nil && sum.ads.count == StreamMetadata.limits.ads)
  }

  @Test(
    "an ad event is known by its name, or by the longest beginning that has one",
    arguments: [
      ("google_1234567890", "a"), ("google_1234567890xyz", "a"), ("google_1234567890long", "b"),
      ("google_1234567890longer", "b"), ("google_123456789", nil), ("google_1234567891", nil),
      ("go", "short"),
      ("good", nil), ("google_1234567890é", "a"), ("", nil),
    ] as [(String, String?)]
  )
  func lookup(id: String, ad: String?) throws {
    let metadata = try metadata(
      """
      {"tags": {"google_1234567890": {"ad": "a"}, "google_1234567890long": {"ad": "b"}, "go": {"ad": "short"}}}
      """
    )
    #expect(metadata.tag(of: id)?.adID == ad)
  }
}

@MainActor
@Suite("What is sent for a stream")
struct StreamRegistrationTests {
  private func request(_ network: String = "123", _ asset: String = "live") -> PodStreamRequest {
    PodStreamRequest(
      networkCode: network,
      customAssetKey: asset,
      adDisplayContainer: AdDisplayContainer(adContainer: UIView()),
      videoDisplay: AVPlayerVideoDisplay(avPlayer: AVPlayer())
    )
  }

  private func sent(_ request: PodStreamRequest) throws -> HTTPRequest {
    try StreamRegistration(request, service: StreamRegistration.publicService).httpRequest
  }

  @Test("a bare request")
  func bare() throws {
    let sent = try sent(request())
    #expect(
      sent.url.absoluteString
        == "https://dai.google.com/ssai/pods/api/v1/network/123/custom_asset/live/stream"
    )
    #expect(sent.method == "POST" && sent.body == Data() && !sent.isBeacon)
    #expect(sent.headers == ["Content-Type": "application/x-www-form-urlencoded"])
  }

  @Test("parameters, key and monitor")
  func full() throws {
    let request = request("123", "my event%2F")
    request.adTagParameters = ["iu": "/1/x", "cust_params": "a=b&c=ü d", "dai-sam-id": "other"]
    request.apiKey = "key-1"
    request.streamActivityMonitorID = "monitor 1"
    let sent = try sent(request)
    #expect(sent.url.path(percentEncoded: true).hasSuffix("/custom_asset/my%20event%252F/stream"))
    #expect(sent.headers["Authorization"] == "DCLKDAI key=\"key-1\"")
    #expect(
      sent.body.map { String(decoding: $0, as: UTF8.self) }
        == "cust_params=a%3Db%26c%3D%C3%BC%20d&dai-sam-id=monitor%201&iu=%2F1%2Fx"
    )
    request.authToken = "token~1"
    let strict = try self.sent(request)
    #expect(strict.headers["Authorization"] == nil)
    #expect(
      strict.body.map { String(decoding: $0, as: UTF8.self).hasPrefix("auth-token=token~1&cust_") } == true
    )
  }

  @Test(
    "what would lead elsewhere is refused",
    arguments: [
      "", ".", "..", "/../", "a/b", "a\\b", "a\nb", "a\u{0}",
      String(repeating: "x", count: PodManifestRequest.maximumComponentBytes + 1),
    ]
  )
  func hostile(text: String) {
    for request in [request(text), request("123", text)] {
      let error = #expect(throws: StreamError.self) { try sent(request) }
      #expect(error?.code == .INVALID_ARGUMENTS)
      #expect(error?.message.contains("Give it as the ad server shows it") == true)
    }
  }

  @Test(
    "a key that no header can carry, and a service that is none, are refused",
    arguments: ["a\"b", "a\r\nb", "ü"]
  )
  func header(key: String) {
    let request = request()
    request.apiKey = key
    #expect(throws: StreamError.self) { try sent(request) }
    #expect(throws: StreamError.self) {
      try StreamRegistration(self.request(), service: URL(filePath: "/tmp"))
    }
  }

  @Test("each initialiser keeps what it is given, and asks for nothing special")
  func initialisers() {
    let container = AdDisplayContainer(adContainer: UIView())
    let display = AVPlayerVideoDisplay(avPlayer: AVPlayer())
    let proxy = PictureInPictureProxy(avPictureInPictureControllerDelegate: Nobody())
    let requests = [
      PodStreamRequest(
        networkCode: "1",
        customAssetKey: "a",
        adDisplayContainer: container,
        videoDisplay: display,
        pictureInPictureProxy: proxy,
        userContext: 7
      ),
      PodStreamRequest(
        networkCode: "1",
        customAssetKey: "a",
        adDisplayContainer: container,
        videoDisplay: display,
        pictureInPictureProxy: proxy
      ),
      PodStreamRequest(
        networkCode: "1",
        customAssetKey: "a",
        adDisplayContainer: container,
        videoDisplay: display,
        userContext: 7
      ),
      PodStreamRequest(
        networkCode: "1",
        customAssetKey: "a",
        adDisplayContainer: container,
        videoDisplay: display
      ),
    ]
    for request in requests {
      #expect(request.networkCode == "1" && request.customAssetKey == "a")
      #expect(request.adDisplayContainer === container && request.videoDisplay === display)
      #expect(request.apiKey == nil && request.authToken == nil && request.streamActivityMonitorID == nil)
      #expect(request.adTagParameters == nil && request.manifestURLSuffix == nil && request.contentURL == nil)
    }
    #expect(requests.map { $0.userContext as? Int } == [7, nil, 7, nil])
    #expect(requests.map { $0.pictureInPictureProxy === proxy } == [true, true, false, false])
  }

  private final class Nobody: NSObject, AVPictureInPictureControllerDelegate {}
}
