import AdMediation
import Foundation
import ReportPage
import Testing

@testable import AdapterTool

/// Pages in a real browser.
@Suite(
  "Pages in a browser",
  .enabled(if: Chromium.program != nil, "there is no Chromium here; apt-get install chromium")
)
struct BrowserTests {
  /// A page, and the command line that writes it.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var words: [String]

    /// The page, which is made once for all tests.
    private let file: Task<PageFile, any Error>

    init(_ words: String...) {
      testDescription = words.joined(separator: " ")
      self.words = words
      file = Task { try await PageFile(words) }
    }

    var page: PageFile {
      get async throws { try await file.value }
    }
  }

  static let examples = [
    Example("run"), Example("run", "sample/late"), Example("run", "sample/no-fill"),
    Example("run", "sample/right-to-left"), Example("run", "sample/multiple-images", "--multiple-images"),
    Example("check"), Example("play"),
    Example("play", "--ad-tag", "https://ads.sample-network.example/tags/pod-broken-file"), Example("stream"),
    Example("simulate", "--requests", "500"),
    Example("inspect", "https://ads.sample-network.example/tags/vmap"),
    Example("inspect", "https://ads.sample-network.example/tags/malformed"),
  ]

  @Test("is quiet, asks for nothing, and never scrolls sideways", arguments: examples)
  func fits(example: Example) async throws {
    let page = try await example.page
    #expect(try await page.problems() == [])
    #expect(page.byteCount < 300_000)
  }

  @Test("filters the rows of a table by text and by state")
  func filter() async throws {
    let page = try await PageFile(["run", "sample/late"])
    let (found, states, all) = try await Chromium.use { browser in
      try browser.open(page.url, in: .init(width: 1280))
      let visible =
        "[...document.querySelectorAll('#events tbody tr')].filter(row => !row.hidden).map(row => row.id)"
      let all: [String] = try browser.value(of: visible)
      let _: Bool = try browser.value(of: "document.querySelector('.filter input').focus(), true")
      try browser.type("didrender adchoices")
      let found: [String] = try browser.value(of: visible)
      let _: Bool = try browser.value(
        of: """
          (() => {
            const field = document.querySelector('.filter input'), choice = document.querySelector('.filter select');
            field.value = ''; field.dispatchEvent(new Event('input'));
            choice.value = 'anomaly'; choice.dispatchEvent(new Event('change'));
            return true;
          })()
          """
      )
      return (found, try browser.value(of: visible, as: [String].self), all)
    }
    #expect(all.count > 10)
    #expect(found == ["e4"])
    // The late answer.
    #expect(states == [try #require(all.last)])
  }

  @Test("reads all lanes at the moments that the arrow keys go through")
  func cursor() async throws {
    let page = try await PageFile(["run", "sample/native"])
    let readings = try await Chromium.use { browser in
      try browser.open(page.url, in: .init(width: 1280))
      let _: Bool = try browser.value(of: "document.querySelectorAll('.scroller')[1].focus(), true")
      return try ["Home", "ArrowRight", "End", "ArrowLeft"].map { key in
        try browser.press(key)
        return try browser.value(of: "document.querySelectorAll('.readout')[1].textContent", as: String.self)
      }
    }
    #expect(readings[0].hasPrefix("0 ms — Waterfall: "))
    #expect(readings[1].hasPrefix("90 ms — Waterfall: No inventory failed, Silent timed out"))
    #expect(readings[2].contains("Screens: "))
    #expect(readings[3].hasPrefix("3,740 ms"))
  }

  @Test("stays usable with ten thousand events")
  func manyEvents() async throws {
    let events = (0..<10_000).map { index in
      AdLogEntry(
        time: .milliseconds(index),
        name: index.isMultiple(of: 2) ? "didRecordClick" : "didPlayVideo",
        anomaly: index == 7777 ? .duplicateImpression : nil
      )
    }
    let report = RunReport(
      adUnit: "many",
      format: .native,
      isVirtual: true,
      attempts: [],
      events: events,
      omittedEvents: 0,
      unclaimed: []
    )
    let page = PageFile(text: try #require(report.page?.document))
    #expect(try await page.problems() == [])
    let (marks, found) = try await Chromium.use { browser in
      try browser.open(page.url, in: .init(width: 1280))
      let _: Bool = try browser.value(
        of: """
          (() => {
            const choice = document.querySelector('.filter select');
            choice.value = 'anomaly'; choice.dispatchEvent(new Event('change'));
            return true;
          })()
          """
      )
      return (
        try browser.value(of: "document.querySelectorAll('svg .mark').length", as: Int.self),
        try browser.value(
          of:
            "[...document.querySelectorAll('#events tbody tr')].filter(row => !row.hidden).map(row => row.id)",
          as: [String].self
        )
      )
    }
    #expect(marks < 1000)
    #expect(found == ["e7777"])
  }

  @Test("reaches every chart, table and field with the Tab key")
  func keyboard() async throws {
    let page = try await PageFile(["run"])
    let (reached, wanted) = try await Chromium.use { browser in
      try browser.open(page.url, in: .init(width: 1280))
      var reached: Set<String> = []
      for _ in 0..<60 {
        try browser.press("Tab")
        reached.insert(
          try browser.value(of: "document.activeElement.className + ' ' + document.activeElement.tagName")
        )
      }
      return (reached, Set(["scroller DIV", "wide DIV", " INPUT", " SELECT", " BUTTON", " A"]))
    }
    #expect(wanted.subtracting(reached) == [])
  }

  @Test("is complete without its script")
  func withoutScript() async throws {
    let page = try await PageFile(["run"])
    let script = try #require(page.text.firstRange(of: "<script>"))
    let file = PageFile(text: String(page.text[..<script.lowerBound]))
    let (rows, tools) = try await Chromium.use { browser in
      try browser.open(file.url, in: .init(width: 1280))
      return (
        try browser.value(of: "document.querySelectorAll('#events tbody tr').length", as: Int.self),
        try browser.value(
          of:
            "[...document.querySelectorAll('.tools, .filter')].filter(tool => tool.offsetHeight > 0).length",
          as: Int.self
        )
      )
    }
    #expect(rows == 17)
    #expect(tools == 0)
  }
}

extension PageFile {
  /// Narrow and wide, light and dark.
  private static let windows = [
    Chromium.Window(width: 360), Chromium.Window(width: 1280), Chromium.Window(width: 360, isDark: true),
    Chromium.Window(width: 1280, isDark: true), Chromium.Window(width: 2000),
  ]

  /// The same for tests that also look at the text of the page: nothing where there is no browser.
  func problemsIfThereIsABrowser() async throws -> [String] {
    Chromium.program == nil ? [] : try await problems()
  }

  /// What a browser has to say against the page, in any window: complaints, requests, and what is too wide.
  func problems() async throws -> [String] {
    let url = self.url
    return try await Chromium.use { browser in
      try browser.open(url, in: Self.windows[0])
      let tooWide = try Self.windows.compactMap { window in
        try browser.resize(to: window)
        let width: Int = try browser.value(of: "document.documentElement.scrollWidth")
        return width > window.width ? "\(width) pixels wide in a window of \(window.width)" : nil
      }
      return browser.complaints + browser.requests + tooWide
    }
  }
}

/// A page in a file, for as long as it is used.
final class PageFile: Sendable {
  let url: URL
  let text: String

  var byteCount: Int { text.utf8.count }

  /// The page that a command of the tool writes.
  convenience init(_ words: [String]) async throws {
    // In a process of its own: what other tests have left behind is not in it.
    let result = try await MediateBinary.run(arguments: words + ["--html", "-"])
    self.init(text: result.output)
    try #require(text.hasPrefix("<!DOCTYPE html>"), "\(result.errors)")
  }

  init(text: String) {
    self.text = text
    url = TemporaryFolder.ofProcess.appending(path: "\(UUID().uuidString).html")
    try? Data(text.utf8).write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
