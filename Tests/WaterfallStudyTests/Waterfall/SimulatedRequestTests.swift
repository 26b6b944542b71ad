import AdMediation
import Testing

@testable import WaterfallStudy

@Suite("One request of a study")
struct SimulatedRequestTests {
  private var loading: SimulatedRequest {
    var request = SimulatedRequest()
    #expect(request.handle(.arrived, at: .seconds(5)) == [.load])
    return request
  }

  @Test("with an ad is shown, waited for, tapped, put away and counted")
  func filled() {
    var request = loading
    let attempts: [SimulatedRequest.Attempt] = [
      .init(source: 0, outcome: .failed), .init(source: 1, outcome: .filled),
    ]
    #expect(request.handle(.ended(attempts), at: .seconds(7)) == [.show, .wait])
    #expect(request.handle(.impression, at: .seconds(7)).isEmpty)
    #expect(request.handle(.timeOver, at: .seconds(8)) == [.tap, .putAway, .count])
    #expect(request.handle(.click, at: .seconds(8)).isEmpty)
    #expect(request.counts.winner == 1)
    #expect(request.counts.latency == .seconds(2))
    #expect(request.counts.impressions == 1)
    #expect(request.counts.clicks == 1)
  }

  @Test("counts clicks while the ad is shown and after the last tap, and no impression then")
  func clicks() {
    var request = loading
    _ = request.handle(.ended([.init(source: 0, outcome: .filled)]), at: .seconds(6))
    _ = request.handle(.click, at: .seconds(6))
    _ = request.handle(.timeOver, at: .seconds(7))
    _ = request.handle(.click, at: .seconds(7))
    _ = request.handle(.impression, at: .seconds(7))
    #expect(request.counts.clicks == 2 && request.counts.impressions == 0)
    #expect(request.handle(.timeOver, at: .seconds(8)).isEmpty)
  }

  @Test("without an ad is waited for and counted")
  func empty() {
    var request = loading
    #expect(request.handle(.ended([.init(source: 0, outcome: .timedOut)]), at: .seconds(9)) == [.wait])
    #expect(request.handle(.impression, at: .seconds(9)).isEmpty)
    #expect(request.handle(.timeOver, at: .seconds(10)) == [.count])
    #expect(
      request.handle(.timeOver, at: .seconds(11)).isEmpty
        && request.handle(.arrived, at: .seconds(11)).isEmpty
    )
    #expect(request.counts.latency == nil)
    #expect(request.counts.winner == nil)
    #expect(request.counts.impressions == 0)
  }

  @Test("is counted once, and has one outcome")
  func once() {
    var request = loading
    #expect(request.handle(.arrived, at: .zero).isEmpty)
    #expect(request.handle(.timeOver, at: .zero).isEmpty)
    _ = request.handle(.ended([.init(source: 0, outcome: .filled)]), at: .seconds(6))
    #expect(request.handle(.ended([]), at: .seconds(6)).isEmpty)
    #expect(request.counts.winner == 0)
    _ = request.handle(.timeOver, at: .seconds(7))
    #expect(request.handle(.timeOver, at: .seconds(8)).isEmpty)
    #expect(request.handle(.ended([]), at: .seconds(8)).isEmpty)
  }
}
