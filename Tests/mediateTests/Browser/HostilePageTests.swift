import AdMediation
import Foundation
import Testing

@testable import AdapterConformance
@testable import AdapterTool
@testable import MediateCommands

/// Pages whose every text comes from a network that means harm.
@Suite(
  "Hostile text in a browser",
  .enabled(if: Chromium.program != nil, "there is no Chromium here; apt-get install chromium")
)
struct HostilePageTests {
  /// Would leave its place if it were markup, and says so on the console if it were a script.
  static let texts = [
    "</title></script></style><script>console.log('a')</script>",
    "<img src=x onerror=\"console.log('b')\">", "\" onmouseover=\"console.log('c')\" x=\"",
    "' autofocus onfocus='console.log(1)' '", "javascript:console.log('d')",
    "]]><svg onload=console.log('e')>",
    "{{7*7}} ${7*7} <!-- --> &lt;b&gt; &#60;b&#62;", "\u{0}\u{1B}[31m\u{202E}\u{2066}\u{FEFF}\u{FFFF}",
  ]
  static let text = texts.joined(separator: " ")
  static let longWord = String(repeating: "W", count: 500_000)

  @Test("a run stays text: nothing runs, nothing is asked for, nothing is wider than the window")
  func run() async throws {
    let folder = try TemporaryFolder()
    let creative: [String: Any] = [
      "headline": Self.text, "body": Self.longWord, "callToAction": Self.text, "advertiser": Self.longWord,
      "store": Self.text, "price": Self.text, "degreeOfAwesomeness": Self.text, "starRating": 7,
      "click": ["landingPage": "javascript:alert(1)"],
    ]
    let inventory = try folder.file(
      "inventory.json",
      JSONSerialization.data(
        withJSONObject: [
          "creatives": ["hostile": creative],
          "units": [["id": Self.text, "summary": "", "creative": "hostile"]],
        ]
      )
    )
    let sources = (["Missing.\(Self.text)", "SampleAdapter.SampleCustomEventNativeAd"]).map {
      ["className": $0, "label": Self.text + Self.longWord.prefix(1000), "parameter": Self.text]
    }
    let configuration = try folder.file(
      "config.json",
      JSONSerialization.data(withJSONObject: ["adUnits": [Self.text: ["sources": sources]]])
    )
    let page = try await PageFile([
      "run", "--config", configuration.commandLinePath, "--inventory", inventory.commandLinePath,
    ])
    #expect(page.text.contains("&lt;/title&gt;&lt;/script&gt;"))
    #expect(try await page.problems() == [])
    #expect(page.byteCount < 1_000_000)
  }

  @Test("a check stays text")
  func check() async throws {
    let rules = Array(RuleBook.rules.prefix(4))
    let timeline = [Self.text, String(Self.longWord)].enumerated().map { index, text in
      AdLogEntry(time: .milliseconds(index), name: text, details: ["message": text, "source": text])
    }
    let failure = ConformanceFailure(
      rule: rules[0],
      expected: Self.text,
      actual: Self.longWord,
      timeline: timeline,
      marked: [0]
    )
    let report = ConformanceReport(
      adapter: "Module." + Self.text,
      results: [
        .init(rule: rules[0], outcome: .broken(failure)),
        .init(
          rule: rules[1],
          outcome: .blocked(BlockedRule(rule: rules[1], causes: ["LOAD-1"], reason: Self.text))
        ),
        .init(rule: rules[2], outcome: .notChecked(reason: Self.longWord)),
        .init(rule: rules[3], outcome: .passed),
      ],
      fixtureLocation: FixtureLocation(filePath: Self.text, line: 1)
    )
    let page = PageFile(text: ConformancePage.html(for: [report, report]))
    #expect(try await page.problems() == [])
    #expect(page.byteCount < 1_000_000)
  }

  /// What the other tests rely on.
  @Test("what is wrong with a page is seen")
  func problems() async throws {
    let page = PageFile(
      text: """
        <!DOCTYPE html><p style="width: 3000px">wide</p><img src="file:///nowhere.png">
        <script>console.log('here')</script>
        """
    )
    let problems = try await page.problems()
    #expect(problems.contains { $0.contains("pixels wide in a window of 360") })
    #expect(problems.contains("file:///nowhere.png"))
    #expect(problems.contains { $0.contains("here") })
  }
}
