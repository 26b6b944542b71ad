import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  /// Adapters that report modal screens as they should, and expanded banners otherwise.
  static let screenKindMutants: [Mutant] = [
    Mutant(
      "does not announce that it expands",
      breaks: ["EVENT-14"],
      fixture: ExpandingFixture<ModelWith<ExpandsSilently>>.self
    ),
    Mutant(
      "does not say that it has collapsed",
      breaks: ["EVENT-15"],
      fixture: ExpandingFixture<ModelWith<CollapsesSilently>>.self
    ),
    Mutant(
      "announces twice that it expands",
      breaks: ["EVENT-16"],
      fixture: ExpandingFixture<ModelWith<ExpandsTwice>>.self
    ),
    Mutant(
      "does not announce that it collapses",
      breaks: ["EVENT-22"],
      fixture: ExpandingFixture<ModelWith<CollapsesUnannounced>>.self
    ),
    Mutant(
      "does not say that an expanded banner has collapsed",
      breaks: ["BANNER-6"],
      fixture: ExpandingBannerFixture<AdapterWith<BannerCollapsesSilently>>.self
    ),
  ]
}

/// The test network as one whose ads open modal screens and expand.
@MainActor
final class ExpandingFixture<Adapter: ModelCustomEvent>: TestFixture {
  let double = TestNetwork()

  init() {}

  var adapter: AdapterClass { .customEvent(Adapter.self) }
  var screens: [String] { TestNetworkAd.kindsOfScreens }
  var realTimeGrace: Duration { .zero }

  func openScreen(_ kind: String) { double.newestAd?.openScreen(kind) }
}

/// The same for banners.
@MainActor
final class ExpandingBannerFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var formats: Set<AdFormat> { [.banner] }
  override var screens: [String] { TestNetworkAd.kindsOfScreens }
  override func openScreen(_ kind: String) { double.newestAd?.openScreen(kind) }
}

extension TestNetworkAd {
  static let kindsOfScreens = ["modal screen", "expanded banner"]

  fileprivate var isExpanded: Bool { screenKind == "expanded banner" }
}

private final class ExpandsSilently: ModelMediatedAd {
  override func adWillPresent(_ ad: TestNetworkAd) { if !ad.isExpanded { super.adWillPresent(ad) } }
}

private final class CollapsesSilently: ModelMediatedAd {
  override func adDidDismiss(_ ad: TestNetworkAd) { if !ad.isExpanded { super.adDidDismiss(ad) } }
}

private final class ExpandsTwice: ModelMediatedAd {
  override func adWillPresent(_ ad: TestNetworkAd) {
    super.adWillPresent(ad)
    if ad.isExpanded { super.adWillPresent(ad) }
  }
}

private final class CollapsesUnannounced: ModelMediatedAd {
  override func adWillDismiss(_ ad: TestNetworkAd) { if !ad.isExpanded { super.adWillDismiss(ad) } }
}

private final class BannerCollapsesSilently: ModelAd {
  override func adDidDismiss(_ ad: TestNetworkAd) { if !ad.isExpanded { super.adDidDismiss(ad) } }
}
