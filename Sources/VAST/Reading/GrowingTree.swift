/// The tree of a document as far as it has been read, within the limits.
struct GrowingTree {
  let limits: DocumentLimits
  private var nodes: [ElementTree.Node] = []
  private var attributes: [ElementTree.Attribute] = []
  private var contents: [ElementTree.Content] = []
  private var open: [OpenElement] = []
  private var prefixes = DeclaredPrefixes()

  /// An element whose end tag is still to come.
  private struct OpenElement {
    let index: Int
    var textBytes = 0
  }

  init(limits: DocumentLimits) {
    self.limits = limits
  }

  /// Whether an element is open.
  var isInside: Bool { !open.isEmpty }

  /// The element that is open, as written, and the line of its start tag.
  var openElement: (name: String, line: Int)? {
    open.last.map { (nodes[$0.index].qualifiedName, nodes[$0.index].line) }
  }

  /// The tree, once the root element has ended.
  var whole: ElementTree? {
    guard !isInside, !nodes.isEmpty else { return nil }
    let tree = ElementTree(nodes: nodes, attributes: attributes, contents: contents, limits: limits)
    for (prefix, index) in prefixes.undeclared { tree.warn(.undeclaredPrefix(prefix), at: index) }
    return tree
  }

  /// Takes a start tag, which ends on this line.
  mutating func start(_ name: String, attributes: [String: String], line: Int) throws(VASTError) {
    guard open.count < limits.depth else { throw .tooDeep(limit: limits.depth, line: line) }
    guard nodes.count < limits.elements else { throw .tooManyElements(limit: limits.elements, line: line) }
    guard attributes.count <= limits.attributes else {
      throw .tooManyAttributes(limit: limits.attributes, line: line)
    }
    let index = nodes.count
    let firstAttribute = self.attributes.count
    for (name, value) in attributes {
      guard value.utf8.count <= limits.textBytes else {
        throw .textTooLong(limit: limits.textBytes, line: line)
      }
      self.attributes.append(ElementTree.Attribute(name: name, value: value))
    }
    contents.append(.element(index))
    nodes.append(
      ElementTree.Node(
        qualifiedName: name,
        name: canonical(name),
        parent: open.last?.index,
        line: line,
        attributes: firstAttribute..<self.attributes.count,
        contents: contents.count..<contents.count,
        next: index + 1
      )
    )
    open.append(OpenElement(index: index))
    prefixes.start(name, self.attributes[firstAttribute...], index: index, depth: open.count)
  }

  /// Takes an end tag.
  mutating func end() {
    prefixes.end(depth: open.count)
    guard let index = open.popLast()?.index else { return }
    nodes[index].contents = nodes[index].contents.lowerBound..<contents.count
    nodes[index].next = nodes.count
  }

  /// Takes a text or a CDATA section, which ends on this line.
  mutating func add(_ content: ElementTree.Content, line: Int) throws(VASTError) {
    guard let last = open.indices.last else { return }
    open[last].textBytes += content.text?.utf8.count ?? 0
    guard open[last].textBytes <= limits.textBytes else {
      throw .textTooLong(limit: limits.textBytes, line: line)
    }
    contents.append(content)
  }

  private func canonical(_ name: String) -> String {
    // Elements of one name often follow each other.
    if let last = nodes.indices.last, nodes[last].qualifiedName == name { return nodes[last].name }
    return ElementNames.canonical(name)
  }
}
