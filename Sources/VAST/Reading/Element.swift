/// One element of a document, and its text and parts. What is tolerated on the way is noted in the tree.
struct Element {
  let tree: ElementTree
  let index: Int

  private var node: ElementTree.Node { _read { yield tree.nodes[index] } }

  /// The name without its prefix, in the specification's case.
  var name: String { node.name }

  /// The name as written.
  var qualifiedName: String { node.qualifiedName }

  func warn(_ kind: Warning.Kind) { tree.warn(kind, at: index) }

  /// The elements inside, in order.
  var children: [Element] {
    let elements = foreignChildren
    for index in elements.indices { elements[index].noteNameCase() }
    return elements
  }

  /// The elements inside, which are of another vocabulary.
  var foreignChildren: [Element] {
    var elements: [Element] = []
    var child = index + 1
    while child < node.next {
      elements.append(Element(tree: tree, index: child))
      child = tree.nodes[child].next
    }
    return elements
  }

  func noteNameCase() {
    let found = node.qualifiedName
    if found != name, !found.hasSuffix(name) { warn(.nameCase(found: found, expected: name)) }
  }

  /// What stands directly inside, in order.
  var contents: [ElementTree.Content] {
    var contents: [ElementTree.Content] = []
    var position = node.contents.lowerBound
    while position < node.contents.upperBound {
      let content = tree.contents[position]
      contents.append(content)
      position += 1
      if case .element(let child) = content { position = tree.nodes[child].contents.upperBound }
    }
    return contents
  }

  /// The texts and CDATA sections directly inside, as one.
  var text: String {
    if node.contents.count == 1 { return tree.contents[node.contents.lowerBound].text ?? "" }
    return contents.compactMap(\.text).joined()
  }

  /// The text without blanks around it; `nil` if nothing is left.
  var trimmedText: String? {
    let text = text.trimmed()
    return text.isEmpty ? nil : text
  }

  /// The text that the element is there for: with a warning if there is none.
  var requiredText: String? {
    let text = trimmedText
    if text == nil { warn(.missing("the text")) }
    return text
  }

  /// The URL in the text; without one `nil`, with a warning.
  var url: URLTemplate? {
    guard let text = trimmedText else {
      warn(.missing("the URL"))
      return nil
    }
    return url(in: text)
  }

  func url(in text: String) -> URLTemplate? {
    guard let (url, isMended) = URLTemplate.reading(text) else {
      warn(.droppedURL(text))
      return nil
    }
    if isMended { warn(.mendedURL(text)) }
    return url
  }

  /// Keeps a part that may occur once. The first usable one counts.
  func setOnce<Value>(_ slot: inout Value?, _ value: consuming Value?) {
    guard let value else { return }
    if slot == nil { slot = value } else { warn(.repeated(name)) }
  }

  /// Notes which of the parts that the specification requires are not there.
  func noteMissing(_ parts: String...) {
    let children = foreignChildren
    for part in parts where !children.contains(where: { $0.name == part }) { warn(.missing(part)) }
  }

  /// What is read from the elements of a name inside. Others are left out.
  func all<Part>(_ name: String, _ read: (Element) -> Part?) -> [Part] {
    children.compactMap { child in
      if child.name == name { return read(child) }
      child.leaveOut()
      return nil
    }
  }

  /// Notes that this element is not known where it stands.
  func leaveOut() { warn(.unknownElement(qualifiedName)) }

  /// Notes that the element is left out because something is missing.
  func drop(missing part: String) { warn(.droppedElement(name: name, missing: part)) }
}
