import Foundation

/// Documents that are as long as the tool takes them.
enum LongDocuments {
  /// The configuration of an ad unit whose sources all fail, but for the last one.
  static func waterfall(of count: Int) -> String {
    let sources = (1...count).map { place in
      let adUnit = place == count ? "sample-app-install" : "sample-no-inventory"
      let label = String(place, radix: 36)
      return #"{"className":"\#(className)","label":"\#(label)","parameter":"\#(adUnit)"}"#
    }
    return #"{"adUnits":{"home":{"sources":["# + sources.joined(separator: ",") + "]}}}"
  }

  private static let className = "SampleAdapter.SampleCustomEventNativeAd"

  /// Recorded content with an interstitial in each of its segments of six seconds.
  static func playlist(of count: Int) -> String {
    let head = [
      "#EXTM3U", "#EXT-X-TARGETDURATION:6", "#EXT-X-PLAYLIST-TYPE:VOD", "#EXT-X-PROGRAM-DATE-TIME:\(date(0))",
    ]
    let ranges = (0..<count).map { place in
      #"#EXT-X-DATERANGE:ID="ad-\#(place)",CLASS="com.apple.hls.interstitial",START-DATE="\#(date(place * 6 + 5))","#
        + #"DURATION=2.0,X-ASSET-URI="ad.m3u8",X-RESUME-OFFSET=0"#
    }
    let segments = (0..<count).map { "#EXTINF:6.0,\n\($0).ts" }
    return (head + ranges + segments + ["#EXT-X-ENDLIST"]).joined(separator: "\n") + "\n"
  }

  /// What the interstitials play.
  static let asset = """
    #EXTM3U
    #EXT-X-TARGETDURATION:2
    #EXT-X-PLAYLIST-TYPE:VOD
    #EXTINF:2.0,
    ad.ts
    #EXT-X-ENDLIST

    """

  private static func date(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: 1_767_225_600 + TimeInterval(seconds)).formatted(.iso8601)
  }
}
