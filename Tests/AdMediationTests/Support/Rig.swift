import AdMediation
import AdPlatform
import Foundation
import SampleSDK
import Testing

/// A host on virtual time, a screen, and a publisher that records what it hears.
@MainActor
final class Rig {
  let scheduler: VirtualScheduler
  let registry = AdapterRegistry()
  let host: MediationHost
  let httpClient: SampleHTTPClient
  let window = UIWindow()
  let rootViewController = UIViewController()
  let publisher = PublisherRecorder()

  static let adUnitID = "home"

  init(_ sources: [MediationConfiguration.Source], realTimeGrace: Duration = .zero) {
    scheduler = VirtualScheduler(realTimeGrace: realTimeGrace)
    httpClient = SampleHTTPClient(scheduler: scheduler, fallback: nil)
    registry.register(ScriptedCustomEvent.self, as: "Scripted")
    host = MediationHost(
      configuration: MediationConfiguration(adUnits: [Self.adUnitID: .init(sources: sources)]),
      registry: registry,
      platform: Platform(scheduler: scheduler, httpClient: httpClient)
    )
    window.rootViewController = rootViewController
  }

  /// A waterfall of scripted custom events.
  convenience init(scripts: [Script], timeouts: [Duration?] = []) {
    self.init(
      scripts.enumerated().map { index, script in
        MediationConfiguration.Source(
          className: "Scripted",
          label: "source \(index)",
          parameter: script.register(),
          timeout: timeouts.indices.contains(index) ? timeouts[index] : nil
        )
      }
    )
  }

  /// A waterfall of the sample network's ad units.
  convenience init(sample units: String...) {
    self.init(
      units.map {
        MediationConfiguration.Source(
          className: "SampleAdapter.SampleCustomEventNativeAd",
          label: $0,
          parameter: $0
        )
      }
    )
  }

  func loader(options: [AdLoaderOptions]? = nil) -> AdLoader {
    let loader = AdLoader(
      adUnitID: Self.adUnitID,
      rootViewController: rootViewController,
      options: options,
      host: host
    )
    loader.delegate = publisher
    return loader
  }

  /// Loads and lets a minute pass: all that is going to be answered is answered.
  @discardableResult
  func load(_ request: Request? = nil, options: [AdLoaderOptions]? = nil) -> NativeAd? {
    let loader = loader(options: options)
    loader.load(request)
    scheduler.advance(by: .seconds(60))
    publisher.ads.last?.delegate = publisher
    publisher.ads.last?.mediaContent.videoController.delegate = publisher
    return publisher.ads.last
  }

  /// Loads an ad of one scripted custom event. Early notifications are replayed after the publisher listens.
  static func loaded(_ script: Script) throws -> (rig: Rig, ad: NativeAd) {
    let rig = Rig(scripts: [script])
    let loader = rig.loader()
    loader.load(nil)
    rig.scheduler.advance(by: .seconds(60))
    return (rig, try #require(rig.publisher.ads.last))
  }

  /// An ad view with a view for each asset, in a window that is shown.
  func shownAdView() -> NativeAdView {
    let view = AdViews.make()
    rootViewController.view.addSubview(view)
    window.makeKeyAndVisible()
    return view
  }
}

/// Ad views with a view for each asset, one below the other.
@MainActor
enum AdViews {
  static func make() -> NativeAdView {
    let view = NativeAdView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    func add<View: UIView>(_ subview: View, at row: Int) -> View {
      subview.frame = CGRect(x: 0, y: 30 * row, width: 200, height: 28)
      view.addSubview(subview)
      return subview
    }
    view.headlineView = add(UILabel(), at: 0)
    view.bodyView = add(UILabel(), at: 1)
    view.callToActionView = add(UIButton(), at: 2)
    view.iconView = add(UIImageView(), at: 3)
    view.imageView = add(UIImageView(), at: 4)
    view.starRatingView = add(UILabel(), at: 5)
    view.storeView = add(UILabel(), at: 6)
    view.priceView = add(UILabel(), at: 7)
    view.advertiserView = add(UILabel(), at: 8)
    view.mediaView = add(MediaView(), at: 9)
    view.adChoicesView = add(AdChoicesView(), at: 10)
    return view
  }
}
