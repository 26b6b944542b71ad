import Foundation
import LoopbackServer
import Synchronization
import TestTraits
import Testing

@testable import AdapterTool
@testable import MediateCommands

/// In processes of their own: the tool gives a server ten seconds, and here it would wait for the main actor, which all
/// tests share.
@MainActor
@Suite("The content of mediate stream on a server")
struct StreamContentTests {
  private static func report(_ content: URL, duration: Duration = .seconds(40)) async throws -> StreamReport {
    let options = StreamOptions(duration: duration, breaks: nil, content: content.absoluteString)
    return try await StreamCommand(options).report()
  }

  @Test("is requested whatever its URL ends in", .exitTest)
  func anyPath() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for path in ["/live", "/film.mp4", "/playlist.m3u8?a=b", "/"] {
        try await LoopbackServer.run {
          $0.reply(body: StreamTests.recording.replacing(#"X-ASSET-URI="ad.m3u8""#, with: ""))
        } while: { server in
          let report = try await Self.report(server.url(path))
          #expect(report.failure == nil, "\(path)")
          #expect(server.requests.map(\.path) == [path])
          #expect(report.timeline.contains { $0.kind == .content && $0.name == "end" }, "\(path)")
        }
      }
    }
  }

  private nonisolated static let failures: [(answer: String, words: String)] = [
    ("200 OK\r\nContent-Length: 4\r\n\r\n\0mp4", "instead of #EXTM3U"),
    ("200 OK\r\nContent-Length: 15\r\n\r\n<html>hi</html>", "The playlist is a web page."),
    ("404 Not Found\r\nContent-Length: 0\r\n\r\n", "answered with status 404."),
    ("302 Found\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n", "More than 5 redirects"),
    ("200 OK\r\nContent-Length: 900000000\r\n\r\n", "exceeds the limit of 100,000,000 bytes."),
    ("200 OK\r\nContent-Length: 9\r\n\r\nabc", "broke off before the length"),
  ]

  @Test("that cannot be played is said to be what it is, with advice for users of the tool", .exitTest)
  func failure() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for (answer, words) in Self.failures {
        try await LoopbackServer.run {
          $0.send("HTTP/1.1 \(answer)")
        } while: { server in
          let report = try await Self.report(server.url("/content"), duration: .seconds(5))
          let failure = try #require(report.failure)
          #expect(failure.contains(words), "\(failure)")
          #expect(!failure.contains("raise"), "\(failure)")
          #expect(report.status == .answeredNo)
        }
      }
    }
  }

  @Test("that cannot be loaded again is one error, with the reason", .exitTest)
  func reload() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let count = Mutex(0)
      let live = "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n0.ts\n#EXTINF:6,\n1.ts\n"
      try await LoopbackServer.run { connection in
        let isFirst = count.withLock {
          $0 += 1
          return $0 == 1
        }
        isFirst ? connection.reply(body: live) : connection.reply("503 Busy")
      } while: { server in
        let report = try await Self.report(server.url("/live"))
        let errors = report.timeline.filter { $0.kind == .error }
        #expect(errors.map(\.name) == ["reload"])
        #expect(errors.first?.details?.contains("answered with status 503") == true)
        #expect(report.errorCount == 1)
        #expect(count.withLock { $0 } > 2)
      }
    }
  }

  @Test("whose interstitial has only assets that fail gives it the reason of the last one", .exitTest)
  func unplayed() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let film = StreamTests.recording
        .replacing("X-ASSET-URI=\"ad.m3u8\"", with: "X-ASSET-LIST=\"list.json\"")
      let list = #"{"ASSETS":[{"URI":"none.m3u8","DURATION":6},{"URI":"nowhere.m3u8","DURATION":6}]}"#
      try await LoopbackServer.run { connection in
        switch connection.request?.path {
        case "/film"?: connection.reply(body: film)
        case let path? where path.hasPrefix("/list.json"): connection.reply(body: list)
        default: connection.reply("404 Not Found")
        }
      } while: { server in
        let report = try await Self.report(server.url("/film"))
        #expect(report.errorCount == 2)
        let interstitial = try #require(report.interstitials.first)
        #expect(interstitial.state == .notPlayed)
        let reason = try #require(interstitial.reason)
        #expect(reason.contains("/nowhere.m3u8") && reason.contains("status 404"), "\(reason)")
      }
    }
  }

  @Test("may be as long from a server as from a file", .exitTest)
  func long() async {
    await #expect(processExitsWith: .success) { @MainActor in
      // More than the 16 MiB that any other answer may have.
      let comment = "#" + String(repeating: " ", count: 90_000) + "\n"
      let recording = StreamTests.recording.replacing(#"X-ASSET-URI="ad.m3u8""#, with: "")
      let text = recording + String(repeating: comment, count: 200)
      let folder = try TemporaryFolder()
      let file = try folder.file("long.m3u8", text)
      try await LoopbackServer.run {
        $0.reply(body: text)
      } while: { server in
        for place in [server.url("/long").absoluteString, file.commandLinePath] {
          let streamed = try await StreamCommand(
            StreamOptions(duration: .seconds(5), breaks: nil, content: place)
          ).report()
          #expect(streamed.failure == nil, "\(place)")
          let inspected = await AdapterTool.mediate.output(of: ["inspect", place])
          #expect(inspected.status == .success, "\(inspected.standardError)")
        }
      }
    }
  }
}
