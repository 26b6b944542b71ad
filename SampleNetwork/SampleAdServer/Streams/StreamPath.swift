import AdPlatform
import Foundation

/// What a URL of a stream asks for.
enum StreamPath: Sendable, Hashable {
  case registration(networkCode: String, customAssetKey: String)
  /// The registration of a video that a third party stitches.
  case videoRegistration(networkCode: String)
  /// A live stream that the server stitches.
  case liveStream(assetKey: String)
  /// A video that the server stitches.
  case video(contentSourceID: String, videoID: String)
  case metadata(streamID: String)
  case verification(streamID: String, eventID: String)
  case pod(PodRequest)
  case adSegment(AdSegment)
  /// A segment without events: slate, or content.
  case segment
  case livePlaylist
  case liveMultivariant
  /// Live content with ads stitched in, for a session.
  case stitchedLive(streamID: String)
  /// A video with ads stitched in, for a session.
  case stitchedVideo(streamID: String)

  /// A pod that is asked for.
  struct PodRequest: Sendable, Hashable {
    var networkCode: String
    var customAssetKey: String
    /// The name of the break, or `pod-` and its number.
    var breakID: String
    var streamID: String?
    /// Nil where there is none, or no whole number.
    var milliseconds: Int?
  }

  /// What the URL asks for; nil for the URLs of other hosts, and for paths that the server does not know.
  init?(_ url: URL) {
    guard url.isWebURL, SampleAdServer.serves(url) || SampleAdServer.standsInFor(url) else { return nil }
    if url.path() == SampleAdServer.documentContentURL.path() {
      self = .liveMultivariant
      return
    }
    let parts = url.path().split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { $0.removingPercentEncoding ?? "" }
    guard let path = Self.live(parts) ?? Self.session(parts) ?? Self.media(parts) ?? Self.pod(parts, url)
    else {
      return nil
    }
    self = path
  }
}

extension StreamPath {
  private static func live(_ parts: [String]) -> StreamPath? {
    switch parts {
    case ["live", "content.m3u8"]: .livePlaylist
    case ["live", "master.m3u8"]: .liveMultivariant
    default:
      match("live/content/*", parts) ?? match("video/content/*", parts) == nil ? stitched(parts) : .segment
    }
  }

  /// Manifests of full service, and those of a third party.
  private static func stitched(_ parts: [String]) -> StreamPath? {
    if let values = match("linear/hls/event/*/stream/*/master.m3u8", parts) {
      return .stitchedLive(streamID: values[1])
    }
    if let values = match("ondemand/hls/content/*/vid/*/SMP/streams/*/master.m3u8", parts) {
      return .stitchedVideo(streamID: values[2])
    }
    if let values = match("stitched/live/*/master.m3u8", parts) { return .stitchedLive(streamID: values[0]) }
    return match("stitched/video/*/master.m3u8", parts).map { .stitchedVideo(streamID: $0[0]) }
  }

  private static func session(_ parts: [String]) -> StreamPath? {
    if let values = match("ssai/pods/api/v1/network/*/custom_asset/*/stream", parts) {
      return .registration(networkCode: values[0], customAssetKey: values[1])
    }
    if let values = match("ondemand/pods/api/v1/network/*/stream_registration", parts) {
      return .videoRegistration(networkCode: values[0])
    }
    if let values = match("linear/v1/hls/event/*/stream", parts) { return .liveStream(assetKey: values[0]) }
    if let values = match("ondemand/v1/hls/content/*/vid/*/stream", parts) {
      return .video(contentSourceID: values[0], videoID: values[1])
    }
    if let values = match("view/p/service/vod/stream/*/loc/*/network/*/content/*/vid/*/media/*", parts) {
      return .verification(streamID: "\(values[0]):\(values[1])", eventID: values[5])
    }
    if let values = match("linear/pods/v1/hls/network/*/custom_asset/*/stream/*/metadata", parts) {
      return .metadata(streamID: values[2])
    }
    if let values = match("view/p/service/linear/stream/*/loc/*/network/*/event/*/media/*", parts) {
      return .verification(streamID: "\(values[0]):\(values[1])", eventID: values[4])
    }
    return nil
  }

  private static func media(_ parts: [String]) -> StreamPath? {
    if let values = match("linear/pods/v1/seg/stream/*/ad_break/*/ad/*/*/*", parts) {
      return AdSegment(values).map { .adSegment($0) }
    }
    return match("linear/pods/v1/seg/stream/*/ad_break/*/slate/*", parts) == nil ? nil : .segment
  }

  private static func pod(_ parts: [String], _ url: URL) -> StreamPath? {
    guard parts.last?.hasSuffix(".m3u8") == true, let file = parts.last?.dropLast(5), !file.isEmpty else {
      return nil
    }
    let path = Array(parts.dropLast()) + [String(file)]
    let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    func pod(_ values: [String], _ breakID: String) -> StreamPath {
      .pod(
        PodRequest(
          networkCode: values[0],
          customAssetKey: values[1],
          breakID: breakID,
          streamID: value("stream_id"),
          milliseconds: value("pd").flatMap { Int($0) }
        )
      )
    }
    if let values = match("linear/pods/v1/hls/network/*/custom_asset/*/ad_break_id/*", path) {
      return pod(values, values[2])
    }
    guard let values = match("linear/pods/v1/hls/network/*/custom_asset/*/pod/*", path),
      let number = Int(values[2]), number > 0
    else { return nil }
    return pod(values, "pod-\(number)")
  }

  /// What stands in place of each `*` of a pattern, none of it empty; nil if the parts do not match.
  private static func match(_ pattern: String, _ parts: [String]) -> [String]? {
    let expected = pattern.split(separator: "/").map(String.init)
    guard expected.count == parts.count else { return nil }
    var values: [String] = []
    for (name, part) in zip(expected, parts) {
      if name == "*", !part.isEmpty {
        values.append(part)
      } else if name != part {
        return nil
      }
    }
    return values
  }
}

extension String {
  /// The text as one component of a path or one value of a query, percent-encoded.
  var pathComponent: String {
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:"
    )
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
