extension AttributeList {
  /// The list as it is written in a tag. Quotes and line breaks in quoted values, which cannot be written, are left
  /// out.
  public var text: String {
    attributes.map { attribute in
      guard attribute.isQuoted else { return "\(attribute.name)=\(Self.writable(attribute.text))" }
      return "\(attribute.name)=\"\(Self.writable(attribute.text))\""
    }
    .joined(separator: ",")
  }

  private static func writable(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0 != 0x22 && $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
