import AdMediation
import Foundation
import Testing
import WaterfallStudy

@Suite("A histogram of latencies")
struct LatencyHistogramTests {
  private func histogram(_ latencies: some Sequence<Int>) -> LatencyHistogram {
    latencies.reduce(into: LatencyHistogram()) { $0.add(milliseconds: $1) }
  }

  @Test("has percentiles that are latencies of requests")
  func percentiles() {
    let hundred = histogram((1...100).map { $0 * 10 })
    for (thousandths, latency) in [(500, 500), (900, 900), (990, 990), (991, 1_000), (1, 10), (1000, 1_000)] {
      #expect(hundred.percentile(thousandths: thousandths) == latency)
    }
    let two = histogram([5, 900])
    #expect(two.percentile(thousandths: 500) == 5)
    #expect(two.percentile(thousandths: 501) == 900)
    #expect(two.longest == 900)
    #expect(histogram([7]).percentile(thousandths: 500) == 7)
    #expect(LatencyHistogram().percentile(thousandths: 500) == nil)
  }

  @Test("has a curve of few points that ends at all latencies")
  func curve() throws {
    let curve = histogram(1...100_000).curve
    #expect(curve.count <= 212)
    #expect(curve.first?.count == 1)
    #expect(try #require(curve.last) == (100_000, 100_000))
    #expect(
      zip(curve, curve.dropFirst()).allSatisfy { $0.milliseconds < $1.milliseconds && $0.count < $1.count }
    )
    #expect(histogram([5, 5, 900]).curve.map(\.count) == [2, 3])
    #expect(LatencyHistogram().curve.isEmpty)
  }

  @Test("is read up to its limits")
  func limits() throws {
    func read(_ json: String) throws -> LatencyHistogram {
      try JSONDecoder().decode(LatencyHistogram.self, from: Data(json.utf8))
    }
    let most = StudyLimits.maximumRequests
    #expect(try read("{\"0\": \(most)}").total == most)
    for json in ["{\"-1\": 1}", "{\"0\": 0}", "{\"0\": \(most + 1)}", "{\"01\": 1}"] {
      #expect(throws: ConfigurationError.self, "\(json)") { try read(json) }
    }
  }

  @Test("adds up to the same, in any order")
  func merge() {
    let parts = [histogram([1, 2, 2]), histogram([2, 3]), LatencyHistogram()]
    let whole = histogram([1, 2, 2, 2, 3])
    for order in [parts, parts.reversed()] {
      #expect(order.reduce(into: LatencyHistogram()) { $0.merge($1) } == whole)
    }
    #expect(whole.total == 5)
  }
}
