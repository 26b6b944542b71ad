import AdPlatform
import Foundation
import LoopbackServer
import Synchronization
import TestTraits
import Testing

@Suite("Fetching in child processes")
@MainActor
struct ChildProcessHTTPClientTests {
  private static func client(on scheduler: any Scheduler) -> ChildProcessHTTPClient {
    ChildProcessHTTPClient(scheduler: scheduler, program: MediateBinary.url, arguments: ["http-fetcher"])
  }

  private let client = client(on: SystemScheduler())

  /// The tests of other suites may hold the main actor for a while.
  private static let noTimeout = Duration.seconds(600)

  private func result(
    of url: URL,
    _ change: (inout HTTPRequest) -> Void = { _ in }
  ) async -> Result<HTTPResponse, HTTPError> {
    var request = HTTPRequest(url: url, timeout: Self.noTimeout)
    change(&request)
    return await withCheckedContinuation { continuation in
      client.send(request) { continuation.resume(returning: $0) }
    }
  }

  @Test("the request arrives as it was sent, and the answer as it was given")
  func whole() async throws {
    try await LoopbackServer.run {
      $0.reply(headers: ["X-Kind: test"], body: String(repeating: "answer\0", count: 100_000))
    } while: { server in
      let result = await result(of: server.url("/a?b=c")) {
        $0.method = "POST"
        $0.headers = ["X-Name": "value"]
        $0.body = Data("question".utf8)
      }
      let response = try result.get()
      #expect(response.url == server.url("/a?b=c"))
      #expect(response.status == 200)
      #expect(response.headers["x-kind"] == "test")
      #expect(response.body == Data(String(repeating: "answer\0", count: 100_000).utf8))
      let request = try #require(server.requests.first)
      #expect(request.method == "POST" && request.path == "/a?b=c" && request.body == "question")
      #expect(request.headers["x-name"] == "value")
    }
  }

  @Test("errors are those of URLSessionHTTPClient")
  func errors() async throws {
    try await LoopbackServer.run { connection in
      connection.request?.path == "/loop"
        ? connection.redirect(to: "/loop") : connection.reply("404 Not Found")
    } while: { server in
      let missing = await result(of: server.url("/x"))
      #expect(throws: HTTPError.status(404, url: server.url("/x").absoluteString)) { try missing.get() }
      let loop = await result(of: server.url("/loop"))
      let error = HTTPError.tooManyRedirects(limit: 5, url: server.url("/loop").absoluteString)
      #expect(throws: error) { try loop.get() }
      let file = await result(of: URL(filePath: "/etc/hosts"))
      #expect(throws: HTTPError.unsupportedURL("file:///etc/hosts")) { try file.get() }
    }
  }

  @Test("an answer that crashes a child fails alone, and the next request has a new child")
  func crash() async throws {
    try await LoopbackServer.run { connection in
      connection.request?.path == "/bad"
        ? _ = connection.send("HTTP/1.1 200 OK\r\n") : connection.reply(body: "ok")
    } while: { server in
      for path in ["/good", "/bad", "/good", "/bad"] {
        let result = await result(of: server.url(path))
        let url = server.url(path).absoluteString
        switch result {
        case .success(let response): #expect(path == "/good" && response.body == Data("ok".utf8))
        case .failure(let error):
          #expect(path == "/bad")
          #expect(error == .malformed(url: url, flaw: "it crashed the process that read it"))
        }
      }
    }
  }

  @Test("four requests are fetched at a time; the others wait")
  func concurrency() async throws {
    let counts = Mutex((now: 0, most: 0))
    try await LoopbackServer.run { connection in
      counts.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      // The first four wait for each other.
      while counts.withLock({ $0.most }) < 4 { usleep(1000) }
      counts.withLock { $0.now -= 1 }
      connection.reply(body: connection.request?.path ?? "")
    } while: { server in
      let paths = (0..<10).map { "/\($0)" }
      let bodies = await withCheckedContinuation { continuation in
        var bodies: [String] = []
        for path in paths {
          client.send(HTTPRequest(url: server.url(path), timeout: Self.noTimeout)) { result in
            bodies.append((try? result.get()).map { String(decoding: $0.body, as: UTF8.self) } ?? "\(result)")
            if bodies.count == paths.count { continuation.resume(returning: bodies) }
          }
        }
      }
      #expect(bodies.sorted() == paths)
      #expect(counts.withLock { $0.most } == 4)
    }
  }

  // Requests without an answer are in processes of their own. Here they would wait for the main actor, which all
  // tests share, and while an answer is awaited `FoundationNetworking` keeps a processor busy.

  @Test("a request times out on the scheduler's time, and is taken off the network", .exitTest)
  func timeout() async {
    await #expect(processExitsWith: .success) {
      let (closed, continuation) = AsyncStream.makeStream(of: Void.self)
      try await LoopbackServer.run {
        continuation.yield()
        $0.waitForHangUp()
        continuation.finish()
      } while: { server in
        let scheduler = VirtualScheduler()
        let client = ChildProcessHTTPClientTests.client(on: scheduler)
        var result: Result<HTTPResponse, HTTPError>?
        client.send(HTTPRequest(url: server.url(), timeout: .seconds(3))) { result = $0 }
        var events = closed.makeAsyncIterator()
        await events.next()
        scheduler.advance(by: .milliseconds(2999))
        #expect(result == nil)
        scheduler.advance(by: .milliseconds(1))
        #expect(result == .failure(.timeout(.seconds(3), url: server.url().absoluteString)))
        #expect(await events.next() == nil)
      }
    }
  }

  @Test("a cancelled request is taken off the network, and never answered", .exitTest)
  func cancellation() async {
    await #expect(processExitsWith: .success) {
      let (closed, continuation) = AsyncStream.makeStream(of: Void.self)
      try await LoopbackServer.run { connection in
        guard connection.request?.path == "/hang" else { return connection.reply() }
        continuation.yield()
        connection.waitForHangUp()
        continuation.finish()
      } while: { server in
        let tests = ChildProcessHTTPClientTests()
        var isAnswered = false
        let hanging = HTTPRequest(url: server.url("/hang"), timeout: ChildProcessHTTPClientTests.noTimeout)
        let call = tests.client.send(hanging) { _ in isAnswered = true }
        var events = closed.makeAsyncIterator()
        await events.next()
        call.cancel()
        #expect(await events.next() == nil)
        _ = await tests.result(of: server.url("/other"))
        #expect(!isAnswered)
      }
    }
  }

  @Test("a program that does not start, or does not fetch, is an error of the connection")
  func noProgram() async throws {
    for (program, reason) in [("/nonexistent", "does not start"), ("/bin/true", "ended with status 0")] {
      let client = ChildProcessHTTPClient(
        scheduler: SystemScheduler(),
        program: URL(filePath: program),
        arguments: []
      )
      let url = try #require(URL(string: "http://127.0.0.1:1/"))
      let result = await withCheckedContinuation { continuation in
        client.send(HTTPRequest(url: url, timeout: Self.noTimeout)) { continuation.resume(returning: $0) }
      }
      guard case .failure(.connection(_, let text)) = result else {
        Issue.record("\(result)")
        continue
      }
      #expect(text.contains(reason), "\(text)")
    }
  }
}
