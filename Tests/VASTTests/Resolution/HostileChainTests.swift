import AdPlatform
import Foundation
import Testing
import VAST

// The limits are guards against tests that hang. They count the time that a test waits for the main actor, too.
@MainActor
@Suite("Hostile responses end in bounded time, with a name")
struct HostileChainTests {
  @Test("10,000 ads in one pod: the first hundred are kept")
  func longPod() throws {
    let ads = (1...10_000).reversed().map { "<Ad id='\($0)' sequence='\($0)'><InLine/></Ad>" }
    let rig = ResolverRig()
    let response = try rig.resolve(Response.vast(ads))
    #expect(response.podIDs == (1...100).map { "\($0)" })
    #expect(response.kinds == [.tooManyAds(limit: 100, leftOut: 9900)] && response.codes == [206])
    #expect(response.warnings.count == 201 && rig.server.requests.isEmpty)
  }

  @Test("1,000 wrappers: fifty are followed")
  func manyWrappers() throws {
    let wrappers = (1...1000).map { (number: Int) in
      Response.wrapper("w\(number)", to: ResolverRig.url("\(number)"), sequence: number)
    }
    let rig = ResolverRig(["7": .body(Response.vast(Response.inLine("ad")))])
    let response = try rig.resolve(Response.vast(wrappers))
    #expect(response.podIDs == ["ad"] && response.pod.first?.sequence == 7)
    #expect(rig.tags.count == 50 && rig.calls.count == 49)
    #expect(response.kinds.filter { $0 == .badStatus(404) }.count == 49)
    #expect(response.kinds.last == .tooManyRequests(limit: 50, leftOut: 950) && response.codes.last == 302)
    #expect(rig.scheduler.now < .seconds(1))
  }

  @Test(
    "1,000 wrappers that fail without a request, each wanting another in its place"
  )
  func manyLoops() throws {
    let wrapper = Response.wrapper("w", to: ResolverRig.url("0"), attributes: "fallbackOnNoAd='true'")
    let rig = ResolverRig()
    for allowsMany in [true, false] {
      let response = try rig.resolve(
        Response.vast(Array(repeating: wrapper, count: 1000)),
        from: "0",
        allowMultipleAds: allowsMany
      )
      #expect(response.kinds.count == 51 && response.kinds.first == .loop)
      #expect(response.kinds.last == .tooManyRequests(limit: 50, leftOut: 950))
    }
    #expect(rig.tags.isEmpty && rig.calls.count == 100)
  }

  @Test("a tree of wrappers in which each response has ten more")
  func tree() throws {
    let rig = ResolverRig()
    func level(_ number: Int) -> String {
      let wrappers = (1...10).map {
        Response.wrapper("w", to: ResolverRig.url("\(number)?\($0)"), attributes: "allowMultipleAds='true'")
      }
      return Response.vast(wrappers)
    }
    for number in 1...9 { rig.server[ResolverRig.url("\(number)")] = .body(level(number + 1)) }
    let response = try rig.resolve(level(1), from: "0")
    #expect(response.pod.isEmpty && rig.tags.count <= 50 && rig.calls.count <= 100)
    #expect(response.errors.count <= 102)
  }

  @Test("silence on every side is over after four seconds for each level")
  func silence() throws {
    let wrappers = (1...40).map { (number: Int) in
      Response.wrapper("w\(number)", to: ResolverRig.url("x?\(number)"), sequence: number)
    }
    let rig = ResolverRig(["x": .hangs])
    let response = try rig.resolve(Response.vast(wrappers))
    #expect(response.kinds == Array(repeating: .timeout, count: 40))
    #expect(rig.tags.count == 40 && rig.server.requests.last?.time == .seconds(4))
  }

  @Test("an ad with thousands of error URLs calls a hundred of them")
  func errorFlood() throws {
    let urls = (1...5000).map { "<Error>https://track.example.com/\($0)</Error>" }.joined()
    let rig = ResolverRig(["1": .body("<VAST version='3.0'>\(urls)</VAST>")])
    _ = try rig.resolve(Response.vast(Response.wrapper("w", to: ResolverRig.url("1"), parts: urls)))
    #expect(rig.calls.count == 100 && Set(rig.calls).count == 100)
  }

  @Test("a wrapper with thousands of impressions around a hundred ads")
  func impressionFlood() throws {
    let urls = (1...20_000).map { "<Impression>https://track.example.com/\($0)</Impression>" }.joined()
    let pod = (1...99).map { (number: Int) in Response.inLine("\(number)", sequence: number) }
    let rig = ResolverRig(["1": .body(Response.vast(pod))])
    let wrapper = Response.wrapper(
      "w",
      to: ResolverRig.url("1"),
      attributes: "allowMultipleAds='true'",
      parts: urls
    )
    let response = try rig.resolve(Response.vast(wrapper))
    #expect(response.pod.count == 99 && response.pod.allSatisfy { $0.impressions.count == 1000 })
    #expect(response.kinds == [.tooManyURLs(limit: 1000, leftOut: 99 * 19_002)])
  }

  @Test("limits below zero let nothing through")
  func negativeLimits() throws {
    let rig = ResolverRig(["1": .status(404)])
    rig.limits.maxURLs = -1
    rig.limits.maxErrorCalls = -1
    var response = try rig.resolve(
      Response.vast(Response.inLine("ad"), Response.wrapper("w", to: ResolverRig.url("1")))
    )
    #expect(response.podIDs == ["ad"] && response.pod.first?.impressions == [] && rig.calls.isEmpty)
    rig.limits.maxAds = -1
    rig.limits.maxRequests = -1
    response = try rig.resolve(
      Response.vast(Response.inLine("ad"), Response.wrapper("w", to: ResolverRig.url("1")))
    )
    #expect(response.pod.isEmpty && response.errors.count == 2 && rig.tags == ["1"])
  }

  @Test("responses that are large together")
  func bytes() throws {
    let rig = ResolverRig()
    rig.limits.maxBytes = 3000
    for number in 1...3 {
      let padding = String(repeating: " ", count: 1000)
      rig.server[ResolverRig.url("\(number)")] = .body(
        Response.vast(Response.inLine("ad\(number)")) + padding
      )
    }
    let wrappers = (1...3).map { (number: Int) in
      Response.wrapper("w\(number)", to: ResolverRig.url("\(number)"), sequence: number)
    }
    let response = try rig.resolve(Response.vast(wrappers))
    #expect(response.podIDs == ["ad1", "ad2"] && response.kinds == [.tooManyBytes(limit: 3000)])
    #expect(rig.calls == ["w3/error?code=300"])
  }

  @Test("texts of strangers are harmless in errors, and each error is one line with a remedy")
  func words() throws {
    let url = try #require(URLTemplate("https://ads.example.com/\u{202E}x"))
    let kinds: [ResolutionError.Kind] = [
      .timeout, .badStatus(500), .badStatus(404), .badStatus(302), .unreachable("a\u{1B}[2J\n"), .badURL,
      .unreadable(.notXML), .emptyResponse, .noAds, .notVAST, .customAdData("a\nb"), .tooManyRedirects(4),
      .loop, .missingAdTag,
      .wrappersNotAllowed,
      .podNotAllowed, .categoryBlocked("\u{1B}"), .tooManyAds(limit: 1, leftOut: 2),
      .tooManyRequests(limit: 1, leftOut: 2), .tooManyBytes(limit: 1), .tooManyURLs(limit: 1, leftOut: 2),
    ]
    for kind in kinds {
      let error = ResolutionError(kind: kind, url: url)
      let text = error.description
      #expect(!text.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0.isNewline })
      #expect(text.hasSuffix(".") && !(error.recoverySuggestion ?? "").isEmpty)
      #expect(error.errorDescription == text && (error as NSError).code == kind.code.rawValue)
    }
    #expect(
      ResolutionError(kind: .unreadable(.notXML)).description
        == "The ad response is not XML. "
        + "Check that the ad tag leads to a VAST or VMAP document."
    )
  }
}
