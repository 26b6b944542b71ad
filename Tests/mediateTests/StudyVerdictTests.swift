import Testing

@testable import MediateCommands
@testable import WaterfallStudy

@Suite("The verdict of a comparison")
struct StudyVerdictTests {
  private func difference(
    _ figure: StudyDifference.Figure,
    _ first: Double,
    _ second: Double,
    plusMinus width: Double?
  ) -> StudyDifference {
    let difference = second - first
    return StudyDifference(
      figure: figure,
      first: first,
      second: second,
      interval: width.map { difference - $0...difference + $0 }
    )
  }

  @Test("names what is clearly better and what is clearly worse, and what stays the same")
  func clear() {
    let differences = [
      difference(.fillRate, 0.98, 0.98, plusMinus: 0), difference(.p50Milliseconds, 809, 640, plusMinus: 18),
      difference(.revenuePerThousandRequests, 2.531, 2.132, plusMinus: 0.03),
    ]
    #expect(differences.verdict == "Faster (p50 −21 %) but earns 16 % less; the same fill rate.")
  }

  @Test("does not name a difference that may be zero")
  func unclear() {
    let differences = [
      difference(.fillRate, 0.9, 0.95, plusMinus: 0.01),
      difference(.p50Milliseconds, 800, 790, plusMinus: 18),
      difference(.revenuePerThousandRequests, 2, 2.1, plusMinus: 0.02),
    ]
    #expect(
      differences.verdict
        == "Earns 5.0 % more and fills 5.00 points more; no clear difference of the p50."
    )
  }

  @Test("takes a later percentile, or the wait, where the median does not change")
  func tail() {
    let median = difference(.p50Milliseconds, 800, 800, plusMinus: 0)
    #expect(
      [median, difference(.p99Milliseconds, 5000, 10_000, plusMinus: 100)].verdict == "Slower (p99 +100 %)."
    )
    #expect(
      [median, difference(.waitMillisecondsPerRequest, 100, 90, plusMinus: 1)].verdict == "Waits less (10 %)."
    )
  }

  @Test("says so where these requests show no difference", arguments: [nil, 20.0])
  func nothing(width: Double?) {
    let differences = [difference(.p50Milliseconds, 800, 790, plusMinus: width)]
    #expect(differences.verdict == "No difference that these requests can show.")
  }

  @Test("says so where everything is the same")
  func same() {
    #expect([difference(.p50Milliseconds, 800, 800, plusMinus: 0)].verdict == "No difference at all.")
  }

  @Test("rounds a difference as a reader does who subtracts the values as they are written")
  func rounding() {
    let attempts = difference(.attemptsPerRequest, 2.5075, 2.283, plusMinus: 0.01)
    #expect(
      attempts.figure.text(attempts.first) == "2.508" && attempts.figure.text(attempts.second) == "2.283"
    )
    #expect(attempts.number == "−0.225" && attempts.amount == "0.225")
    #expect(attempts.sentence(about: nil).contains("saves 0.225 attempts per request"))
  }
}
