import AdPlatform
import Foundation
import HeadlessUIKit

/// One request: the auction if there are bidders, and then the waterfall.
///
/// A load that was started stays alive until it has ended.
@MainActor
final class AdLoad {
  /// How a request ended.
  enum Outcome {
    case filled(DeliveredAd, ResponseInfo)
    case failed(RequestError)
  }

  /// What a request keeps until it ends: what the publisher gave for it usually holds the ad.
  private struct Publisher {
    let rootViewController: UIViewController?
    let completion: (Outcome) -> Void
  }

  private enum State {
    case created(Publisher)
    case auction(Auctioneer, Publisher)
    case waterfall(Waterfall, Publisher)
    case ended
  }

  private let context: LoadContext
  private let host: MediationHost
  private let log: AdEventLog
  private var state: State

  /// - Parameters:
  ///   - rootViewController: passed to the adapters.
  ///   - completion: called once, unless the load was never started.
  init(
    _ context: LoadContext,
    rootViewController: UIViewController? = nil,
    host: MediationHost,
    log: AdEventLog,
    completion: @escaping (Outcome) -> Void
  ) {
    self.context = context
    self.host = host
    self.log = log
    state = .created(Publisher(rootViewController: rootViewController, completion: completion))
  }

  func start() {
    guard case .created(let publisher) = state else { return }
    guard context.sources.contains(where: { $0.kind == .bidding }) else {
      return startWaterfall(for: publisher, bids: [:], rejections: [:])
    }
    let auctioneer = Auctioneer(context, host: host, log: log) { auction in
      self.startWaterfall(for: publisher, bids: auction.bids, rejections: auction.rejections)
    }
    state = .auction(auctioneer, publisher)
    auctioneer.start()
  }

  private func startWaterfall(
    for publisher: Publisher,
    bids: [BidRequest.ID: Bid],
    rejections: [BidRequest.ID: any Error]
  ) {
    let report = WaterfallReport(
      context,
      ranking: SourceRanking(context.sources, bids: bids),
      rejections: rejections,
      log: log,
      scheduler: host.platform.scheduler
    )
    let waterfall = Waterfall(
      report,
      rootViewController: publisher.rootViewController,
      host: host,
      load: self
    )
    state = .waterfall(waterfall, publisher)
    waterfall.start()
  }

  func cancel() {
    switch state {
    case .created: end(.failed(.cancelled))
    case .auction(let auctioneer, _):
      auctioneer.cancel()
      end(.failed(.cancelled))
    case .waterfall(let waterfall, _): waterfall.cancel()
    case .ended: break
    }
  }

  func end(_ outcome: Outcome) {
    switch state {
    case .created(let publisher), .auction(_, let publisher), .waterfall(_, let publisher):
      state = .ended
      publisher.completion(outcome)
    case .ended: break
    }
  }
}
