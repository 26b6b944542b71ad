import Testing

@testable import ReportPage

@Suite("Captions in a lane")
struct CaptionRoomTests {
  private func rooms(_ spots: [(Double, Double, String?)]) -> [CaptionRoom?] {
    CaptionRoom.rooms(of: spots.map { CaptionRoom.Spot(start: $0.0, end: $0.1, text: $0.2) })
  }

  @Test("are behind their item, before it or in it, where most room is")
  func place() {
    #expect(rooms([(0, 10, "a")]) == [CaptionRoom(x: 10, anchor: .start, isTight: false)])
    #expect(rooms([(90, 100, "a")]) == [CaptionRoom(x: 90, anchor: .end, isTight: false)])
    #expect(rooms([(10, 90, "a")]) == [CaptionRoom(x: 10, anchor: .start, isTight: false, isInside: true)])
  }

  @Test("are left out where another item is in the way, and kept beside an item that is alone")
  func crowded() {
    let long = String(repeating: "m", count: 60)
    let result = rooms([(0, 5, long), (6, 10, "b"), (50, 55, "c")])
    #expect(result[0] == nil)
    #expect(result[1]?.x == 10 && result[1]?.anchor == .start)
    #expect(rooms([(40, 60, long)])[0] != nil)
  }

  @Test("do not reach into one another")
  func reach() {
    // The first takes the room behind it, so that the second has none before it.
    let result = rooms([(0, 2, String(repeating: "m", count: 30)), (24, 30, "mmmmmmmm"), (31, 100, nil)])
    #expect(result[0]?.anchor == .start)
    #expect(result[1]?.anchor != .end)
  }

  @Test("say where a narrow window has no room for them")
  func narrow() {
    #expect(rooms([(0, 5, "a word or two"), (20, 25, nil)])[0]?.isTight == true)
    #expect(rooms([(0, 5, "a word or two"), (80, 85, nil)])[0]?.isTight == false)
  }
}
