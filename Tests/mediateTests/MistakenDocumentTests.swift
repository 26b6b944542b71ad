import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("Documents with mistakes, as a newcomer tries them")
struct MistakenDocumentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ command: String, _ document: MistakenDocument, _ arguments: String...) async throws
    -> ToolOutput
  {
    let file = try folder.file(document.name, document.text)
    let flag = ["play": "--ad-tag", "stream": "--content"][command]
    let source = (flag.map { [$0] } ?? []) + [file.commandLinePath]
    return await AdapterTool.mediate.output(of: [command] + source + arguments)
  }

  /// A report in one line, however it was wrapped.
  private func words(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test("inspect names each mistake with its line", arguments: MistakenDocument.all)
  func inspect(document: MistakenDocument) async throws {
    let output = try await run("inspect", document)
    #expect(output.status == (document.isRefused ? .answeredNo : .success), "\(output.standardError)")
    let report = words(document.isRefused ? output.standardError : output.standardOutput)
    for finding in document.findings {
      #expect(report.contains(finding.text), "\(report)")
      let isNamed = report.contains("line \(finding.line) ") || report.contains("(line \(finding.line))")
      #expect(isNamed, "line \(finding.line): \(report)")
    }
    #expect(output.standardOutput.isEmpty == document.isRefused)
  }

  @Test("inspect --strict ends with status 1 and one line of reason", arguments: MistakenDocument.all)
  func strict(document: MistakenDocument) async throws {
    let output = try await run("inspect", document, "--strict")
    #expect(output.status == .answeredNo)
    #expect(output.standardError.split(separator: "\n").count == 1)
    if !document.isRefused {
      #expect(output.standardError.contains("\(document.name): "), "\(output.standardError)")
      #expect(output.standardOutput == (try await run("inspect", document)).standardOutput)
    }
  }

  @Test("each finding has a severity", arguments: MistakenDocument.all.filter { !$0.isRefused })
  func severity(document: MistakenDocument) async throws {
    let output = try await run("inspect", document)
    let lines = output.standardOutput.split(separator: "\n").map(String.init)
    for finding in document.findings {
      let severity = finding.isError ? "error" : "warning"
      #expect(
        lines.contains { $0.hasPrefix("  line \(finding.line)  \(severity)  ") },
        "\(output.standardOutput)"
      )
    }
    let json = try await run("inspect", document, "--json").standardOutput
    #expect(
      json.components(separatedBy: "\"severity\": \"error\"").count - 1
        == document.findings.count { $0.isError }
    )
  }

  @Test("stream names each mistake with its line", arguments: MistakenDocument.playlists)
  func stream(document: MistakenDocument) async throws {
    let output = try await run("stream", document, "--break", "none", "--duration", "20")
    let report = words(document.isRefused ? output.standardError : output.standardOutput)
    for finding in document.findings {
      #expect(report.contains(finding.text), "\(report)")
      let isNamed = report.contains("line \(finding.line): ") || report.contains("(line \(finding.line))")
      #expect(isNamed, "line \(finding.line): \(report)")
    }
  }

  @Test(
    "play names each mistake with its line, and ends with status 1 if there is no ad",
    arguments: MistakenDocument.responses
  )
  func play(document: MistakenDocument) async throws {
    let output = try await run("play", document, "--content-duration", "1:00")
    #expect(output.status == (document.plays == true ? .success : .answeredNo))
    #expect(output.standardError.split(separator: "\n").count == (document.plays == true ? 0 : 1))
    if document.plays != true {
      #expect(output.standardError.hasPrefix("mediate: no ad to play: "), "\(output.standardError)")
    }
    let report = words(output.standardOutput)
    for finding in document.findings {
      #expect(report.contains(finding.text), "\(report)")
      let isNamed = report.contains("line \(finding.line):") || report.contains("(line \(finding.line))")
      #expect(isNamed, "line \(finding.line): \(report)")
    }
  }

  @Test("a document without a mistake passes everywhere")
  func sound() async throws {
    for (name, text) in [
      ("a.xml", MistakenDocument.vast), ("a.m3u8", MistakenDocument.mediaPlaylist),
      ("a.json", MistakenDocument.assetList),
    ] {
      let file = try folder.file(name, text)
      let output = await AdapterTool.mediate.output(of: ["inspect", file.commandLinePath, "--strict"])
      #expect(output.status == .success && output.standardError.isEmpty, "\(output)")
      #expect(!output.standardOutput.contains("arning"))
    }
    let file = try folder.file("a.xml", MistakenDocument.vast)
    let output = await AdapterTool.mediate.output(of: ["play", "--ad-tag", file.commandLinePath])
    #expect(output.status == .success && output.standardError.isEmpty)
  }
}
