/// The limits beyond which a document is rejected. Documents are untrusted.
public struct DocumentLimits: Sendable, Hashable {
  /// The maximum size of a document in bytes. Defaults to 10,000,000: real responses stay below 1 MB, even long pods
  /// with inline scripts.
  public var bytes = 10_000_000

  /// The maximum depth of nested elements. Defaults to 64: VAST inside VMAP needs 15; extensions may go on from there.
  public var depth = 64

  /// The maximum number of elements in a document. Defaults to 100,000: an ad has about 40, so this is a pod of 2,000
  /// ads.
  public var elements = 100_000

  /// The maximum number of attributes of one element. Defaults to 100: `MediaFile` has the most, 13.
  public var attributes = 100

  /// The maximum size of the text of one element or attribute, in bytes. Defaults to 1,000,000: companions and
  /// parameters carry whole pages, and those are far smaller.
  public var textBytes = 1_000_000

  /// The maximum number of warnings that a document keeps. Defaults to 200; the rest is counted.
  public var warnings = 200

  /// The limits that hold unless others are given.
  public static let standard = DocumentLimits()

  /// The standard limits, to be changed one by one.
  public init() {}
}
