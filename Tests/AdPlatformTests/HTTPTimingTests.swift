import Foundation
import LoopbackServer
import TestTraits
import Testing

@testable import AdPlatform

@Suite("Timeouts and cancelling")
@MainActor
struct HTTPTimingTests {
  private let scheduler = VirtualScheduler(realTimeGrace: .milliseconds(20))
  private let log = Log<Result<HTTPResponse, HTTPError>>()

  private var client: URLSessionHTTPClient { URLSessionHTTPClient(scheduler: scheduler) }

  private static var clientInVirtualTime:
    (VirtualScheduler, URLSessionHTTPClient, Log<Result<HTTPResponse, HTTPError>>)
  {
    let scheduler = VirtualScheduler(realTimeGrace: .milliseconds(20))
    return (scheduler, URLSessionHTTPClient(scheduler: scheduler), Log())
  }

  // Requests without an answer are in processes of their own. Here they would wait for the main actor, which all
  // tests share, and while an answer is awaited `FoundationNetworking` looks at the connection again and again.

  @Test("a server that never answers costs the timeout in virtual time", .exitTest)
  func timeout() async {
    await #expect(processExitsWith: .success) {
      try await LoopbackServer.run {
        $0.waitForHangUp()
      } while: { server in
        let (scheduler, client, log) = HTTPTimingTests.clientInVirtualTime
        client.send(HTTPRequest(url: server.url(), timeout: .seconds(10))) { log.add($0) }
        await scheduler.runSettling()
        #expect(log.entries.map(\.error) == [.timeout(.seconds(10), url: server.url().absoluteString)])
        #expect(scheduler.now == .seconds(10))
      }
    }
  }

  @Test("a timeout takes the request off the network", .exitTest)
  func timeoutHangsUp() async {
    await #expect(processExitsWith: .success) {
      for beginning in ["", "HTTP/1.1 200 OK\r\n\r\nhel"] {
        let signal = Signal()
        try await LoopbackServer.run {
          $0.send(beginning)
          signal.send("asked")
          $0.waitForHangUp()
          signal.send("hung up")
        } while: { server in
          let (scheduler, client, log) = HTTPTimingTests.clientInVirtualTime
          client.send(HTTPRequest(url: server.url(), timeout: .seconds(10))) { log.add($0) }
          #expect(await signal.next() == "asked")
          scheduler.advance(by: .milliseconds(9999))
          #expect(log.entries.isEmpty)
          scheduler.advance(by: .milliseconds(1))
          #expect(log.entries.map(\.error) == [.timeout(.seconds(10), url: server.url().absoluteString)])
          #expect(await signal.next() == "hung up")
        }
      }
    }
  }

  @Test("the time of all hops counts", .exitTest)
  func timeoutOverRedirects() async {
    await #expect(processExitsWith: .success) {
      let signal = Signal()
      try await LoopbackServer.run {
        if $0.request?.path == "/" { return $0.redirect(to: "/slow") }
        signal.send("redirected")
        $0.waitForHangUp()
        signal.send("hung up")
      } while: { server in
        let (scheduler, client, log) = HTTPTimingTests.clientInVirtualTime
        client.send(HTTPRequest(url: server.url(), timeout: .seconds(10))) { log.add($0) }
        #expect(await signal.next() == "redirected")
        scheduler.advance(by: .seconds(10))
        #expect(log.entries.map(\.error) == [.timeout(.seconds(10), url: server.url().absoluteString)])
        #expect(await signal.next() == "hung up")
      }
    }
  }

  @Test("an answer in real time comes before any timeout in virtual time")
  func answerInVirtualTime() async throws {
    scheduler.realTimeGrace = .seconds(30)
    try await LoopbackServer.run {
      $0.reply(body: "hello")
    } while: { server in
      client.send(HTTPRequest(url: server.url())) { log.add($0) }
      await scheduler.runSettling()
      #expect(log.entries.map(\.text) == ["hello"])
      #expect(scheduler.now == .zero)
      #expect(scheduler.scheduledCount == 0)
    }
  }

  @Test("an answer waits in the inbox, and a timeout after it changes nothing")
  func answerThenTimeout() async throws {
    try await LoopbackServer.run {
      $0.reply(body: "hello")
    } while: { server in
      client.send(HTTPRequest(url: server.url(), timeout: .zero)) { log.add($0) }
      while scheduler.inbox.received == 0 { await Task.yield() }
      #expect(log.entries.isEmpty)
      scheduler.run()
      #expect(log.entries.map(\.text) == ["hello"])
    }
  }

  @Test("no completion is called before send returns", arguments: ["file:///x", "http://127.0.0.1:1/"])
  func completionLater(text: String) async throws {
    let url = try #require(URL(string: text))
    scheduler.realTimeGrace = .seconds(30)
    client.send(HTTPRequest(url: url)) { log.add($0) }
    #expect(log.entries.isEmpty)
    await scheduler.runSettling()
    #expect(log.entries.count == 1)
  }

  @Test("cancelling before the answer takes the request off the network for good", .exitTest)
  func cancel() async {
    await #expect(processExitsWith: .success) {
      let signal = Signal()
      try await LoopbackServer.run {
        signal.send("asked")
        $0.waitForHangUp()
        signal.send("hung up")
      } while: { server in
        let (scheduler, client, log) = HTTPTimingTests.clientInVirtualTime
        let request = client.send(HTTPRequest(url: server.url())) { log.add($0) }
        #expect(await signal.next() == "asked")
        request.cancel()
        request.cancel()
        #expect(await signal.next() == "hung up")
        #expect(scheduler.scheduledCount == 0)
        scheduler.run()
        #expect(log.entries.isEmpty)
      }
    }
  }

  @Test("cancelling after the answer, but before it is told, keeps it quiet")
  func cancelAnswered() async throws {
    try await LoopbackServer.run {
      $0.reply(body: "hello")
    } while: { server in
      let request = client.send(HTTPRequest(url: server.url())) { log.add($0) }
      while scheduler.inbox.received == 0 { await Task.yield() }
      request.cancel()
      scheduler.run()
      #expect(log.entries.isEmpty)
    }
  }

  @Test("cancelling a request that was refused keeps it quiet")
  func cancelRefused() throws {
    let url = try #require(URL(string: "file:///x"))
    client.send(HTTPRequest(url: url)) { log.add($0) }.cancel()
    scheduler.run()
    #expect(log.entries.isEmpty)
  }

  @Test("cancelling at any moment of a redirect harms no other request", .exitTest)
  func cancelDuringRedirects() async {
    await #expect(processExitsWith: .success) {
      let client = URLSessionHTTPClient(scheduler: SystemScheduler())
      try await LoopbackServer.run {
        let number = $0.request.flatMap { Int($0.path.dropFirst()) } ?? 0
        number > 0 ? $0.redirect(to: "/\(number - 1)") : $0.reply(body: "end")
      } while: { server in
        let log = Log<Result<HTTPResponse, HTTPError>>()
        for attempt in 0..<40 {
          let request = client.send(HTTPRequest(url: server.url("/5"))) { log.add($0) }
          for _ in 0..<attempt * 100 { await Task.yield() }
          request.cancel()
        }
        #expect(await client.result(of: HTTPRequest(url: server.url("/5"))).text == "end")
        #expect(log.entries.allSatisfy { $0.text == "end" })
      }
    }
  }
}
