import Testing

@testable import ReportPage

@Suite("Text in pages")
struct EscapingTests {
  @Test(
    "stays text, whatever it holds",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\" onload='x' & <b>", "&quot; onload=&#39;x&#39; &amp; &lt;b&gt;"),
      ("a\u{0}b\u{1B}[1m", "a\\u{0}b\\u{1B}[1m"),
      ("left\u{202E}thgir", "left\\u{202E}thgir"),
      ("one\ntwo\tthree", "one\ntwo  three"),
      ("日本 – é ✓", "日本 – é ✓"),
    ]
  )
  func text(text: String, markup: String) {
    #expect(HTML(text).markup.replacing(String.lineBreak, with: "") == markup)
    let paragraph = HTML(.p, .title(text)) { text }.markup.replacing(String.lineBreak, with: "")
    #expect(paragraph == "<p title=\"\(markup)\">\(markup)</p>")
  }

  @Test("is cut at its limit, and no escape is cut")
  func limit() {
    #expect(HTML(String(repeating: "<", count: 600_000), limit: 3).markup == "&lt;&lt;&lt;…")
    #expect(HTML("ab\u{0}", limit: 3).markup == "ab…")
    #expect(HTML("ab\ncd\nef", limit: 3).markup.hasSuffix("…"))
  }
}
