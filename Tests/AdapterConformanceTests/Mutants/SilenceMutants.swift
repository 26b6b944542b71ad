import AdMediation
import AdapterConformance

extension Mutant {
  /// One mistake that keeps an adapter silent in several ways.
  static let silenceMutants: [Mutant] = [
    Mutant(
      "forgets to listen to its network",
      breaks: ["LOAD-1"],
      fixture: ModelFixture<HearsNothing>.self
    ),
    Mutant(
      "passes on no failure",
      breaks: ["LOAD-3"],
      fixture: ModelFixture<PassesOnNoFailure>.self
    ),
    Mutant(
      "releases its ads while they load",
      breaks: ["LOAD-17"],
      fixture: OtherFormatsFixture<LosesItsLoads>.self
    ),
    Mutant(
      "has forgotten banners, which its fixture lists",
      breaks: ["LOAD-17"],
      fixture: OtherFormatsFixture<FailsForBanners>.self
    ),
    Mutant(
      "asks for another placement in each format",
      breaks: ["LOAD-7"],
      fixture: MediationFixture<AsksForAnotherPlacement>.self
    ),
    Mutant(
      "reports nothing of the closing",
      breaks: ["SCREEN-4"],
      fixture: OtherFormatsFixture<AdapterWith<ClosesWithoutReports>>.self
    ),
    Mutant(
      "reads the placement under another key, so that no load reaches the network",
      breaks: ["LOAD-1"],
      fixture: MediationFixture<ReadsAnotherKey>.self
    ),
    Mutant(
      "has a fixture that registers another name than the adapter is given",
      breaks: ["LOAD-1"],
      fixture: UnregisteredFixture<ModelCustomEvent>.self
    ),
    Mutant(
      "reads the placement under another key, and has no native ads",
      breaks: ["LOAD-17"],
      fixture: OtherFormatsFixture<ReadsAnotherKey>.self
    ),
    Mutant(
      "loads neither native ads nor banners, for different reasons",
      breaks: ["LOAD-1", "LOAD-17"],
      fixture: MediationFixture<FailsDifferently>.self
    ),
  ]
}

/// A fixture whose double does not have the name that it gives the adapter.
@MainActor
private final class UnregisteredFixture<Adapter: ModelCustomEvent>: TestFixture {
  let double = TestNetwork()

  init() {}

  var adapter: AdapterClass { .customEvent(Adapter.self) }
  var parameter: String { "48" + double.placement }
  var networkParameter: String { parameter }
  var realTimeGrace: Duration { .zero }
}

private final class ReadsAnotherKey: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    guard configuration.credentials.settings["placement"] != nil else {
      _ = completion(nil, Self.error(9))
      return
    }
    super.fetch(request, configuration, completion: completion)
  }
}

private final class FailsDifferently: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    switch request.format {
    case .native: _ = completion(nil, Self.error(9))
    case .banner: _ = completion(nil, Self.error(10))
    default: super.fetch(request, configuration, completion: completion)
    }
  }
}

private final class HearsNothing: ModelCustomEvent {
  override func deliver(_ ad: ModelMediatedAd) {}
  override func fail(_ code: Int) {}
}

private final class PassesOnNoFailure: ModelCustomEvent {
  override func fail(_ code: Int) {}
}

private final class LosesItsLoads: ModelBidder {
  override func deliver(
    _ ad: ModelAd,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {}
  override func fail(
    _ code: Int,
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {}
}

private final class FailsForBanners: ModelMediationAdapter {
  override func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) { _ = completionHandler(nil, Self.error(0)) }
}

private final class AsksForAnotherPlacement: ModelMediationAdapter {
  override func parameter(of configuration: MediationAdConfiguration) -> String {
    super.parameter(of: configuration).lowercased()
  }
}

private final class ClosesWithoutReports: ModelAd {
  override func adWillDismiss(_ ad: TestNetworkAd) {
    if !isFullScreen { super.adWillDismiss(ad) }
  }
  override func adDidDismiss(_ ad: TestNetworkAd) {
    if !isFullScreen { super.adDidDismiss(ad) }
  }
}
