import AdPlatform
import Foundation

/// Asks the network for one ad at a time, for the loaders of all formats.
///
/// Time runs on the scheduler of `Platform.current`, and ads come from ``SampleInventory/current``, both as they are
/// at the call, or from the ``SampleTestNetwork`` of that ad unit.
@MainActor
final class SampleFetcher {
  private(set) var isFetching = false

  /// - Parameter answer: called later, never before this returns, and kept until the last answer.
  func fetch(
    _ options: SampleRequestOptions,
    forUnit adUnitID: String?,
    answer: @escaping @MainActor (Result<SampleServedAd, SampleErrorCode>) -> Void
  ) {
    let scheduler = Platform.current.scheduler
    guard !isFetching else {
      scheduler.schedule(after: .zero) { answer(.failure(.badRequest)) }
      return
    }
    isFetching = true
    let testNetwork = SampleTestNetwork.find(adUnitID)
    let exchange =
      testNetwork?.exchange(for: options, of: self)
      ?? SampleInventory.current.exchange(forUnit: adUnitID, options: options)
    for (position, reply) in exchange.answers.enumerated() {
      scheduler.schedule(after: exchange.delay(ofAnswer: position)) {
        // The first answer ends the fetch; what a faulty unit sends after it is passed on like any other.
        if position == 0 { self.isFetching = false }
        switch reply {
        case .error(let code): answer(.failure(code))
        case .fill(let creative):
          let ad = SampleServedAd(
            creative: creative,
            options: options,
            scheduler: scheduler,
            testNetwork: testNetwork
          )
          testNetwork?.delivers(ad)
          answer(.success(ad))
        }
      }
    }
  }
}
