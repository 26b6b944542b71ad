import AdPlatform
import AdapterTool
import HLS

extension StyledText {
  /// A multivariant playlist: what there is to choose from.
  mutating func add(_ playlist: MultivariantPlaylist) {
    addPart(
      "Multivariant playlist",
      [
        counted(playlist.variants.count, "stream"), counted(playlist.renditions.count, "rendition"),
        playlist.iFrameStreams.isEmpty ? nil : counted(playlist.iFrameStreams.count, "I-frame stream"),
        warningCount(playlist.warnings),
      ],
      at: 0
    )
    addRow("version", playlist.version.map { "\($0)" }, at: 1)
    addRow("start point", playlist.startPoint?.words, at: 1)
    if playlist.hasIndependentSegments { addRow("segments", "independent", at: 1) }
    addVariables(playlist.variables)
    addRow("content steering", playlist.contentSteering?.serverURI, at: 1)
    addRow("pathway", playlist.contentSteering?.pathwayID, at: 1)
    addRows("session data", playlist.sessionData.map(\.words), at: 1)
    addRows("session key", playlist.sessionKeys.map { "\($0.method), \($0.keyFormat)" }, at: 1)
    for (index, stream) in playlist.variants.enumerated() {
      add(stream, "Stream \(index + 1) of \(playlist.variants.count)")
    }
    for (index, stream) in playlist.iFrameStreams.enumerated() {
      add(stream, "I-frame stream \(index + 1) of \(playlist.iFrameStreams.count)")
    }
    for (index, rendition) in playlist.renditions.enumerated() {
      add(rendition, "Rendition \(index + 1) of \(playlist.renditions.count), \(rendition.name)")
    }
  }

  private mutating func add(_ stream: VariantStream, _ name: String) {
    addPart(
      name,
      [
        size(stream.resolution?.width, stream.resolution?.height),
        stream.bandwidth.map { "\($0 / 1000) kbit/s" },
        stream.averageBandwidth.map { "\($0 / 1000) kbit/s on average" },
        stream.frameRate.map { "\(JSONValue.number($0).line) pictures a second" },
      ],
      at: 0
    )
    addRow("playlist", stream.uri, at: 1)
    addRow("codecs", stream.codecs, at: 1)
    addRow("audio", stream.audioGroup, at: 1)
    addRow("video", stream.videoGroup, at: 1)
    addRow("subtitles", stream.subtitlesGroup, at: 1)
    addRow("captions", stream.closedCaptionsGroup, at: 1)
  }

  private mutating func add(_ rendition: Rendition, _ name: String) {
    addPart(
      name,
      [
        rendition.type, "group \(rendition.groupID)", rendition.language,
        rendition.isDefault ? "default" : nil,
        rendition.isForced ? "forced" : nil,
      ],
      at: 0
    )
    addRow("playlist", rendition.uri, at: 1)
  }
}

extension SessionData {
  fileprivate var words: String {
    [dataID, value ?? uri, language].compactMap { $0 }.joined(separator: ", ")
  }
}
