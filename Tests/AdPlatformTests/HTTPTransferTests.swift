import Foundation
import Testing

@testable import AdPlatform

@Suite("What a transfer decides")
struct HTTPTransferTests {
  private let url: URL
  private var transfer: HTTPTransfer

  init() throws {
    url = try #require(URL(string: "http://a.example/x"))
    transfer = HTTPTransfer(HTTPRequest(url: url, maximumBytes: 10))
  }

  private func head(_ status: Int = 200, _ headers: [String: String] = [:]) -> HTTPTransfer.Head {
    HTTPTransfer.Head(url: url, status: status, headers: headers)
  }

  @Test("a short body is truncated even if the network calls it complete")
  mutating func shortWithoutFailure() {
    #expect(transfer.handle(.responded(head(200, ["content-length": "5"]))).isEmpty)
    #expect(transfer.handle(.received(Data("hel".utf8))).isEmpty)
    #expect(transfer.handle(.ended(failure: nil)).error == .truncated(url: url.absoluteString))
  }

  @Test("a body that is not as long as its encoded length is whole")
  mutating func encoded() {
    _ = transfer.handle(.responded(head(200, ["content-length": "5", "content-encoding": "gzip"])))
    _ = transfer.handle(.received(Data("h".utf8)))
    #expect(transfer.handle(.ended(failure: nil)).result?.text == "h")
  }

  @Test("an interim answer is none, whatever it announces")
  mutating func interim() {
    #expect(transfer.handle(.responded(head(103, ["content-length": "1000"]))).isEmpty)
    let effects = transfer.handle(.ended(failure: "closed"))
    #expect(effects.error == .connection(url: url.absoluteString, reason: "closed"))
  }

  @Test("a failure after the whole body is a failure")
  mutating func failureAtTheEnd() {
    _ = transfer.handle(.responded(head(200, ["content-length": "2"])))
    _ = transfer.handle(.received(Data("hi".utf8)))
    let effects = transfer.handle(.ended(failure: "reset"))
    #expect(effects.error == .connection(url: url.absoluteString, reason: "reset"))
  }

  @Test("the limit counts all parts of the body")
  mutating func parts() {
    _ = transfer.handle(.responded(head()))
    #expect(transfer.handle(.received(Data(count: 6))).isEmpty)
    let effects = transfer.handle(.received(Data(count: 5)))
    #expect(effects.error == .tooLarge(limit: 10, url: url.absoluteString))
    #expect(effects.stops)
  }

  @Test("a body in very many pieces is refused, however short it is")
  mutating func pieces() {
    var transfer = HTTPTransfer(HTTPRequest(url: url))
    _ = transfer.handle(.responded(head()))
    let piece = Data("x".utf8)
    for _ in 0..<HTTPLimits.maximumPieces { #expect(transfer.handle(.received(piece)).isEmpty) }
    let effects = transfer.handle(.received(piece))
    let flaw = "its body comes in more than 50000 pieces"
    #expect(effects.error == .malformed(url: url.absoluteString, flaw: flaw))
    #expect(effects.stops)
  }

  @Test(
    "nothing happens after the end",
    arguments: [HTTPTransfer.Event.timedOut, .cancelled, .ended(failure: "reset")]
  )
  mutating func afterTheEnd(end: HTTPTransfer.Event) {
    #expect(transfer.handle(end).stops)
    for event in [
      .timedOut, .cancelled, .responded(head()), .received(Data(count: 1)), .ended(failure: nil),
      .redirected(head(302, ["location": "/y"])),
    ] as [HTTPTransfer.Event] {
      #expect(transfer.handle(event).isEmpty)
    }
  }

  @Test("nothing happens after the whole body")
  mutating func afterSuccess() {
    _ = transfer.handle(.responded(head()))
    #expect(transfer.handle(.ended(failure: nil)).result?.text == "")
    for event in [.timedOut, .cancelled, .ended(failure: nil), .received(Data(count: 99))]
      as [HTTPTransfer.Event]
    {
      #expect(transfer.handle(event).isEmpty)
    }
  }

  @Test("a connection that fails after a redirect is that to the new URL")
  mutating func failureAfterRedirect() {
    _ = transfer.handle(.redirected(head(302, ["location": "/y"])))
    #expect(
      transfer.handle(.ended(failure: "reset")).error
        == .connection(url: "http://a.example/y", reason: "reset")
    )
  }

  @Test("a body in chunks need not be as long as is announced")
  mutating func chunked() {
    _ = transfer.handle(.responded(head(200, ["content-length": "5", "transfer-encoding": "chunked"])))
    _ = transfer.handle(.received(Data("h".utf8)))
    #expect(transfer.handle(.ended(failure: nil)).result?.text == "h")
  }

  @Test("a length that no body follows is not compared", arguments: [204, 205])
  mutating func noBody(status: Int) {
    #expect(transfer.handle(.responded(head(status, ["content-length": "99"]))).isEmpty)
    #expect(transfer.handle(.ended(failure: nil)).result?.text == "")
  }

  @Test("a body that is exactly as long as is allowed is whole")
  mutating func exactLength() {
    #expect(transfer.handle(.responded(head(200, ["content-length": "10"]))).isEmpty)
    #expect(transfer.handle(.received(Data("0123456789".utf8))).isEmpty)
    #expect(transfer.handle(.ended(failure: nil)).result?.text == "0123456789")
  }

  @Test("cancelling tells the caller nothing")
  mutating func cancelled() {
    let effects = transfer.handle(.cancelled)
    #expect(effects.stops)
    #expect(effects.result == nil)
  }

  @Test("a redirect that a client does not follow by itself is a status", arguments: [300, 305, 306])
  mutating func otherRedirects(status: Int) {
    let effects = transfer.handle(.redirected(head(status, ["location": "/y"])))
    #expect(effects.error == .status(status, url: url.absoluteString))
  }
}

extension [HTTPTransfer.Effect] {
  fileprivate var stops: Bool {
    contains { if case .stop = $0 { true } else { false } }
  }

  fileprivate var result: Result<HTTPResponse, HTTPError>? {
    compactMap { if case .finish(let result) = $0 { result } else { nil } }.first
  }

  fileprivate var error: HTTPError? { result?.error }
}
