import AdPlatform
import Foundation

extension SampleAdServer {
  /// What the server answers to a request, and when: decided before anything is scheduled.
  struct Answer: Sendable, Hashable {
    enum Content: Sendable, Hashable {
      case document(Data, type: String, status: Int = 200)
      /// 204, for calls that want no answer.
      case nothing
      case status(Int)
    }

    var content: Content
    /// The time from the request to the answer; nil for an answer that never comes.
    var delay: Duration?

    /// - Parameters:
    ///   - now: the time of the request.
    ///   - sessions: what the server remembers of its streams, and shall remember.
    init(_ request: HTTPRequest, _ kind: Request.Kind, at now: Duration, sessions: inout StreamSessions) {
      if let path = StreamPath(request.url) {
        self.init(path, request, at: now, sessions: &sessions)
      } else {
        self.init(request, kind)
      }
    }

    init(_ content: Content, delay: Duration? = SampleAdServer.latency) {
      self.content = content
      self.delay = delay
    }

    /// What the server answers to a request about anything but streams.
    private init(_ request: HTTPRequest, _ kind: Request.Kind) {
      switch kind {
      case .adTag(let tag) where request.method == "GET": self.init(tag.content, delay: tag.delay)
      case .tracking where ["GET", "POST"].contains(request.method): self.init(.nothing)
      case .adTag, .tracking: self.init(.status(405))
      default: self.init(.status(404))
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
      case .document(let data, _, _) where data.count > request.maximumBytes:
        return .failure(.tooLarge(limit: request.maximumBytes, url: address))
      case .document(let data, let type, let status):
        let headers = ["content-type": type, "content-length": "\(data.count)"]
        return .success(HTTPResponse(url: url, status: status, headers: headers, body: data))
      }
    }
  }
}
