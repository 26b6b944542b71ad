import AdPlatform
import Foundation
import HLS

extension AssetListError {
  /// The line of a document that the error is about. A value that is missing belongs on the line of its parent.
  func line(in data: Data) -> Int? {
    switch self {
    case .empty, .html, .playlist, .tooLarge, .tooManyAssets: return nil
    case .notJSON:
      do {
        _ = try JSONScanner.scan(data)
        return nil
      } catch {
        return error.position.line
      }
    case .missing(let path), .wrongType(let path), .badDuration(let path, _):
      // Only JSON has such errors.
      return (try? JSONScanner.scan(data, lookingFor: [path]))?.places[path]?.value.line
    }
  }
}
