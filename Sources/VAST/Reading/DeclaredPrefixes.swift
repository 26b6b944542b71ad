/// The namespace prefixes that the open elements declare, and those that are used without a declaration.
///
/// Source: Namespaces in XML 1.0, sections 3 and 5.
struct DeclaredPrefixes {
  /// The prefixes without a declaration, each with the first element that uses it.
  private(set) var undeclared: [(prefix: String, index: Int)] = []
  /// How many open elements declare a prefix. A document may have thousands, so none is looked for in a list.
  private var counts: [String: Int] = [:]
  private var declared: [(prefix: String, depth: Int)] = []
  private var reported: Set<String> = []

  /// Takes a start tag. `xml` needs no declaration.
  mutating func start(
    _ name: String,
    _ attributes: ArraySlice<ElementTree.Attribute>,
    index: Int,
    depth: Int
  ) {
    var used = prefix(of: name).map { [$0] } ?? []
    for attribute in attributes where attribute.hasColon {
      guard let prefix = prefix(of: attribute.name) else { continue }
      if prefix == "xmlns" {
        let declaration = String(attribute.name.dropFirst("xmlns:".count))
        declared.append((declaration, depth))
        counts[declaration, default: 0] += 1
      } else {
        used.append(prefix)
      }
    }
    // Most tags use none.
    guard !used.isEmpty else { return }
    // Attributes have no order; their prefixes are listed in the same order each time.
    for prefix in used.sorted() where prefix != "xml" && !reported.contains(prefix) {
      guard counts[prefix, default: 0] == 0 else { continue }
      reported.insert(prefix)
      undeclared.append((prefix, index))
    }
  }

  /// Takes an end tag.
  mutating func end(depth: Int) {
    while let last = declared.last, last.depth >= depth {
      declared.removeLast()
      counts[last.prefix, default: 0] -= 1
    }
  }

  private func prefix(of name: String) -> String? {
    guard let colon = name.withBytes({ $0.firstIndex(of: UInt8(ascii: ":")) }), colon > 0 else { return nil }
    return String(decoding: name.utf8.prefix(colon), as: UTF8.self)
  }
}
