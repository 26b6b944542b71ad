import AdMediation
import AdPlatform
import Foundation
import Testing

/// Who counts what: impressions, clicks and rendering through the whole chain.
@MainActor
@Suite struct TrackingTests {
  // MARK: Impressions

  @Test("rendering in a view that is on the screen is an impression, told to the network and the publisher")
  func impression() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    rig.shownAdView().nativeAd = ad
    #expect(mediated.calls == ["didRender", "didRecordImpression"])
    #expect(rig.publisher.heard == ["didRecordImpression"])
  }

  @Test(
    "an ad rendered off the screen has its impression when it comes on, whatever hid it",
    arguments: 0..<5
  )
  func impressionLater(way: Int) throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = AdViews.make()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    container.addSubview(view)
    if way != 0 { rig.rootViewController.view.addSubview(container) }
    if way != 1 { rig.window.makeKeyAndVisible() }
    if way == 2 { container.isHidden = true }
    if way == 3 { container.alpha = 0 }
    if way == 4 { container.frame.origin.y = 5_000 }
    view.nativeAd = ad
    #expect(rig.publisher.heard.isEmpty)
    switch way {
    case 0: rig.rootViewController.view.addSubview(container)
    case 1: rig.window.makeKeyAndVisible()
    case 2: container.isHidden = false
    case 3: container.alpha = 1
    default: container.frame.origin.y = 0
    }
    #expect(rig.publisher.heard == ["didRecordImpression"])
    #expect(mediated.calls == ["didRender", "didRecordImpression"])
  }

  @Test("one impression, however often the ad is rendered again, hidden, or moved to another view")
  func oneImpression() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.nativeAd = nil
    view.nativeAd = ad
    view.isHidden = true
    view.isHidden = false
    view.nativeAd = ad
    rig.shownAdView().nativeAd = ad
    #expect(rig.publisher.heard == ["didRecordImpression"])
    #expect(mediated.calls.filter { $0 == "didRecordImpression" }.count == 1)
  }

  @Test("a custom event that handles impressions is waited for, and counts once")
  func selfTrackedImpression() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(Script(handlesImpressions: true) { $0.fill(mediated) })
    rig.shownAdView().nativeAd = ad
    #expect(mediated.calls == ["didRender"])
    #expect(rig.publisher.heard.isEmpty)
    report(.didRecordImpression, for: mediated)
    report(.didRecordImpression, for: mediated)
    #expect(rig.publisher.heard == ["didRecordImpression"])
    #expect(ad.eventLog.anomalies.last?.anomaly == .duplicateImpression)
  }

  // MARK: Clicks

  @Test(
    "a tap on an asset is a click, with the asset's name and view",
    arguments: [
      AssetIdentifier.headlineAsset, .bodyAsset, .callToActionAsset, .starRatingAsset, .storeAsset,
      .priceAsset, .advertiserAsset, .iconAsset, .imageAsset, .mediaViewAsset,
    ]
  )
  func click(on asset: AssetIdentifier) throws {
    let mediated = ScriptedAd()
    let url = try #require(URL(string: "https://images.example/x.png"))
    mediated.icon = NativeAdImage(url: url, scale: 1)
    mediated.images = [NativeAdImage(url: url, scale: 1)]
    mediated.mediaView = UIView()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    view.nativeAd = ad
    let assetView = try #require(mediated.clickable[asset])
    #expect(assetView.tap())
    #expect(mediated.calls.last == "didRecordClickOnAsset \(asset.rawValue)")
    #expect(mediated.clickedView === assetView)
    #expect(mediated.clickViewController === rig.rootViewController)
    #expect(rig.publisher.heard == ["didRecordImpression", "didRecordClick"])
  }

  @Test("a button that takes no touches is tapped through the ad view")
  func disabledButton() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    view.callToActionView?.isUserInteractionEnabled = false
    view.nativeAd = ad
    #expect(view.callToActionView?.tap() == true)
    #expect(mediated.calls.last == "didRecordClickOnAsset callToAction")
  }

  @Test("each tap is one click")
  func clicks() throws {
    let (rig, ad) = try Rig.loaded(.fills())
    let view = rig.shownAdView()
    view.nativeAd = ad
    for _ in 0..<3 { view.callToActionView?.tap() }
    #expect(rig.publisher.heard.filter { $0 == "didRecordClick" }.count == 3)
  }

  @Test("assets are clickable, views without an asset and the AdChoices icon are not")
  func clickableViews() throws {
    let mediated = ScriptedAd()
    mediated.price = nil
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    view.nativeAd = ad
    #expect(mediated.renderedView === view)
    #expect(
      Set(mediated.clickable.keys) == [
        .headlineAsset, .bodyAsset, .callToActionAsset, .starRatingAsset, .storeAsset, .advertiserAsset,
      ]
    )
    #expect(
      Set(mediated.nonclickable.keys) == [
        .priceAsset, .iconAsset, .imageAsset, .mediaViewAsset, .adChoicesViewAsset,
      ]
    )
    #expect(mediated.clickable[.headlineAsset] === view.headlineView)
    view.priceView?.tap()
    #expect(!rig.publisher.heard.contains("didRecordClick"))
    #expect(ad.eventLog.anomalies.last?.anomaly == .tapOutsideAssets)
  }

  @Test("a network's echo of the host's click is the same click")
  func echo() throws {
    let mediated = ScriptedAd()
    mediated.onCall = { ad, call in
      if call.hasPrefix("didRecordClick") { report(.didRecordClick, for: ad) }
    }
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.headlineView?.tap()
    #expect(rig.publisher.heard == ["didRecordImpression", "didRecordClick"])
    #expect(ad.eventLog.anomalies.last?.anomaly == .echoOfHostClick)
  }

  @Test("a custom event that handles clicks is waited for; the host's tap is recorded only")
  func selfTrackedClick() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(Script(handlesClicks: true) { $0.fill(mediated) })
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.headlineView?.tap()
    #expect(!rig.publisher.heard.contains("didRecordClick"))
    #expect(!ad.eventLog.anomalies.contains { $0.name == "tapped" })
    #expect(ad.eventLog.entries.last?.description == "tapped asset=headline countedBy=network")
    report(.didRecordClick, for: mediated)
    #expect(rig.publisher.heard == ["didRecordImpression", "didRecordClick"])
    #expect(!mediated.calls.contains { $0.hasPrefix("didRecordClick") })
  }

  @Test("a screen that the network opens inside the click is announced before it opens")
  func screenInsideClick() throws {
    let mediated = ScriptedAd()
    var heardWhenOpened: [String] = []
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    mediated.onCall = { ad, call in
      guard call.hasPrefix("didRecordClick") else { return }
      report(.willPresentScreen, for: ad)
      heardWhenOpened = rig.publisher.heard
    }
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.headlineView?.tap()
    #expect(heardWhenOpened == ["didRecordImpression", "didRecordClick", "willPresentScreen"])
  }

  @Test("a publisher who takes the ad away while hearing of the click breaks nothing")
  func publisherReacts() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    view.nativeAd = ad
    rig.publisher.onHearing = { if $0 == "didRecordClick" { view.nativeAd = nil } }
    view.headlineView?.tap()
    #expect(mediated.calls.suffix(2) == ["didRecordClickOnAsset headline", "didUntrackView"])
  }

  // MARK: Rendering

  @Test("untracking tells the network which view")
  func untrack() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.nativeAd = nil
    #expect(mediated.untrackedViews.count == 1)
    #expect(mediated.untrackedViews.last.flatMap { $0 } === view)
    view.headlineView?.tap()
    view.callToActionView?.tap()
    #expect(!rig.publisher.heard.contains("didRecordClick"))
  }

  @Test("a view that disappears untracks with no view")
  func untrackWithoutView() throws {
    let mediated = ScriptedAd()
    mediated.keepsViews = false
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    rig.window.makeKeyAndVisible()
    do {
      let view = AdViews.make()
      view.nativeAd = ad
    }
    #expect(mediated.calls == ["didRender", "didUntrackView"])
    #expect(mediated.untrackedViews.count == 1)
    #expect(mediated.untrackedViews.first == .some(nil))
  }

  @Test("an ad that moves to another view leaves the first")
  func moves() throws {
    let mediated = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    let first = rig.shownAdView()
    let second = rig.shownAdView()
    first.nativeAd = ad
    second.nativeAd = ad
    #expect(first.nativeAd == nil)
    #expect(mediated.renderedView === second)
    #expect(
      mediated.calls == ["didRender", "didRecordImpression", "didUntrackView", "didRender"]
    )
  }

  @Test("a view that gets another ad untracks the first")
  func replaced() throws {
    let first = ScriptedAd()
    let second = ScriptedAd()
    let (rig, ad) = try Rig.loaded(.fills(first))
    let (_, other) = try Rig.loaded(.fills(second))
    let view = rig.shownAdView()
    view.nativeAd = ad
    view.nativeAd = other
    #expect(first.calls == ["didRender", "didRecordImpression", "didUntrackView"])
    #expect(second.calls == ["didRender", "didRecordImpression"])
  }

  @Test("the network's media view and AdChoices icon are shown, and taken out again")
  func networkViews() throws {
    let mediated = ScriptedAd()
    let media = UIView()
    mediated.mediaView = media
    mediated.hasVideoContent = true
    mediated.mediaContentAspectRatio = 1.5
    mediated.duration = 15
    mediated.currentTime = 3
    mediated.onCall = { ad, call in
      if call == "didRender" { ad.adChoicesView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    }
    let (rig, ad) = try Rig.loaded(.fills(mediated))
    #expect(ad.mediaContent.hasVideoContent)
    #expect(ad.mediaContent.aspectRatio == 1.5)
    #expect(ad.mediaContent.duration == 15)
    #expect(ad.mediaContent.currentTime == 3)
    let view = rig.shownAdView()
    view.nativeAd = ad
    #expect(media.superview === view.mediaView)
    #expect(media.frame.size == view.mediaView?.bounds.size)
    let icon = try #require(mediated.adChoicesView)
    #expect(icon.superview === view.adChoicesView)
    #expect(mediated.clickable[.mediaViewAsset] === view.mediaView)
    view.nativeAd = nil
    #expect(media.superview == nil)
    #expect(icon.superview == nil)
  }

  @Test(
    "without a view for it the AdChoices icon goes into the preferred corner",
    arguments: [
      (AdChoicesPosition.topRightCorner, CGPoint(x: 280, y: 0)),
      (.topLeftCorner, CGPoint(x: 0, y: 0)),
      (.bottomRightCorner, CGPoint(x: 280, y: 380)),
      (.bottomLeftCorner, CGPoint(x: 0, y: 380)),
    ]
  )
  func corner(position: AdChoicesPosition, origin: CGPoint) throws {
    let mediated = ScriptedAd()
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    mediated.adChoicesView = icon
    let options = NativeAdViewAdOptions()
    options.preferredAdChoicesPosition = position
    let rig = Rig(scripts: [.fills(mediated)])
    let ad = try #require(rig.load(options: [options]))
    let view = rig.shownAdView()
    view.adChoicesView = nil
    view.nativeAd = ad
    #expect(icon.superview === view)
    #expect(icon.frame.origin == origin)
  }
}
