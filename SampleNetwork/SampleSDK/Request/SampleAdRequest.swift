public import Foundation

/// What an app, or an adapter for it, asks of the network, in all formats.
///
/// The fetch reads it once; changes after that have no effect on it.
@preconcurrency
@MainActor
public class SampleAdRequest: NSObject {
  /// What the content around the ad is about. Real networks target by it; this one takes note and serves the
  /// same ad.
  public var keywords: [String]?

  /// Whether the ad is for a test, so that no advertiser is billed.
  public var testMode = false

  /// Whether the app is directed at children; nil, the default, when that is not known.
  public var isChildDirected: Bool?

  /// Whether the user is under the age of consent; nil, the default, when that is not known.
  public var isUnderAgeOfConsent: Bool?

  /// The bid that won an auction, as ``SampleBidServer`` gave it: the ad that is loaded is the one of the bid. A
  /// text that is no bid of the network's, or one for another ad unit or format, is answered with
  /// ``SampleErrorCode/badRequest``. Nil, the default, outside auctions.
  public var bidResponse: String?

  /// A PNG that the network lays over the ad, to tell where it is from; nil, the default, for none.
  public var watermark: Data?

  /// Whether videos start without sound.
  public var shouldStartVideosMuted = true

  /// A request with the defaults.
  public override init() { super.init() }

  var options: SampleRequestOptions {
    SampleRequestOptions(
      startsVideosMuted: shouldStartVideosMuted,
      keywords: keywords ?? [],
      isTest: testMode,
      isChildDirected: isChildDirected,
      isUnderAgeOfConsent: isUnderAgeOfConsent,
      bidResponse: bidResponse,
      watermark: watermark
    )
  }
}
