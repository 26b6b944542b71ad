import AdPlatform
import Foundation
import Testing

@Suite("HTTP errors")
struct HTTPErrorTests {
  private static let url = "http://a.example/x"

  static let all: [(error: HTTPError, code: Int, fact: String, advice: String)] = [
    (.unsupportedURL("file:///x"), 1, "not an http or https URL", "https://example.com"),
    (.connection(url: url, reason: "refused."), 2, "“\(url)”: refused. ", "Check the URL"),
    (.truncated(url: url), 3, "broke off", "Content-Length"),
    (.status(404, url: url), 4, "status 404", "Check the URL."),
    (.status(503, url: url), 4, "status 503", "later"),
    (.timeout(.seconds(10), url: url), 5, "10 seconds", "timeout"),
    (.tooLarge(limit: 99, url: url), 6, "99 bytes", "maximumBytes"),
    (.tooManyRedirects(limit: 5, url: url), 7, "5 redirects", "maximumRedirects"),
    (.malformed(url: url, flaw: "it is odd."), 8, "malformed: it is odd. ", "curl -v"),
  ]

  @Test("each error says what is wrong, where, and what to do next, and has a code", arguments: all)
  func message(error: HTTPError, code: Int, fact: String, advice: String) {
    let text = "\(error)"
    #expect(text.contains(fact))
    #expect(text.contains(advice))
    #expect(text.contains(error == .unsupportedURL("file:///x") ? "file:///x" : Self.url))
    #expect(error.errorDescription == text)
    #expect(error.localizedDescription == text)
    #expect(error.recoverySuggestion?.contains(advice) == true)
    #expect(error.failureReason?.contains(fact.trimmingCharacters(in: .whitespaces)) == true)
    let bridged = error as NSError
    #expect(bridged.domain == "AdPlatform.HTTPError")
    #expect(bridged.code == code)
    #expect(bridged.localizedDescription == text)
  }

  @Test("what strangers wrote is escaped and cut")
  func hostile() {
    let long = "http://a.example/\u{1B}[2J\n" + String(repeating: "x", count: 10_000)
    for error in [
      HTTPError.unsupportedURL(long), .connection(url: long, reason: long), .truncated(url: long),
      .status(500, url: long), .timeout(.zero, url: long), .tooLarge(limit: 1, url: long),
      .tooManyRedirects(limit: 1, url: long), .malformed(url: long, flaw: long),
    ] {
      #expect(error.description.contains("\\u{1B}[2J\\u{A}xxx"))
      #expect(!error.description.contains { $0 == "\n" || $0 == "\u{1B}" })
      #expect(error.description.count < 600)
    }
  }

  @Test(
    "web URLs are http and https with a host",
    arguments: [
      ("http://a.example", true), ("HTTPS://a.example/x", true), ("https://[::1]/", true),
      ("http://", false), ("http:///x", false), ("https:x", false), ("file:///x", false),
      ("javascript:alert(1)", false), ("//a.example/x", false), ("x", false), ("httpx://a.example", false),
    ]
  )
  func isWebURL(text: String, isWeb: Bool) throws {
    #expect(try #require(URL(string: text)).isWebURL == isWeb)
  }
}
