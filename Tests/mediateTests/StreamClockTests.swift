import Testing

@testable import mediate

@Suite("The account of a stream's timelines")
struct StreamClockTests {
  private typealias Step = (StreamClock.Showing, primary: Int, now: Int)

  private func position(after steps: [Step]) -> [Int64] {
    var clock = StreamClock()
    for step in steps {
      clock.look(at: step.0, primary: .seconds(step.primary), now: .seconds(step.now))
    }
    let position = clock.position
    return [position.primary, position.playout, position.integrated].map(\.components.seconds)
  }

  @Test("content alone moves all three")
  func content() {
    #expect(position(after: [(.nothing, 18, 3), (.content, 18, 5), (.content, 28, 15)]) == [28, 10, 28])
  }

  @Test("a break that takes the place of content moves the integrated one with it")
  func replacement() {
    let during: [Step] = [
      (.content, 0, 0), (.interstitial(fills: true, isPlaying: true), 60, 60),
      (.interstitial(fills: true, isPlaying: true), 60, 70),
    ]
    #expect(position(after: during) == [60, 70, 70])
    #expect(position(after: during + [(.content, 90, 90), (.content, 100, 100)]) == [100, 100, 100])
  }

  @Test("a break that takes time of its own lets the integrated one run ahead")
  func insertion() {
    let steps: [Step] = [
      (.content, 0, 0), (.interstitial(fills: true, isPlaying: true), 60, 60), (.content, 60, 90),
      (.content, 70, 100),
    ]
    #expect(position(after: steps) == [70, 100, 100])
  }

  @Test("a break that is a point on the integrated one does not move it")
  func point() {
    let steps: [Step] = [
      (.content, 0, 0), (.interstitial(fills: false, isPlaying: true), 60, 60),
      (.interstitial(fills: false, isPlaying: true), 60, 80), (.content, 60, 90),
    ]
    #expect(position(after: Array(steps.dropLast())) == [60, 80, 60])
    #expect(position(after: steps) == [60, 90, 60])
  }

  @Test("a break that waits for its media moves nothing")
  func waiting() {
    let steps: [Step] = [
      (.content, 0, 0), (.interstitial(fills: true, isPlaying: false), 60, 60),
      (.interstitial(fills: true, isPlaying: true), 60, 65),
      (.interstitial(fills: true, isPlaying: true), 60, 70),
    ]
    #expect(position(after: steps) == [60, 65, 65])
  }
}
