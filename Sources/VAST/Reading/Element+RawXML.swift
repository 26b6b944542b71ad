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
    xml += "<"
    xml += node.qualifiedName
    for attribute in tree.attributes[node.attributes].sorted(by: { $0.name < $1.name }) {
      xml += " "
      xml += attribute.name
      xml += "=\""
      xml += Self.escaped(attribute.value, inAttribute: true)
      xml += "\""
    }
    guard !node.contents.isEmpty else { return xml += "/>" }
    xml += ">"
    for content in contents {
      switch content {
      case .text(let text): xml += Self.escaped(text, inAttribute: false)
      // The end of a section cannot stand inside one: the parser has split it.
      case .cdata(let text): xml += "<![CDATA[\(text)]]>"
      case .element(let child): Element(tree: tree, index: child).write(to: &xml)
      }
    }
    xml += "</"
    xml += node.qualifiedName
    xml += ">"
  }

  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    guard text.withBytes({ $0.contains(where: mayHaveToBeEscaped) }) else { return text }
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

  private static func mayHaveToBeEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
