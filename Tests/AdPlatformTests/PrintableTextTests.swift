import AdPlatform
import Testing

@Suite("Printable text")
struct PrintableTextTests {
  @Test(
    "what could break a line, steer a terminal or turn the text around is escaped",
    arguments: [
      ("a\nb", "a\\u{A}b"),
      ("a\r\nb", "a\\u{D}\\u{A}b"),
      ("\u{1B}[31mred", "\\u{1B}[31mred"),
      ("\0", "\\u{0}"),
      ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
      ("exe.\u{202E}gpj", "exe.\\u{202E}gpj"),
      ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("\u{200F}\u{200B}\u{FEFF}", "\\u{200F}\\u{200B}\\u{FEFF}"),
      ("\u{2028}\u{2029}\u{85}", "\\u{2028}\\u{2029}\\u{85}"),
    ]
  )
  func escapes(text: String, printable: String) {
    #expect(text.printable() == printable)
  }

  @Test(
    "what a reader sees stays",
    arguments: ["", "plain", "Größe 東京 עברית", "👩‍👩‍👧", "“quoted” \\ back"]
  )
  func keeps(text: String) {
    #expect(text.printable() == text)
  }

  @Test("a text at the limit stays, a longer one ends in an ellipsis")
  func limit() {
    #expect("abcd".printable(limit: 4) == "abcd")
    #expect("abcde".printable(limit: 4) == "abcd…")
    #expect(String(repeating: "x", count: 300).printable() == String(repeating: "x", count: 200) + "…")
    #expect("a".printable(limit: 0) == "…")
  }

  @Test("an escape is not cut in two")
  func wholeEscapes() {
    #expect("a\nb".printable(limit: 5) == "a…")
    #expect("a\nb".printable(limit: 6) == "a\\u{A}…")
  }

  @Test("one character of very many scalars is cut too")
  func stackedMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(text.printable(limit: 10).unicodeScalars.count == 11)
  }
}
