import AdPlatform
import Foundation

/// The method of the ad server that a request for a stream calls, and what kind of stream it answers with.
struct StreamEndpoint: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The app plays live content, and takes pods from the ad server.
    case podLive
    /// The app plays a video into which a third party stitches pods.
    case podVOD
    /// The ad server stitches pods into live content.
    case live
    /// The ad server stitches pods into a video.
    case vod

    var isLive: Bool { self == .podLive || self == .live }
    /// Whether the ad server says where the stream is.
    var hasManifest: Bool { self == .live || self == .vod }
  }

  let kind: Kind
  let path: String
  /// Something in the request that the ad server is not asked for; nil for nothing.
  var omission: String?

  /// Source: Dynamic Ad Insertion pod serving live API, "Method: stream".
  static func podLive(networkCode: String, customAssetKey: String) throws(StreamError) -> Self {
    let network = try networkComponent(networkCode)
    let asset = try component(customAssetKey, "custom asset key", example: "my-live-event")
    return Self(kind: .podLive, path: "/ssai/pods/api/v1/network/\(network)/custom_asset/\(asset)/stream")
  }

  /// Source: Dynamic Ad Insertion pod serving VOD API, "Method: register stream".
  static func podVOD(networkCode: String) throws(StreamError) -> Self {
    let network = try networkComponent(networkCode)
    return Self(kind: .podVOD, path: "/ondemand/pods/api/v1/network/\(network)/stream_registration")
  }

  /// Source: Dynamic Ad Insertion full service live API, "Method: stream".
  static func live(assetKey: String, wantsInterstitials: Bool) throws(StreamError) -> Self {
    let asset = try component(assetKey, "asset key", example: "c-rArva4ShKVIAkNfy6HUQ")
    return Self(
      kind: .live,
      path: "/linear/v1/hls/event/\(asset)/stream",
      omission: wantsInterstitials ? interstitials : nil
    )
  }

  /// Source: Dynamic Ad Insertion full service VOD API, "Method: stream".
  static func vod(
    contentSourceID: String,
    videoID: String,
    wantsInterstitials: Bool
  ) throws(StreamError) -> Self {
    let source = try component(contentSourceID, "content source ID", example: "2548831")
    let video = try component(videoID, "video ID", example: "tears-of-steel")
    return Self(
      kind: .vod,
      path: "/ondemand/v1/hls/content/\(source)/vid/\(video)/stream",
      omission: wantsInterstitials ? interstitials : nil
    )
  }

  private static let interstitials =
    "useHLSInterstitials was ignored: how the ad server is asked for interstitials is not published. Its stitched ads are "
    + "followed, and interstitials that the manifest has."

  private static func networkComponent(_ text: String) throws(StreamError) -> String {
    try component(text, "network code", example: "21775744923")
  }

  private static func component(_ text: String, _ name: String, example: String) throws(StreamError) -> String
  {
    guard let flaw = PathComponentFlaw(text) else { return text.percentEncoded() }
    throw .arguments(
      "The \(name) of the stream request, “\(text.printable(limit: 60))”, \(flaw.clause). Give it as the ad server "
        + "shows it, such as “\(example)”."
    )
  }
}
