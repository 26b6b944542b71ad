import VAST

extension AdDocument {
  /// Every URL of the ads, in no certain order.
  var urls: [String] {
    switch self {
    case .vast(let document): document.urls
    case .vmap(let document):
      document.adBreaks.flatMap { adBreak in
        let tracking = adBreak.trackingEvents.map(\.url.text)
        guard case .vastAdData(let inside) = adBreak.adSource?.content else { return tracking }
        return tracking + inside.urls
      }
    }
  }
}

extension VASTDocument {
  fileprivate var urls: [String] {
    errorURLs.map(\.text) + ads.flatMap(\.urls)
  }
}

extension VASTAd {
  fileprivate var urls: [String] {
    errorURLs.map(\.text) + impressions.map(\.url.text) + creatives.flatMap(\.urls)
  }
}

extension Creative {
  fileprivate var urls: [String] {
    (linear?.urls ?? []) + (companionAds?.companions.flatMap(\.urls) ?? [])
  }
}

extension Linear {
  fileprivate var urls: [String] {
    let clicks = [videoClicks.clickThrough].compactMap { $0 } + videoClicks.clickTracking
    return trackingEvents.map(\.url.text) + clicks.map(\.url.text) + mediaFiles.map(\.url.text)
  }
}

extension Companion {
  fileprivate var urls: [String] {
    let resources = resources.compactMap { resource -> String? in
      guard case .staticResource(let url, _) = resource else { return nil }
      return url.text
    }
    return resources + [clickThrough].compactMap { $0?.text } + trackingEvents.map(\.url.text)
  }
}
