extension Warning {
  /// How much a finding matters to a client that keeps to the specifications.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A client may tolerate it, as this one does.
    case warning
    /// A client must refuse the document for it.
    case error
  }

  /// How much it matters: ``Severity/error`` where a specification says that a document like this cannot be parsed.
  public var severity: Severity { kind.severity }
}

extension Warning.Kind {
  /// How much it matters.
  ///
  /// Neither VAST nor VMAP says for which mistakes a client has to refuse a document, so the errors here are those of
  /// XML: a document that is not well-formed is a fatal error to an XML processor.
  ///
  /// Source: XML 1.0, sections 1.2 (fatal error), 2.8 (nothing stands before the XML declaration) and 4.3.3 (an
  /// encoding other than the declared one); Namespaces in XML 1.0, section 5 (a prefix has to be declared).
  public var severity: Warning.Severity {
    switch self {
    case .leadingBlanks, .wrongEncodingName, .undeclaredPrefix, .unreadableDocument: .error
    case .oddPrefix, .oddVersion, .nameCase, .valueCase, .readAs, .oddTime, .mendedURL, .droppedURL,
      .droppedValue, .droppedElement, .missing, .repeated, .unknownElement, .unknownValue, .more:
      .warning
    }
  }
}
