extension SampleInventory {
  /// The document of ``bundled``: the form that `init(json:)` reads.
  static let bundledJSON = #"""
    {
      "creatives": {
        "compass": {
          "headline": "Compass – hiking maps",
          "body": "Every trail in your pocket, also where there is no signal.",
          "callToAction": "Install",
          "advertiser": "Compass Maps",
          "store": "Sample Store",
          "price": "Free",
          "starRating": 4.5,
          "degreeOfAwesomeness": "Quite awesome",
          "icon": { "file": "compass-icon.png", "scale": 2 },
          "landscapeImages": [{ "file": "dunes-landscape.png", "scale": 2 }],
          "portraitImages": [{ "file": "dunes-portrait.png", "scale": 2 }],
          "click": { "landingPage": "https://compass.sample-network.example/install" }
        },
        "reading": {
          "headline": "Ten books for a long summer",
          "body": "Our readers chose them: stories for the beach, the train and the rainy day in between.",
          "callToAction": "Read more",
          "advertiser": "The Reading Room",
          "degreeOfAwesomeness": "Awesome",
          "icon": { "file": "book-icon.png", "scale": 2 },
          "landscapeImages": [{ "file": "harbour-landscape.png", "scale": 2 }],
          "click": { "landingPage": "https://reading.sample-network.example/summer" }
        },
        "sailing": {
          "headline": "Learn to sail in a week",
          "body": "Small boats, warm wind, patient teachers.",
          "callToAction": "Watch",
          "advertiser": "Harbour School",
          "degreeOfAwesomeness": "Very awesome",
          "icon": { "file": "compass-icon.png", "scale": 2 },
          "landscapeImages": [{ "file": "harbour-landscape.png", "scale": 2 }],
          "video": { "durationMilliseconds": 15000, "aspectRatio": 1.7777777778 },
          "click": { "landingPage": "https://sailing.sample-network.example/" }
        },
        "meadow": {
          "headline": "A weekend in the green",
          "body": "Farms that take in guests, an hour from the city.",
          "callToAction": "Book",
          "advertiser": "Green Beds",
          "icon": { "file": "leaf-icon.png", "scale": 2 },
          "landscapeImages": [{ "file": "meadow-landscape.png", "scale": 2 }],
          "click": { "landingPage": "https://green-beds.sample-network.example/" }
        },
        "night": {
          "headline": "The sky tonight",
          "body": "Know what you see when you look up.",
          "callToAction": "Install",
          "advertiser": "Stars & Co",
          "store": "Sample Store",
          "price": "$1.99",
          "starRating": 4.8,
          "icon": { "file": "compass-icon.png", "scale": 2 },
          "portraitImages": [{ "file": "night-portrait.png", "scale": 2 }],
          "click": { "landingPage": "https://stars.sample-network.example/" }
        },
        "journey": {
          "headline": "One ticket, four landscapes",
          "body": "By train from the sea to the desert.",
          "callToAction": "See the route",
          "advertiser": "Slow Trains",
          "degreeOfAwesomeness": "Awesome, several times",
          "icon": { "file": "leaf-icon.png", "scale": 2 },
          "landscapeImages": [
            { "file": "harbour-landscape.png", "scale": 2 },
            { "file": "meadow-landscape.png", "scale": 2 },
            { "file": "dunes-landscape.png", "scale": 2 }
          ],
          "portraitImages": [
            { "file": "dunes-portrait.png", "scale": 2 },
            { "file": "night-portrait.png", "scale": 2 }
          ],
          "click": { "landingPage": "https://trains.sample-network.example/" }
        },
        "links": {
          "headline": "Fetch it yourself",
          "body": "This ad brings links to its images, never the images.",
          "callToAction": "Try",
          "advertiser": "Thrifty Network",
          "degreeOfAwesomeness": "Awesome on demand",
          "icon": { "file": "leaf-icon.png", "scale": 2 },
          "landscapeImages": [{ "file": "meadow-landscape.png", "scale": 2 }],
          "portraitImages": [{ "file": "night-portrait.png", "scale": 2 }],
          "givesURLsOnly": true,
          "click": { "landingPage": "https://thrifty.sample-network.example/" }
        },
        "minimal": {
          "headline": "Less is more",
          "body": "An ad of words.",
          "callToAction": "Open"
        },
        "unicode": {
          "headline": "Café “Zoë” – 東京の朝 ☕️👩🏽‍🍳",
          "body": "Crème brûlée, naïve façade, Tiếng Việt, Ελληνικά, 한국어, हिन्दी: ﬁne e\u0301 type.",
          "callToAction": "Öffnen →",
          "advertiser": "Zoë & Søn",
          "price": "¥1,200",
          "degreeOfAwesomeness": "💯",
          "icon": { "file": "book-icon.png", "scale": 2 },
          "landscapeImages": [{ "file": "dunes-landscape.png", "scale": 2 }],
          "click": { "landingPage": "https://cafe.sample-network.example/" }
        },
        "right-to-left": {
          "headline": "خرائط بلا إنترنت",
          "body": "كل الطرق في جيبك: 500 مدينة مع Compass.",
          "callToAction": "تثبيت",
          "advertiser": "שביל הארץ",
          "store": "متجر التطبيقات",
          "price": "مجانًا",
          "starRating": 4,
          "degreeOfAwesomeness": "رائع",
          "icon": { "file": "compass-icon.png", "scale": 2 },
          "landscapeImages": [{ "file": "dunes-landscape.png", "scale": 2 }],
          "click": { "landingPage": "https://compass.sample-network.example/ar" }
        },
        "treasure": {
          "headline": "Find the treasure",
          "click": { "landingPage": "https://treasure.sample-network.example/" },
          "video": { "durationMilliseconds": 15000, "aspectRatio": 0.5625 },
          "reward": { "type": "coins", "amount": 10, "afterMilliseconds": 10000 }
        },
        "broken": { "headline": "Not to be seen", "failsToPresent": true },
        "fleeting": { "headline": "Now or never", "lifetimeMilliseconds": 5000 },
        "store": {
          "headline": "Leaf – know your plants",
          "body": "Point at a plant and learn its name.",
          "callToAction": "Go to the store",
          "advertiser": "Leaf",
          "store": "Sample Store",
          "price": "Free",
          "starRating": 3.5,
          "icon": { "file": "leaf-icon.png", "scale": 2 },
          "landscapeImages": [{ "file": "meadow-landscape.png", "scale": 2 }],
          "click": { "externalURL": "itms-apps://store.sample-network.example/app/leaf" }
        }
      },
      "units": [
        {
          "id": "sample-app-install",
          "summary": "An app install ad: icon, rating, store, price, an image each way up.",
          "latencyMilliseconds": 120,
          "creative": "compass"
        },
        {
          "id": "sample-content",
          "summary": "A content ad: no store, no price, no rating.",
          "latencyMilliseconds": 90,
          "creative": "reading"
        },
        {
          "id": "sample-video",
          "summary": "An ad with a video of 15 seconds.",
          "latencyMilliseconds": 240,
          "creative": "sailing"
        },
        {
          "id": "sample-landscape",
          "summary": "An ad with a landscape image only, whatever the request prefers.",
          "latencyMilliseconds": 100,
          "creative": "meadow"
        },
        {
          "id": "sample-portrait",
          "summary": "An ad with a portrait image only, whatever the request prefers.",
          "latencyMilliseconds": 110,
          "creative": "night"
        },
        {
          "id": "sample-multiple-images",
          "summary": "Three landscape and two portrait images, for requests that ask for several.",
          "latencyMilliseconds": 180,
          "creative": "journey"
        },
        {
          "id": "sample-image-urls",
          "summary": "URLs of images only, even when the request asks for the images: the adapter downloads.",
          "latencyMilliseconds": 80,
          "creative": "links"
        },
        {
          "id": "sample-minimal",
          "summary": "Headline, body and call to action; every other asset is missing, and a click does nothing.",
          "latencyMilliseconds": 80,
          "creative": "minimal"
        },
        {
          "id": "sample-unicode",
          "summary": "Assets in many scripts, with emoji and combining marks.",
          "latencyMilliseconds": 100,
          "creative": "unicode"
        },
        {
          "id": "sample-right-to-left",
          "summary": "Assets in Arabic and Hebrew, mixed with Latin.",
          "latencyMilliseconds": 100,
          "creative": "right-to-left"
        },
        {
          "id": "sample-external-click",
          "summary": "A click leaves the app for the app store.",
          "latencyMilliseconds": 130,
          "creative": "store"
        },
        {
          "id": "sample-no-inventory",
          "summary": "No ad: the network has nothing to show.",
          "latencyMilliseconds": 90,
          "answers": ["noInventory"]
        },
        {
          "id": "sample-network-error",
          "summary": "No ad: the network cannot be reached.",
          "latencyMilliseconds": 250,
          "answers": ["networkError"]
        },
        {
          "id": "sample-bad-request",
          "summary": "No ad: the network refuses the request.",
          "latencyMilliseconds": 80,
          "answers": ["badRequest"]
        },
        {
          "id": "sample-unknown-error",
          "summary": "No ad: the network fails without a reason.",
          "latencyMilliseconds": 150,
          "answers": ["unknown"]
        },
        {
          "id": "sample-slow",
          "summary": "An ad after 3 seconds: slow, and in time for a usual timeout.",
          "latencyMilliseconds": 3000,
          "creative": "reading"
        },
        {
          "id": "sample-never",
          "summary": "No answer at all.",
          "answers": []
        },
        {
          "id": "sample-late",
          "summary": "An ad after 30 seconds: after a usual timeout.",
          "latencyMilliseconds": 30000,
          "creative": "reading"
        },
        {
          "id": "sample-twice",
          "summary": "A faulty network: the ad arrives twice, 50 milliseconds apart.",
          "latencyMilliseconds": 120,
          "answers": ["fill", "fill"],
          "creative": "reading"
        },
        {
          "id": "sample-fill-then-error",
          "summary": "A faulty network: an ad, and 50 milliseconds later an error.",
          "latencyMilliseconds": 120,
          "answers": ["fill", "unknown"],
          "creative": "reading"
        },
        { "id": "sample-banner", "summary": "A banner of any size, and another one for bids.", "format": "banner", "latencyMilliseconds": 120, "creative": "meadow", "bidCreative": "reading" },
        { "id": "sample-banner-large", "summary": "A banner of 320 by 100 points only.", "format": "banner", "size": { "width": 320, "height": 100 }, "creative": "reading" },
        { "id": "sample-banner-medium-rectangle", "summary": "A banner of 300 by 250 points only.", "format": "banner", "size": { "width": 300, "height": 250 }, "creative": "reading" },
        { "id": "sample-banner-external-click", "summary": "A click leaves the app.", "format": "banner", "creative": "store" },
        { "id": "sample-banner-no-inventory", "summary": "No banner: nothing to show.", "format": "banner", "answers": ["noInventory"] },
        { "id": "sample-banner-network-error", "summary": "No banner: no connection.", "format": "banner", "answers": ["networkError"] },
        { "id": "sample-banner-never", "summary": "No answer for a banner.", "format": "banner", "answers": [] },
        { "id": "sample-banner-late", "summary": "A banner after 30 seconds.", "format": "banner", "latencyMilliseconds": 30000, "creative": "meadow" },
        { "id": "sample-interstitial", "summary": "An interstitial, and another one for bids.", "format": "interstitial", "latencyMilliseconds": 120, "creative": "compass", "bidCreative": "night" },
        { "id": "sample-interstitial-video", "summary": "An interstitial with a video.", "format": "interstitial", "latencyMilliseconds": 240, "creative": "sailing" },
        { "id": "sample-interstitial-expires", "summary": "An interstitial that expires after 5 seconds.", "format": "interstitial", "creative": "fleeting" },
        { "id": "sample-interstitial-no-inventory", "summary": "No interstitial: nothing to show.", "format": "interstitial", "answers": ["noInventory"] },
        { "id": "sample-interstitial-network-error", "summary": "No interstitial: no connection.", "format": "interstitial", "answers": ["networkError"] },
        { "id": "sample-interstitial-never", "summary": "No answer for an interstitial.", "format": "interstitial", "answers": [] },
        { "id": "sample-interstitial-late", "summary": "An interstitial after 30 seconds.", "format": "interstitial", "latencyMilliseconds": 30000, "creative": "compass" },
        { "id": "sample-interstitial-fails-to-present", "summary": "An interstitial that cannot be shown.", "format": "interstitial", "creative": "broken" },
        { "id": "sample-rewarded", "summary": "A video of 15 seconds; 10 coins after 10.", "format": "rewarded", "latencyMilliseconds": 120, "creative": "treasure" },
        { "id": "sample-rewarded-no-inventory", "summary": "No rewarded ad: nothing to show.", "format": "rewarded", "answers": ["noInventory"] },
        { "id": "sample-rewarded-network-error", "summary": "No rewarded ad: no connection.", "format": "rewarded", "answers": ["networkError"] },
        { "id": "sample-rewarded-never", "summary": "No answer for a rewarded ad.", "format": "rewarded", "answers": [] },
        { "id": "sample-rewarded-late", "summary": "A rewarded ad after 30 seconds.", "format": "rewarded", "latencyMilliseconds": 30000, "creative": "treasure" },
        { "id": "sample-rewarded-fails-to-present", "summary": "A rewarded ad that cannot be shown.", "format": "rewarded", "creative": "broken" },
        { "id": "sample-rewarded-interstitial", "summary": "A video of 15 seconds; 10 coins after 10.", "format": "rewardedInterstitial", "latencyMilliseconds": 120, "creative": "treasure" },
        { "id": "sample-rewarded-interstitial-no-inventory", "summary": "No rewarded interstitial: nothing to show.", "format": "rewardedInterstitial", "answers": ["noInventory"] },
        { "id": "sample-rewarded-interstitial-network-error", "summary": "No rewarded interstitial: no connection.", "format": "rewardedInterstitial", "answers": ["networkError"] },
        { "id": "sample-rewarded-interstitial-never", "summary": "No answer for a rewarded interstitial.", "format": "rewardedInterstitial", "answers": [] },
        { "id": "sample-rewarded-interstitial-late", "summary": "A rewarded interstitial after 30 seconds.", "format": "rewardedInterstitial", "latencyMilliseconds": 30000, "creative": "treasure" },
        { "id": "sample-rewarded-interstitial-fails-to-present", "summary": "A rewarded interstitial that cannot be shown.", "format": "rewardedInterstitial", "creative": "broken" },
        { "id": "sample-app-open", "summary": "An app open ad, and another one for bids.", "format": "appOpen", "latencyMilliseconds": 120, "creative": "journey", "bidCreative": "compass" },
        { "id": "sample-app-open-no-inventory", "summary": "No app open ad: nothing to show.", "format": "appOpen", "answers": ["noInventory"] },
        { "id": "sample-app-open-network-error", "summary": "No app open ad: no connection.", "format": "appOpen", "answers": ["networkError"] },
        { "id": "sample-app-open-never", "summary": "No answer for an app open ad.", "format": "appOpen", "answers": [] },
        { "id": "sample-app-open-late", "summary": "An app open ad after 30 seconds.", "format": "appOpen", "latencyMilliseconds": 30000, "creative": "journey" },
        { "id": "sample-app-open-fails-to-present", "summary": "An app open ad that cannot be shown.", "format": "appOpen", "creative": "broken" }
      ]
    }
    """#
}
