import AdPlatform
import Foundation
import HLS
import VAST

@testable import AdapterTool
@testable import MediateCommands

extension FuzzedParser {
  /// What `mediate inspect` prints of a stranger's document: no character of it reaches a terminal that could steer it,
  /// and the JSON is JSON.
  func checkInspect(_ input: Data) throws(BrokenPromise) {
    let document: InspectedDocument
    if InspectedDocument.isPlaylist(input) {
      switch outcome({ () throws(PlaylistError) in try Playlist(data: input, origin: Self.origin) }) {
      case .success(let playlist): document = .playlist(playlist)
      case .failure(let error): return try requirePrintable(error.description, "an error")
      }
    } else {
      switch outcome({ () throws(VASTError) in try AdDocument(data: input) }) {
      case .success(let ads): document = .ads(ads)
      case .failure(let error): return try requirePrintable(error.description, "an error")
      }
    }
    for line in document.text.rendered(in: .plain).split(separator: "\n") {
      try requirePrintable(String(line), "the report")
    }
    let json = document.json.document
    try requirePrintable(json.replacing("\n", with: ""), "the JSON")
    try require(
      (try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil,
      "not JSON: \(json.prefix(1000).debugDescription)"
    )
  }

  /// Whether a text is one line without characters that do something else than be seen.
  func requirePrintable(_ text: String, _ what: String) throws(BrokenPromise) {
    let isPrintable = text.unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    try require(isPrintable, "\(what) has control characters: \(text.prefix(1000).debugDescription)")
  }
}
