public import Foundation

/// Why a playlist cannot be used. Each says what to do next.
public enum PlaylistError: Error, Sendable, Hashable {
  /// Nothing but blanks.
  case empty
  /// A web page.
  case html
  /// JSON, such as an asset list.
  case json
  /// The first line is not `#EXTM3U`.
  case notAPlaylist(start: String)
  /// Lines end in carriage returns alone.
  case carriageReturns
  /// A line is not text in UTF-8.
  case notUTF8(line: Int)
  /// Tags of media playlists and of multivariant playlists together.
  case mixed(line: Int)
  /// The other kind of playlist.
  case otherKind
  /// More bytes than allowed.
  case tooLarge(limit: Int)
  /// A longer line than allowed.
  case lineTooLong(limit: Int, line: Int)
  /// More segments than allowed.
  case tooManySegments(limit: Int, line: Int)
  /// More date ranges than allowed.
  case tooManyDateRanges(limit: Int, line: Int)
  /// More attributes in a tag than allowed.
  case tooManyAttributes(limit: Int, line: Int)
  /// More key formats at one time than allowed.
  case tooManyKeyFormats(limit: Int, line: Int)
  /// More renditions, variant streams and other entries than allowed.
  case tooManyEntries(limit: Int, line: Int)
  /// More variables than allowed.
  case tooManyVariables(limit: Int, line: Int)
  /// Longer texts than allowed after variables were put in.
  case expandedTextTooLong(limit: Int, line: Int)
  /// A delta update leaves out segments that the playlist before it does not have.
  case unknownSkippedSegments(first: Int, count: Int)
}

extension PlaylistError: CustomStringConvertible {
  /// One line: what is wrong, where, and what to do next.
  public var description: String { "\(problem) \(remedy)" }

  private var problem: String {
    switch self {
    case .empty: "The playlist is empty."
    case .html: "The playlist is a web page."
    case .json: "The playlist is JSON."
    case .notAPlaylist(let start): "The playlist begins with “\(start.inReports())” instead of #EXTM3U."
    case .carriageReturns: "The lines of the playlist end in carriage returns alone."
    case .notUTF8(let line): "The playlist is not UTF-8 (line \(line))."
    case .mixed(let line):
      "The playlist has tags of media playlists and of multivariant playlists (line \(line))."
    case .otherKind: "The playlist is of the other kind."
    case .tooLarge(let limit): "The playlist exceeds the limit of \(limit.inReports()) bytes."
    case .lineTooLong(let limit, let line):
      "A line exceeds the limit of \(limit.inReports()) bytes (line \(line))."
    case .tooManySegments(let limit, let line):
      "The playlist has more than the allowed \(limit) segments (line \(line))."
    case .tooManyDateRanges(let limit, let line):
      "The playlist has more than the allowed \(limit) date ranges (line \(line))."
    case .tooManyAttributes(let limit, let line):
      "A tag has more than the allowed \(limit) attributes (line \(line))."
    case .tooManyKeyFormats(let limit, let line):
      "A segment has keys of more than the allowed \(limit) formats (line \(line))."
    case .tooManyEntries(let limit, let line):
      "The playlist has more than the allowed \(limit) entries (line \(line))."
    case .tooManyVariables(let limit, let line):
      "The playlist has more than the allowed \(limit) variables (line \(line))."
    case .expandedTextTooLong(let limit, let line):
      "The texts with variables exceed the limit of \(limit.inReports()) bytes once the variables are replaced (line \(line))."
    case .unknownSkippedSegments(let first, let count):
      "The update leaves out \(count) segments from number \(first) on, and the playlist before it does not have all"
        + " of them."
    }
  }

  private var remedy: String {
    switch self {
    case .empty, .html, .json, .notAPlaylist: "Check that the URL leads to an HLS playlist."
    case .carriageReturns: "End them in a line feed, or in both."
    case .notUTF8: "Serve it in UTF-8; the line has other bytes."
    case .mixed: "Serve the segments in a playlist of their own, and name it in the multivariant playlist."
    case .otherKind: "Read it as Playlist, which recognises both."
    case .tooLarge, .lineTooLong, .tooManySegments, .tooManyDateRanges, .tooManyAttributes,
      .tooManyKeyFormats,
      .tooManyEntries, .tooManyVariables, .expandedTextTooLong:
      "Use a smaller playlist, or raise the limit in PlaylistLimits."
    case .unknownSkippedSegments: "Request the whole playlist, without _HLS_skip."
    }
  }
}

extension PlaylistError: LocalizedError {
  /// The same line as ``description``.
  public var errorDescription: String? { description }

  /// What is wrong, and where.
  public var failureReason: String? { problem }

  /// What to do next.
  public var recoverySuggestion: String? { remedy }
}
