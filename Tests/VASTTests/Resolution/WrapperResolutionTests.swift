import Foundation
import Testing

@testable import VAST

@Suite("The machine that follows wrappers")
struct WrapperResolutionTests {
  private func machine(_ ads: String...) throws -> WrapperResolution {
    WrapperResolution(try Fixture.vast(Response.vast(ads)), from: nil)
  }

  private func wrapper(_ id: String, _ sequence: Int? = nil) -> String {
    Response.wrapper(id, to: "https://ads.example.com/\(id)", sequence: sequence)
  }

  private func fetch(_ number: Int, _ id: String) throws -> WrapperResolution.Effect {
    let url = try #require(URLTemplate("https://ads.example.com/\(id)"))
    return .fetch(number, url, blockedCategories: [])
  }

  private func call(_ id: String, _ code: VASTErrorCode) throws -> WrapperResolution.Effect {
    .call([try #require(URLTemplate("https://track.example.com/\(id)/error?code=[ERRORCODE]"))], code)
  }

  private func finished(_ effects: [WrapperResolution.Effect]) -> ResolvedResponse? {
    if case .finish(let response)? = effects.last { response } else { nil }
  }

  private let ad = Data(Response.vast(Response.inLine("ad")).utf8)

  @Test("it asks, takes answers in any order, and finishes with the last")
  func order() throws {
    var machine = try machine(wrapper("a", 1), wrapper("b", 2))
    #expect(machine.handle(.started) == [try fetch(0, "a"), try fetch(1, "b")])
    #expect(machine.handle(.received(1, ad)) == [])
    let effects = machine.handle(.failed(0, .timeout))
    #expect(effects.first == (try call("a", .wrapperTimeout)) && effects.count == 2)
    #expect(finished(effects)?.pod.map(\.sequence) == [2])
  }

  @Test("starting twice asks once")
  func startTwice() throws {
    var machine = try machine(wrapper("a"))
    #expect(machine.handle(.started).count == 1)
    #expect(machine.handle(.started) == [])
  }

  @Test(
    "an answer that is late, duplicate or not requested changes nothing",
    arguments: [0, 1, 2, -1, 99],
    [true, false]
  )
  func stray(number: Int, isAnswer: Bool) throws {
    var machine = try machine(wrapper("a", 1), wrapper("b", 2), Response.inLine("c"))
    let stray = isAnswer ? WrapperResolution.Event.received(number, ad) : .failed(number, .loop)
    #expect(machine.handle(stray) == [], "before the start")
    _ = machine.handle(.started)
    _ = machine.handle(.received(0, ad))
    if number != 1 { #expect(machine.handle(stray) == [], "answered, inline, or none") }
    #expect(finished(machine.handle(.failed(1, .timeout)))?.pod.count == 1)
    #expect(machine.handle(stray) == [], "after the end")
  }

  @Test("cancelled before, it never starts; while it asks, it gives up; after the end nothing happens")
  func cancel() throws {
    var machine = try machine(wrapper("a"))
    #expect(machine.handle(.cancelled) == [] && machine.handle(.started) == [])

    machine = try self.machine(wrapper("a"))
    _ = machine.handle(.started)
    #expect(machine.handle(.cancelled) == [.cancelRequests])
    #expect(machine.handle(.started) == [])
    #expect(machine.handle(.received(0, ad)) == [] && machine.handle(.cancelled) == [])

    machine = try self.machine(Response.inLine("a"))
    #expect(finished(machine.handle(.started))?.pod.count == 1)
    #expect(machine.handle(.started) == [] && machine.handle(.cancelled) == [])
  }

  private func fallback(_ id: String, _ sequence: Int? = nil) -> String {
    Response.wrapper(
      id,
      to: "https://ads.example.com/\(id)",
      sequence: sequence,
      attributes: "fallbackOnNoAd='true'"
    )
  }

  @Test("a stand-alone ad takes the place of a wrapper that leads to none, and only of such a one")
  func fallbackInPod() throws {
    var machine = try machine(fallback("a", 1), Response.inLine("alone"))
    _ = machine.handle(.started)
    var response = finished(machine.handle(.received(0, ad)))
    #expect(response?.pod.map(\.ad.id) == ["ad"] && response?.substitutes.map(\.ad.id) == ["alone"])

    machine = try self.machine(fallback("a", 1), Response.inLine("b", sequence: 2))
    _ = machine.handle(.started)
    response = finished(machine.handle(.failed(0, .timeout)))
    #expect(response?.pod.map(\.ad.id) == ["b"])
  }

  @Test("an ad that a wrapper leads to keeps the next one from starting")
  func noFallbackNeeded() throws {
    var machine = WrapperResolution(
      try Fixture.vast(Response.vast(fallback("a"), Response.inLine("b"))),
      from: nil,
      allowMultipleAds: false
    )
    #expect(machine.handle(.started) == [try fetch(0, "a")])
    let response = finished(machine.handle(.received(0, ad)))
    #expect(response?.pod.map(\.ad.id) == ["ad"] && response?.substitutes.isEmpty == true)
  }

  @Test("a wrapper that does not ask for a fallback gets none")
  func noFallback() throws {
    var machine = WrapperResolution(
      try Fixture.vast(Response.vast(wrapper("a"), Response.inLine("b"))),
      from: nil,
      allowMultipleAds: false
    )
    _ = machine.handle(.started)
    #expect(finished(machine.handle(.failed(0, .timeout)))?.pod.isEmpty == true)
  }

  @Test("error URLs are called as often as is allowed in all")
  func errorCalls() throws {
    var limits = ResolutionLimits()
    limits.maxErrorCalls = 1
    var machine = WrapperResolution(
      try Fixture.vast(Response.vast(wrapper("a", 1), wrapper("b", 2))),
      from: nil,
      limits: limits
    )
    _ = machine.handle(.started)
    #expect(machine.handle(.failed(0, .timeout)) == [try call("a", .wrapperTimeout)])
    #expect(machine.handle(.failed(1, .timeout)).count == 1)
  }

  @Test("a URL without a path is the same as one with a slash")
  func loopWithoutPath() throws {
    var machine = try machine(Response.wrapper("a", to: "https://ads.example.com"))
    _ = machine.handle(.started)
    let again = Data(Response.vast(Response.wrapper("b", to: "https://ads.example.com/")).utf8)
    #expect(finished(machine.handle(.received(0, again)))?.errors.map(\.kind) == [.loop])
  }

  @Test("a response without a version is not VAST 2: a wrapper in it leads to one ad")
  func noVersion() throws {
    let document = Response.vast(wrapper("a")).replacing(" version='4.2'", with: "")
    var machine = WrapperResolution(try Fixture.vast(document), from: nil)
    _ = machine.handle(.started)
    let pod = Data(Response.vast(Response.inLine("b", sequence: 1), Response.inLine("c", sequence: 2)).utf8)
    #expect(finished(machine.handle(.received(0, pod)))?.errors.map(\.kind) == [.podNotAllowed])
  }
}
