import AdPlatform
import Foundation

extension SampleAdServer {
  /// What the server answers to a request, and when: decided before anything is scheduled.
  struct Answer: Sendable, Hashable {
    enum Content: Sendable, Hashable {
      case document(Data, type: String)
      /// 204, for calls that want no answer.
      case nothing
      case status(Int)
    }

    var content: Content
    /// The time from the request to the answer; nil for an answer that never comes.
    var delay: Duration?

    init(_ request: HTTPRequest, _ kind: Request.Kind) {
      delay = SampleAdServer.latency
      switch kind {
      case .adTag(let tag) where request.method == "GET":
        content = tag.content
        delay = tag.delay
      case .tracking where ["GET", "POST"].contains(request.method): content = .nothing
      case .adTag, .tracking: content = .status(405)
      case .unknownPath, .passedOn: content = .status(404)
      }
    }

    func result(for request: HTTPRequest) -> Result<HTTPResponse, HTTPError> {
      let url = request.url
      let address = url.absoluteString
      guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
        return .failure(.unsupportedURL(address))
      }
      switch content {
      case .status(let status): return .failure(.status(status, url: address))
      case .nothing: return .success(HTTPResponse(url: url, status: 204, headers: [:], body: Data()))
      case .document(let data, _) where data.count > request.maximumBytes:
        return .failure(.tooLarge(limit: request.maximumBytes, url: address))
      case .document(let data, let type):
        let headers = ["content-type": type, "content-length": "\(data.count)"]
        return .success(HTTPResponse(url: url, status: 200, headers: headers, body: data))
      }
    }
  }
}
