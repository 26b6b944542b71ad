import Testing

/// The markup of a page, as a browser takes it apart: elements and text.
struct PageMarkup {
  struct Element {
    let tag: String
    let attributes: [String: String]
  }

  /// In the order of their start tags.
  private(set) var elements: [Element] = []
  /// The texts between the tags of the body, with a line break for each tag.
  private(set) var text = ""

  /// - Parameter document: with one style and one script, which are ours and left out.
  init(_ document: String) throws {
    let document = document.replacing(#/<wbr[^>]*>/#, with: "")
    let style = try #require(document.firstRange(of: /<style>.*<\/style>/.dotMatchesNewlines()))
    let script = try #require(
      document.firstRange(of: /\n<script>\n?'use strict'.*<\/script>/.dotMatchesNewlines())
    )
    var rest = document[..<style.lowerBound] + document[style.upperBound..<script.lowerBound]
    rest += document[script.upperBound...]
    rest = rest.dropFirst("<!DOCTYPE html>".count)
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      let tag = try #require(
        rest[start...].prefixMatch(of: #/<(/?)([A-Za-z0-9]+)((?: [a-zA-Z0-9-]+="[^"<>]*")*)>/#),
        "\(rest[start...].prefix(200))"
      )
      if tag.output.1.isEmpty {
        let pairs = tag.output.3.matches(of: #/ ([a-zA-Z-]+)="([^"]*)"/#)
          .map { (String($0.output.1), Self.decoded(String($0.output.2))) }
        elements.append(Element(tag: String(tag.output.2), attributes: Dictionary(pairs) { $1 }))
      }
      text += "\n"
      rest = rest[tag.range.upperBound...]
    }
    text += rest
    #expect(!text.contains(">"))
    text = Self.decoded(text)
  }

  private static func decoded(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  func elements(_ tag: String) -> [Element] { elements.filter { $0.tag == tag } }

  /// The element with an ID.
  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  /// The texts in a line each, without empty ones.
  var lines: [String] {
    text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init).filter {
      !$0.isEmpty
    }
  }
}
