import AdMediation
import AdapterConformance

/// The test network behind any mediation adapter, to be made poorer or stranger.
@MainActor
class CorpusFixture<Adapter: MediationAdapter>: TestFixture {
  let double = TestNetwork()

  required init() {}

  class var checksConcurrently: Bool { true }

  /// What the network has not.
  var lacks: Set<NetworkAbility> { [] }

  var adapter: AdapterClass { .mediationAdapter(Adapter.self) }
  var parameter: String { double.placement }
  var networkParameter: String { double.placement }
  var settings: [String: String] { [:] }
  var extras: (any AdNetworkExtras)? { nil }
  var networkExtras: [String: String] { [:] }
  var formats: Set<AdFormat> { [.interstitial, .native] }
  var realTimeGrace: Duration { .zero }
  var limits: [NetworkAbility: String] {
    Dictionary(uniqueKeysWithValues: lacks.map { ($0, "this network has nothing like it") })
  }

  func arm(_ answer: NetworkAnswer) {
    var answer = answer
    if case .fill(var assets) = answer.kind {
      for ability in lacks { assets.remove(ability) }
      answer.kind = .fill(assets)
    }
    double.arm(answer)
  }
}

/// The same for adapters that start tasks, or work on other threads.
@MainActor
class ThreadedCorpusFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var realTimeGrace: Duration { .milliseconds(50) }
}

/// A network with full-screen ads only.
@MainActor
class FullScreenFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var formats: Set<AdFormat> { [.interstitial, .rewarded] }
}

/// How ``ModelMediationAdapter`` answers a load.
typealias ModelCompletion = @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
