import Foundation
import Testing

@testable import InteractiveMediaAds

extension PodManifestRequest {
  /// A request as the source document makes it.
  static func example(_ change: (inout PodManifestRequest) -> Void = { _ in }) -> PodManifestRequest {
    var request = PodManifestRequest(
      networkCode: "21775744923",
      customAssetKey: "sgai-hls-live",
      identifier: .adBreak("mid-roll-7"),
      streamID: "abc:SMP",
      podDuration: .seconds(10)
    )
    change(&request)
    return request
  }
}

@Suite("Requests for the manifest of a pod")
struct PodManifestRequestTests {
  private let start =
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live"

  @Test("makes the URL that the source document puts together by hand")
  func document() throws {
    #expect(
      try PodManifestRequest.example().url.absoluteString
        == "\(start)/ad_break_id/mid-roll-7.m3u8?stream_id=abc:SMP&pd=10000"
    )
  }

  @Test("names a break by number, and another host")
  func number() throws {
    let request = PodManifestRequest.example {
      $0.identifier = .pod(3)
      $0.host = "ads.example.com:8080"
    }
    let url = try request.url
    #expect(url.absoluteString.hasPrefix("https://ads.example.com:8080/linear/pods/"))
    #expect(url.path().hasSuffix("/sgai-hls-live/pod/3.m3u8"))
  }

  @Test("escapes each part, so that each comes back as it was")
  func escaping() throws {
    let odd = "a b/c?d=e&f#g%2F+é~"
    let request = PodManifestRequest.example {
      $0.networkCode = "1?2#3"
      $0.customAssetKey = "a b+c%2F"
      $0.identifier = .adBreak("x?y=z&w#%20 é")
      $0.streamID = odd
      $0.scte35 = "/DA+AB=="
      $0.otherParameters = ["z": odd, "a&b": "1"]
    }
    let url = try request.url
    #expect(
      url.absoluteString == """
        https://dai.google.com/linear/pods/v1/hls/network/1%3F2%233/custom_asset/a%20b%2Bc%252F\
        /ad_break_id/x%3Fy%3Dz%26w%23%2520%20%C3%A9.m3u8\
        ?stream_id=a%20b%2Fc%3Fd%3De%26f%23g%252F%2B%C3%A9~&pd=10000&scte35=%2FDA%2BAB%3D%3D\
        &a%26b=1&z=a%20b%2Fc%3Fd%3De%26f%23g%252F%2B%C3%A9~
        """
    )
    let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems)
    #expect(items.map(\.name) == ["stream_id", "pd", "scte35", "a&b", "z"])
    #expect(items.map(\.value) == [odd, "10000", "/DA+AB==", "1", odd])
    #expect(url.fragment == nil)
  }

  @Test("makes one parameter of the keys and values for targeting, in the order of the keys")
  func customParameters() throws {
    let url = try PodManifestRequest.example { $0.customParameters = ["b": "x y&z", "a": "1,2"] }.url
    #expect(url.query()?.hasSuffix("&cust_params=a%3D1%252C2%26b%3Dx%2520y%2526z") == true)
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
    #expect(items?.last?.value == "a=1%2C2&b=x%20y%26z")
  }

  @Test(
    "writes whole milliseconds, and nothing without a duration",
    arguments: [
      (Duration.seconds(10), "10000"), (.milliseconds(1), "1"), (.microseconds(1999), "1"),
      (.seconds(3600), "3600000"), (nil, nil),
    ] as [(Duration?, String?)]
  )
  func durations(_ duration: Duration?, _ text: String?) throws {
    let url = try PodManifestRequest.example { $0.podDuration = duration }.url
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    #expect(items.first { $0.name == "pd" }?.value == text)
  }

  @Test(
    "refuses durations of nothing and of more than an hour",
    arguments: [
      Duration.zero, .seconds(-10), .microseconds(999), .milliseconds(3_600_001), .seconds(10_000),
      .seconds(Int64.max), .seconds(Int64.min),
    ]
  )
  func absurdDurations(_ duration: Duration) {
    #expect(throws: PodManifestError.duration(duration)) {
      try PodManifestRequest.example { $0.podDuration = duration }.url
    }
  }

  @Test(
    "refuses parts that would lead elsewhere",
    arguments: [
      ("", PathComponentFlaw.empty), ("..", .dots), ("a/../b", .slash), ("/../", .slash),
      ("a\r\nb", .controlCharacter), (String(repeating: "é", count: 128), .tooLong(bytes: 256)),
    ]
  )
  func parts(_ text: String, _ flaw: PathComponentFlaw) {
    #expect(throws: PodManifestError.networkCode(text, flaw)) {
      try PodManifestRequest.example { $0.networkCode = text }.url
    }
    #expect(throws: PodManifestError.customAssetKey(text, flaw)) {
      try PodManifestRequest.example { $0.customAssetKey = text }.url
    }
    #expect(throws: PodManifestError.identifier("ad_break_id/\(text)", reason: .name(flaw))) {
      try PodManifestRequest.example { $0.identifier = .adBreak(text) }.url
    }
  }

  @Test("refuses a number below one, also when no text was read")
  func zero() {
    #expect(throws: PodManifestError.identifier("pod/0", reason: .numberBelowOne)) {
      try PodManifestRequest.example { $0.identifier = .pod(0) }.url
    }
  }

  @Test(
    "refuses stream IDs that are none, and takes those with slashes",
    arguments: [("", PathComponentFlaw.empty), ("a\nb", .controlCharacter), ("a/b", nil), ("..", nil)]
      as [(String, PathComponentFlaw?)]
  )
  func streamIDs(_ text: String, _ flaw: PathComponentFlaw?) throws {
    let request = PodManifestRequest.example { $0.streamID = text }
    if let flaw {
      #expect(throws: PodManifestError.streamID(text, flaw)) { try request.url }
    } else {
      _ = try request.url
    }
  }

  @Test(
    "refuses hosts that are none",
    arguments: [
      "", "a/b", "a@b", "a b", "a:b", "a:", "a:70000", "a:1:2", ".a", "a?b", "[::1]", "é.example.com", ":80",
    ]
  )
  func hosts(_ host: String) {
    #expect(throws: PodManifestError.host(host)) { try PodManifestRequest.example { $0.host = host }.url }
  }

  @Test(
    "refuses other parameters with names of its own",
    arguments: ["stream_id", "pd", "scte35", "cust_params", "auth-token", "exp", "hmac", "network_code", ""]
  )
  func ownNames(_ name: String) {
    #expect(throws: PodManifestError.parameterName(name)) {
      try PodManifestRequest.example { $0.otherParameters = [name: "1"] }.url
    }
  }

  @Test("refuses control characters and great lengths in parameters")
  func values() {
    let long = String(repeating: "x", count: PodManifestRequest.maximumValueBytes + 1)
    #expect(throws: PodManifestError.parameter("a")) {
      try PodManifestRequest.example { $0.otherParameters = ["a": "x\u{0}"] }.url
    }
    #expect(throws: PodManifestError.parameter("a")) {
      try PodManifestRequest.example { $0.otherParameters = ["a": long] }.url
    }
    #expect(throws: PodManifestError.parameter("scte35")) {
      try PodManifestRequest.example { $0.scte35 = long }.url
    }
    #expect(throws: PodManifestError.parameter("k")) {
      try PodManifestRequest.example { $0.customParameters = ["k": "\n"] }.url
    }
    #expect(throws: PodManifestError.parameter("cust_params")) {
      try PodManifestRequest.example { $0.customParameters = ["k": long] }.url
    }
    #expect(throws: PodManifestError.parameterName("")) {
      try PodManifestRequest.example { $0.customParameters = ["": "1"] }.url
    }
  }

  @Test("says in one line what to do, whatever strangers wrote")
  func messages() {
    let errors: [PodManifestError] = [
      .identifier("a\nb", reason: .form), .networkCode("a\nb", .controlCharacter),
      .customAssetKey("\n", .slash),
      .streamID("\n", .controlCharacter), .host("\n"), .duration(.zero), .parameterName("\n"),
      .parameter("\n"), .emptyKey, .expiration(seconds: -1), .tilde(parameter: "\n"),
    ]
    for error in errors {
      #expect(!error.description.contains("\n"))
      #expect(error.description.hasSuffix("."))
      #expect(error.localizedDescription == error.description)
    }
  }
}
