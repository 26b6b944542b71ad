import AdPlatform
import Foundation
import VAST

/// How fast ad responses are read, beside a bare `XMLParser` pass over the same bytes.
struct ReadingBenchmark: Benchmark {
  let name = "reading"
  let title = "Ad responses read, beside a bare `XMLParser` pass over the same bytes"

  private let rounds = 21
  /// The bytes that each side reads in a round, in whole documents.
  private let roundBytes = 1_000_000

  func run(with meter: Meter) throws -> [Measurement] {
    try [SampleResponse.inline, .pod(ads: 20), .playlist(breaks: 10)].map { response in
      try check(response)
      let repetitions = roundBytes / response.data.count + 1
      let contest = try SideBySide(
        rounds: rounds,
        [
          .init(name: "bare", repetitions: repetitions) { try BarePass.run(over: response.data) },
          .init(name: "read", repetitions: repetitions) { _ = try AdDocument(data: response.data) },
        ]
      )
      let bytes = Double(response.data.count)
      return Measurement(
        name: "\(response.name), \(response.data.count / 1000) KB",
        unit: .bytesPerSecond,
        spread: contest.time(of: 1).map { bytes / $0 * 1e9 },
        beside: contest.compare(1, with: 0).map {
          .init(yardstick: "the time of a bare pass", spread: $0)
        }
      )
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
}
