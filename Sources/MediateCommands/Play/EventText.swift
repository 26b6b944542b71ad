import AdPlatform
import Foundation
import InteractiveMediaAds

/// Ad events in words.
@MainActor
enum EventText {
  /// Which ad an event is about, and what else it says.
  static func details(of event: AdEvent) -> String? {
    var parts: [String] = []
    if let ad = event.ad {
      parts.append(ad.adId.isEmpty ? "an ad" : ad.adId)
      let pod = ad.adPodInfo
      parts.append("\(pod.adPosition) of \(pod.totalAds)")
      if event.type == .LOADED, pod.podIndex != 0 || pod.timeOffset != 0 {
        parts.append(pod.podIndex < 0 ? "the post-roll" : "pod \(pod.podIndex)")
      }
    }
    if let log = event.adData?["logData"] as? [String: String] {
      parts += [log["errorCode"], log["errorMessage"]].compactMap { $0 }
    }
    if let time = event.adData?[kIMAAdBreakTime] as? NSNumber {
      parts.append(CuePointText.one(time.doubleValue))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension EventText {
  /// Why an ad or a break could not be played, as a `LOG` event says it; nil for remarks about the app's calls.
  static func problem(of event: AdEvent) -> String? {
    guard let log = event.adData?["logData"] as? [String: String],
      log["errorCode"] != "\(AdErrorCode.API_ERROR.rawValue)"
    else { return nil }
    return log["errorMessage"]
  }
}

/// Cue points in words.
enum CuePointText {
  static func list(_ points: [Double]) -> String { points.map(one).joined(separator: ", ") }

  static func one(_ point: Double) -> String {
    switch point {
    case 0: "pre-roll"
    case -1: "post-roll"
    default: Duration(timeInterval: point).clock
    }
  }
}
