/// The streams of ``SampleAdServer``. The raw values are their custom asset keys for pod serving, their asset keys for
/// live streams with stitched ads, and the IDs of videos with stitched ads. Network codes and content source IDs may be
/// any.
///
/// ``SampleAdTag`` does the same for ad tags.
public enum SampleStream: String, Sendable, Hashable, CaseIterable {
  /// The stream of the documentation's example. Everything works.
  case document = "sgai-hls-live"
  /// The live stream of Google's sample apps. Everything works.
  case documentLive = "c-rArva4ShKVIAkNfy6HUQ"
  /// The video of Google's sample apps. Everything works.
  case documentVideo = "tears-of-steel"
  /// Everything works.
  case live
  /// Everything works, and each break is a pre-roll.
  case preRoll = "pre-roll"

  /// Registration is refused with status 403.
  case registrationRefused = "registration-refused"
  /// Registration is answered with status 404, as for an unknown key.
  case registrationNotFound = "registration-not-found"
  /// Registration gets no answer.
  case registrationSilent = "registration-silent"
  /// Registration is answered without a stream ID.
  case noStreamID = "no-stream-id"
  /// Registration is answered with a sentence.
  case notJSON = "not-json"

  /// Sessions end after ``SampleAdServer/shortValidity``: from then on 404 for metadata, verification and pods.
  case sessionExpires = "session-expires"
  /// Metadata is answered with status 500.
  case metadataError = "metadata-error"

  /// Pods, and playlists with stitched ads, are answered with status 404.
  case podNotFound = "pod-not-found"
  /// Pods, and playlists with stitched ads, come after ``SampleAdServer/lateness``.
  case podLate = "pod-late"
  /// Pods, and playlists with stitched ads, get no answer.
  case podSilent = "pod-silent"
  /// Pods play half of what was asked for, but in live streams with stitched ads.
  case podShorter = "pod-shorter"
  /// Pods play half as much again as was asked for, but in live streams with stitched ads.
  case podLonger = "pod-longer"
  /// Pods are all slate.
  case podEmpty = "pod-empty"
  /// A web page comes in place of a pod, or of a playlist with stitched ads.
  case podHTML = "pod-html"
}

extension SampleStream {
  /// The custom asset key, asset key or video ID to request the stream with.
  public var customAssetKey: String { rawValue }

  /// What is special about the stream, in one sentence.
  public var summary: String {
    switch self {
    case .document: "The documentation's example; everything works."
    case .documentLive: "The live stream of Google's sample apps; everything works."
    case .documentVideo: "The video of Google's sample apps; everything works."
    case .live: "Everything works."
    case .preRoll: "Everything works; each break is a pre-roll."
    case .registrationRefused: "Registration: status 403."
    case .registrationNotFound: "Registration: status 404."
    case .registrationSilent: "Registration: no answer."
    case .noStreamID: "Registration: no stream ID in the answer."
    case .notJSON: "Registration: a sentence in place of JSON."
    case .sessionExpires: "Sessions end after 90 seconds."
    case .metadataError: "Metadata: status 500."
    case .podNotFound: "Pods: status 404."
    case .podLate: "Pods come after 5 seconds."
    case .podSilent: "Pods: no answer."
    case .podShorter: "Pods play half of what was asked for."
    case .podLonger: "Pods play half as much again as was asked for."
    case .podEmpty: "Pods are all slate."
    case .podHTML: "A web page in place of a pod."
    }
  }
}
