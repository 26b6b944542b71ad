import AdPlatform
import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("A playlist from the disk")
struct ContentFilesTests {
  private let scheduler = VirtualScheduler()
  private let folder: TemporaryFolder
  private let files: ContentFiles

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("low.m3u8", "low")
    let fallback = Refusal(scheduler: scheduler)
    let place = folder.url
    files = ContentFiles(
      Data("main".utf8),
      named: "films/main.m3u8",
      in: place,
      on: scheduler,
      fallback: fallback
    )
  }

  private struct Refusal: HTTPClient {
    let scheduler: VirtualScheduler

    func send(
      _ request: HTTPRequest,
      completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
    ) -> any Cancellable {
      scheduler.schedule(after: .zero) {
        completion(.failure(.status(418, url: request.url.absoluteString)))
      }
    }
  }

  private func answer(_ url: URL?) throws -> String {
    let request = HTTPRequest(url: try #require(url), maximumBytes: 10)
    var answer = "none"
    _ = files.send(request) { result in
      switch result {
      case .success(let response): answer = String(decoding: response.body, as: UTF8.self)
      case .failure(.status(let status, _)): answer = "\(status)"
      case .failure(let error): answer = "\(error)"
      }
    }
    scheduler.run()
    return answer
  }

  @Test("serves the playlist, and what stands beside it")
  func serves() throws {
    #expect(try answer(ContentFiles.url) == "main")
    #expect(try answer(URL(string: "low.m3u8", relativeTo: ContentFiles.url)?.absoluteURL) == "low")
    #expect(try answer(URL(string: "high.m3u8", relativeTo: ContentFiles.url)?.absoluteURL) == "404")
  }

  @Test("tells what the user calls a file")
  func names() throws {
    for path in ["low.m3u8", "low.m3u8?a=b", "../a%20b.m3u8"] {
      _ = try answer(URL(string: path, relativeTo: ContentFiles.url)?.absoluteURL)
    }
    _ = try answer(ContentFiles.url)
    let base = ContentFiles.url.deletingLastPathComponent().absoluteString
    let text = "“\(base)low.m3u8?a=b”, \(base)low.m3u8: \(base)a%20b.m3u8, \(ContentFiles.url)"
    #expect(
      files.naming(text) == "“films/low.m3u8”, films/low.m3u8: films/a b.m3u8, films/main.m3u8"
    )
  }

  @Test("leaves other hosts to the next client")
  func others() throws {
    #expect(try answer(URL(string: "https://example.com/low.m3u8")) == "418")
  }

  @Test("serves nothing from outside of the folder", arguments: ["%2e%2e/secret", "..%2fsecret", "link"])
  func outside(_ path: String) throws {
    let outside = folder.url.deletingLastPathComponent().appending(path: "secret")
    try Data("secret".utf8).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link"),
      withDestinationURL: outside
    )
    #expect(try answer(URL(string: "https://content.invalid/\(path)")) == "404")
  }
}
