import Foundation

extension Interstitial {
  /// Reads what a date range says.
  ///
  /// - Throws: why it schedules no interstitial.
  public init(_ range: DateRange) throws(InterstitialError) {
    guard range.isInterstitial else { throw .otherClass(id: range.id, cueClass: range.cueClass) }
    let attributes = range.attributes
    switch (attributes["X-ASSET-URI"], attributes["X-ASSET-LIST"]) {
    case (nil, nil): throw .noAsset(id: range.id)
    case (.some, .some): throw .twoAssets(id: range.id)
    case (let uri?, nil): asset = .uri(uri)
    case (nil, let list?): asset = .list(list)
    }
    id = range.id
    startDate = range.startDate
    endDate = range.endDate
    duration = range.duration
    plannedDuration = range.plannedDuration
    cues = range.cue ?? []
    var values = DateRangeValues(attributes, start: ProgramDate(sinceEpoch: .zero))
    resumeOffset = values.signedDuration("X-RESUME-OFFSET")
    playoutLimit = values.duration("X-PLAYOUT-LIMIT")
    snaps = values.words("X-SNAP", of: attributes["X-SNAP"] ?? "")
    restrictions = values.words("X-RESTRICT", of: attributes["X-RESTRICT"] ?? "")
    contentMayVary = values.word("X-CONTENT-MAY-VARY", default: Answer.yes) == .yes
    timelineOccupies = values.word("X-TIMELINE-OCCUPIES", default: .point)
    timelineStyle = values.word("X-TIMELINE-STYLE", default: .highlight)
    skipControl = values.skipControl()
    if case .uri(let uri) = asset, URL(string: uri)?.scheme == nil { values.add(.relativeAsset(uri)) }
    for attribute in attributes.attributes {
      guard let meant = Self.meantName(of: attribute.name) else { continue }
      values.add(.misnamedAttribute(name: attribute.name, meant: meant))
    }
    clientAttributes = attributes.attributes.filter {
      $0.name.hasPrefix("X-") && !Self.attributeNames.contains($0.name)
    }
    problems = range.problems + values.problems
  }

  /// The attribute that is meant by one whose name has an `X-` too much or too few.
  private static func meantName(of name: String) -> String? {
    if name == "X-CUE" { return "CUE" }
    return attributeNames.contains("X-" + name) ? "X-" + name : nil
  }

  private enum Answer: String {
    case yes = "YES"
    case no = "NO"
  }

  /// The names that the specification defines.
  private static let attributeNames: Set<String> = [
    "X-ASSET-URI", "X-ASSET-LIST", "X-RESUME-OFFSET", "X-PLAYOUT-LIMIT", "X-SNAP", "X-RESTRICT",
    "X-CONTENT-MAY-VARY", "X-TIMELINE-OCCUPIES", "X-TIMELINE-STYLE", "X-SKIP-CONTROL-OFFSET",
    "X-SKIP-CONTROL-DURATION", "X-SKIP-CONTROL-LABEL-ID",
  ]
}

extension DateRangeValues {
  fileprivate mutating func skipControl() -> SkipControl? {
    var control = SkipControl()
    control.offset = duration("X-SKIP-CONTROL-OFFSET")
    control.duration = duration("X-SKIP-CONTROL-DURATION")
    if let label = attributes["X-SKIP-CONTROL-LABEL-ID"] {
      if SkipControl.isLabelID(label) { control.labelID = label } else { add(.badLabel(label)) }
    }
    return control == SkipControl() ? nil : control
  }
}

extension SkipControl {
  /// Whether a text has only the characters that the name of a text may have.
  static func isLabelID(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
      }
  }
}
