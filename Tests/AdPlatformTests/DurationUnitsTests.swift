import AdPlatform
import Foundation
import Testing

@Suite("Units of time")
struct DurationUnitsTests {
  @Test("seconds go both ways", arguments: [0, 0.001, 2.5, -3, 86_400])
  func roundTrip(seconds: TimeInterval) {
    #expect(Duration(timeInterval: seconds).timeInterval == seconds)
    #expect(Duration(timeInterval: seconds).milliseconds == seconds * 1000)
  }

  @Test("what is not a time, or too much of it, does not trap")
  func hostile() {
    #expect(Duration(timeInterval: .nan) == .zero)
    #expect(Duration(timeInterval: .infinity) == .seconds(100 * 366 * 24 * 3600))
    #expect(Duration(timeInterval: -1e300) == .seconds(-100 * 366 * 24 * 3600))
  }
}
