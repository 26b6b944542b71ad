/// Something in a playlist that is not as the specification says, and was tolerated or left out. The text of the
/// playlist keeps it.
public struct PlaylistWarning: Sendable, Hashable, Encodable {
  /// The line, from 1.
  public var line: Int
  /// What was tolerated.
  public var kind: Kind

  /// A warning about a line.
  public init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }

  /// What was tolerated.
  public enum Kind: Sendable, Hashable, Encodable {
    /// A byte order mark before the first line.
    case byteOrderMark
    /// Blanks or line breaks before `#EXTM3U`.
    case blanksAtStart
    /// A control character in a line.
    case controlCharacter
    /// A tag that the specification requires is missing.
    case missingTag(String)
    /// Left out: a tag that may occur once occurs again.
    case repeatedTag(String)
    /// Left out: a tag that has to stand before the first segment stands behind it.
    case misplacedTag(String)
    /// Left out: the value of a tag is not what it should be.
    case badValue(tag: String, text: String)
    /// Left out: a tag without an attribute that it needs.
    case missingAttribute(tag: String, name: String)
    /// Left out: the value of an attribute is not what it should be.
    case badAttribute(tag: String, name: String, text: String)
    /// A part of an attribute list is no attribute, or lacks a quotation mark.
    case brokenAttribute(tag: String, text: String)
    /// Two attributes have no comma between them. Both are read.
    case missingComma(tag: String, after: String)
    /// Left out: an attribute that the list has already.
    case repeatedAttribute(tag: String, name: String)
    /// A segment without `EXTINF`, whose duration is taken as 0.
    case noDuration
    /// A byte range without an offset, and no segment or part before it to count from: it is taken to begin at 0.
    case noByteRangeOffset
    /// A segment is longer than the target duration, also when rounded to seconds.
    ///
    /// Source: RFC 8216bis, section 4.4.3.1 (`EXT-X-TARGETDURATION`).
    case longSegment(duration: Duration, target: Duration)
    /// Left out: a tag that needs a URI in the next line, and has none.
    case noURI(tag: String)
    /// A reference to a variable that is not defined stays as it is written.
    case undefinedVariable(String)
    /// Left out: a variable that is defined already.
    case repeatedVariable(String)
    /// A variable is to be taken from the multivariant playlist or the URL, which does not have it.
    case noValue(variable: String)
    /// Something about a date range.
    case dateRange(id: String, DateRangeProblem)
    /// Left out: a tag that is not a date range.
    case droppedDateRange(DateRangeError)
    /// Left out: an attribute of a date range for which an earlier tag with its ID has another value.
    case contradiction(id: String, name: String)
    /// Left out: an attribute of a further tag of a date range that has as many as allowed.
    case surplusAttribute(id: String, name: String)
    /// A date range that is meant to be an interstitial and is none.
    case droppedInterstitial(InterstitialError)
    /// There were this many more warnings than a playlist keeps.
    case more(Int)
  }
}

extension PlaylistWarning: CustomStringConvertible {
  /// One line: where, and what was tolerated.
  public var description: String { "line \(line): \(kind)" }
}

extension PlaylistWarning.Kind: CustomStringConvertible {
  /// What was tolerated, in one line. Texts of the playlist are made printable.
  public var description: String {
    switch self {
    case .byteOrderMark: "a byte order mark precedes #EXTM3U; serve the playlist without one"
    case .blanksAtStart:
      "blanks or line breaks stand before #EXTM3U; begin the playlist with it"
    case .controlCharacter: "the line has a control character"
    case .missingTag(let tag) where tag == PlaylistTag.programDateTime.text:
      "\(tag) is missing, so date ranges have no time in the playlist; write one before a segment"
    case .missingTag(let tag): "\(tag) is missing"
    case .repeatedTag(let tag): "a second \(tag) was ignored"
    case .misplacedTag(let tag): "\(tag) comes after the first segment and was ignored"
    case .badValue(let tag, let text): "“\(text.inReports())” is not a valid \(tag); the tag was ignored"
    case .missingAttribute(let tag, let name): "\(tag) has no usable \(name) and was ignored"
    case .badAttribute(let tag, let name, let text):
      "“\(text.inReports())” is not a valid \(name) of \(tag); the attribute was ignored"
    case .brokenAttribute(let tag, let text): "“\(text.inReports())” is not a complete attribute of \(tag)"
    case .missingComma(let tag, let name): "there is no comma behind \(name.inReports()) of \(tag); write one"
    case .repeatedAttribute(let tag, let name): "a second \(name.inReports()) of \(tag) was ignored"
    case .noDuration: "the segment has no usable #EXTINF; its duration is taken as 0"
    case .noByteRangeOffset:
      "the byte range has no offset and follows no other one; it is taken to begin at 0"
    case .longSegment(let duration, let target):
      "the segment lasts \(SecondsText.text(of: duration)) s, and #EXT-X-TARGETDURATION is"
        + " \(SecondsText.text(of: target)); make the segment shorter, or the target duration longer"
    case .noURI(let tag): "\(tag) has no URI in the next line and was ignored"
    case .undefinedVariable(let name): "the variable “\(name.inReports())” is not defined"
    case .repeatedVariable(let name): "a second definition of the variable “\(name.inReports())” was ignored"
    case .noValue(let name):
      "the variable “\(name.inReports())” gets its value from the multivariant playlist or the URL, which has none"
    case .dateRange(let id, let problem): "date range “\(id.inReports())”: \(problem)"
    case .droppedDateRange(let error): "\(error)"
    case .contradiction(let id, let name):
      "date range “\(id.inReports())”: an earlier tag has another \(name.inReports()), which was kept"
    case .surplusAttribute(let id, let name):
      "date range “\(id.inReports())” has as many attributes as allowed, and \(name.inReports()) was ignored"
    case .droppedInterstitial(let error): "\(error)"
    case .more(let count): "\(count) more warnings are not listed"
    }
  }
}
