import GoogleMobileAds

/// Why the adapter has no ad, before the network was asked.
public final class KestrelAdapterError: Error {
  public enum Code: Int, Sendable {
    case noAppKey = 101
    case noCredentials = 102
    case noPayload = 103
    case notReady = 104
  }

  public static let domain = "com.example.mediation.kestrel"

  public let code: Code
  public let description: String

  init(code: Code, description: String) {
    self.code = code
    self.description = description
  }

  public func toNSError() -> NSError {
    NSError(domain: Self.domain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
  }
}

enum KestrelSettings {
  static func appKey(from configuration: MediationServerConfiguration) throws(KestrelAdapterError) -> String {
    let keys = Set(configuration.credentials.compactMap { $0.settings["app_key"] as? String })
    guard let key = keys.first else {
      throw KestrelAdapterError(code: .noAppKey, description: "The app key is missing.")
    }
    return key
  }

  /// The bid response, or in a waterfall the parameter.
  static func payload(from configuration: MediationAdConfiguration) throws(KestrelAdapterError) -> String {
    if let response = configuration.bidResponse { return response }
    guard let parameter = configuration.credentials.settings["parameter"] as? String else {
      throw KestrelAdapterError(
        code: .noPayload,
        description: "There is neither a bid response nor a parameter."
      )
    }
    return parameter
  }
}
