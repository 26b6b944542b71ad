import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("The page of mediate simulate")
struct SimulatePageTests {
  /// A waterfall in which everything is certain: A never fills, B always does.
  private static let certain = """
    {"summary": "Certain.", "sources": [
      {"label": "A", "cpm": 3, "fillRate": 0, "latencyMilliseconds": {"fixed": 250}},
      {"label": "B", "cpm": 2, "fillRate": 1, "latencyMilliseconds": {"fixed": 500}}
    ]}
    """
  /// One source that fills half of the requests at once, and one that fills all of them later.
  private static let half =
    #"{"label": "Half", "cpm": 4, "fillRate": 0.5, "latencyMilliseconds": {"fixed": 100}}"#
  private static let whole =
    #"{"label": "Whole", "cpm": 1, "fillRate": 1, "latencyMilliseconds": {"fixed": 300}}"#

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func output(_ arguments: [String]) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["simulate", "--html", "-"] + arguments)
  }

  private func page(of configuration: String, requests: Int = 100) async throws -> String {
    let file = try folder.file("a.json", configuration).commandLinePath
    let output = await output(["--config", file, "--requests", "\(requests)"])
    #expect(output.status == .success)
    return output.standardOutput
  }

  /// The page that compares the two sources with the other order.
  private func comparison(requests: Int) async throws -> String {
    let one = try folder.file("one.json", "{\"sources\": [\(Self.half), \(Self.whole)]}").commandLinePath
    let two = try folder.file("two.json", "{\"sources\": [\(Self.whole), \(Self.half)]}").commandLinePath
    return await output(["--config", one, "--compare", two, "--requests", "\(requests)"]).standardOutput
  }

  @Test("names the source that loses most time, and how much")
  func slowest() async throws {
    let page = try await page(of: Self.certain)
    #expect(page.contains("A, 250.0 ms per request"))
    #expect(page.contains("A loses most time"))
  }

  @Test("says how many requests reached each source, and what became of them")
  func flow() async throws {
    struct Document: Decodable {
      struct Result: Decodable {
        struct Source: Decodable { var asked, filled, failed, timedOut: Int }
        var sources: [Source]
      }
      var result: Result
    }
    let third = Self.half.replacing("0.5", with: "0.3")
    let configuration = "{\"sources\": [\(third), \(Self.whole)]}"
    let file = try folder.file("b.json", configuration).commandLinePath
    let json = await AdapterTool.mediate.output(
      of: ["simulate", "--config", file, "--requests", "100", "--json"]
    )
    let result = try JSONDecoder().decode(Document.self, from: Data(json.standardOutput.utf8)).result
    let (half, whole) = (result.sources[0], result.sources[1])
    #expect(half.filled != half.failed)
    let page = try await page(of: configuration)
    #expect(page.contains("100 (100.0 % of all requests) reached it; of these:"))
    #expect(page.contains("filled \(half.filled) (\(half.filled).0 %)"))
    #expect(page.contains("failed \(half.failed) (\(half.failed).0 %)"))
    #expect(page.contains("\(half.failed) go on"))
    #expect(page.contains("\(whole.asked) (\(whole.asked).0 % of all requests) reached it; of these:"))
    #expect(page.contains("<strong>No fill</strong> 0 (0.0 % of all requests)"))
  }

  @Test("marks the percentiles in the curve, and has them as text")
  func curve() async throws {
    let page = try await page(of: Self.certain)
    for name in ["p50", "p90", "p99"] { #expect(page.contains(">\(name) 750 ms</text>")) }
    #expect(page.contains("Cumulative latency to the ad. p50 750 ms, p90 750 ms, p99 750 ms"))
    #expect(page.contains("all, the longest"))
  }

  @Test("says what a source would change one place higher")
  func oneUp() async throws {
    let page = try await page(of: Self.certain)
    #expect(page.contains("Moving B up saves 250.0 ms per request and does not change the revenue."))
    #expect(
      try await self.page(of: "{\"sources\": [\(Self.half)]}").contains("If a source moved up") == false
    )
  }

  @Test("estimates what the comparison then measures")
  func estimate() async throws {
    struct Document: Decodable {
      struct Study: Decodable {
        struct Figures: Decodable {
          struct Source: Decodable {
            struct OneUp: Decodable { var waitMillisecondsPerRequest, revenuePerThousandRequests: Double }
            var oneUp: OneUp?
          }
          var sources: [Source]
        }
        var figures: Figures
      }
      struct Difference: Decodable {
        var figure: String
        var difference: Double
      }
      var study: Study
      var differences: [Difference]
    }
    let one = try folder.file("one.json", "{\"sources\": [\(Self.half), \(Self.whole)]}").commandLinePath
    let two = try folder.file("two.json", "{\"sources\": [\(Self.whole), \(Self.half)]}").commandLinePath
    let json = await AdapterTool.mediate.output(
      of: ["simulate", "--config", one, "--compare", two, "--requests", "400", "--json"]
    )
    let document = try JSONDecoder().decode(Document.self, from: Data(json.standardOutput.utf8))
    let estimate = try #require(document.study.figures.sources[1].oneUp)
    let measured = Dictionary(uniqueKeysWithValues: document.differences.map { ($0.figure, $0.difference) })
    #expect(
      abs(estimate.waitMillisecondsPerRequest - measured["waitMillisecondsPerRequest", default: 0]) < 0.1
    )
    #expect(
      abs(estimate.revenuePerThousandRequests - measured["revenuePerThousandRequests", default: 0]) < 0.01
    )
  }

  @Test("of a comparison says in sentences what the change gains and costs")
  func sentences() async throws {
    let page = try await comparison(requests: 400)
    #expect(page.contains("Whole moved from place 2 to 1"))
    #expect(page.contains("Moving Whole up does not change the fill rate."))
    #expect(page.contains("Moving Whole up saves 100 ms at p90 (95 % interval 100 to 100)."))
    #expect(
      page.contains(
        #/Moving Whole up costs \$1\.\d+ of revenue per 1,000 requests \(95 % interval 1\.\d+ to 1\.\d+\)\./#
      )
    )
  }

  @Test("of a comparison names both curves beside them")
  func curves() async throws {
    let page = try await comparison(requests: 40)
    for number in 1...2 { #expect(page.contains(try Regex(">\(number) [^<]+</text>"))) }
    #expect(page.components(separatedBy: "<polyline").count == 3)
  }

  @Test("says where there are too few requests for an interval")
  func tooFew() async throws {
    #expect(try await comparison(requests: 40).contains("too few requests for an interval"))
  }

  @Test("is the same of merged parts, to the byte")
  func merged() async throws {
    let file = try folder.file("a.json", Self.certain).commandLinePath
    var files: [String] = []
    for index in 1...2 {
      let part = await AdapterTool.mediate.output(
        of: ["simulate", "--config", file, "--requests", "50", "--shard", "\(index)/2", "--json"]
      )
      files.append(try folder.file("\(index).json", part.standardOutput).commandLinePath)
    }
    #expect(
      await output(["--merge"] + files).standardOutput == (try await page(of: Self.certain, requests: 50))
    )
  }

  @Test("is not written of a part")
  func shard() async {
    let output = await output(["--shard", "1/2"])
    #expect(
      output.standardError
        == "mediate: --html cannot be used with --shard; write each part with --json, then use --merge with"
        + " --html\n"
    )
  }

  @Test("says so where nothing is filled")
  func noFill() async throws {
    let page = try await page(of: Self.certain.replacing("\"fillRate\": 1", with: "\"fillRate\": 0"))
    #expect(page.contains("No request got an ad."))
    #expect(page.contains("Fills 0.00 % of the requests"))
  }

  @Test("keeps what a configuration says as text")
  func hostile() async throws {
    let text = #"</script><script>alert(1)</script>\" onload=\"x\u202e\u0007"#
    let word = String(repeating: "w", count: 500_000)
    let configuration = """
      {"summary": "\(text)", "sources": [
        {"label": "\(text)\(word)", "fillRate": 0.5, "latencyMilliseconds": {"fixed": 1},
         "errors": [{"rate": 0.1, "message": "\(text)"}]},
        {"label": "\(text)2", "fillRate": 1, "latencyMilliseconds": {"fixed": 1}}]}
      """
    let page = try await page(of: configuration)
    #expect(page.isHarmlessPage)
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
    #expect(page.utf8.count < 1_000_000)
    #expect(try await PageFile(text: page).problemsIfThereIsABrowser() == [])
  }
}

extension String {
  /// Whether a page has no script and no markup but its own: one script, no event handler, no link that runs one, and
  /// no character that steers the reading order.
  var isHarmlessPage: Bool {
    let body = components(separatedBy: "<body>").last?.components(separatedBy: "<script>").first ?? ""
    // What is between quotation marks is a value, whatever it looks like.
    let tags = body.replacing(#/"[^"]*"/#, with: "")
    return components(separatedBy: "<script").count == 2 && components(separatedBy: "</script").count == 2
      && !tags.contains(#/<[^>]*\son[a-z]+\s*=/#) && !tags.contains("<svg onload") && !tags.contains("<img")
      && !body.contains(#/(href|src)="(?!#)/#)
      && unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control && $0 != "\u{202E}"
      }
  }
}
