import HLS
import VAST

extension VASTError {
  /// The line that the error is about; nil where it is about the whole document.
  var line: Int? {
    switch self {
    case .documentTypeDeclaration(let line), .malformed(let line, _), .truncated(let line),
      .tooDeep(_, let line), .tooManyElements(_, let line), .tooManyAttributes(_, let line),
      .textTooLong(_, let line):
      line
    case .empty, .notXML, .wrongEncoding, .unsupportedEncoding, .tooLarge, .unexpectedRoot,
      .unsupportedVersion:
      nil
    }
  }
}

extension PlaylistError {
  /// The line that the error is about; nil where it is about the whole document.
  var line: Int? {
    switch self {
    case .notUTF8(let line), .mixed(let line), .lineTooLong(_, let line), .tooManySegments(_, let line),
      .tooManyDateRanges(_, let line), .tooManyAttributes(_, let line), .tooManyKeyFormats(_, let line),
      .tooManyEntries(_, let line), .tooManyVariables(_, let line), .expandedTextTooLong(_, let line):
      line
    case .notAPlaylist: 1
    case .empty, .html, .json, .carriageReturns, .otherKind, .tooLarge, .unknownSkippedSegments: nil
    }
  }
}
