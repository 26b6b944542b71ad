import AdMediation
import Foundation
import Testing

@testable import AdapterConformance

/// Pages as a screen reader knows them, and as a printer prints them.
@Suite(
  "Pages for everyone",
  .enabled(if: Chromium.program != nil, "there is no Chromium here; apt-get install chromium")
)
struct AccessibilityTests {
  @Test(
    "has one title, landmarks, names for tables, drawings and controls, and words for each drawing",
    arguments: BrowserTests.examples
  )
  func screenReader(example: BrowserTests.Example) async throws {
    #expect(try await example.page.obstacles() == [])
  }

  @Test("has all that, if it compares two waterfalls, too")
  func comparison() async throws {
    let folder = try TemporaryFolder()
    let files = try [0.5, 1].map { rate in
      let source = "{\"label\": \"A\", \"fillRate\": \(rate), \"latencyMilliseconds\": {\"fixed\": 100}}"
      return try folder.file("\(rate).json", "{\"sources\": [\(source)]}").commandLinePath
    }
    let page = try await PageFile([
      "simulate", "--config", files[0], "--compare", files[1], "--requests", "400",
    ])
    #expect(try await page.obstacles() == [])
    #expect(try await page.problems() == [])
  }

  @Test("has all that, if it explains a broken rule, too")
  func brokenRule() async throws {
    let rule = try #require(RuleBook.rule("LOAD-19"))
    let timeline = [0, 10_000].map { AdLogEntry(time: .milliseconds($0), name: "event\($0)") }
    let failure = ConformanceFailure(
      rule: rule,
      format: .banner,
      expected: "an error",
      actual: "no answer",
      timeline: timeline,
      marked: [1]
    )
    let report = ConformanceReport(
      adapter: "Halcyon.HalcyonAdapter",
      results: [.init(rule: rule, outcome: .broken(failure))],
      fixtureLocation: FixtureLocation(filePath: "/halcyon/Fixture.swift", line: 7)
    )
    let page = PageFile(text: ConformancePage.html(for: [report]))
    let text = page.text.replacing(/<wbr[^>]*>/, with: "")
    #expect(text.contains("/halcyon/Fixture.swift:7"))
    #expect(try await page.obstacles() == [])
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

extension PageFile {
  /// What a screen reader would stumble over.
  func obstacles() async throws -> [String] {
    let url = self.url
    let (nodes, titles, drawings) = try await Chromium.use { browser in
      try browser.open(url, in: .init(width: 1280))
      return (
        try browser.accessibles(),
        try browser.value(of: "document.querySelectorAll('h1').length", as: Int.self),
        try browser.value(of: Self.drawings, as: [String].self)
      )
    }
    var obstacles = titles == 1 ? [] : ["\(titles) titles"]
    for landmark in ["banner", "navigation", "main", "contentinfo"] {
      let count = nodes.count { $0.role == landmark }
      if count != 1 { obstacles.append("\(count) times \(landmark)") }
    }
    obstacles += nodes.filter { Self.named.contains($0.role) && $0.name.isEmpty }.map {
      "\($0.role) without a name"
    }
    for table in nodes where table.role == "table" {
      let missing = Set(["columnheader", "rowheader"]).subtracting(table.contents).sorted()
      obstacles += missing.map { "no \($0) in the table \(table.name)" }
    }
    // A drawing has a name, and what it shows in words.
    obstacles += drawings.filter { !$0.contains(/\w.*[:.] ./) }.map {
      "a drawing that is only called “\($0)”"
    }
    return obstacles
  }

  private static let named: Set = [
    "heading", "table", "region", "image", "figure", "navigation", "search", "searchbox", "combobox",
    "button",
    "link", "columnheader", "rowheader", "SvgRoot",
  ]

  /// The labels of the drawings that are no decoration and in no other drawing.
  private static let drawings = """
    [...document.querySelectorAll('svg')].filter(drawing => !drawing.closest('[aria-hidden=true]')
      && !drawing.parentElement.closest('svg')).map(drawing => drawing.getAttribute('aria-label') || '')
    """
}
