import Foundation

/// The macros of the specification. The raw values are the names between the brackets.
///
/// Source: VAST 4.2, 6 (macros), and VAST 3.0 for the older ones.
public enum Macro: String, Sendable, Hashable, CaseIterable {
  /// The time of the call.
  case timestamp = "TIMESTAMP"
  /// A number that keeps caches from answering.
  case cacheBusting = "CACHEBUSTING"
  /// How far the content has played; deprecated since VAST 4.1.
  case contentPlayhead = "CONTENTPLAYHEAD"
  /// How far the content has played.
  case mediaPlayhead = "MEDIAPLAYHEAD"
  /// Where the break is in the content.
  case breakPosition = "BREAKPOSITION"
  /// What the wrappers around an ad do not let it be about.
  case blockedAdCategories = "BLOCKEDADCATEGORIES"
  /// In an ad tag, what the ad should be about; in tracking, what the ad that plays is about.
  case adCategories = "ADCATEGORIES"
  /// The number of ads.
  case adCount = "ADCOUNT"
  /// A name for a chain of requests.
  case transactionID = "TRANSACTIONID"
  /// The kind of place that the ad is shown in, as AdCOM numbers it.
  case placementType = "PLACEMENTTYPE"
  /// The medium that the ad is made for.
  case adType = "ADTYPE"
  /// The names of the creative.
  case universalAdID = "UNIVERSALADID"
  /// The longest time for the break.
  case breakMaxDuration = "BREAKMAXDURATION"
  /// The shortest time for the break.
  case breakMinDuration = "BREAKMINDURATION"
  /// The most ads in the break.
  case breakMaxAds = "BREAKMAXADS"
  /// The shortest time for an ad in the break.
  case breakMinAdLength = "BREAKMINADLENGTH"
  /// The longest time for an ad in the break.
  case breakMaxAdLength = "BREAKMAXADLENGTH"
  /// The viewer's advertising identifier.
  case ifa = "IFA"
  /// The kind of that identifier.
  case ifaType = "IFATYPE"
  /// The player and its version.
  case clientUA = "CLIENTUA"
  /// The server that asks for a client.
  case serverUA = "SERVERUA"
  /// The viewer's device.
  case deviceUA = "DEVICEUA"
  /// Whether a server makes the call: 0 for none.
  case serverSide = "SERVERSIDE"
  /// The address of the viewer's device.
  case deviceIP = "DEVICEIP"
  /// Where the viewer is.
  case latLong = "LATLONG"
  /// The domain of the page.
  case domain = "DOMAIN"
  /// The URL of the page.
  case pageURL = "PAGEURL"
  /// The identifier of the app.
  case appBundle = "APPBUNDLE"
  /// The versions of VAST that are read, as AdCOM numbers them.
  case vastVersions = "VASTVERSIONS"
  /// The interfaces for code that the player has, as AdCOM numbers them.
  case apiFrameworks = "APIFRAMEWORKS"
  /// The types of extension that the player knows.
  case extensions = "EXTENSIONS"
  /// The vendors whose verifications the player runs.
  case verificationVendors = "VERIFICATIONVENDORS"
  /// Who put the measurement library into the app.
  case omidPartner = "OMIDPARTNER"
  /// The kinds of media file that the player supports.
  case mediaMIME = "MEDIAMIME"
  /// What the player can do.
  case playerCapabilities = "PLAYERCAPABILITIES"
  /// The kind of click that the player supports.
  case clickType = "CLICKTYPE"
  /// What the player does.
  case playerState = "PLAYERSTATE"
  /// What is known about the place that the ad is shown in.
  case inventoryState = "INVENTORYSTATE"
  /// The size of the player.
  case playerSize = "PLAYERSIZE"
  /// How far the ad has played.
  case adPlayhead = "ADPLAYHEAD"
  /// The media file that plays.
  case assetURI = "ASSETURI"
  /// The publisher's name for the content.
  case contentID = "CONTENTID"
  /// The content's URL.
  case contentURI = "CONTENTURI"
  /// The sequence of the ad.
  case podSequence = "PODSEQUENCE"
  /// The identifier of the ad.
  case adServingID = "ADSERVINGID"
  /// Where the viewer clicked.
  case clickPosition = "CLICKPOS"
  /// What went wrong.
  case errorCode = "ERRORCODE"
  /// Why a verification was not run.
  case reason = "REASON"
  /// Whether the viewer limits ad tracking: 1 or 0.
  case limitAdTracking = "LIMITADTRACKING"
  /// The laws that apply.
  case regulations = "REGULATIONS"
  /// What the viewer agreed to.
  case gdprConsent = "GDPRCONSENT"

  /// A kind of URL that has macros.
  public enum Place: Sendable, Hashable, CaseIterable {
    /// An ad tag, also one of a wrapper.
    case adTag
    /// A URL that is called when something happens.
    case tracking
    /// A URL that is called on a click.
    case click
    /// A URL that is called when an ad cannot be shown.
    case error
    /// A URL that is called when a verification is not run.
    case verificationNotExecuted
  }

  /// Where the macro has a meaning.
  ///
  /// The list of macros has `[ADCATEGORIES]` and `[BLOCKEDADCATEGORIES]` for ad requests only. Ad servers write them
  /// into tracking URLs as well, and players fill in the categories of the ad that plays.
  public var places: Set<Place> {
    switch self {
    case .errorCode: [.error]
    case .reason: [.verificationNotExecuted]
    case .clickPosition: [.click]
    case .vastVersions, .apiFrameworks, .extensions, .verificationVendors, .mediaMIME: [.adTag]
    case .universalAdID, .playerState, .adPlayhead, .assetURI, .podSequence, .adServingID:
      [.tracking, .click, .error, .verificationNotExecuted]
    default: Set(Place.allCases)
    }
  }

  /// What the macro stands for: one text, or several of a list; `nil` if that is unknown. Not percent-encoded.
  func texts(_ values: MacroValues) -> [String]? {
    if let texts = values.others[self] { return texts }
    return switch self {
    case .errorCode: values.errorCode.map { ["\($0.rawValue)"] }
    case .reason: Self.number(values.reason)
    case .timestamp: values.timestamp.map { [$0.formatted(.iso8601WithMilliseconds)] }
    case .cacheBusting: values.cacheBusting.map { [Self.digits($0.magnitude % 100_000_000, 8)] }
    case .transactionID: values.transactionID.map { [$0] }
    case .contentPlayhead: Self.clock(values.contentPlayhead)
    case .mediaPlayhead: Self.clock(values.mediaPlayhead ?? values.contentPlayhead)
    case .adPlayhead: Self.clock(values.adPlayhead)
    case .assetURI: values.assetURI.map { [$0] }
    case .podSequence: Self.number(values.podSequence)
    case .adServingID: values.adServingID.map { [$0] }
    case .universalAdID: values.universalAdIDs?.map { "\($0.idRegistry ?? "unknown") \($0.value)" }
    case .adType: values.adType.map { [$0.rawValue] }
    case .adCount: Self.number(values.adCount)
    case .breakPosition: Self.number(values.breakPosition?.rawValue)
    case .breakMaxDuration: Self.seconds(values.breakMaxDuration)
    case .breakMaxAds: Self.number(values.breakMaxAds)
    case .breakMinAdLength: Self.seconds(values.breakMinAdLength)
    case .breakMaxAdLength: Self.seconds(values.breakMaxAdLength)
    case .adCategories: values.adCategories
    case .blockedAdCategories: values.blockedAdCategories
    case .mediaMIME: values.mediaMIMETypes
    case .playerState: values.playerState
    case .inventoryState: values.inventoryState
    case .playerSize: Self.point(values.playerSize)
    case .clickPosition: Self.point(values.clickPosition)
    case .serverSide: ["0"]
    // VAST 2.0, 3.0, 4.0, 4.1 and 4.2, and their wrappers.
    case .vastVersions: ["2", "3", "5", "6", "7", "8", "11", "12", "13", "14"]
    case .placementType, .breakMinDuration, .ifa, .ifaType, .clientUA, .serverUA, .deviceUA,
      .deviceIP, .latLong, .domain, .pageURL, .appBundle, .apiFrameworks, .extensions, .verificationVendors,
      .omidPartner, .playerCapabilities, .clickType, .contentID, .contentURI, .limitAdTracking, .regulations,
      .gdprConsent:
      nil
    }
  }

  private static func number(_ number: Int?) -> [String]? { number.map { ["\($0)"] } }

  private static func seconds(_ time: Duration?) -> [String]? {
    number((time?.components.seconds).map(Int.init))
  }

  private static func point(_ point: MacroValues.Point?) -> [String]? {
    point.map { ["\($0.x)", "\($0.y)"] }
  }

  /// `HH:MM:SS.mmm`; a negative time counts as zero.
  private static func clock(_ time: Duration?) -> [String]? {
    guard let time = time.map({ max($0, .zero) }) else { return nil }
    let seconds = time.components.seconds.magnitude
    let milliseconds = (time.components.attoseconds / 1_000_000_000_000_000).magnitude
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { digits(UInt($0), 2) }
    return ["\(parts.joined(separator: ":")).\(digits(UInt(milliseconds), 3))"]
  }

  /// The number with zeros before it.
  private static func digits(_ number: UInt, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  /// `2026-01-17T08:15:07.127Z`.
  fileprivate static var iso8601WithMilliseconds: Self { Self(includingFractionalSeconds: true) }
}
