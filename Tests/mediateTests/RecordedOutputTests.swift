import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

/// The text of every command at 40, 80 and 120 columns, in a pipe and on a terminal, as it was last looked at.
///
/// The files under `Recorded` are for reading. After a change that is wanted, write them anew and look at the
/// difference: `RECORD=1 swift test --filter RecordedOutputTests`.
@MainActor
@Suite("The recorded text of each command")
struct RecordedOutputTests {
  /// The name of a file, and the command line whose text it has.
  private nonisolated static let commandLines: [(name: String, words: [String])] = reports + pages

  private nonisolated static let reports: [(name: String, words: [String])] = [
    ("nothing", []),
    ("run no fill", ["run", "sample/no-fill"]),
    ("units", ["units"]),
    ("check", ["check", "SampleCustomEventNativeAd", "--rule=LOAD", "--rule=BANNER"]),
    ("check not checked", ["check", "--only", "not-checked", "SampleMediationAdapter"]),
    ("rules", ["rules", "LOAD", "BANNER"]),
    ("rules explained", ["rules", "LOAD-2", "SCREEN-1"]),
    ("play", ["play", "--content-duration", "2:00"]),
    ("stream", ["stream", "--duration", "1:30"]),
    ("inspect", ["inspect", "https://ads.sample-network.example/tags/pod"]),
    ("simulate", ["simulate", "--requests", "500"]),
    ("help", ["help"]),
  ]

  /// Their network is set up once in a process, so that a process of its own says the same every time.
  private nonisolated static let runs: [(name: String, words: [String])] = [
    ("run bidding", ["run", "sample/bidding"]),
    ("run rewarded", ["run", "--format", "rewarded"]),
  ]

  private nonisolated static let pages: [(name: String, words: [String])] = [
    "run", "units", "check", "rules", "play", "stream", "inspect", "simulate", "new-adapter", "completions",
  ]
  .map { (name: "help \($0)", words: ["help", $0]) }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded")

  /// Each command runs once, and its report is rendered for every width.
  @Test("is what was recorded, and fits unless a word is wider than the terminal", arguments: commandLines)
  func recorded(name: String, words: [String]) async throws {
    let report = try await AdapterTool.mediate.parse(words).get().run()
    for columns in Self.widths { expectFit(report, columns: columns) }
    try compare(Self.text(of: report, words), with: name)
  }

  @Test("is what was recorded, from the built tool and the environment's COLUMNS", arguments: runs)
  func built(name: String, words: [String]) async throws {
    var text = ""
    for columns in Self.widths {
      let result = try await MediateBinary.run(arguments: words, environment: ["COLUMNS": "\(columns)"])
      text += Self.title(of: words, "pipe", columns) + result.output + result.errors
    }
    try compare(text, with: name)
  }

  private nonisolated static let widths = [40, 80, 120]

  private static func title(of words: [String], _ place: String, _ columns: Int) -> String {
    "== mediate \(words.joined(separator: " ")) (\(place), \(columns) columns)\n"
  }

  /// Compares a text with the file that was recorded, or records it.
  private func compare(_ text: String, with name: String) throws {
    let file = Self.folder.appending(path: "\(name.replacing(" ", with: "-")).txt")
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let difference = text.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
    #expect(difference.isEmpty && text == recorded, "\(file.lastPathComponent): \(difference)")
  }

  @Test("there is no file of a command that is not recorded")
  func noOthers() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
    let commandLines = Self.commandLines + Self.runs
    #expect(names.sorted() == commandLines.map { "\($0.name.replacing(" ", with: "-")).txt" }.sorted())
  }

  private func expectFit(_ report: any Report, columns: Int) {
    let text = report.text.rendered(in: Terminal(columns: columns))
    for line in text.split(separator: "\n") where line.count > columns {
      let longest = line.split(separator: " ").map(\.count).max() ?? 0
      #expect(longest > columns / 3 || line.hasPrefix("    "), "\(columns): \(line)")
    }
  }

  /// The text in each width, and in colour at 80 columns, with the control characters visible.
  private static func text(of report: any Report, _ words: [String]) -> String {
    var text = ""
    for terminal in widths.map({ Terminal(columns: $0) }) + [Terminal(isColoured: true, columns: 80)] {
      text += title(of: words, terminal.isColoured ? "terminal" : "pipe", terminal.columns)
      text += withoutUnclaimed(report.text.rendered(in: terminal).replacing("\u{1B}", with: "␛"))
    }
    return text
  }

  /// Leaves out the unclaimed notifications: the process has those of other tests, too.
  private static func withoutUnclaimed(_ text: String) -> String {
    text.components(separatedBy: "\n\n")
      .filter { !$0.contains("Notifications for undelivered ads") }
      .joined(separator: "\n\n")
  }
}
