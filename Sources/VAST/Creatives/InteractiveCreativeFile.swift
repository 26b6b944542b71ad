/// Code that runs beside a media file.
///
/// Source: VAST 4.2, `InteractiveCreativeFile`.
public struct InteractiveCreativeFile: Sendable, Hashable, Encodable {
  /// The MIME type.
  public var type: String?
  /// The interface that the code needs, such as `SIMID`.
  public var apiFramework: String?
  /// Whether the code may lengthen the ad.
  public var isDurationVariable: Bool?
  /// Where the code is.
  public var url: URLTemplate

  init?(_ element: Element) {
    guard let url = element.url else { return nil }
    self.url = url
    type = element.string("type")
    apiFramework = element.string("apiFramework")
    isDurationVariable = element.flag("variableDuration")
  }
}
