import FaultInjection
import Testing
import WaterfallStudy

@Suite("A shrunk list of events")
struct ShrinkerTests {
  @Test("is the events that are needed, in order")
  func needed() {
    #expect(Shrinker.shortest(Array(0..<1_000)) { $0.contains(3) && $0.contains(997) } == [3, 997])
  }

  @Test("is empty when nothing is needed")
  func nothing() {
    #expect(Shrinker.shortest(Array(0..<9)) { _ in true } == [])
  }

  @Test("is the list itself when it is not broken, or all of it is needed")
  func everything() {
    #expect(Shrinker.shortest([1, 2, 3]) { _ in false } == [1, 2, 3])
    #expect(Shrinker.shortest([1, 2, 3]) { $0 == [1, 2, 3] } == [1, 2, 3])
    #expect(Shrinker.shortest([Int]()) { $0.isEmpty } == [])
  }

  /// Pairs that only go together: a shrinker that tries each piece only once keeps too much.
  @Test("is broken no more without any one event, whatever breaks it", arguments: 0..<200 as Range<UInt64>)
  func minimal(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let events = (0..<60).map { _ in Int(generator.draw(below: 8)) }
    let sum = Int(generator.draw(below: 40))
    let stillBroken = { (list: [Int]) in
      zip(list, list.dropFirst()).contains { $0 > $1 } && list.reduce(0, +) % 41 >= sum
    }
    let shortest = Shrinker.shortest(events, stillBroken: stillBroken)
    guard stillBroken(events) else { return }
    #expect(stillBroken(shortest))
    for index in shortest.indices {
      var without = shortest
      without.remove(at: index)
      #expect(!stillBroken(without))
    }
  }

  @Test("has events that stand for two, or for others, where those do as well")
  func simplest() {
    let events = [1, 9, 1, 2, 4, 7]
    // The sum of what is there counts; an event may be one less.
    let shortest = Shrinker.simplest(
      events,
      joined: { $0 + $1 < 9 ? $0 + $1 : nil },
      simpler: { $0 > 5 ? [$0 - 1] : [] },
      stillBroken: { $0.reduce(0, +) >= 12 && $0.count > 0 }
    )
    #expect(shortest.reduce(0, +) == 12)
    #expect(shortest.count == 2)
  }

  @Test("costs some thousand looks for a thousand events")
  func cheap() {
    var looks = 0
    let shortest = Shrinker.shortest(Array(0..<1_000)) {
      looks += 1
      return $0.contains(100) && $0.contains(500) && $0.contains(900)
    }
    #expect(shortest == [100, 500, 900])
    #expect(looks < 200)
  }
}
