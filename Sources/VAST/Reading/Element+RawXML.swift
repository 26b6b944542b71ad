extension Element {
  /// The element as XML that means the same: attributes in the order of their names, without comments.
  var rawXML: String {
    var xml: [UInt8] = []
    write(to: &xml)
    return String(decoding: xml, as: UTF8.self)
  }

  // As deep as the document, which `DocumentLimits.depth` bounds.
  private func write(to xml: inout [UInt8]) {
    let node = tree.nodes[index]
    xml.append(UInt8(ascii: "<"))
    xml += node.qualifiedName.utf8
    for attribute in tree.attributes[node.attributes].sorted(by: { $0.name < $1.name }) {
      xml.append(UInt8(ascii: " "))
      xml += attribute.name.utf8
      xml += "=\"".utf8
      Self.write(attribute.value, to: &xml, inAttribute: true)
      xml.append(UInt8(ascii: "\""))
    }
    guard !node.contents.isEmpty else { return xml += "/>".utf8 }
    xml.append(UInt8(ascii: ">"))
    for content in contents {
      switch content {
      case .text(let text): Self.write(text, to: &xml, inAttribute: false)
      // The end of a section cannot stand inside one: the parser has split it.
      case .cdata(let text):
        xml += "<![CDATA[".utf8
        xml += text.utf8
        xml += "]]>".utf8
      case .element(let child): Element(tree: tree, index: child).write(to: &xml)
      }
    }
    xml += "</".utf8
    xml += node.qualifiedName.utf8
    xml.append(UInt8(ascii: ">"))
  }

  private static func write(_ text: String, to xml: inout [UInt8], inAttribute: Bool) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): xml += "&amp;".utf8
      case UInt8(ascii: "<"): xml += "&lt;".utf8
      case UInt8(ascii: ">"): xml += "&gt;".utf8
      case UInt8(ascii: "\"") where inAttribute: xml += "&quot;".utf8
      case UInt8(ascii: "\n") where inAttribute, UInt8(ascii: "\t") where inAttribute, UInt8(ascii: "\r"):
        xml += "&#\(byte);".utf8
      default: xml.append(byte)
      }
    }
  }
}
