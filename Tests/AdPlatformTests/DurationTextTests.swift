import AdPlatform
import Testing

@Suite("Times in reports")
struct DurationTextTests {
  @Test(
    "a length of time is in whole milliseconds, in groups of three digits",
    arguments: [
      (0, "0 ms"), (999, "999 ms"), (1234, "1,234 ms"), (10_163, "10,163 ms"), (-2500, "−2,500 ms"),
    ]
  )
  func length(milliseconds: Int, text: String) {
    #expect(Duration.milliseconds(milliseconds).inMilliseconds == text)
  }

  @Test(
    "a place in a film is as a player's clock shows it, with a sign before its beginning",
    arguments: [(0, "0:00"), (40, "0:00.04"), (3_723_500, "1:02:03.5"), (-10_000, "-0:10")]
  )
  func place(milliseconds: Int, text: String) {
    #expect(Duration.milliseconds(milliseconds).signedClock == text)
  }
}
