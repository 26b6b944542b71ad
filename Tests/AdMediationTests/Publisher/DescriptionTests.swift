import AdMediation
import Foundation
import Testing

@Suite("Values print readably, in one line")
struct DescriptionTests {
  @Test("each says what it is, with the text of networks escaped")
  func descriptions() {
    let table: [(any CustomStringConvertible, String)] = [
      (AdReward(type: "coins", amount: 2.5), "2.5 coins"),
      (AdReward(type: "co\nins", amount: 1), #"1 co\u{A}ins"#),
      (AdReward(rewardType: nil, rewardAmount: nil), "0"),
      (AdSizeBanner, "320 × 50"),
      (AdSizeFluid, "fluid"),
      (AdSizeInvalid, "invalid"),
      (AdSize(size: CGSize(width: 320.5, height: 90), flags: 2), "up to 320.5 × 90, anchored adaptive"),
      (AdSize(size: CGSize(width: 320, height: 90), flags: 4), "up to 320 × 90, inline adaptive"),
      (AdSize(size: CGSize(width: 1, height: 2), flags: 64), "1 × 2, flags 64"),
      (VersionNumber(majorVersion: 1, minorVersion: 2, patchVersion: 304), "1.2.304"),
      (
        MediationCredentials(settings: ["parameter": "unit-1", "a\u{202E}pp": 1], format: .native),
        #"native: a\u{202E}pp=1, parameter=unit-1"#
      ),
      (MediationCredentials(), "banner: no settings"),
      (
        MediationServerConfiguration(credentials: [MediationCredentials(), MediationCredentials()]),
        "banner: no settings; banner: no settings"
      ),
      (MediationServerConfiguration(), "no credentials"),
      (
        Bid(bidder: 2, className: "A.B", response: "{\n}", watermark: Data(count: 100)),
        #"bidder 2 by A.B: {\u{A}}"#
      ),
      (AssetIdentifier.headlineAsset, "headline"),
      (AssetIdentifier("a\tb"), #"a\u{9}b"#),
      (AdLoaderAdType.native, "native"),
      (MaxAdContentRating.teen, "T"),
      (
        AdapterFailure(NSError(domain: "Acme", code: 3, userInfo: [NSLocalizedDescriptionKey: "no ad"])),
        "no ad (Acme 3)"
      ),
    ]
    for (value, text) in table { #expect("\(value)" == text) }
  }
}
