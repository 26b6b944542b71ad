import AdMediation

extension MediationConfiguration {
  /// The document of ``bundled``.
  static let sampleJSON = #"""
    {
      "adUnits": {
        "sample/native": {
          "summary": "A waterfall in which a class is misspelt, one source has no ad, one is silent, and one fills.",
          "sources": [
            \#(source("SampleAdapter.SampleCustomEventNative", "Misspelt", "sample-app-install")),
            \#(customEvent("No inventory", "sample-no-inventory")),
            \#(customEvent("Silent", "sample-never", timeout: 2)),
            \#(customEvent("App install", "sample-app-install"))
          ]
        },
        "sample/content": {
          "summary": "A content ad: no store, no price, no rating.",
          "sources": [\#(customEvent("Content", "sample-content"))]
        },
        "sample/video": {
          "summary": "An ad with a video of 15 seconds, which plays to its end.",
          "sources": [\#(customEvent("Video", "sample-video"))]
        },
        "sample/portrait": {
          "summary": "An ad with a portrait image only, whatever --orientation says.",
          "sources": [\#(customEvent("Portrait", "sample-portrait"))]
        },
        "sample/landscape": {
          "summary": "An ad with a landscape image only, whatever --orientation says.",
          "sources": [\#(customEvent("Landscape", "sample-landscape"))]
        },
        "sample/multiple-images": {
          "summary": "Five images, for --multiple-images; without it the ad comes with one.",
          "sources": [\#(customEvent("Multiple images", "sample-multiple-images"))]
        },
        "sample/image-urls": {
          "summary": "A network that gives addresses of images only: the adapter downloads them.",
          "sources": [\#(customEvent("Image URLs", "sample-image-urls"))]
        },
        "sample/minimal": {
          "summary": "An ad with only a headline, body and call to action; a click is counted and opens nothing.",
          "sources": [\#(customEvent("Minimal", "sample-minimal"))]
        },
        "sample/unicode": {
          "summary": "Assets in many scripts, with emoji and combining marks.",
          "sources": [\#(customEvent("Unicode", "sample-unicode"))]
        },
        "sample/right-to-left": {
          "summary": "Assets in Arabic and Hebrew, mixed with Latin.",
          "sources": [\#(customEvent("Right to left", "sample-right-to-left"))]
        },
        "sample/external-click": {
          "summary": "A click leaves the app for the app store.",
          "sources": [\#(customEvent("External click", "sample-external-click"))]
        },
        "sample/no-fill": {
          "summary": "No ad: every source fails, each in its own way.",
          "sources": [
            \#(source("SampleAdapter.RetiredCustomEvent", "Retired", "sample-app-install")),
            \#(customEvent("No inventory", "sample-no-inventory")),
            \#(customEvent("Network error", "sample-network-error")),
            \#(customEvent("Bad request", "sample-bad-request")),
            \#(customEvent("Unknown error", "sample-unknown-error")),
            \#(customEvent("Silent", "sample-never", timeout: 2))
          ]
        },
        "sample/not-a-custom-event": {
          "summary": "A class that exists but is not a custom event; the next source fills.",
          "sources": [
            \#(source("SampleSDK.SampleNativeAdLoader", "Not a custom event", "sample-content")),
            \#(customEvent("Content", "sample-content"))
          ]
        },
        "sample/slow": {
          "summary": "An ad after 3 seconds: slow, and in time.",
          "sources": [\#(customEvent("Slow", "sample-slow"))]
        },
        "sample/late": {
          "summary": "A source that answers after its time; the next one fills, and the late ad is released.",
          "sources": [
            \#(customEvent("Late", "sample-late")),
            \#(customEvent("Content", "sample-content"))
          ]
        },
        "sample/twice": {
          "summary": "A faulty network delivers its ad twice; the second one is released.",
          "sources": [\#(customEvent("Twice", "sample-twice"))]
        },
        "sample/fill-then-error": {
          "summary": "A faulty network delivers an ad and then an error, which is ignored.",
          "sources": [\#(customEvent("Fill then error", "sample-fill-then-error"))]
        },
        "sample/adapter": {
          "summary": "A native ad by an adapter in today's style, which is set up before its first load.",
          "sources": [\#(adapter("Sample adapter", "sample-app-install"))]
        },
        "sample/bidding": {
          "summary": "Custom events, adapters and bidders in one waterfall; the highest bid goes first.",
          "sources": [
            \#(customEvent("Custom event", "sample-app-install", cpm: 1.5)),
            \#(adapter("Adapter", "sample-content", cpm: 0.8)),
            \#(bidder("High bidder", "sample-video", cpm: 2.5)),
            \#(bidder("Low bidder", "sample-app-install", cpm: 1.2)),
            \#(bidder("No bid", "sample-no-inventory", cpm: 9))
          ]
        },
        "sample/mixed": {
          "summary": "A custom event without inventory, a bidder that fills, and an adapter that is not asked.",
          "sources": [
            \#(customEvent("Custom event", "sample-no-inventory", cpm: 2)),
            \#(adapter("Adapter", "sample-content", cpm: 0.5)),
            \#(bidder("Bidder", "sample-app-install", cpm: 1))
          ]
        },
        "sample/banner": {
          "summary": "A banner of 320 × 50 points.",
          "format": "banner",
          "sources": [\#(adapter("Banner", "sample-banner"))]
        },
        "sample/banner-bidding": {
          "summary": "A banner won by a bid, before the waterfall.",
          "format": "banner",
          "sources": [
            \#(adapter("Waterfall", "sample-banner", cpm: 0.4)),
            \#(bidder("Bidder", "sample-banner", cpm: 0.9))
          ]
        },
        "sample/interstitial": {
          "summary": "An interstitial that the user taps and closes.",
          "format": "interstitial",
          "sources": [
            \#(adapter("No inventory", "sample-interstitial-no-inventory")),
            \#(adapter("Interstitial", "sample-interstitial"))
          ]
        },
        "sample/fails-to-present": {
          "summary": "An interstitial that loads and cannot be presented.",
          "format": "interstitial",
          "sources": [\#(adapter("Broken creative", "sample-interstitial-fails-to-present"))]
        },
        "sample/rewarded": {
          "summary": "A video of 15 seconds with a reward after 10.",
          "format": "rewarded",
          "reward": {"type": "coins", "amount": 10},
          "sources": [\#(adapter("Rewarded", "sample-rewarded"))]
        },
        "sample/rewarded-interstitial": {
          "summary": "An interstitial with a reward.",
          "format": "rewardedInterstitial",
          "reward": {"type": "coins", "amount": 10},
          "sources": [\#(adapter("Rewarded interstitial", "sample-rewarded-interstitial"))]
        },
        "sample/app-open": {
          "summary": "An ad shown while the app opens.",
          "format": "appOpen",
          "sources": [\#(adapter("App open", "sample-app-open"))]
        }
      }
    }
    """#

  private static func customEvent(
    _ label: String,
    _ parameter: String,
    timeout: Int? = nil,
    cpm: Double? = nil
  ) -> String {
    source("SampleAdapter.SampleCustomEventNativeAd", label, parameter, timeout: timeout, cpm: cpm)
  }

  private static func adapter(_ label: String, _ parameter: String, cpm: Double? = nil) -> String {
    source("SampleAdapter.SampleMediationAdapter", label, parameter, cpm: cpm)
  }

  private static func bidder(_ label: String, _ parameter: String, cpm: Double) -> String {
    source("SampleAdapter.SampleMediationAdapter", label, parameter, isBidder: true, cpm: cpm)
  }

  /// A source of a waterfall, as an object of the document.
  private static func source(
    _ className: String,
    _ label: String,
    _ parameter: String,
    timeout: Int? = nil,
    isBidder: Bool = false,
    cpm: Double? = nil
  ) -> String {
    #"{"className": "\#(className)", "label": "\#(label)", "parameter": "\#(parameter)""#
      + (timeout.map { #", "timeout": \#($0)"# } ?? "")
      + (isBidder ? #", "kind": "bidding""# : "")
      + (cpm.map { #", "cpm": \#($0)"# } ?? "") + "}"
  }
}
