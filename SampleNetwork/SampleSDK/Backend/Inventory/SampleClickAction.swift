import AdPlatform
import Foundation

/// What a click on an ad does.
///
/// The address is what the advertiser typed; one that is not of an allowed scheme is counted and not followed.
public enum SampleClickAction: Sendable, Hashable {
  /// Nothing but being counted.
  case none
  /// Shows a page over the app. Web addresses only.
  case landingPage(String)
  /// Opens another app. Web addresses and those of app stores only.
  case externalURL(String)

  /// The schemes of pages that are shown over the app.
  static let webSchemes: Set<String> = ["http", "https"]
  /// The schemes that are handed to the system: what an ad may make a phone do ends at the store.
  static let externalSchemes: Set<String> = ["http", "https", "itms-apps", "itms-appss"]

  /// The URL of an address, if it is one, names a host and has one of these schemes.
  static func url(_ address: String, schemes: Set<String>) -> URL? {
    guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), schemes.contains(scheme),
      let host = url.host(), !host.isEmpty
    else { return nil }
    return url
  }
}

extension SampleClickAction: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case landingPage, externalURL
  }

  /// Reads an object with one of the two keys, or with none.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, SampleInventoryError>(decoder)
    let page = members.optional(String.self, .landingPage)
    let external = members.optional(String.self, .externalURL)
    try members.finish()
    switch (page, external) {
    case (nil, nil): self = .none
    case (let page?, nil): self = .landingPage(page)
    case (nil, let external?): self = .externalURL(external)
    case (_?, _?):
      throw SampleInventoryError.invalidValue(
        keyPath: decoder.codingPath.keyPath,
        problem: "a click does one thing; keep “landingPage” or “externalURL”."
      )
    }
  }

  /// Writes an object with one of the two keys, or with none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .none: break
    case .landingPage(let address): try container.encode(address, forKey: .landingPage)
    case .externalURL(let address): try container.encode(address, forKey: .externalURL)
    }
  }
}
