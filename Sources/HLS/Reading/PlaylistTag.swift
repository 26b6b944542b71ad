/// The tags that are read.
///
/// Source: RFC 8216bis, section 4.4.
enum PlaylistTag: UInt8, Sendable, CaseIterable {
  case version, define, independentSegments, start
  case targetDuration, mediaSequence, discontinuitySequence, endList, playlistType, iFramesOnly, partInf,
    serverControl, allowCache
  case inf, byteRange, discontinuity, key, map, programDateTime, gap, bitrate, part
  case dateRange, skip, preloadHint, renditionReport
  case media, streamInf, iFrameStreamInf, sessionData, sessionKey, contentSteering

  /// What follows `#EXT`.
  var name: StaticString {
    switch self {
    case .version: "-X-VERSION"
    case .define: "-X-DEFINE"
    case .independentSegments: "-X-INDEPENDENT-SEGMENTS"
    case .start: "-X-START"
    case .targetDuration: "-X-TARGETDURATION"
    case .mediaSequence: "-X-MEDIA-SEQUENCE"
    case .discontinuitySequence: "-X-DISCONTINUITY-SEQUENCE"
    case .endList: "-X-ENDLIST"
    case .playlistType: "-X-PLAYLIST-TYPE"
    case .iFramesOnly: "-X-I-FRAMES-ONLY"
    case .partInf: "-X-PART-INF"
    case .serverControl: "-X-SERVER-CONTROL"
    case .allowCache: "-X-ALLOW-CACHE"
    case .inf: "INF"
    case .byteRange: "-X-BYTERANGE"
    case .discontinuity: "-X-DISCONTINUITY"
    case .key: "-X-KEY"
    case .map: "-X-MAP"
    case .programDateTime: "-X-PROGRAM-DATE-TIME"
    case .gap: "-X-GAP"
    case .bitrate: "-X-BITRATE"
    case .part: "-X-PART"
    case .dateRange: "-X-DATERANGE"
    case .skip: "-X-SKIP"
    case .preloadHint: "-X-PRELOAD-HINT"
    case .renditionReport: "-X-RENDITION-REPORT"
    case .media: "-X-MEDIA"
    case .streamInf: "-X-STREAM-INF"
    case .iFrameStreamInf: "-X-I-FRAME-STREAM-INF"
    case .sessionData: "-X-SESSION-DATA"
    case .sessionKey: "-X-SESSION-KEY"
    case .contentSteering: "-X-CONTENT-STEERING"
    }
  }

  /// The tag as it is written, `#EXT` included.
  var text: String { "#EXT\(name)" }

  /// The tag of a line that begins with `#EXT`, and where its value begins: behind the colon, or at the end.
  @inline(__always)
  static func tag(of line: UnsafeBufferPointer<UInt8>) -> (tag: PlaylistTag, value: Int)? {
    if line.count > 8, line[7] == 0x3A, line[4] == 0x49, line[5] == 0x4E, line[6] == 0x46 { return (.inf, 8) }
    var colon = 4
    while colon < line.count, line[colon] != 0x3A { colon += 1 }
    var end = colon
    if end == line.count { while end > 4, line[end - 1] == 0x20 || line[end - 1] == 0x09 { end -= 1 } }
    guard let tag = candidates(nameLength: end - 4).first(where: { $0.isNamed(in: line, end: end) }) else {
      return nil
    }
    return (tag, min(colon + 1, line.count))
  }

  private func isNamed(in line: UnsafeBufferPointer<UInt8>, end: Int) -> Bool {
    let name = self.name.utf8Start
    for index in 4..<end where line[index] != name[index - 4] { return false }
    return true
  }

  private static func candidates(nameLength: Int) -> [PlaylistTag] {
    byNameLength.indices.contains(nameLength) ? byNameLength[nameLength] : []
  }

  private static let byNameLength: [[PlaylistTag]] = {
    let longest = allCases.map(\.name.utf8CodeUnitCount).max() ?? 0
    return (0...longest).map { length in allCases.filter { $0.name.utf8CodeUnitCount == length } }
  }()

  /// Whether only multivariant playlists have it.
  var isMultivariant: Bool { rawValue >= PlaylistTag.media.rawValue }

  /// Whether only media playlists have it.
  var isMedia: Bool {
    (PlaylistTag.targetDuration.rawValue...PlaylistTag.renditionReport.rawValue).contains(rawValue)
  }

  /// Whether it says something about the next segment, or stands at a place between segments.
  var isOfSegment: Bool { (PlaylistTag.inf.rawValue...PlaylistTag.dateRange.rawValue).contains(rawValue) }
}
