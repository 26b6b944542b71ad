import Foundation

extension MediaReader {
  /// Looks at the playlist as a whole.
  mutating func finish(data: Data) throws(PlaylistError) -> MediaContents {
    if !notes.hasSeen(.targetDuration) {
      notes.warn(.missingTag(PlaylistTag.targetDuration.text), line: 1)
    }
    return contents(data: data)
  }

  /// What was read.
  mutating func contents(data: Data) -> MediaContents {
    lists.addChanges(pending, number: firstNumber + lists.records.count)
    head.variables = notes.variables
    var ranges = DateRangeMerging(limits: notes.limits)
    for index in 0..<lists.ranges.count {
      let tag = lists.ranges[index]
      ranges.add(tag, line: tag.line + lists.lineShift, segmentIndex: tag.number - firstNumber)
    }
    ranges.checkInterstitials()
    // A delta update may leave out the segments that have dates.
    if lists.dates.isEmpty, pending.date == nil, head.skip == nil { ranges.noteMissingDates() }
    var warnings = (notes.warnings + ranges.warnings).enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    let omitted =
      notes.omittedWarnings + ranges.omittedWarnings + max(0, warnings.count - notes.limits.warnings)
    warnings.removeLast(max(0, warnings.count - notes.limits.warnings))
    if omitted > 0 { warnings.append(PlaylistWarning(line: line, kind: .more(omitted))) }
    return MediaContents(
      data: data,
      notes: notes,
      head: head,
      lists: lists,
      dateRanges: ranges.ranges,
      dateRangeIndices: ranges.indices,
      warnings: warnings,
      bodyEnd: bodyEnd ?? data.count,
      trailingStart: pending.offset ?? data.count,
      canBeContinued: isPlain && !hasLooseTags && notes.omittedWarnings == 0
    )
  }
}

/// Makes one date range of all tags with one ID.
struct DateRangeMerging {
  private(set) var ranges: [PlacedDateRange] = []
  private(set) var warnings: [PlaylistWarning] = []
  private(set) var omittedWarnings = 0
  /// The places of the date ranges by their IDs.
  private(set) var indices: [String: Int] = [:]
  /// The attributes of those that have several tags.
  private var values: [Int: [String: String]] = [:]
  private let limits: PlaylistLimits

  init(limits: PlaylistLimits) { self.limits = limits }

  mutating func add(_ tag: RangeTag, line: Int, segmentIndex: Int) {
    if let id = tag.attributes["ID"], let index = indices[id] { return merge(tag, into: index, line: line) }
    switch tag.result {
    case .failure(let error): warn(.droppedDateRange(error), line: line)
    case .success(let range):
      indices[range.id] = ranges.count
      ranges.append(PlacedDateRange(range: range, line: line, segmentIndex: segmentIndex))
      for problem in range.problems { warn(.dateRange(id: range.id, problem), line: line) }
    }
  }

  /// Adds attributes of another tag.
  private mutating func merge(_ tag: RangeTag, into index: Int, line: Int) {
    let range = ranges[index].range
    var list = range.attributes
    var known = values[index] ?? Dictionary(list.attributes.map { ($0.name, $0.text) }) { first, _ in first }
    let count = known.count
    for attribute in tag.attributes.attributes {
      if let text = known[attribute.name] {
        if text != attribute.text { warn(.contradiction(id: range.id, name: attribute.name), line: line) }
      } else if known.count < limits.attributes {
        known[attribute.name] = attribute.text
        list.append(attribute)
      } else {
        warn(.surplusAttribute(id: range.id, name: attribute.name), line: line)
      }
    }
    values[index] = known
    guard known.count > count, let merged = try? DateRange(list) else { return }
    ranges[index].range = merged
    for problem in merged.problems where !range.problems.contains(problem) {
      warn(.dateRange(id: range.id, problem), line: line)
    }
  }

  /// Looks whether those that are meant to be interstitials can be.
  mutating func checkInterstitials() {
    for placed in ranges where placed.range.isMeantAsInterstitial {
      let range = placed.range
      var problems: ArraySlice<DateRangeProblem> = []
      do throws(InterstitialError) {
        problems = try Interstitial(range).problems.dropFirst(range.problems.count)
      } catch {
        warn(.droppedInterstitial(error), line: placed.line)
        if range.isInterstitial { problems = range.misnamedAttributes[...] }
      }
      for problem in problems { warn(.dateRange(id: range.id, problem), line: placed.line) }
    }
  }

  /// Warns of date ranges in a playlist without dates, once: they have no time in it.
  ///
  /// Source: RFC 8216bis, section 4.4.5.1.
  mutating func noteMissingDates() {
    guard let first = ranges.first else { return }
    warn(.missingTag(PlaylistTag.programDateTime.text), line: first.line)
  }

  private mutating func warn(_ kind: PlaylistWarning.Kind, line: Int) {
    guard warnings.count < limits.warnings else { return omittedWarnings += 1 }
    warnings.append(PlaylistWarning(line: line, kind: kind))
  }
}
