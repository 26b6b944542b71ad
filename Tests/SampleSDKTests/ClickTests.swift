import Foundation
import HeadlessUIKit
import Testing

@testable import SampleSDK

@MainActor
@Suite("A click")
struct ClickTests {
  let events = EventRecorder()

  private func ad(_ unit: String) throws -> SampleNativeAd {
    let ad = try #require(Bench().fetch(unit).ads.first)
    ad.delegate = events
    return ad
  }

  private func ad(clicking action: SampleClickAction) throws -> SampleNativeAd {
    var creative = SampleCreative()
    creative.click = action
    let unit = SampleAdUnit(id: "unit", summary: "", creative: "creative")
    let inventory = try SampleInventory(units: [unit], creatives: ["creative": creative])
    let ad = try #require(Bench(inventory).fetch("unit").ads.first)
    ad.delegate = events
    return ad
  }

  /// Runs something and returns what it opened outside the app.
  private func opened(by action: () -> Void) -> [String] {
    let before = UIApplication.shared.urlOpener
    defer { UIApplication.shared.urlOpener = before }
    var urls: [String] = []
    UIApplication.shared.urlOpener = { url in
      urls.append(url.absoluteString)
      events.note("open")
      return true
    }
    action()
    return urls
  }

  @Test("is counted with its view, which the ad does not keep")
  func counted() throws {
    let ad = try ad("sample-minimal")
    var view: UIView? = UIView(frame: .zero)
    ad.handleClick(on: view)
    ad.handleClick(on: view)
    #expect(ad.clickCount == 2)
    #expect(ad.lastClickedView === view)
    view = nil
    #expect(ad.lastClickedView == nil)
    #expect(events.events.isEmpty)
  }

  @Test("shows the advertiser's page over the app, and its close button takes it away")
  func landingPage() throws {
    let ad = try ad("sample-content")
    let stage = Stage()
    ad.handleClick(on: stage.adView)
    #expect(events.events == ["willPresent"])
    let page = try #require(stage.controller.presentedViewController as? SampleLandingPageViewController)
    #expect(page.url.absoluteString == "https://reading.sample-network.example/summer")
    #expect(page.closeButton.tap())
    #expect(events.events == ["willPresent", "willDismiss", "didDismiss"])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test("covers what already covers the app")
  func topMost() throws {
    let ad = try ad("sample-content")
    let stage = Stage()
    let sheet = UIViewController()
    stage.controller.present(sheet, animated: false)
    ad.handleClick(on: stage.adView)
    #expect(sheet.presentedViewController is SampleLandingPageViewController)
  }

  @Test("tells the delegate also when the app takes the page away")
  func dismissedByApp() throws {
    let ad = try ad("sample-content")
    let stage = Stage()
    ad.handleClick(on: stage.adView)
    stage.controller.dismiss(animated: false)
    #expect(events.events == ["willPresent", "willDismiss", "didDismiss"])
  }

  @Test("is counted and shows no second page while one is open; after that it does")
  func oncePerTime() throws {
    let ad = try ad("sample-content")
    let stage = Stage()
    ad.handleClick(on: stage.adView)
    let page = try #require(stage.controller.presentedViewController as? SampleLandingPageViewController)
    ad.handleClick(on: stage.adView)
    #expect(ad.clickCount == 2)
    #expect(page.presentedViewController == nil)
    page.close()
    page.close()
    ad.handleClick(on: stage.adView)
    #expect(events.events == ["willPresent", "willDismiss", "didDismiss", "willPresent"])
  }

  @Test("on no view, or on one in no window, is counted and shows nothing")
  func nowhere() throws {
    let ad = try ad("sample-content")
    ad.handleClick(on: nil)
    ad.handleClick(on: Stage(showsAdView: false).adView)
    #expect(ad.clickCount == 2)
    #expect(events.events.isEmpty)
  }

  @Test("says that it leaves the app before it does")
  func external() throws {
    let ad = try ad("sample-external-click")
    let urls = opened { ad.handleClick(on: nil) }
    #expect(urls == ["itms-apps://store.sample-network.example/app/leaf"])
    #expect(events.events == ["willLeave", "open"])
  }

  @Test(
    "opens nothing but web and store addresses",
    arguments: [
      "javascript:alert(1)", "file:///etc/passwd", "tel:110", "data:text/html,x", "app-settings:", "",
      "not a url", "https://", "http:///nowhere", "//host/path", "ITMS-SERVICES://x/y", "tel://110",
      "file://host/etc/passwd", "javascript://host/%0aalert(1)", "sms://1",
    ]
  )
  func refused(address: String) throws {
    let stage = Stage()
    for action in [SampleClickAction.externalURL(address), .landingPage(address)] {
      let ad = try ad(clicking: action)
      #expect(opened { ad.handleClick(on: stage.adView) } == [])
      #expect(ad.clickCount == 1)
    }
    #expect(stage.controller.presentedViewController == nil)
    #expect(events.events.isEmpty)
  }

  @Test("shows a store address outside the app only")
  func storeIsNoPage() throws {
    let stage = Stage()
    let ad = try ad(clicking: .landingPage("itms-apps://store.example/1"))
    ad.handleClick(on: stage.adView)
    #expect(events.events.isEmpty)
  }

  @Test("opens addresses whose scheme is in capitals")
  func capitals() throws {
    let ad = try ad(clicking: .externalURL("HTTPS://Example.com/"))
    #expect(opened { ad.handleClick(on: nil) } == ["HTTPS://Example.com/"])
  }
}
