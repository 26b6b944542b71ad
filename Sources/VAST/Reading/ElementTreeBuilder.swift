import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds the tree of a document within the limits, and stops the XML parser at the first error.
final class ElementTreeBuilder: NSObject, XMLParserDelegate {
  private let tree: ElementTree
  private let limits: DocumentLimits
  private var open: [Int] = []
  private var failure: VASTError?
  private var oddPrefixes = false

  private init(limits: DocumentLimits) {
    self.limits = limits
    tree = ElementTree(limits: limits)
  }

  /// The root element of a document.
  static func root(of data: Data, limits: DocumentLimits) throws(VASTError) -> Element {
    let text = try DocumentText(data, limits: limits)
    let builder = ElementTreeBuilder(limits: limits)
    let parser = XMLParser(data: Data(text.bytes))
    parser.shouldProcessNamespaces = false
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    _ = parser.parse()
    if let failure = builder.failure { throw failure }
    // Some ends that come too early are not reported by the parser.
    guard builder.open.isEmpty, !builder.tree.nodes.isEmpty else {
      throw .truncated(line: max(parser.lineNumber, 1))
    }
    for remark in text.remarks { builder.tree.warn(remark, at: 0) }
    if builder.oddPrefixes { builder.tree.warn(.oddPrefix("without declaration"), at: 0) }
    return Element(tree: builder.tree, index: 0)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let line = parser.lineNumber
    guard open.count < limits.depth else { return stop(parser, .tooDeep(limit: limits.depth, line: line)) }
    guard tree.nodes.count < limits.elements else {
      return stop(parser, .tooManyElements(limit: limits.elements, line: line))
    }
    guard attributes.count <= limits.attributes else {
      return stop(parser, .tooManyAttributes(limit: limits.attributes, line: line))
    }
    guard attributes.allSatisfy({ $0.value.utf8.count <= limits.textBytes }) else {
      return stop(parser, .textTooLong(limit: limits.textBytes, line: line))
    }
    let index = tree.nodes.count
    tree.nodes.append(
      ElementTree.Node(
        qualifiedName: elementName,
        name: ElementNames.canonical(elementName),
        attributes: attributes,
        parent: open.last,
        line: line
      )
    )
    if let parent = open.last { tree.nodes[parent].contents.append(.element(index)) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard failure == nil else { return }
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    add(.text(string), bytes: string.utf8.count, parser)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    add(.cdata(String(decoding: block, as: UTF8.self)), bytes: block.count, parser)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let code = (error as NSError).code
    // 200 to 205 are about namespaces, which are not used: the element is reported all the same.
    guard !(200...205).contains(code) else { return oddPrefixes = true }
    stop(parser, XMLFault.error(code: code, line: max(parser.lineNumber, 1), isInside: !open.isEmpty))
  }

  private func add(_ content: ElementTree.Content, bytes: Int, _ parser: XMLParser) {
    guard failure == nil, let index = open.last else { return }
    tree.nodes[index].textBytes += bytes
    guard tree.nodes[index].textBytes <= limits.textBytes else {
      return stop(parser, .textTooLong(limit: limits.textBytes, line: parser.lineNumber))
    }
    tree.nodes[index].contents.append(content)
  }

  private func stop(_ parser: XMLParser, _ error: VASTError) {
    failure = error
    parser.abortParsing()
  }
}
