import AdMediation
import AdPlatform
import Foundation

/// A mediated ad that any thread may make, give away and report on.
final class ThreadAd: NSObject, MediatedUnifiedNativeAd, MediationNativeAd, Sendable {
  private let census: Census?

  init(_ census: Census? = nil) {
    self.census = census
    super.init()
    census?.wasBorn()
  }

  deinit { census?.died() }

  var headline: String? { "Headline" }
  var images: [NativeAdImage]? { nil }
  var body: String? { nil }
  var icon: NativeAdImage? { nil }
  var callToAction: String? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }

  func handlesUserClicks() -> Bool { true }
  func handlesUserImpressions() -> Bool { true }
}

extension Script {
  /// Says that its network counts clicks and impressions, and leaves the answer to the test.
  static func answersElsewhere(_ asked: @escaping (ScriptedCustomEvent) -> Void) -> Script {
    Script(handlesClicks: true, handlesImpressions: true, onRequest: asked)
  }
}

extension Rig {
  /// Starts so many requests at once, up to the point where their first sources have been asked.
  func startLoading(_ count: Int) -> [AdLoader] {
    let loaders = (0..<count).map { _ in loader() }
    for loader in loaders { loader.load(nil) }
    scheduler.advance(by: .zero)
    return loaders
  }
}

extension AdEventLog {
  func count(_ name: String, _ anomaly: AdAnomaly? = nil) -> Int {
    entries.count { $0.name == name && $0.anomaly == anomaly }
  }

  func count(_ anomaly: AdAnomaly) -> Int { entries.count { $0.anomaly == anomaly } }
}
