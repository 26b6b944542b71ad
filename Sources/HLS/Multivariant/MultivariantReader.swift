import Foundation

/// A multivariant playlist's bytes, and what was read from them.
final class MultivariantContents: Sendable {
  let data: Data
  let notes: ReadingNotes
  let warnings: [PlaylistWarning]
  let head: MultivariantHead

  fileprivate init(_ reader: MultivariantReader, data: Data) {
    self.data = data
    notes = reader.notes
    var warnings = reader.notes.warnings.sorted { $0.line < $1.line }
    if reader.notes.omittedWarnings > 0 {
      warnings.append(PlaylistWarning(line: reader.line, kind: .more(reader.notes.omittedWarnings)))
    }
    self.warnings = warnings
    head = reader.head
  }
}

/// What a multivariant playlist lists.
struct MultivariantHead: Sendable, Encodable {
  var version: Int?
  var hasIndependentSegments = false
  var startPoint: StartPoint?
  var variants: [VariantStream] = []
  var renditions: [Rendition] = []
  var iFrameStreams: [VariantStream] = []
  var sessionData: [SessionData] = []
  var sessionKeys: [EncryptionKey] = []
  var contentSteering: ContentSteering?

  /// How many streams, renditions, data and keys there are.
  var count: Int {
    variants.count + renditions.count + iFrameStreams.count + sessionData.count + sessionKeys.count
  }
}

/// Reads multivariant playlists, line by line.
struct MultivariantReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  fileprivate var notes: ReadingNotes
  fileprivate var line = 0
  fileprivate var head = MultivariantHead()
  /// The stream whose URI is the next line.
  private var pending: TagAttributes?
  private var position: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>, notes: ReadingNotes, start: Int) {
    self.bytes = bytes
    self.notes = notes
    position = start
    line = PlaylistText.noteBeginning(before: start, of: bytes, in: &self.notes)
  }

  static func contents(
    of text: PlaylistText,
    origin: PlaylistOrigin,
    limits: PlaylistLimits
  ) throws(PlaylistError) -> MultivariantContents {
    try text.data.withBytes { bytes throws(PlaylistError) in
      var reader = MultivariantReader(
        bytes,
        notes: ReadingNotes(limits: limits, origin: origin),
        start: text.start
      )
      if !PlaylistText.isPlain(bytes[text.start...]) {
        for line in try PlaylistText.controlLines(bytes) { reader.notes.warn(.controlCharacter, line: line) }
      }
      while reader.position < bytes.count { try reader.readLine() }
      reader.endPending()
      return MultivariantContents(reader, data: text.data)
    }
  }

  private mutating func readLine() throws(PlaylistError) {
    let content = PlaylistText.lineContent(from: position, in: bytes)
    position = PlaylistText.lineEnd(from: position, in: bytes)
    line += 1
    guard !content.isEmpty else { return }
    guard content.count <= notes.limits.lineBytes else {
      throw .lineTooLong(limit: notes.limits.lineBytes, line: line)
    }
    let bytes = UnsafeBufferPointer(rebasing: content)
    guard bytes[0] == 0x23 else { return try readURI(bytes) }
    guard bytes.count >= 5, bytes.starts(with: [0x23, 0x45, 0x58, 0x54]),
      let (tag, valueStart) = PlaylistTag.tag(of: bytes)
    else { return }
    guard !tag.isMedia else { throw .mixed(line: line) }
    guard head.count < notes.limits.entries else {
      throw .tooManyEntries(limit: notes.limits.entries, line: line)
    }
    try read(tag, UnsafeBufferPointer(rebasing: bytes[valueStart...]))
  }

  private mutating func readURI(_ bytes: UnsafeBufferPointer<UInt8>) throws(PlaylistError) {
    guard let attributes = pending else { return }
    pending = nil
    let text = String(decoding: bytes, as: UTF8.self)
    let uri = try notes.expand(text, line: line)
    head.variants.append(VariantStream(attributes, uri: uri, &notes))
  }

  private mutating func endPending() {
    guard let pending else { return }
    notes.warn(.noURI(tag: pending.tag.text), line: pending.line)
    self.pending = nil
  }

  private mutating func read(_ tag: PlaylistTag, _ value: UnsafeBufferPointer<UInt8>) throws(PlaylistError) {
    switch tag {
    case .version, .independentSegments, .start, .contentSteering:
      guard notes.isFirst(tag, line: line) else { return }
      if tag == .independentSegments { return head.hasIndependentSegments = true }
      if tag == .version {
        head.version = DecimalText.integer(value.trimmed)
        if head.version == nil {
          let text = String(decoding: value.trimmed, as: UTF8.self)
          notes.warn(.badValue(tag: tag.text, text: text), line: line)
        }
        return
      }
    default: break
    }
    try readAttributeTag(notes.attributes(of: tag, value, line: line))
  }

  private mutating func readAttributeTag(_ attributes: TagAttributes) throws(PlaylistError) {
    switch attributes.tag {
    case .define: try notes.define(attributes)
    case .start: head.startPoint = StartPoint(attributes, &notes)
    case .streamInf:
      endPending()
      pending = attributes
    case .iFrameStreamInf:
      guard let uri = attributes.required("URI", &notes) else { return }
      head.iFrameStreams.append(VariantStream(attributes, uri: uri, &notes))
    case .media: if let rendition = Rendition(attributes, &notes) { head.renditions.append(rendition) }
    case .sessionData:
      guard let dataID = attributes.required("DATA-ID", &notes) else { return }
      head.sessionData.append(
        SessionData(
          dataID: dataID,
          value: attributes["VALUE"],
          uri: attributes["URI"],
          language: attributes["LANGUAGE"]
        )
      )
    case .sessionKey:
      guard let method = attributes.required("METHOD", &notes) else { return }
      head.sessionKeys.append(EncryptionKey(attributes, method: method))
    case .contentSteering:
      guard let uri = attributes.required("SERVER-URI", &notes) else { return }
      head.contentSteering = ContentSteering(serverURI: uri, pathwayID: attributes["PATHWAY-ID"])
    default: break
    }
  }
}

extension VariantStream {
  fileprivate init(_ attributes: TagAttributes, uri: String, _ notes: inout ReadingNotes) {
    self.uri = uri
    if attributes["BANDWIDTH"] == nil {
      notes.warn(.missingAttribute(tag: attributes.tag.text, name: "BANDWIDTH"), line: attributes.line)
    }
    bandwidth = attributes.integer("BANDWIDTH", &notes)
    averageBandwidth = attributes.integer("AVERAGE-BANDWIDTH", &notes)
    resolution = attributes.resolution("RESOLUTION", &notes)
    frameRate = attributes.number("FRAME-RATE", &notes)
    codecs = attributes["CODECS"]
    audioGroup = attributes["AUDIO"]
    videoGroup = attributes["VIDEO"]
    subtitlesGroup = attributes["SUBTITLES"]
    closedCaptionsGroup = attributes["CLOSED-CAPTIONS"]
    self.attributes = attributes.list
  }
}

extension Rendition {
  fileprivate init?(_ attributes: TagAttributes, _ notes: inout ReadingNotes) {
    guard let type = attributes.required("TYPE", &notes),
      let groupID = attributes.required("GROUP-ID", &notes),
      let name = attributes.required("NAME", &notes)
    else { return nil }
    self.type = type
    self.groupID = groupID
    self.name = name
    uri = attributes["URI"]
    language = attributes["LANGUAGE"]
    isDefault = attributes.flag("DEFAULT", &notes)
    isAutoselected = attributes.flag("AUTOSELECT", &notes)
    isForced = attributes.flag("FORCED", &notes)
    self.attributes = attributes.list
  }
}
