import AdPlatform
import Foundation
import Testing

@Suite("The scanner of JSON")
struct JSONScannerTests {
  private func error(_ json: String) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSONScanner.scan(Data(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "accepts what RFC 8259 calls JSON",
    arguments: [
      "{}", "[]", "0", "-0", "10", "-1.5e+3", "1E9", "0.25", "true", "false", "null", #""""#, " [1 , 2 ] ",
      "\u{FEFF}{}", "{\"a\":{\"b\":[[],{}]}}\r\n", #""\"\\\/\b\f\n\r\t\u00e9\ud83d\uDE00""#, "\"\u{7F}é💥\"",
      String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
    ]
  )
  func accepts(_ json: String) { #expect(error(json) == nil) }

  @Test(
    "says where a text stops being JSON, and why",
    arguments: [
      ("", "1:1 the text is empty"),
      (" \n ", "2:2 the text is empty"),
      ("{", "1:2 the text ends, but the { of line 1, column 1 is not closed"),
      ("{\"a\":\n [1", "2:4 the text ends, but the [ of line 2, column 2 is not closed"),
      ("{\"a\":", "1:6 the text ends, but the { of line 1, column 1 is not closed"),
      ("{\"a\"", "1:5 a colon is missing at the end of the text"),
      ("[1 2]", "1:4 a comma is missing before 2"),
      ("{\"a\": 1\n\"b\": 2}", "2:1 a comma is missing before \""),
      ("[1,]", "1:3 a comma before the closing bracket"),
      ("{\"a\": 1,\n}", "1:8 a comma before the closing bracket"),
      ("[,1]", "1:2 a value is missing before ,"),
      ("{1: 2}", "1:2 a key is missing before 1"),
      ("{a: 2}", "1:2 a key is missing before a"),
      ("{\"a\" 1}", "1:6 a colon is missing before 1"),
      ("[1}", "1:3 a comma is missing before }"),
      ("[1] x", "1:5 there is more text after the end of the document"),
      ("{} // end", "1:4 a comment, which JSON does not have"),
      ("[ // one\n1]", "1:3 a comment, which JSON does not have"),
      ("[ # one\n1]", "1:3 a comment, which JSON does not have"),
      ("['a']", "1:2 ' is not a quotation mark of JSON"),
      ("{“a”: 1}", "1:2 “ is not a quotation mark of JSON"),
      ("[\"é\", \"a\n\"]", "1:7 a string that is not closed in its line"),
      ("[\"a\tb\"]", "1:4 the control character \\u{9} in a string"),
      (#"["a\x"]"#, #"1:4 \x is not a valid escape"#),
      (#"["\u12"]"#, #"1:3 \u12 is not a valid escape"#),
      (#"["\ud800"]"#, #"1:3 \ud800 is not a valid escape"#),
      (#"["\ud800\u0061"]"#, #"1:3 \ud800 is not a valid escape"#),
      ("[01]", "1:2 01 is not a valid value"), ("[1.]", "1:2 1. is not a valid value"),
      ("[.5]", "1:2 a value is missing before ."), ("[+1]", "1:2 a value is missing before +"),
      ("[1e]", "1:2 1e is not a valid value"), ("[-]", "1:2 - is not a valid value"),
      ("[True]", "1:2 True is not a valid value"), ("[NaN]", "1:2 NaN is not a valid value"),
      ("\u{FEFF}[\u{1B}]", "1:2 a value is missing before \\u{1B}"),
      (String(repeating: "[", count: 513), "1:513 more than 512 lists and objects inside each other"),
    ]
  )
  func refuses(_ json: String, _ message: String) {
    let error = error(json)
    #expect(error.map { "\($0.position) \($0.explanation)" } == message)
    #expect(error?.advice.isEmpty == false)
  }

  @Test("finds values by their key paths, and the nearest list or object of those that are not there")
  func places() throws {
    let json = """
      {
        "é": [1, {"a.b": 2}],
        "long": {"x": "💥", "y": null}
      }
      """
    let places = try JSONScanner.scan(
      Data(json.utf8),
      lookingFor: ["", "é", "é[0]", "é[1].a.b", "é[2]", "long.y", "long.z.z", "lon", "é[1].a"]
    ).places
    func text(_ path: String) -> String? {
      places[path].map { "\($0.key.map { "\($0) " } ?? "")\($0.value)" }
    }
    #expect(text("") == "1:1")
    #expect(text("é") == "2:3 2:8")
    #expect(text("é[0]") == "2:9")
    #expect(text("é[1].a.b") == "2:13 2:20")
    #expect(text("é[2]") == "2:8")
    #expect(text("long.y") == "3:22 3:27")
    #expect(text("long.z.z") == "3:11")
    #expect(text("lon") == "1:1")
    #expect(text("é[1].a") == "2:12")
  }

  @Test("names each repeated key with the place of the second one, and the keys at the top")
  func keys() throws {
    let json = #"{"a": {"b": 1, "c": [{"d": 1, "\u0064": 2}], "b": 2}, "A": 0, "a": {"b": 1}}"#
    let findings = try JSONScanner.scan(Data(json.utf8))
    #expect(
      findings.repeatedKeys.map { "\($0.position) \($0.keyPath)" } == ["1:31 a.c[0].d", "1:46 a.b", "1:63 a"]
    )
    #expect(findings.topLevelKeys == ["a", "A", "a"])
  }

  @Test("keeps only so many repeated keys")
  func limit() throws {
    let json = "{" + Array(repeating: #""a": 1"#, count: 1000).joined(separator: ",") + "}"
    let findings = try JSONScanner.scan(Data(json.utf8))
    #expect(findings.repeatedKeys.count == JSONScanner.maximumRepeatedKeys)
  }
}
