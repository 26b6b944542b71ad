/// The elements of a document in document order, and what was noticed while reading them.
///
/// They lie in a few arrays and name each other by index: nothing is recursive, however deep a document is.
final class ElementTree {
  /// One element.
  struct Node {
    /// The name as written, prefix included.
    var qualifiedName: String
    /// The name without its prefix, in the specification's case if it is a known one.
    var name: String
    var parent: Int?
    var line: Int
    /// Where its attributes are in ``ElementTree/attributes``.
    var attributes: Range<Int>
    /// Where everything between its tags is in ``ElementTree/contents``, also what is inside of inner elements.
    var contents: Range<Int>
    /// The index of the next element that is not inside this one.
    var next: Int
  }

  /// An attribute.
  struct Attribute {
    /// The name as written, prefix included.
    let name: String
    let value: String
    /// The number of bytes of ``localName``. Most lookups find nothing, and the length alone tells.
    let localLength: Int

    init(name: String, value: String) {
      self.name = name
      self.value = value
      let hasColon = name.withBytes { $0.contains(UInt8(ascii: ":")) }
      localLength = hasColon ? Self.local(name).utf8.count : name.utf8.count
    }

    /// Whether the name may have a prefix.
    var hasColon: Bool { name.utf8.count != localLength }

    /// The name without its prefix.
    var localName: String { name.utf8.count == localLength ? name : String(Self.local(name)) }

    private static func local(_ name: String) -> Substring { name.split(separator: ":").last ?? "" }
  }

  /// What stands between tags.
  enum Content {
    case text(String)
    case cdata(String)
    /// An element by its index. What is inside it follows.
    case element(Int)

    var text: String? {
      switch self {
      case .text(let text), .cdata(let text): text
      case .element: nil
      }
    }
  }

  let nodes: [Node]
  let attributes: [Attribute]
  let contents: [Content]
  let limits: DocumentLimits
  private(set) var warnings: [Warning] = []
  private var unlistedWarnings = 0

  init(nodes: [Node], attributes: [Attribute], contents: [Content], limits: DocumentLimits) {
    self.nodes = nodes
    self.attributes = attributes
    self.contents = contents
    self.limits = limits
  }

  /// The warnings so far, and how many are not listed.
  var allWarnings: [Warning] {
    guard unlistedWarnings > 0 else { return warnings }
    return warnings + [Warning(kind: .more(unlistedWarnings), path: path(of: 0), line: 1)]
  }

  func warn(_ kind: Warning.Kind, at index: Int) {
    guard warnings.count < limits.warnings else { return unlistedWarnings += 1 }
    warnings.append(Warning(kind: kind, path: path(of: index), line: nodes[index].line))
  }

  /// Takes over the warnings of a document inside an element.
  func adopt(_ inner: [Warning], at index: Int) {
    let place = path(of: index)
    for warning in inner {
      guard warnings.count < limits.warnings else {
        unlistedWarnings += 1
        continue
      }
      warnings.append(Warning(kind: warning.kind, path: place + "/" + warning.path, line: warning.line))
    }
  }

  /// The path of an element from the root.
  private func path(of index: Int) -> String {
    var steps: [String] = []
    var current: Int? = nodes.isEmpty ? nil : index
    while let index = current {
      steps.append(step(of: index))
      current = nodes[index].parent
    }
    return steps.reversed().joined(separator: "/")
  }

  private func step(of index: Int) -> String {
    let name = nodes[index].name
    guard let parent = nodes[index].parent else { return name }
    var number = 1
    var sibling = parent + 1
    while sibling < index {
      if nodes[sibling].name == name { number += 1 }
      sibling = nodes[sibling].next
    }
    return number == 1 ? name : "\(name)[\(number)]"
  }
}
