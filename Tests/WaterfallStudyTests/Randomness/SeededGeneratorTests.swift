import Testing
import WaterfallStudy

@Suite("Random numbers of a seed")
struct SeededGeneratorTests {
  /// From the reference implementation in C of Sebastiano Vigna, splitmix64.c.
  @Test("are SplitMix64's")
  func reference() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test("are others for each request, each seed and each name")
  func independent() {
    var firsts: Set<UInt64> = []
    for seed in 0..<100 as Range<UInt64> {
      for request in 0..<100 {
        var generator = SeededGenerator(seed: seed, request: request)
        firsts.insert(generator.next())
        for name in ["a", "b"] {
          var named = SeededGenerator(seed: seed, request: request).named(StableHash(name))
          firsts.insert(named.next())
        }
      }
    }
    #expect(firsts.count == 30_000)
  }

  @Test("of neighbouring requests differ in half of the bits")
  func mixed() {
    let differences = (0..<10_000).map { request in
      var one = SeededGenerator(seed: 7, request: request)
      var other = SeededGenerator(seed: 7, request: request + 1)
      return (one.next() ^ other.next()).nonzeroBitCount
    }
    #expect(abs(Double(differences.reduce(0, +)) / 10_000 - 32) < 0.25)
  }

  @Test("below a bound are even, and never reach it")
  func even() {
    var generator = SeededGenerator(seed: 3)
    var counts = [0, 0, 0, 0, 0, 0, 0]
    for _ in 0..<70_000 { counts[Int(generator.draw(below: 7))] += 1 }
    #expect(counts.allSatisfy { abs($0 - 10_000) < 400 })
    #expect((0..<100).allSatisfy { _ in generator.draw(below: 1) == 0 })
  }

  @Test("as fractions stay between 0 and 1")
  func fractions() {
    var generator = SeededGenerator(seed: 4)
    let all = (0..<10_000).map { _ in generator.drawFraction() }
    #expect(all.allSatisfy { $0 > 0 && $0 < 1 })
    let mean: Double = all.reduce(0, +) / 10_000
    #expect(abs(mean - 0.5) < 0.01)
  }

  @Test("have the same names in every process")
  func hash() {
    // The published values of FNV-1a.
    #expect(StableHash("").digits == "cbf29ce484222325")
    #expect(StableHash("a").digits == "af63dc4c8601ec8c")
    #expect(StableHash("foobar").digits == "85944171f73967e8")
  }
}
