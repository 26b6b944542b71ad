import Foundation
import LoopbackServer
import Testing

@testable import AdPlatform

@Suite("Redirects")
@MainActor
struct HTTPRedirectTests {
  private let client = URLSessionHTTPClient(scheduler: SystemScheduler())

  @Test(
    "a redirect is followed, and the answer says where it came from",
    arguments: [
      ("/a/b", "/end?x=1", "/end?x=1"), ("/a/b", "end", "/a/end"), ("/a/b", "../end", "/end"),
      ("/a/b", "?x=1", "/a/b?x=1"),
    ]
  )
  func followed(start: String, location: String, end: String) async throws {
    try await LoopbackServer.run {
      $0.request?.path == start ? $0.redirect(to: location) : $0.reply(body: $0.request?.path ?? "")
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url(start)))
      #expect(result.text == end)
      #expect(result.response?.url.absoluteString == server.url(end).absoluteString)
    }
  }

  @Test("redirects up to the limit are followed, one more is too many", arguments: [0, 3, 25])
  func limit(count: Int) async throws {
    try await LoopbackServer.run {
      let number = $0.request.flatMap { Int($0.path.dropFirst()) } ?? 0
      number > 0 ? $0.redirect(to: "/\(number - 1)") : $0.reply(body: "end")
    } while: { server in
      let enough = HTTPRequest(url: server.url("/\(count)"), maximumRedirects: count)
      #expect(await client.result(of: enough).text == "end")
      let tooMany = HTTPRequest(url: server.url("/\(count + 1)"), maximumRedirects: count)
      let url = server.url("/0").absoluteString
      #expect(await client.result(of: tooMany).error == .tooManyRedirects(limit: count, url: url))
    }
  }

  @Test("redirects in a circle end at the limit")
  func circle() async throws {
    try await LoopbackServer.run {
      $0.redirect(to: $0.request?.path == "/a" ? "/b" : "/a")
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url("/a"), maximumRedirects: 5))
      #expect(result.error == .tooManyRedirects(limit: 5, url: server.url("/a").absoluteString))
      #expect(server.requests.count == 6)
    }
  }

  @Test(
    "a redirect away from the web is not followed",
    arguments: ["file:///etc/hosts", "javascript:alert(1)", "data:text/plain,x", "http:///x", "itms://store"]
  )
  func unsupported(location: String) async throws {
    try await LoopbackServer.run {
      $0.redirect(to: location)
    } while: { server in
      let result = await client.result(of: HTTPRequest(url: server.url()))
      #expect(result.error == .unsupportedURL(location))
      #expect(server.requests.count == 1)
    }
  }

  @Test(
    "a redirected POST keeps method and body, or becomes a GET, by its status",
    arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")]
  )
  func method(status: Int, method: String) async throws {
    try await LoopbackServer.run {
      $0.request?.path == "/" ? $0.redirect("\(status) Moved", to: "/end") : $0.reply()
    } while: { server in
      let request = HTTPRequest(
        url: server.url(),
        method: "POST",
        headers: ["Content-Type": "text/plain"],
        body: Data("bid".utf8)
      )
      _ = try await client.result(of: request).get()
      let last = try #require(server.requests.last)
      #expect(last.method == method)
      #expect(last.body == (method == "POST" ? "bid" : ""))
      #expect(last.headers["content-type"] == (method == "POST" ? "text/plain" : nil))
    }
  }

  @Test(
    "credentials stay with the server they are meant for",
    arguments: [
      ("http://a.example/x", true), ("https://a.example/", false), ("http://b.example/", false),
      ("http://a.example:8080/", false),
    ]
  )
  func credentials(location: String, areKept: Bool) throws {
    let url = try #require(URL(string: "http://a.example/"))
    let request = HTTPRequest(url: url, headers: ["AUTHORIZATION": "secret", "Cookie": "id", "X-Key": "1"])
    let head = HTTPTransfer.Head(url: url, status: 302, headers: [:])
    let next = try #require(request.redirected(by: head, to: location))
    #expect(next.headers.keys.sorted() == (areKept ? ["AUTHORIZATION", "Cookie", "X-Key"] : ["X-Key"]))
  }
}
