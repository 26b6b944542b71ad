import Foundation

extension MediaReader {
  /// Reads a tag that is about the whole playlist.
  mutating func readPlaylistTag(_ tag: PlaylistTag, _ value: UnsafeBufferPointer<UInt8>) throws(PlaylistError)
  {
    switch tag {
    case .define: return try notes.define(notes.attributes(of: tag, value, line: line))
    case .preloadHint: return try readHint(notes.attributes(of: tag, value, line: line))
    case .renditionReport: return try readReport(notes.attributes(of: tag, value, line: line))
    default: break
    }
    guard notes.isFirst(tag, line: line) else { return }
    switch tag {
    case .version: head.version = read(tag, value, DecimalText.integer(value.trimmed))
    case .independentSegments: head.hasIndependentSegments = true
    case .iFramesOnly: head.isIFramesOnly = true
    case .endList: head.hasEnd = true
    case .targetDuration:
      head.targetDuration = read(tag, value, DecimalText.seconds(value.trimmed))
      // It holds for the segments before it, too.
      for index in 0..<lists.records.count {
        let record = lists.records[index]
        checkLength(record.duration, line: record.line + lists.lineShift)
      }
    case .playlistType: head.playlistType = read(tag, value, PlaylistType(rawValue: text(value)))
    case .allowCache:
      head.allowsCache = read(tag, value, ["YES": true, "NO": false][text(value)])
    case .mediaSequence:
      guard isBeforeSegments(tag) else { return }
      head.mediaSequence = read(tag, value, DecimalText.integer(value.trimmed)) ?? 0
    case .discontinuitySequence:
      guard isBeforeSegments(tag) else { return }
      head.discontinuitySequence = read(tag, value, DecimalText.integer(value.trimmed)) ?? 0
    default: try readAttributeTag(notes.attributes(of: tag, value, line: line))
    }
  }

  private mutating func readAttributeTag(_ attributes: TagAttributes) {
    switch attributes.tag {
    case .start: head.startPoint = StartPoint(attributes, &notes)
    case .partInf:
      guard attributes.required("PART-TARGET", &notes) != nil else { return }
      head.partTargetDuration = attributes.seconds("PART-TARGET", &notes)
    case .serverControl:
      head.serverControl = ServerControl(
        canSkipUntil: attributes.seconds("CAN-SKIP-UNTIL", &notes),
        canSkipDateRanges: attributes.flag("CAN-SKIP-DATERANGES", &notes),
        holdBack: attributes.seconds("HOLD-BACK", &notes),
        partHoldBack: attributes.seconds("PART-HOLD-BACK", &notes),
        canBlockReload: attributes.flag("CAN-BLOCK-RELOAD", &notes)
      )
    case .skip:
      guard isBeforeSegments(.skip), attributes.required("SKIPPED-SEGMENTS", &notes) != nil,
        let count = attributes.integer("SKIPPED-SEGMENTS", &notes)
      else { return }
      let removed = attributes["RECENTLY-REMOVED-DATERANGES"] ?? ""
      head.skip = Skip(
        skippedSegments: count,
        recentlyRemovedDateRanges: removed.split(separator: "\t").map(String.init)
      )
    default: break
    }
  }

  private mutating func isBeforeSegments(_ tag: PlaylistTag) -> Bool {
    guard !lists.records.isEmpty else { return true }
    notes.warn(.misplacedTag(tag.text), line: line)
    return false
  }

  private mutating func readHint(_ attributes: TagAttributes) {
    guard let type = attributes.required("TYPE", &notes), let uri = attributes.required("URI", &notes) else {
      return
    }
    head.preloadHints.append(
      PreloadHint(
        type: type,
        uri: uri,
        byteRangeStart: attributes.integer("BYTERANGE-START", &notes) ?? 0,
        byteRangeLength: attributes.integer("BYTERANGE-LENGTH", &notes)
      )
    )
  }

  private mutating func readReport(_ attributes: TagAttributes) {
    guard let uri = attributes.required("URI", &notes) else { return }
    head.renditionReports.append(
      RenditionReport(
        uri: uri,
        lastMediaSequence: attributes.integer("LAST-MSN", &notes),
        lastPart: attributes.integer("LAST-PART", &notes)
      )
    )
  }
}

extension StartPoint {
  init?(_ attributes: TagAttributes, _ notes: inout ReadingNotes) {
    guard attributes.required("TIME-OFFSET", &notes) != nil,
      let offset = attributes.seconds("TIME-OFFSET", signed: true, &notes)
    else { return nil }
    timeOffset = offset
    isPrecise = attributes.flag("PRECISE", &notes)
  }
}
