import Foundation
import HeadlessUIKit
import Testing

/// An image file and what its header says.
struct ImageFile: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var data: Data
  var format: ImageHeader.Format
  var width: Int
  var height: Int

  init(_ name: String, _ data: Data, _ format: ImageHeader.Format, _ width: Int, _ height: Int) {
    testDescription = name
    self.data = data
    self.format = format
    self.width = width
    self.height = height
  }
}

@Suite("An image header")
struct ImageHeaderTests {
  static let files: [ImageFile] = [
    ImageFile("PNG", ImageFixtures.png(240, 126), .png, 240, 126),
    ImageFile("PNG, as large as it gets", ImageFixtures.png(0x7FFF_FFFF, 1), .png, 0x7FFF_FFFF, 1),
    ImageFile("GIF 89a", ImageFixtures.gif(320, 50), .gif, 320, 50),
    ImageFile("GIF 87a", ImageFixtures.gif(1, 65535, version: "87a"), .gif, 1, 65535),
    ImageFile("JPEG", ImageFixtures.jpeg(1200, 627), .jpeg, 1200, 627),
    ImageFile("JPEG, progressive", ImageFixtures.jpeg(3, 5, frame: 0xC2), .jpeg, 3, 5),
    ImageFile(
      "JPEG with tables, a restart and fill bytes before its frame",
      ImageFixtures.jpeg(
        64,
        48,
        before: [0xFF, 0xC4, 0, 4, 9, 9, 0xFF, 0xD0, 0xFF, 0x01, 0xFF, 0xFF, 0xFF, 0xDB, 0, 3, 7]
      ),
      .jpeg,
      64,
      48
    ),
    ImageFile("WebP, lossy", ImageFixtures.webPLossy(176, 144), .webp, 176, 144),
    ImageFile("WebP, lossy, scaled", ImageFixtures.webPLossy(16383, 9000, scaling: 3), .webp, 16383, 9000),
    ImageFile("WebP, lossless", ImageFixtures.webPLossless(16384, 300), .webp, 16384, 300),
    ImageFile("WebP, lossless with alpha", ImageFixtures.webPLossless(2, 3, hasAlpha: true), .webp, 2, 3),
    ImageFile("WebP, extended", ImageFixtures.webPExtended(100_000, 1), .webp, 100_000, 1),
  ]

  @Test("tells kind and size", arguments: files)
  func reads(file: ImageFile) throws {
    let header = try #require(ImageHeader(file.data))
    #expect(header.format == file.format)
    #expect(header.pixelWidth == file.width)
    #expect(header.pixelHeight == file.height)
  }

  @Test("is read from any part of a larger buffer", arguments: files)
  func slice(file: ImageFile) {
    let buffer = Data([1, 2, 3]) + file.data + Data([4, 5, 6])
    let slice = buffer[3..<(3 + file.data.count)]
    #expect(slice.startIndex == 3)
    #expect(ImageHeader(slice) == ImageHeader(file.data))
  }

  @Test("needs all of itself: a file that is cut off anywhere before its end has none", arguments: files)
  func truncated(file: ImageFile) {
    for length in 0..<file.data.count {
      #expect(ImageHeader(file.data.prefix(length)) == nil, "\(length) bytes")
    }
  }

  @Test("survives any byte being any other", arguments: files)
  func corrupted(file: ImageFile) {
    for index in file.data.indices {
      for value in [UInt8.min, 1, 0x7F, 0x80, 0xD9, .max] {
        var data = file.data
        data[index] = value
        if let header = ImageHeader(data) { #expect(header.pixelWidth > 0 && header.pixelHeight > 0) }
      }
    }
  }

  @Test(
    "is not found in what is no image of the four kinds",
    arguments: [
      "", "<!DOCTYPE html><html></html>", "<?xml version=\"1.0\"?><svg/>",
      "<svg width=\"10\" height=\"10\"/>",
      "BM\u{1}\u{1}\u{1}\u{1}\0\0\0\0\u{36}\0\0\0\u{28}\0\0\0\u{1}\0\0\0\u{1}\0\0\0", "{\"error\": 404}",
      "GIF90a\u{1}\0\u{1}\0", "RIFF\0\0\0\0WAVEfmt \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", "%PDF-1.7",
    ]
  )
  func otherKinds(text: String) {
    #expect(ImageHeader(Data(text.utf8)) == nil)
  }

  @Test("is refused when a side is zero")
  func empty() {
    for data in [
      ImageFixtures.png(0, 1), ImageFixtures.png(1, 0), ImageFixtures.gif(0, 9), ImageFixtures.gif(9, 0),
      ImageFixtures.jpeg(0, 4), ImageFixtures.jpeg(4, 0), ImageFixtures.webPLossy(0, 4),
    ] {
      #expect(ImageHeader(data) == nil)
    }
  }

  @Test("is not found in a JPEG without a frame")
  func jpegWithoutFrame() {
    let start: [UInt8] = [0xFF, 0xD8]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 2]
    let end: [UInt8] = [0xFF, 0xD9]
    let padding = [UInt8](repeating: 0xFF, count: 50)
    let badLength: [UInt8] = [0xFF, 0xE0, 0, 1]
    for segments in [scan, end, padding, badLength, [0xFF, 0xE0, 0xFF, 0xFF], [0, 0, 0, 0]] {
      #expect(ImageHeader(Data(start + segments + padding)) == nil)
    }
  }
}

@Suite("An image")
struct UIImageTests {
  @Test("has the size of its file, divided by its scale")
  func scale() throws {
    let data = ImageFixtures.png(240, 126)
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 240, height: 126))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 120, height: 63))
    #expect(image.scale == 2)
    #expect(image.pixelSize == CGSize(width: 240, height: 126))
    #expect(image.encodedData == data)
  }

  @Test("takes a scale that is none for 1", arguments: [0, -2, CGFloat.nan, .infinity])
  func noScale(scale: CGFloat) throws {
    let image = try #require(UIImage(data: ImageFixtures.gif(8, 4), scale: scale))
    #expect(image.scale == 1)
    #expect(image.size == CGSize(width: 8, height: 4))
  }

  @Test("is not made of what is no image")
  func notAnImage() {
    #expect(UIImage(data: Data("<html>".utf8)) == nil)
    #expect(UIImage(data: Data(), scale: 2) == nil)
  }
}
