public import Foundation

/// Something about the attributes of a date range that is not as the specification says, and was tolerated or left
/// out.
public enum DateRangeProblem: Sendable, Hashable, Encodable {
  /// Left out: the value of an attribute is not a number of seconds.
  case badNumber(name: String, text: String)
  /// Left out: a time below zero where none can be.
  case negative(name: String, text: String)
  /// Left out: the value of an attribute is not a date.
  case badDate(name: String, text: String)
  /// Left out: a word that the attribute does not know.
  case unknownWord(name: String, word: String)
  /// Left out: the range would end before it begins.
  case endBeforeStart
  /// `DURATION` and `END-DATE` say different ends; the duration is right.
  case durationAgainstEndDate(duration: Duration, endDate: Date)
  /// `END-ON-NEXT` without `CLASS`; ignored.
  case endOnNextWithoutClass
  /// `END-ON-NEXT` together with `DURATION` or `END-DATE`, which are right.
  case endOnNextWithEnd
  /// `PRE` and `POST` together; `PRE` is right.
  case preAndPost
  /// Ignored: an attribute that interstitials do not have, whose name is almost that of one that they have. It differs
  /// by `X-`, by case and punctuation, or by one character.
  case misnamedAttribute(name: String, meant: String)
  /// The URI of an asset is not an absolute one.
  case relativeAsset(String)
  /// Left out: a label that has characters other than letters, `-` and `_`.
  case badLabel(String)
}

extension DateRangeProblem: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .badNumber(let name, let text):
      "\(name.inReports()) is “\(text.inReports())”, which is not a number of seconds, and was ignored"
    case .negative(let name, let text):
      "\(name.inReports()) is \(text.inReports()), below zero, and was ignored"
    case .badDate(let name, let text):
      "\(name.inReports()) is “\(text.inReports())”, which is not a date, and was ignored"
    case .unknownWord(let name, let word):
      "\(name.inReports()) does not know the word “\(word.inReports())”, which was ignored"
    case .endBeforeStart: "END-DATE is before START-DATE and was ignored"
    case .durationAgainstEndDate: "DURATION and END-DATE say different ends; DURATION was taken"
    case .endOnNextWithoutClass: "END-ON-NEXT requires a CLASS; it is ignored"
    case .endOnNextWithEnd: "END-ON-NEXT must not be used with DURATION or END-DATE; it is ignored"
    case .preAndPost: "CUE has both PRE and POST; PRE was taken"
    case .misnamedAttribute(let name, let meant):
      "\(name.inReports()) is not an attribute of interstitials and was ignored; write \(meant.inReports())"
    case .relativeAsset(let text):
      "X-ASSET-URI is “\(text.inReports())”, which is not an absolute URI; it is taken as relative to the playlist"
    case .badLabel(let text):
      "X-SKIP-CONTROL-LABEL-ID is “\(text.inReports())”, which may have only letters, - and _, and was ignored"
    }
  }
}
