/// A file that a player can play, or the original of one in the highest quality, which has no bitrates.
///
/// Source: VAST 4.2, `MediaFile` and `Mezzanine`.
public struct MediaFile: Sendable, Hashable, Encodable {
  /// The ad server's name for the file.
  public var id: String?
  /// How the file travels.
  public var delivery: Delivery?
  /// The MIME type.
  public var type: String?
  /// The width in pixels.
  public var width: Int?
  /// The height in pixels.
  public var height: Int?
  /// The codec, as RFC 4281 writes it.
  public var codec: String?
  /// The average number of kilobits a second.
  public var bitrate: Int?
  /// The least number of kilobits a second, for streams.
  public var minBitrate: Int?
  /// The greatest number of kilobits a second, for streams.
  public var maxBitrate: Int?
  /// Whether the file may be shown in another size.
  public var isScalable: Bool?
  /// Whether another size must have the same proportions.
  public var maintainAspectRatio: Bool?
  /// The interface that a file with code needs.
  public var apiFramework: String?
  /// The number of bytes (VAST 4.1).
  public var fileSize: Int?
  /// `2D`, `3D` or `360` (VAST 4.1); `2D` unless the document says otherwise.
  public var mediaType = "2D"
  /// Where the file is.
  public var url: URLTemplate

  /// How a file travels.
  public enum Delivery: String, Sendable, Hashable, CaseIterable, Encodable {
    /// In pieces of one quality or another.
    case streaming
    /// As a whole, while it plays.
    case progressive
  }
}

extension MediaFile {
  init?(_ element: Element) {
    guard let url = element.url else { return nil }
    self.url = url
    id = element.string("id")
    delivery = element.known("delivery")
    type = element.string("type")
    width = element.integer("width")
    height = element.integer("height")
    codec = element.string("codec")
    let isOriginal = element.name == "Mezzanine"
    if !isOriginal {
      bitrate = element.integer("bitrate")
      minBitrate = element.integer("minBitrate")
      maxBitrate = element.integer("maxBitrate")
      isScalable = element.flag("scalable")
      maintainAspectRatio = element.flag("maintainAspectRatio")
      apiFramework = element.string("apiFramework")
    }
    fileSize = element.integer("fileSize")
    mediaType = element.string("mediaType") ?? "2D"
    if type == nil, !isOriginal { element.warn(.missing("type")) }
  }
}
