import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

@MainActor
@Suite("The image server")
struct HTTPClientTests {
  typealias Answer = Result<HTTPResponse, HTTPError>
  let scheduler = VirtualScheduler()

  private func request(
    _ address: String,
    _ change: (inout HTTPRequest) -> Void = { _ in }
  ) throws -> HTTPRequest {
    var request = HTTPRequest(url: try #require(URL(string: address)))
    change(&request)
    return request
  }

  private func send(_ request: HTTPRequest, with client: SampleHTTPClient? = nil) -> [Answer] {
    var answers: [Answer] = []
    (client ?? SampleHTTPClient(scheduler: scheduler)).send(request) { answers.append($0) }
    #expect(answers.isEmpty, "an answer never comes before send returns")
    scheduler.run()
    return answers
  }

  private func error(_ answers: [Answer]) -> HTTPError? {
    guard answers.count == 1, case .failure(let error) = answers[0] else { return nil }
    return error
  }

  @Test("serves every image URL of every bundled ad, after its latency")
  func images() throws {
    let client = SampleHTTPClient(scheduler: scheduler)
    for unit in SampleInventory.bundled.units {
      let ads = Bench().fetch(unit.id) {
        $0.shouldDownloadImages = false
        $0.shouldRequestMultipleImages = true
      }.ads
      for ad in ads {
        for url in [ad.imageURL, ad.iconURL] + ad.additionalImages.map(\.imageURL) {
          guard let url else { continue }
          let start = scheduler.now
          let response = try #require(try send(request(url), with: client).first?.get())
          #expect(scheduler.now - start == SampleHTTPClient.latency)
          #expect(UIImage(data: response.body) != nil)
          #expect(response.status == 200)
          #expect(response.headers["content-type"] == "image/png")
        }
      }
    }
  }

  @Test("sends the very file that a loaded image has")
  func sameFile() throws {
    let ad = try #require(Bench().fetch("sample-content").ads.first)
    let answers = send(try request(try #require(ad.imageURL)))
    #expect(try answers.first?.get().body == ad.image?.encodedData)
  }

  @Test(
    "answers 404 to unknown paths",
    arguments: ["", "/", "/nothing.png", "/inventory.json", "/a/book-icon.png", "/..%2Fbook-icon.png"]
  )
  func unknownPath(path: String) throws {
    let address = "https://\(SampleImageServer.host)\(path)"
    #expect(error(send(try request(address))) == .status(404, url: address))
  }

  @Test("keeps the limits of the request")
  func limits() throws {
    let address = "https://\(SampleImageServer.host)/book-icon.png"
    let small = try request(address) { $0.maximumBytes = 10 }
    #expect(error(send(small)) == .tooLarge(limit: 10, url: address))
    let image = try #require(try send(request(address)).first?.get().body)
    let exact = try request(address) { $0.maximumBytes = image.count }
    #expect(try send(exact).first?.get().body == image)
    let hasty = try request(address) { $0.timeout = .milliseconds(1) }
    #expect(error(send(hasty)) == .timeout(.milliseconds(1), url: address))
    let post = try request(address) { $0.method = "POST" }
    #expect(error(send(post)) == .status(405, url: address))
  }

  @Test("speaks http and https only, in any case")
  func schemes() throws {
    let ftp = "ftp://\(SampleImageServer.host)/book-icon.png"
    #expect(error(send(try request(ftp))) == .unsupportedURL(ftp))
    let capitals = send(try request("HTTP://IMAGES.Sample-Network.example/book-icon.png"))
    #expect(try capitals.first?.get().status == 200)
  }

  @Test("has no connection to other hosts without another client")
  func noFallback() throws {
    let address = "https://example.com/book-icon.png"
    guard case .connection(let url, let reason)? = error(send(try request(address))) else {
      Issue.record("no connection error")
      return
    }
    #expect(url == address)
    #expect(!reason.isEmpty)
  }

  @Test("leaves other hosts to the other client")
  func fallback() throws {
    let other = OtherClient(scheduler)
    let client = SampleHTTPClient(scheduler: scheduler, fallback: other)
    let elsewhere = send(try request("https://example.com/x"), with: client)
    #expect(try elsewhere.first?.get().status == 299)
    _ = send(try request("https://\(SampleImageServer.host)/leaf-icon.png"), with: client)
    #expect(other.requests == 1)
  }

  @Test("takes down every URL that was asked for")
  func record() throws {
    let client = SampleHTTPClient(scheduler: scheduler)
    let addresses = ["https://\(SampleImageServer.host)/leaf-icon.png", "https://example.com/"]
    for address in addresses { _ = send(try request(address), with: client) }
    #expect(client.requestedURLs.map(\.absoluteString) == addresses)
  }

  @Test("does not answer after it is cancelled")
  func cancelled() throws {
    let client = SampleHTTPClient(scheduler: scheduler)
    for address in ["https://\(SampleImageServer.host)/leaf-icon.png", "https://example.com/"] {
      var answers = 0
      client.send(try request(address)) { _ in answers += 1 }.cancel()
      scheduler.run()
      #expect(answers == 0)
    }
  }
}

/// Answers everything with a status of its own.
@MainActor
private final class OtherClient: HTTPClient {
  private let scheduler: any Scheduler
  private(set) var requests = 0

  init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    requests += 1
    return scheduler.schedule(after: .zero) {
      completion(.success(HTTPResponse(url: request.url, status: 299, headers: [:], body: Data())))
    }
  }
}
