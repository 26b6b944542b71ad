public import Foundation

/// A segment of a playlist: its URI, and what the tags before it say.
///
/// Source: RFC 8216bis, section 4.4.4.
public struct MediaSegment: Sendable {
  let contents: MediaContents
  let index: Int
  let record: SegmentRecord

  init(contents: MediaContents, index: Int) {
    self.contents = contents
    self.index = index
    record = contents.records[index]
  }

  /// A segment to be added to a playlist.
  ///
  /// - Parameters:
  ///   - uri: Where it is. Line breaks are percent-encoded; `./` is put before what would be no URI at the start of a
  ///     line.
  ///   - duration: How long it is; a time below zero is 0.
  ///   - title: A text for people; line breaks become spaces.
  ///   - tags: Other tags before it, each in one line, such as `#EXT-X-DISCONTINUITY`. Texts that do not begin with
  ///     `#`, and tags of multivariant playlists, are left out.
  public init(uri: String, duration: Duration, title: String? = nil, tags: [String] = []) {
    let startsOddly = uri.utf8.first.map { $0 == 0x23 || $0 <= 0x20 } ?? true
    let uri = startsOddly ? "./" + uri : uri
    let lines =
      tags.filter(MediaReader.canStandBeforeSegment) + [
        "#EXTINF:\(SecondsText.text(of: max(duration, .zero))),\(title ?? "")"
      ]
    let text = lines.map { $0.replacingLineBreaks(with: " ") }.joined(separator: "\n")
    self = MediaReader.segment("#EXTM3U\n\(text)\n\(uri.replacingLineBreaks(with: "%0A"))\n")
  }

  /// Where it is, with variables put in.
  public var uri: String { contents.uri(of: record) }

  /// Where it is, or nil if that is not a URL.
  ///
  /// - Parameter base: The URL of the playlist; the one of its origin if none is given.
  public func url(relativeTo base: URL? = nil) -> URL? {
    URL(string: uri, relativeTo: base ?? contents.origin.url)?.absoluteURL
  }

  /// `EXTINF`: how long it is; 0 if the tag is missing or no number.
  public var duration: Duration { record.duration }

  /// When it begins, counted from the start of the playlist.
  public var startTime: Duration { record.start - contents.firstStart }

  /// Its number in the stream.
  public var mediaSequence: Int { contents.firstNumber + index }

  /// Its discontinuity sequence number: segments with different ones may have other timestamps and encodings.
  public var discontinuitySequence: Int { contents.discontinuity(of: record) }

  /// Its date, from its own tag or counted from the nearest tag before it, or else behind it. Nil if no segment has
  /// a date.
  public var programDateTime: Date? { contents.date(ofSegment: index)?.date }

  /// Whether it has a date of its own.
  public var hasProgramDateTime: Bool { contents.hasOwnDate(index) }

  /// `EXT-X-DISCONTINUITY`: timestamps or encodings change here.
  public var hasDiscontinuity: Bool { record.flags.contains(.discontinuity) }

  /// `EXT-X-GAP`: it is not there and must not be loaded.
  public var isGap: Bool { record.flags.contains(.gap) }

  /// `EXT-X-BYTERANGE`: which part of the resource it is. An offset that is left out has been counted.
  public var byteRange: ByteRange? { contents.byteRange(ofSegment: index) }

  /// `EXT-X-MAP`: what has to be read before it.
  public var map: InitializationSection? { contents.map(ofSegment: index) }

  /// `EXT-X-KEY`: how it is encrypted, once for each key format. Empty: not at all.
  public var keys: [EncryptionKey] { contents.keys(ofSegment: index) }

  /// `EXT-X-BITRATE`: about how many bits a second it has.
  public var bitrate: Int? { contents.bitrate(ofSegment: index) }

  /// The text after the comma of `EXTINF`; nil if it is empty.
  public var title: String? { contents.title(of: record) }

  /// `EXT-X-PART`: its parts.
  public var parts: [PartialSegment] { contents.parts(ofSegment: index) }

  /// Tags before it that this module does not know, as they are written.
  public var unknownTags: [String] { contents.unknownTags(of: record) }

  /// Its lines as they are written, the URI last, and everything that stands between it and the segment before it.
  public var lines: [String] { contents.lines(of: record) }

  /// The line of its URI in the playlist, from 1.
  public var line: Int { contents.line(of: record) }
}

extension MediaSegment: Hashable {
  /// Whether all that they say is the same.
  public static func == (left: MediaSegment, right: MediaSegment) -> Bool {
    left.uri == right.uri && left.duration == right.duration && left.mediaSequence == right.mediaSequence
      && left.startTime == right.startTime && left.lines == right.lines && left.keys == right.keys
      && left.map == right.map && left.byteRange == right.byteRange && left.bitrate == right.bitrate
      && left.programDateTime == right.programDateTime
      && left.discontinuitySequence == right.discontinuitySequence
  }

  /// Feeds URI and duration.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(uri)
    hasher.combine(duration)
  }
}

extension MediaSegment: Encodable {
  private enum CodingKeys: CodingKey {
    case uri, duration, startTime, mediaSequence, discontinuitySequence, title, programDateTime,
      hasDiscontinuity, isGap, byteRange, map, keys, bitrate, parts, unknownTags, line
  }

  /// Encodes the properties, except those that repeat others.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(duration, forKey: .duration)
    try container.encode(startTime, forKey: .startTime)
    try container.encode(mediaSequence, forKey: .mediaSequence)
    try container.encode(discontinuitySequence, forKey: .discontinuitySequence)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(programDateTime, forKey: .programDateTime)
    try container.encode(hasDiscontinuity, forKey: .hasDiscontinuity)
    try container.encode(isGap, forKey: .isGap)
    try container.encodeIfPresent(byteRange, forKey: .byteRange)
    try container.encodeIfPresent(map, forKey: .map)
    try container.encode(keys, forKey: .keys)
    try container.encodeIfPresent(bitrate, forKey: .bitrate)
    try container.encode(parts, forKey: .parts)
    try container.encode(unknownTags, forKey: .unknownTags)
    try container.encode(line, forKey: .line)
  }
}

extension String {
  fileprivate func replacingLineBreaks(with text: String) -> String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return unicodeScalars.map { $0 == "\n" || $0 == "\r" ? text : String($0) }.joined()
  }
}
