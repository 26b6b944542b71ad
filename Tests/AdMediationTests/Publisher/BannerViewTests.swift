import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

/// Banners: loaded for a size, shown in the publisher's view, counted when they are seen.
@MainActor
@Suite struct BannerViewTests {
  private final class Publisher: BannerViewDelegate {
    private(set) var heard: [String] = []
    private(set) var errors: [RequestError] = []

    func bannerViewDidReceiveAd(_ bannerView: BannerView) { heard.append("received") }
    func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
      heard.append("failed")
      if let error = error as? RequestError { errors.append(error) }
    }
    func bannerViewDidRecordImpression(_ bannerView: BannerView) { heard.append("impression") }
    func bannerViewDidRecordClick(_ bannerView: BannerView) { heard.append("click") }
    func bannerViewWillPresentScreen(_ bannerView: BannerView) { heard.append("willPresent") }
    func bannerViewWillDismissScreen(_ bannerView: BannerView) { heard.append("willDismiss") }
    func bannerViewDidDismissScreen(_ bannerView: BannerView) { heard.append("didDismiss") }
  }

  private let publisher = Publisher()

  private func view(_ rig: AdapterRig, _ adSize: AdSize = AdSizeBanner) -> BannerView {
    let view = BannerView(adSize: adSize, host: rig.host)
    view.adUnitID = AdapterRig.adUnitID
    view.rootViewController = rig.rootViewController
    view.delegate = publisher
    return view
  }

  @Test("a banner is asked for in the view's size and shown in the view")
  func loads() async throws {
    var asked: MediationBannerAdConfiguration?
    var network: ScriptedMediationAd?
    let script = AdapterScript {
      asked = $0.configuration as? MediationBannerAdConfiguration
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.banner, [script.source()])
    let view = view(rig)
    rig.rootViewController.view.addSubview(view)
    view.load(nil)
    #expect(view.isLoading)
    await rig.scheduler.runSettling(for: .seconds(30))
    #expect(!view.isLoading)
    #expect(asked?.adSize == AdSizeBanner)
    #expect(view.subviews == [try #require(network).view])
    #expect(view.responseInfo?.loadedAdNetworkResponseInfo?.adSourceInstanceName == "scripted")
    let delegate = try #require(network?.eventDelegate)
    delegate.reportImpression()
    delegate.reportClick()
    delegate.willPresentFullScreenView()
    delegate.willDismissFullScreenView()
    delegate.didDismissFullScreenView()
    #expect(
      publisher.heard == ["received", "impression", "click", "willPresent", "willDismiss", "didDismiss"]
    )
    view.adSize = AdSize(size: CGSize(width: 300, height: 250))
    #expect(network?.sizes == [view.adSize])
  }

  @Test("notifications that wait when the publisher releases the banner are logged as after its end")
  func letGoInsideCallback() async throws {
    final class LetsGo: BannerViewDelegate {
      var view: BannerView?
      func bannerViewWillPresentScreen(_ bannerView: BannerView) { view = nil }
    }
    let publisher = LetsGo()
    var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.banner, [script.source()])
    publisher.view = view(rig)
    publisher.view?.delegate = publisher
    publisher.view?.load(nil)
    await rig.scheduler.runSettling(for: .seconds(30))
    let log = try #require(publisher.view?.eventLog)
    let delegate = try #require(network?.eventDelegate)
    delegate.willPresentFullScreenView()
    delegate.didDismissFullScreenView()
    #expect(publisher.view == nil)
    #expect(
      log.entries.suffix(3).map { "\($0.name) \($0.anomaly.map { "\($0)" } ?? "")" } == [
        "willPresentScreen ", "released ", "didDismissScreen afterRelease",
      ]
    )
  }

  @Test("an impression that the network counts when its view comes into a window is told after the banner")
  func impressionInWindow() async throws {
    final class CountingView: UIView {
      var count: () -> Void = {}
      override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { count() }
      }
    }
    let networkView = CountingView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let script = AdapterScript {
      let ad = ScriptedMediationAd(view: networkView)
      $0.fill(ad)
      networkView.count = { [weak ad] in ad?.eventDelegate?.reportImpression() }
    }
    let rig = AdapterRig(.banner, [script.source()])
    let view = view(rig)
    rig.rootViewController.view.addSubview(view)
    view.load(nil)
    await rig.scheduler.runSettling(for: .seconds(30))
    #expect(publisher.heard == ["received", "impression"])
    #expect(view.eventLog.surprises == [])
  }

  @Test("an impression right after the answer counts at once, also before the view is on the screen")
  func earlyImpression() async throws {
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      $0.fill(ad)
      ad.eventDelegate?.reportImpression()
    }
    let rig = AdapterRig(.banner, [script.source()])
    let view = view(rig)
    view.load(nil)
    await rig.scheduler.runSettling(for: .seconds(30))
    #expect(publisher.heard == ["received", "impression"])
    #expect(view.eventLog.surprises == [.arrivedBeforeDelivery])
    rig.rootViewController.view.addSubview(view)
    rig.window.layoutIfNeeded()
    #expect(publisher.heard == ["received", "impression"])
  }

  @Test("the next banner takes the place of the one before, which is released; a failure leaves it")
  func reload() async throws {
    weak var first: ScriptedMediationAd?
    var count = 0
    let script = AdapterScript {
      count += 1
      if count == 3 { return $0.fail() }
      let ad = ScriptedMediationAd()
      first = first ?? ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.banner, [script.source()])
    let view = view(rig)
    rig.rootViewController.view.addSubview(view)
    for _ in 0..<3 {
      view.load(nil)
      await rig.scheduler.runSettling(for: .seconds(90))
    }
    #expect(publisher.heard == ["received", "received", "failed"])
    #expect(view.subviews.count == 1)
    #expect(first == nil)
  }

  @Test("what a banner reports before the publisher has it comes after the banner")
  func earlyClick() async {
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      $0.fill(ad)
      ad.eventDelegate?.reportImpression()
      ad.eventDelegate?.reportClick()
    }
    let rig = AdapterRig(.banner, [script.source()])
    let view = view(rig)
    rig.rootViewController.view.addSubview(view)
    view.load(nil)
    await rig.scheduler.runSettling(for: .seconds(30))
    #expect(publisher.heard == ["received", "impression", "click"])
  }

  @Test("a banner is measured by the size it was asked for, and told of the one the view has now")
  func resizedWhileLoading() async throws {
    var adapter: ScriptedMediationAdapter?
    let script = AdapterScript { adapter = $0 }
    let rig = AdapterRig(.banner, [script.source()])
    let view = view(rig)
    view.load(nil)
    await rig.scheduler.runSettling(for: .seconds(1))
    view.adSize = AdSize(size: CGSize(width: 100, height: 50))
    let ad = ScriptedMediationAd()
    try #require(adapter).fill(ad)
    await rig.scheduler.runSettling(for: .seconds(30))
    #expect(ad.sizes == [view.adSize])
    #expect(!view.eventLog.surprises.contains(.bannerTooLarge))
  }

  @Test("the adapter goes with the view")
  func lifetime() async {
    weak var network: ScriptedMediationAd?
    let script = AdapterScript {
      let ad = ScriptedMediationAd()
      network = ad
      $0.fill(ad)
    }
    let rig = AdapterRig(.banner, [script.source()])
    var view: BannerView? = view(rig)
    view?.load(nil)
    await rig.scheduler.runSettling(for: .seconds(90))
    #expect(network != nil)
    view = nil
    await rig.scheduler.runSettling()
    #expect(network == nil)
  }

  @Test("a banner that is larger than its size is logged")
  func tooLarge() async {
    let script = AdapterScript { $0.fill(ScriptedMediationAd(bannerSize: CGSize(width: 320, height: 100))) }
    let rig = AdapterRig(.banner, [script.source()])
    let view = view(rig)
    view.load(nil)
    await rig.scheduler.runSettling(for: .seconds(30))
    #expect(view.eventLog.anomalies.compactMap(\.anomaly).contains(.bannerTooLarge))
  }

  @Test("no ad unit, no size, or a load under way is an error by name")
  func mistakes() async {
    let rig = AdapterRig(.banner, [AdapterScript { $0.fill() }.source()])
    let nameless = view(rig)
    nameless.adUnitID = nil
    nameless.load(nil)
    let sizeless = view(rig, AdSizeInvalid)
    sizeless.load(nil)
    let busy = view(rig)
    busy.load(nil)
    busy.load(nil)
    await rig.scheduler.runSettling(for: .seconds(30))
    #expect(publisher.errors.map(\.code) == [.invalidRequest, .invalidRequest, .loadInProgress])
  }
}
