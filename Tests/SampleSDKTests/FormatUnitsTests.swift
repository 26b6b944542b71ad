import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

/// The ad units that are not for native ads.
@MainActor
@Suite("The bundled ad units for banners and full-screen ads")
struct FormatUnitsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var unit: String
    var error: SampleErrorCode?
    var answersAfter: Duration?
    var testDescription: String { unit }
  }

  nonisolated static let families: [(unit: String, format: SampleAdFormat)] = [
    ("sample-banner", .banner), ("sample-interstitial", .interstitial), ("sample-rewarded", .rewarded),
    ("sample-rewarded-interstitial", .rewardedInterstitial), ("sample-app-open", .appOpen),
  ]

  nonisolated static let rows: [Row] = families.flatMap { family in
    [
      Row(unit: family.unit, answersAfter: .milliseconds(120)),
      Row(unit: family.unit + "-no-inventory", error: .noInventory, answersAfter: .milliseconds(100)),
      Row(unit: family.unit + "-network-error", error: .networkError, answersAfter: .milliseconds(100)),
      Row(unit: family.unit + "-never"),
      Row(unit: family.unit + "-late", answersAfter: .seconds(30)),
    ]
  }

  /// What a unit answers to a request of its own format, or of another one, and when.
  private func answer(
    _ unit: String,
    as format: SampleAdFormat
  ) -> (received: Int, errors: [SampleErrorCode], after: Duration?) {
    let bench = Bench()
    let banners = BannerRecorder()
    let screens = FullScreenRecorder()
    let banner = SampleBanner(size: CGSize(width: 320, height: 50))
    banner.adUnitID = unit
    banner.delegate = banners
    let ad = FullScreenFormat.allCases.first { "\($0)" == format.rawValue }?.makeAd()
    ad?.adUnitID = unit
    ad?.delegate = screens
    bench.inside {
      if let ad { ad.fetchAd(SampleAdRequest()) } else { banner.fetchAd(SampleAdRequest()) }
    }
    bench.scheduler.run()
    let errors = banners.errors + screens.errors
    let received = (banners.events + screens.events).count { $0 == "receive" }
    return (received, errors, received + errors.count > 0 ? bench.scheduler.now : nil)
  }

  @Test("answer what and when their name says", arguments: rows)
  func answers(row: Row) throws {
    let format = try #require(SampleInventory.bundled.unit(row.unit)).format
    let answer = answer(row.unit, as: format)
    #expect(answer.received == (row.answersAfter != nil && row.error == nil ? 1 : 0))
    #expect(answer.errors == (row.error.map { [$0] } ?? []))
    #expect(answer.after == row.answersAfter)
  }

  @Test("answer a request for another format with badRequest", arguments: SampleAdFormat.allCases)
  func wrongFormat(asked: SampleAdFormat) {
    for unit in SampleInventory.bundled.units where unit.format != asked {
      guard asked != .native else {
        #expect(Bench().fetch(unit.id).errors == [.badRequest], "\(unit.id)")
        continue
      }
      let answer = answer(unit.id, as: asked)
      #expect(answer.received == 0 && answer.errors == [.badRequest], "\(unit.id)")
    }
  }

  @Test("full-screen formats have a unit that cannot be presented", arguments: FullScreenFormat.allCases)
  func failsToPresent(format: FullScreenFormat) {
    let stage = Stage()
    let (ad, recorder) = Bench().fetchAd(format, unit: format.unit + "-fails-to-present")
    ad.present(from: stage.controller)
    #expect(recorder.events == ["receive"])
    #expect(recorder.presentationErrors == [.brokenCreative])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test(
    "an ad unit ID that is missing, empty or unknown is a badRequest",
    arguments: [nil, "", "no such unit"]
  )
  func unknown(unit: String?) {
    let bench = Bench()
    #expect(bench.fetchBanner(unit).recorder.errors == [.badRequest])
    let recorder = FullScreenRecorder()
    let ad = SampleInterstitial()
    ad.adUnitID = unit
    ad.delegate = recorder
    bench.inside { ad.fetchAd(SampleAdRequest()) }
    #expect(recorder.errors.isEmpty)
    bench.scheduler.run()
    #expect(recorder.errors == [.badRequest])
  }
}
