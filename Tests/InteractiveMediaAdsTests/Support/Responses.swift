import AdPlatform

@testable import InteractiveMediaAds
@testable import VAST

extension ResolvedResponse {
  init(_ ads: [ResolvedAd], substitutes: [ResolvedAd] = []) {
    self.init()
    pod = ads
    self.substitutes = substitutes
  }
}

extension ResolvedAd {
  /// An ad of ten seconds with an MP4 file, whose every event is tracked at `https://track.example/ID/event`.
  static func make(
    _ id: String,
    types: [String] = ["video/mp4"],
    duration: Duration? = .seconds(10),
    skipOffset: TimeOffset? = nil,
    progress: [TimeOffset] = [],
    page: Bool = true
  ) -> ResolvedAd {
    func url(_ name: String) -> URLTemplate { .example("https://track.example/\(id)/\(name)") }
    var linear = Linear()
    linear.duration = duration
    linear.skipOffset = skipOffset
    linear.mediaFiles = types.map { MediaFile(type: $0, url: .example("https://media.example/\(id)")) }
    let events: [TrackingEvent] = [
      .creativeView, .start, .firstQuartile, .midpoint, .thirdQuartile, .complete, .pause, .resume, .skip,
      .mute,
      .unmute,
    ]
    linear.trackingEvents = events.map { Tracking(event: $0, offset: nil, url: url($0.rawValue)) }
    linear.trackingEvents += progress.map { Tracking(event: .progress, offset: $0, url: url("progress")) }
    if page {
      linear.videoClicks.clickThrough = Click(id: nil, url: url("page"))
      linear.videoClicks.clickTracking = [Click(id: nil, url: url("click"))]
    }
    guard var ad = ResolvedAd(VASTAd(id: id, content: .inLine(InLine()))) else {
      preconditionFailure("an inline ad is no wrapper")
    }
    ad.linear = linear
    ad.impressions = [url("impression")]
    ad.errorURLs = [url("error")]
    ad.viewable = [url("viewable")]
    return ad
  }

  /// An ad of which nothing can be played here.
  static func unplayable(_ id: String) -> ResolvedAd { make(id, types: ["application/javascript"]) }
}

extension AdBreak {
  /// A break whose events are tracked at `https://track.example/NAME/event`.
  static func named(_ name: String, at offset: BreakOffset, repeatAfter: Duration? = nil) -> AdBreak {
    AdBreak(
      timeOffset: offset,
      breakID: name,
      repeatAfter: repeatAfter,
      trackingEvents: BreakTracking.Event.allCases.map {
        BreakTracking(event: $0, url: .example("https://track.example/\(name)/\($0.rawValue)"))
      }
    )
  }
}

extension URLTemplate {
  fileprivate static func example(_ text: String) -> URLTemplate {
    guard let url = URLTemplate(text) else { preconditionFailure("\(text) is no web address") }
    return url
  }
}
