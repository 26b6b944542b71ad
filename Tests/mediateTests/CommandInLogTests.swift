import AdPlatform
import Foundation
import Testing

@testable import AdapterConformance
@testable import AdapterTool
@testable import MediateCommands

/// A CI runner obeys a line that begins with `::`, also behind spaces, and `##[` anywhere.
@MainActor
@Suite("What a CI runner would obey") struct CommandInLogTests {
  // Also behind a blank that is not a space, and behind a mark that makes one character with what follows.
  private static let hostile = (0..<12).map {
    "::error::w\($0) ##[error]w \u{D4E}##[error]w \u{A0}::error::w"
  }
  .joined(separator: " ")
  private let folder: TemporaryFolder
  private let inventory: String
  private let configuration: String

  init() throws {
    folder = try TemporaryFolder()
    let creative = Dictionary(
      uniqueKeysWithValues: ["headline", "body", "callToAction", "advertiser", "store", "price"].map {
        ($0, Self.hostile)
      }
    )
    let inventory: [String: Any] = [
      "creatives": ["hostile": creative],
      "units": [["id": "x", "summary": Self.hostile, "creative": "hostile"]],
    ]
    let sources = ["SampleAdapter.SampleCustomEventNativeAd", "::error::Missing.##[error]"].map {
      ["className": $0, "label": "::error::\($0) ##[group]", "parameter": "x"]
    }
    let adUnits = ["::stop-commands::a": ["summary": Self.hostile, "sources": Array(sources.reversed())]]
    self.inventory = try folder.file("a.json", JSONSerialization.data(withJSONObject: inventory))
      .commandLinePath
    configuration = try folder.file("b.json", JSONSerialization.data(withJSONObject: ["adUnits": adUnits]))
      .commandLinePath
  }

  private func expectHarmless(_ output: ToolOutput, _ comment: Comment) {
    for line in (output.standardOutput + output.standardError).split(whereSeparator: \.isNewline) {
      #expect(line.trimmingCharacters(in: .whitespaces).hasPrefix("::") == false, "\(comment): \(line)")
      let hasCommand = line.range(of: "##[", options: .literal) != nil
      #expect(!hasCommand && !String(line).isRunnerCommand, "\(comment): \(line)")
    }
  }

  @Test("is in no message about a command line, and in no finding of a document")
  func messages() async throws {
    let mark = "\u{D4E}##[error]x\n::error::x"
    let file = try folder.file(
      "v.xml",
      "<VAST version='4.2'><Ad><InLine><Survey>##[error]x</Survey></InLine></Ad></VAST>"
    )
    .commandLinePath
    let list = try folder.file(
      "v.m3u8",
      "#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-DATERANGE:ID=\"a\",START-DATE=\"##[error]z\"\n#EXTINF:4,\na.ts\n"
    ).commandLinePath
    for words in [
      ["inspect", mark], ["simulate", "--sweep", "\(mark)=1"], ["simulate", "--sweep", "A.cpm=\(mark)..2"],
      ["inspect", file], ["inspect", list], ["inspect", file, "--html", "-"], ["rules", mark],
    ] {
      let output = await AdapterTool.mediate.output(of: words)
      expectHarmless(output, "\(words)")
      #expect(!output.standardError.isEmpty || output.standardOutput.contains("error"))
    }
  }

  @Test("is in no report of a run or a listing, at any width", arguments: [20, 30, 40, 60, 80, 120])
  func reports(columns: Int) async {
    let files = ["--config", configuration, "--inventory", inventory]
    for words in [["run"] + files, ["run", "::nothing::"] + files, ["units", "--config", configuration]] {
      let output = await AdapterTool.mediate.output(of: words, in: Terminal(columns: columns))
      expectHarmless(output, "\(words)")
    }
  }

  @Test("is in no document of a run, and JSON means what the network said")
  func documents() async throws {
    for format in [["--json"], ["--html", "-"]] {
      let words = ["run", "--config", configuration, "--inventory", inventory] + format
      let output = await AdapterTool.mediate.output(of: words)
      expectHarmless(output, "\(format)")
      guard format == ["--json"] else { continue }
      #expect(try RunDocument(output.standardOutput).ad?.headline == Self.hostile)
    }
  }

  @Test("is in no page of a document, whose lines begin as they like")
  func inspect() async throws {
    let text =
      "#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,::error::a ##[error]\n::error::b\n::error::c ##[x]\n"
    let file = try folder.file("c.m3u8", Data(text.utf8)).commandLinePath
    for format in [[], ["--json"]] {
      expectHarmless(await AdapterTool.mediate.output(of: ["inspect", file] + format), "\(format)")
    }
  }

  @Test("is in an annotation only where we put it")
  func annotations() {
    let line = GitHubAnnotations.lines(
      for: ConformanceReport(
        adapter: "::error::##[error]",
        results: [
          .init(
            rule: RuleBook.rules[0],
            outcome: .blocked(
              BlockedRule(rule: RuleBook.rules[0], causes: ["LOAD-2"], reason: "a\n::error::b ##[c]")
            )
          )
        ]
      )
    )
    #expect(line.count == 1)
    #expect(line.allSatisfy { !$0.contains("##[") && !$0.contains("\n") })
  }
}
