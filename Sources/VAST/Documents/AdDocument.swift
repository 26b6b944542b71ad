public import Foundation

/// What an ad server answered, recognised by its root element.
public enum AdDocument: Sendable, Hashable, Encodable {
  /// Ads.
  case vast(VASTDocument)
  /// A playlist of breaks.
  case vmap(VMAPDocument)

  /// Reads a response of either kind.
  ///
  /// - Throws: an error that names what is wrong and where.
  public init(data: Data, limits: DocumentLimits = .standard) throws(VASTError) {
    let root = try ElementTreeBuilder.root(of: data, limits: limits)
    switch root.name {
    case "VMAP":
      var document = try VMAPDocument(root)
      document.warnings = root.tree.allWarnings
      self = .vmap(document)
    case "VAST", "VideoAdServingTemplate":
      var document = try VASTDocument(root)
      document.warnings = root.tree.allWarnings
      self = .vast(document)
    default:
      throw .unexpectedRoot(found: root.qualifiedName, expected: "VAST or VMAP")
    }
  }

  /// What was tolerated or left out.
  public var warnings: [Warning] {
    switch self {
    case .vast(let document): document.warnings
    case .vmap(let document): document.warnings
    }
  }
}
