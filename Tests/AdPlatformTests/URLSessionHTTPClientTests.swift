import AdPlatform
import Foundation
import LoopbackServer
import Testing

@Suite("Fetching")
@MainActor
struct URLSessionHTTPClientTests {
  private let client = URLSessionHTTPClient(scheduler: SystemScheduler())

  @Test("an answer arrives whole, with its status, its header fields and its URL")
  func answer() async throws {
    try await LoopbackServer.run {
      $0.reply("201 Created", headers: ["X-Ad-Unit: banner"], body: "hello")
    } while: { server in
      let response = try await client.result(of: HTTPRequest(url: server.url("/ad?x=1"))).get()
      #expect(response.status == 201)
      #expect(response.url == server.url("/ad?x=1"))
      #expect(response.headers["x-ad-unit"] == "banner")
      #expect(response.body == Data("hello".utf8))
      #expect(server.requests.map(\.path) == ["/ad?x=1"])
      #expect(server.requests.map(\.method) == ["GET"])
    }
  }

  @Test("method, header fields and body reach the server")
  func request() async throws {
    try await LoopbackServer.run {
      $0.reply()
    } while: { server in
      let request = HTTPRequest(
        url: server.url(),
        method: "POST",
        headers: ["X-Key": "value", "Content-Type": "text/plain"],
        body: Data("bid".utf8)
      )
      _ = try await client.result(of: request).get()
      let received = try #require(server.requests.first)
      #expect(received.method == "POST")
      #expect(received.headers["x-key"] == "value")
      #expect(received.headers["content-type"] == "text/plain")
      #expect(received.body == "bid")
    }
  }

  @Test(
    "answers without a body are answers",
    arguments: [("GET", "204 No Content", "0"), ("HEAD", "200 OK", "50000000")]
  )
  func noBody(method: String, status: String, length: String) async throws {
    try await LoopbackServer.run {
      $0.send(head: status, ["Content-Length: \(length)"])
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url(), method: method))
      #expect(result.text == "")
    }
  }

  @Test("an interim answer is not taken for the answer")
  func interim() async throws {
    try await LoopbackServer.run {
      $0.send("HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\n")
      $0.reply(body: "hello")
    } while: { server in
      #expect(await client.result(of: HTTPRequest(url: server.url())).text == "hello")
    }
  }

  @Test("a body in chunks, without a length, is whole at its last chunk")
  func chunks() async throws {
    try await LoopbackServer.run {
      $0.send(head: "200 OK", ["Transfer-Encoding: chunked"])
      $0.send("5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n")
    } while: { server in
      #expect(await client.result(of: HTTPRequest(url: server.url())).text == "hello world")
    }
  }

  @Test("a status outside 200…299 is an error", arguments: [300, 302, 304, 401, 404, 500])
  func status(code: Int) async throws {
    try await LoopbackServer.run {
      // The 401 must not start a dialogue about credentials.
      $0.reply("\(code) Status", headers: ["WWW-Authenticate: Basic realm=\"ads\""])
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url("/x")))
      #expect(result.error == .status(code, url: server.url("/x").absoluteString))
    }
  }

  @Test("letter case does not matter in a scheme")
  func scheme() async throws {
    try await LoopbackServer.run {
      $0.reply(body: "hello")
    } while: { server in
      let url = try #require(URL(string: "HTTP://127.0.0.1:\(server.port)/"))
      #expect(await client.result(of: HTTPRequest(url: url)).text == "hello")
    }
  }

  @Test("nothing is cached, and no cookie is kept")
  func noMemory() async throws {
    try await LoopbackServer.run {
      $0.reply(headers: ["Cache-Control: max-age=3600", "ETag: \"1\"", "Set-Cookie: id=1; Path=/"])
    } while: { server in
      for _ in 0..<2 { _ = try await client.result(of: HTTPRequest(url: server.url())).get() }
      #expect(server.requests.count == 2)
      for field in ["cookie", "if-none-match"] {
        #expect(server.requests.allSatisfy { $0.headers[field] == nil })
      }
    }
  }

  @Test("many requests at once get each its own answer")
  func concurrent() async throws {
    try await LoopbackServer.run {
      $0.reply(body: $0.request?.path ?? "")
    } while: { server in
      let log = Log<String>()
      await withCheckedContinuation { continuation in
        for number in 0..<50 {
          client.send(HTTPRequest(url: server.url("/\(number)")).withoutTimeout) {
            log.add("/\(number) \($0.text ?? "failed")")
            if log.entries.count == 50 { continuation.resume() }
          }
        }
      }
      #expect(log.entries.sorted() == (0..<50).map { "/\($0) /\($0)" }.sorted())
    }
  }

  @Test("a request outlives its client")
  func releasedClient() async throws {
    try await LoopbackServer.run {
      $0.request?.path == "/" ? $0.redirect(to: "/next") : $0.reply(body: "hello")
    } while: { server in
      let result = await withCheckedContinuation { continuation in
        let request = HTTPRequest(url: server.url()).withoutTimeout
        URLSessionHTTPClient(scheduler: SystemScheduler()).send(request) {
          continuation.resume(returning: $0)
        }
      }
      #expect(result.text == "hello")
    }
  }
}
