import Foundation
import Testing
import WaterfallStudy

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate simulate --sweep and --orders")
struct SweepTests {
  private func run(_ arguments: String...) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["simulate"] + arguments)
  }

  private struct Document: Decodable {
    struct Point: Decodable {
      struct Difference: Decodable {
        var figure: String
        var first, second, difference: Double
        var interval: [Double]?
      }
      var settings: [String]
      var isGiven, isOnFront: Bool
      var differences: [Difference]
    }
    var axes: [String]
    var isSearch: Bool
    var points: [Point]
    var advice: String?
  }

  private func document(_ arguments: String...) async throws -> Document {
    // In a process of its own: other tests would wait for the main actor while the points are run.
    let output = try await MediateBinary.run(arguments: ["simulate", "--json"] + arguments).output
    return try JSONDecoder().decode(Document.self, from: Data(output.utf8))
  }

  @Test("crosses the values of several settings, and adds the given waterfall")
  func crossed() async throws {
    let document = try await document(
      "--sweep=Premium.timeout=1..2:0.5",
      "--sweep",
      "Exchange.cpm=2,4",
      "--requests=40"
    )
    #expect(document.axes == ["Premium.timeout", "Exchange.cpm"])
    #expect(
      document.points.map(\.settings) == [
        ["10", "2.4"], ["1", "2"], ["1", "4"], ["1.5", "2"], ["1.5", "4"], ["2", "2"], ["2", "4"],
      ]
    )
    #expect(document.points.map(\.isGiven) == [true] + Array(repeating: false, count: 6))
  }

  @Test("runs the given waterfall once if it is among the points")
  func given() async throws {
    let document = try await document("--sweep=Premium.timeout=5,10", "--requests=40")
    #expect(document.points.map(\.isGiven) == [false, true])
  }

  @Test("a point has the figures of its configuration, and the differences of a comparison")
  func figures() async throws {
    var other = StudyConfiguration.sample
    other.sources[0].timeout = .seconds(1)
    let folder = try TemporaryFolder()
    let file = try folder.file("b.json", JSONEncoder().encode(other)).commandLinePath
    struct Comparison: Decodable { var differences: [Document.Point.Difference] }
    let compared = await run("--compare", file, "--requests", "600", "--json")
    let comparison = try JSONDecoder().decode(Comparison.self, from: Data(compared.standardOutput.utf8))
    let point = try #require(
      await document("--sweep=Premium.timeout=1", "--requests=600").points.first { !$0.isGiven }
    )
    #expect(point.differences.map(\.difference) == comparison.differences.map(\.difference))
    #expect(point.differences.map(\.interval) == comparison.differences.map(\.interval))
  }

  @Test("tries all orders of up to six sources, which fill the same")
  func orders() async throws {
    let document = try await document("--orders", "--requests=60")
    #expect(document.points.count == 24)
    #expect(!document.isSearch)
    #expect(
      document.points.filter(\.isGiven).map(\.settings) == [["Premium > Exchange > Regional > Backfill"]]
    )
    let fillRates = document.points.flatMap(\.differences).filter { $0.figure == "fillRate" }
    #expect(fillRates.allSatisfy { $0.difference == 0 })
  }

  @Test("searches the orders of more sources, from three starts, and finds what the best price first earns")
  func search() async throws {
    var configuration = StudyConfiguration.sample
    configuration.sources = (0..<7).map { index in
      var source = StudyConfiguration.sample.sources[index % 4]
      source.label = "S\(index)"
      source.network.cpmMicros = (index * 3 % 7 + 1) * 1_000_000
      return source
    }
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", JSONEncoder().encode(configuration)).commandLinePath
    let document = try await document("--config", file, "--orders", "--requests=5")
    #expect(document.isSearch)
    #expect(document.points.count <= SweepArgument.mostPoints)
    #expect(Set(document.points.map(\.settings)).count == document.points.count)
    let byPrice = configuration.sources.sorted { $0.network.cpmMicros > $1.network.cpmMicros }.map(\.label)
    #expect(document.points.contains { $0.settings == [byPrice.joined(separator: " > ")] })
  }

  @Test("the front has no point that another one beats")
  func front() async throws {
    let points = try await document("--orders", "--requests=100").points
    func value(_ name: String, _ point: Document.Point) -> Double {
      point.differences.first { $0.figure == name }?.second ?? 0
    }
    func values(_ point: Document.Point) -> [Double] {
      [
        ("fillRate", 1.0), ("revenuePerThousandRequests", 1), ("p50Milliseconds", -1),
        ("p90Milliseconds", -1),
      ]
      .map { name, sign in sign * value(name, point) }
    }
    for point in points {
      let isBeaten = points.contains { other in
        let pairs = Array(zip(values(other), values(point)))
        let wait = "waitMillisecondsPerRequest"
        return pairs.allSatisfy { $0 >= $1 }
          && (pairs.contains { $0 > $1 } || value(wait, other) < value(wait, point))
      }
      #expect(point.isOnFront != isBeaten, "\(point.settings)")
    }
  }

  @Test("says how many requests would tell a difference that so many cannot")
  func more() async throws {
    let few = try await document("--sweep=Premium.timeout=1..3:1", "--requests=100")
    #expect(
      few.advice
        == "100 requests are too few for 95 % intervals of some figures: differences without an interval may be"
        + " chance. Use --requests 2000 or more."
    )
    let some = try await document("--sweep=Regional.timeout=0.5..2:0.25", "--requests=1000")
    #expect(
      try #require(some.advice).contains(
        /^\d+ differences? of the front cannot be told from 0 with 1,000 requests; about [\d,]+ would do/
      )
    )
    let clear = try await document("--sweep=Premium.cpm=1,20", "--requests=1000")
    #expect(clear.advice == nil)
  }

  @Test("the text has the front, with the most revenue first, and the given waterfall")
  func text() async {
    let output = await run("--sweep=Premium.cpm=1,20", "--requests=1000")
    #expect(output.status == .success)
    let lines = output.standardOutput.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[0] == "3 points of Premium.cpm, 1,000 requests each, seed 1")
    #expect(lines.contains { $0.hasPrefix("20 98.") })
    #expect(lines.contains { $0.hasPrefix("6.5 * 98.") })
    #expect(
      lines.contains("1 more point is in the documents of --csv, --json and --html.")
        || lines.contains {
          $0.hasPrefix("2 more points are in the documents")
        }
    )
  }

  @Test("the table for spreadsheets has a row for each point")
  func csv() async {
    let output = await run("--sweep=Premium.timeout=1,2", "--requests=400", "--csv=-")
    let lines = output.standardOutput.components(separatedBy: "\r\n")
    #expect(
      lines[0].hasPrefix(
        "Premium.timeout,isGiven,isOnFront,fillRate,p50Milliseconds,p90Milliseconds,waitMillisecondsPerRequest,"
          + "revenuePerThousandRequests,fillRateDifference,fillRateLow,fillRateHigh,"
      )
    )
    #expect(lines.count == 5)
    #expect(
      Set(lines.dropLast().map { $0.split(separator: ",", omittingEmptySubsequences: false).count }) == [23]
    )
  }

  @Test("the page names the axes, and marks the given waterfall and the front")
  func page() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.html").commandLinePath
    _ = await run("--orders", "--requests=60", "--html", file)
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.contains("Sweep of a waterfall"))
    #expect(page.contains("Premium &gt; Exchange &gt; Regional &gt; Backfill"))
    #expect(page.contains("No point beats the given waterfall; the front has "))
    #expect(page.contains(">given<"))
  }

  @Test(
    "mistakes get messages that teach",
    arguments: [
      (
        "Premium.timeout",
        "has no values; write LABEL.KEY=VALUES, such as Premium.timeout=1..10:1 or Premium.cpm=4,5.5,7"
      ),
      ("timeout=1", "names no source; write the label of one first: Premium.timeout=…"),
      ("Premium.timeout=1..3", "has no step; write it behind a colon: 1..3:1"),
      ("Premium.timeout=3..1:0.5", "is a descending range; write the smaller value first: 1..3:0.5"),
      ("Premium.timeout=1..3:0", "has the step 0; write a larger one"),
      ("Premium.timeout=1..9999:1", "has 9999 values; write a larger step: at most 1000 points are run"),
      (
        "Premium.timeout=1s",
        "has \"1s\", which is not a number; write numbers without a unit, such as 0.5 or 12"
      ),
      (
        "Premium.timeout=-1",
        "has \"-1\", which is negative; write 0 or more"
      ),
      (
        "Premium.cpm=1e300",
        "has \"1e300\", which cannot be read; write at most nine digits, and at most six more after a point"
      ),
      (
        "Premium.timeout=nan",
        "has \"nan\", which is not a number; write numbers without a unit, such as 0.5 or 12"
      ),
      ("Premium.timeout=1,,2", "lacks a number; write numbers without a unit, such as 0.5 or 12"),
      (
        "Premium.floor=1",
        "has the unknown key \"floor\"; the price is cpm (the keys are timeout, cpm, fillRate, clickRate, position)"
      ),
      (
        "Premium.timeot=1",
        "has the unknown key \"timeot\"; did you mean timeout? (the keys are timeout, cpm, fillRate, clickRate, position)"
      ),
    ]
  )
  func mistakes(_ sweep: String, _ message: String) async {
    #expect(await run("--sweep=\(sweep)") == .failure("--sweep \"\(sweep)\" \(message)"))
  }

  @Test("what cannot be combined is refused, with what to do")
  func combined() async {
    #expect(
      await run("--sweep=Premium.cpm=1..50:1", "--sweep=Exchange.cpm=1..50:1")
        == .failure(
          "50 × 50 points are more than the 1000 that are run; take larger steps or fewer values, or sweep one thing after"
            + " the other"
        )
    )
    #expect(
      await run("--sweep=Premium.cpm=1", "--sweep=Premium.cpm=2")
        == .failure(
          "--sweep \"Premium.cpm\" was given more than once; write all values in one: Premium.cpm=1,2,5"
        )
    )
    #expect(
      await run("--orders", "--sweep=Premium.position=1,2")
        == .failure(
          "--sweep \"Premium.position\" cannot be used with --orders; leave it out: --orders tries all positions"
        )
    )
    #expect(
      await run("--orders", "--shard=1/2")
        == .failure(
          "--shard cannot be used with --orders; to spread a sweep over machines, give each of them other values"
        )
    )
    #expect(
      await run("--sweep=Prmium.cpm=1")
        == .failure("--sweep: the waterfall has no source \"Prmium\"; did you mean Premium?")
    )
  }
}
