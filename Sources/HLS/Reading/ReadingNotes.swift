/// What every reader of playlists keeps: variables, and what it tolerated.
struct ReadingNotes: Sendable {
  let limits: PlaylistLimits
  let origin: PlaylistOrigin
  var variables = VariableTable()
  private(set) var warnings: [PlaylistWarning] = []
  /// How many warnings were not kept.
  private(set) var omittedWarnings = 0
  private var seenTags: UInt64 = 0
  private var expandedBytes = 0

  init(limits: PlaylistLimits, origin: PlaylistOrigin) {
    self.limits = limits
    self.origin = origin
  }

  mutating func warn(_ kind: PlaylistWarning.Kind, line: Int) {
    guard warnings.count < limits.warnings else { return omittedWarnings += 1 }
    warnings.append(PlaylistWarning(line: line, kind: kind))
  }

  /// Whether a tag that may occur once occurs for the first time.
  mutating func isFirst(_ tag: PlaylistTag, line: Int) -> Bool {
    let bit = UInt64(1) << UInt64(tag.rawValue)
    guard seenTags & bit == 0 else {
      warn(.repeatedTag(tag.text), line: line)
      return false
    }
    seenTags |= bit
    return true
  }

  /// Whether a tag has occurred.
  func hasSeen(_ tag: PlaylistTag) -> Bool { seenTags & (UInt64(1) << UInt64(tag.rawValue)) != 0 }

  /// A text with the values of variables in the place of references.
  mutating func expand(_ text: String, line: Int) throws(PlaylistError) -> String {
    guard text.utf8.contains(0x7B) else { return text }
    let expansion = variables.expand(text, limit: limits.expandedBytes - expandedBytes)
    expandedBytes += expansion.text.utf8.count
    guard expandedBytes <= limits.expandedBytes else {
      throw .expandedTextTooLong(limit: limits.expandedBytes, line: line)
    }
    for name in expansion.undefined { warn(.undefinedVariable(name), line: line) }
    return expansion.text
  }

  /// The attributes of a tag, with variables put in.
  mutating func attributes(
    of tag: PlaylistTag,
    _ bytes: UnsafeBufferPointer<UInt8>,
    line: Int
  ) throws(PlaylistError) -> TagAttributes {
    var reader = AttributeReader(bytes, limit: limits.attributes)
    let list = reader.list()
    for fault in reader.faults {
      switch fault {
      case .broken(let text): warn(.brokenAttribute(tag: tag.text, text: text), line: line)
      case .repeated(let name): warn(.repeatedAttribute(tag: tag.text, name: name), line: line)
      case .missingComma(let name): warn(.missingComma(tag: tag.text, after: name), line: line)
      case .tooMany: throw .tooManyAttributes(limit: limits.attributes, line: line)
      }
    }
    guard bytes.contains(0x7B) else { return TagAttributes(tag: tag, line: line, list: list) }
    var expanded: [AttributeList.Attribute] = []
    for var attribute in list.attributes {
      attribute.text = try expand(attribute.text, line: line)
      expanded.append(attribute)
    }
    return TagAttributes(tag: tag, line: line, list: AttributeList(expanded))
  }

  /// Reads `EXT-X-DEFINE`.
  mutating func define(_ attributes: TagAttributes) throws(PlaylistError) {
    let variable: Variable
    if let name = attributes["NAME"] {
      variable = Variable(name: name, value: attributes["VALUE"] ?? "", source: .value)
    } else if let name = attributes["IMPORT"] {
      variable = Variable(name: name, value: origin.variables[name], source: .multivariantPlaylist)
    } else if let name = attributes["QUERYPARAM"] {
      variable = Variable(name: name, value: origin.queryParameter(name), source: .queryParameter)
    } else {
      return warn(.missingAttribute(tag: attributes.tag.text, name: "NAME"), line: attributes.line)
    }
    guard VariableTable.isName(variable.name) else {
      let name = attributes["NAME"] == nil ? attributes["IMPORT"] == nil ? "QUERYPARAM" : "IMPORT" : "NAME"
      return warn(
        .badAttribute(tag: attributes.tag.text, name: name, text: variable.name),
        line: attributes.line
      )
    }
    guard variables.definitions.count < limits.variables else {
      throw .tooManyVariables(limit: limits.variables, line: attributes.line)
    }
    if variable.value == nil { warn(.noValue(variable: variable.name), line: attributes.line) }
    if !variables.define(variable) { warn(.repeatedVariable(variable.name), line: attributes.line) }
  }
}
