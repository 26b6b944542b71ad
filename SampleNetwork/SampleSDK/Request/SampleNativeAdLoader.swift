import AdPlatform
public import Foundation

/// Fetches native ads of one ad unit from the network.
///
/// The app, or an adapter, sets ``adUnitID`` and ``delegate`` and calls ``fetchAd(_:)``. It need not keep the
/// loader: until its last answer the network does. A unit that never answers keeps nothing.
@preconcurrency
@MainActor
public final class SampleNativeAdLoader: NSObject {
  /// The ad unit to fetch from, such as `sample-content`; see ``SampleInventory/bundled`` for those that exist.
  public var adUnitID: String?

  /// Gets the answer. Read when the answer arrives, so it may be set after ``fetchAd(_:)``.
  public weak var delegate: (any SampleNativeAdLoaderDelegate)?

  private(set) var isFetching = false

  /// A loader without an ad unit yet.
  public override init() { super.init() }

  /// Asks for an ad. The delegate gets the answer later, never before this returns.
  ///
  /// Time runs on the scheduler of `Platform.current`, and ads come from ``SampleInventory/current``, both as
  /// they are now, or from the ``SampleTestNetwork`` of that ad unit. A fetch while another one is under way is answered with ``SampleErrorCode/badRequest``, and
  /// the other one goes on; a missing, empty or unknown ad unit ID gets the same code.
  public func fetchAd(_ request: SampleNativeAdRequest) {
    let scheduler = Platform.current.scheduler
    guard !isFetching else {
      scheduler.schedule(after: .zero) { self.deliver(.error(.badRequest)) }
      return
    }
    isFetching = true
    let testNetwork = SampleTestNetwork.find(adUnitID)
    let fetch = SampleFetch(
      options: request.options,
      exchange: testNetwork?.exchange(for: request.options, of: self)
        ?? SampleInventory.current.exchange(forUnit: adUnitID),
      scheduler: scheduler,
      testNetwork: testNetwork
    )
    for (position, answer) in fetch.exchange.answers.enumerated() {
      scheduler.schedule(after: fetch.exchange.delay(ofAnswer: position)) {
        // The first answer ends the fetch; what a faulty unit sends after it is passed on like any other.
        if position == 0 { self.isFetching = false }
        self.deliver(fetch.outcome(of: answer))
      }
    }
  }

  private func deliver(_ outcome: SampleFetch.Outcome) {
    switch outcome {
    case .ad(let ad): delegate?.adLoader(self, didReceive: ad)
    case .error(let code): delegate?.adLoader(self, didFailToLoadAdWith: code)
    }
  }
}

/// One question to the network and what it will answer.
@MainActor
private struct SampleFetch {
  enum Outcome {
    case ad(SampleNativeAd)
    case error(SampleErrorCode)
  }

  var options: SampleRequestOptions
  var exchange: SampleExchange
  var scheduler: any Scheduler
  /// The network that was asked, unless it is the one of the inventory.
  var testNetwork: SampleTestNetwork?

  func outcome(of answer: SampleExchange.Answer) -> Outcome {
    switch answer {
    case .error(let code): .error(code)
    case .fill(let creative): .ad(ad(with: creative))
    }
  }

  private func ad(with creative: SampleCreative) -> SampleNativeAd {
    let ad = SampleNativeAd(
      creative: creative,
      options: options,
      scheduler: scheduler,
      library: testNetwork?.imageLibrary ?? .bundled
    )
    testNetwork?.delivers(ad)
    return ad
  }
}
