import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

/// What a reader finds in the page of a played film or stream.
struct VideoPage {
  let document: String

  init(_ document: String) { self.document = document }

  static func play(_ arguments: String...) async throws -> VideoPage {
    try await VideoPage(of: ["play"] + arguments)
  }

  static func stream(_ arguments: String...) async throws -> VideoPage {
    try await VideoPage(of: ["stream"] + arguments)
  }

  /// In a process of its own: other tests would wait for the main actor while a long film plays.
  private init(of words: [String]) async throws {
    document = try await MediateBinary.run(arguments: words + ["--html", "-"]).output
  }

  /// The answer at the top.
  var verdict: String { first(#/<p class="verdict [^"]*">(.*?)</p>/#) }

  /// The cells of a row, as text.
  func row(_ id: String) throws -> [String] {
    let pattern = try Regex<(Substring, Substring)>("<tr id=\"\(id)\"[^>]*>(.*?)</tr>").dotMatchesNewlines()
    return cells(String(try #require(document.firstMatch(of: pattern)?.output.1, "row \(id)")))
  }

  /// The rows of a table, each with the text of its cells.
  func table(_ id: String) throws -> [[String]] {
    let pattern = try Regex<(Substring, Substring)>("<table id=\"\(id)\".*?<tbody>(.*?)</tbody>")
      .dotMatchesNewlines()
    let body = String(try #require(document.firstMatch(of: pattern)?.output.1, "table \(id)"))
    return body.matches(of: #/(?s)<tr[^>]*>(.*?)</tr>/#).map { cells(String($0.output.1)) }
  }

  /// What is said of the items of a lane in the first chart of a section.
  func lane(_ name: String, in section: String = "timeline") throws -> [String] {
    let start = try #require(document.range(of: "<section id=\"\(section)\""), "section \(section)")
    let rest = document[start.upperBound...]
    let end = rest.range(of: "</section>")?.lowerBound ?? rest.endIndex
    let lane = try #require(rest[..<end].range(of: "data-lane=\"\(name)\""), "lane \(name)")
    let items = rest[lane.upperBound..<end]
    let next = items.range(of: "<div class=\"lane")?.lowerBound ?? items.endIndex
    return items[..<next].matches(of: #/(?s)<title>(.*?)</title>/#).map { String($0.output.1).plainText }
  }

  private func cells(_ row: String) -> [String] {
    row.matches(of: #/(?s)<t[hd][^>]*>(.*?)</t[hd]>/#).map { String($0.output.1).plainText }
  }

  private func first(_ pattern: some RegexComponent<(Substring, Substring)>) -> String {
    document.firstMatch(of: pattern).map { String($0.output.1).plainText } ?? ""
  }
}

extension String {
  /// The markup without the opportunities for line breaks in long words.
  var withoutBreaks: String { replacing(#/<wbr[^>]*>/#, with: "") }

  /// The text of markup, on one line.
  fileprivate var plainText: String {
    withoutBreaks.replacing(#/<[^>]*>/#, with: " ").replacing("&#39;", with: "'")
      .replacing("&quot;", with: "\"")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
