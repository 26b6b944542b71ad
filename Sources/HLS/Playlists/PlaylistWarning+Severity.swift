extension PlaylistWarning {
  /// How much a finding matters to a client that keeps to the specification.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A client may tolerate it, as this one does.
    case warning
    /// The specification says of this mistake that clients must fail to parse the playlist.
    case error
  }

  /// How much it matters.
  public var severity: Severity { kind.severity }
}

extension PlaylistWarning.Kind {
  /// How much it matters: ``PlaylistWarning/Severity/error`` where the specification says of this very mistake that
  /// clients *must* fail to parse the playlist.
  ///
  /// Section 4 says the same of every playlist that breaks one of its rules. Nearly all findings would be errors by
  /// that sentence, and players in the field tolerate most of them, so it is not counted here. A byte order mark is a
  /// warning: clients *should* fail to parse it.
  ///
  /// Source: RFC 8216bis, sections 4.1 (byte order mark), 4.3 (references to variables that are not defined), 4.4.1.2
  /// (more than one `EXT-X-VERSION`), 4.4.2 (more than one of each of its tags), 4.4.2.3 (`EXT-X-DEFINE`) and 4.4.4.2
  /// (a byte range without an offset that follows none of the same resource).
  public var severity: PlaylistWarning.Severity {
    switch self {
    case .repeatedTag(let tag) where Self.mustOccurOnce.contains(tag): .error
    case .undefinedVariable, .repeatedVariable, .noValue, .noByteRangeOffset: .error
    case .missingAttribute(let tag, _) where tag == PlaylistTag.define.text: .error
    default: .warning
    }
  }

  /// The tags of which a second one makes the playlist unreadable.
  private static let mustOccurOnce: Set<String> = [
    PlaylistTag.version.text, PlaylistTag.independentSegments.text, PlaylistTag.start.text,
  ]
}
