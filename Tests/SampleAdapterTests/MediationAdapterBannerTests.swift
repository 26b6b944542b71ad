import AdMediation
import Foundation
import SampleSDK
import Testing

@MainActor
@Suite("The sample mediation adapter's banner")
struct MediationAdapterBannerTests {
  private let desk = MediationDesk()

  private func view() throws -> UIView {
    try #require(desk.recorder.ads.first as? any MediationBannerAd).view
  }

  @Test("has the size that was asked for")
  func size() throws {
    let size = CGSize(width: 411, height: 64)
    desk.load(.banner, "sample-banner", .init(adSize: AdSize(size: size)))
    #expect(try view().bounds.size == size)
  }

  @Test("of no size is not loaded")
  func invalidSize() {
    desk.load(.banner, "sample-banner", .init(adSize: AdSizeInvalid))
    #expect(desk.recorder.errors.map(\.code) == [SampleErrorCode.badRequest.rawValue])
  }

  @Test("reports impression, click and the advertiser's page, and wears its watermark")
  func wholeLife() throws {
    desk.load(.banner, "sample-banner", .init(watermark: Data("mark".utf8)))
    let view = try view()
    #expect(desk.recorder.events.isEmpty)
    desk.root.view.addSubview(view)
    #expect(desk.recorder.events == ["impression"])
    #expect((view as? SampleBanner)?.watermark == Data("mark".utf8))
    #expect(view.tap())
    let page = try #require(desk.root.presentedViewController as? SampleLandingPageViewController)
    page.close()
    #expect(desk.recorder.events == ["impression", "click", "willPresent", "willDismiss", "didDismiss"])
  }

  @Test("reports that the app is left")
  func external() throws {
    desk.load(.banner, "sample-banner-external-click")
    desk.root.view.addSubview(try view())
    try view().tap()
    #expect(desk.recorder.events == ["impression", "click", "willBackground"])
  }
}
