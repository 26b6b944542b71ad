import Testing

@testable import HLS

@Suite("A chunked list")
struct ChunkedListTests {
  @Test("is what an array would be, and its copies stay as they are", arguments: 1...6 as ClosedRange<UInt64>)
  func likeArray(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list = ChunkedList<Int>()
    var array: [Int] = []
    var copies: [(ChunkedList<Int>, [Int])] = []
    for round in 0..<120 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1:
        for number in 0..<Int.random(in: 0...700, using: &generator) {
          list.append(number)
          array.append(number)
        }
      case 2:
        let count = Int.random(in: 0...600, using: &generator)
        list.removeFirst(count)
        array.removeFirst(min(count, array.count))
      case 3:
        let count = max(0, array.count - Int.random(in: -2...300, using: &generator))
        list.keepFirst(count)
        array = Array(array.prefix(count))
      default:
        list.prepend([round, round + 1])
        array = [round, round + 1] + array
      }
      #expect(list.map { $0 } == array)
      #expect(list.first == array.first && list.last == array.last)
      if round % 20 == 0 { copies.append((list, array)) }
    }
    for (list, array) in copies { #expect(list.map { $0 } == array) }
  }

  @Test("finds by halving")
  func halving() {
    var list = ChunkedList<Int>()
    for number in 0..<2000 { list.append(number) }
    list.removeFirst(700)
    for limit in [0, 700, 701, 1500, 2000, 3000] {
      #expect(list.prefixCount { $0 < limit } == min(max(limit - 700, 0), 1300))
    }
  }
}
