import Testing

@testable import Benchmarks

@Suite("Spreads")
struct SpreadTests {
  @Test("a median is the middle one, and the quartiles are the middles of the halves")
  func quartiles() {
    let spread = Spread([5, 1, 4, 2, 3])
    #expect(spread.median == 3)
    #expect(spread.lowerQuartile == 2)
    #expect(spread.upperQuartile == 4)
  }

  @Test("of two middle ones the lower counts")
  func evenCount() { #expect(Spread([4, 1, 3, 2]).median == 2) }

  @Test("one figure is all three")
  func one() {
    let spread = Spread(7)
    #expect([spread.lowerQuartile, spread.median, spread.upperQuartile] == [7, 7, 7])
  }

  @Test("a unit that runs the other way turns the quartiles round")
  func inverse() {
    let spread = Spread([1, 2, 4, 5, 10]).map { 20 / $0 }
    #expect([spread.lowerQuartile, spread.median, spread.upperQuartile] == [4, 5, 10])
  }
}
