import AdPlatform
import Foundation
import TestTraits
import Testing

@testable import AdMediation

/// Nothing outlives its use.
@MainActor
@Suite struct LeakTests {
  @Test("after untracking and letting go, adapter, mediated ad, view and network ad are gone")
  func everythingGoes() throws {
    weak var customEvent: ScriptedCustomEvent?
    weak var mediated: HoardingAd?
    weak var networkAd: NSObject?
    weak var view: NativeAdView?
    weak var ad: NativeAd?
    let rig = Rig(scripts: [
      Script { event in
        customEvent = event
        let made = HoardingAd()
        mediated = made
        networkAd = made.networkAd
        event.delegate?.customEventNativeAd(event, didReceive: made)
      }
    ])
    do {
      let shown = rig.shownAdView()
      view = shown
      shown.nativeAd = rig.load()
      #expect(shown.nativeAd != nil)
      ad = shown.nativeAd
      rig.publisher.letGoOfAds()
      shown.headlineView?.tap()
      shown.nativeAd = nil
      shown.removeFromSuperview()
    }
    rig.scheduler.run()
    #expect(customEvent == nil)
    #expect(mediated == nil)
    #expect(networkAd == nil)
    #expect(view == nil)
    #expect(ad == nil)
  }

  /// Keeps the view that it is rendered in, as careless networks do, until it is untracked.
  private final class HoardingAd: NSObject, MediatedUnifiedNativeAd {
    let networkAd = NSObject()
    nonisolated(unsafe) var view: UIView?  // Only the host, on the main actor, sets it.
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

    func didRender(
      in view: UIView,
      clickableAssetViews: [AssetIdentifier: UIView],
      nonclickableAssetViews: [AssetIdentifier: UIView],
      viewController: UIViewController
    ) { self.view = view }

    func didUntrackView(_ view: UIView?) { self.view = nil }
  }

  @Test("an ad that only its view keeps goes when the view releases it, though its network kept the view")
  func droppedWhileShown() throws {
    weak var mediated: HoardingAd?
    let rig = Rig(scripts: [
      Script { event in
        let made = HoardingAd()
        mediated = made
        event.delegate?.customEventNativeAd(event, didReceive: made)
      }
    ])
    let view = rig.shownAdView()
    view.nativeAd = rig.load()
    rig.publisher.letGoOfAds()
    #expect(mediated?.view === view)
    view.nativeAd = nil
    rig.scheduler.run()
    #expect(mediated == nil)
  }

  @Test("the router forgets ads that are gone")
  func routerForgets() {
    let router = MediationAdEventRouter()
    var early: [HoardingAd] = (0..<1_000).map { _ in HoardingAd() }
    for ad in early { router.route(.didRecordClick, for: ad) }
    #expect(router.entryCount == 1_000)
    early = []
    // Of another class, so of another size: these do not take the addresses of the first ones.
    let later: [ScriptedAd] = (0..<1_100).map { _ in ScriptedAd() }
    for ad in later { router.route(.didRecordClick, for: ad) }
    #expect(router.entryCount == later.count)
    #expect(router.unclaimed.count == later.count + 1_000)
  }

  @Test("a custom event that holds its delegate strongly leaks nothing")
  func strongDelegate() throws {
    weak var held: StrongDelegateEvent?
    let rig = Rig([.init(className: "Strong", label: "", parameter: "")])
    rig.registry.register(StrongDelegateEvent.self, as: "Strong")
    do {
      let ad = try #require(rig.load())
      held = StrongDelegateEvent.newest
      #expect(ad.headline == "Headline")
      #expect(held != nil)
    }
    rig.publisher.letGoOfAds()
    rig.scheduler.run()
    #expect(held == nil)
  }

  @MainActor
  private final class StrongDelegateEvent: NSObject, @preconcurrency CustomEventNativeAd {
    static weak var newest: StrongDelegateEvent?
    var delegate: (any CustomEventNativeAdDelegate)?

    override init() {
      super.init()
      Self.newest = self
    }

    func request(
      withParameter serverParameter: String,
      request: CustomEventRequest,
      adTypes: [Any],
      options: [Any],
      rootViewController: UIViewController
    ) { delegate?.customEventNativeAd(self, didReceive: ScriptedAd()) }
  }

  @Test("releasing an ad on another thread releases it on the main actor")
  func releasedElsewhere() async throws {
    weak var mediated: ScriptedAd?
    let rig = Rig(scripts: [
      Script { event in
        let ad = ScriptedAd()
        mediated = ad
        event.fill(ad)
      }
    ])
    let box = Box(try #require(rig.load()))
    rig.publisher.letGoOfAds()
    await Task.detached { box.ad = nil }.value
    rig.scheduler.run()
    #expect(mediated == nil)
  }

  /// Hands the last reference over; the test waits for the other thread before it looks.
  private final class Box: @unchecked Sendable {
    var ad: NativeAd?
    init(_ ad: NativeAd) { self.ad = ad }
  }

  #if os(Linux)
    @Test("10,000 loads leave memory flat", .exitTest)
    func flat() async {
      // In a process of its own: the memory of tests beside it would count.
      await #expect(processExitsWith: .success) {
        let growth = try await Self.growthOfLoads()
        // A leak shows in every round: 3,000 loads that keep a kilobyte each are 3 MB.
        #expect(try #require(growth.min()) < 1 << 20, "\(growth)")
      }
    }

    /// The bytes that each of three rounds of 3,000 loads adds, after a round that fills what is kept for good.
    private static func growthOfLoads() throws -> [Int] {
      let rig = Rig(sample: "sample-no-inventory", "sample-app-install")
      let view = rig.shownAdView()
      func loads(_ count: Int) {
        for _ in 0..<count {
          view.nativeAd = rig.load()
          view.headlineView?.tap()
          view.nativeAd = nil
          rig.publisher.letGoOfAds()
          rig.scheduler.run()
        }
      }
      loads(1_000)
      return try (0..<3).map { _ in
        let before = try residentBytes()
        loads(3_000)
        return try residentBytes() - before
      }
    }

    /// What the kernel says of this process: pages in memory, of 4,096 bytes.
    private static func residentBytes() throws -> Int {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return try #require(Int(pages[1])) * 4_096
    }
  #endif
}
