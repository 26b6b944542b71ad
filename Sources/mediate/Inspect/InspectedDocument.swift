import Foundation
import HLS
import VAST

/// What `mediate inspect` was given, recognised by how it begins.
enum InspectedDocument {
  /// An ad response.
  case ads(AdDocument)
  /// A playlist.
  case playlist(Playlist)

  /// Whether bytes are meant to be a playlist: they begin with `#EXTM3U`, behind a byte order mark or not.
  static func isPlaylist(_ data: Data) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    return start.starts(with: "#EXTM3U".utf8)
  }

  /// The report for people.
  var text: StyledText {
    switch self {
    case .ads(let document): document.text
    case .playlist(let playlist): playlist.styledText
    }
  }

  /// The document of `--json`.
  var json: JSONValue {
    switch self {
    case .ads(let document): document.json
    case .playlist(let playlist): playlist.json
    }
  }
}
