import Foundation
import Testing
import VAST

@Suite("Macros")
struct MacroTests {
  private func expand(_ text: String, _ values: MacroValues = MacroValues()) -> String? {
    URLTemplate("https://example.com/\(text)")?.expanded(with: values).map {
      String($0.absoluteString.dropFirst("https://example.com/".count))
    }
  }

  private func values(_ change: (inout MacroValues) -> Void) -> MacroValues {
    var values = MacroValues()
    change(&values)
    return values
  }

  private static let known: MacroValues = {
    var values = MacroValues()
    values.errorCode = .wrapperTimeout
    values.reason = 2
    values.timestamp = Date(timeIntervalSince1970: 1_452_996_907.127)
    values.cacheBusting = 12_345_678
    values.transactionID = "123e4567-e89b-12d3-a456-426655440000"
    values.contentPlayhead = .milliseconds(321_123)
    values.adPlayhead = .milliseconds(11_355)
    values.assetURI = "https://example.com/video.mp4?a=1&b=2"
    values.podSequence = 3
    values.adServingID = "Server-1"
    values.adType = .hybrid
    values.adCount = 2
    values.breakPosition = .midRoll
    values.breakMaxDuration = .milliseconds(30_900)
    values.breakMaxAds = 4
    values.breakMinAdLength = .seconds(5)
    values.breakMaxAdLength = .seconds(15)
    values.adCategories = ["IAB2", "a,b"]
    values.blockedAdCategories = ["IAB1-6", "IAB1-7"]
    values.mediaMIMETypes = ["video/mp4", "application/x-mpegURL"]
    values.playerState = ["muted", "fullscreen"]
    values.inventoryState = ["autoplayed"]
    values.playerSize = MacroValues.Point(x: 640, y: 360)
    values.clickPosition = MacroValues.Point(x: 315, y: 204)
    values.others = [.domain: ["www.example.com"], .regulations: ["gdpr", "coppa"], .limitAdTracking: ["1"]]
    return values
  }()

  @Test(
    "each value in its format",
    arguments: [
      ("ERRORCODE", "301"), ("REASON", "2"), ("TIMESTAMP", "2016-01-17T02%3A15%3A07.127Z"),
      ("CACHEBUSTING", "12345678"), ("TRANSACTIONID", "123e4567-e89b-12d3-a456-426655440000"),
      ("CONTENTPLAYHEAD", "00%3A05%3A21.123"), ("MEDIAPLAYHEAD", "00%3A05%3A21.123"),
      ("ADPLAYHEAD", "00%3A00%3A11.355"),
      ("ASSETURI", "https%3A%2F%2Fexample.com%2Fvideo.mp4%3Fa%3D1%26b%3D2"), ("PODSEQUENCE", "3"),
      ("ADSERVINGID", "Server-1"), ("ADTYPE", "hybrid"), ("ADCOUNT", "2"), ("BREAKPOSITION", "2"),
      ("BREAKMAXDURATION", "30"), ("BREAKMAXADS", "4"), ("BREAKMINADLENGTH", "5"), ("BREAKMAXADLENGTH", "15"),
      ("ADCATEGORIES", "IAB2,a%2Cb"), ("BLOCKEDADCATEGORIES", "IAB1-6,IAB1-7"),
      ("MEDIAMIME", "video%2Fmp4,application%2Fx-mpegURL"),
      ("PLAYERSTATE", "muted,fullscreen"), ("INVENTORYSTATE", "autoplayed"), ("PLAYERSIZE", "640,360"),
      ("CLICKPOS", "315,204"), ("DOMAIN", "www.example.com"), ("REGULATIONS", "gdpr,coppa"),
      ("LIMITADTRACKING", "1"), ("SERVERSIDE", "0"), ("VASTVERSIONS", "2,3,5,6,7,8,11,12,13,14"),
    ]
  )
  func format(name: String, text: String) {
    #expect(expand("?x=[\(name)]", Self.known) == "?x=\(text)")
  }

  @Test("what is not known is -1", arguments: Macro.allCases)
  func unknown(macro: Macro) {
    let constant: [Macro: String] = [.serverSide: "0", .vastVersions: "2,3,5,6,7,8,11,12,13,14"]
    #expect(expand("?[\(macro.rawValue)]") == "?\(constant[macro] ?? "-1")")
  }

  @Test(
    "what no URL has is percent-encoded, and what is encoded already is not encoded again",
    arguments: [
      ("a%20b?c=[OTHER]&d=%2F", "a%20b?c=%5BOTHER%5D&d=%2F"), ("ä%20b", "%C3%A4%20b"),
      ("?q=%|%4", "?q=%25%7C%254"),
      ("?a#b#%23", "?a#b%23%23"), ("?q=%%41", "?q=%25%41"),
    ]
  )
  func encoding(text: String, url: String) {
    #expect(expand(text) == url)
    #expect(URLTemplate("https://example.com/\(text)")?.url?.absoluteString == "https://example.com/\(url)")
  }

  @Test("hosts are not percent-encoded")
  func hosts() {
    #expect(URLTemplate("https://[::1]/%20[A]")?.url?.absoluteString == "https://[::1]/%20%5BA%5D")
    #expect(URLTemplate("https://ä.example/%20ä")?.url?.absoluteString == "https://xn--4ca.example/%20%C3%A4")
  }

  @Test("the names of creatives, each after its registry")
  func universalAdIDs() throws {
    let document = try Fixture.vast(
      Response.vast(
        Response.inLine(
          "ad",
          creatives: """
            <Creative><UniversalAdId idRegistry="ad-id.org">CNPA0484000H</UniversalAdId>\
            <UniversalAdId>x,y</UniversalAdId><Linear/></Creative>
            """
        )
      )
    )
    let ids = document.ads[0].creatives[0].universalAdIDs
    let expanded = expand("?[UNIVERSALADID]", values { $0.universalAdIDs = ids })
    #expect(expanded == "?ad-id.org%20CNPA0484000H,unknown%20x%2Cy")
  }

  @Test("playheads: the older name is the content's; hours go on, negative times are none")
  func playheads() {
    let both = values {
      $0.contentPlayhead = .seconds(1)
      $0.mediaPlayhead = .seconds(2)
    }
    #expect(expand("[CONTENTPLAYHEAD]/[MEDIAPLAYHEAD]", both) == "00%3A00%3A01.000/00%3A00%3A02.000")
    #expect(expand("[ADPLAYHEAD]", values { $0.adPlayhead = .seconds(-5) }) == "00%3A00%3A00.000")
    let long = values { $0.adPlayhead = .seconds(360_000) + .milliseconds(7) }
    #expect(expand("[ADPLAYHEAD]", long) == "100%3A00%3A00.007")
  }

  @Test(
    "numbers against caches have eight digits",
    arguments: [(7, "00000007"), (123_456_789, "23456789"), (-5, "00000005")]
  )
  func cacheBusting(number: Int, text: String) {
    #expect(expand("[CACHEBUSTING]", values { $0.cacheBusting = number }) == text)
  }

  @Test(
    "where a macro is written",
    arguments: [
      ("[ERRORCODE][ERRORCODE]", "301301"), ("%5BERRORCODE%5D/%5bERRORCODE%5d", "301/301"),
      ("[ERRORCODE%5D", "301"), ("a?b=[ERRORCODE]#[ERRORCODE]", "a?b=301#301"),
      // Left as they are: no macro of the table, another case, no end.
      ("?[VENDOR_X]", "?%5BVENDOR_X%5D"), ("?[errorcode]", "?%5Berrorcode%5D"),
      ("?[ERRORCODE", "?%5BERRORCODE"),
      ("?[[ERRORCODE]]", "?%5B301%5D"), ("?100%", "?100%25"), ("?[]", "?%5B%5D"),
    ]
  )
  func writing(text: String, expected: String) {
    #expect(expand(text, Self.known) == expected)
  }

  @Test("a macro may be the host, and no value can lead elsewhere")
  func host() {
    let template = URLTemplate("https://[DOMAIN].example.com/x")
    #expect(template?.expanded(with: Self.known)?.absoluteString == "https://www.example.com.example.com/x")
    for text in ["evil.example/", "evil.example#", "a@evil.example:1?", "\r\nHost: evil"] {
      let values = values { $0.others = [.domain: [text]] }
      let host = template?.expanded(with: values)?.host()
      #expect(host?.hasSuffix(".example.com") ?? true)
      #expect(expand("?x=[DOMAIN]&y=1", values)?.hasSuffix("&y=1") == true)
    }
  }

  @Test("a value with brackets is not expanded again")
  func nested() {
    #expect(expand("[DOMAIN]", values { $0.others = [.domain: ["[ERRORCODE]"]] }) == "%5BERRORCODE%5D")
  }

  @Test("a million brackets")
  func brackets() {
    let text = String(repeating: "[", count: 200_000) + String(repeating: "[A%5", count: 50_000)
    #expect(expand("?" + text)?.isEmpty == false)
  }

  @Test("each macro has places; an error code only in error URLs")
  func places() {
    #expect(Macro.allCases.allSatisfy { !$0.places.isEmpty })
    #expect(
      Macro.errorCode.places == [.error] && Macro.cacheBusting.places.count == Macro.Place.allCases.count
    )
    #expect(!Macro.assetURI.places.contains(.adTag) && Macro.mediaMIME.places == [.adTag])
    for macro in [Macro.adCategories, .blockedAdCategories] {
      #expect(macro.places == Set(Macro.Place.allCases))
    }
    #expect(Set(Macro.allCases.map(\.rawValue)).count == 51)
  }

  @Test("the numbers of errors")
  func codes() {
    #expect(
      VASTErrorCode.allCases.map(\.rawValue)
        == [100, 101, 102] + Array(200...206) + Array(300...304) + [400, 401, 402, 403] + Array(405...411)
        + Array(500...503) + Array(600...604) + [900, 901, 902]
    )
  }
}
