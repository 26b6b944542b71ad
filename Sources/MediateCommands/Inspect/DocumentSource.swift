import AdPlatform
import Foundation
import VAST

/// Where an ad response or playlist comes from, as the user names it.
enum DocumentSource: Equatable, Sendable {
  case standardInput
  case url(String)
  case file(String)

  /// - Parameter word: `-`, a URL with its scheme, or a path.
  init(_ word: String) {
    if word == "-" {
      self = .standardInput
    } else if word.contains(/^[A-Za-z][A-Za-z0-9+.-]*:\/\//) {
      self = .url(word)
    } else {
      self = .file(word)
    }
  }

  /// Whether it is called a playlist: what is wrong with it is said of one then.
  var isNamedPlaylist: Bool {
    switch self {
    case .standardInput: false
    case .url(let text): URL(string: text)?.pathExtension.lowercased() == "m3u8"
    case .file(let path): path.lowercased().hasSuffix(".m3u8")
    }
  }

  /// The name for messages.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .url(let text), .file(let text): text.printable(limit: 300)
    }
  }
}
