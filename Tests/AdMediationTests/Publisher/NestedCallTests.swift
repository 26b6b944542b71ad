import AdPlatform
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AdMediation

/// Publishers and networks call back while the host is telling the other side something.
@MainActor
@Suite("Calls inside of calls")
struct NestedCallTests {
  @Test("a click that was counted before the ad leaves its view stands before that in the log")
  func clickBeforeUntracking() throws {
    let (rig, ad, mediated) = try loaded()
    let view = rig.shownAdView()
    view.nativeAd = ad
    mediated.onCall = { _, call in if call.hasPrefix("didRecordClickOnAsset") { view.nativeAd = nil } }
    view.headlineView?.tap()
    #expect(
      mediated.calls.suffix(2) == [
        "didRecordClickOnAsset \(AssetIdentifier.headlineAsset.rawValue)", "didUntrackView",
      ]
    )
    #expect(names(ad.eventLog).suffix(3) == ["didRecordClickOnAsset", "didRecordClick", "didUntrackView"])
    #expect(rig.publisher.heard.last == "didRecordClick")
  }

  @Test(
    "a rendering ends before the next one begins, also when the publisher takes the ad back inside of a call"
  )
  func shownAgain() throws {
    let (rig, ad, mediated) = try loaded()
    let view = rig.shownAdView()
    mediated.onCall = { _, call in if call == "didRecordImpression" { view.nativeAd = nil } }
    rig.publisher.onHearing = { if $0 == "didRecordImpression" { view.nativeAd = ad } }
    view.nativeAd = ad
    #expect(mediated.calls == ["didRender", "didRecordImpression", "didUntrackView", "didRender"])
    #expect(view.nativeAd === ad)
    view.nativeAd = nil
    #expect(mediated.calls.last == "didUntrackView")
  }

  @Test("an ad that goes back while it moves to another view is shown where it went last")
  func movesBack() throws {
    let (rig, ad, mediated) = try loaded()
    let view = rig.shownAdView()
    let other = rig.shownAdView()
    view.nativeAd = ad
    mediated.onCall = { mediated, call in
      guard call == "didUntrackView" else { return }
      mediated.onCall = nil
      view.nativeAd = ad
    }
    other.nativeAd = ad
    #expect(view.nativeAd === ad)
    #expect(other.nativeAd == nil)
    #expect(
      mediated.calls.filter { $0 != "didRecordImpression" } == ["didRender", "didUntrackView", "didRender"]
    )
  }

  @Test("an ad that is put away while its early reports are replayed is not rendered")
  func putAwayDuringReplay() throws {
    let mediated = ScriptedAd()
    let rig = Rig(
      scripts: [
        Script { event in
          report(.willPresentScreen, for: mediated)
          event.fill(mediated)
        }
      ]
    )
    let view = rig.shownAdView()
    let publisher = EagerPublisher(view)
    let loader = rig.loader()
    loader.delegate = publisher
    loader.load(nil)
    rig.scheduler.advance(by: .seconds(60))
    #expect(publisher.heard == ["willPresentScreen"])
    #expect(view.nativeAd == nil)
    #expect(mediated.calls == [])
  }

  @Test("a report from inside a publisher's call comes after all that the network reported early")
  func reportDuringReplay() throws {
    let mediated = ScriptedAd()
    let rig = Rig(
      scripts: [
        Script { event in
          report(.willPresentScreen, for: mediated)
          report(.willDismissScreen, for: mediated)
          event.fill(mediated)
        }
      ]
    )
    rig.publisher.onHearing = {
      if $0 == "willPresentScreen" { report(.willLeaveApplication, for: mediated) }
    }
    let ad = try #require(rig.load())
    let inOrder = ["willPresentScreen", "willDismissScreen", "willLeaveApplication"]
    #expect(rig.publisher.heard == inOrder)
    #expect(names(ad.eventLog).suffix(3) == inOrder)
  }

  /// Shows the ad as soon as it comes, until it opens a screen.
  private final class EagerPublisher: NativeAdLoaderDelegate, NativeAdDelegate {
    private let view: NativeAdView
    private(set) var heard: [String] = []

    init(_ view: NativeAdView) { self.view = view }

    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
      nativeAd.delegate = self
      view.nativeAd = nativeAd
    }

    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {}

    func nativeAdWillPresentScreen(_ nativeAd: NativeAd) {
      heard.append("willPresentScreen")
      view.nativeAd = nil
    }
  }

  @Test("a report that is under way when the publisher releases the ad on another thread is in the log")
  func reportUnderWay() throws {
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [.fills(mediated)])
    rig.load()
    rig.scheduler.run()
    let log = try #require(rig.publisher.ads.last?.eventLog)
    let held = HeldAd(rig.publisher.ads.last)
    rig.publisher.letGoOfAds()
    let isOver = DispatchSemaphore(value: 0)
    // A thread of its own: those of queues may all be busy with other tests.
    Thread.detachNewThread {
      held.letGo()
      isOver.signal()
    }
    isOver.wait()
    report(.willLeaveApplication, for: mediated)
    #expect(log.entries.suffix(2).map(\.name) == ["released", "willLeaveApplication"])
    #expect(log.entries.last?.anomaly == .afterRelease)
  }

  @Test(
    "a screen that closes while the publisher releases the ad is not logged as closing without a report"
  )
  func closesUnheard() throws {
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [.fills(mediated)])
    rig.load()
    rig.scheduler.run()
    let log = try #require(rig.publisher.ads.last?.eventLog)
    let view = rig.shownAdView()
    view.nativeAd = rig.publisher.ads.last
    report(.willPresentScreen, for: mediated)
    // The thread is waited for.
    nonisolated(unsafe) let reported: any MediatedUnifiedNativeAd = mediated
    mediated.onCall = { _, call in
      guard call == "didUntrackView" else { return }
      rig.publisher.letGoOfAds()
      let isOver = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        NativeAdNotificationName.didDismissScreen.report(reported)
        isOver.signal()
      }
      isOver.wait()
    }
    view.nativeAd = nil
    rig.scheduler.run()
    #expect(!names(log).contains("willDismissScreen"))
    #expect(log.entries.contains { $0.name == "didDismissScreen" && $0.anomaly == .afterRelease })
  }

  private func loaded() throws -> (rig: Rig, ad: NativeAd, mediated: ScriptedAd) {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    return (rig, ad, mediated)
  }

  private func names(_ log: AdEventLog) -> [String] { log.entries.map(\.name) }
}

/// An ad that another thread releases.
private final class HeldAd: Sendable {
  private let ad: Mutex<NativeAd?>

  init(_ ad: NativeAd?) { self.ad = Mutex(ad) }

  func letGo() {
    let ad = ad.withLock { $0.take() }
    withExtendedLifetime(ad) {}
  }
}
