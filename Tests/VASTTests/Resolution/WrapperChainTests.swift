import Foundation
import Testing
import VAST

@MainActor
@Suite("A chain of wrappers")
struct WrapperChainTests {
  /// A chain `w1` → … → `wN` around an inline ad; returns the first response.
  private func chain(_ rig: ResolverRig, of count: Int) -> String {
    for number in 1..<count {
      let next = Response.wrapper("w\(number + 1)", to: ResolverRig.url("\(number + 1)"))
      rig.server[ResolverRig.url("\(number)")] = .body(Response.vast(next))
    }
    rig.server[ResolverRig.url("\(count)")] = .body(Response.vast(Response.inLine("ad")))
    return Response.vast(Response.wrapper("w1", to: ResolverRig.url("1")))
  }

  @Test("an inline ad needs no request")
  func inLine() throws {
    let rig = ResolverRig()
    let response = try rig.resolve(Response.vast(Response.inLine("ad")), from: "0")
    #expect(response.podIDs == ["ad"] && response.substitutes.isEmpty && response.errors.isEmpty)
    #expect(rig.server.requests.isEmpty)
  }

  @Test("up to four wrappers are followed", arguments: 1...4)
  func follow(count: Int) throws {
    let rig = ResolverRig()
    let response = try rig.resolve(chain(rig, of: count), from: "0")
    #expect(response.podIDs == ["ad"] && response.errors.isEmpty)
    #expect(response.pod.first?.wrappers.map(\.id) == (1...count).map { "w\($0)" }, "the outermost is first")
    #expect(rig.tags == (1...count).map { "\($0)" } && rig.calls.isEmpty)
  }

  @Test("the fifth is one too many, and every wrapper is told")
  func tooMany() throws {
    let rig = ResolverRig()
    let response = try rig.resolve(chain(rig, of: 5), from: "0")
    #expect(response.pod.isEmpty && response.kinds == [.tooManyRedirects(4)] && response.codes == [302])
    #expect(response.errors.first?.url?.text == ResolverRig.url("5"))
    #expect(rig.tags == ["1", "2", "3", "4"])
    #expect(rig.calls == ["w5", "w4", "w3", "w2", "w1"].map { "\($0)/error?code=302" })
  }

  @Test("the limit can be changed", arguments: [0, 1, 5])
  func limit(maxRedirects: Int) throws {
    let rig = ResolverRig()
    rig.limits.maxRedirects = maxRedirects
    let response = try rig.resolve(chain(rig, of: 5), from: "0")
    #expect(response.pod.isEmpty == (maxRedirects < 5))
    #expect(rig.tags.count == maxRedirects)
  }

  @Test(
    "what fails below a wrapper has a name and a code, and is told to the wrapper",
    arguments: [
      (AdServerDouble.Answer.status(404), ResolutionError.Kind.badStatus(404), 301),
      (.status(500), .badStatus(500), 301),
      (.broken, .unreachable("connection reset"), 301),
      (.silence, .timeout, 301),
      (.hangs, .timeout, 301),
      (.body(""), .emptyResponse, 303),
      (.body(" \n"), .emptyResponse, 303),
      (.body("<VAST version='4.2'/>"), .noAds, 303),
      (.body("<VAST version='4.2'><Ad id='none'/></VAST>"), .noAds, 303),
      (.body("no ad today"), .unreadable(.notXML), 100),
      (.body("<VAST version='4.2'><Ad>"), .unreadable(.truncated(line: 1)), 100),
      (.body("<html/>"), .unreadable(.unexpectedRoot(found: "html", expected: "VAST or VMAP")), 101),
      (.body("<VAST version='7.0'/>"), .unreadable(.unsupportedVersion("VAST 7.0")), 102),
      (
        .body("<VideoAdServingTemplate/>"),
        .unreadable(.unsupportedVersion("VAST 1 (VideoAdServingTemplate)")), 102
      ),
      (.body("<VMAP version='1.0'/>"), .notVAST, 101),
      (
        .body(Response.vast("<Ad><Wrapper><VASTAdTagURI>javascript:alert(1)</VASTAdTagURI></Wrapper></Ad>")),
        .missingAdTag, 101
      ),
      (
        .body(Response.vast("<Ad><Wrapper><VASTAdTagURI>file:///etc/passwd</VASTAdTagURI></Wrapper></Ad>")),
        .missingAdTag, 101
      ),
    ]
  )
  func failure(answer: AdServerDouble.Answer, kind: ResolutionError.Kind, code: Int) throws {
    let rig = ResolverRig(["x": answer])
    let response = try rig.resolve(Response.vast(Response.wrapper("w", to: ResolverRig.url("x"))))
    #expect(response.pod.isEmpty && response.substitutes.isEmpty)
    #expect(response.kinds == [kind] && response.codes == [code])
    #expect(response.errors.first?.url?.text == ResolverRig.url("x"))
    #expect(rig.tags == ["x"] && rig.calls == ["w/error?code=\(code)"])
  }

  @Test("a wrapper that leads nowhere is told, and the ads beside it are kept")
  func nowhere() throws {
    let rig = ResolverRig()
    let wrapper = Response.wrapper("w", to: "").replacing("<VASTAdTagURI></VASTAdTagURI>", with: "")
    let response = try rig.resolve(Response.vast(wrapper, Response.inLine("ad")), from: "0")
    #expect(response.podIDs == ["ad"] && response.kinds == [.missingAdTag] && response.codes == [101])
    #expect(rig.calls == ["w/error?code=101"])
  }

  @Test("each wrapper has four seconds, and no client can make it more", arguments: [true, false])
  func time(hangs: Bool) throws {
    let rig = ResolverRig(["2": hangs ? .hangs : .silence])
    let second = Response.vast(Response.wrapper("w2", to: ResolverRig.url("2")))
    rig.server.answer(ResolverRig.url("1"), .body(second), after: .milliseconds(3900))
    let response = try rig.resolve(Response.vast(Response.wrapper("w1", to: ResolverRig.url("1"))))
    #expect(response.kinds == [.timeout])
    #expect(rig.calls == ["w2/error?code=301", "w1/error?code=301"])
    #expect(rig.server.requests.prefix(2).allSatisfy { $0.timeout == .seconds(4) })
    #expect(rig.server.requests.dropFirst(2).allSatisfy { $0.time == .milliseconds(7900) })
    #expect(rig.server.cancelled == [ResolverRig.url("2")])
  }

  @Test("the time can be changed")
  func otherTime() throws {
    let rig = ResolverRig(["1": .hangs])
    rig.limits.wrapperTimeout = .milliseconds(500)
    _ = try rig.resolve(Response.vast(Response.wrapper("w", to: ResolverRig.url("1"))))
    #expect(rig.server.requests.map(\.time) == [.zero, .milliseconds(500)])
  }

  @Test("an answer that comes after its time changes nothing")
  func late() throws {
    let rig = ResolverRig()
    rig.server.answer(ResolverRig.url("1"), .body(Response.vast(Response.inLine("ad"))), after: .seconds(5))
    let response = try rig.resolve(Response.vast(Response.wrapper("w", to: ResolverRig.url("1"))))
    #expect(response.pod.isEmpty && response.kinds == [.timeout])
  }

  @Test(
    "a loop is found before it is walked",
    arguments: [
      (first: "a", chain: ["a": "a"], tags: []),
      (first: "x", chain: ["x": "a", "a": "a"], tags: ["a"]),
      (first: "x", chain: ["x": "a", "a": "b", "b": "a"], tags: ["a", "b"]),
      (first: "a", chain: ["a": "b", "b": "A://ADS"], tags: ["b"]),
    ]
  )
  func loop(first: String, chain: [String: String], tags: [String]) throws {
    func wrapper(_ path: String) -> String {
      let next =
        chain[path] == "A://ADS" ? "HTTPS://ADS.example.com/a#top" : ResolverRig.url(chain[path] ?? "")
      return Response.vast(Response.wrapper(path, to: next))
    }
    let rig = ResolverRig(chain.reduce(into: [:]) { $0[$1.key] = .body(wrapper($1.key)) })
    let response = try rig.resolve(wrapper(first), from: first)
    #expect(response.pod.isEmpty && response.kinds == [.loop] && response.codes == [302])
    #expect(rig.tags == tags)
    #expect(rig.calls.count == tags.count + 1, "once each, though a wrapper stands in the chain twice")
    #expect(response.errors.first?.description.contains("a loop") == true)
  }

  @Test("a loop is found in spite of cache busting, and what is no loop is followed")
  func loopWithMacros() throws {
    let again = ResolverRig.url("a?cb=[CACHEBUSTING]&t=[TIMESTAMP]")
    let rig = ResolverRig(["a": .body(Response.vast(Response.wrapper("w2", to: again)))])
    var response = try rig.resolve(Response.vast(Response.wrapper("w1", to: again)))
    #expect(response.kinds == [.loop] && rig.tags.count == 1)

    let other = ResolverRig(["a": .body(Response.vast(Response.inLine("ad")))])
    let both = Response.vast(
      Response.wrapper("w1", to: again, sequence: 1),
      Response.wrapper("w2", to: again, sequence: 2)
    )
    response = try other.resolve(both)
    #expect(response.podIDs == ["ad", "ad"] && other.tags.count == 2, "two chains may ask for the same")
  }

  @Test("followAdditionalWrappers = false lets an inline ad through, and no wrapper, however deep")
  func noMoreWrappers() throws {
    let stop = "followAdditionalWrappers='false'"
    let rig = ResolverRig([
      "ad": .body(Response.vast(Response.inLine("ad"))),
      "wrapper": .body(Response.vast(Response.wrapper("w2", to: ResolverRig.url("ad")))),
    ])
    var response = try rig.resolve(
      Response.vast(Response.wrapper("w1", to: ResolverRig.url("ad"), attributes: stop))
    )
    #expect(response.podIDs == ["ad"])
    response = try rig.resolve(
      Response.vast(Response.wrapper("w1", to: ResolverRig.url("wrapper"), attributes: stop))
    )
    #expect(response.pod.isEmpty && response.kinds == [.wrappersNotAllowed] && response.codes == [303])
    #expect(response.errors.first?.url?.text == ResolverRig.url("wrapper"))
    #expect(rig.tags == ["ad", "wrapper"])
    #expect(rig.calls == ["w2/error?code=303", "w1/error?code=303"])
  }

  @Test("an ad source without followRedirects takes inline ads only")
  func noRedirects() throws {
    let rig = ResolverRig(["1": .body(Response.vast(Response.inLine("far")))])
    let xml = Response.vast(Response.wrapper("w", to: ResolverRig.url("1")), Response.inLine("ad"))
    let response = try rig.resolve(xml, from: "0", followRedirects: false)
    #expect(response.podIDs == ["ad"] && response.kinds == [.wrappersNotAllowed])
    #expect(rig.tags.isEmpty && rig.calls == ["w/error?code=303"])
  }

  @Test("an empty response calls its own error URLs, then those of the wrappers, once each")
  func empty() throws {
    let own = "https://track.example.com/none/error?code=[ERRORCODE]"
    let nothing = Response.vast([], errors: [own, own])
    let rig = ResolverRig(["1": .body(nothing)])
    var response = try rig.resolve(nothing, from: "0")
    #expect(response.kinds == [.noAds] && response.errors.first?.url?.text == ResolverRig.url("0"))
    #expect(rig.calls == ["none/error?code=303"])
    response = try rig.resolve(Response.vast(Response.wrapper("w", to: ResolverRig.url("1"))))
    #expect(rig.calls.dropFirst() == ["none/error?code=303", "w/error?code=303"])
  }

  @Test("a wrapper with several failing ads is told once")
  func once() throws {
    let two = [
      Response.wrapper("w2", to: ResolverRig.url("2")), Response.wrapper("w3", to: ResolverRig.url("3")),
    ]
    let rig = ResolverRig(["1": .body(Response.vast(two)), "2": .body(""), "3": .status(404)])
    let response = try rig.resolve(
      Response.vast(Response.wrapper("w1", to: ResolverRig.url("1"), attributes: "allowMultipleAds='true'"))
    )
    #expect(response.codes == [303, 301])
    #expect(rig.calls == ["w2/error?code=303", "w1/error?code=303", "w3/error?code=301"])
  }

  @Test("what a wrapper blocks is not shown, told with 205, and named in the request")
  func blockedCategories() throws {
    let blocked = "<BlockedAdCategories authority='iabtechlab.com'>IAB1-6, iab7</BlockedAdCategories>"
    let rig = ResolverRig([
      "1": .body(
        Response.vast(
          Response.wrapper("w2", to: ResolverRig.url("2?not=[BLOCKEDADCATEGORIES]"), parts: blocked)
        )
      ),
      "2": .body(
        Response.vast(
          Response.inLine("ad", parts: "<Category authority='https://iabtechlab.com'>IAB7</Category>")
        )
      ),
      "3": .body(Response.vast(Response.inLine("other", parts: "<Category>IAB8</Category>"))),
    ])
    let tag = ResolverRig.url("1?not=[BLOCKEDADCATEGORIES]")
    let own = "<BlockedAdCategories>IAB9</BlockedAdCategories>"
    var response = try rig.resolve(Response.vast(Response.wrapper("w1", to: tag, parts: own)))
    #expect(response.pod.isEmpty && response.kinds == [.categoryBlocked("IAB7")] && response.codes == [205])
    #expect(rig.tags == ["1?not=IAB9", "2?not=IAB9,IAB1-6,IAB7"])
    #expect(rig.calls == ["ad/error?code=205", "w2/error?code=205", "w1/error?code=205"])

    response = try rig.resolve(Response.vast(Response.wrapper("w1", to: ResolverRig.url("3"), parts: own)))
    #expect(response.podIDs == ["other"] && response.errors.isEmpty)
  }

  @Test("warnings of all responses are kept, and counted beyond 200")
  func warnings() throws {
    let odd = String(repeating: "<Odd/>", count: 150)
    let rig = ResolverRig(["1": .body("<VAST version='4.2'>\(odd)\(Response.inLine("ad"))</VAST>")])
    let response = try rig.resolve(
      "<VAST version='4.2'>\(odd)\(Response.wrapper("w", to: ResolverRig.url("1")))</VAST>"
    )
    #expect(response.podIDs == ["ad"])
    // The inline ad has no media file.
    #expect(response.warnings.count == 201 && response.warnings.last?.kind == .more(101))
  }
}
