public import Foundation

/// A playlist of ad breaks for a piece of content.
///
/// It is encoded as a ``VASTDocument`` is.
///
/// Source: VMAP 1.0, `VMAP`.
public struct VMAPDocument: Sendable, Hashable, Encodable {
  /// The version as the document has it; `nil` if it names none.
  public var version: String?
  /// The breaks, in the order of the document, which need not be that of their times.
  public var adBreaks: [AdBreak] = []
  /// What the ad server adds to the specification.
  public var extensions: [Extension] = []
  /// What was tolerated or left out, also in the documents inside.
  public var warnings: [Warning] = []

  /// Reads a playlist. Nothing is loaded, whatever the document names.
  ///
  /// - Throws: an error that names what is wrong and where.
  public init(data: Data, limits: DocumentLimits = .standard) throws(VASTError) {
    let root = try ElementTreeBuilder.root(of: data, limits: limits)
    try self.init(root)
    warnings = root.tree.allWarnings
  }
}

extension VMAPDocument {
  /// Reads a `VMAP` element. Its warnings stay in the tree.
  init(_ element: Element) throws(VASTError) {
    guard element.name == "VMAP" else {
      throw .unexpectedRoot(found: element.qualifiedName, expected: "VMAP")
    }
    element.noteNameCase()
    if !element.qualifiedName.hasPrefix("vmap:") { element.warn(.oddPrefix(element.qualifiedName)) }
    version = try element.version(of: "VMAP", in: 1...1)
    for child in element.children {
      switch child.name {
      case "AdBreak": if let adBreak = AdBreak(child) { adBreaks.append(adBreak) }
      case "Extensions": extensions += Extension.all(in: child)
      default: child.leaveOut()
      }
    }
  }
}
