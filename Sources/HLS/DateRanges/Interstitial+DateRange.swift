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
    for problem in range.misnamedAttributes { values.add(problem) }
    clientAttributes = attributes.attributes.filter {
      $0.name.hasPrefix("X-") && !Self.attributeNames.contains($0.name)
    }
    problems = range.problems + values.problems
  }

  private enum Answer: String {
    case yes = "YES"
    case no = "NO"
  }

  /// The names that the specification defines.
  fileprivate static let attributeNames: Set<String> = assetNames.union([
    "X-RESUME-OFFSET", "X-PLAYOUT-LIMIT", "X-SNAP", "X-RESTRICT",
    "X-CONTENT-MAY-VARY", "X-TIMELINE-OCCUPIES", "X-TIMELINE-STYLE", "X-SKIP-CONTROL-OFFSET",
    "X-SKIP-CONTROL-DURATION", "X-SKIP-CONTROL-LABEL-ID",
  ])
  /// Those of them that say what is played.
  fileprivate static let assetNames: Set<String> = ["X-ASSET-URI", "X-ASSET-LIST"]
}

extension DateRange {
  /// Whether it is an interstitial, or looks like one whose class is missing or misspelt.
  var isMeantAsInterstitial: Bool {
    isInterstitial || hasAsset || cueClass?.isAlmost(Interstitial.dateRangeClass) == true
  }

  private var hasAsset: Bool { attributes.attributes.contains { Interstitial.assetNames.contains($0.name) } }

  /// The attributes whose names are almost those of attributes that interstitials have.
  var misnamedAttributes: [DateRangeProblem] {
    attributes.attributes.compactMap { attribute in
      meantName(of: attribute.name).map { .misnamedAttribute(name: attribute.name, meant: $0) }
    }
  }

  /// The attribute that is meant by one that interstitials do not have.
  private func meantName(of name: String) -> String? {
    let names = Interstitial.attributeNames
    guard !names.contains(name) else { return nil }
    if name == "X-CUE" { return "CUE" }
    if names.contains("X-" + name) { return "X-" + name }
    // An attribute with the right name takes precedence over one with a similar name.
    return names.first {
      name.isAlmost($0) && attributes[$0] == nil && !(hasAsset && Interstitial.assetNames.contains($0))
    }
  }
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
