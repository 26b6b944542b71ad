import AdMediation
import AdPlatform
import Foundation
import Testing

@testable import AdapterConformance

/// Adapters that are correct, and not what one expects. A kit that blames them loses its users.
@MainActor
@Suite struct UnusualAdapterTests {
  struct Adapter: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var fixture: any AdapterFixture.Type
    /// The recommended rules that it breaks.
    var breaks: Set<String> = []
  }

  nonisolated static let adapters: [Adapter] = [
    Adapter(testDescription: "fails bad parameters inside request", fixture: ModelFixture<FailsAtOnce>.self),
    Adapter(
      testDescription: "answers at once",
      fixture: ModelFixture<AnswersAtOnce>.self,
      breaks: ["LOAD-10"]
    ),
    Adapter(testDescription: "wraps the network's error", fixture: ModelFixture<WrapsErrors>.self),
    Adapter(
      testDescription: "has errors of its own only",
      fixture: ModelFixture<OwnErrors>.self,
      breaks: ["LOAD-6"]
    ),
    Adapter(testDescription: "whose network gives only pictures", fixture: PicturesOnlyFixture.self),
    Adapter(
      testDescription: "whose network gives only addresses",
      fixture: ModelFixture<DownloadsPictures>.self
    ),
    Adapter(
      testDescription: "shows images in a media view",
      fixture: ModelFixture<Delivers<ImageMedia>>.self
    ),
    Adapter(
      testDescription: "has no AdChoices",
      fixture: ModelFixture<Delivers<WithoutAdChoices>>.self,
      breaks: ["ASSET-10"]
    ),
    Adapter(
      testDescription: "makes its AdChoices icon when it is rendered",
      fixture: ModelFixture<Delivers<LateAdChoices>>.self
    ),
    Adapter(
      testDescription: "refuses ads without an image",
      fixture: ModelFixture<RefusesPoorAds>.self
    ),
    Adapter(
      testDescription: "implements no optional member",
      fixture: BareFixture.self,
      breaks: ["ASSET-10", "LOAD-21"]
    ),
  ]

  @Test("a correct but unusual adapter breaks no required rule", arguments: adapters)
  func unusual(_ adapter: Adapter) async {
    let report = await ConformanceSuite.runTogether(with: adapter.fixture)
    #expect(report.isConforming, "\(report.failures.map(\.description))")
    #expect(Set(report.failures.map(\.rule.id)) == adapter.breaks)
  }

  @Test("a network that can do everything has every rule of its assets and options checked")
  func everythingChecked() async {
    let rules = RuleBook.rules.filter {
      [.load, .option, .asset].contains($0.family) && !$0.applies.leavesOutCustomEvents
    }
    let report = await ConformanceSuite.runTogether(rules, with: ModelFixture<ModelCustomEvent>.self)
    // What a load needs, and what extras there are, is the fixture's to say.
    #expect(report.notChecked == ["LOAD-22", "LOAD-23"])
    #expect(report.passedCount == rules.count - 2)
  }

  @Test("a failure marks what the newest request did, and no earlier one")
  func marksNewest() async throws {
    let rule = try #require(RuleBook.rule("ASSET-7"))
    let outcome = await ConformanceSuite.check(rule, with: ModelFixture<Delivers<ScaleTwo>>.self)
    guard case .broken(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.timeline.count { $0.name == "didReceive" } == 3)
    #expect(failure.marked == [failure.timeline.count - 1])
    #expect(failure.expected.contains("scale 3.0"))
    #expect(failure.actual.contains("scale 2.0"))
  }

  @Test("what a network cannot do is reported as not checked, with the reason")
  func notChecked() async throws {
    let rule = try #require(RuleBook.rule("OPTION-2"))
    let reason = try await ConformanceSuite.verify(rule, with: PicturesOnlyFixture.self)
    #expect(reason == .notChecked(reason: "this network gives only pictures"))
  }
}

extension TestNetworkSDK {
  /// An ad that is there already, for adapters that answer at once; nil when it is not an ad that was armed.
  static func cachedAd(_ parameter: String, _ request: TestNetworkRequest) -> TestNetworkAd? {
    guard let network = TestNetwork.find(parameter), case .fill(let assets) = network.answer.kind else {
      return nil
    }
    network.record(.init(request, for: parameter))
    let ad = TestNetworkAd(network: network, assets: assets, request: request)
    network.deliver(ad)
    return ad
  }
}

private final class FailsAtOnce: ModelCustomEvent {
  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    guard TestNetwork.find(parameter) != nil else { return fail(1) }
    super.fetch(parameter, networkRequest)
  }
}

private final class AnswersAtOnce: ModelCustomEvent {
  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    guard let ad = TestNetworkSDK.cachedAd(parameter, networkRequest) else {
      return super.fetch(parameter, networkRequest)
    }
    received(ad, networkRequest)
  }
}

private final class WrapsErrors: ModelCustomEvent {
  override func fail(_ code: Int) {
    let cause = NSError(domain: "test.network", code: code)
    let error = NSError(domain: "test.adapter", code: 0, userInfo: [NSUnderlyingErrorKey: cause])
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }
}

private final class OwnErrors: ModelCustomEvent {
  private enum Failure: Error { case noAd }

  override func fail(_ code: Int) {
    delegate?.customEventNativeAd(self, didFailToLoadWithError: Failure.noAd)
  }
}

private final class LoadsPicturesAlways: ModelCustomEvent {
  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var request = super.networkRequest(for: options)
    request.wantsPictures = true
    return request
  }
}

private final class DownloadsPictures: ModelCustomEvent {
  private var isImageLoadingDisabled = false

  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var request = super.networkRequest(for: options)
    isImageLoadingDisabled = !request.wantsPictures
    request.wantsPictures = false
    return request
  }

  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    guard !isImageLoadingDisabled else { return super.received(ad, networkRequest) }
    let mediatedAd = Downloaded(ad)
    let icon = mediatedAd.icon.map { [$0] } ?? []
    downloader.download(icon + (mediatedAd.images ?? [])) { result in
      guard case .success(let pictures) = result else { return self.fail(2) }
      mediatedAd.loadedIcon = icon.isEmpty ? nil : pictures.first
      mediatedAd.loadedImages = Array(pictures.dropFirst(icon.count))
      self.deliver(mediatedAd)
    }
  }

  private final class Downloaded: ModelMediatedAd {
    var loadedImages: [NativeAdImage]?
    var loadedIcon: NativeAdImage?
    override var images: [NativeAdImage]? { loadedImages ?? super.images }
    override var icon: NativeAdImage? { loadedIcon ?? super.icon }
  }
}

/// Takes it that all images have the scale that the first ones had.
private final class ScaleTwo: ModelMediatedAd, MadeOfNetworkAd {
  override func image(_ image: NetworkAssets.Image) -> NativeAdImage {
    super.image(NetworkAssets.Image(url: image.url, data: image.data, scale: 2))
  }
}

private final class ImageMedia: ModelMediatedAd, MadeOfNetworkAd {
  private let imageView = UIView()
  override var mediaView: UIView? { super.mediaView ?? imageView }
  override var hasVideoContent: Bool { true }
}

private final class WithoutAdChoices: ModelMediatedAd, MadeOfNetworkAd {
  override var adChoicesView: UIView? { nil }
}

private final class LateAdChoices: ModelMediatedAd, MadeOfNetworkAd {
  override var adChoicesView: UIView? { ad.view == nil ? nil : super.adChoicesView }
}

private final class RefusesPoorAds: ModelCustomEvent {
  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    guard !ad.images.isEmpty else { return fail(9) }
    super.received(ad, networkRequest)
  }
}

/// A network without image addresses.
@MainActor
private final class PicturesOnlyFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(LoadsPicturesAlways.self) }
  var realTimeGrace: Duration { .zero }
  var limits: [NetworkAbility: String] { [.imageAddresses: "this network gives only pictures"] }
}

/// A network that the adapter tells nothing and hears nothing of.
@MainActor
private final class BareFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(BareCustomEvent.self) }
  var realTimeGrace: Duration { .zero }
  var limits: [NetworkAbility: String] {
    let abilities: [NetworkAbility] = [
      .imageAddresses, .multipleImages, .imageOrientation, .adChoicesPosition, .extraAssets, .video,
      .impressions, .clicks, .screens, .leavingTheApplication, .renderedView,
    ]
    return Dictionary(uniqueKeysWithValues: abilities.map { ($0, "this network has nothing like it") })
  }
}

@MainActor
private final class BareCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    guard adTypes.contains(where: { $0 as? AdLoaderAdType == .native }) else { return fail(2) }
    TestNetworkSDK.fetch(serverParameter, TestNetworkRequest()) { answer in
      switch answer {
      case .ad(let ad): self.delegate?.customEventNativeAd(self, didReceive: BareMediatedAd(ad))
      case .failure(let code): self.fail(code)
      }
    }
  }

  private func fail(_ code: Int) {
    delegate?.customEventNativeAd(self, didFailToLoadWithError: NSError(domain: "bare", code: code))
  }
}

@MainActor
private final class BareMediatedAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
  private let ad: TestNetworkAd

  init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init()
  }

  var headline: String? { ad.assets.headline }
  var images: [NativeAdImage]? { ad.images.compactMap(picture) }
  var body: String? { ad.assets.body }
  var icon: NativeAdImage? { ad.assets.icon.flatMap(picture) }
  var callToAction: String? { ad.assets.callToAction }
  var starRating: NSDecimalNumber? { ad.assets.starRating.map { NSDecimalNumber(decimal: $0) } }
  var store: String? { ad.assets.store }
  var price: String? { ad.assets.price }
  var advertiser: String? { ad.assets.advertiser }
  var extraAssets: [String: Any]? { nil }

  private func picture(_ image: NetworkAssets.Image) -> NativeAdImage? {
    UIImage(data: image.data, scale: CGFloat(image.scale)).map { NativeAdImage(image: $0) }
  }
}
