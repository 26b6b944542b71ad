import AdPlatform
import Foundation
import SampleAdServer
import Testing

@MainActor
@Suite("The sample ad server")
struct SampleAdServerTests {
  typealias Answer = Result<HTTPResponse, HTTPError>
  private let scheduler = VirtualScheduler()
  private let server: SampleAdServer

  init() { server = SampleAdServer(scheduler: scheduler) }

  /// What came, and when.
  private func send(
    _ url: URL,
    to client: SampleAdServer? = nil,
    _ change: (inout HTTPRequest) -> Void = { _ in }
  ) -> (answer: Answer?, time: Duration) {
    var request = HTTPRequest(url: url)
    change(&request)
    var answers: [Answer] = []
    let start = scheduler.now
    var end = start
    (client ?? server).send(request) {
      answers.append($0)
      end = scheduler.now
    }
    #expect(answers.isEmpty, "an answer never comes before send returns")
    scheduler.run()
    #expect(answers.count == 1)
    return (answers.first, end - start)
  }

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://\(SampleAdServer.host)\(path)"))
  }

  private func error(_ answer: Answer?) -> HTTPError? {
    guard case .failure(let error)? = answer else { return nil }
    return error
  }

  @Test("has a URL for each tag, which leads back to it", arguments: SampleAdTag.allCases)
  func urls(_ tag: SampleAdTag) throws {
    #expect(tag.url == (try url("/tags/\(tag.name)")))
    #expect(SampleAdTag(url: tag.url) == tag)
    #expect(SampleAdTag(url: try url("/tags/\(tag.name)?correlator=7")) == tag)
    #expect(SampleAdTag(url: try url("/tags/\(tag.name)/")) == nil)
    #expect(SampleAdTag(url: try #require(URL(string: "https://example.com/tags/\(tag.name)"))) == nil)
    #expect(tag.summary.hasSuffix("."))
  }

  @Test("answers a tag with its document, after its latency", arguments: SampleAdTag.allCases)
  func documents(_ tag: SampleAdTag) throws {
    let (answer, time) = send(tag.url) { $0.timeout = .seconds(60) }
    let address = tag.url.absoluteString
    switch tag {
    case .silent:
      #expect(error(answer) == .timeout(.seconds(60), url: address))
      #expect(time == .seconds(60))
    case .notFound: #expect(error(answer) == .status(404, url: address))
    case .serverError: #expect(error(answer) == .status(500, url: address))
    default:
      let response = try #require(try answer?.get())
      #expect(response.status == 200)
      #expect(response.url == tag.url)
      #expect(response.headers["content-type"] == (tag == .notXML ? "text/plain" : "text/xml"))
      #expect(response.headers["content-length"] == "\(response.body.count)")
      #expect(!response.body.isEmpty)
      #expect(time == (tag == .slow ? .seconds(10) : SampleAdServer.latency))
    }
  }

  @Test("gives the same answer every time")
  func determinism() {
    for tag in SampleAdTag.allCases {
      let first = send(tag.url)
      let second = send(tag.url)
      #expect(first.answer == second.answer)
      #expect(first.time == second.time)
    }
  }

  @Test("lets a request time out that waits for less than the answer takes")
  func timeouts() {
    let slow = send(SampleAdTag.slow.url) { $0.timeout = .seconds(8) }
    #expect(error(slow.answer) == .timeout(.seconds(8), url: SampleAdTag.slow.url.absoluteString))
    #expect(slow.time == .seconds(8))
    let hasty = send(SampleAdTag.single.url) { $0.timeout = .milliseconds(40) }
    #expect(error(hasty.answer) == .timeout(.milliseconds(40), url: SampleAdTag.single.url.absoluteString))
    #expect(hasty.time == .milliseconds(40))
  }

  @Test("keeps the other limits of a request")
  func limits() throws {
    let address = SampleAdTag.single.url.absoluteString
    let small = send(SampleAdTag.single.url) { $0.maximumBytes = 10 }
    #expect(error(small.answer) == .tooLarge(limit: 10, url: address))
    let post = send(SampleAdTag.single.url) { $0.method = "POST" }
    #expect(error(post.answer) == .status(405, url: address))
    let ftp = try #require(URL(string: "ftp://\(SampleAdServer.host)/tags/single"))
    #expect(error(send(ftp).answer) == .unsupportedURL(ftp.absoluteString))
  }

  @Test("takes tracking calls and has nothing to say to them")
  func tracking() throws {
    for method in ["GET", "POST"] {
      let (answer, _) = send(try url("/track/single/start?a=1")) { $0.method = method }
      let response = try #require(try answer?.get())
      #expect(response.status == 204)
      #expect(response.body.isEmpty)
    }
    let address = try url("/track/single/start")
    #expect(
      error(send(address) { $0.method = "PUT" }.answer) == .status(405, url: address.absoluteString)
    )
  }

  @Test(
    "answers 404 to other paths",
    arguments: ["", "/", "/tags", "/tags/", "/tags/none", "/TAGS/single", "/track"]
  )
  func unknownPaths(_ path: String) throws {
    let address = try url(path)
    #expect(error(send(address).answer) == .status(404, url: address.absoluteString))
  }

  @Test("has no connection to other hosts without another client, and leaves them to it if there is one")
  func otherHosts() throws {
    let address = try #require(URL(string: "https://example.com/ad"))
    guard case .connection(let failed, let reason)? = error(send(address).answer) else {
      Issue.record("no connection error")
      return
    }
    #expect(failed == address.absoluteString)
    #expect(reason == "only the sample ad server can be reached")
    let inner = SampleAdServer(scheduler: scheduler)
    let outer = SampleAdServer(scheduler: scheduler, fallback: inner)
    _ = send(address, to: outer)
    _ = send(SampleAdTag.single.url, to: outer)
    #expect(inner.requests.map(\.url) == [address])
    #expect(outer.requests.map(\.kind) == [.passedOn, .adTag(.single)])
  }

  @Test("takes down every request, in order and with its time")
  func log() throws {
    _ = send(SampleAdTag.pod.url)
    _ = send(try url("/track/pod/error?code=303")) { $0.method = "POST" }
    _ = send(try url("/nowhere"))
    #expect(server.requests.map(\.kind) == [.adTag(.pod), .tracking, .unknownPath])
    #expect(server.requests.map(\.time) == [.zero, .milliseconds(40), .milliseconds(80)])
    #expect(server.requests.map(\.method) == ["GET", "POST", "GET"])
    #expect(server.requests.map(\.url.absoluteString)[1].hasSuffix("/track/pod/error?code=303"))
  }

  @Test("answers requests that are under way together, each once, in the order of their times")
  func together() {
    var order: [SampleAdTag] = []
    for tag in [SampleAdTag.slow, .single, .pod] {
      server.send(HTTPRequest(url: tag.url, timeout: .seconds(60))) { _ in order.append(tag) }
    }
    scheduler.run()
    #expect(order == [.single, .pod, .slow])
  }

  @Test("does not answer after a request is cancelled, and has recorded it all the same")
  func cancelled() throws {
    var answers = 0
    let urls = [SampleAdTag.single.url, SampleAdTag.silent.url, try url("/track/a")]
    for url in urls { server.send(HTTPRequest(url: url)) { _ in answers += 1 }.cancel() }
    let call = server.send(HTTPRequest(url: SampleAdTag.slow.url)) { _ in answers += 1 }
    scheduler.advance(by: .seconds(5))
    call.cancel()
    scheduler.run()
    #expect(answers == 0)
    #expect(server.requests.count == 4)
  }
}
