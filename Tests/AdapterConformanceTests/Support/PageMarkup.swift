import Foundation
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
    let style = try #require(document.between("<style>", "</style>"))
    let script = try #require(document.between("\n<script>", "</script>"))
    let markup = document[..<style.lowerBound] + document[style.upperBound..<script.lowerBound]
    var rest = Substring(markup + document[script.upperBound...]).utf8.dropFirst("<!DOCTYPE html>".utf8.count)
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      text += String(Substring(rest[..<start]))
      let tag = rest[start...].prefix { $0 != UInt8(ascii: ">") }.dropFirst()
      rest = rest[tag.endIndex...].dropFirst()
      // These are where long words may be broken.
      if tag.starts(with: "wbr".utf8) { continue }
      if let element = try Self.element(Substring(tag)) { elements.append(element) }
      text += "\n"
    }
    text += String(Substring(rest))
    #expect(!text.utf8.contains(UInt8(ascii: ">")))
    text = Self.decoded(text)
  }

  /// An element by its start tag; nil for an end tag.
  ///
  /// - Parameter tag: what is between the angle brackets.
  private static func element(_ tag: Substring) throws -> Element? {
    let name = tag.prefix { $0 != " " }
    let isEnd = name.hasPrefix("/")
    try #require(!name.dropFirst(isEnd ? 1 : 0).isEmpty && name.allSatisfy(isNamePart), "\(tag.prefix(200))")
    var attributes: [String: String] = [:]
    var rest = tag.utf8.dropFirst(name.utf8.count)
    while !rest.isEmpty {
      // A space, a name, an equals sign and a value in quotation marks.
      let key = rest.dropFirst().prefix { $0 != UInt8(ascii: "=") }
      let value = rest[key.endIndex...].dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }
      let isAttribute =
        rest.first == UInt8(ascii: " ") && Substring(key).allSatisfy(isNamePart)
        && rest[key.endIndex...].starts(with: "=\"".utf8) && value.endIndex != rest.endIndex
        && !value.contains(UInt8(ascii: "<"))
      try #require(isAttribute, "\(tag.prefix(200))")
      attributes[String(Substring(key))] = decoded(String(Substring(value)))
      rest = rest[value.endIndex...].dropFirst()
    }
    return isEnd ? nil : Element(tag: String(name), attributes: attributes)
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "/")
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

extension String {
  /// From the first `start` to the last `end`.
  fileprivate func between(_ start: String, _ end: String) -> Range<Index>? {
    guard let first = range(of: start), let last = range(of: end, options: .backwards) else { return nil }
    return first.lowerBound < last.upperBound ? first.lowerBound..<last.upperBound : nil
  }
}
