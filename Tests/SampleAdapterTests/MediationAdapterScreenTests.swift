import AdMediation
import AdPlatform
import Foundation
import SampleAdapter
import SampleSDK
import Testing

@MainActor
@Suite("The sample mediation adapter's full-screen ads")
struct MediationAdapterScreenTests {
  private let desk = MediationDesk()

  nonisolated static let units: [(AdFormat, String)] = [
    (.interstitial, "sample-interstitial"), (.rewarded, "sample-rewarded"),
    (.rewardedInterstitial, "sample-rewarded-interstitial"), (.appOpen, "sample-app-open"),
  ]

  @Test("report in order what happens to them", arguments: units)
  func wholeLife(format: AdFormat, unit: String) throws {
    desk.load(format, unit, .init(watermark: Data("mark".utf8)))
    #expect(desk.recorder.events.isEmpty)
    desk.present()
    let screen = try #require(desk.screen)
    #expect(screen.watermark == Data("mark".utf8))
    #expect(screen.creativeView.tap())
    try #require(screen.presentedViewController as? SampleLandingPageViewController).close()
    #expect(screen.closeButton.tap())
    #expect(
      desk.recorder.events.filter { !$0.hasSuffix("Video") }
        == ["willPresent", "impression", "click", "willDismiss", "didDismiss"]
    )
  }

  @Test("report that they cannot be presented, with the network's reason", arguments: units)
  func failures(format: AdFormat, unit: String) {
    desk.load(format, unit)
    desk.present(from: UIViewController())
    desk.present()
    desk.screen?.close()
    desk.present()
    #expect(
      desk.recorder.presentationErrors.map(\.code)
        == [SamplePresentationError.noWindow, .alreadyPresented].map(\.rawValue)
    )
    #expect(desk.recorder.presentationErrors.allSatisfy { $0.domain == SampleMediationConstants.errorDomain })
    #expect(
      desk.recorder.events.filter { !$0.hasSuffix("Video") }
        == ["willPresent", "impression", "willDismiss", "didDismiss"]
    )
  }

  @Test("report that they are broken, and nothing else", arguments: units)
  func broken(format: AdFormat, unit: String) {
    desk.load(format, unit + "-fails-to-present")
    desk.present()
    #expect(desk.recorder.presentationErrors.map(\.code) == [SamplePresentationError.brokenCreative.rawValue])
    #expect(desk.recorder.events.isEmpty)
  }

  @Test("report that they have expired")
  func expired() {
    desk.load(.interstitial, "sample-interstitial-expires")
    desk.scheduler.advance(by: .seconds(5))
    desk.present()
    #expect(desk.recorder.presentationErrors.map(\.code) == [SamplePresentationError.expired.rawValue])
  }

  @Test(
    "reward once, and report the video's start and end",
    arguments: units.filter { $0.1.contains("rewarded") }
  )
  func reward(format: AdFormat, unit: String) {
    desk.load(format, unit)
    desk.present()
    desk.scheduler.advance(by: .seconds(60))
    desk.screen?.close()
    #expect(
      desk.recorder.events
        == ["willPresent", "impression", "startVideo", "reward", "endVideo", "willDismiss", "didDismiss"]
    )
  }

  @Test("do not reward a user who closes them early")
  func closedEarly() {
    desk.load(.rewarded, "sample-rewarded")
    desk.present()
    desk.scheduler.advance(by: .seconds(3))
    desk.screen?.close()
    desk.scheduler.run()
    #expect(!desk.recorder.events.contains("reward"))
  }

  @Test("of the kind interstitial report that the app is left")
  func external() {
    let network = SampleTestNetwork()
    var creative = SampleCreative()
    creative.click = .externalURL("https://store.example/app")
    network.answer = .fill(creative)
    desk.load(.interstitial, network.adUnitID)
    desk.present()
    desk.screen?.creativeView.tap()
    #expect(desk.recorder.events == ["willPresent", "impression", "click", "willBackground"])
  }

  @Test("hold their event delegate weakly")
  func weakEventDelegate() {
    weak var recorder: MediationRecorder?
    let ad: (any MediationAd)?
    do {
      let desk = MediationDesk()
      desk.load(.interstitial, "sample-interstitial")
      recorder = desk.recorder
      ad = desk.recorder.ads.first
      desk.drop()
    }
    #expect(ad != nil)
    #expect(recorder == nil)
  }
}
