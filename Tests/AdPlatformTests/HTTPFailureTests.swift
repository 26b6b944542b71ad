import AdPlatform
import Foundation
import LoopbackServer
import Testing

@Suite("Fetching from servers that fail")
@MainActor
struct HTTPFailureTests {
  private let client = URLSessionHTTPClient(scheduler: SystemScheduler())

  @Test("a body that ends before its length is truncated")
  func cutOff() async throws {
    try await LoopbackServer.run {
      $0.send(head: "200 OK", ["Content-Length: 10"])
      $0.send("hello")
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url()))
      #expect(result.error == .truncated(url: server.url().absoluteString))
    }
  }

  @Test("chunks that end before the last one are no answer")
  func cutOffChunks() async throws {
    try await LoopbackServer.run {
      $0.send(head: "200 OK", ["Transfer-Encoding: chunked"])
      $0.send("5\r\nhello\r\n")
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url()))
      #expect(result.error?.isConnection == true)
    }
  }

  @Test("a server that closes without a word is a broken connection", arguments: ["", "no HTTP\r\n\r\n"])
  func noAnswer(text: String) async throws {
    try await LoopbackServer.run {
      $0.send(text)
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url()))
      #expect(result.error?.isConnection == true)
    }
  }

  @Test("a port without a listener refuses the connection")
  func refused() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:\(LoopbackServer.unusedPort())/"))
    let result = await client.result(of: HTTPRequest(url: url))
    guard case .connection(url.absoluteString, let reason) = result.error else {
      Issue.record("\(result)")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("a body of exactly the limit is accepted", arguments: [true, false])
  func atLimit(isAnnounced: Bool) async throws {
    let body = String(repeating: "x", count: 1000)
    try await LoopbackServer.run {
      $0.send(head: "200 OK", isAnnounced ? ["Content-Length: 1000"] : [])
      $0.send(body)
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url(), maximumBytes: 1000))
      #expect(result.text == body)
    }
  }

  @Test(
    "a length beyond the limit is refused before the body comes",
    arguments: ["1001", "99999999999999999999"]
  )
  func announcedTooLarge(length: String) async throws {
    try await LoopbackServer.run {
      $0.send(head: "200 OK", ["Content-Length: \(length)"])
      $0.waitForHangUp()
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url(), maximumBytes: 1000))
      #expect(result.error == .tooLarge(limit: 1000, url: server.url().absoluteString))
    }
  }

  @Test("a body that grows beyond the limit is refused before it ends")
  func tooLarge() async throws {
    try await LoopbackServer.run {
      $0.send(head: "200 OK")
      $0.send(String(repeating: "x", count: 1001))
      $0.waitForHangUp()
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url(), maximumBytes: 1000))
      #expect(result.error == .tooLarge(limit: 1000, url: server.url().absoluteString))
    }
  }

  @Test("an endless body is taken off the network", arguments: ["200 OK", "500 Error"])
  func endless(status: String) async throws {
    let signal = Signal()
    try await LoopbackServer.run {
      $0.send(head: status)
      let block = String(repeating: "x", count: 10_000)
      // Fast up to well beyond the limit, and then with gaps: without one `FoundationNetworking` finds no time to
      // cancel, and reads on for minutes on a busy machine.
      var sent = 0
      while $0.send(block) {
        sent += 1
        usleep(sent < 50 ? 100 : 10_000)
      }
      signal.send("hung up")
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url(), maximumBytes: 100_000))
      #expect(result.error != nil)
      #expect(await signal.next() == "hung up")
    }
  }

  @Test(
    "other URLs than http and https with a host are not fetched",
    arguments: [
      "file:///etc/hosts", "javascript:alert(1)", "data:text/plain,x", "ftp://127.0.0.1/", "http:///path",
      "http:", "relative", "//127.0.0.1/",
    ]
  )
  func unsupported(text: String) async throws {
    let url = try #require(URL(string: text))
    #expect(await client.result(of: HTTPRequest(url: url)).error == .unsupportedURL(text))
  }

  @Test(
    "requests that would break the protocol are not sent",
    arguments: [
      ("GET", ["X-A": "1\r\nX-B: 2"]), ("GET", ["X-A: 1\r\nX-B": "2"]), ("GET / HTTP/1.1\r\nX: ", [:]),
      ("", [:]),
    ]
  )
  func malformed(method: String, headers: [String: String]) async throws {
    try await LoopbackServer.run {
      $0.reply()
    } while: { server in
      let request = HTTPRequest(url: server.url(), method: method, headers: headers)
      #expect(await client.result(of: request).error?.isConnection == true)
      #expect(server.requests.isEmpty)
    }
  }

  @Test("a GET with a body is refused with a reason")
  func getWithBody() async throws {
    let url = try #require(URL(string: "http://127.0.0.1/"))
    let result = await client.result(of: HTTPRequest(url: url, body: Data("x".utf8)))
    #expect(result.error?.description.contains("use POST") == true)
  }
}

extension HTTPError {
  fileprivate var isConnection: Bool {
    if case .connection = self { true } else { false }
  }
}
