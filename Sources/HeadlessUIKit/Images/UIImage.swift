public import Foundation

/// An image that knows its size but has no pixels: a PNG, JPEG, GIF or WebP file, recognised by its content.
public final class UIImage: NSObject, Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The file that the image was made from. Only here.
  public let encodedData: Data

  /// An image of no size.
  public override init() {
    size = .zero
    scale = 1
    encodedData = Data()
    super.init()
  }

  /// An image at scale 1, or nil when the data is none of the four kinds.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image of this many pixels a point, or nil when the data is none of the four kinds. A scale of zero or
  /// less counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    size = CGSize(
      width: CGFloat(header.pixelWidth) / self.scale,
      height: CGFloat(header.pixelHeight) / self.scale
    )
    encodedData = data
    super.init()
  }

  /// An image file of the main bundle by its name, with or without an extension, or nil. There are no asset catalogs.
  public convenience init?(named name: String) {
    let file = URL(fileURLWithPath: name)
    let extensions = file.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [file.pathExtension]
    let base = file.deletingPathExtension().lastPathComponent
    let urls = extensions.compactMap { Bundle.main.url(forResource: base, withExtension: $0) }
    guard let url = urls.first, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// An image file, or nil.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// An empty image for a symbol of the system, none of which is drawn here.
  public convenience init?(systemName name: String) { self.init() }

  /// The file, if it is a PNG. Nothing is encoded here.
  public func pngData() -> Data? { file(as: .png) }

  /// The file, if it is a JPEG. Nothing is encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { file(as: .jpeg) }

  private func file(as format: ImageHeader.Format) -> Data? {
    ImageHeader(encodedData)?.format == format ? encodedData : nil
  }
}
