import Testing

@testable import ReportPage

@Suite("Line breaks in long words")
struct LineBreakTests {
  @Test(
    "are before a capital and behind a dot, and nowhere else",
    arguments: [
      ("Halcyon.HalcyonNativeAdapter", "Halcyon.|Halcyon|Native|Adapter"),
      ("a short HTMLPage", "a short HTMLPage"), ("FIRST_QUARTILE", "FIRST_|QUARTILE"),
      ("didRender(in:clickable:)", "did|Render(|in:|clickable:|)"),
      ("https://a.example/Page", "https://a.example/Page"),
    ]
  )
  func places(text: String, markup: String) {
    #expect(HTML(text).markup.replacing(String.lineBreak, with: "|") == markup)
  }

  @Test("never cut what stands for a character, and are not in attributes")
  func harmless() {
    let text = HTML("a.very.long&word<is>here").markup
    #expect(text.contains(String.lineBreak) && !text.contains(/&[a-z#0-9]*<wbr/))
    #expect(text.replacing(String.lineBreak, with: "") == "a.very.long&amp;word&lt;is&gt;here")
    let name = "Halcyon.HalcyonNativeAdapter"
    #expect(HTML(.p, .title(name)).markup == "<p title=\"\(name)\"></p>")
  }
}
