import Foundation
import Testing

@testable import InteractiveMediaAds

@Suite("Tokens for the manifest of a pod")
struct PodManifestTokenTests {
  private let key = "EB089EXAMPLE"
  private let expiration = Date(timeIntervalSince1970: 1_774_464_337.9)

  /// The request of the service's documentation.
  private func request(_ change: (inout PodManifestRequest) -> Void = { _ in }) -> PodManifestRequest {
    PodManifestRequest.example {
      $0.customAssetKey = "hls-pod-serving-manifest-auth-stream-pod"
      $0.identifier = .adBreak("ab-001")
      $0.podDuration = .seconds(30)
      change(&$0)
    }
  }

  @Test("signs for all sessions what the service's documentation signs")
  func adBreak() throws {
    let token = try request().authToken(key: key, expiration: expiration, scope: .adBreak)
    // The codes of this suite were made by another implementation.
    #expect(
      token == """
        ad_break_id=ab-001~custom_asset_key=hls-pod-serving-manifest-auth-stream-pod~exp=1774464337\
        ~network_code=21775744923~pd=30000\
        ~hmac=3ddb9c610743b295b1027758be3b72532d60cab350d45ea4170e8944a2d0ea89
        """
    )
    let other = request {
      $0.streamID = "other"
      $0.otherParameters = ["a": "1"]
    }
    #expect(try other.authToken(key: key, expiration: expiration, scope: .adBreak) == token)
  }

  @Test("signs every parameter for one session")
  func session() throws {
    #expect(
      try request().authToken(key: key, expiration: expiration) == """
        ad_break_id=ab-001~custom_asset_key=hls-pod-serving-manifest-auth-stream-pod~exp=1774464337\
        ~network_code=21775744923~pd=30000~stream_id=abc:SMP\
        ~hmac=7ddcdb532e059ded9d96b8ad283c26e4d532db19ded06677fa9f875cf38f25f8
        """
    )
  }

  @Test("names a break by number pod_id, and sorts the optional parameters among the others, as they are")
  func number() throws {
    let request = request {
      $0.customAssetKey = "live"
      $0.identifier = .pod(3)
      $0.scte35 = "/DA+="
      $0.customParameters = ["b": "x y", "a": "1"]
    }
    #expect(
      try request.authToken(key: key, expiration: expiration) == """
        cust_params=a=1&b=x%20y~custom_asset_key=live~exp=1774464337~network_code=21775744923~pd=30000\
        ~pod_id=3~scte35=/DA+=~stream_id=abc:SMP\
        ~hmac=f52f4abde8637d5495915acfeee2422345bee7adc094a46fa135e936516aa8b8
        """
    )
  }

  @Test("puts the token last into the URL, percent-encoded, and it comes back as it was")
  func url() throws {
    let request = request()
    let token = try request.authToken(key: key, expiration: expiration)
    let url = try request.signedURL(key: key, expiration: expiration)
    #expect(
      url.absoluteString.hasPrefix(try request.url.absoluteString + "&auth-token=ad_break_id%3Dab-001~custom")
    )
    let encoded = try #require(url.absoluteString.split(separator: "&auth-token=").last)
    #expect(!encoded.contains("=") && !encoded.contains(" "))
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
    #expect(items?.last == URLQueryItem(name: "auth-token", value: token))
    #expect(try request.url(authToken: token) == url)
  }

  @Test("gives another code for another key, end or parameter")
  func differences() throws {
    let requests = [request(), request { $0.podDuration = .seconds(31) }, request { $0.streamID = "b" }]
    var codes: Set<Substring> = []
    for request in requests {
      for key in ["a", "b"] {
        for date in [expiration, expiration + 1] {
          let token = try request.authToken(key: key, expiration: date)
          codes.insert(token.suffix(64))
        }
      }
    }
    #expect(codes.count == 12)
  }

  @Test(
    "refuses a tilde, which would smuggle a parameter into the token",
    arguments: ["ad_break_id", "network_code", "custom_asset_key", "stream_id", "scte35", "cust_params", "x"]
  )
  func tildes(_ name: String) throws {
    let smuggled = "1~exp=9999999999"
    let request = request {
      switch name {
      case "ad_break_id": $0.identifier = .adBreak(smuggled)
      case "network_code": $0.networkCode = smuggled
      case "custom_asset_key": $0.customAssetKey = smuggled
      case "stream_id": $0.streamID = smuggled
      case "scte35": $0.scte35 = smuggled
      case "cust_params": $0.customParameters = ["a": smuggled]
      default: $0.otherParameters = [name: smuggled]
      }
    }
    _ = try request.url
    #expect(throws: PodManifestError.tilde(parameter: name)) {
      try request.authToken(key: key, expiration: expiration)
    }
  }

  @Test("refuses an empty key, ends that are no dates, and requests that no URL could carry")
  func refusals() {
    #expect(throws: PodManifestError.emptyKey) { try request().signedURL(key: "", expiration: expiration) }
    for seconds: Double in [-1, 253_402_300_800, .infinity, -.infinity] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(throws: PodManifestError.expiration(seconds: date.timeIntervalSince1970)) {
        try request().signedURL(key: key, expiration: date)
      }
    }
    #expect(throws: PodManifestError.self) {
      try request().signedURL(key: key, expiration: Date(timeIntervalSince1970: .nan))
    }
    #expect(throws: PodManifestError.duration(.zero)) {
      try request { $0.podDuration = .zero }.authToken(key: key, expiration: expiration)
    }
    #expect(throws: PodManifestError.parameter("auth-token")) { try request().url(authToken: "a\nb") }
  }
}
