import AdPlatform
import Foundation
import Testing
import VAST

@MainActor
@Suite("Pods, stand-alone ads and substitutes")
struct ResponseShapeTests {
  private static let several = "allowMultipleAds='true'"

  private func wrapper(
    _ id: String,
    to path: String,
    _ sequence: Int? = nil,
    _ attributes: String = ""
  ) -> String {
    Response.wrapper(id, to: ResolverRig.url(path), sequence: sequence, attributes: attributes)
  }

  @Test(
    "a pod plays in the order of its sequence; stand-alone ads are substitutes in the order of the document"
  )
  func pod() throws {
    let response = try ResolverRig().resolve(
      Response.vast(
        Response.inLine("s1"),
        Response.inLine("p3", sequence: 3),
        Response.inLine("p1", sequence: 1),
        Response.inLine("s2"),
        Response.inLine("p2", sequence: 2)
      )
    )
    #expect(response.podIDs == ["p1", "p2", "p3"] && response.pod.map(\.sequence) == [1, 2, 3])
    #expect(response.substituteIDs == ["s1", "s2"] && response.substitutes.allSatisfy { $0.sequence == nil })
  }

  @Test("of stand-alone ads the first plays alone")
  func standAlone() throws {
    let response = try ResolverRig().resolve(Response.vast(["a", "b", "c"].map { Response.inLine($0) }))
    #expect(response.podIDs == ["a"] && response.substituteIDs == ["b", "c"])
  }

  @Test("the order is the document's, whichever wrapper answers first")
  func order() throws {
    let rig = ResolverRig()
    for (path, latency) in [("1", 3000), ("2", 2000), ("3", 1000)] {
      let xml = Response.vast(Response.inLine("ad\(path)"))
      rig.server.answer(ResolverRig.url(path), .body(xml), after: .milliseconds(latency))
    }
    let wrappers = (1...3).map { (number: Int) in wrapper("w\(number)", to: "\(number)", number) }
    let response = try rig.resolve(Response.vast(wrappers))
    #expect(response.podIDs == ["ad1", "ad2", "ad3"] && response.pod.map(\.sequence) == [1, 2, 3])
    #expect(rig.server.requests.allSatisfy { $0.time == .zero }, "side by side")
    #expect(rig.scheduler.now == .seconds(3))
  }

  @Test("a pod goes on without an ad that cannot be had")
  func gap() throws {
    let rig = ResolverRig(["2": .status(500)])
    let response = try rig.resolve(
      Response.vast(
        Response.inLine("p1", sequence: 1),
        wrapper("w", to: "2", 2),
        Response.inLine("p3", sequence: 3)
      )
    )
    #expect(response.podIDs == ["p1", "p3"] && response.codes == [301])
  }

  @Test("fallbackOnNoAd lets the next stand-alone ad take the place", arguments: [true, false])
  func fallback(isOn: Bool) throws {
    let rig = ResolverRig(["1": .status(404), "2": .body(Response.vast([]))])
    let attributes = "fallbackOnNoAd='\(isOn)'"
    let response = try rig.resolve(
      Response.vast(
        Response.inLine("s1"),
        wrapper("w1", to: "1", 1, attributes),
        wrapper("w2", to: "2", 2, attributes),
        Response.inLine("p3", sequence: 3),
        Response.inLine("s2"),
        Response.inLine("s3")
      )
    )
    #expect(response.podIDs == (isOn ? ["s1", "s2", "p3"] : ["p3"]))
    #expect(response.pod.map(\.sequence) == (isOn ? [1, 2, 3] : [3]))
    #expect(response.substituteIDs == (isOn ? ["s3"] : ["s1", "s2", "s3"]))
  }

  @Test("when a whole pod fails, the first stand-alone ad that can be had plays")
  func wholePodFails() throws {
    let rig = ResolverRig(["s": .status(404)])
    let response = try rig.resolve(
      Response.vast(
        wrapper("w1", to: "x", 1),
        wrapper("s1", to: "s"),
        Response.inLine("s2"),
        Response.inLine("s3")
      )
    )
    #expect(response.podIDs == ["s2"] && response.substituteIDs == ["s3"])
  }

  @Test(
    "below a wrapper one stand-alone ad is allowed unless it says more",
    arguments: [
      ("4.2", "", ["s1"], []),
      ("4.2", "allowMultipleAds='false'", ["s1"], []),
      ("4.2", "allowMultipleAds='true'", ["p1", "p2"], ["s1", "s2"]),
      ("3.0", "", ["s1"], []),
      ("2.0", "", ["p1", "p2"], ["s1", "s2"]),
      ("2.0", "allowMultipleAds='false'", ["s1"], []),
    ]
  )
  func multiple(version: String, attributes: String, pod: [String], substitutes: [String]) throws {
    let inner = Response.vast(
      Response.inLine("p1", sequence: 1),
      Response.inLine("p2", sequence: 2),
      Response.inLine("s1"),
      Response.inLine("s2")
    )
    let rig = ResolverRig(["1": .body(inner)])
    let response = try rig.resolve(
      Response.vast(wrapper("w", to: "1", nil, attributes), version: version)
    )
    #expect(response.podIDs == pod && response.substituteIDs == substitutes && response.errors.isEmpty)
  }

  @Test("an ad source that allows one ad takes the first stand-alone one")
  func oneAdOfASource() throws {
    let xml = Response.vast(Response.inLine("p1", sequence: 1), Response.inLine("s1"), Response.inLine("s2"))
    let response = try ResolverRig().resolve(xml, allowMultipleAds: false)
    #expect(response.podIDs == ["s1"] && response.substitutes.isEmpty)
  }

  @Test("where one ad is allowed, a pod of several is refused and a pod of one is an ad")
  func podNotAllowed() throws {
    let pod = Response.vast(Response.inLine("p1", sequence: 1), Response.inLine("p2", sequence: 2))
    let rig = ResolverRig(["1": .body(pod), "2": .body(Response.vast(Response.inLine("p1", sequence: 1)))])
    var response = try rig.resolve(Response.vast(wrapper("w", to: "1")))
    #expect(response.pod.isEmpty && response.kinds == [.podNotAllowed] && response.codes == [303])
    #expect(rig.calls == ["w/error?code=303"])
    response = try rig.resolve(Response.vast(wrapper("w", to: "2", 7)))
    #expect(response.podIDs == ["p1"] && response.pod.first?.sequence == 7)
    response = try rig.resolve(pod, from: "0", allowMultipleAds: false)
    #expect(response.kinds == [.podNotAllowed])
  }

  @Test("where one ad is allowed, the next is asked for only when the first has failed and wants it so")
  func lazyFallback() throws {
    let rig = ResolverRig([
      "2": .status(404), "3": .body(Response.vast(Response.inLine("ad"))),
      "4": .body(Response.vast(Response.inLine("never"))),
    ])
    for (attributes, ids, tags) in [
      ("fallbackOnNoAd='true'", ["ad"], ["1", "2", "3"]), ("", [], ["1", "2", "3", "1", "2"]),
    ] {
      let inner = [wrapper("w2", to: "2", nil, attributes), wrapper("w3", to: "3"), wrapper("w4", to: "4")]
      rig.server[ResolverRig.url("1")] = .body(Response.vast(inner))
      let response = try rig.resolve(Response.vast(wrapper("w1", to: "1")))
      #expect(response.podIDs == ids && rig.tags == tags)
    }
  }

  @Test("a pod inside a pod takes the place of its wrapper")
  func podInPod() throws {
    let inner = Response.vast(
      Response.inLine("b2", sequence: 2),
      Response.inLine("b1", sequence: 1),
      Response.inLine("bs")
    )
    let rig = ResolverRig(["1": .body(inner)])
    let response = try rig.resolve(
      Response.vast(
        Response.inLine("c", sequence: 3),
        wrapper("b", to: "1", 2, Self.several),
        Response.inLine("a", sequence: 1),
        Response.inLine("s")
      )
    )
    #expect(response.podIDs == ["a", "b1", "b2", "c"] && response.pod.map(\.sequence) == [1, 2, 2, 3])
    #expect(response.substituteIDs == ["bs", "s"])
  }

  @Test("a stand-alone wrapper around a pod is that pod; behind the first ad it is substitutes")
  func podInStandAlone() throws {
    let rig = ResolverRig([
      "1": .body(Response.vast(Response.inLine("p2", sequence: 2), Response.inLine("p1", sequence: 1)))
    ])
    let around = wrapper("w", to: "1", nil, Self.several)
    var response = try rig.resolve(Response.vast(around, Response.inLine("s")))
    #expect(response.podIDs == ["p1", "p2"] && response.pod.map(\.sequence) == [1, 2])
    #expect(response.substituteIDs == ["s"])
    response = try rig.resolve(Response.vast(Response.inLine("s"), around))
    #expect(response.podIDs == ["s"] && response.substituteIDs == ["p1", "p2"])
    #expect(response.substitutes.allSatisfy { $0.sequence == nil })
  }
}
