import AdPlatform
import Foundation
import Testing
import VAST

@MainActor
@Suite("The resolver fetches, calls and stops")
struct ResolverTests {
  @Test("an ad tag is a VAST or VMAP document, and nothing of it is followed yet")
  func fetch() throws {
    let rig = ResolverRig([
      "vast": .body(Response.vast(Response.wrapper("w", to: ResolverRig.url("1")))),
      "vmap": .body("<vmap:VMAP xmlns:vmap='http://www.iab.net/videosuite/vmap' version='1.0'/>"),
    ])
    guard case .vast(let document) = try rig.fetch("vast").get() else { throw Missing() }
    #expect(document.ads.map(\.id) == ["w"])
    guard case .vmap(let playlist) = try rig.fetch("vmap").get() else { throw Missing() }
    #expect(playlist.adBreaks.isEmpty)
    #expect(rig.tags == ["vast", "vmap"] && rig.server.requests.allSatisfy { $0.timeout == .seconds(8) })
  }

  @Test(
    "a first response that cannot be had has a name and a code",
    arguments: [
      (AdServerDouble.Answer.status(404), ResolutionError.Kind.badStatus(404), 301),
      (.status(503), .badStatus(503), 301),
      (.broken, .unreachable("connection reset"), 301),
      (.silence, .timeout, 301),
      (.hangs, .timeout, 301),
      (.body(""), .emptyResponse, 303),
      (.body("{}"), .unreadable(.notXML), 100),
      (.body("<html/>"), .unreadable(.unexpectedRoot(found: "html", expected: "VAST or VMAP")), 101),
      (
        .body("<VideoAdServingTemplate/>"),
        .unreadable(.unsupportedVersion("VAST 1 (VideoAdServingTemplate)")), 102
      ),
    ]
  )
  func failure(answer: AdServerDouble.Answer, kind: ResolutionError.Kind, code: Int) throws {
    let rig = ResolverRig(["x": answer])
    let error = ResolutionError(
      kind: kind,
      url: URLTemplate(ResolverRig.url("x")),
      code: VASTErrorCode(rawValue: code)
    )
    #expect(throws: error) { try rig.fetch("x").get() }
    if kind == .timeout { #expect(rig.scheduler.now == .seconds(8)) }
  }

  @Test("the first response has eight seconds, and no more")
  func firstTimeout() throws {
    let rig = ResolverRig()
    for (milliseconds, isThere) in [(7999, true), (8001, false)] {
      rig.server.answer(ResolverRig.url("x"), .body(Response.vast([])), after: .milliseconds(milliseconds))
      #expect(((try? rig.fetch("x").get()) != nil) == isThere)
    }
    rig.limits.firstTimeout = .seconds(1)
    #expect((try? rig.fetch("x").get()) == nil)
    #expect(rig.server.requests.last?.timeout == .seconds(1))
  }

  @Test("a tag that is not a URL once its macros are expanded is not sent")
  func badURL() throws {
    let rig = ResolverRig()
    rig.macros.others = [.domain: ["a b/c@evil.example"]]
    #expect(throws: ResolutionError.self) { try rig.fetch("https://[DOMAIN]:port/").get() }
    let response = try rig.resolve(
      Response.vast(Response.wrapper("w", to: "https://ads.example.com:port/[DOMAIN]"))
    )
    #expect(response.kinds == [.badURL] && response.codes == [300])
    #expect(rig.tags.isEmpty && rig.calls == ["w/error?code=300"])
  }

  @Test("a cancelled fetch answers nothing, and its request is cancelled")
  func cancelFetch() throws {
    let rig = ResolverRig(["x": .body(Response.vast([]))])
    let tag = try #require(URLTemplate(ResolverRig.url("x")))
    var answers = 0
    let fetch = rig.resolver.fetch(tag) { _ in answers += 1 }
    fetch.cancel()
    rig.scheduler.run()
    fetch.cancel()
    #expect(answers == 0 && rig.server.cancelled == [ResolverRig.url("x")] && rig.scheduler.now == .zero)
  }

  @Test("cancelling stops requests, error URLs and the answer, at any time", arguments: [0, 5, 15, 500])
  func cancel(milliseconds: Int) throws {
    let rig = ResolverRig([
      "1": .body(Response.vast(Response.wrapper("w3", to: ResolverRig.url("3")))), "2": .hangs, "3": .hangs,
    ])
    let document = try Fixture.vast(
      Response.vast(
        Response.wrapper("w1", to: ResolverRig.url("1"), sequence: 1),
        Response.wrapper("w2", to: ResolverRig.url("2"), sequence: 2)
      )
    )
    var answers = 0
    let resolving = rig.resolver.resolve(document, from: nil) { _ in answers += 1 }
    if milliseconds > 0 { rig.scheduler.advance(by: .milliseconds(milliseconds)) }
    let asked = rig.tags.count
    resolving.cancel()
    resolving.cancel()
    #expect(rig.scheduler.scheduledCount == 0)
    rig.scheduler.run()
    #expect(answers == 0 && rig.tags.count == asked && rig.calls.isEmpty)
    #expect(rig.server.cancelled.count == (milliseconds == 0 ? 0 : 2))
  }

  @Test("cancelling after the end does nothing")
  func cancelLate() throws {
    let rig = ResolverRig()
    var answers = 0
    let document = try Fixture.vast(Response.vast(Response.inLine("ad")))
    let resolving = rig.resolver.resolve(document, from: nil) { _ in answers += 1 }
    rig.scheduler.run()
    resolving.cancel()
    #expect(answers == 1)
  }

  @Test("requests under way do not need the resolver to be kept")
  func lifetime() throws {
    let rig = ResolverRig(["1": .body(Response.vast(Response.inLine("ad")))])
    let document = try Fixture.vast(Response.vast(Response.wrapper("w", to: ResolverRig.url("1"))))
    var resolver: VASTResolver? = rig.resolver
    weak let gone = resolver
    var ids: [String] = []
    resolver?.resolve(document, from: nil) { ids = $0.podIDs }
    resolver = nil
    #expect(gone == nil)
    rig.scheduler.run()
    #expect(ids == ["ad"])
  }

  @Test("macros are expanded in ad tags, error URLs and calls; numbers against caches are new each time")
  func macros() throws {
    let rig = ResolverRig()
    rig.macros.timestamp = Date(timeIntervalSince1970: 1_700_000_000)
    rig.macros.assetURI = "https://example.com/not-in-ad-tags"
    let tag = "1?t=[TIMESTAMP]&cb=[CACHEBUSTING]&e=[ERRORCODE]&a=[ASSETURI]"
    _ = try rig.resolve(
      Response.vast(
        Response.wrapper("w1", to: ResolverRig.url(tag), sequence: 1),
        Response.wrapper("w2", to: ResolverRig.url(tag), sequence: 2)
      )
    )
    let numbers = rig.tags.compactMap { $0.firstMatch(of: /cb=([0-9]{8})&/)?.1 }
    #expect(numbers.count == 2 && Set(numbers).count == 2)
    let time = "2023-11-14T22%3A13%3A20.000Z"
    #expect(rig.tags.allSatisfy { $0.hasPrefix("1?t=\(time)&") && $0.hasSuffix("&e=-1&a=-1") })
    #expect(rig.calls == ["w1/error?code=301", "w2/error?code=301"])

    var values = MacroValues()
    values.errorCode = .mediaPlayback
    values.adPlayhead = .seconds(5)
    let urls = ["a?[ERRORCODE]", "b?[ADPLAYHEAD]", "c?[CACHEBUSTING]", "d?[CACHEBUSTING]"]
    let resolver = rig.resolver
    resolver.call(urls.compactMap { URLTemplate("https://track.example.com/\($0)") }, values)
    let calls = rig.calls.dropFirst(2)
    #expect(calls.prefix(2) == ["a?405", "b?00%3A00%3A05.000"])
    #expect(Set(calls.suffix(2).map { $0.dropFirst(2) }).count == 2)
    values.cacheBusting = 123
    resolver.call([try #require(URLTemplate("https://track.example.com/[CACHEBUSTING]"))], values)
    #expect(rig.calls.last == "00000123")
  }

  @Test("the same run gives the same numbers")
  func deterministic() throws {
    let rigs = [ResolverRig(), ResolverRig()]
    for rig in rigs { _ = try rig.fetch("1?[CACHEBUSTING]") }
    #expect(rigs[0].tags == rigs[1].tags)
  }

  struct Missing: Error {}
}
