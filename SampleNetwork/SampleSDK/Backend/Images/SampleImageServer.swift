public import AdPlatform
public import Foundation

/// The network's image server, without a network: what it answers to a URL.
public enum SampleImageServer {
  /// The host of the images' URLs. Names under `.example` are reserved; there is no such machine.
  public static let host = "images.sample-network.example"

  /// The URL of a bundled image file.
  static func url(ofFile name: String) -> String { "https://\(host)/\(name)" }

  /// Whether a URL belongs to this server.
  public static func serves(_ url: URL) -> Bool { url.host()?.lowercased() == host }

  /// The answer to a request for one of this server's URLs: an image, or a status that says that there is none.
  public static func answer(_ request: HTTPRequest) -> Result<HTTPResponse, HTTPError> {
    let url = request.url
    let address = url.absoluteString
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      return .failure(.unsupportedURL(address))
    }
    guard request.method == "GET" else { return .failure(.status(405, url: address)) }
    guard let data = SampleImageFiles.data(named: String(url.path().dropFirst())) else {
      return .failure(.status(404, url: address))
    }
    guard data.count <= request.maximumBytes else {
      return .failure(.tooLarge(limit: request.maximumBytes, url: address))
    }
    let headers = ["content-type": "image/png", "content-length": "\(data.count)"]
    return .success(HTTPResponse(url: url, status: 200, headers: headers, body: data))
  }
}
