import Foundation
import HeadlessUIKit

extension FuzzedParser {
  /// Image files: a size or none, wherever the bytes lie in memory.
  func checkImage(_ input: Data) throws(BrokenPromise) {
    let header = ImageHeader(input)
    let padded = Data([0xFF, 0xD8]) + input
    try require(ImageHeader(padded.dropFirst(2)) == header, "a slice of the same bytes is another image")
    try require((UIImage(data: input) != nil) == (header != nil), "the image is no image")
    guard let header else { return }
    try require(header.pixelWidth > 0 && header.pixelHeight > 0, "an image without a size: \(header)")
    try require(ImageHeader(input + padded) == header, "what follows changes the image")
  }
}
