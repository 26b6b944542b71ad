import AdMediation
import Foundation
import Testing

@testable import AdapterConformance

/// Networks that have less than most, or another shape, with adapters that are correct.
@MainActor
@Suite struct UnusualNetworkTests {
  struct Network: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var fixture: any AdapterFixture.Type
    /// The rules about what the network does not have.
    var leaves: Set<String> = []
  }

  nonisolated static let networks: [Network] = [
    Network(
      testDescription: "no store, price, advertiser, rating or scale",
      fixture: NewsFixture.self,
      leaves: ["ASSET-2", "ASSET-3", "ASSET-4", "ASSET-7"]
    ),
    Network(
      testDescription: "a headline and one image only",
      fixture: PosterFixture.self,
      leaves: [
        "ASSET-2", "ASSET-3", "ASSET-4", "ASSET-6", "ASSET-7", "ASSET-8", "OPTION-4", "OPTION-5",
      ]
    ),
    Network(
      testDescription: "a headline only",
      fixture: HeadlineFixture.self,
      leaves: [
        "ASSET-2", "ASSET-3", "ASSET-4", "ASSET-5", "ASSET-6", "ASSET-7", "ASSET-8", "ASSET-9",
        "OPTION-1", "OPTION-2", "OPTION-3", "OPTION-4", "OPTION-5",
      ]
    ),
    Network(testDescription: "a parameter of JSON", fixture: PackedFixture<PackedCustomEvent>.self),
    Network(
      testDescription: "a screen on every tap, and no further tap until it is closed",
      fixture: ModelFixture<ModelWith<OpensScreens>>.self
    ),
  ]

  @Test("an adapter of an unusual network breaks no rule", arguments: networks)
  func unusual(_ network: Network) async {
    let report = await ConformanceSuite.runTogether(with: network.fixture)
    #expect(report.failures.isEmpty, "\(report.failures.map(\.description))")
  }

  @Test("what a network does not have is not checked, with its reason, and all else is", arguments: networks)
  func notChecked(_ network: Network) async {
    let rules = RuleBook.rules.filter {
      [.load, .option, .asset].contains($0.family) && !$0.applies.leavesOutCustomEvents
        && !["LOAD-22", "LOAD-23"].contains($0.id)
    }
    let report = await ConformanceSuite.runTogether(rules, with: network.fixture)
    var left: Set<String> = []
    for result in report.results {
      guard case .notChecked(let reason) = result.outcome else { continue }
      left.insert(result.rule.id)
      #expect(reason == PoorFixture.reason)
    }
    #expect(left == network.leaves)
  }

  @Test("what a network does have is checked, whatever else it has not")
  func stillChecked() async throws {
    let rule = try #require(RuleBook.rule("ASSET-1"))
    guard case .broken(let failure) = await ConformanceSuite.check(rule, with: CutNewsFixture.self) else {
      Issue.record("ASSET-1 is kept")
      return
    }
    #expect(failure.expected.hasPrefix("body "))
  }
}

/// The test network with fewer assets.
@MainActor
private class PoorFixture: TestFixture {
  nonisolated static let reason = "this network has nothing like it"
  let double = TestNetwork()

  required init() {}

  /// What the network has not.
  var lacks: Set<NetworkAbility> { [] }

  var adapter: AdapterClass { .customEvent(ModelCustomEvent.self) }
  var realTimeGrace: Duration { .zero }
  var limits: [NetworkAbility: String] {
    Dictionary(uniqueKeysWithValues: lacks.map { ($0, Self.reason) })
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

private final class NewsFixture: PoorFixture {
  override var lacks: Set<NetworkAbility> { [.store, .price, .advertiser, .starRating, .imageScale] }
}

private final class CutNewsFixture: PoorFixture {
  override var lacks: Set<NetworkAbility> { [.store, .callToAction] }
  override var adapter: AdapterClass { .customEvent(Delivers<WithoutBody>.self) }
}

private final class PosterFixture: PoorFixture {
  override var lacks: Set<NetworkAbility> {
    [
      .body, .callToAction, .advertiser, .store, .price, .starRating, .icon, .imageScale, .multipleImages,
      .imageOrientation, .extraAssets, .video,
    ]
  }
  override var adapter: AdapterClass { .customEvent(Delivers<LearnMore>.self) }
}

private final class HeadlineFixture: PoorFixture {
  override var lacks: Set<NetworkAbility> {
    [
      .body, .callToAction, .advertiser, .store, .price, .starRating, .icon, .mainImages, .imageScale,
      .multipleImages, .imageOrientation, .extraAssets, .video,
    ]
  }
}

private final class WithoutBody: ModelMediatedAd, MadeOfNetworkAd {
  override var body: String? { nil }
}

/// Writes on the button itself, for its network does not.
private final class LearnMore: ModelMediatedAd, MadeOfNetworkAd {
  override var callToAction: String? { "Learn more" }
}

/// What a tap opens has to be closed before the next tap counts.
private final class OpensScreens: ModelMediatedAd {
  private var isScreenOpen = false

  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    guard !isScreenOpen else { return }
    super.didRecordClickOnAsset(withName: assetName, view: view, viewController: viewController)
    ad.perform(.presentScreen)
  }
  override func adWillPresent(_ ad: TestNetworkAd) {
    isScreenOpen = true
    super.adWillPresent(ad)
  }
  override func adDidDismiss(_ ad: TestNetworkAd) {
    isScreenOpen = false
    super.adDidDismiss(ad)
  }
}

extension NetworkAssets {
  /// Takes away what a network does not have.
  mutating func remove(_ ability: NetworkAbility) {
    switch ability {
    case .body: body = nil
    case .callToAction: callToAction = nil
    case .advertiser: advertiser = nil
    case .store: store = nil
    case .price: price = nil
    case .starRating: starRating = nil
    case .icon: icon = nil
    case .mainImages: (landscapeImages, portraitImages) = ([], [])
    case .multipleImages:
      landscapeImages = Array(landscapeImages.prefix(1))
      portraitImages = []
    case .imageScale:
      landscapeImages = landscapeImages.map(\.withoutScale)
      portraitImages = portraitImages.map(\.withoutScale)
      icon = icon?.withoutScale
    case .extraAssets: extra = nil
    case .video: video = nil
    default: break
    }
  }
}

extension NetworkAssets.Image {
  fileprivate var withoutScale: NetworkAssets.Image { NetworkAssets.Image(url: url, data: data, scale: 1) }
}
