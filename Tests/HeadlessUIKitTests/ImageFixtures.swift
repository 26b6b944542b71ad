import Foundation

/// The smallest beginnings of image files that have a size, made byte by byte.
enum ImageFixtures {
  static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  static func png(_ width: Int, _ height: Int) -> Data {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(signature + big(13, 4) + Array("IHDR".utf8) + big(width, 4) + big(height, 4))
  }

  static func gif(_ width: Int, _ height: Int, version: String = "89a") -> Data {
    Data(Array("GIF\(version)".utf8) + little(width, 2) + little(height, 2))
  }

  /// - Parameter before: segments between the start of the image and its frame.
  static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC0, before: [UInt8] = jfif) -> Data {
    Data([0xFF, 0xD8] + before + [0xFF, frame] + big(17, 2) + [8] + big(height, 2) + big(width, 2))
  }

  static let jfif: [UInt8] = [0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]

  /// - Parameter scaling: two bits in front of each size, which players ignore.
  static func webPLossy(_ width: Int, _ height: Int, scaling: Int = 0) -> Data {
    let size = little(width | scaling << 14, 2) + little(height | scaling << 14, 2)
    return webP("VP8 ", [0x30, 0x01, 0x00, 0x9D, 0x01, 0x2A] + size)
  }

  static func webPLossless(_ width: Int, _ height: Int, hasAlpha: Bool = false) -> Data {
    webP("VP8L", [0x2F] + little((width - 1) | (height - 1) << 14 | (hasAlpha ? 1 << 28 : 0), 4))
  }

  static func webPExtended(_ width: Int, _ height: Int) -> Data {
    webP("VP8X", [0x10, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
  }

  private static func webP(_ kind: String, _ content: [UInt8]) -> Data {
    let chunk = Array(kind.utf8) + little(content.count, 4) + content
    return Data(Array("RIFF".utf8) + little(chunk.count + 4, 4) + Array("WEBP".utf8) + chunk)
  }
}
