import Foundation
import Testing

@testable import AdapterTool

@Suite("JSON of encodable values")
struct JSONEncodingTests {
  private enum Place: Encodable {
    case start
    case url(String, type: String?)
    case size(width: Int, height: Int)
  }

  private enum Word: String, CaseIterable, Encodable {
    case second = "B"
    case first = "A"
  }

  private struct Values: Encodable {
    var text: String? = nil
    var count: Int? = nil
    var flag: Bool? = nil
    var rate: Double? = nil
    var list: [UInt8]? = nil
    var place: Place? = nil
  }

  private func line(_ value: some Encodable, writesNull: Bool = false) -> String {
    JSONValue(encoding: value, writesNull: writesNull).line
  }

  @Test("leaves out what has no value, or writes null")
  func absence() {
    #expect(line(Values()) == "{}")
    let nulls = #"{"count": null, "flag": null, "list": null, "place": null, "rate": null, "text": null}"#
    #expect(line(Values(), writesNull: true) == nulls)
    let values = Values(text: "a", count: 1, flag: true, rate: 0.5, list: [])
    #expect(line(values) == #"{"count": 1, "flag": true, "list": [], "rate": 0.5, "text": "a"}"#)
  }

  @Test("gives times, dates, decimals, URLs and sets a form of their own")
  func forms() throws {
    #expect(line([Duration.milliseconds(1500), .seconds(2)]) == "[1.5, 2]")
    #expect(line([Date(timeIntervalSince1970: 0.0009)]) == #"["1970-01-01T00:00:00.001Z"]"#)
    #expect(line([Decimal(string: "0.125")]) == "[0.125]")
    #expect(line([try #require(URL(string: "https://a.example/b"))]) == #"["https://a.example/b"]"#)
    #expect(line(Set([Word.first, .second])) == #"["B", "A"]"#)
    #expect(line([UInt64.max]) == "[1.8446744073709552e+19]")
    #expect(line([Float.nan]) == "[null]")
  }

  @Test("writes an enumeration by its case and the labels of its values")
  func enumerations() {
    #expect(line(Place.start) == #"{"start": {}}"#)
    #expect(line(Place.url("a", type: "b")) == #"{"type": "b", "url": "a"}"#)
    #expect(line(Place.url("a", type: nil)) == #"{"url": "a"}"#)
    #expect(line(Place.size(width: 1, height: 2)) == #"{"size": {"height": 2, "width": 1}}"#)
  }

  @Test("encodes lists in lists, objects in objects, and JSON")
  func nesting() {
    let json = JSONValue.object(["a": .array([.null, .bool(true)]), "b": .object(["c": .number(0.5)])])
    #expect(JSONValue(encoding: ["x": json]) == .object(["x": json]))
    #expect(line([[1], [], [2, 3]]) == "[[1], [], [2, 3]]")
    #expect(line(["a": ["b": [Int?.none]]]) == #"{"a": {"b": [null]}}"#)
    #expect(line(Nested()) == #"{"list": [{"a": 1}, [2], 3], "super": true}"#)
  }

  /// Uses every kind of container.
  private struct Nested: Encodable {
    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      var list = object.nestedUnkeyedContainer(forKey: .list)
      var member = list.nestedContainer(keyedBy: Key.self)
      try member.encode(1, forKey: .a)
      var inner = list.nestedUnkeyedContainer()
      try inner.encode(2)
      try 3.encode(to: list.superEncoder())
      try true.encode(to: object.superEncoder())
    }

    private enum Key: CodingKey {
      case list, a
    }
  }
}
