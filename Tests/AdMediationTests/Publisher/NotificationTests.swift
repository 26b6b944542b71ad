import AdMediation
import AdPlatform
import Dispatch
import Foundation
import Testing

/// What networks report reaches the publisher, in order, once, and nothing else does.
@MainActor
@Suite struct NotificationTests {
  private static let selfTracking = { (ad: ScriptedAd) in
    Script(handlesClicks: true, handlesImpressions: true) { $0.fill(ad) }
  }

  @Test("all nine notifications reach the publisher")
  func allNine() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(Self.selfTracking(mediated))
    rig.shownAdView().nativeAd = ad
    for notification in NativeAdNotificationName.allCases { report(notification, for: mediated) }
    #expect(rig.publisher.heard == NativeAdNotificationName.allCases.map(\.rawValue))
    #expect(ad.eventLog.anomalies.map(\.anomaly) == [.synchronousAnswer])
  }

  @Test("notifications from a background thread arrive in order, and are noted")
  func background() async throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(Self.selfTracking(mediated))
    rig.shownAdView().nativeAd = ad
    nonisolated(unsafe) let reported: any MediatedUnifiedNativeAd = mediated
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        for notification in NativeAdNotificationName.allCases { notification.report(reported) }
        continuation.resume()
      }
    }
    #expect(rig.publisher.heard.isEmpty, "they wait in the inbox")
    rig.scheduler.run()
    #expect(rig.publisher.heard == NativeAdNotificationName.allCases.map(\.rawValue))
    #expect(ad.eventLog.anomalies.filter { $0.anomaly == .calledFromBackground }.count == 9)
  }

  @Test("what a network reports before it delivers the ad is replayed in order after the publisher has it")
  func early() throws {
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [
      Script(handlesImpressions: true) { event in
        report(.didRecordImpression, for: mediated)
        report(.willPresentScreen, for: mediated)
        report(.willDismissScreen, for: mediated)
        event.fill(mediated)
        report(.didDismissScreen, for: mediated)
      }
    ])
    let ad = try #require(rig.load())
    #expect(
      rig.publisher.heard == [
        "didRecordImpression", "willPresentScreen", "willDismissScreen", "didDismissScreen",
      ]
    )
    #expect(
      ad.eventLog.surprises == [
        .beforeRendering, .arrivedBeforeDelivery, .arrivedBeforeDelivery, .arrivedBeforeDelivery,
      ]
    )
  }

  @Test("early notifications are told apart by the object, not by its class or its address")
  func earlyByIdentity() throws {
    let other = ScriptedAd()
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [
      Script(handlesImpressions: true) { event in
        report(.didRecordImpression, for: other)
        event.fill(mediated)
      }
    ])
    _ = try #require(rig.load())
    #expect(rig.publisher.heard.isEmpty)
  }

  /// A class of its own, for the list of unclaimed notifications is the process's.
  private final class NeverDelivered: NSObject, MediatedUnifiedNativeAd {
    var headline: String?
    var images: [NativeAdImage]?
    var body: String?
    var icon: NativeAdImage?
    var callToAction: String?
    var starRating: NSDecimalNumber?
    var store: String?
    var price: String?
    var advertiser: String?
    var extraAssets: [String: Any]?
  }

  @Test("a click for an ad that was never delivered is suppressed and recorded")
  func neverDelivered() {
    func unclaimed() -> [AdLogEntry] {
      AdEventLog.unclaimed.filter { $0.details["className"]?.hasSuffix("NeverDelivered") == true }
    }
    let ad = NeverDelivered()
    report(.didRecordClick, for: ad)
    report(.didRecordImpression, for: ad)
    #expect(unclaimed().map(\.name) == ["didRecordClick", "didRecordImpression"])
    #expect(unclaimed().allSatisfy { $0.anomaly == .adNotDelivered })
  }

  @Test("what a network reports of an ad that came too late is recorded in the request's log")
  func lateAd() throws {
    var scheduler: (any Scheduler)?
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [
      .later(.seconds(30), on: { scheduler! }) { event in
        report(.didRecordClick, for: mediated)
        event.fill(mediated)
        report(.didRecordImpression, for: mediated)
      },
      .fills(),
    ])
    scheduler = rig.scheduler
    let ad = try #require(rig.load())
    #expect(rig.publisher.heard.isEmpty)
    let records = ad.eventLog.anomalies.filter { $0.anomaly == .adNotDelivered }
    #expect(records.map(\.name) == ["didRecordClick", "didRecordImpression"])
  }

  @Test("what a network reports after the publisher released the ad is recorded")
  func afterRelease() throws {
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [Self.selfTracking(mediated)])
    let log: AdEventLog
    do {
      log = try #require(rig.load()).eventLog
    }
    rig.publisher.letGoOfAds()
    rig.scheduler.run()
    report(.didRecordImpression, for: mediated)
    #expect(rig.publisher.heard.isEmpty)
    #expect(log.anomalies.last?.anomaly == .afterRelease)
    #expect(log.anomalies.last?.name == "didRecordImpression")
  }

  @Test("what the network counts while the ad is not rendered is forwarded and noted, and a screen may close")
  func afterUntracking() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(Self.selfTracking(mediated))
    let view = rig.shownAdView()
    view.nativeAd = ad
    report(.willPresentScreen, for: mediated)
    view.nativeAd = nil
    report(.didRecordImpression, for: mediated)
    report(.didRecordClick, for: mediated)
    report(.willDismissScreen, for: mediated)
    report(.didDismissScreen, for: mediated)
    #expect(
      rig.publisher.heard == [
        "willPresentScreen", "didRecordImpression", "didRecordClick", "willDismissScreen", "didDismissScreen",
      ]
    )
    #expect(ad.eventLog.surprises == [.afterUntracking, .afterUntracking])
    view.nativeAd = ad
    report(.didRecordClick, for: mediated)
    #expect(rig.publisher.heard.last == "didRecordClick")
  }

  @Test("a hundred thousand notifications for one early ad are bounded, and the rest is recorded")
  func flood() throws {
    // By its class it is told from the ads of tests beside this one.
    let mediated = FloodedAd()
    let rig = Rig(scripts: [
      Script(handlesClicks: true) { event in
        for _ in 0..<100_000 { report(.willLeaveApplication, for: mediated) }
        event.fill(mediated)
      }
    ])
    _ = try #require(rig.load())
    #expect(rig.publisher.heard.count == MediationLimits.maximumHeldAdEvents)
    let lost = AdEventLog.unclaimed.filter { $0.details["className"]?.hasSuffix("FloodedAd") == true }
    #expect(!lost.isEmpty)
    #expect(lost.count <= MediationLimits.maximumUnclaimedAdEvents)
  }

  @Test("what was held for a publisher who released the ad at once is recorded")
  func droppedAtOnce() throws {
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [
      Script(handlesImpressions: true) { event in
        report(.didRecordImpression, for: mediated)
        event.fill(mediated)
      }
    ])
    let indifferent = Indifferent()
    let loader = rig.loader()
    loader.delegate = indifferent
    loader.load(nil)
    rig.scheduler.run()
    #expect(loader.eventLog.anomalies.last?.name == "didRecordImpression")
    #expect(loader.eventLog.anomalies.last?.anomaly == .afterRelease)
  }

  @MainActor
  private final class Indifferent: NativeAdLoaderDelegate {
    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {}
    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {}
  }

  @Test("the log is bounded and counts what it does not keep")
  func logIsBounded() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    for _ in 0..<MediationLimits.maximumLoggedEvents + 5 { report(.willLeaveApplication, for: mediated) }
    #expect(ad.eventLog.entries.count == MediationLimits.maximumLoggedEvents)
    #expect(ad.eventLog.omittedCount > 0)
    #expect(ad.eventLog.description.hasSuffix("more events were not kept"))
    #expect(rig.publisher.heard.count == MediationLimits.maximumLoggedEvents + 5)
  }
}

/// An ad whose network reports far too much.
@MainActor
private final class FloodedAd: ScriptedAd {}
