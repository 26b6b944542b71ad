/// The original of a media file in the highest quality.
///
/// Source: VAST 4.2, `Mezzanine`.
public struct Mezzanine: Sendable, Hashable, Encodable {
  /// The ad server's name for the file.
  public var id: String?
  /// How the file travels.
  public var delivery: MediaFile.Delivery?
  /// The MIME type.
  public var type: String?
  /// The width in pixels.
  public var width: Int?
  /// The height in pixels.
  public var height: Int?
  /// The codec, as RFC 4281 writes it.
  public var codec: String?
  /// The number of bytes (VAST 4.1).
  public var fileSize: Int?
  /// `2D`, `3D` or `360` (VAST 4.1); `2D` unless the document says otherwise.
  public var mediaType = "2D"
  /// Where the file is.
  public var url: URLTemplate

  init?(_ element: Element) {
    guard let url = element.url else { return nil }
    self.url = url
    id = element.string("id")
    delivery = element.known("delivery")
    type = element.string("type")
    width = element.integer("width")
    height = element.integer("height")
    codec = element.string("codec")
    fileSize = element.integer("fileSize")
    mediaType = element.string("mediaType") ?? "2D"
  }
}
