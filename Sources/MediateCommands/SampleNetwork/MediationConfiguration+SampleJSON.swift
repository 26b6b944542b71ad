import AdMediation

extension MediationConfiguration {
  /// The document of ``bundled``.
  static let sampleJSON = #"""
    {
      "adUnits": {
        "sample/native": {
          "summary": "A waterfall in which a class is misspelt, one source has no ad, one is silent, and one fills.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNative",
              "label": "Misspelt", "parameter": "sample-app-install"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "No inventory", "parameter": "sample-no-inventory"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Silent", "parameter": "sample-never",
              "timeout": 2
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "App install", "parameter": "sample-app-install"
            }
          ]
        },
        "sample/content": {
          "summary": "A content ad: no store, no price, no rating.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Content", "parameter": "sample-content"
            }
          ]
        },
        "sample/video": {
          "summary": "An ad with a video of 15 seconds, which plays to its end.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Video", "parameter": "sample-video"
            }
          ]
        },
        "sample/portrait": {
          "summary": "An ad with a portrait image only, whatever --orientation says.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Portrait", "parameter": "sample-portrait"
            }
          ]
        },
        "sample/landscape": {
          "summary": "An ad with a landscape image only, whatever --orientation says.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Landscape", "parameter": "sample-landscape"
            }
          ]
        },
        "sample/multiple-images": {
          "summary": "Five images, for --multiple-images; without it the ad comes with one.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Multiple images", "parameter": "sample-multiple-images"
            }
          ]
        },
        "sample/image-urls": {
          "summary": "A network that gives addresses of images only: the adapter downloads them.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Image URLs", "parameter": "sample-image-urls"
            }
          ]
        },
        "sample/minimal": {
          "summary": "An ad with only a headline, body and call to action; a click is counted and opens nothing.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Minimal", "parameter": "sample-minimal"
            }
          ]
        },
        "sample/unicode": {
          "summary": "Assets in many scripts, with emoji and combining marks.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Unicode", "parameter": "sample-unicode"
            }
          ]
        },
        "sample/right-to-left": {
          "summary": "Assets in Arabic and Hebrew, mixed with Latin.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Right to left", "parameter": "sample-right-to-left"
            }
          ]
        },
        "sample/external-click": {
          "summary": "A click leaves the app for the app store.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "External click", "parameter": "sample-external-click"
            }
          ]
        },
        "sample/no-fill": {
          "summary": "No ad: every source fails, each in its own way.",
          "sources": [
            {
              "className": "SampleAdapter.RetiredCustomEvent",
              "label": "Retired", "parameter": "sample-app-install"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "No inventory", "parameter": "sample-no-inventory"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Network error", "parameter": "sample-network-error"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Bad request", "parameter": "sample-bad-request"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Unknown error", "parameter": "sample-unknown-error"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Silent", "parameter": "sample-never",
              "timeout": 2
            }
          ]
        },
        "sample/not-a-custom-event": {
          "summary": "A class that exists but is not a custom event; the next source fills.",
          "sources": [
            {
              "className": "SampleSDK.SampleNativeAdLoader",
              "label": "Not a custom event", "parameter": "sample-content"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Content", "parameter": "sample-content"
            }
          ]
        },
        "sample/slow": {
          "summary": "An ad after 3 seconds: slow, and in time.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Slow", "parameter": "sample-slow"
            }
          ]
        },
        "sample/late": {
          "summary": "A source that answers after its time; the next one fills, and the late ad is released.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Late", "parameter": "sample-late"
            },
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Content", "parameter": "sample-content"
            }
          ]
        },
        "sample/twice": {
          "summary": "A faulty network delivers its ad twice; the second one is released.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Twice", "parameter": "sample-twice"
            }
          ]
        },
        "sample/fill-then-error": {
          "summary": "A faulty network delivers an ad and then an error, which is ignored.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Fill then error", "parameter": "sample-fill-then-error"
            }
          ]
        },
        "sample/adapter": {
          "summary": "A native ad by an adapter in today's style, which is set up before its first load.",
          "sources": [
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Sample adapter", "parameter": "sample-app-install"
            }
          ]
        },
        "sample/bidding": {
          "summary": "Custom events, adapters and bidders in one waterfall; the highest bid goes first.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Custom event", "parameter": "sample-app-install",
              "cpm": 1.5
            },
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Adapter", "parameter": "sample-content",
              "cpm": 0.8
            },
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "High bidder", "parameter": "sample-video",
              "kind": "bidding",
              "cpm": 2.5
            },
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Low bidder", "parameter": "sample-app-install",
              "kind": "bidding",
              "cpm": 1.2
            },
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "No bid", "parameter": "sample-no-inventory",
              "kind": "bidding",
              "cpm": 9
            }
          ]
        },
        "sample/mixed": {
          "summary": "A custom event without inventory, a bidder that fills, and an adapter that is not asked.",
          "sources": [
            {
              "className": "SampleAdapter.SampleCustomEventNativeAd",
              "label": "Custom event", "parameter": "sample-no-inventory",
              "cpm": 2
            },
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Adapter", "parameter": "sample-content",
              "cpm": 0.5
            },
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Bidder", "parameter": "sample-app-install",
              "kind": "bidding",
              "cpm": 1
            }
          ]
        },
        "sample/banner": {
          "summary": "A banner of 320 × 50 points.",
          "format": "banner",
          "sources": [
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Banner", "parameter": "sample-banner"
            }
          ]
        },
        "sample/banner-bidding": {
          "summary": "A banner won by a bid, before the waterfall.",
          "format": "banner",
          "sources": [
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Waterfall", "parameter": "sample-banner",
              "cpm": 0.4
            },
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Bidder", "parameter": "sample-banner",
              "kind": "bidding",
              "cpm": 0.9
            }
          ]
        },
        "sample/interstitial": {
          "summary": "An interstitial that the user taps and closes.",
          "format": "interstitial",
          "sources": [
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "No inventory", "parameter": "sample-interstitial-no-inventory"
            },
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Interstitial", "parameter": "sample-interstitial"
            }
          ]
        },
        "sample/fails-to-present": {
          "summary": "An interstitial that loads and cannot be presented.",
          "format": "interstitial",
          "sources": [
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Broken creative", "parameter": "sample-interstitial-fails-to-present"
            }
          ]
        },
        "sample/rewarded": {
          "summary": "A video of 15 seconds with a reward after 10.",
          "format": "rewarded",
          "reward": {
            "type": "coins",
            "amount": 10
          },
          "sources": [
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Rewarded", "parameter": "sample-rewarded"
            }
          ]
        },
        "sample/rewarded-interstitial": {
          "summary": "An interstitial with a reward.",
          "format": "rewardedInterstitial",
          "reward": {
            "type": "coins",
            "amount": 10
          },
          "sources": [
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "Rewarded interstitial", "parameter": "sample-rewarded-interstitial"
            }
          ]
        },
        "sample/app-open": {
          "summary": "An ad shown while the app opens.",
          "format": "appOpen",
          "sources": [
            {
              "className": "SampleAdapter.SampleMediationAdapter",
              "label": "App open", "parameter": "sample-app-open"
            }
          ]
        }
      }
    }
    """#
}
