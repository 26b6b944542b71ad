internal import Foundation

/// Why a text cannot be one component of a URL's path.
public enum PathComponentFlaw: Sendable, Hashable {
  /// Nothing there.
  case empty
  /// A `/` or `\`, which would begin another component.
  case slash
  /// `.` or `..`, which lead elsewhere.
  case dots
  /// A line break, a zero or another control character.
  case controlCharacter
  /// More than ``PodManifestRequest/maximumComponentBytes``.
  case tooLong(bytes: Int)

  init?(_ text: String) {
    if text.isEmpty {
      self = .empty
    } else if text.utf8.count > PodManifestRequest.maximumComponentBytes {
      self = .tooLong(bytes: text.utf8.count)
    } else if text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) {
      self = .slash
    } else if text == "." || text == ".." {
      self = .dots
    } else if text.unicodeScalars.contains(where: \.isControl) {
      self = .controlCharacter
    } else {
      return nil
    }
  }

  /// The end of a sentence that begins with the name of the part.
  var clause: String {
    switch self {
    case .empty: "is empty"
    case .slash: "contains a slash or backslash"
    case .dots: "is a step in a path"
    case .controlCharacter: "contains a control character"
    case .tooLong(let bytes):
      "is \(bytes) bytes long, more than the allowed \(PodManifestRequest.maximumComponentBytes)"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar controls a line, a terminal or the reading order, and shows nothing.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
