/// The attributes of a tag, in their order.
///
/// Names and values are kept as they are written. If a name occurs twice, the first one is found by name.
///
/// Source: RFC 8216bis, section 4.2 (attribute lists).
public struct AttributeList: Sendable, Hashable {
  /// A name and a value.
  public struct Attribute: Sendable, Hashable, Encodable {
    /// The name, such as `START-DATE`.
    public var name: String
    /// The value without the quotes around it.
    public var text: String
    /// Whether the value stands in quotes.
    public var isQuoted: Bool

    /// An attribute.
    public init(name: String, text: String, isQuoted: Bool) {
      self.name = name
      self.text = text
      self.isQuoted = isQuoted
    }
  }

  /// The attributes in their order.
  public private(set) var attributes: [Attribute]

  /// A list of attributes.
  public init(_ attributes: [Attribute] = []) { self.attributes = attributes }

  /// The value of the first attribute of a name, without quotes.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.text }

  /// The first attribute of a name.
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// Adds an attribute at the end.
  public mutating func append(_ attribute: Attribute) { attributes.append(attribute) }
}

extension AttributeList: Encodable {
  /// Encodes a list of the attributes, of which two may have one name.
  public func encode(to encoder: any Encoder) throws { try attributes.encode(to: encoder) }
}
