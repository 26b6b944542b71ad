/// Why a tag is not a date range.
public enum DateRangeError: Error, Sendable, Hashable, Encodable {
  /// `ID` is missing or empty.
  case noID
  /// `START-DATE` is missing.
  case noStartDate(id: String)
  /// `START-DATE` is not a date.
  case badStartDate(id: String, String)
}

extension DateRangeError: CustomStringConvertible {
  /// One line: what is wrong and what to do next.
  public var description: String {
    switch self {
    case .noID: "a date range has no ID and was ignored; give it one that is unique in the playlist"
    case .noStartDate(let id):
      "the date range “\(id.inReports())” has no START-DATE and was ignored; add one, such as"
        + " START-DATE=\"2026-01-02T03:04:05.678Z\""
    case .badStartDate(let id, let text):
      "the START-DATE “\(text.inReports())” of the date range “\(id.inReports())” is not a date, and the range was"
        + " ignored; write it as 2026-01-02T03:04:05.678Z"
    }
  }
}
