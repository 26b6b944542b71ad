import Foundation

/// Reads the attributes of a date range, and collects what is wrong with them.
struct DateRangeValues {
  let attributes: AttributeList
  private let start: ProgramDate
  private(set) var problems: [DateRangeProblem] = []

  init(_ attributes: AttributeList, start: ProgramDate) {
    self.attributes = attributes
    self.start = start
  }

  /// A time, zero or longer.
  mutating func duration(_ name: String) -> Duration? {
    guard let duration = signedDuration(name), let text = attributes[name] else { return nil }
    guard duration >= .zero else {
      problems.append(.negative(name: name, text: text))
      return nil
    }
    return duration
  }

  /// A time.
  mutating func signedDuration(_ name: String) -> Duration? {
    guard let text = attributes[name] else { return nil }
    guard let duration = DecimalText.seconds(text.utf8, signed: true) else {
      problems.append(.badNumber(name: name, text: text))
      return nil
    }
    return duration
  }

  mutating func endDate() -> Date? {
    guard let text = attributes["END-DATE"] else { return nil }
    guard let end = ProgramDate(text) else {
      problems.append(.badDate(name: "END-DATE", text: text))
      return nil
    }
    guard end >= start else {
      problems.append(.endBeforeStart)
      return nil
    }
    return end.date
  }

  mutating func endOnNext() -> Bool {
    guard let text = attributes["END-ON-NEXT"] else { return false }
    if text != "YES" { problems.append(.unknownWord(name: "END-ON-NEXT", word: text)) }
    return text == "YES"
  }

  mutating func cue() -> Set<Cue>? {
    guard let text = attributes["CUE"] else { return nil }
    var cues: Set<Cue> = words("CUE", of: text)
    if cues.isSuperset(of: [.pre, .post]) {
      problems.append(.preAndPost)
      cues.remove(.post)
    }
    return cues.isEmpty ? nil : cues
  }

  /// The known words of a list.
  mutating func words<Word: RawRepresentable<String> & Hashable>(_ name: String, of text: String) -> Set<Word>
  {
    var words: Set<Word> = []
    for part in text.split(separator: ",") {
      let word = part.trimmingBlanks()
      if let known = Word(rawValue: word) {
        words.insert(known)
      } else {
        problems.append(.unknownWord(name: name, word: word))
      }
    }
    return words
  }

  /// A known word, or what is said without one.
  mutating func word<Word: RawRepresentable<String>>(_ name: String, default word: Word) -> Word {
    guard let text = attributes[name] else { return word }
    guard let known = Word(rawValue: text) else {
      problems.append(.unknownWord(name: name, word: text))
      return word
    }
    return known
  }

  mutating func add(_ problem: DateRangeProblem) { problems.append(problem) }

  /// Looks whether all that is said about the end of the range fits together.
  mutating func checkEnd(duration: Duration?, endDate: Date?, endOnNext: Bool, cueClass: String?) {
    if let duration, let endDate, let end = ProgramDate(endDate) {
      // A `Date` is exact to less than a microsecond.
      let difference = start.sinceEpoch + duration - end.sinceEpoch
      if difference > .milliseconds(1) || difference < .milliseconds(-1) {
        problems.append(.durationAgainstEndDate(duration: duration, endDate: endDate))
      }
    }
    guard endOnNext else { return }
    if cueClass == nil { problems.append(.endOnNextWithoutClass) }
    if duration != nil || endDate != nil { problems.append(.endOnNextWithEnd) }
  }
}

extension Substring {
  /// The text without spaces and tabs around it.
  func trimmingBlanks() -> String {
    guard let start = utf8.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      let end = utf8.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return "" }
    return String(self[start...end])
  }
}
