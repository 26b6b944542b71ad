import AdPlatform
public import Foundation
public import HeadlessUIKit

/// What the network's full-screen ads have in common: ``SampleInterstitial``, ``SampleRewardedAd`` and
/// ``SampleAppOpenAd``.
///
/// The app, or an adapter, sets ``adUnitID`` and ``delegate``, calls ``fetchAd(_:)``, and ``present(from:)`` when the ad
/// is there. An object is for one ad, and an ad is for one time. Until its answer the network keeps the object, and the
/// screen while it is shown.
@preconcurrency
@MainActor
public class SampleFullScreenAd: NSObject {
  /// The ad unit to fetch from, such as `sample-interstitial`.
  public var adUnitID: String?
  /// Hears what becomes of the ad.
  public weak var delegate: (any SampleFullScreenAdDelegate)?

  /// Whether the ad is there and was not presented yet.
  public var isReady: Bool { state.holdsAd }
  /// Whether the ad is on the screen.
  public var isPresented: Bool { state.isPresented }
  /// How many impressions the network counted: one at most.
  public var impressionCount: Int { ad?.impressionCount ?? 0 }
  /// How many clicks the network counted.
  public var clickCount: Int { ad?.clickCount ?? 0 }
  /// The picture that is to lie over the ad, if the request gave one.
  public var watermark: Data? { ad?.options.watermark }

  let format: SampleAdFormat
  private(set) var mediaView: SampleMediaView?
  private let fetcher = SampleFetcher()
  private var ad: SampleServedAd?
  private var state = SampleFullScreenState()
  private weak var screen: SampleFullScreenAdViewController?
  private var pendingReward: (any Cancellable)?

  init(format: SampleAdFormat) {
    self.format = format
    super.init()
  }

  /// Asks for an ad. The delegate gets the answer later, never before this returns.
  ///
  /// A fetch while another one is under way, or after an ad has come, is answered with
  /// ``SampleErrorCode/badRequest``, and so is an ad unit that is missing, unknown or of another format.
  public func fetchAd(_ request: SampleAdRequest) {
    var options = request.options
    options.format = format
    fetcher.fetch(options, forUnit: adUnitID) { answer in
      switch answer {
      case .success(let ad) where self.ad == nil:
        self.receive(ad)
        self.delegate?.fullScreenAdDidReceiveAd(self)
      case .success: self.delegate?.fullScreenAd(self, didFailToReceiveAdWith: .badRequest)
      case .failure(let code): self.delegate?.fullScreenAd(self, didFailToReceiveAdWith: code)
      }
    }
  }

  /// Covers a view controller with the ad until the viewer closes it. If that cannot be, the delegate hears why, by a
  /// ``SamplePresentationError``, before this returns.
  ///
  /// - Parameter viewController: one that is in a window and presents nothing.
  public func present(from viewController: UIViewController) {
    ad?.testNetwork?.sawPresentation(from: viewController)
    perform(.present(SampleFullScreenState.Place(viewController)), from: viewController)
  }

  /// Takes the ad away, as its close button does. Does nothing when it is not shown.
  public func close() { screen?.close() }

  // MARK: For tests of those who present it

  func breakDown() { perform(.breakDown) }
  func earnReward() { perform(.seeEnough) }

  // MARK: Its life

  private func receive(_ newAd: SampleServedAd) {
    ad = newAd
    newAd.delegate = self
    mediaView = newAd.makeMediaView(for: self)
    let creative = newAd.creative
    let offer = SampleFullScreenState.Offer(
      expiry: newAd.scheduler.now + .milliseconds(creative.lifetimeMilliseconds),
      reward: format.isRewarded ? creative.reward : nil,
      isBroken: creative.failsToPresent
    )
    perform(.receive(offer))
  }

  private func perform(_ event: SampleFullScreenState.Event, from presenter: UIViewController? = nil) {
    for effect in state.handle(event, at: ad?.scheduler.now ?? .zero) {
      switch effect {
      case .tellFailure(let error): delegate?.fullScreenAd(self, didFailToPresentWith: error)
      case .tellWillPresent: delegate?.fullScreenAdWillPresent(self)
      case .show: show(from: presenter)
      case .startVideo: mediaView?.playMedia()
      case .stopVideo: mediaView?.pauseMedia()
      case .awaitReward(let delay):
        pendingReward = ad?.scheduler.schedule(after: delay) { [weak self] in self?.perform(.seeEnough) }
      case .stopAwaitingReward:
        pendingReward?.cancel()
        pendingReward = nil
      case .giveReward(let reward):
        ad?.countReward()
        delegate?.fullScreenAd(self, didEarn: reward)
      case .tellWillDismiss: delegate?.fullScreenAdWillDismiss(self)
      case .tellDidDismiss: delegate?.fullScreenAdDidDismiss(self)
      }
    }
  }

  private func show(from presenter: UIViewController?) {
    guard let ad, let presenter else { return }
    // The screen keeps the ad until it is closed.
    let screen = SampleFullScreenAdViewController(ad: ad, mediaView: mediaView) { [self] step in
      switch step {
      case .willClose: perform(.beginClosing)
      case .didClose: perform(.endClosing)
      }
    }
    self.screen = screen
    presenter.present(screen, animated: true)
  }
}

extension SampleFullScreenState.Place {
  @MainActor
  fileprivate init(_ viewController: UIViewController) {
    if viewController.viewIfLoaded?.window == nil {
      self = .noWindow
    } else {
      self = viewController.presentedViewController == nil ? .free : .covered
    }
  }
}

extension SampleAdFormat {
  fileprivate var isRewarded: Bool { self == .rewarded || self == .rewardedInterstitial }
}
