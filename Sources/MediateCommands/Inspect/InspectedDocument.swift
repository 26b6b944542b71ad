import Foundation
import HLS
import VAST

/// What `mediate inspect` was given, recognised by how it begins.
enum InspectedDocument {
  /// An ad response.
  case ads(AdDocument)
  /// A playlist.
  case playlist(Playlist)
  /// What the server of an interstitial's `X-ASSET-LIST` answers.
  case assetList(AssetList)

  /// Whether bytes are meant to be a playlist: they begin with `#EXTM3U`, behind a byte order mark or blanks or not.
  static func isPlaylist(_ data: Data) -> Bool { beginning(of: data).starts(with: "#EXTM3U".utf8) }

  /// Whether bytes are meant to be JSON.
  static func isAssetList(_ data: Data) -> Bool {
    let beginning = beginning(of: data)
    return beginning.first == UInt8(ascii: "{") || beginning.first == UInt8(ascii: "[")
  }

  private static func beginning(of data: Data) -> Data {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    return start.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// What was tolerated or left out. An asset list with a mistake is refused as a whole.
  var findings: [any Finding] {
    switch self {
    case .ads(let document): document.warnings
    case .playlist(let playlist): playlist.warnings
    case .assetList: []
    }
  }
}
