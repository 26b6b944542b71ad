import Foundation
import VAST

/// A kind of ad that ad servers send.
package enum SimulatedAd: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// 8 seconds; may be skipped after 2; has a page.
  case skippable
  /// 4 seconds; may not be skipped; another object is told of taps.
  case fixed
  /// The response does not say how long it is.
  case endless
  /// A type that cannot be played.
  case unplayable
  /// No media at all.
  case empty

  /// How it is called in a list of events.
  package var description: String {
    switch self {
    case .skippable: "an ad of 8 s that may be skipped"
    case .fixed: "an ad of 4 s"
    case .endless: "an ad of unknown length"
    case .unplayable: "an ad that cannot be played"
    case .empty: "an ad without media"
    }
  }

  /// How long its media is, in milliseconds.
  var milliseconds: Int { self == .skippable ? 8_000 : 4_000 }

  /// Several of each, so that ads side by side call other URLs.
  static let variants = 3

  /// The ad, as a response resolves to it.
  func resolved(variant: Int) -> ResolvedAd? {
    let all = Self.library[self] ?? []
    return all.isEmpty ? nil : all[variant % all.count]
  }

  private static let library: [SimulatedAd: [ResolvedAd]] = {
    var library: [SimulatedAd: [ResolvedAd]] = [:]
    for kind in allCases {
      library[kind] = (0..<variants).compactMap { variant in
        (try? VASTDocument(data: Data(kind.document(variant).utf8)))?.ads.first.flatMap { ResolvedAd($0) }
      }
    }
    return library
  }()

  private func document(_ variant: Int) -> String {
    let name = "\(rawValue)\(variant)"
    let trackings = AdCall.allCases.compactMap { call -> String? in
      guard let event = call.event else { return nil }
      let offset = call == .progress ? #" offset="00:00:01""# : ""
      return #"<Tracking event="\#(event)"\#(offset)>\#(call.url(name))</Tracking>"#
    }
    let duration = self == .endless ? "" : "<Duration>00:00:0\(milliseconds / 1_000)</Duration>"
    let clicks =
      self == .fixed
      ? "<CustomClick>\(AdCall.customClick.url(name))</CustomClick>"
      : "<ClickThrough>https://shop.example/</ClickThrough>"
        + "<ClickTracking>\(AdCall.click.url(name))</ClickTracking>"
    let type = self == .unplayable ? "application/x-shockwave-flash" : "video/mp4"
    let file = #"<MediaFile type="\#(type)">https://media.example/\#(name)</MediaFile>"#
    return """
      <VAST version="4.2"><Ad id="\(name)"><InLine><AdSystem>Simulated</AdSystem><AdTitle>\(name)</AdTitle>
      <Error>\(AdCall.error.url(name))</Error><Impression>\(AdCall.impression.url(name))</Impression>
      <Creatives><Creative><Linear\(self == .skippable ? #" skipoffset="00:00:02""# : "")>\(duration)
      <TrackingEvents>\(trackings.joined())</TrackingEvents><VideoClicks>\(clicks)</VideoClicks>
      <MediaFiles>\(self == .empty ? "" : file)</MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
      """
  }
}

/// A call that an ad has a URL for.
enum AdCall: Int, CaseIterable {
  case impression, creativeView, start, loaded, firstQuartile, midpoint, thirdQuartile, complete, progress,
    skip
  case pause, resume, mute, unmute
  case click, customClick, error

  /// One of its own.
  var bit: UInt32 { 1 << rawValue }

  /// The tracking event that it waits for; nil for those that have an element of their own.
  var event: String? {
    switch self {
    case .impression, .click, .customClick, .error: nil
    default: "\(self)"
    }
  }

  /// Whether it may be made again and again.
  var isRepeatable: Bool {
    switch self {
    case .pause, .resume, .mute, .unmute, .click, .customClick: true
    default: false
    }
  }

  /// What an ad with a name calls for it.
  func url(_ name: String) -> String { "https://track.example/\(name)/\(self)" }

  /// The call behind each URL of all ads, and the ad.
  static let byURL: [URLTemplate: (ad: String, call: AdCall, bit: UInt32)] = {
    var calls: [URLTemplate: (ad: String, call: AdCall, bit: UInt32)] = [:]
    for ad in SimulatedAd.allCases {
      for variant in 0..<SimulatedAd.variants {
        let name = "\(ad.rawValue)\(variant)"
        for call in allCases {
          if let url = URLTemplate(call.url(name)) { calls[url] = (name, call, call.bit) }
        }
      }
    }
    return calls
  }()
}
