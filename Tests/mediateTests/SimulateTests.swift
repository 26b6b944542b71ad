import Foundation
import Testing
import WaterfallStudy

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate simulate")
struct SimulateTests {
  private func run(_ arguments: String...) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["simulate"] + arguments)
  }

  /// A waterfall in which everything is certain: A never fills, B always does after half a second.
  private static let certain = """
    {"summary": "Certain.", "sources": [
      {"label": "A", "cpm": 3, "fillRate": 0, "latencyMilliseconds": {"fixed": 250}},
      {"label": "B, \\"the\\" second", "timeout": 1.5, "cpm": 2, "fillRate": 1, "clickRate": 1,
       "latencyMilliseconds": {"fixed": 500}}
    ]}
    """

  @Test("alone studies the bundled waterfall")
  func bundled() async {
    let output = await run("--requests", "150")
    #expect(output.status == .success)
    #expect(output.standardError.isEmpty)
    #expect(output.standardOutput.hasPrefix("150 requests, seed 1\n"))
    for source in StudyConfiguration.sample.sources {
      #expect(output.standardOutput.contains("  \(source.label)"))
    }
    #expect(StudyConfiguration.sample.sources.count == 4)
  }

  @Test("prints the figures for people")
  func text() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Self.certain).commandLinePath
    let output = await run("--config", file, "--requests", "100", "--seed", "7")
    #expect(
      output.standardOutput
        == """
        100 requests, seed 7
        Certain.

        All requests
          fill rate                    100.00 %
          latency to the ad, p50         750 ms
          latency to the ad, p90         750 ms
          latency to the ad, p99         750 ms
          latency to the ad, longest     750 ms
          attempts per request            2.000
          revenue per 1,000 requests     $2.000

        Sources
                              CPM     timeout   asked   fill rate   timeout rate      share   revenue
          A                 $3.00   10,000 ms     100      0.00 %         0.00 %     0.00 %     $0.00
          B, "the" second   $2.00    1,500 ms     100    100.00 %         0.00 %   100.00 %     $0.20

        """
    )
  }

  @Test("a rate is a fraction in every document, as in the configuration; only text has percent signs")
  func fractions() async throws {
    let json = """
      {"sources": [{"label": "A", "fillRate": 0.25, "latencyMilliseconds": {"fixed": 1}},
        {"label": "B", "fillRate": 1, "latencyMilliseconds": {"fixed": 1}}]}
      """
    struct Document: Decodable {
      struct Figures: Decodable {
        struct Source: Decodable { var fillRate, timeoutRate, share: Double }
        var fillRate: Double
        var sources: [Source]
      }
      var figures: Figures
    }
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", json).commandLinePath
    let output = await run("--config", file, "--requests", "1000", "--json")
    let figures = try JSONDecoder().decode(Document.self, from: Data(output.standardOutput.utf8)).figures
    #expect(figures.fillRate == 1)
    #expect((0.2...0.3).contains(figures.sources[0].fillRate))
    #expect(figures.sources.map(\.timeoutRate) == [0, 0])
    #expect(abs(figures.sources[0].share + figures.sources[1].share - 1) < 0.0002)
  }

  @Test("writes a table for spreadsheets")
  func csv() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Self.certain).commandLinePath
    let output = await run("--config", file, "--requests", "10", "--csv", "-")
    let lines = output.standardOutput.components(separatedBy: "\r\n")
    #expect(lines[0].hasPrefix("study,row,source,cpm,timeoutMilliseconds,asked,filled,"))
    #expect(lines[1] == "1,source,A,3.00,10000,10,0,10,0,0,0,0.000000000,,,,,2500,2500,,")
    #expect(
      lines[2] == "1,source,\"B, \"\"the\"\" second\",2.00,1500,10,10,0,0,10,10,0.020000000,,,,,5000,0,,"
    )
    #expect(lines[3] == "1,all,,,,10,10,10,0,10,10,0.020000000,750,750,750,750,7500,2500,,")
    #expect(lines[4] == "1,curve,,,,,10,,,,,,,,,,,,750,1.000000")
    #expect(lines.dropFirst(5) == [""])
    let table = folder.url.appending(path: "a.csv")
    let text = await run("--config", file, "--requests", "10", "--csv", table.commandLinePath)
    #expect(text.standardOutput.hasPrefix("10 requests"))
    #expect(try String(contentsOf: table, encoding: .utf8) == output.standardOutput)
  }

  @Test("compares two waterfalls on the same requests")
  func compare() async throws {
    let folder = try TemporaryFolder()
    let one = try folder.file("a.json", Self.certain).commandLinePath
    let faster = Self.certain.replacing(": 500", with: ": 400").replacing("\"cpm\": 2", with: "\"cpm\": 1.75")
    let two = try folder.file("b.json", faster).commandLinePath
    let output = await run("--config", one, "--compare", two, "--requests", "20")
    let lines = output.standardOutput.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("latency to the ad, p50 750 ms 650 ms −100 ms"))
    #expect(lines.contains("fill rate 100.00 % 100.00 % 0.00 points"))
    #expect(lines.contains("revenue per 1,000 requests $2.000 $1.750 −$0.250"))
    #expect(lines.contains("A 0.00 % 0.00 % 0.00 points 0.00 % 0.00 % 0.00 points"))
    #expect(lines.contains(#"Changing B, "the" second does not change the fill rate."#))
    let documents = await run("--config", one, "--compare", two, "--requests", "20", "--json")
    let keys = try #require(
      try JSONSerialization.jsonObject(with: Data(documents.standardOutput.utf8)) as? [String: Any]
    )
    #expect(keys.keys.sorted() == ["comparedWith", "differences", "study", "verdict"])
  }

  @Test("shows a source that one of two waterfalls has")
  func compareOthers() async throws {
    let folder = try TemporaryFolder()
    let one = try folder.file("a.json", Self.certain).commandLinePath
    let two = try folder.file("b.json", Self.certain.replacing("\"A\"", with: "\"Z\"")).commandLinePath
    let output = await run("--config", one, "--compare", two, "--requests", "5")
    let lines = output.standardOutput.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("A 0.00 % – – 0.00 % – –"))
    #expect(lines.contains("Z – 0.00 % – – 0.00 % –"))
  }

  @Test("adds parts up to what one run prints, to the byte", arguments: [1, 3, 7], [1, 16])
  func shards(_ count: Int, _ concurrency: Int) async throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for index in 1...count {
      let part = await run(
        "--requests",
        "80",
        "--seed",
        "3",
        "--concurrency",
        "\(concurrency)",
        "--shard",
        "\(index)/\(count)",
        "--json"
      )
      files.append(try folder.file("\(index).json", part.standardOutput).commandLinePath)
    }
    for format in [["--json"], ["--csv", "-"], []] {
      let whole = await AdapterTool.mediate.output(
        of: ["simulate", "--requests", "80", "--seed", "3"] + format
      )
      let sum = await AdapterTool.mediate.output(of: ["simulate", "--merge"] + files.reversed() + format)
      #expect(sum == whole)
    }
  }

  @Test("refuses parts that are not of one study, or are not all")
  func wrongParts() async throws {
    let folder = try TemporaryFolder()
    func part(_ arguments: String...) async throws -> String {
      let output = await AdapterTool.mediate.output(of: ["simulate", "--json"] + arguments)
      return try folder.file("\(arguments.joined().filter(\.isNumber)).json", output.standardOutput)
        .commandLinePath
    }
    let one = try await part("--requests", "20", "--shard", "1/2")
    let two = try await part("--requests", "20", "--shard", "2/2")
    let seed = try await part("--requests", "20", "--shard", "2/2", "--seed", "5")
    let longer = try await part("--requests", "22", "--shard", "2/2")
    let file = try folder.file("a.json", Self.certain).commandLinePath
    let other = try await part("--requests", "20", "--shard", "2/2", "--config", file)
    for (files, message) in [
      (
        [one],
        "requests 10 to 19 of 20 are in none of the files; run part 2 of 2 alone: mediate simulate --requests 20 --seed 1"
          + " --shard 2/2 --json > part-2.json"
      ),
      (
        [one, seed],
        "\(seed): a part of another study: its seed is 5, and that of \(one) is 1; merge parts of one seed"
      ),
      (
        [one, longer],
        "\(longer): a part of a study of 22 requests, and that of \(one) has 20; run all parts with the same --requests"
      ),
      ([one, two, one], "\(one): requests 0 to 9 are also in another file; name each part once"),
      (
        [file],
        "\(file): this is a study of a waterfall, but simulate needs the result of a study, such as the output of"
          + " mediate simulate --json; pass this file with mediate simulate --config instead"
      ),
    ] {
      let output = await AdapterTool.mediate.output(of: ["simulate", "--merge"] + files)
      #expect(output == .failure(message))
    }
    let mixed = await AdapterTool.mediate.output(of: ["simulate", "--merge", one, other])
    #expect(mixed.status == .cannotRun)
    #expect(
      mixed.standardError.hasPrefix("mediate: \(other): a part of another study: its configuration is ")
    )
  }

  @Test("says of a part that it is one")
  func partTitle() async {
    let output = await run("--requests", "40", "--shard", "2/4")
    #expect(output.standardOutput.hasPrefix("10 requests of 40, seed 1\n"))
  }

  @Test("says what is wrong with a file, and what to do")
  func wrongFile() async throws {
    let folder = try TemporaryFolder()
    let json = #"{"sources": [{"label": "A", "fillRate": 2, "latencyMilliseconds": {"fixed": 1}}]}"#
    let file = try folder.file("a.json", json).commandLinePath
    let message =
      "\(file):1:41: sources[0].fillRate: 2.0 is not a valid rate; give a number from 0 to 1, such as 0.35"
    #expect(await run("--config", file) == .failure(message))
    #expect(await run("--compare", file, "--requests", "1") == .failure(message))
    let missing = await run("--config", folder.url.appending(path: "b").commandLinePath)
    #expect(missing.standardError.hasSuffix("b: the file does not exist; check the path\n"))
    #expect(missing.status == .cannotRun)
  }

  @Test("reads the configuration of its own document")
  func ownConfiguration() async throws {
    let document = await run("--requests", "30", "--json")
    let values = try JSONSerialization.jsonObject(with: Data(document.standardOutput.utf8))
    let configuration = try #require((values as? [String: Any])?["configuration"])
    let text = String(decoding: try JSONSerialization.data(withJSONObject: configuration), as: UTF8.self)
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", text).commandLinePath
    #expect(await run("--requests", "30", "--json", "--config", file) == document)
  }

  /// Pinned: it is the same on every machine, in debug and release.
  @Test("gives the same bytes everywhere")
  func bytes() async {
    let output = await run("--requests", "200", "--seed", "2024", "--json")
    #expect(StableHash(output.standardOutput).digits == "4c89fabc68ba3017")
  }

  @Test("shows how far it is")
  func progress() {
    #expect(ProgressBar.line(0, of: 200) == "[" + String(repeating: "-", count: 40) + "]   0 %")
    #expect(
      ProgressBar.line(50, of: 200)
        == "[" + String(repeating: "#", count: 10) + String(repeating: "-", count: 30) + "]  25 %"
    )
    #expect(ProgressBar.line(200, of: 200) == "[" + String(repeating: "#", count: 40) + "] 100 %")
  }

  @Test("prints no progress outside a terminal")
  func quiet() async throws {
    let result = try await MediateBinary.run("simulate", "--requests", "100")
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }
}

@Suite("Numbers with decimals")
struct FixedPointTests {
  @Test(
    "are rounded to the nearest",
    arguments: [
      (1, 3, 2, "0.33"), (2, 3, 2, "0.67"), (1, 8, 2, "0.13"), (-1, 8, 2, "−0.13"), (0, 5, 2, "0.00"),
      (1_234_567, 1, 0, "1,234,567"), (1_234_567, 10, 1, "123,456.7"), (999_995, 1_000_000, 2, "1.00"),
      (123, 1, 0, "123"), (1_000, 1, 0, "1,000"), (-1_500, 1, 0, "−1,500"),
    ]
  )
  func rounding(_ numerator: Int, _ denominator: Int, _ places: Int, _ text: String) {
    #expect(FixedPoint(numerator, per: denominator, places: places)?.text == text)
  }

  @Test("have no value where nothing is counted")
  func nothing() {
    #expect(FixedPoint(0, per: 0, places: 2) == nil)
  }

  @Test("hold a hundred times the largest count")
  func large() {
    #expect(FixedPoint(.max, per: .max, places: 9)?.plainText == "1.000000000")
    #expect(FixedPoint(100_000_000_000, per: 1_000_000_000, places: 2)?.plainText == "100.00")
  }
}
