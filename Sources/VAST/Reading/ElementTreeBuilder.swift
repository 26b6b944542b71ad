import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds the tree of a document from what the XML parser finds, and stops the parser at the first error.
final class ElementTreeBuilder: NSObject, XMLParserDelegate {
  private var tree: GrowingTree
  private var failure: VASTError?

  private init(limits: DocumentLimits) {
    tree = GrowingTree(limits: limits)
  }

  /// The root element of a document.
  static func root(of data: Data, limits: DocumentLimits) throws(VASTError) -> Element {
    let text = try DocumentText(data, limits: limits)
    let remarks = text.remarks
    let builder = ElementTreeBuilder(limits: limits)
    let parser = XMLParser(data: Data(text.bytes))
    parser.shouldProcessNamespaces = false
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    _ = parser.parse()
    if let failure = builder.failure { throw failure }
    // Some ends that come too early are not reported by the parser.
    guard let tree = builder.tree.whole else { throw .truncated(line: max(parser.lineNumber, 1)) }
    for remark in remarks { tree.warn(remark, at: 0) }
    return Element(tree: tree, index: 0)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    do throws(VASTError) {
      try tree.start(elementName, attributes: attributes, line: parser.lineNumber)
    } catch {
      stop(parser, error)
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    tree.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    add(.text(string), parser)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    add(.cdata(String(decoding: block, as: UTF8.self)), parser)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // 200 to 205 are about namespaces. The element is reported all the same, and the tree checks its prefixes.
    guard !(200...205).contains(code) else { return }
    stop(parser, XMLFault.error(code: code, line: max(parser.lineNumber, 1), open: tree.openElement))
  }

  private func add(_ content: ElementTree.Content, _ parser: XMLParser) {
    do throws(VASTError) {
      try tree.add(content, line: parser.lineNumber)
    } catch {
      stop(parser, error)
    }
  }

  /// Keeps the first error: without a delegate the parser reports no others while it ends.
  private func stop(_ parser: XMLParser, _ error: VASTError) {
    failure = error
    parser.delegate = nil
    parser.abortParsing()
  }
}
