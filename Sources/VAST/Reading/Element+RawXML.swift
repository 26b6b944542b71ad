extension Element {
  /// The element as XML that means the same: attributes in the order of their names, without comments.
  var rawXML: String {
    var xml = ""
    write(to: &xml)
    return xml
  }

  // As deep as the document, which `DocumentLimits.depth` bounds.
  private func write(to xml: inout String) {
    let node = tree.nodes[index]
    xml += "<" + node.qualifiedName
    for (name, value) in node.attributes.sorted(by: { $0.key < $1.key }) {
      xml += " \(name)=\"\(Self.escaped(value, inAttribute: true))\""
    }
    guard !node.contents.isEmpty else { return xml += "/>" }
    xml += ">"
    for content in node.contents {
      switch content {
      case .text(let text): xml += Self.escaped(text, inAttribute: false)
      // The end of a section cannot stand inside one: the parser has split it.
      case .cdata(let text): xml += "<![CDATA[\(text)]]>"
      case .element(let child): Element(tree: tree, index: child).write(to: &xml)
      }
    }
    xml += "</\(node.qualifiedName)>"
  }

  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where inAttribute: escaped += "&quot;"
      case "\n" where inAttribute, "\t" where inAttribute, "\r": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
