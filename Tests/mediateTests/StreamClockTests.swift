import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("How much of a stream is shown")
struct StreamClockTests {
  @Test("is the time in which something moves")
  func moving() {
    var clock = StreamClock()
    for (isMoving, now) in [(false, 3), (true, 5), (true, 15), (false, 20), (true, 60), (true, 61)] {
      clock.look(isMoving: isMoving, now: .seconds(now))
    }
    #expect(clock.shown == .seconds(16))
  }
}
