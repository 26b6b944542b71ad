import Foundation
import HeadlessAVFoundation
import Testing

@Suite("A media time")
struct CMTimeTests {
  static let sums: [(CMTime, CMTime, CMTime)] = [
    (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 3), CMTime(value: 5, timescale: 6)),
    (CMTime(value: 1, timescale: 600), CMTime(value: -2, timescale: 600), CMTime(value: -1, timescale: 600)),
    (.zero, .indefinite, .indefinite),
    (.indefinite, .positiveInfinity, .positiveInfinity),
    (.negativeInfinity, .zero, .negativeInfinity),
    (.positiveInfinity, .negativeInfinity, .invalid),
    (.zero, .invalid, .invalid),
    (CMTime(value: .max, timescale: 1), CMTime(value: .max, timescale: 1), .positiveInfinity),
    (CMTime(value: .min, timescale: 1), CMTime(value: .min, timescale: 1), .negativeInfinity),
  ]

  @Test("is added as Core Media adds", arguments: sums)
  func adds(a: CMTime, b: CMTime, sum: CMTime) {
    #expect(a + b == sum)
    #expect(b + a == sum)
    #expect((a + b).timescale == sum.timescale)
  }

  @Test("takes the least common time scale, or the largest there is, and says that it was rounded")
  func roundsSums() {
    let odd = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_646)
    #expect(odd.timescale == .max)
    #expect(odd.value == 2)
    #expect(odd.hasBeenRounded)
    #expect((odd - odd).hasBeenRounded)
    let long = CMTime(value: .max, timescale: 600) + CMTime(value: .max, timescale: 600)
    #expect(long.timescale == 300)
    #expect(long.isNumeric)
  }

  @Test("is subtracted with the infinities turned round")
  func subtracts() {
    #expect(CMTime.zero - .positiveInfinity == .negativeInfinity)
    #expect(CMTime.positiveInfinity - .negativeInfinity == .positiveInfinity)
    #expect(CMTime.positiveInfinity - .positiveInfinity == .invalid)
    #expect(CMTime(value: 3, timescale: 2) - CMTime(value: 1, timescale: 2) == CMTime(value: 1, timescale: 1))
  }

  @Test("is ordered: −∞, numbers, indefinite, +∞, invalid")
  func orders() {
    let ordered: [CMTime] = [
      .negativeInfinity, CMTime(value: .min, timescale: 1), CMTime(value: 1, timescale: 3),
      CMTime(value: 334, timescale: 1000), CMTime(value: .max, timescale: 1), .indefinite, .positiveInfinity,
      .invalid,
    ]
    for (index, time) in ordered.enumerated() {
      for (other, later) in ordered.enumerated() {
        #expect(CMTimeCompare(time, later) == Int32((index - other).signum()))
      }
    }
  }

  @Test("is equal to itself in another time scale, and hashes alike")
  func equals() {
    let halves = [CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)]
    #expect(halves[0] == halves[1])
    #expect(Set(halves).count == 1)
    #expect(CMTime.invalid == CMTime())
  }

  @Test("comes from seconds, however odd")
  func fromSeconds() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTime(value: 900, timescale: 600))
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).hasBeenRounded == false)
    #expect(CMTime(seconds: 0.1, preferredTimescale: 3).hasBeenRounded)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600) == .negativeInfinity)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
    let long = CMTime(seconds: 1e17, preferredTimescale: 600)
    #expect(long.seconds == 1e17)
    #expect(long.timescale < 600)
  }

  @Test("tells its seconds, or that it has none")
  func seconds() {
    #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTimeGetSeconds(.invalid).isNaN)
  }

  @Test(
    "is brought into another time scale by each method",
    arguments: [
      (CMTimeRoundingMethod.roundHalfAwayFromZero, 2 as Int64, -2 as Int64), (.roundTowardZero, 1, -1),
      (.roundAwayFromZero, 2, -2), (.roundTowardPositiveInfinity, 2, -1),
      (.roundTowardNegativeInfinity, 1, -2),
      (.quickTime, 1, -1),
    ]
  )
  func converts(method: CMTimeRoundingMethod, up: Int64, down: Int64) {
    #expect(CMTime(value: 3, timescale: 2).convertScale(1, method: method).value == up)
    #expect(CMTime(value: -3, timescale: 2).convertScale(1, method: method).value == down)
  }

  @Test("is multiplied")
  func multiplies() {
    let time = CMTime(value: 3, timescale: 2)
    #expect(CMTimeMultiply(time, multiplier: -2) == CMTime(value: -3, timescale: 1))
    #expect(CMTimeMultiplyByFloat64(time, multiplier: 1.0 / 3) == CMTime(value: 1, timescale: 2))
    #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1) == .negativeInfinity)
    #expect(CMTimeMultiplyByFloat64(time, multiplier: .nan) == .invalid)
  }

  @Test(
    "goes into an object and comes out the same",
    arguments: sums.map(\.0) + [.invalid, CMTime(value: -1, timescale: 7)]
  )
  func boxes(time: CMTime) {
    let unboxed = NSValue(time: time).timeValue
    #expect(unboxed == time)
    #expect(unboxed.value == time.value && unboxed.flags == time.flags)
  }

  @Test("is printed with its parts")
  func prints() {
    #expect("\(CMTime(value: -1500, timescale: 1000))" == "{-1500/1000 = -1.500}")
    #expect("\(CMTime.indefinite)" == "{INDEFINITE}")
    #expect("\(CMTime(value: .min, timescale: 1))" == "{-9223372036854775808/1 = -9223372036854775808.000}")
  }

  @Test("is in a range from its start to before its end")
  func ranges() {
    let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 3, timescale: 1))
    #expect(range.duration == CMTime(value: 2, timescale: 1))
    #expect(range.containsTime(range.start))
    #expect(!range.containsTime(range.end))
    #expect(!CMTimeRange.invalid.isValid)
  }
}
