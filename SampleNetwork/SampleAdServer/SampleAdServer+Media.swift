public import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension SampleAdServer {
  /// How long each media file of the server's responses plays, as its response says.
  ///
  /// For players that play nothing but time: they are told the duration of each URL.
  public nonisolated static let mediaDurations: [URL: Duration] = {
    var durations: [URL: Duration] = [:]
    for text in SampleAdTag.allCases.compactMap(\.text) {
      durations.merge(MediaDurations.of(Data(text.utf8))) { first, _ in first }
    }
    return durations
  }()
}

/// Collects the media files of a response and the durations above them.
private final class MediaDurations: NSObject, XMLParserDelegate {
  private var durations: [URL: Duration] = [:]
  private var text = ""
  /// Of the linear creative that is being read.
  private var duration: Duration?

  static func of(_ document: Data) -> [URL: Duration] {
    let collector = MediaDurations()
    let parser = XMLParser(data: document)
    parser.delegate = collector
    // What breaks off has no media, or all that stands before the break.
    _ = parser.parse()
    return collector.durations
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    if name == "Linear" { duration = nil }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if name == "Duration" { duration = Self.duration(value) }
    if name == "MediaFile", let url = URL(string: value) { durations[url] = duration }
  }

  /// `HH:MM:SS` or `HH:MM:SS.mmm`.
  private static func duration(_ text: String) -> Duration? {
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 3 else { return nil }
    return .milliseconds(Int((((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1000).rounded()))
  }
}
