import AdPlatform
import AdapterTool
import HLS

extension MultivariantPlaylist {
  /// What there is to choose from.
  func part(findings: String?) -> Part {
    var title = Part("Multivariant playlist")
    title.details = [
      counted(variants.count, "stream"), counted(renditions.count, "rendition"),
      when(!iFrameStreams.isEmpty, counted(iFrameStreams.count, "I-frame stream")), findings,
    ]
    title.add([
      "version": version.map { "\($0)" }, "start point": startPoint.map(words),
      "segments": when(hasIndependentSegments, "independent"), "variable": variables.map(words),
      "content steering": contentSteering?.serverURI, "pathway": contentSteering?.pathwayID,
      "session data": sessionData.map { phrase($0.dataID, $0.value ?? $0.uri, $0.language, by: ", ") },
      "session key": sessionKeys.map(words),
    ])
    var part = Part()
    part.add([title])
    part.add(variants.numbered { $0.part("Stream \($1)") })
    part.add(iFrameStreams.numbered { $0.part("I-frame stream \($1)") })
    part.add(renditions.numbered { $0.part(number: $1) })
    return part
  }
}

extension VariantStream {
  fileprivate func part(_ name: String) -> Part {
    var part = Part(name)
    part.details = [
      size(resolution?.width, resolution?.height), bandwidth.map { "\($0 / 1000) kbit/s" },
      averageBandwidth.map { "\($0 / 1000) kbit/s on average" },
      frameRate.map { "\(JSONValue.number($0).line) pictures a second" },
    ]
    part.add([
      "playlist": uri, "codecs": codecs, "audio": audioGroup, "video": videoGroup,
      "subtitles": subtitlesGroup, "captions": closedCaptionsGroup,
    ])
    return part
  }
}

extension Rendition {
  fileprivate func part(number: String) -> Part {
    var part = Part("Rendition \(number), \(name)")
    part.details = [
      type, "group \(groupID)", language, when(isDefault, "default"), when(isForced, "forced"),
    ]
    part.add(["playlist": uri])
    return part
  }
}
