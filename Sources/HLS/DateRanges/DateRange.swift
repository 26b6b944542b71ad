public import Foundation

/// A range of time with attributes.
///
/// A playlist may have several tags with one ID: they are one date range, with the attributes of all. Where they
/// contradict each other the first one is right.
///
/// Source: RFC 8216bis, section 4.4.5.1 (`EXT-X-DATERANGE`).
public struct DateRange: Sendable, Hashable, Encodable {
  /// The name of the date range, unique in its playlist.
  public let id: String
  /// `CLASS`: what the attributes mean.
  public let cueClass: String?
  /// When the range begins.
  public let startDate: Date
  /// `END-DATE`, if it can be used.
  public let endDate: Date?
  /// `DURATION`, if it can be used.
  public let duration: Duration?
  /// `PLANNED-DURATION`, if it can be used: what is expected while the duration is not known.
  public let plannedDuration: Duration?
  /// Whether the range ends where the next one of the same class begins.
  public let endOnNext: Bool
  /// `CUE` without the words that are not known; nil if there is none.
  public let cue: Set<Cue>?
  /// All attributes in their order, as they are written.
  public let attributes: AttributeList
  /// What is wrong with the attributes and was tolerated or left out.
  public let problems: [DateRangeProblem]

  /// `SCTE35-CMD`: a splice information section, as hexadecimal digits after `0x`.
  public var scte35Command: String? { attributes["SCTE35-CMD"] }
  /// `SCTE35-OUT`: the section that begins the range.
  public var scte35Out: String? { attributes["SCTE35-OUT"] }
  /// `SCTE35-IN`: the section that ends the range.
  public var scte35In: String? { attributes["SCTE35-IN"] }

  /// Whether the date range schedules an interstitial.
  public var isInterstitial: Bool { cueClass == Interstitial.dateRangeClass }

  /// Reads the attributes of one tag.
  ///
  /// - Throws: the attribute without which there is no date range.
  public init(_ attributes: AttributeList) throws(DateRangeError) {
    guard let id = attributes["ID"], !id.isEmpty else { throw .noID }
    guard let start = attributes["START-DATE"] else { throw .noStartDate(id: id) }
    guard let startDate = ProgramDate(start) else { throw .badStartDate(id: id, start) }
    var values = DateRangeValues(attributes, start: startDate)
    self.id = id
    self.startDate = startDate.date
    self.attributes = attributes
    cueClass = attributes["CLASS"]
    endDate = values.endDate()
    duration = values.duration("DURATION")
    plannedDuration = values.duration("PLANNED-DURATION")
    endOnNext = values.endOnNext()
    cue = values.cue()
    values.checkEnd(duration: duration, endDate: endDate, endOnNext: endOnNext, cueClass: cueClass)
    problems = values.problems
  }
}
