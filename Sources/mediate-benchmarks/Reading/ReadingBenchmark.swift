import AdPlatform
import Foundation
import VAST

/// How fast ad responses are read, beside a bare `XMLParser` pass over the same bytes.
struct ReadingBenchmark: Benchmark {
  private let rounds = 21
  /// The bytes that each side reads in a round, in whole documents.
  private let roundBytes = 1_000_000

  var title: String {
    "Reading ad responses, beside a bare XMLParser pass over the same bytes (medians of \(rounds) rounds)"
  }

  func run() throws -> [String] {
    let responses = [SampleResponse.inline, .pod(ads: 20), .playlist(breaks: 10)]
    return try responses.map { response in
      try check(response)
      let comparison = try Comparison(rounds: rounds, repetitions: roundBytes / response.data.count + 1) {
        _ = try AdDocument(data: response.data)
      } with: {
        try BarePass.run(over: response.data)
      }
      return line(response, comparison)
    }
  }

  /// Makes sure that what is measured reads everything.
  private func check(_ response: SampleResponse) throws {
    let document = try AdDocument(data: response.data)
    if let warning = document.warnings.first {
      throw WrongResult(description: "\(response.name): \(warning)")
    }
    let urls = document.urls
    guard urls.count == response.urls.count, urls.sorted() == response.urls.sorted() else {
      throw WrongResult(
        description: "\(response.name): \(response.urls.count) URLs were put in, and others came out"
      )
    }
  }

  private func line(_ response: SampleResponse, _ comparison: Comparison) -> String {
    let bytes = Double(response.data.count)
    func speed(_ time: Duration) -> String { String(format: "%6.1f MB/s", bytes / time.timeInterval / 1e6) }
    let name = response.name.padding(toLength: 28, withPad: " ", startingAt: 0)
    let size = String(format: "%6.1f KB", bytes / 1000)
    let ratio = String(format: "%.2f of it", comparison.relativeSpeed)
    return "\(name) \(size)  \(speed(comparison.time))  bare \(speed(comparison.baselineTime))  \(ratio)"
  }
}
