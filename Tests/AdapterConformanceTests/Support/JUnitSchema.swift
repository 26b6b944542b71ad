import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What CI servers expect of a JUnit document: the elements, where they stand, the attributes that they must and may
/// have, and numbers that add up.
final class JUnitSchema: NSObject, XMLParserDelegate {
  private struct Element {
    var parents: Set<String>
    var required: Set<String> = []
    var optional: Set<String> = []
  }

  private static let elements: [String: Element] = [
    "testsuites": Element(
      parents: [""],
      optional: ["name", "tests", "failures", "errors", "disabled", "time"]
    ),
    "testsuite": Element(
      parents: ["testsuites"],
      required: ["name", "tests"],
      optional: [
        "package", "failures", "errors", "skipped", "disabled", "time", "timestamp", "hostname", "id",
      ]
    ),
    "testcase": Element(
      parents: ["testsuite"],
      required: ["name", "classname"],
      optional: ["time", "status"]
    ),
    "failure": Element(parents: ["testcase"], optional: ["message", "type"]),
    "error": Element(parents: ["testcase"], optional: ["message", "type"]),
    "skipped": Element(parents: ["testcase"], optional: ["message", "type"]),
  ]

  /// An element with its attributes, the text right in it, and what it contains.
  final class Node {
    let name: String
    let attributes: [String: String]
    var text = ""
    var children: [Node] = []

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// Everything of this name below, in order.
    func all(_ name: String) -> [Node] { children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) } }
  }

  /// What is wrong with the document; nothing for a good one.
  private(set) var problems: [String] = []
  /// Holds the root element.
  let document = Node("", [:])
  private var open: [Node]

  init(_ text: String) {
    open = [document]
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { problems.append("not well-formed: \(parser.parserError.map { "\($0)" } ?? "?")") }
    if document.children.map(\.name) != ["testsuites"] { problems.append("the root is not testsuites") }
    for node in document.all("testsuites") + document.all("testsuite") { checkNumbers(of: node) }
    for node in document.all("testcase") where node.children.count > 1 {
      problems.append("a test case with two outcomes")
    }
  }

  private func checkNumbers(of node: Node) {
    for (attribute, name) in [
      ("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
    ] {
      guard let number = node.attributes[attribute] else { continue }
      let count = node.all(name).count
      if Int(number) != count {
        problems.append("\(node.name) \(attribute)=\(number), and there are \(count)")
      }
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let node = Node(name, attributes)
    let parent = open.last ?? document
    parent.children.append(node)
    open.append(node)
    guard let element = Self.elements[name] else { return problems.append("unknown element \(name)") }
    let present = Set(attributes.keys)
    if !element.parents.contains(parent.name) { problems.append("\(name) in \(parent.name)") }
    for missing in element.required.subtracting(present) { problems.append("\(name) without \(missing)") }
    for unknown in present.subtracting(element.required).subtracting(element.optional) {
      problems.append("\(name) with \(unknown)")
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    if open.count > 1 { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
