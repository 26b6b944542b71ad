import AdPlatform
import Foundation

/// What is sent to register a session, as the request had it when it was made.
struct StreamRegistration: Sendable {
  let endpoint: StreamEndpoint
  private let service: URL
  private let apiKey: String?
  private let authToken: String?
  private let monitorID: String?
  var adTagParameters: [String: String]

  /// `https://dai.google.com`: where Google's ad server answers.
  static let publicService = URL(string: "https://dai.google.com") ?? URL(filePath: "/")

  /// - Parameter service: scheme, host and port of the API.
  @MainActor
  init(_ request: StreamRequest, service: URL) throws(StreamError) {
    self.service = service
    endpoint = try request.endpoint()
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

  var httpRequest: HTTPRequest {
    let url = URL(string: endpoint.path, relativeTo: service)?.absoluteURL ?? service
    var request = HTTPRequest(url: url, method: "POST", maximumBytes: RegisteredStream.maximumBytes)
    // The token is there for those to whom the key is not strict enough: one of them proves it.
    if let apiKey, authToken == nil { request.headers["Authorization"] = "DCLKDAI key=\"\(apiKey)\"" }
    var parameters = adTagParameters
    parameters["auth-token"] = authToken ?? parameters["auth-token"]
    parameters["dai-sam-id"] = monitorID ?? parameters["dai-sam-id"]
    switch endpoint.kind {
    case .podVOD:
      request.headers["Content-Type"] = "application/json"
      request.body = Self.json(parameters)
    case .podLive, .live, .vod:
      request.headers["Content-Type"] = Self.formType
      request.body = Self.form(parameters)
    }
    return request
  }

  static let formType = "application/x-www-form-urlencoded"

  /// Parameters as the members of `targeting_parameters`, in the order of their names.
  ///
  /// Source: Client video player app for VOD streams, "Make a stream registration request to Ad Manager".
  private static func json(_ parameters: [String: String]) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts always encode.
    return (try? encoder.encode(["targeting_parameters": parameters])) ?? Data()
  }

  /// Parameters in the order of their names.
  static func form(_ parameters: [String: String]) -> Data {
    let pairs = parameters.sorted { $0.key < $1.key }.map {
      "\($0.key.percentEncoded())=\($0.value.percentEncoded())"
    }
    return Data(pairs.joined(separator: "&").utf8)
  }
}
