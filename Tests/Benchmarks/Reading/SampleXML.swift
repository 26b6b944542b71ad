/// XML in the manner of ad servers: indented, URLs long and in CDATA sections.
struct SampleXML {
  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  /// The URLs written so far.
  private(set) var urls: [String] = []
  private var depth = 0

  /// An element with others inside.
  mutating func element(_ name: String, _ attributes: String = "", _ parts: (inout SampleXML) -> Void) {
    line("<\(Self.start(name, attributes))>")
    depth += 1
    parts(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// An element with a text.
  mutating func element(_ name: String, _ attributes: String = "", text: String) {
    line("<\(Self.start(name, attributes))>\(text)</\(name)>")
  }

  /// An element with a URL.
  mutating func element(_ name: String, _ attributes: String = "", url: String) {
    urls.append(url)
    element(name, attributes, text: "<![CDATA[\(url)]]>")
  }

  private static func start(_ name: String, _ attributes: String) -> String {
    attributes.isEmpty ? name : "\(name) \(attributes)"
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }
}
