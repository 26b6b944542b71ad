import Foundation
import Testing

@testable import InteractiveMediaAds

/// Responses of a hostile or neglected server: the app hears a named error, and the film plays.
@Suite("A film with the ads of a hostile server")
@MainActor
struct HostileResponseTests {
  /// What cannot be read, with the code of the error that the app gets.
  private nonisolated static let unreadable: [(name: String, response: String, code: AdErrorCode)] = [
    ("nothing", "", .VAST_EMPTY_RESPONSE),
    ("blanks", " \n", .VAST_EMPTY_RESPONSE),
    ("no XML", "{\"ads\": []}", .VAST_MALFORMED_RESPONSE),
    ("a page", "<!DOCTYPE html><html><body>Sign in</body></html>", .VAST_MALFORMED_RESPONSE),
    ("truncated", String(Response.vast(Response.ad("a")).dropLast(100)), .VAST_MALFORMED_RESPONSE),
    ("broken", Response.vast(Response.ad("a", extra: "<a b=1/>")), .VAST_MALFORMED_RESPONSE),
    (
      "a billion laughs",
      "<!DOCTYPE VAST [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]>" + Response.vast("<Ad id=\"&b;\"/>"),
      .VAST_MALFORMED_RESPONSE
    ),
    (
      "an external entity",
      "<!DOCTYPE VAST [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>" + Response.vast("<Ad id=\"&a;\"/>"),
      .VAST_MALFORMED_RESPONSE
    ),
    ("another encoding", "<?xml version=\"1.0\" encoding=\"EBCDIC\"?><VAST/>", .VAST_MALFORMED_RESPONSE),
    ("100,000 nested elements", String(repeating: "<VAST>", count: 100_000), .VAST_MALFORMED_RESPONSE),
    ("VAST 1", "<VideoAdServingTemplate><Ad/></VideoAdServingTemplate>", .VAST_MALFORMED_RESPONSE),
    ("no ads", Response.vast(), .VAST_EMPTY_RESPONSE),
    ("no breaks", Response.vmap(), .VAST_EMPTY_RESPONSE),
  ]

  private nonisolated static let tag = "https://ads.example/tag"

  /// What the app is told until the film has ended, and everything with it.
  private func lines(_ app: FilmApp) -> [String] {
    app.advance(by: 1_000)
    #expect(app.filmTime == 120)
    return app.take()
  }

  // MARK: Responses

  @Test("a response that cannot be read is a named error", arguments: unreadable.indices)
  func unreadableResponse(index: Int) {
    let (name, response, code) = Self.unreadable[index]
    let app = FilmApp()
    app.request(response)
    #expect(lines(app) == ["failed \(code.rawValue)", "film ends"], "\(name)")
  }

  @Test("so is one behind a tag", arguments: unreadable.indices)
  func unreadableBehindTag(index: Int) {
    let (name, response, code) = Self.unreadable[index]
    let app = FilmApp()
    app.server.answers = [Self.tag: .text(response)]
    app.request(tag: Self.tag)
    #expect(lines(app) == ["failed \(code.rawValue)", "film ends"], "\(name)")
  }

  @Test("a break whose tag answers with it is left out", arguments: unreadable.indices)
  func unreadableBreak(index: Int) {
    let app = FilmApp()
    app.server.answers = [Self.tag: .text(Self.unreadable[index].response)]
    app.request(Self.playlist(tag: Self.tag))
    expectOnlyPostRoll(lines(app), Self.unreadable[index].name)
  }

  @Test("the URLs of a break are called with the code of a response in the playlist that cannot be used")
  func unreadableInside() {
    let app = FilmApp()
    let responses = [("pre", "start", "<VideoAdServingTemplate/>", 102), ("mid", "00:01:00", "{}", 100)]
    app.request(
      Response.vmap(
        responses.map { id, offset, response, _ in
          """
          <vmap:AdBreak timeOffset="\(offset)" breakType="linear" breakId="\(id)"><vmap:AdSource>
          <vmap:VASTAdData>\(response)</vmap:VASTAdData></vmap:AdSource><vmap:TrackingEvents>
          <vmap:Tracking event="error">https://track.example/\(id)?code=[ERRORCODE]</vmap:Tracking>
          </vmap:TrackingEvents></vmap:AdBreak>
          """
        }.joined()
      )
    )
    let lines = lines(app)
    #expect(lines.filter { $0 == "AD_BREAK_FETCH_ERROR" }.count == 2)
    #expect(lines.filter { $0 == "LOG" }.count == 2)
    #expect(app.server.calls == responses.map { "\($0.0)?code=\($0.3)" })
  }

  /// A pre-roll and a mid-roll behind a tag, and a post-roll that is there.
  private static func playlist(tag: String) -> String {
    Response.vmap(
      Response.adBreak("pre", at: "start", tag: tag),
      Response.adBreak("mid", at: "00:01:00", tag: tag),
      Response.adBreak("post", at: "end", Response.ad("post"))
    )
  }

  private func expectOnlyPostRoll(_ lines: [String], _ name: String) {
    #expect(lines.filter { $0 == "AD_BREAK_FETCH_ERROR" }.count == 2, "\(name)")
    #expect(lines.filter { $0.hasPrefix("STARTED") } == ["STARTED post"], "\(name)")
    #expect(lines.contains("film ends"), "\(name)")
    #expect(lines.last == "ALL_ADS_COMPLETED", "\(name)")
  }

  // MARK: Tags

  private nonisolated static let badAnswers: [(answer: TestServer.Answer, code: AdErrorCode)] = [
    (.status(404), .FAILED_TO_REQUEST_ADS), (.status(500), .FAILED_TO_REQUEST_ADS),
    (.silence, .VAST_LOAD_TIMEOUT),
    (.text(Response.vast(Response.wrapper("w", around: "https://ads.example/gone"))), .VAST_INVALID_URL),
    (.text(Response.vast(Response.wrapper("w", around: tag))), .VAST_TOO_MANY_REDIRECTS),
    (.text(Response.vast(Response.wrapper("w", around: "file:///etc/passwd"))), .VAST_MALFORMED_RESPONSE),
    (.text(Response.vast(Response.wrapper("w", around: "javascript:alert(1)"))), .VAST_MALFORMED_RESPONSE),
  ]

  @Test("a tag that gives no ads is a named error", arguments: badAnswers.indices)
  func badTag(index: Int) {
    let app = FilmApp()
    app.server.answers = [Self.tag: Self.badAnswers[index].answer]
    app.request(tag: Self.tag)
    #expect(lines(app) == ["failed \(Self.badAnswers[index].code.rawValue)", "film ends"])
    #expect(app.server.requests.filter { $0.absoluteString == Self.tag }.count == 1)
  }

  @Test("so is a tag that is no web address", arguments: ["file:///etc/passwd", "javascript:alert(1)", ""])
  func noWebAddress(tag: String) {
    let app = FilmApp()
    app.request(tag: tag)
    #expect(lines(app) == ["failed \(AdErrorCode.FAILED_TO_REQUEST_ADS.rawValue)", "film ends"])
    #expect(app.server.requests.isEmpty)
  }

  @Test("a break whose tag gives no ads is left out", arguments: badAnswers.indices)
  func badBreak(index: Int) {
    let app = FilmApp()
    app.server.answers = [Self.tag: Self.badAnswers[index].answer]
    app.request(Self.playlist(tag: Self.tag))
    expectOnlyPostRoll(lines(app), "\(Self.badAnswers[index])")
  }

  @Test("so is one whose tag is no web address", arguments: ["file:///etc/passwd", "javascript:alert(1)"])
  func noWebAddressOfBreak(tag: String) {
    let app = FilmApp()
    app.request(Self.playlist(tag: tag))
    expectOnlyPostRoll(lines(app), tag)
    #expect(app.server.requests.allSatisfy { $0.scheme == "https" })
  }

  @Test("no other address than those of the web is loaded, called or opened")
  func schemes() {
    let app = FilmApp()
    let response = Response.vast(Response.ad("media", sequence: 1), Response.ad("calls", sequence: 2))
      .replacing("https://media.example/media.mp4", with: "file:///etc/passwd")
      .replacing("https://track.example/calls/impression", with: "javascript:alert(1)")
      .replacing("https://track.example/calls/start", with: "file:///etc/passwd")
      .replacing("https://shop.example/calls", with: "javascript:alert(1)")
    app.request(response)
    let lines = lines(app)
    #expect(lines.filter { $0.hasPrefix("STARTED") } == ["STARTED calls"])
    #expect(lines.last == "film ends")
    #expect(app.server.requests.allSatisfy { $0.scheme == "https" })
    #expect(!app.server.calls.contains { $0.hasPrefix("calls/impression") || $0.hasPrefix("calls/start") })
  }

  // MARK: Much of everything

  @Test("2,000 ads in one pod are a hundred, and the film goes on")
  func manyAds() {
    let ads = (1...2_000).map { number in
      """
      <Ad id="\(number)" sequence="\(number)"><InLine><Creatives><Creative><Linear>
      <Duration>00:00:01</Duration><MediaFiles><MediaFile type="video/mp4">https://media.example/a.mp4</MediaFile>
      </MediaFiles></Linear></Creative></Creatives></InLine></Ad>
      """
    }
    let app = FilmApp()
    app.request(Response.vast(ads.joined()))
    let lines = lines(app)
    #expect(lines.filter { $0.hasPrefix("COMPLETE") }.count == 100)
    #expect(lines.suffix(3) == ["resume at 0.0", "ALL_ADS_COMPLETED", "film ends"])
  }

  @Test("thousands of breaks in any order, all again and again, end with the film")
  func manyBreaks() {
    let breaks = (0..<2_000).map { $0 * 7_919 % 2_000 }.map {
      "<AdBreak timeOffset=\"\($0 % 100 + 1)%\" breakId=\"\($0)\"/>"
        + "<AdBreak timeOffset=\"00:0\($0 / 1_000):\(10 + $0 % 50).\(100 + $0 % 900)\" repeatAfter=\"00:00:01\"/>"
    }
    let app = FilmApp()
    app.request(Response.vmap(breaks.joined()))
    let lines = lines(app)
    #expect(!lines.contains { $0.hasPrefix("STARTED") })
    #expect(lines.contains("AD_BREAK_FETCH_ERROR"))
    #expect(lines.contains("film ends"))
    #expect(lines.last == "ALL_ADS_COMPLETED")
  }

  @Test("a crowd of breaks at one time makes no crowd of requests")
  func crowdedCue() {
    let breaks = (0..<500).map { Response.adBreak("\($0)", at: "00:01:00", tag: "\(Self.tag)?\($0)") }
    let app = FilmApp()
    app.request(Response.vmap(breaks.joined()))
    let lines = lines(app)
    #expect(app.server.requests.count == BreakSchedule.mostBreaksOfCue)
    #expect(lines.suffix(2) == ["ALL_ADS_COMPLETED", "film ends"])
  }

  @Test(
    "an ad of an impossible duration ends all the same",
    arguments: ["00:00:-1", "-00:00:01", "00:00:00", "99999999999999999999:00:00", "ten seconds", ""]
  )
  func duration(text: String) {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a").replacing("00:00:10", with: text)))
    let lines = lines(app)
    #expect(lines.contains("COMPLETE a"))
    #expect(lines.contains("ALL_ADS_COMPLETED"))
    #expect(lines.last == "film ends")
  }

  @Test("ads of different durations may name the same file")
  func sameFile() {
    let app = FilmApp()
    app.request(
      Response.vast(Response.ad("a", sequence: 1, seconds: 50), Response.ad("b", sequence: 2))
        .replacing("https://media.example/b.mp4", with: "https://media.example/a.mp4")
    )
    app.advance(by: 55)
    #expect(app.events.last?.type == .MIDPOINT)
    app.advance(by: 6)
    #expect(app.events.last?.type == .ALL_ADS_COMPLETED)
  }

  @Test("words of a response are harmless in what the app is told")
  func words() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a", type: "video/&#x9B;31m&#x202E;")))
    _ = lines(app)
    let texts = app.manager?.remarks.map(\.text) ?? []
    #expect(!texts.isEmpty)
    #expect(!texts.contains { $0.unicodeScalars.contains { $0 == "\u{9B}" || $0 == "\u{202E}" } })
  }
}
