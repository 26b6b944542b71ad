import AdMediation
import Foundation

/// An exchange that does what it is told; unless told otherwise, all bidders bid.
@MainActor
final class ScriptedExchange: BidExchange {
  var answer: ([BidRequest], @escaping @MainActor ([Bid]) -> Void) -> Void = { requests, completion in
    completion(requests.map { ScriptedExchange.bid($0) })
  }
  private(set) var requests: [BidRequest] = []

  func requestBids(_ requests: [BidRequest], completionHandler: @escaping @MainActor ([Bid]) -> Void) {
    self.requests += requests
    answer(requests, completionHandler)
  }

  nonisolated static func bid(_ request: BidRequest) -> Bid {
    Bid(
      bidder: request.id,
      className: request.className,
      response: "response to \(request.signals)",
      watermark: Data("watermark".utf8)
    )
  }
}
