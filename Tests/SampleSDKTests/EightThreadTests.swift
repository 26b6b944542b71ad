import AdPlatform
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import SampleSDK

/// What the SDK offers to any thread, on eight at once.
@MainActor
@Suite("The SDK on eight threads")
struct EightThreadTests {
  let bench = Bench()

  @Test("starts for everybody who asks, and answers each once on the main actor")
  func starting() async {
    let each = 200
    let scheduler = bench.scheduler
    let platform = Platform(scheduler: scheduler, httpClient: SampleHTTPClient(scheduler: scheduler))
    let answers = Answers()
    await run { _ in
      Platform.$current.withValue(platform) {
        for number in 0..<each {
          let units = number.isMultiple(of: 2) ? ["sample-content"] : ["sample-content", "no such unit"]
          SampleAds.initialize(adUnitIDs: units) { answers.add($0) }
        }
      }
    }
    scheduler.run()
    #expect(answers.errors.count == 8 * each)
    #expect(answers.errors.allSatisfy { $0 == nil })
  }

  @Test("collects the same signals and bids the same on every thread")
  func bidding() async {
    let found = Mutex<[String?: Int]>([:])
    let each = 50
    await run { _ in
      for _ in 0..<each {
        SampleBidder.collectSignals(forUnits: ["sample-rewarded"], format: .rewarded) { result in
          let signals = (try? result.get()) ?? ""
          let bid = SampleBidServer.bid(signals: signals, adUnitID: "sample-rewarded", inventory: .bundled)
          found.withLock { $0[bid, default: 0] += 1 }
        }
      }
    }
    let bids = found.withLock { $0 }
    #expect(bids.count == 1)
    #expect(bids.keys.first?.map { $0.isEmpty } == false)
    #expect(bids.values.first == 8 * each)
  }

  @Test("counts what a test network is asked for, all of it")
  func counting() async {
    let signals = SampleTestSignals(adUnitID: "eight-threads")
    let each = 500
    let answered = Mutex(0)
    await run { thread in
      for _ in 0..<each {
        SampleBidder.collectSignals(forUnits: ["eight-threads"], format: .rewarded) { _ in
          answered.withLock { $0 += 1 }
        }
        if thread == 0 { signals.answer = .text("signals") }
      }
    }
    #expect(signals.count == 8 * each)
    #expect(answered.withLock { $0 } == 8 * each)
  }

  @MainActor
  private final class Answers {
    private(set) var errors: [SampleSetUpError?] = []
    func add(_ error: SampleSetUpError?) { errors.append(error) }
  }

  /// Calls `work` with each number from 0 to 7 on a thread of its own, all released at once, and waits for all of them.
  private func run(_ work: @escaping @Sendable (_ thread: Int) -> Void) async {
    let start = DispatchSemaphore(value: 0)
    let end = DispatchGroup()
    for thread in 0..<8 {
      end.enter()
      Thread {
        start.wait()
        work(thread)
        end.leave()
      }.start()
    }
    for _ in 0..<8 { start.signal() }
    await withCheckedContinuation { continuation in
      end.notify(queue: .global()) { @Sendable in continuation.resume() }
    }
  }
}
