import Testing
import WaterfallStudy

@Suite("The difference of two studies")
struct StudyDifferenceTests {
  private let configuration = StudyConfiguration(sources: [SampleStudy.certain()])

  /// A part of a hundred requests, of which so many are filled after so many milliseconds.
  private func part(fills: Int, after milliseconds: Int = 100) -> StudyResult {
    var result = StudyResult(sourceCount: 1)
    result.requests = 100
    result.sources[0].asked = 100
    result.sources[0].filled = fills
    result.sources[0].impressions = fills
    result.latency.add(milliseconds: milliseconds, count: fills)
    return result
  }

  private func differences(_ one: [StudyResult], _ two: [StudyResult]) -> [StudyDifference.Figure:
    StudyDifference]
  {
    let all = StudyDifference.all((configuration, one), (configuration, two))
    return Dictionary(uniqueKeysWithValues: all.map { ($0.figure, $0) })
  }

  @Test("has no width where all parts differ alike")
  func alike() throws {
    let differences = differences(
      (0..<20).map { part(fills: 40 + $0) },
      (0..<20).map { part(fills: 45 + $0, after: 90) }
    )
    let fill = try #require(differences[.fillRate])
    #expect(abs(fill.difference - 0.05) < 1e-12)
    let interval = try #require(fill.interval)
    #expect(interval.upperBound - interval.lowerBound < 1e-12)
    #expect(differences[.p50Milliseconds]?.difference == -10)
  }

  @Test("is as wide as Student's distribution says")
  func width() throws {
    // Half of the parts gain 10 points and half none: the deviation of their mean is 5 points through the root of 19.
    let one = (0..<20).map { _ in part(fills: 50) }
    let two = (0..<20).map { part(fills: $0.isMultiple(of: 2) ? 50 : 60) }
    let fill = try #require(differences(one, two)[.fillRate])
    let interval = try #require(fill.interval)
    #expect(abs(interval.upperBound - (0.05 + 2.093024 * 0.05 / 19.0.squareRoot())) < 1e-6)
    #expect(abs(interval.lowerBound - (0.05 - 2.093024 * 0.05 / 19.0.squareRoot())) < 1e-6)
  }

  @Test("has no interval of too few requests")
  func tooFew() {
    let parts = (0..<20).map { _ in part(fills: 50) }
    #expect(differences(parts, parts)[.p90Milliseconds]?.interval != nil)
    #expect(differences(parts, parts)[.p99Milliseconds]?.interval == nil)
    let few = Array(parts.prefix(7))
    #expect(differences(few, few)[.fillRate]?.interval == nil)
  }

  @Test("leaves out the latency where nothing was filled")
  func nothing() {
    let none = (0..<20).map { _ in part(fills: 0) }
    let differences = differences(none, none)
    #expect(differences[.p50Milliseconds] == nil)
    #expect(differences[.fillRate]?.difference == 0)
  }
}

@Suite("The change from one waterfall to another")
struct StudyChangeTests {
  private func waterfall(_ labels: String...) -> StudyConfiguration {
    StudyConfiguration(sources: labels.map { SampleStudy.certain(label: $0) })
  }

  @Test("of neighbours that changed places is that one moved up")
  func move() {
    let change = StudyChange(from: waterfall("A", "B", "C"), to: waterfall("A", "C", "B"))
    #expect(change == .moved(label: "C", from: 3, to: 2))
  }

  @Test("over several places names the source that moved")
  func farMove() {
    #expect(
      StudyChange(from: waterfall("A", "B", "C"), to: waterfall("C", "A", "B"))
        == .moved(label: "C", from: 3, to: 1)
    )
    #expect(
      StudyChange(from: waterfall("A", "B", "C"), to: waterfall("B", "C", "A"))
        == .moved(label: "A", from: 1, to: 3)
    )
  }

  @Test("may be a source more, a source less, or other figures of one")
  func others() {
    #expect(StudyChange(from: waterfall("A"), to: waterfall("A", "B")) == .added(label: "B"))
    #expect(StudyChange(from: waterfall("A", "B"), to: waterfall("B")) == .removed(label: "A"))
    var faster = waterfall("A", "B")
    faster.sources[1].timeout = .milliseconds(500)
    #expect(StudyChange(from: waterfall("A", "B"), to: faster) == .changed(label: "B"))
  }

  @Test("is not named where it is nothing, or more than one thing")
  func several() {
    #expect(StudyChange(from: waterfall("A", "B"), to: waterfall("A", "B")) == nil)
    #expect(StudyChange(from: waterfall("A", "B", "C"), to: waterfall("C", "B", "A")) == nil)
  }
}
