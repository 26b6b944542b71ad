import Foundation

/// Where the ads of a break come from.
///
/// Source: VMAP 1.0, `AdSource`.
public struct AdSource: Sendable, Hashable, Encodable {
  /// The ad server's name for it.
  public var id: String?
  /// Whether more than one ad may be used; `nil` if the document does not say.
  public var allowMultipleAds: Bool?
  /// Whether wrappers may be followed; `nil` if the document does not say.
  public var followRedirects: Bool?
  /// The ads, or where they are.
  public var content: Content

  /// The ads of a source, or where they are.
  public enum Content: Sendable, Hashable, Encodable {
    /// A VAST response inside the playlist. Its warnings are in the playlist's.
    case vastAdData(VASTDocument)
    /// The URL of a response, and the kind of response, such as `vast3`.
    case adTagURI(URLTemplate, templateType: String?)
    /// A response of another kind, as text, and which.
    case customAdData(String, templateType: String?)
    /// A VAST response inside the playlist that cannot be used, and why.
    case unreadable(VASTError)
  }
}

extension AdSource {
  /// Without usable ads there is no source, and the break is empty.
  init?(_ element: Element) {
    var content: Content?
    for child in element.children {
      switch child.name {
      case "VASTAdData": child.setOnce(&content, Self.vast(in: child))
      case "VASTData":
        child.warn(.readAs(found: child.qualifiedName, expected: "VASTAdData"))
        child.setOnce(&content, Self.vast(in: child))
      case "AdTagURI":
        let type = child.string("templateType")
        child.setOnce(&content, child.url.map { .adTagURI($0, templateType: type) })
      case "CustomAdData":
        let type = child.string("templateType")
        child.setOnce(&content, child.requiredText.map { .customAdData($0, templateType: type) })
      default: child.leaveOut()
      }
    }
    guard let content else {
      element.drop(missing: "VASTAdData, AdTagURI or CustomAdData")
      return nil
    }
    self.content = content
    id = element.string("id")
    allowMultipleAds = element.flag("allowMultipleAds")
    followRedirects = element.flag("followRedirects")
  }

  /// The response inside an element: as elements or, against the specification, as text.
  private static func vast(in element: Element) -> Content? {
    let children = element.children
    for child in children.dropFirst() { child.leaveOut() }
    do throws(VASTError) {
      if let root = children.first { return .vastAdData(try VASTDocument(root)) }
      guard element.requiredText != nil else { return nil }
      element.warn(.readAs(found: "text", expected: "VAST"))
      // In the lines of the whole document.
      let linesBefore = max(0, element.tree.nodes[element.index].line - 1)
      let text = String(repeating: "\n", count: linesBefore) + element.text
      var document = try VASTDocument(data: Data(text.utf8), limits: element.tree.limits)
      element.tree.adopt(document.warnings.filter { $0.kind != .leadingBlanks }, at: element.index)
      document.warnings = []
      return .vastAdData(document)
    } catch {
      element.warn(.unreadableDocument(error))
      return .unreadable(error)
    }
  }
}
