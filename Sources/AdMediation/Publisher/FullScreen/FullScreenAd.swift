import AdPlatform
public import Foundation
public import HeadlessUIKit

/// What the ads that present themselves have in common: loaded for later, presented once, out of date after a while.
///
/// The network counts impressions and clicks, once it has presented the ad; asking it to present is no impression.
@preconcurrency
@MainActor
public class FullScreenAd: NSObject, FullScreenPresentingAd {
  /// The ad unit.
  public let adUnitID: String
  /// What became of each source.
  public let responseInfo: ResponseInfo
  public weak var fullScreenContentDelegate: (any FullScreenContentDelegate)? {
    didSet {
      deliveredAd.scheduler.schedule(after: .zero) { [deliveredAd] in deliveredAd.replayEarlyEvents() }
    }
  }

  nonisolated let deliveredAd: DeliveredAd
  private let expiry: Duration
  private var presentation = Presentation.loaded

  /// How far the ad has come. It keeps itself while it is on the screen, or its network brings it there, also if its
  /// publisher releases it then.
  private enum Presentation {
    case loaded
    /// The network was asked to present it; nil once it has taken too long.
    case requested(FullScreenAd?)
    /// The network has reported that it presents it.
    case open(FullScreenAd)
    /// The network has reported that it has closed, or cannot be presented.
    case over(wasOpen: Bool)
  }

  class var format: AdFormat { .interstitial }
  class var lifetime: Duration { MediationLimits.fullScreenAdLifetime }

  required init(_ deliveredAd: DeliveredAd, adUnitID: String, responseInfo: ResponseInfo, host: MediationHost)
  {
    self.deliveredAd = deliveredAd
    self.adUnitID = adUnitID
    self.responseInfo = responseInfo
    expiry = deliveredAd.scheduler.now + Self.lifetime
    super.init()
    deliveredAd.delegate = self
    deliveredAd.connect()
  }

  deinit {
    deliveredAd.scheduler.deliver { [deliveredAd] in deliveredAd.release() }
  }

  /// All that happened to the request and the ad.
  public var eventLog: AdEventLog { deliveredAd.log }

  /// The adapter's side of the ad, while it is not released: what a conformance kit looks at.
  package var mediatedAd: (any NSObjectProtocol)? { deliveredAd.loadedAd?.ad.object }

  // MARK: Loading

  /// Loads an ad.
  ///
  /// - Parameters:
  ///   - adUnitID: the ad unit in the host's configuration.
  ///   - request: what the publisher says about the request.
  ///   - host: where configuration, adapters and time come from.
  ///   - log: receives an entry for everything that happens, even if no ad is loaded.
  ///   - completionHandler: called once, after this method has returned, with the ad or a ``RequestError``.
  public static func load(
    with adUnitID: String,
    request: Request?,
    host: MediationHost = .shared,
    log: AdEventLog = AdEventLog(),
    completionHandler: @escaping (Self?, (any Error)?) -> Void
  ) {
    _ = begin(adUnitID, request, host, log) { result in
      switch result {
      case .success(let ad): completionHandler(ad as? Self, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads an ad and waits for it. Cancelling the task cancels the request.
  ///
  /// - Throws: ``RequestError``.
  public static func load(
    with adUnitID: String,
    request: Request?,
    host: MediationHost = .shared
  ) async throws -> Self {
    let ad = try await PendingLoad.wait(on: host) {
      begin(adUnitID, request, host, AdEventLog(), completion: $0)
    }
    guard let ad = ad as? Self else {
      throw RequestError(.internalError, "The ad is of another class than was asked for.")
    }
    return ad
  }

  /// - Returns: the load, or nil when the request failed at once.
  private static func begin(
    _ adUnitID: String,
    _ request: Request?,
    _ host: MediationHost,
    _ log: AdEventLog,
    completion: @escaping (Result<FullScreenAd, any Error>) -> Void
  ) -> AdLoad? {
    let scheduler = host.platform.scheduler
    do {
      let context = try host.makeContext(adUnitID: adUnitID, format: format, request: request)
      let load = AdLoad(context, host: host, log: log) { outcome in
        switch outcome {
        case .failed(let error): completion(.failure(error))
        case .filled(let deliveredAd, let responseInfo):
          completion(.success(Self(deliveredAd, adUnitID: adUnitID, responseInfo: responseInfo, host: host)))
        }
      }
      scheduler.schedule(after: .zero) { load.start() }
      return load
    } catch {
      scheduler.schedule(after: .zero) { completion(.failure(error)) }
      return nil
    }
  }

  // MARK: Presenting

  /// Whether the ad can be presented.
  ///
  /// - Parameter viewController: who would present it; nil for the one in front.
  /// - Throws: ``PresentationError`` when it cannot.
  public func canPresent(from viewController: UIViewController?) throws {
    _ = try presenter(viewController)
  }

  private func presenter(_ viewController: UIViewController?) throws(PresentationError) -> UIViewController {
    guard case .loaded = presentation else { throw .alreadyUsed }
    guard deliveredAd.scheduler.now < expiry else { throw .expired }
    let candidate = viewController ?? UIApplication.frontViewController
    guard let candidate, candidate.viewIfLoaded?.window != nil, candidate.presentedViewController == nil
    else { throw .noViewController }
    return candidate
  }

  /// Asks the network to present the ad. What becomes of it goes to ``fullScreenContentDelegate``; why it cannot be
  /// presented, too.
  func startPresenting(from viewController: UIViewController?) {
    do {
      let presenter = try presenter(viewController)
      presentation = .requested(self)
      deliveredAd.present(from: presenter)
      deliveredAd.scheduler.schedule(after: MediationLimits.presentationTime, as: .deadline) { [weak self] in
        guard let self, !hasOpened else { return }
        if case .requested = presentation { presentation = .requested(nil) }
        didNotOpen()
      }
    } catch {
      deliveredAd.refusedToPresent(error)
      deliveredAd.scheduler.schedule(after: .zero) {
        self.fullScreenContentDelegate?.ad(self, didFailToPresentFullScreenContentWithError: error)
      }
    }
  }

  /// Whether the network has reported that it presents the ad.
  var hasOpened: Bool {
    switch presentation {
    case .open, .over(wasOpen: true): true
    case .loaded, .requested, .over(wasOpen: false): false
    }
  }

  /// The network has not reported in its time that it presents the ad.
  func didNotOpen() {}

  func forward(_ adEvent: MediationAdEvent) {
    let delegate = fullScreenContentDelegate
    switch adEvent {
    case .didRecordImpression: delegate?.adDidRecordImpression(self)
    case .didRecordClick: delegate?.adDidRecordClick(self)
    case .willPresentScreen:
      switch presentation {
      // A report from before the ad was presented opens nothing.
      case .loaded: break
      case .requested, .open: presentation = .open(self)
      case .over: presentation = .over(wasOpen: true)
      }
      delegate?.adWillPresentFullScreenContent(self)
    case .willDismissScreen: delegate?.adWillDismissFullScreenContent(self)
    case .didDismissScreen:
      close()
      delegate?.adDidDismissFullScreenContent(self)
    case .didFailToPresent(let failure):
      close()
      delegate?.ad(self, didFailToPresentFullScreenContentWithError: PresentationError.failed(failure))
    // Publishers have no words for these here; they stand in the log.
    case .willLeaveApplication, .didPlayVideo, .didPauseVideo, .didEndVideoPlayback, .didMuteVideo,
      .didUnmuteVideo, .didRewardUser:
      break
    }
  }

  func refusal(of adEvent: MediationAdEvent) -> AdAnomaly? { nil }

  /// Nothing keeps the ad on the screen any more. A report that came before the ad was presented ends nothing.
  private func close() {
    if case .loaded = presentation { return }
    presentation = .over(wasOpen: hasOpened)
  }
}

extension FullScreenAd: DeliveredAdDelegate {}
