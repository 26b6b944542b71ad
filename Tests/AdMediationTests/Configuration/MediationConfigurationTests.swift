import AdMediation
import AdPlatform
import Foundation
import Testing

@Suite struct MediationConfigurationTests {
  @Test("a configuration is read as it is written, and written as it is read")
  func roundTrip() throws {
    let json = """
      {"adUnits": {
        "home": {"summary": "front page", "sources": [
          {"className": "A.B", "label": "one", "parameter": "p1", "timeout": 2.5},
          {"className": "C.D", "label": "two", "parameter": "p2"}]},
        "feed": {"sources": [{"className": "A.B"}]}}}
      """
    let configuration = try MediationConfiguration(json: Data(json.utf8))
    let home = try #require(configuration.adUnits["home"])
    #expect(home.summary == "front page")
    #expect(home.sources.map(\.className) == ["A.B", "C.D"])
    #expect(home.sources.map(\.parameter) == ["p1", "p2"])
    #expect(home.sources.map(\.effectiveTimeout) == [.seconds(2.5), .seconds(10)])
    #expect(configuration.adUnits["feed"]?.sources.first?.label == "A.B")
    #expect(try MediationConfiguration(json: JSONEncoder().encode(configuration)) == configuration)
  }

  @Test("of several faults the first one in the text is named, with its line and column")
  func order() {
    let names = "abcdefghijklmnopqrst".map { "\"\($0)\": 1" }.joined(separator: ", ")
    #expect {
      try MediationConfiguration(json: Data("{\"adUnits\": {\(names)}}".utf8))
    } throws: {
      ($0 as? ConfigurationError)?.keyPath == "adUnits.a"
    }
    #expect {
      try MediationConfiguration(
        json: Data(Self.unit("{\"className\": \"A\", \"settings\": {\(names)}}").utf8)
      )
    } throws: {
      ($0 as? ConfigurationError)?.keyPath == "adUnits.home.sources[1].settings.a"
    }
  }

  @Test("what is wrong has the place of its value, or of its key, or of the object in which it is missing")
  func positions() {
    let json = """
      \u{FEFF}{
        "$schema": "./config.schema.json",
        "adUnits": {
          "é": {"sources": [{"className": "A.B", "timeout": -1}], "x": 1}, "b": {"sources": [
            {"label": ""}, 3
          ]},
          "b": {"sources": []}
        }
      }
      """
    #expect {
      try MediationConfiguration.read(json: Data(json.utf8))
    } throws: {
      let flaws = ($0 as? DocumentFlaws<ConfigurationError>)?.located ?? []
      return flaws.map { "\($0.position?.description ?? "") \($0.flaw.keyPath)" } == [
        "4:55 adUnits.é.sources[0].timeout", "4:61 adUnits.é.x", "5:7 adUnits.b.sources[0].className",
        "5:22 adUnits.b.sources[1]", "7:5 adUnits.b",
      ]
    }
    #expect {
      try MediationConfiguration(json: Data(json.utf8))
    } throws: {
      ($0 as? ConfigurationError)?.position == TextPosition(line: 4, column: 55)
    }
  }

  @Test("the reader of a mistyped key is not told in addition that the right one is missing")
  func mistyped() {
    #expect {
      try MediationConfiguration.read(
        json: Data(#"{"adUnits": {"a": {"surces": [], "sumary": "", "x": 1}}}"#.utf8)
      )
    } throws: {
      ($0 as? DocumentFlaws<ConfigurationError>)?.located.map(\.flaw.keyPath)
        == ["adUnits.a.surces", "adUnits.a.sumary", "adUnits.a.x"]
    }
  }

  @Test("of very many mistakes the first ones are named, and the others are counted")
  func many() {
    let sources = Array(repeating: "1", count: 100).joined(separator: ",")
    #expect {
      try MediationConfiguration.read(json: Data("{\"adUnits\": {\"a\": {\"sources\": [\(sources)]}}}".utf8))
    } throws: {
      let flaws = $0 as? DocumentFlaws<ConfigurationError>
      return flaws?.located.count == 20 && flaws?.omittedCount == 80
        && flaws?.located.last?.flaw.keyPath == "adUnits.a.sources[19]"
    }
  }

  @Test("another decoder stops at the first mistake")
  func otherDecoder() {
    let json = #"{"adUnits": {"a": {"sources": [{"className": "A.B", "timeout": -1, "cpm": -1}]}}}"#
    #expect {
      try JSONDecoder().decode(MediationConfiguration.self, from: Data(json.utf8))
    } throws: {
      ($0 as? ConfigurationError)?.keyPath == "adUnits.a.sources[0].cpm"
    }
  }

  @Test("the longest timeout is valid")
  func longestTimeout() throws {
    let json = Self.unit(#"{"className": "A.B", "timeout": 300}"#)
    #expect(
      try MediationConfiguration(json: Data(json.utf8)).adUnits["home"]?.sources[1].timeout == .seconds(300)
    )
  }

  @Test("settings may be null, which is none")
  func nullSettings() throws {
    let json = Self.unit(#"{"className": "A.B", "settings": null}"#)
    #expect(try MediationConfiguration(json: Data(json.utf8)).adUnits["home"]?.sources[1].settings == [:])
  }

  private static func unit(_ source: String) -> String {
    #"{"adUnits": {"home": {"sources": [{"className": "A.B"}, \#(source)]}}}"#
  }

  @Test(
    "what is wrong is named with its key path",
    arguments: [
      ("", "not JSON"),
      ("hello", "not JSON: hello is not a valid value; write a string in quotation marks"),
      (#"{"adUnits" 1}"#, "not JSON: a colon is missing before 1; write a colon"),
      ("[1, 2", "not JSON"),
      ("[]", "not of the right type; write an object { … } here"),
      ("{}", "adUnits: missing"),
      (#"{"adUnits": {}}"#, "adUnits: there is no ad unit"),
      (#"{"adUnits": []}"#, "adUnits: not of the right type"),
      (#"{"adUnits": {"home": {"sources": []}}}"#, "adUnits.home.sources: the waterfall is empty"),
      (
        #"{"adUnits": {"home": {"sources": {}}}}"#,
        "adUnits.home.sources: not of the right type; write a list"
      ),
      (#"{"adUnits": {"home": {"surces": []}}}"#, "adUnits.home.surces: unknown key; did you mean sources?"),
      (#"{"adUnitz": {}}"#, "adUnitz: unknown key; did you mean adUnits?"),
      (
        #"{"adUnits": {"a": {"sources": [{"className": "A.B"}]}, "a": {"sources": [{"className": "C.D"}]}}}"#,
        "adUnits.a: this key was given more than once"
      ),
      (
        #"{"adUnits": {"a": {"sources": [{"className": "A.B"}]}, "\u0061": {"sources": [{"className": "C.D"}]}}}"#,
        "adUnits.a: this key was given more than once"
      ),
      (
        unit(#"{"className": "A.B", "label": "1", "label": "2"}"#),
        "adUnits.home.sources[1].label: this key was given more than once"
      ),
      (unit(#"{"label": "x"}"#), "adUnits.home.sources[1].className: missing"),
      (unit(#"{"className": ""}"#), "adUnits.home.sources[1].className: the class name is empty"),
      (
        unit(#"{"className": "A.B", "timeout": 1e-10}"#),
        "adUnits.home.sources[1].timeout: 1e-10 is not a valid timeout; give seconds"
      ),
      (
        unit(#"{"className": 7}"#), "adUnits.home.sources[1].className: not of the right type; write a string"
      ),
      (unit(#"{"className": null}"#), "adUnits.home.sources[1].className: "),
      (
        unit(#"{"className": "A.B", "timeout": -1}"#),
        "adUnits.home.sources[1].timeout: -1.0 is not a valid timeout"
      ),
      (
        unit(#"{"className": "A.B", "timeout": 0}"#),
        "adUnits.home.sources[1].timeout: 0.0 is not a valid timeout"
      ),
      (
        unit(#"{"className": "A.B", "timeout": 301}"#),
        "adUnits.home.sources[1].timeout: 301.0 is not a valid timeout"
      ),
      (
        unit(#"{"className": "A.B", "timeout": "5s"}"#),
        "adUnits.home.sources[1].timeout: not of the right type; write a number"
      ),
      (
        unit(#"{"className": "A.B", "tiemout": 5}"#),
        "adUnits.home.sources[1].tiemout: unknown key; did you mean timeout?"
      ),
    ]
  )
  func errors(json: String, message: String) {
    #expect { try MediationConfiguration(json: Data(json.utf8)) } throws: { error in
      let text = (error as? ConfigurationError)?.description ?? ""
      if !text.hasPrefix(message) { Issue.record("got: \(text)") }
      return text.hasPrefix(message) && !text.contains("\n")
    }
  }

  @Test(
    "a file that is too large, nested too deep or not text ends in an error",
    arguments: [
      Data(count: MediationLimits.maximumConfigurationBytes + 1),
      Data(String(repeating: "[", count: 100_000).utf8),
      Data([0xFF, 0xFE, 0x00, 0xD8]),
      Data(#"{"adUnits": {"\#(String(repeating: "x", count: 10_000))": 1}}"#.utf8),
    ]
  )
  func hostile(json: Data) {
    #expect { try MediationConfiguration(json: json) } throws: {
      (($0 as? ConfigurationError)?.description.count ?? .max) < 1_000
    }
  }

  @Test("a file that is not UTF-8 is told so, and a key with a line break makes one line")
  func encodings() throws {
    let utf16 = try #require(Self.unit("{}").data(using: .utf16LittleEndian))
    #expect { try MediationConfiguration(json: utf16) } throws: {
      ($0 as? ConfigurationError)?.description.hasPrefix("not UTF-8 text") == true
    }
    let twice =
      #"{"adUnits": {"a\nb": {"sources": [{"className": "A.B"}]}, "a\nb": {"sources": [{"className": "A.B"}]}}}"#
    #expect { try MediationConfiguration(json: Data(twice.utf8)) } throws: {
      ($0 as? ConfigurationError)?.description.contains("\n") == false
    }
  }

  @Test("the same keys in different objects are no repetition")
  func repeatedElsewhere() throws {
    let json =
      #"{"adUnits": {"a": {"summary": "adUnits, a, a", "sources": [{"className": "a"}, {"className": "a"}]}}}"#
    #expect(try MediationConfiguration(json: Data(json.utf8)).adUnits.count == 1)
  }
}
