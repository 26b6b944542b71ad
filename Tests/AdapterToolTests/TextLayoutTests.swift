import AdMediation
import Testing

@testable import AdapterTool

@Suite("The layout of text")
struct TextLayoutTests {
  @Test("wraps between words, and leaves a word whole that is too wide")
  func wraps() {
    #expect(wrap("one two three four", width: 10) == ["one two", "three four"])
    #expect(wrap("abcdefghijklmnop qrs", width: 10) == ["abcdefghijklmnop", "qrs"])
    #expect(wrap("", width: 10) == [""])
  }

  @Test(
    "knows how wide characters are",
    arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("☕️", 2), ("👩🏽‍🍳", 2), ("한국", 4), ("رائع", 4)]
  )
  func columns(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test("cuts at a column")
  func cuts() {
    #expect("abcdef".cut(to: 6) == "abcdef")
    #expect("abcdefg".cut(to: 6) == "abcde…")
    #expect("東京の朝".cut(to: 6) == "東京…")
  }

  @Test("keeps the end of a class name and the beginning of a sentence")
  func labels() {
    #expect(TextLayout.label("Content") == "Content")
    #expect(TextLayout.label("A.B") == "A.B")
    #expect(
      TextLayout.label("SampleAdapter.SampleCustomEventNativeAd") == "SampleCustomEventNativeAd"
    )
    #expect(TextLayout.label("The source v1.2 with a long label") == "The source v1.2 with a lo…")
  }

  @Test(
    "the environment's COLUMNS goes before the window, within what can be read",
    arguments: [
      (nil, nil, 100), (nil, 80, 80), ("60", 80, 60), ("60", nil, 60), ("0", 80, 80), ("wide", nil, 100),
      ("7", nil, 20), (nil, 300, 120), ("-5", nil, 100),
    ] as [(String?, Int?, Int)]
  )
  func terminalColumns(_ text: String?, _ window: Int?, _ columns: Int) {
    #expect(Terminal.columns(text, window: window) == columns)
  }

  /// A row with a text of three words behind its start.
  private func row(_ text: String, columns: Int) -> String {
    var row = StyledText()
    row.addHanging([("  1 ms  ", .plain), ("start  ", .good)], text)
    return row.rendered(in: Terminal(columns: columns))
  }

  @Test("a text stands in a column behind its start, or below it if the column would be too narrow")
  func hanging() {
    let text = "one two three four five six seven"
    #expect(row(text, columns: 50) == "  1 ms  start  one two three four five six seven\n")
    let indented = "  1 ms  start  one two three four five\n               six seven\n"
    #expect(row(text, columns: 40) == indented)
    #expect(row(text, columns: 34) == "  1 ms  start\n      one two three four five six\n      seven\n")
    #expect(row("one", columns: 20) == "  1 ms  start  one\n")
    #expect(row("a text", columns: 20) == "  1 ms  start\n      a text\n")
  }

  @Test("an address stays whole, alone in its line if the column is too narrow for it")
  func addresses() {
    let address = "https://ads.example/" + String(repeating: "a", count: 40)
    #expect(row(address, columns: 60) == "  1 ms  start  \(address)\n")
    #expect(row("GET \(address)", columns: 60) == "  1 ms  start\n      GET\n      \(address)\n")
  }

  @Test("a table that is too wide is a list")
  func tables() {
    var text = StyledText()
    text.addTable(header: ["", "asked", "share"], [["Premium", "2,000", "22 %"], ["B", "1", "3 %"]])
    let wide = "            asked   share\n  Premium   2,000    22 %\n  B             1     3 %\n"
    #expect(text.rendered(in: .plain) == wide)
    let narrow = "  Premium\n      asked  2,000\n      share  22 %\n  B\n      asked  1\n      share  3 %\n"
    #expect(text.rendered(in: Terminal(columns: 20)) == narrow)
  }

  @Test("a message is cut where its line ends, unless there is an address in it")
  func cutTexts() {
    var text = StyledText()
    text.addHanging([("  ", .plain)], [.cut("one two three four five six seven eight"), .init("nine")])
    text.addHanging([("  ", .plain)], [.cut("see https://example.com/a now or not, whenever")])
    #expect(
      text.rendered(in: Terminal(columns: 30)) == """
          one two three four five six…
          nine
          see https://example.com/a
          now or not, whenever

        """
    )
  }

  @Test("is coloured only when asked, and reads the same without colour")
  func colours() {
    var text = StyledText()
    text.add(("good", .good), (" plain  ", .plain))
    #expect(text.rendered(in: .plain) == "good plain\n")
    #expect(text.rendered(in: Terminal(isColoured: true)) == "\u{1B}[32mgood\u{1B}[0m plain\n")
  }

  @Test("has room for unclaimed notifications")
  func unclaimed() {
    var text = StyledText()
    text.addUnclaimed([
      AdLogEntry(time: .zero, name: "didRecordClick", details: ["className": "A.B"], anomaly: .adNotDelivered)
    ])
    let lines = text.rendered(in: .plain).split(separator: "\n")
    #expect(lines[0] == "Notifications for undelivered ads")
    #expect(lines[1].contains("didRecordClick") && lines[1].contains("className: A.B"))
    #expect(lines[2].contains("ignored: no publisher received this ad"))
  }

  @Test("JSON escapes what a terminal would obey, and sorts its keys")
  func json() {
    let value = JSONValue.object([
      "b": .array([.integer(1), .number(1.5), .number(.nan), .null, .bool(true)]),
      "a": .string("\"\\\n\t\u{1B}[31m\u{9B}\u{202E}é😀"),
      "c": .object([:]),
    ])
    #expect(
      value.document == """
        {
          "a": "\\"\\\\\\n\\t\\u001b[31m\\u009b\\u202eé😀",
          "b": [
            1,
            1.5,
            null,
            null,
            true
          ],
          "c": {}
        }

        """
    )
  }

  @Test("JSON takes assets of any type, and names those that it cannot say")
  func extraAssets() {
    final class Thing {}
    #expect(JSONValue(asset: "text") == .string("text"))
    #expect(JSONValue(asset: true) == .bool(true))
    #expect(JSONValue(asset: 3) == .integer(3))
    #expect(JSONValue(asset: UInt64.max) == .number(0x1p64))
    #expect(JSONValue(asset: 1.5) == .number(1.5))
    #expect(JSONValue(asset: ["a", 1] as [Any]) == .array([.string("a"), .integer(1)]))
    #expect(JSONValue(asset: ["a": ["b": 2]]) == .object(["a": .object(["b": .integer(2)])]))
    guard case .string(let name) = JSONValue(asset: Thing()) else {
      Issue.record("an object became a value")
      return
    }
    #expect(name.contains("Thing") && !name.contains("0x"))
  }
}
