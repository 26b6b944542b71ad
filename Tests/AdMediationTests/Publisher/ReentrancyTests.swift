import AdPlatform
import Foundation
import Testing

@testable import AdMediation

/// Publishers and networks call back at any moment, and views come and go as they like.
@MainActor
@Suite struct ReentrancyTests {
  @Test("a recycled view keeps its new ad when the old one moves on")
  func recycledView() throws {
    let (rig, first) = try Rig.loaded(.fills())
    let (_, second) = try Rig.loaded(.fills())
    let cell = rig.shownAdView()
    let otherCell = rig.shownAdView()
    cell.nativeAd = first
    cell.nativeAd = second
    otherCell.nativeAd = first
    #expect(cell.nativeAd === second)
    #expect(otherCell.nativeAd === first)
  }

  /// Shows the ad as soon as it comes.
  @MainActor
  private final class EagerPublisher: NativeAdLoaderDelegate, NativeAdDelegate {
    let view: NativeAdView
    let takesItAway: Bool
    var ad: NativeAd?
    var impressions = 0

    init(_ view: NativeAdView, takesItAway: Bool) {
      self.view = view
      self.takesItAway = takesItAway
    }

    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
      ad = nativeAd
      nativeAd.delegate = self
      view.nativeAd = nativeAd
      if takesItAway { view.nativeAd = nil }
    }

    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {}
    func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { impressions += 1 }
  }

  @Test(
    "an impression reported while rendering counts, also when the ad is shown as soon as it comes",
    arguments: [
      true, false,
    ]
  )
  func shownAtOnce(takesItAway: Bool) throws {
    let mediated = ScriptedAd()
    mediated.onCall = { ad, call in if call == "didRender" { report(.didRecordImpression, for: ad) } }
    let rig = Rig(scripts: [Script(handlesImpressions: true) { $0.fill(mediated) }])
    let publisher = EagerPublisher(rig.shownAdView(), takesItAway: takesItAway)
    let loader = rig.loader()
    loader.delegate = publisher
    loader.load(nil)
    rig.scheduler.run()
    #expect(publisher.impressions == 1)
    #expect(publisher.ad?.eventLog.anomalies.map(\.anomaly) == [.synchronousAnswer])
  }

  @Test("an ad that is taken away while it is rendered leaves nothing in the view")
  func takenAwayWhileRendering() throws {
    let mediated = ScriptedAd()
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    mediated.adChoicesView = icon
    mediated.onCall = { ad, call in if call == "didRender" { report(.didRecordImpression, for: ad) } }
    let (rig, ad) = try Rig.loaded(Script(handlesImpressions: true) { $0.fill(mediated) })
    let view = rig.shownAdView()
    rig.publisher.onHearing = { _ in view.nativeAd = nil }
    view.nativeAd = ad
    #expect(view.nativeAd == nil)
    #expect(icon.superview == nil)
    #expect(mediated.calls == ["didRender", "didUntrackView"])
  }

  @Test("an ad that is set while another one is untracked is rendered once")
  func setWhileUntracking() throws {
    let mediated = [ScriptedAd(), ScriptedAd(), ScriptedAd()]
    let ads = try mediated.map { try Rig.loaded(.fills($0)) }
    let view = ads[0].rig.shownAdView()
    view.nativeAd = ads[0].ad
    mediated[0].onCall = { _, call in if call == "didUntrackView" { view.nativeAd = ads[2].ad } }
    view.nativeAd = ads[1].ad
    #expect(mediated[2].calls.filter { $0 == "didRender" }.count == 1)
    #expect(
      mediated[1].calls.filter { $0 == "didRender" }.count
        == mediated[1].calls.filter { $0 == "didUntrackView" }.count
    )
  }

  @Test("a view that dies after its ad has moved on does not take it from the new view")
  func oldViewDiesElsewhere() async throws {
    let mediated = ScriptedAd()
    mediated.keepsViews = false
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let newView = rig.shownAdView()
    let box = Box(AdViews.make())
    box.view?.nativeAd = ad
    await Task.detached { box.view = nil }.value
    newView.nativeAd = ad
    rig.scheduler.run()
    newView.headlineView?.tap()
    #expect(mediated.calls.last == "didRecordClickOnAsset headline")
  }

  /// Hands the last reference over; the test waits for the other thread before it looks.
  private final class Box: @unchecked Sendable {
    var view: NativeAdView?
    init(_ view: NativeAdView) { self.view = view }
  }

  @Test("a media view that was replaced is emptied, too")
  func replacedMediaView() throws {
    let mediated = ScriptedAd()
    let media = UIView()
    mediated.mediaView = media
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.mediaView = MediaView()
    view.nativeAd = nil
    #expect(media.superview == nil)
  }

  @Test("the last reference to an ad may go with a posted or a cancelled action")
  func lastReference() throws {
    let rig = Rig(sample: "sample-video")
    rig.load()
    rig.scheduler.post { [ad = rig.publisher.ads.last] in _ = ad?.headline }
    rig.publisher.letGoOfAds()
    rig.scheduler.run()

    rig.load()
    rig.window.makeKeyAndVisible()
    var view: NativeAdView? = AdViews.make()
    view?.nativeAd = rig.publisher.ads.last
    let timer = rig.scheduler.schedule(after: .seconds(300)) { [view] in view?.nativeAd = nil }
    rig.publisher.letGoOfAds()
    view = nil
    timer.cancel()
    rig.scheduler.run()
    #expect(rig.scheduler.scheduledCount == 0)
  }

  @Test("what the network or the publisher lays over an asset is not the asset")
  func overlays() throws {
    let mediated = ScriptedAd()
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    mediated.adChoicesView = icon
    let options = NativeAdViewAdOptions()
    options.preferredAdChoicesPosition = .topLeftCorner
    let rig = Rig(scripts: [.fills(mediated)])
    let ad = try #require(rig.load(options: [options]))
    let view = rig.shownAdView()
    view.adChoicesView = nil
    let closeBox = UIView(frame: CGRect(x: 150, y: 0, width: 20, height: 20))
    view.addSubview(closeBox)
    view.nativeAd = ad
    #expect(icon.tap())
    #expect(closeBox.tap())
    #expect(!rig.publisher.heard.contains("didRecordClick"))
    #expect(view.headlineView?.tap() == true)
    #expect(rig.publisher.heard.contains("didRecordClick"))
  }

  @Test("of asset views in each other the innermost is clicked, and hidden ones are not")
  func nestedAssets() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    let inner = UILabel(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    view.headlineView?.isUserInteractionEnabled = true
    view.headlineView?.addSubview(inner)
    view.bodyView = inner
    view.nativeAd = ad
    view.window?.tap(at: CGPoint(x: 15, y: 10))
    #expect(mediated.calls.last == "didRecordClickOnAsset body")
    inner.isHidden = true
    view.window?.tap(at: CGPoint(x: 15, y: 10))
    #expect(mediated.calls.last == "didRecordClickOnAsset headline")
  }

  @Test("today's label for a click is called where the older one is not implemented")
  func bothClickLabels() throws {
    let mediated = TodaysAd()
    let rig = Rig(scripts: [
      Script { event in event.delegate?.customEventNativeAd(event, didReceive: mediated) }
    ])
    let view = rig.shownAdView()
    view.nativeAd = rig.load()
    view.headlineView?.tap()
    #expect(mediated.clicked == .headlineAsset)
  }

  @MainActor
  private final class TodaysAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
    var clicked: AssetIdentifier?
    let headline: String? = "Headline"
    let images: [NativeAdImage]? = nil
    let body: String? = nil
    let icon: NativeAdImage? = nil
    let callToAction: String? = nil
    let starRating: NSDecimalNumber? = nil
    let store: String? = nil
    let price: String? = nil
    let advertiser: String? = nil
    let extraAssets: [String: Any]? = nil

    func didRecordClickOnAsset(
      with assetName: AssetIdentifier,
      view: UIView,
      viewController: UIViewController
    ) { clicked = assetName }
  }

  @Test("what opens is presented by the loader's view controller, not by the window's")
  func viewController() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let own = UIViewController()
    ad.rootViewController = own
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.headlineView?.tap()
    #expect(mediated.clickViewController === own)
  }

  @Test("the network is called on the host's platform, and so is what it schedules")
  func platform() throws {
    var platforms: [Bool] = []
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [.fills(mediated)])
    func note() { platforms.append(Platform.current.scheduler === rig.scheduler) }
    mediated.onCall = { _, _ in
      note()
      Platform.current.scheduler.schedule(after: .seconds(1)) { note() }
    }
    rig.shownAdView().nativeAd = rig.load()
    rig.scheduler.run()
    #expect(platforms == [true, true, true, true])
  }

  @Test("an address that is used again belongs to another ad")
  func reusedAddress() throws {
    // Ads of one class that come and go land on one address sooner or later; none may get another's notification.
    for _ in 0..<200 {
      let rig = Rig(scripts: [
        Script(handlesImpressions: true) { event in
          autoreleased { report(.didRecordImpression, for: ScriptedAd()) }
          event.fill(ScriptedAd())
        }
      ])
      rig.load()
      #expect(rig.publisher.heard.isEmpty)
    }
  }

  /// A scope of its own, so that what is made in it is gone behind it.
  private func autoreleased(_ body: () -> Void) { body() }
}
