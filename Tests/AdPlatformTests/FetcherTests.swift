import Foundation
import Testing

@testable import AdPlatform

@Suite("Processes that fetch")
@MainActor
struct FetcherTests {
  @Test("are as many as there may be; the next request has one when another has ended")
  func pool() async throws {
    let started = Signal()
    var startedCount = 0
    // It reads requests, and never answers.
    let pool = FetcherPool {
      startedCount += 1
      started.send("started")
      return Fetcher(.init(path: "/bin/cat", arguments: []))
    }
    let scheduler = SystemScheduler()
    let request = HTTPRequest(url: try #require(URL(string: "http://a.example/")))
    let calls = (0...ChildProcessHTTPClient.maximumChildren).map { _ in HTTPCall { _ in } }
    for call in calls { pool.fetch(request, for: call, answeringOn: scheduler) }
    #expect(startedCount == ChildProcessHTTPClient.maximumChildren)
    calls[0].cancel()
    for _ in 0...ChildProcessHTTPClient.maximumChildren { _ = await started.next() }
    #expect(startedCount == ChildProcessHTTPClient.maximumChildren + 1)
    for call in calls { call.cancel() }
  }

  @Test(
    "read no message that announces more than a gigabyte",
    arguments: [
      ([0, 0, 0, 0], [0x40, 0, 0, 0], true), ([0, 0, 0, 0], [0x40, 0, 0, 1], false),
      ([0x40, 0, 0, 0], [0, 0, 0, 0], true), ([0x40, 0, 0, 1], [0, 0, 0, 0], false),
    ] as [([UInt8], [UInt8], Bool)]
  )
  func messageLength(json: [UInt8], bytes: [UInt8], isRead: Bool) throws {
    // `cat` sends back what it gets, and so a message that breaks off.
    let process = try ChildProcess.start(
      .init(path: "/bin/bash", arguments: ["-c", "exec cat <&3 >&3"])
    )
    defer { process.end(force: true) }
    #expect(Descriptor.send(Data(json + bytes + [7]), to: process.socket))
    shutdown(process.socket, Int32(SHUT_WR))
    #expect(HTTPMessage(from: process.socket) == nil)
    #expect(Array(Descriptor.read(process.socket)) == (isRead ? [] : [7]))
  }

  @Test("have exited when their socket is closed, and not before")
  func exit() throws {
    let process = try ChildProcess.start(.init(path: "/bin/cat", arguments: []), socketOfChild: STDIN_FILENO)
    defer { process.end(force: true) }
    #expect(!process.hasExited())
    shutdown(process.socket, Int32(SHUT_RDWR))
    #expect(process.hasExited(within: .seconds(60)))
  }
}
