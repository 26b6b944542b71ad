/// What a document may cost before it is given up. Documents come from strangers.
public struct DocumentLimits: Sendable, Hashable {
  /// The most bytes of a document. Responses of real servers stay below 1 MB, long pods with inline scripts
  /// included; ten times that leaves room.
  public var bytes = 10_000_000

  /// The deepest nesting of elements. VAST inside VMAP needs 15; extensions may go on from there.
  public var depth = 64

  /// The most elements of a document. An ad has about 40, so this is a pod of 2,000 ads.
  public var elements = 100_000

  /// The most attributes of one element. `MediaFile` has the most, 13.
  public var attributes = 100

  /// The most bytes of the text of one element or of one attribute: companions and parameters carry whole pages,
  /// and those are far smaller than this.
  public var textBytes = 1_000_000

  /// The most warnings that a document keeps. A reader looks at the first few; the rest is counted.
  public var warnings = 200

  /// The limits that hold unless others are given.
  public static let standard = DocumentLimits()

  /// The standard limits, to be changed one by one.
  public init() {}
}
