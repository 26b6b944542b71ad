import AdPlatform
import Foundation

/// Why a session was not registered, or its metadata not had. The message says what to do next.
enum StreamError: Error, Hashable {
  /// The request makes no sense.
  case arguments(String)
  /// No answer, or none with a good status.
  case http(HTTPError)
  /// The answer is not a JSON object.
  case notJSON(url: String, beginning: String)
  case noStreamID(url: String)
  /// The answer does not say where the stream is.
  case noManifest(url: String)
  /// The stream's manifest did not load, or did not play to its end; why not.
  case playback(url: String, String)
  /// The request is for a service that nothing stands in for.
  case videoStitcher
  /// A URL in the answer is none that is ever fetched.
  case unsafeURL(member: String, text: String)
}

extension StreamError {
  /// Reads the answer to a request.
  static func reading<Value>(
    _ result: Result<HTTPResponse, HTTPError>,
    _ read: (HTTPResponse) throws(StreamError) -> Value
  ) -> Result<Value, StreamError> {
    result.mapError(StreamError.http).flatMap { response in
      Result { () throws(StreamError) in try read(response) }
    }
  }

  /// Whether the ad server no longer knows the session.
  var isForgotten: Bool {
    if case .http(.status(let status, _)) = self { status == 404 || status == 410 } else { false }
  }

  var code: AdErrorCode {
    switch self {
    case .arguments: .INVALID_ARGUMENTS
    case .playback: .VIDEO_PLAY_ERROR
    default: .STREAM_INITIALIZATION_FAILED
    }
  }

  var message: String {
    switch self {
    case .arguments(let message): message
    case .http(.status(let status, let url)) where status == 401 || status == 403:
      "The ad server refused the stream: “\(url.printable())” answered with status \(status). Check the identifiers in "
        + "that path, and the API key or the authorization token of the request."
    case .http(.status(let status, let url)) where status == 404 || status == 410:
      "The ad server does not know the stream: “\(url.printable())” answered with status \(status). Check the "
        + "identifiers in that path, and that the request is of the event's type: LiveStreamRequest or VODStreamRequest "
        + "for full service, PodStreamRequest or PodVODStreamRequest for pod serving."
    case .http(.timeout(let limit, let url)):
      "“\(url.printable())” did not send a complete response within \(limit.inWords). Check the network, and make the "
        + "request again."
    case .http(let error): error.description
    case .notJSON(let url, let beginning):
      "The answer from “\(url.printable())” is not a JSON object; it begins with “\(beginning.printable(limit: 60))”. "
        + "Check that the URL is that of the ad server, and that nothing on the way answers in its place."
    case .noStreamID(let url):
      "The answer from “\(url.printable())” has no stream_id, so there is no session. Check that the request is of the "
        + "event's type; other types answer differently."
    case .noManifest(let url):
      "The answer from “\(url.printable())” has no stream_manifest, so there is nothing to play. Check that the event's "
        + "type is full service; for pod serving make a PodStreamRequest or a PodVODStreamRequest."
    case .playback(let url, let reason):
      "The stream “\(url.printable())” cannot be played. \(reason.printable()) Check what the URL answers."
    case .videoStitcher:
      "Streams of Google Cloud's Video Stitcher are not available here: nothing stands in for the service. Make a "
        + "LiveStreamRequest, a VODStreamRequest, or a PodVODStreamRequest with a manifest of your own."
    case .unsafeURL(let member, let text):
      "The answer's \(member) is “\(text.printable())”, and only http and https URLs are fetched. Check what answers "
        + "in the ad server's place."
    }
  }
}
