import AdMediation
import AdapterConformance
import Foundation

extension CorpusAdapter {
  static let shapes = [
    CorpusAdapter("is its own ad, in extensions, with prefixed names", LarkFixture<LarkAdapter>.self),
    CorpusAdapter("gives itself with the error of a failed load", LarkFixture<LarkWithErrors>.self),
    CorpusAdapter(
      "has a base class with what its adapters share: interstitial",
      RobinInterstitialFixture.self
    ),
    CorpusAdapter("has a base class with what its adapters share: native", RobinNativeFixture.self),
    CorpusAdapter("awaits its ads, and leaves them to the host", MartinFixture.self),
    CorpusAdapter("has signals only", OwlFixture.self),
    CorpusAdapter("guards its handler with a queue, and answers from another", StorkFixture.self),
    CorpusAdapter("has a network that recognizes taps by itself", HeronFixture.self),
    CorpusAdapter("is a custom event with a media view and no images", PuffinFixture.self),
    CorpusAdapter("has an object for each load, with one ad for all formats", FinchFixture.self),
  ]
}

@MainActor
private final class LarkFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var formats: Set<AdFormat> { [.banner, .interstitial] }
}

@MainActor
private final class RobinInterstitialFixture: CorpusFixture<RobinInterstitialAdapter> {
  override var formats: Set<AdFormat> { [.interstitial] }
}

@MainActor
private final class RobinNativeFixture: CorpusFixture<RobinNativeAdapter> {
  override var formats: Set<AdFormat> { [.native] }
  override var lacks: Set<NetworkAbility> {
    [.video, .extraAssets, .icon, .store, .price, .imageOrientation, .multipleImages, .adChoicesPosition]
  }
}

@MainActor
private final class MartinFixture: ThreadedCorpusFixture<MartinAdapter> {
  override var formats: Set<AdFormat> { [.rewarded] }
  override var lacks: Set<NetworkAbility> { [.setUp, .testRequests, .rewardedVideo] }
}

@MainActor
private final class OwlFixture: CorpusFixture<OwlAdapter> {
  override var formats: Set<AdFormat> { [] }
  override var lacks: Set<NetworkAbility> { [.setUp, .waterfall] }
}

@MainActor
private final class StorkFixture: ThreadedCorpusFixture<StorkAdapter> {
  override var formats: Set<AdFormat> { [.appOpen] }
  override var lacks: Set<NetworkAbility> { [.testRequests, .watermark] }
}

@MainActor
private final class HeronFixture: CorpusFixture<HeronAdapter> {
  required init() {
    super.init()
    double.countsByView = true
  }

  override var formats: Set<AdFormat> { [.native] }
  override var lacks: Set<NetworkAbility> {
    [
      .impressionCalls, .clickCalls, .setUp, .video, .extraAssets, .store, .price, .starRating, .icon,
      .mainImages, .imageScale, .imageAddresses, .multipleImages, .imageOrientation, .adChoicesPosition,
      .screens, .leavingTheApplication, .testRequests,
    ]
  }
}

/// A network that shows everything but texts in its media view.
@MainActor
private final class PuffinFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(PuffinCustomEvent.self) }
  var realTimeGrace: Duration { .zero }
  private var lacks: [NetworkAbility] {
    [
      .mainImages, .imageScale, .imageAddresses, .multipleImages, .imageOrientation, .icon, .extraAssets,
      .video, .adChoicesPosition, .screens, .leavingTheApplication, .store, .price, .starRating,
      .testRequests,
    ]
  }
  var limits: [NetworkAbility: String] {
    Dictionary(uniqueKeysWithValues: lacks.map { ($0, "Puffin has nothing like it") })
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
