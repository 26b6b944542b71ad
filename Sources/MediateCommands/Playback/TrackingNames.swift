import Foundation
import VAST

/// Which event a tracking URL is called for, as the ad responses say it.
struct TrackingNames {
  /// A URL in the pieces between its macros.
  private struct Template {
    var pieces: [Substring]
    var name: String

    func matches(_ url: String) -> Bool {
      guard let first = pieces.first, let last = pieces.last, url.hasPrefix(first), url.hasSuffix(last) else {
        return false
      }
      var rest = url[...]
      for piece in pieces where !piece.isEmpty {
        guard let range = rest.range(of: piece) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  /// Of URLs without macros.
  private var names: [String: String] = [:]
  /// Those with macros, by what stands before the first macro and the query.
  private var templates: [Substring: [Template]] = [:]
  private var count = 0

  /// How many URLs are kept. A response of 3 MB has that many.
  private static let most = 20_000
  /// How many templates of one path are compared with a URL.
  private static let mostOfPath = 64

  /// The event of a URL; nil for one that no response has.
  func name(of url: URL) -> String? {
    let text = url.absoluteString
    if let name = names[text] { return name }
    var key = text[..<(text.firstIndex(of: "?") ?? text.endIndex)]
    // A macro in the path ends at any slash.
    while true {
      if let template = templates[key]?.first(where: { $0.matches(text) }) { return template.name }
      guard let slash = key.dropLast().lastIndex(of: "/") else { return nil }
      key = key[...slash]
    }
  }

  /// Takes in the tracking URLs of a response.
  mutating func add(_ document: AdDocument) {
    switch document {
    case .vast(let document): add(document)
    case .vmap(let document):
      for adBreak in document.adBreaks {
        for tracking in adBreak.trackingEvents { add(tracking.url, tracking.event.rawValue) }
        if case .vastAdData(let document)? = adBreak.adSource?.content { add(document) }
      }
    }
  }

  private mutating func add(_ document: VASTDocument) {
    for url in document.errorURLs { add(url, "error") }
    for ad in document.ads {
      for impression in ad.impressions { add(impression.url, "impression") }
      for url in ad.errorURLs { add(url, "error") }
      add(ad.viewableImpression)
      for verification in ad.adVerifications {
        add(verification.trackingEvents)
        add(verification.viewableImpression)
      }
      for creative in ad.creatives { add(creative) }
    }
  }

  private mutating func add(_ creative: Creative) {
    if let linear = creative.linear {
      add(linear.trackingEvents)
      for click in linear.videoClicks.clickTracking + linear.videoClicks.customClicks {
        add(click.url, "click")
      }
      for icon in linear.icons {
        for url in icon.viewTracking { add(url, "iconView") }
        for click in icon.clickTracking { add(click.url, "iconClick") }
      }
    }
    add(creative.nonLinearAds?.trackingEvents ?? [])
    for companion in creative.companionAds?.companions ?? [] {
      for tracking in companion.trackingEvents { add(tracking.url, "companion \(tracking.event.rawValue)") }
      for click in companion.clickTracking { add(click.url, "companion click") }
    }
  }

  private mutating func add(_ tracking: [Tracking]) {
    for tracking in tracking { add(tracking.url, tracking.event.rawValue) }
  }

  private mutating func add(_ impression: ViewableImpression?) {
    for url in impression?.viewable ?? [] { add(url, "viewable") }
    for url in impression?.notViewable ?? [] { add(url, "notViewable") }
    for url in impression?.viewUndetermined ?? [] { add(url, "viewUndetermined") }
  }

  private mutating func add(_ url: URLTemplate, _ name: String) {
    guard count < Self.most, let text = url.url?.absoluteString else { return }
    count += 1
    let pieces = text.split(
      separator: /\[[A-Za-z0-9_]+\]|%5B[A-Za-z0-9_]+%5D/,
      omittingEmptySubsequences: false
    )
    guard pieces.count > 1 else { return names[text] = names[text] ?? name }
    let first = pieces[0]
    let path =
      first.firstIndex(of: "?").map { first[..<$0] }
      ?? first[...(first.lastIndex(of: "/") ?? first.startIndex)]
    if templates[path, default: []].count < Self.mostOfPath {
      templates[path, default: []].append(Template(pieces: pieces, name: name))
    }
  }
}
