import AdPlatform
import Foundation

/// What is sent to register a session, as the request had it when it was made.
///
/// Source: Dynamic Ad Insertion pod serving live API, "Method: stream".
struct StreamRegistration: Sendable {
  private let service: URL
  private let path: String
  private let apiKey: String?
  private let authToken: String?
  private let monitorID: String?
  var adTagParameters: [String: String]

  /// `https://dai.google.com`: where the pod serving API answers.
  static let publicService = URL(string: "https://dai.google.com") ?? URL(filePath: "/")

  /// - Parameter service: scheme, host and port of the API.
  @MainActor
  init(_ request: PodStreamRequest, service: URL) throws(StreamError) {
    self.service = service
    let network = try Self.component(request.networkCode, "network code", example: "21775744923")
    let asset = try Self.component(request.customAssetKey, "custom asset key", example: "my-live-event")
    path = "/ssai/pods/api/v1/network/\(network)/custom_asset/\(asset)/stream"
    apiKey = request.apiKey.flatMap { $0.isEmpty ? nil : $0 }
    authToken = request.authToken.flatMap { $0.isEmpty ? nil : $0 }
    monitorID = request.streamActivityMonitorID.flatMap { $0.isEmpty ? nil : $0 }
    adTagParameters = request.adTagParameters ?? [:]
    if let apiKey,
      !apiKey.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0.value < 0x7F && $0 != "\"" })
    {
      throw .arguments(
        "The API key of the stream request is “\(apiKey.printable(limit: 60))”: it has characters that no header field "
          + "can carry. Copy it again from the ad server."
      )
    }
    guard service.isWebURL else {
      throw .arguments(
        "The stream service is “\(service.absoluteString.printable())”: give it an http or https URL."
      )
    }
  }

  private static func component(_ text: String, _ name: String, example: String) throws(StreamError) -> String
  {
    guard let flaw = PathComponentFlaw(text) else { return text.percentEncoded() }
    throw .arguments(
      "The \(name) of the stream request, “\(text.printable(limit: 60))”, \(flaw.clause). Give it as the ad server "
        + "shows it, such as “\(example)”."
    )
  }

  var httpRequest: HTTPRequest {
    let url = URL(string: path, relativeTo: service)?.absoluteURL ?? service
    var request = HTTPRequest(url: url, method: "POST", maximumBytes: RegisteredStream.maximumBytes)
    request.headers["Content-Type"] = Self.formType
    // The token is there for those to whom the key is not strict enough: one of them proves it.
    if let apiKey, authToken == nil { request.headers["Authorization"] = "DCLKDAI key=\"\(apiKey)\"" }
    var parameters = adTagParameters
    parameters["auth-token"] = authToken ?? parameters["auth-token"]
    parameters["dai-sam-id"] = monitorID ?? parameters["dai-sam-id"]
    request.body = Self.form(parameters)
    return request
  }

  static let formType = "application/x-www-form-urlencoded"

  /// Parameters in the order of their names.
  static func form(_ parameters: [String: String]) -> Data {
    let pairs = parameters.sorted { $0.key < $1.key }.map {
      "\($0.key.percentEncoded())=\($0.value.percentEncoded())"
    }
    return Data(pairs.joined(separator: "&").utf8)
  }
}
