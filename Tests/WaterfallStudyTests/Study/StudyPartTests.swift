import AdMediation
import Foundation
import Testing
import WaterfallStudy

@Suite("A part of a study")
struct StudyPartTests {
  /// A part whose counts are made up: all requests filled by the first source.
  private func part(_ range: Range<Int>, seed: Int = 1, total: Int = 100, summary: String? = nil) -> StudyPart
  {
    var configuration = SampleStudy.configuration
    configuration.summary = summary
    var result = StudyResult(sourceCount: 3)
    result.requests = range.count
    result.sources[0].asked = range.count
    result.sources[0].filled = range.count
    result.sources[0].impressions = range.count
    for request in range { result.latency.add(milliseconds: 100 + request % 7) }
    return StudyPart(
      configuration: configuration,
      seed: seed,
      totalRequests: total,
      range: range,
      result: result
    )
  }

  @Test("is one of equal ranges, which are the whole", arguments: [1, 2, 3, 7, 99, 100, 101, 250])
  func ranges(_ count: Int) {
    let ranges = (1...count).map { StudyPart.range(of: $0, in: count, requests: 100) }
    #expect(ranges.flatMap { Array($0) } == Array(0..<100))
    #expect(ranges.allSatisfy { abs($0.count - 100 / count) <= 1 })
  }

  @Test("adds up in any order, and joins ranges that meet")
  func merge() throws {
    var one = part(0..<30)
    try one.merge(part(60..<100))
    #expect(one.ranges == [0..<30, 60..<100])
    #expect(one.missing == [30..<60])
    var other = part(60..<100)
    try other.merge(part(0..<30))
    #expect(one == other)
    try one.merge(part(30..<60))
    #expect(one == part(0..<100))
    #expect(one.isComplete)
    try one.merge(part(5..<5))
    #expect(one == part(0..<100))
  }

  @Test("takes the same summary, whichever part comes first")
  func summaries() throws {
    var one = part(0..<50, summary: "a")
    try one.merge(part(50..<100))
    var other = part(50..<100)
    try other.merge(part(0..<50, summary: "a"))
    #expect(one == other)
  }

  @Test("of another study is refused")
  func refused() {
    var one = part(0..<50)
    #expect(throws: StudyPart.MergeError.otherSeed(1, 2)) { try one.merge(part(50..<100, seed: 2)) }
    #expect(throws: StudyPart.MergeError.otherCount(100, 101)) {
      try one.merge(part(50..<100, total: 101))
    }
    #expect(throws: StudyPart.MergeError.twice(40..<50)) { try one.merge(part(40..<60)) }
    var other = part(50..<100)
    other.configuration.sources[0].timeout = .seconds(9)
    #expect {
      try one.merge(other)
    } throws: {
      if case StudyPart.MergeError.otherConfiguration = $0 { true } else { false }
    }
    #expect(one == part(0..<50))
  }

  @Test("is read as it is written")
  func roundTrip() throws {
    let part = part(20..<60)
    #expect(try StudyPart(json: JSONEncoder().encode(part)) == part)
  }

  @Test(
    "whose numbers cannot be is refused",
    arguments: [
      (#""asked":40"#, #""asked":41"#, "result: the counts do not add up"),
      (#""filled":40"#, #""filled":39"#, "result: the counts do not add up"),
      (#""impressions":40"#, #""impressions":41"#, "result: the counts do not add up"),
      (#""requests":40"#, #""requests":39"#, "result: the counts do not add up"),
      (#""timedOut":0"#, #""timedOut":-1"#, "result: the counts do not add up"),
      (#""clicks":0"#, #""clicks":9000000000000000000"#, "result: the counts do not add up"),
      (#""101":6"#, #""101":5"#, "result: the counts do not add up"),
      (#""101":6"#, #""101":0"#, "result.latency: not counts by whole milliseconds"),
      (#""101":6"#, #""+101":6"#, "result.latency: not counts by whole milliseconds"),
      (#""101":6"#, #""101":9000000000000000000"#, "result.latency: not counts by whole milliseconds"),
      ("[20,60]", "[60,20]", "ranges: not pairs of requests in order"),
      ("[20,60]", "[20,160]", "ranges: not pairs of requests in order"),
      ("[20,60]", "[20,40],[40,60]", "ranges: not pairs of requests in order"),
      (#""totalRequests":100"#, #""totalRequests":-1"#, "totalRequests: -1 is not a valid count of requests"),
      (#""label":"Premium""#, #""label":"Other""#, "fingerprint: not that of the configuration"),
      (
        #""fingerprint""#, #""finger""#,
        "not the result of a study; take the file as mediate simulate --json wrote it"
      ),
    ]
  )
  func damaged(_ old: String, _ new: String, _ message: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = String(decoding: try encoder.encode(part(20..<60)), as: UTF8.self)
    try #require(json.contains(old))
    let damaged = json.replacing(old, with: new, maxReplacements: 1)
    #expect { try StudyPart(json: Data(damaged.utf8)) } throws: { error in
      let text = (error as? ConfigurationError)?.description ?? ""
      if !text.hasPrefix(message) { Issue.record("got: \(text)") }
      return text.hasPrefix(message)
    }
  }
}
