import Foundation
import LoopbackServer
import Testing

@Suite("Servers that send what crashes URLSession")
@MainActor
struct HostileServerTests {
  /// On Linux, each of them ends a process that fetches with `URLSession`.
  nonisolated static let answers = [
    ("a header that is cut off", "HTTP/1.1 200 OK\r\nContent-Le"),
    ("a status line alone", "HTTP/1.1 200 OK\r\n"),
    ("a redirect that is cut off", "HTTP/1.1 302 Found\r\nLocation: /x\r\n"),
    ("the largest length", "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\nabc"),
    ("a trailer", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX: y\r\n\r\n"),
    ("a redirect to an IPv6 host", "HTTP/1.1 302 Found\r\nLocation: //[::1]/\r\nContent-Length: 0\r\n\r\n"),
    ("a redirect to an odd host", "HTTP/1.1 302 Found\r\nLocation: //a%20b/\r\nContent-Length: 0\r\n\r\n"),
  ]

  @Test("inspect says which answer is malformed, and ends with status 2", arguments: answers)
  func inspect(name: String, answer: String) async throws {
    try await LoopbackServer.run {
      $0.send(answer)
    } while: { server in
      let result = try await MediateBinary.run("inspect", server.url("/ad").absoluteString)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      let line = try #require(result.errorLines.first)
      #expect(result.errorLines.count == 1)
      #expect(line.contains("The answer from “\(server.url("/ad").absoluteString)” is malformed"), "\(line)")
    }
  }

  @Test("play plays without the ads, and ends with status 1")
  func play() async throws {
    try await LoopbackServer.run {
      $0.send("HTTP/1.1 200 OK\r\n")
    } while: { server in
      let result = try await MediateBinary.run("play", "--ad-tag", server.url("/ad").absoluteString)
      #expect(result.status == 1)
      #expect(result.output.contains("malformed"))
    }
  }

  @Test("stream says that the content is malformed, and ends with status 1")
  func stream() async throws {
    try await LoopbackServer.run {
      $0.send("HTTP/1.1 200 OK\r\n")
    } while: { server in
      let result = try await MediateBinary.run("stream", "--content", server.url("/live.m3u8").absoluteString)
      #expect(result.status == 1)
      #expect(result.output.contains("malformed"))
    }
  }

  @Test("a body in endless chunks of one byte is refused, and takes less than 200 MB of data and stacks")
  func oneByteChunks() async throws {
    try await LoopbackServer.run { connection in
      connection.send(head: "200 OK", ["Transfer-Encoding: chunked"])
      let chunks = String(repeating: "1\r\nx\r\n", count: 10_000)
      while connection.send(chunks) {}
    } while: { server in
      let url = server.url().absoluteString
      let result = try await MediateBinary.shell(
        #"[ "${TSAN_OPTIONS-}${ASAN_OPTIONS-}" ] || ulimit -d 200000; "$mediate" inspect \#(url)"#
      )
      #expect(result.status == 2)
      #expect(result.errors.contains("is malformed: its body comes in more than 50000 pieces."))
    }
  }

  @Test("the process that fetches ends with the tool, which cannot do anything about its own end")
  func killed() async throws {
    try await LoopbackServer.run {
      $0.waitForHangUp()
    } while: { server in
      let url = server.url().absoluteString
      let result = try await MediateBinary.shell(
        #"""
        "$mediate" inspect \#(url) & tool=$!
        until child=$(pgrep -P $tool); do kill -0 $tool || exit; done
        kill -KILL $tool
        timeout 20 tail --pid=$child -f /dev/null && echo gone
        """#
      )
      #expect(result.output == "gone\n")
    }
  }
}
