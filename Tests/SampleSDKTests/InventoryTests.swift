import Foundation
import Testing

@testable import SampleSDK

/// A document that is no inventory, and how its error begins and what else it says.
struct BadDocument: Sendable, CustomTestStringConvertible {
  var json: String
  var message: String
  var advice = ""
  var testDescription: String { message }
}

@Suite("An inventory")
struct InventoryTests {
  /// One unit around the values that a row is about.
  static func unit(_ members: String) -> String {
    #"{"units": [{"id": "a", "summary": "s", \#(members)}]}"#
  }

  /// One creative around the values that a row is about.
  static func creative(_ members: String) -> String {
    #"{"units": [], "creatives": {"c": {\#(members)}}}"#
  }

  static let bad: [BadDocument] = [
    BadDocument(json: "", message: "the inventory is not JSON", advice: "correct it"),
    BadDocument(
      json: "{",
      message: "the inventory is not JSON (the text ends, but the { of line 1, column 1 is not closed"
    ),
    BadDocument(json: "<html>", message: "the inventory is not JSON (a value is missing before <"),
    BadDocument(json: "[]", message: "the document: give an object"),
    BadDocument(json: "3", message: "the document: give an object"),
    BadDocument(json: "{}", message: "units: this key is missing", advice: "add it"),
    BadDocument(json: #"{"units": null}"#, message: "units: give"),
    BadDocument(
      json: #"{"units": [], "creatives": {"c": {}, "c": {}}}"#,
      message: "creatives.c: this key was given more than once",
      advice: "take one of the two out"
    ),
    BadDocument(json: #"{"units": {}}"#, message: "units: give a list"),
    BadDocument(json: #"{"units": [], "creatives": []}"#, message: "creatives: give an object"),
    // Of several faults the first one in the text is named.
    BadDocument(
      json: #"{"units": [], "creatives": {\#("fcadbeghij".map { "\"\($0)\": 7" }.joined(separator: ", "))}}"#,
      message: "creatives.f: give an object"
    ),
    BadDocument(json: #"{"units": [7]}"#, message: "units[0]: give an object"),
    BadDocument(
      json: #"{"units": [], "unit": 1}"#,
      message: "unit: this key is unknown",
      advice: "creatives, units"
    ),
    BadDocument(json: #"{"units": [{"summary": "s"}]}"#, message: "units[0].id: this key is missing"),
    BadDocument(json: #"{"units": [{"id": "a"}]}"#, message: "units[0].summary: this key is missing"),
    BadDocument(
      json: #"{"units": [{"id": 3, "summary": "s", "answers": []}]}"#,
      message: "units[0].id: give a text"
    ),
    BadDocument(
      json: #"{"units": [{"id": "", "summary": "s", "answers": []}]}"#,
      message: "units[0].id: the ID is empty",
      advice: "give the unit a name"
    ),
    BadDocument(
      json: unit(#""answers": [], "latency": 3"#),
      message: "units[0].latency: this key is unknown",
      advice: "latencyMilliseconds"
    ),
    BadDocument(
      json: unit(#""answers": [], "latencyMilliseconds": "fast""#),
      message: "units[0].latencyMilliseconds: give a whole number"
    ),
    BadDocument(
      json: unit(#""answers": [], "latencyMilliseconds": 1.5"#),
      message: "units[0].latencyMilliseconds: give a whole number"
    ),
    BadDocument(
      json: unit(#""answers": [], "latencyMilliseconds": 1e300"#),
      message: "units[0].latencyMilliseconds: give a whole number"
    ),
    BadDocument(
      json: unit(#""answers": [], "latencyMilliseconds": true"#),
      message: "units[0].latencyMilliseconds: give a whole number"
    ),
    BadDocument(
      json: unit(#""answers": [], "latencyMilliseconds": -1"#),
      message: "units[0].latencyMilliseconds: -1 is not from 0",
      advice: "leave “answers” empty"
    ),
    BadDocument(
      json: unit(#""answers": [], "latencyMilliseconds": 9223372036854775807"#),
      message: "units[0].latencyMilliseconds: 9223372036854775807 is not from 0"
    ),
    BadDocument(
      json: unit(#""answers": ["fill", "boom\u001b[31m"], "creative": "c""#),
      message: "units[0].answers[1]: “boom\\u{1b}[31m” is not an answer",
      advice: "noInventory"
    ),
    BadDocument(json: unit(#""answers": "fill""#), message: "units[0].answers: give a list"),
    BadDocument(json: unit(#""answers": [1]"#), message: "units[0].answers[0]: give a text"),
    BadDocument(
      json: unit(#""answers": ["fill"]"#),
      message: "units[0].creative: a unit that fills needs a creative",
      advice: "name one"
    ),
    BadDocument(
      json: unit(#""creative": "gone""#),
      message: "units[0].creative: there is no creative “gone”",
      advice: "add it"
    ),
    BadDocument(
      json: """
        {"units": [{"id": "a", "summary": "", "answers": []}, {"id": "b", "summary": "", "answers": []},
          {"id": "a", "summary": "", "answers": []}]}
        """,
      message: "units[2].id: units[0] already has the ID “a”",
      advice: "give one of them another"
    ),
    BadDocument(
      json: creative(#""title": "x""#),
      message: "creatives.c.title: this key is unknown",
      advice: "headline"
    ),
    BadDocument(json: creative(#""headline": 1"#), message: "creatives.c.headline: give a text"),
    BadDocument(json: creative(#""starRating": "5""#), message: "creatives.c.starRating: give a number"),
    BadDocument(
      json: creative(#""givesURLsOnly": 1"#),
      message: "creatives.c.givesURLsOnly: give true or false"
    ),
    BadDocument(
      json: creative(#""icon": {"file": "gone.png"}"#),
      message: "creatives.c.icon.file: there is no image “gone.png”",
      advice: "book-icon.png"
    ),
    BadDocument(
      json: creative(#""portraitImages": [{"file": "night-portrait.png"}, {"file": "../x"}]"#),
      message: "creatives.c.portraitImages[1].file: there is no image “../x”"
    ),
    BadDocument(
      json: creative(#""landscapeImages": [{"file": "book-icon.png", "scale": 0}]"#),
      message: "creatives.c.landscapeImages[0].scale: 0.0 is not a valid number of pixels",
      advice: "above 0"
    ),
    BadDocument(
      json: creative(#""icon": {"file": "book-icon.png", "url": "x"}"#),
      message: "creatives.c.icon.url: this key is unknown",
      advice: "file, scale"
    ),
    BadDocument(
      json: creative(#""video": {"durationMilliseconds": 0, "aspectRatio": 1}"#),
      message: "creatives.c.video.durationMilliseconds: 0 is not from 1"
    ),
    BadDocument(
      json: creative(#""video": {"durationMilliseconds": 5, "aspectRatio": -1}"#),
      message: "creatives.c.video.aspectRatio: -1.0 is not a valid ratio of width to height"
    ),
    BadDocument(
      json: creative(#""click": {"landingPage": "a", "externalURL": "b"}"#),
      message: "creatives.c.click: a click does one thing",
      advice: "keep"
    ),
    BadDocument(json: creative(#""click": "none""#), message: "creatives.c.click: give an object"),
    BadDocument(
      json: unit(#""answers": [], "format": "poster\u001b""#),
      message: "units[0].format: “poster\\u{1b}” is not a format",
      advice: "rewardedInterstitial"
    ),
    BadDocument(
      json: unit(#""answers": [], "size": {"width": 1, "height": 1}"#),
      message: "units[0].size: only banners have a size",
      advice: "take it out"
    ),
    BadDocument(
      json: unit(#""answers": [], "format": "banner", "size": {"width": 0, "height": 50}"#),
      message: "units[0].size: 0.0 by 50.0 is not a valid size",
      advice: "above 0"
    ),
    BadDocument(
      json: unit(#""answers": [], "format": "banner", "size": {"width": 5001, "height": 50}"#),
      message: "units[0].size: 5001.0 by 50.0 is not a valid size",
      advice: "at most 5000"
    ),
    BadDocument(
      json: unit(#""answers": [], "format": "banner", "size": {"width": 3, "height": 50, "scale": 2}"#),
      message: "units[0].size.scale: this key is unknown",
      advice: "width, height"
    ),
    BadDocument(
      json: unit(#""answers": [], "bidCreative": "gone""#),
      message: "units[0].bidCreative: there is no creative “gone”",
      advice: "add it"
    ),
    BadDocument(
      json: creative(#""reward": {"type": "coins", "amount": 0, "afterMilliseconds": 1}"#),
      message: "creatives.c.reward.amount: 0 is not a valid reward",
      advice: "above 0"
    ),
    BadDocument(
      json: creative(#""reward": {"type": "coins", "amount": 1, "afterMilliseconds": -1}"#),
      message: "creatives.c.reward.afterMilliseconds: -1 is not from 0"
    ),
    BadDocument(
      json: creative(#""reward": {"type": "coins", "amount": 1}"#),
      message: "creatives.c.reward.afterMilliseconds: this key is missing"
    ),
    BadDocument(
      json: creative(#""lifetimeMilliseconds": 0"#),
      message: "creatives.c.lifetimeMilliseconds: 0 is not from 1",
      advice: "can be presented"
    ),
    BadDocument(
      json: creative(#""failsToPresent": "yes""#),
      message: "creatives.c.failsToPresent: give true or false"
    ),
  ]

  private func error(_ data: Data) -> String? {
    do {
      _ = try SampleInventory(json: data)
      return nil
    } catch let error as SampleInventoryError {
      return "\(error)"
    } catch {
      Issue.record("an error of another kind: \(error)")
      return nil
    }
  }

  @Test("says where a document is wrong and what to do", arguments: bad)
  func refused(document: BadDocument) throws {
    let message = try #require(error(Data(document.json.utf8)))
    #expect(message.hasPrefix(document.message), "\(message)")
    #expect(document.advice.isEmpty || message.contains(document.advice), "\(message)")
    #expect(message.hasSuffix("."), "\(message)")
    #expect(!message.contains("\n"))
    #expect(!message.unicodeScalars.contains { $0.value < 32 })
  }

  @Test("reads no more than a mebibyte")
  func size() {
    let spaces = Data(repeating: 32, count: SampleInventory.maximumBytes - 12)
    let document = Data(#"{"units":[]}"#.utf8)
    #expect(error(spaces + document) == nil)
    #expect(error(spaces + document + Data(" ".utf8))?.contains("1048577 bytes") == true)
  }

  @Test("survives documents that are made to hurt")
  func hostile() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(error(Data(deep.utf8)) != nil)
    let deepObject = String(repeating: #"{"units":"#, count: 50_000)
    #expect(error(Data(deepObject.utf8)) != nil)
    #expect(error(Data([0xFF, 0xFE, 0x00])) != nil)
    #expect(error(Data(Self.creative(#""headline": "\ud800""#).utf8)) != nil)
    var key = Self.creative(#""\u202ekey": 1"#)
    #expect(error(Data(key.utf8))?.hasPrefix(#"creatives.c.\u{202E}key"#) == true)
    key = Self.creative("\"" + String(repeating: "k", count: 5000) + "\": 1")
    #expect((error(Data(key.utf8))?.count ?? .max) < 500)
  }

  @Test("refuses truncations of the bundled document, and never crashes")
  func truncated() {
    let document = Array(SampleInventory.bundledJSON.utf8)
    let end = document.lastIndex(of: UInt8(ascii: "}")) ?? 0
    for length in stride(from: 0, through: end, by: 29) {
      #expect(error(Data(document.prefix(length))) != nil)
    }
  }

  @Test("written and read again is the same")
  func roundTrip() throws {
    let written = try JSONEncoder().encode(SampleInventory.bundled)
    #expect(try SampleInventory(json: written) == .bundled)
  }

  @Test("takes what a document leaves out from the defaults")
  func defaults() throws {
    let json = #"{"units": [{"id": "a", "summary": "s", "creative": "c"}], "creatives": {"c": {}}}"#
    let inventory = try SampleInventory(json: Data(json.utf8))
    #expect(inventory.unit("a")?.latencyMilliseconds == SampleAdUnit.defaultLatencyMilliseconds)
    #expect(inventory.unit("a")?.answers == [.fill])
    #expect(inventory.unit("b") == nil)
    #expect(inventory.creatives["c"] == SampleCreative())
  }

  @Test("made in code is checked like one that is read")
  func inCode() {
    let unit = SampleAdUnit(id: "a", summary: "", latencyMilliseconds: -1, answers: [])
    #expect(throws: SampleInventoryError.self) { try SampleInventory(units: [unit]) }
    var creative = SampleCreative()
    creative.icon = SampleCreativeImage(file: "gone.png", scale: 1)
    #expect(throws: SampleInventoryError.self) {
      try SampleInventory(units: [], creatives: ["c": creative])
    }
  }

  @Test("keeps a rating that is out of bounds, as networks send it")
  func wildRating() throws {
    let inventory = try SampleInventory(json: Data(Self.creative(#""starRating": 7.25"#).utf8))
    #expect(inventory.creatives["c"]?.starRating == Decimal(string: "7.25"))
  }
}
