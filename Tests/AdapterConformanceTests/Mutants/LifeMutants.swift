import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  static let lifeMutants: [Mutant] = [
    Mutant(
      "copies the assets and releases the network's ad",
      breaks: ["LIFE-1"],
      fixture: ModelFixture<CopiesAssets>.self
    ),
    Mutant(
      "keeps the network's ads in a static array",
      breaks: ["LIFE-2"],
      fixture: ModelFixture<KeepsNetworkAds>.self
    ),
    Mutant(
      "has a mediated ad with a closure that captures it",
      breaks: ["LIFE-3"],
      fixture: ModelFixture<ModelWith<CapturesItself>>.self
    ),
    Mutant(
      "keeps a completion handler that captures the custom event",
      breaks: ["LIFE-4"],
      fixture: ModelFixture<KeepsCompletion>.self
    ),
    Mutant(
      "takes only loads that succeed from its list of those under way",
      breaks: ["LIFE-4"],
      fixture: ModelFixture<ListsLoads>.self
    ),
    Mutant(
      "keeps each hundredth ad for its diagnostics",
      breaks: ["LIFE-5"],
      fixture: ModelFixture<KeepsSamples>.self
    ),
  ]
}

private final class CopiesAssets: ModelCustomEvent {
  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    delegate?.customEventNativeAd(self, didReceive: CopyingMediatedAd(copying: ad))
  }
}

private final class CopyingMediatedAd: StandaloneMediatedAd, @preconcurrency MediatedUnifiedNativeAd {}

private final class KeepsNetworkAds: ModelCustomEvent {
  private static var ads: [TestNetworkAd] = []

  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    Self.ads.append(ad)
    super.received(ad, networkRequest)
  }
}

private final class CapturesItself: ModelMediatedAd {
  private var whenClicked: (() -> Void)?

  required init(_ ad: TestNetworkAd) {
    super.init(ad)
    whenClicked = { self.ad.recordClick(on: nil) }
  }
}

private final class KeepsCompletion: ModelCustomEvent {
  private var completion: ((TestNetworkAd) -> Void)?

  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    completion = { self.received($0, networkRequest) }
    super.fetch(parameter, networkRequest)
  }
}

private final class ListsLoads: ModelCustomEvent {
  private static var underWay: [ObjectIdentifier: ListsLoads] = [:]

  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    Self.underWay[ObjectIdentifier(self)] = self
    super.fetch(parameter, networkRequest)
  }
  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    Self.underWay[ObjectIdentifier(self)] = nil
    super.received(ad, networkRequest)
  }
}

private final class KeepsSamples: ModelCustomEvent {
  private static var counts: [String: Int] = [:]
  private static var samples: [TestNetworkAd] = []
  private var parameter = ""

  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    self.parameter = parameter
    super.fetch(parameter, networkRequest)
  }
  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    let count = Self.counts[parameter, default: 0] + 1
    Self.counts[parameter] = count
    if count.isMultiple(of: 100) { Self.samples.append(ad) }
    super.received(ad, networkRequest)
  }
}
