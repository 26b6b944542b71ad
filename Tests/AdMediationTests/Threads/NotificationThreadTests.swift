import AdPlatform
import Foundation
import Testing

@testable import AdMediation

/// Networks report from eight threads at once: each report reaches the publisher or the log, once.
@MainActor
@Suite("Notifications from eight threads")
struct NotificationThreadTests {
  private typealias Source = MediatedNativeAdNotificationSource
  private static let threads = EightThreads.count

  @Test("thousands of clicks on one ad all reach the publisher")
  func clicks() async throws {
    let mediated = ThreadAd()
    let (rig, ad) = try loaded(mediated)
    let each = 400
    let before = ad.eventLog.entries.count
    await EightThreads.run { _ in
      for _ in 0..<each { Source.mediatedNativeAdDidRecordClick(mediated) }
    } meanwhile: {
      for _ in 0..<100 { rig.scheduler.advance(by: .milliseconds(1)) }
    }
    rig.scheduler.run(for: .zero)
    #expect(rig.publisher.heard == Array(repeating: "didRecordClick", count: Self.threads * each))
    #expect(ad.eventLog.count("didRecordClick", .calledFromBackground) == Self.threads * each)
    // One line that it happened and one that it came from another thread.
    #expect(ad.eventLog.entries.count - before == 2 * Self.threads * each)
    #expect(ad.eventLog.omittedCount == 0)
  }

  @Test("of thousands of impressions of one ad the publisher hears one, and the rest is recorded")
  func impressions() async throws {
    let mediated = ThreadAd()
    let (rig, ad) = try loaded(mediated)
    let each = 400
    await EightThreads.run { _ in
      for _ in 0..<each { Source.mediatedNativeAdDidRecordImpression(mediated) }
    }
    rig.scheduler.run(for: .zero)
    #expect(rig.publisher.heard == ["didRecordImpression"])
    #expect(ad.eventLog.count("didRecordImpression", .duplicateImpression) == Self.threads * each - 1)
  }

  @Test("the reports of one thread stay in order")
  func order() async {
    var asked: [ScriptedCustomEvent] = []
    let rig = Rig(scripts: [.answersElsewhere { asked.append($0) }])
    let loaders = rig.startLoading(Self.threads)
    let ads = asked.map { _ in ThreadAd() }
    for (event, ad) in zip(asked, ads) { event.delegate?.customEventNativeAd(event, didReceive: ad) }
    rig.scheduler.advance(by: .zero)
    for ad in rig.publisher.ads { AdViews.make().nativeAd = ad }
    let each = 300
    await EightThreads.run { thread in
      for _ in 0..<each {
        Source.mediatedNativeAdWillPresentScreen(ads[thread])
        Source.mediatedNativeAdWillDismissScreen(ads[thread])
        Source.mediatedNativeAdDidDismissScreen(ads[thread])
      }
    } meanwhile: {
      for _ in 0..<100 { rig.scheduler.advance(by: .milliseconds(1)) }
    }
    rig.scheduler.run(for: .zero)
    let screens = ["willPresentScreen", "willDismissScreen", "didDismissScreen"]
    for loader in loaders {
      let log = loader.eventLog
      #expect(log.anomalies.allSatisfy { $0.anomaly == .calledFromBackground })
      let heard = log.entries.filter { screens.contains($0.name) && $0.anomaly == nil }.map(\.name)
      #expect(heard == Array(repeating: screens, count: each).flatMap { $0 })
    }
    #expect(rig.publisher.heard.count == 3 * each * Self.threads)
  }

  @Test("what is reported while the ad is being delivered is heard, all of it")
  func whileDelivering() async {
    var asked: [ScriptedCustomEvent] = []
    let rig = Rig(scripts: [.answersElsewhere { asked.append($0) }])
    let loaders = rig.startLoading(100)
    let ads = asked.map { _ in ThreadAd() }
    // Together as many as are kept for an ad that no publisher has received.
    let each = MediationLimits.maximumHeldAdEvents / Self.threads
    await EightThreads.run { _ in
      for ad in ads {
        for _ in 0..<each { Source.mediatedNativeAdWillLeaveApplication(ad) }
      }
    } meanwhile: {
      for (event, ad) in zip(asked, ads) {
        event.delegate?.customEventNativeAd(event, didReceive: ad)
        rig.scheduler.advance(by: .zero)
      }
    }
    rig.scheduler.run(for: .zero)
    #expect(rig.publisher.ads.count == ads.count)
    #expect(rig.publisher.heard.count == ads.count * each * Self.threads)
    for loader in loaders {
      let count =
        loader.eventLog.count("willLeaveApplication")
        + loader.eventLog.count("willLeaveApplication", .arrivedBeforeDelivery)
      #expect(count == each * Self.threads)
    }
  }

  @Test("what is reported while the publisher releases the ad is heard or recorded, all of it")
  func whileLettingGo() async {
    var asked: [ScriptedCustomEvent] = []
    let rig = Rig(scripts: [.answersElsewhere { asked.append($0) }])
    let loaders = rig.startLoading(200)
    let ads = asked.map { _ in ThreadAd() }
    for (event, ad) in zip(asked, ads) { event.delegate?.customEventNativeAd(event, didReceive: ad) }
    rig.scheduler.advance(by: .zero)
    let logs = loaders.map(\.eventLog)
    var publishers = rig.publisher.ads.map { OnePublisher($0) }
    rig.publisher.letGoOfAds()
    let each = 10
    await EightThreads.run { _ in
      for ad in ads {
        for _ in 0..<each { Source.mediatedNativeAdDidRecordClick(ad) }
      }
    } meanwhile: {
      while let publisher = publishers.popLast() { publisher.ad = nil }
    }
    rig.scheduler.run()
    for log in logs {
      let heard = log.count("didRecordClick", .beforeRendering)
      let recorded = log.count("didRecordClick", .afterRelease)
      #expect(heard + recorded == each * Self.threads)
      #expect(log.count("released") == 1)
    }
  }

  @Test("reports about ads that no publisher receives are all kept, by the class of the ad")
  func unclaimed() async {
    let ads = (0..<50).map { _ in Unwanted() }
    let each = MediationLimits.maximumHeldAdEvents / Self.threads
    await EightThreads.run { _ in
      for _ in 0..<each {
        for ad in ads { Source.mediatedNativeAdDidRecordClick(ad) }
      }
    } meanwhile: {
      for _ in 0..<20 { _ = AdEventLog.unclaimed }
    }
    let unclaimed = AdEventLog.unclaimed.filter { $0.details["className"]?.hasSuffix("Unwanted") == true }
    #expect(unclaimed.count == ads.count * each * Self.threads)
    withExtendedLifetime(ads) {}
  }

  /// A class of its own, for the list of unclaimed notifications is the process's.
  private final class Unwanted: NSObject, MediatedUnifiedNativeAd, Sendable {
    var headline: String? { nil }
    var images: [NativeAdImage]? { nil }
    var body: String? { nil }
    var icon: NativeAdImage? { nil }
    var callToAction: String? { nil }
    var starRating: NSDecimalNumber? { nil }
    var store: String? { nil }
    var price: String? { nil }
    var advertiser: String? { nil }
    var extraAssets: [String: Any]? { nil }
  }

  /// Keeps one ad.
  @MainActor
  private final class OnePublisher {
    var ad: NativeAd?
    init(_ ad: NativeAd) { self.ad = ad }
  }

  /// An ad that its publisher shows.
  private func loaded(_ mediated: ThreadAd) throws -> (rig: Rig, ad: NativeAd) {
    let rig = Rig(scripts: [
      .answersElsewhere { event in event.delegate?.customEventNativeAd(event, didReceive: mediated) }
    ])
    let ad = try #require(rig.load())
    rig.shownAdView().nativeAd = ad
    return (rig, ad)
  }
}
