import Foundation
import HeadlessUIKit
import Testing
import VAST

@testable import InteractiveMediaAds

@MainActor
@Suite("Where ads are shown")
struct AdDisplayContainerTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
  let video = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let log = SlotLog()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(video)
  }

  func slot(_ width: Int, _ height: Int, x: CGFloat = 0) -> CompanionAdSlot {
    let view = UIView(frame: CGRect(x: x, y: 300, width: CGFloat(width), height: CGFloat(height)))
    window.addSubview(view)
    let slot = CompanionAdSlot(view: view, width: width, height: height)
    slot.delegate = log
    return slot
  }

  func companions() throws -> [CompanionAds] { try Fixtures.resolved(Fixtures.companions).companions }

  @Test("companions go into the slots of their size, each once, and the delegates hear of it")
  func filling() throws {
    let slots = [
      slot(300, 100), slot(300, 250), slot(300, 250), slot(300, 250), slot(728, 90), slot(10, 10),
    ]
    let container = AdDisplayContainer(adContainer: video, viewController: nil, companionSlots: slots)
    var tracked: [String] = []
    container.onCompanionTracking = { tracked += $0.map(\.text) }
    container.showCompanions(of: try companions())
    #expect(
      slots.map { ($0.view.subviews.first as? CompanionView)?.resourceText } == [
        nil, "https://media.example.com/box.png", "https://media.example.com/second.html", nil,
        "<b>Coffee</b>",
        nil,
      ]
    )
    #expect(
      log.entries == [
        "300x100 empty", "300x250 filled", "300x250 filled", "300x250 empty", "728x90 filled", "10x10 empty",
      ]
    )
    #expect(tracked == ["https://track.example.com/view"])
    #expect(slots[1].view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 250))
  }

  @Test("the next ad's companions take the places of the last one's")
  func replacing() throws {
    let slot = slot(300, 250)
    let container = AdDisplayContainer(adContainer: video, companionSlots: [slot])
    container.showCompanions(of: try companions())
    container.showCompanions(of: try companions())
    #expect(slot.view.subviews.count == 1)
    container.showCompanions(of: [])
    #expect(slot.view.subviews.isEmpty)
    #expect(log.entries == ["300x250 filled", "300x250 filled", "300x250 empty"])
    container.showCompanions(of: try companions())
    log.entries = []
    container.clearCompanions()
    #expect(slot.view.subviews.isEmpty && log.entries.isEmpty)
  }

  @Test("a click calls tracking, opens the page and tells the delegate")
  func clicking() throws {
    let slot = slot(300, 250)
    let container = AdDisplayContainer(adContainer: video, companionSlots: [slot])
    container.showCompanions(of: try companions())
    container.onCompanionTracking = { urls in self.log.entries += urls.map { "call \($0)" } }
    container.onCompanionClickThrough = { url in self.log.entries.append("open \(url)") }
    log.entries = []
    #expect(slot.view.tap())
    #expect(
      log.entries == [
        "call https://track.example.com/click", "open https://shop.example.com/", "300x250 clicked",
      ]
    )
  }

  @Test("an image without a page takes no click, a page does")
  func notClickable() throws {
    let image = slot(120, 600)
    let page = slot(728, 90, x: 200)
    let container = AdDisplayContainer(adContainer: video, companionSlots: [image, page])
    container.showCompanions(of: try companions())
    log.entries = []
    image.view.subviews.first?.touchesEnded([], with: nil)
    #expect(log.entries.isEmpty)
    #expect(page.view.tap())
    #expect(log.entries == ["728x90 clicked"])
  }

  @Test("slots and container release each other")
  func letGo() throws {
    let slot = slot(300, 250)
    weak var gone: AdDisplayContainer?
    do {
      let container = AdDisplayContainer(adContainer: video, companionSlots: [slot])
      container.showCompanions(of: try companions())
      gone = container
    }
    #expect(gone == nil)
    weak var goneSlot: CompanionAdSlot?
    do {
      let other = self.slot(728, 90)
      let container = AdDisplayContainer(adContainer: video, companionSlots: [other])
      container.showCompanions(of: try companions())
      goneSlot = other
    }
    #expect(goneSlot == nil)
  }

  @Test("a tap anywhere in the ad container is one on the ad, also when the container grows")
  func tapping() {
    let button = UIButton(frame: CGRect(x: 200, y: 10, width: 50, height: 20))
    video.addSubview(button)
    var taps = 0
    let overlay = AdOverlay()
    overlay.onTap = { if $0 == .ad { taps += 1 } }
    overlay.show(in: video)
    video.tap()
    window.tap(at: CGPoint(x: 210, y: 20))
    window.tap(at: CGPoint(x: 500, y: 500))
    #expect(taps == 2)
    video.frame.size = CGSize(width: 600, height: 600)
    window.tap(at: CGPoint(x: 500, y: 500))
    #expect(taps == 3)
    overlay.removeFromSuperview()
    video.tap()
    #expect(taps == 3)
    #expect(video.subviews == [button])
  }

  @Test("views that lie over ads for good reason are kept until all are given up")
  func obstructions() {
    let container = AdDisplayContainer(adContainer: video, viewController: nil)
    let overlay = UIView()
    let obstruction = FriendlyObstruction(view: overlay, purpose: .closeAd, detailedReason: "closes")
    container.register(obstruction)
    container.register(obstruction)
    #expect(container.friendlyObstructions == [obstruction])
    #expect(obstruction.view === overlay && obstruction.purpose == .closeAd)
    #expect(obstruction.detailedReason == "closes")
    container.unregisterAllFriendlyObstructions()
    #expect(container.friendlyObstructions.isEmpty)
  }

  @Test("the container holds its view, not its controller")
  func controller() {
    var controller: UIViewController? = UIViewController()
    let container = AdDisplayContainer(adContainer: video, viewController: controller)
    #expect(container.adContainerViewController === controller && container.companionSlots == nil)
    controller = nil
    #expect(container.adContainerViewController == nil && container.adContainer === video)
  }
}

/// What slots tell their delegate.
@MainActor
final class SlotLog: NSObject, CompanionDelegate {
  var entries: [String] = []

  func companionSlot(_ slot: CompanionAdSlot, filled: Bool) {
    entries.append("\(slot.width)x\(slot.height) \(filled ? "filled" : "empty")")
  }
  func companionSlotWasClicked(_ slot: CompanionAdSlot) {
    entries.append("\(slot.width)x\(slot.height) clicked")
  }
}
