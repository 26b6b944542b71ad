import AdMediation
import AdPlatform
import Foundation
import SwiftFiveAdapters
import SwiftSixAdapters
import Testing

/// Custom events in both language modes, answering in every way, on virtual time and without a false timeout.
@MainActor
@Suite struct FieldAdapterTests {
  private func rig(_ className: String) -> Rig {
    Rig(
      [.init(className: className, label: "field", parameter: "", timeout: .seconds(5))],
      realTimeGrace: .seconds(30)
    )
  }

  @Test(
    "every adapter's ad arrives, with its impression",
    arguments: [
      "SwiftFiveAdapters.SynchronousFive", "SwiftFiveAdapters.TaskFive", "SwiftFiveAdapters.MainQueueFive",
      "SwiftFiveAdapters.BackgroundFive", "SwiftSixAdapters.SynchronousSix", "SwiftSixAdapters.TaskSix",
      "SwiftSixAdapters.MainQueueSix", "SwiftSixAdapters.BackgroundSix",
    ]
  )
  func fills(className: String) async throws {
    let rig = rig(className)
    rig.loader().load(nil)
    await rig.scheduler.runSettling(for: .seconds(5))
    let ad = try #require(rig.publisher.ads.first, "\(rig.publisher.errors)")
    #expect(className.hasSuffix(try #require(ad.headline)))
    #expect(ad.responseInfo.adNetworkInfoArray.map(\.outcome) == [.filled])
    rig.shownAdView().nativeAd = ad
    #expect(rig.publisher.heard == ["didRecordImpression", "willLeaveApplication"])
  }

  @Test(
    "every adapter's failure arrives",
    arguments: [("SwiftFiveAdapters.FailingFive", 5), ("SwiftSixAdapters.NonisolatedSix", 6)]
  )
  func fails(className: String, code: Int) async throws {
    let rig = rig(className)
    rig.loader().load(nil)
    await rig.scheduler.runSettling(for: .seconds(5))
    let info = try #require(rig.publisher.errors.first?.responseInfo).adNetworkInfoArray
    #expect(info.map(\.outcome) == [.failed])
    #expect(AdapterFailure(try #require(info[0].error)).code == code)
  }
}
