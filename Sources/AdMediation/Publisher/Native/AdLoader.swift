import AdPlatform
public import Foundation
public import HeadlessUIKit

/// Loads native ads for an ad unit: what a publisher uses.
///
/// A load in progress keeps itself and its loader alive, so that each request has an outcome: an ad, or an error.
///
/// Mirrors `GADAdLoader`.
@preconcurrency
@MainActor
public final class AdLoader: NSObject {
  /// The ad unit in the host's configuration.
  public let adUnitID: String
  /// Told of each outcome of ``load(_:)``. A native ad goes to a ``NativeAdLoaderDelegate``.
  public weak var delegate: (any AdLoaderDelegate)?
  /// All that happened to the newest request.
  public private(set) var eventLog = AdEventLog()

  private let host: MediationHost
  private weak var rootViewController: UIViewController?
  private let adTypes: [AdLoaderAdType]
  private let anyAdTypes: [Any]
  private let options: [AdLoaderOptions]
  private var current: Pending?

  /// The request under way, and who waits for its result.
  private struct Pending {
    let load: AdLoad
    let completion: (AdLoader, Result<NativeAd, any Error>) -> Void
  }

  /// A loader for an ad unit.
  ///
  /// - Parameters:
  ///   - adUnitID: the ad unit in the host's configuration.
  ///   - rootViewController: presents what ads open; held weakly. Without it adapters get an empty one.
  ///   - adTypes: what to ask for.
  ///   - options: wishes that are passed on to the adapters.
  ///   - host: where configuration, adapters and time come from.
  public init(
    adUnitID: String,
    rootViewController: UIViewController?,
    adTypes: [AdLoaderAdType] = [.native],
    options: [AdLoaderOptions]? = nil,
    host: MediationHost = .shared
  ) {
    self.adUnitID = adUnitID
    self.rootViewController = rootViewController
    self.adTypes = adTypes
    anyAdTypes = adTypes
    self.options = options ?? []
    self.host = host
    super.init()
  }

  /// Whether a request is under way.
  public var isLoading: Bool { current != nil }

  /// The request under way: what a study looks at, to see that it does not stay.
  package var loadUnderWay: AnyObject? { current?.load }

  /// Asks for an ad. The outcome goes to ``delegate``, always after this method has returned.
  public func load(_ request: Request?) {
    begin(request) { loader, result in
      switch result {
      case .success(let ad):
        (loader.delegate as? any NativeAdLoaderDelegate)?.adLoader(loader, didReceive: ad)
      case .failure(let error):
        loader.delegate?.adLoader(loader, didFailToReceiveAdWithError: error)
      }
      loader.delegate?.adLoaderDidFinishLoading(loader)
    }
  }

  /// Asks for an ad and waits for it. Cancelling the task cancels the request.
  ///
  /// - Throws: ``RequestError``.
  public func load(with request: Request = Request()) async throws -> NativeAd {
    try await PendingLoad.wait(on: host) { completion in begin(request) { completion($1) } }
  }

  /// Ends the request under way with ``RequestError/Code/cancelled``. Does nothing when there is none.
  public func cancel() { current?.load.cancel() }

  /// - Returns: the load under way, or nil when the request failed at once.
  @discardableResult
  private func begin(
    _ request: Request?,
    completion: @escaping (AdLoader, Result<NativeAd, any Error>) -> Void
  ) -> AdLoad? {
    do {
      let context = try context(for: request)
      eventLog = AdEventLog()
      let load = AdLoad(context, rootViewController: rootViewController, host: host, log: eventLog) {
        self.ended($0)
      }
      current = Pending(load: load, completion: completion)
      host.platform.scheduler.schedule(after: .zero) { load.start() }
      return load
    } catch {
      host.platform.scheduler.schedule(after: .zero) { completion(self, .failure(error)) }
      return nil
    }
  }

  private func context(for request: Request?) throws(RequestError) -> LoadContext {
    guard current == nil else { throw .loadInProgress }
    guard adTypes.contains(.native) else { throw .noKnownAdType }
    var context = try host.makeContext(adUnitID: adUnitID, format: .native, request: request)
    context.adTypes = adTypes
    context.anyAdTypes = anyAdTypes
    context.options = options
    return context
  }

  private func ended(_ outcome: AdLoad.Outcome) {
    let completion = current?.completion
    current = nil
    completion?(self, result(of: outcome))
  }

  private func result(of outcome: AdLoad.Outcome) -> Result<NativeAd, any Error> {
    switch outcome {
    case .failed(let error):
      return .failure(error)
    case .filled(let deliveredAd, let responseInfo):
      let ad = NativeAd(
        deliveredAd: deliveredAd,
        responseInfo: responseInfo,
        options: options,
        rootViewController: rootViewController
      )
      return .success(ad)
    }
  }
}
