import Testing

@testable import ReportPage

@Suite("Captions in a lane")
struct CaptionRoomTests {
  private func rooms(
    _ spots: [(Double, Double, [String])],
    in window: CaptionRoom.Window = .wide
  ) -> [CaptionRoom?] {
    CaptionRoom.rooms(
      of: spots.map { CaptionRoom.Spot(start: $0.0, end: $0.1, texts: $0.2) },
      in: window
    )
  }

  @Test("are in their item if it has room, and otherwise behind it or before it")
  func place() {
    #expect(rooms([(0, 1, ["a"])]) == [CaptionRoom(text: "a", x: 1, anchor: .start)])
    #expect(rooms([(99, 100, ["a"])]) == [CaptionRoom(text: "a", x: 99, anchor: .end)])
    #expect(rooms([(10, 90, ["a"])]) == [CaptionRoom(text: "a", x: 10, anchor: .start, isInside: true)])
  }

  @Test("are left out where another item is in the way, and kept beside an item that is alone")
  func crowded() {
    let long = String(repeating: "m", count: 60)
    let result = rooms([(0, 5, [long]), (6, 7, ["b"]), (50, 55, ["c"])])
    #expect(result[0] == nil)
    #expect(result[1]?.x == 7 && result[1]?.anchor == .start)
    #expect(rooms([(40, 60, [long])])[0] != nil)
  }

  @Test("are not written at all where most have no room")
  func few() {
    let spots = (0..<10).map { (Double($0), Double($0) + 0.1, ["\($0 * 1000)"]) }
    #expect(rooms(spots + [(40, 50, ["a"])]).allSatisfy { $0 == nil })
    #expect(rooms([(10, 20, ["a"]), (40, 50, ["b"]), (50, 50.1, ["\(spots)"])])[0] != nil)
  }

  @Test("do not reach into one another")
  func reach() {
    // The first takes the room behind it, so that the second has none before it.
    let result = rooms([
      (0, 2, [String(repeating: "m", count: 27)]), (24, 25, ["mmmmmmmm"]), (26, 100, []),
    ])
    #expect(result[0]?.anchor == .start)
    #expect(result[1] == nil)
  }

  @Test("are shorter where the whole text has no room")
  func shorter() {
    let spots = [(0.0, 2.0, ["1 a word or two", "1"]), (2, 4, ["2 and some more", "2"]), (4.0, 100, [])]
    #expect(rooms(spots).map { $0?.text } == ["1", "2", nil])
    #expect(rooms([(0, 2, ["1 a word or two", "1"])])[0]?.text == "1 a word or two")
  }

  @Test("of neighbours do not meet in a narrow window, where they would have room apart")
  func narrow() {
    // As the cue points of a film: the second is behind its mark, and the third before its own.
    let spots =
      [(0.0, 0.0, ["pre-roll: played"]), (50, 50, ["mid-roll (5:00): played"])]
      + [(100, 100, ["post-roll: played"])]
    #expect(rooms(spots, in: .wide).allSatisfy { $0 != nil })
    let shown = rooms(spots, in: .narrow).compactMap(\.self)
    #expect(shown.map(\.text) == ["pre-roll: played", "mid-roll (5:00): played"])
  }
}
