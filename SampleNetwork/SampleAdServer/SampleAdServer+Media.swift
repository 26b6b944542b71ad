public import Foundation

extension SampleAdServer {
  /// How long each media file of the server's responses plays, as its response says.
  ///
  /// For players that play nothing but time: they are told the duration of each URL.
  public nonisolated static let mediaDurations: [URL: Duration] = {
    var durations: [URL: Duration] = [:]
    for text in SampleAdTag.allCases.compactMap(\.text) {
      durations.merge(mediaDurations(in: text)) { first, _ in first }
    }
    return durations
  }()

  /// The media files of a response, each with the duration of its linear creative.
  private nonisolated static func mediaDurations(in response: String) -> [URL: Duration] {
    var durations: [URL: Duration] = [:]
    for linear in response.split(separator: "<Linear").dropFirst() {
      let duration = linear.firstMatch(of: /<Duration>(.*?)<\/Duration>/).flatMap { parse(duration: $0.1) }
      for file in linear.matches(of: /<MediaFile .*?>\s*(\S+)\s*<\/MediaFile>/) {
        if let url = URL(string: String(file.1)) { durations[url] = duration }
      }
    }
    return durations
  }

  /// `HH:MM:SS` or `HH:MM:SS.mmm`.
  private nonisolated static func parse(duration text: Substring) -> Duration? {
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 3 else { return nil }
    return .milliseconds(Int((((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1000).rounded()))
  }
}
