public import Foundation

/// Kind and size of an image file, read from its first bytes without decoding it.
public struct ImageHeader: Sendable, Hashable {
  /// The four kinds that ad networks deliver.
  public enum Format: String, Sendable, Hashable {
    case png, jpeg, gif, webp
  }

  /// What kind of file it is.
  public var format: Format
  /// Width in pixels, at least 1.
  public var pixelWidth: Int
  /// Height in pixels, at least 1.
  public var pixelHeight: Int

  /// Reads a header; nil when the data is none of the four kinds, is cut off before its size, or has none.
  public init?(_ data: Data) {
    let bytes = ImageBytes(data)
    guard let header = bytes.png ?? bytes.jpeg ?? bytes.gif ?? bytes.webp,
      header.pixelWidth > 0, header.pixelHeight > 0
    else { return nil }
    self = header
  }

  init(_ format: Format, _ width: Int, _ height: Int) {
    self.format = format
    pixelWidth = width
    pixelHeight = height
  }
}

/// Bounds-checked reading: outside the data everything is nil.
private struct ImageBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  private func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < data.count else { return nil }
    return Int(data[data.startIndex + offset])
  }

  private func big(_ offset: Int, _ count: Int) -> Int? {
    (0..<count).reduce(Int?.some(0)) { value, index in
      guard let value, let next = byte(offset + index) else { return nil }
      return value << 8 | next
    }
  }

  private func little(_ offset: Int, _ count: Int) -> Int? {
    (0..<count).reversed().reduce(Int?.some(0)) { value, index in
      guard let value, let next = byte(offset + index) else { return nil }
      return value << 8 | next
    }
  }

  private func has(_ text: String, at offset: Int) -> Bool {
    text.utf8.enumerated().allSatisfy { byte(offset + $0.offset) == Int($0.element) }
  }

  var png: ImageHeader? {
    guard big(0, 4) == 0x8950_4E47, big(4, 4) == 0x0D0A_1A0A,
      has("IHDR", at: 12), let width = big(16, 4), let height = big(20, 4)
    else { return nil }
    return ImageHeader(.png, width, height)
  }

  var gif: ImageHeader? {
    guard has("GIF87a", at: 0) || has("GIF89a", at: 0), let width = little(6, 2), let height = little(8, 2)
    else { return nil }
    return ImageHeader(.gif, width, height)
  }

  /// JPEG is a list of segments; the size stands in the first start-of-frame segment.
  var jpeg: ImageHeader? {
    guard big(0, 3) == 0xFFD8FF else { return nil }
    var offset = 2
    while let prefix = byte(offset), let marker = byte(offset + 1), prefix == 0xFF {
      if marker == 0xFF {
        offset += 1
        continue
      }
      let standsAlone = marker == 0x01 || (0xD0...0xD7).contains(marker)
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        guard let height = big(offset + 5, 2), let width = big(offset + 7, 2) else { return nil }
        return ImageHeader(.jpeg, width, height)
      }
      guard standsAlone || (marker != 0xDA && marker != 0xD9) else { return nil }
      guard let length = standsAlone ? 0 : big(offset + 2, 2), standsAlone || length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// WebP is a RIFF file with one of three kinds of first chunk, each with a size of its own form.
  var webp: ImageHeader? {
    guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
    if has("VP8 ", at: 12) {
      guard big(23, 3) == 0x9D012A, let width = little(26, 2), let height = little(28, 2) else { return nil }
      return ImageHeader(.webp, width & 0x3FFF, height & 0x3FFF)
    }
    if has("VP8L", at: 12) {
      guard byte(20) == 0x2F, let bits = little(21, 4) else { return nil }
      return ImageHeader(.webp, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    if has("VP8X", at: 12) {
      guard let width = little(24, 3), let height = little(27, 3) else { return nil }
      return ImageHeader(.webp, width + 1, height + 1)
    }
    return nil
  }
}
