/// The elements of a document in document order, and what was noticed while reading them.
///
/// They lie in one array and name each other by index: nothing is recursive, however deep a document is.
final class ElementTree {
  /// One element.
  struct Node {
    /// The name as written, prefix included.
    var qualifiedName: String
    /// The name without its prefix, in the specification's case if it is a known one.
    var name: String
    var attributes: [String: String]
    var contents: [Content] = []
    var textBytes = 0
    var parent: Int?
    var line: Int
  }

  /// What stands between the tags of an element, in order.
  enum Content {
    case text(String)
    case cdata(String)
    case element(Int)
  }

  var nodes: [Node] = []
  let limits: DocumentLimits
  private(set) var warnings: [Warning] = []
  private var unlistedWarnings = 0

  init(limits: DocumentLimits) {
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
      // The inner document is a text of its own: its lines count from where it starts.
      let line = nodes[index].line + warning.line - 1
      warnings.append(Warning(kind: warning.kind, path: place + "/" + warning.path, line: line))
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
    for case .element(let sibling) in nodes[parent].contents {
      if sibling == index { break }
      if nodes[sibling].name == name { number += 1 }
    }
    return number == 1 ? name : "\(name)[\(number)]"
  }
}
