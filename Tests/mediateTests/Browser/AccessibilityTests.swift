import Foundation
import Testing

/// Pages as a screen reader knows them, and as a printer prints them.
@Suite(
  "Pages for everyone",
  .enabled(if: Chromium.program != nil, "there is no Chromium here; apt-get install chromium")
)
struct AccessibilityTests {
  @Test(
    "has one title, landmarks, and a name for each table, drawing and control",
    arguments: BrowserTests.examples
  )
  func screenReader(example: BrowserTests.Example) async throws {
    let page = try await PageFile(example.words)
    let (nodes, titles) = try await Chromium.use { browser in
      try browser.open(page.url, in: .init(width: 1280))
      return (
        try browser.accessibles(),
        try browser.value(of: "document.querySelectorAll('h1').length", as: Int.self)
      )
    }
    #expect(titles == 1)
    for landmark in ["banner", "navigation", "main", "contentinfo"] {
      #expect(nodes.count { $0.role == landmark } == 1, "\(landmark)")
    }
    let named: Set = [
      "heading", "table", "region", "image", "figure", "navigation", "search", "searchbox", "combobox",
      "button",
      "link", "columnheader", "rowheader", "SvgRoot",
    ]
    #expect(nodes.filter { named.contains($0.role) && $0.name.isEmpty } == [])
    for table in nodes where table.role == "table" {
      #expect(table.contents.isSuperset(of: ["columnheader", "rowheader"]), "\(table.name)")
    }
  }

  @Test("says in words what each drawing shows, unless it is decoration", arguments: BrowserTests.examples)
  func drawings(example: BrowserTests.Example) async throws {
    let page = try await PageFile(example.words)
    let labels = try await Chromium.use { browser in
      try browser.open(page.url, in: .init(width: 1280))
      return try browser.value(
        of: """
          [...document.querySelectorAll('svg')].filter(drawing => !drawing.closest('[aria-hidden=true]')
            && !drawing.parentElement.closest('svg')).map(drawing => drawing.getAttribute('aria-label') || '')
          """,
        as: [String].self
      )
    }
    // Its name, and what it shows.
    #expect(labels.filter { !$0.contains(/\w.*[:.] ./) } == [])
  }

  @Test("is printed with what is folded on the screen, and with its colours")
  func print() async throws {
    let page = try await PageFile(["stream"])
    let (folded, colours) = try await Chromium.use { browser in
      try browser.open(page.url, in: .init(width: 794), media: "print")
      return (
        try browser.value(
          of: """
            [...document.querySelectorAll('details:not([open])')]
              .filter(details => !details.querySelector('table').checkVisibility({ contentVisibilityAuto: true })).length
            """,
          as: Int.self
        ),
        try browser.value(
          of: "getComputedStyle(document.querySelector('rect')).printColorAdjust",
          as: String.self
        )
      )
    }
    #expect(folded == 0)
    #expect(colours == "exact")
  }
}
