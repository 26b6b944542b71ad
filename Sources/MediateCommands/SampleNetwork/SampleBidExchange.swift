import AdMediation
import AdPlatform
import Foundation
import SampleSDK

/// Puts bidders' signals to the sample network's bid server, and gives every bid a watermark.
@MainActor
final class SampleBidExchange: BidExchange {
  private let scheduler: any Scheduler

  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  func requestBids(
    _ requests: [BidRequest],
    completionHandler: @escaping @MainActor ([Bid]) -> Void
  ) {
    let bids = requests.compactMap { request in
      SampleBidServer.bid(signals: request.signals, adUnitID: request.parameter).map {
        Bid(bidder: request.id, className: request.className, response: $0, watermark: Self.watermark)
      }
    }
    scheduler.schedule(after: Self.latency) { completionHandler(bids) }
  }

  /// As long as a server nearby takes.
  private static let latency: Duration = .milliseconds(60)

  /// A PNG of one transparent pixel.
  private static let watermark = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII="
  )
}
