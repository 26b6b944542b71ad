public import AdMediation
import AdPlatform
public import AdapterConformance
import Foundation
import ReportPage

/// A command-line tool for adapters: it runs their ads without a phone, and checks them against the rule book.
///
/// This is a whole `main.swift`:
///
/// ```swift
/// import AcmeAdapterFixtures
/// import AdapterTool
///
/// AdapterTool("acme", fixtures: [AcmeFixture.self]).main()
/// ```
///
/// The tool then has the commands `run`, `units`, `check`, `rules`, `schema`, `completions` and `help`.
public struct AdapterTool: Sendable {
  /// What people call the program.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What `--version` prints behind the name.
  let version: String
  /// What is checked, in the order of reports.
  let fixtures: [any AdapterFixture.Type]
  /// The ad units that need no file; nil for one of each format of each fixture.
  private let givenConfiguration: MediationConfiguration?
  /// The ad unit that runs when none is named; nil for the first one.
  let defaultAdUnit: String?
  /// The formats of JSON files that commands read.
  let formats: [FileFormat]
  /// In the order of help. The first one runs when a command line names none.
  let commands: [Command]
  /// What processes do that the tool starts.
  let workers: [Worker]
  /// The program to start them of; nil where the tool runs inside of another program.
  package var executable: String?

  /// Makes a tool.
  ///
  /// - Parameters:
  ///   - name: what people call the program, such as `acme`.
  ///   - version: what `--version` prints behind the name.
  ///   - fixtures: the adapters that `check` checks, in the order of its reports.
  ///   - configuration: the ad units that `run` runs and `units` lists, unless `--config` names a file. Defaults to one
  ///     for each format of each fixture, which then plays the network.
  ///   - defaultAdUnit: the ad unit that `run` takes when none is named. Defaults to the first one by name.
  ///   - network: what adapters and their networks find behind a run. Defaults to the Internet.
  public init(
    _ name: String,
    version: String = "0.1.0",
    fixtures: [any AdapterFixture.Type],
    configuration: MediationConfiguration? = nil,
    defaultAdUnit: String? = nil,
    network: RunNetwork = RunNetwork()
  ) {
    self.init(
      name,
      summary: "\(name) runs and checks ad mediation adapters without a phone.",
      version: version,
      fixtures: fixtures,
      configuration: configuration,
      defaultAdUnit: defaultAdUnit,
      formats: [.configuration, .checkResults],
      commands: [
        .run(on: network), .units, .check, .rules, .schema(of: [.configuration]), .completions(for: name),
        .help,
      ]
    )
  }

  /// Makes a tool with commands of its own.
  package init(
    _ name: String,
    summary: String,
    version: String,
    fixtures: [any AdapterFixture.Type],
    configuration: MediationConfiguration?,
    defaultAdUnit: String?,
    formats: [FileFormat] = [.configuration, .checkResults],
    commands: [Command],
    workers: [Worker] = []
  ) {
    self.name = name
    self.summary = summary
    self.version = version
    self.fixtures = fixtures
    givenConfiguration = configuration
    self.defaultAdUnit = defaultAdUnit
    self.formats = formats
    self.commands = commands
    self.workers = [.check] + workers
  }

  /// Does what the program's command line asks for, and ends the program. Called at the top level of a `main.swift`
  /// without `await`, so that the main actor is on the main thread.
  ///
  /// The exit status is 0 for success, 1 if the answer is no, and 2 for a wrong command line or file.
  public func main() -> Never {
    if CommandLine.arguments.dropFirst().elementsEqual(ToolNetwork.fetcherArguments) { HTTPFetcher.main() }
    // A reader such as `head` may close the pipe early. The signal must not end the program.
    signal(SIGPIPE, SIG_IGN)
    // The task inherits the value.
    ToolNetwork.$current.withValue(.inChildProcesses) {
      _ = Task { @MainActor in
        let words = Array(CommandLine.arguments.dropFirst())
        await serve(words)
        var tool = self
        tool.executable = ChildProcess.Program.current([]).path
        let output = await tool.output(of: words, in: .standardOutput)
        exit(StandardStreams.write(output, of: name).rawValue)
      }
    }
    while true { RunLoop.main.run() }
  }
}

extension AdapterTool {
  /// The ad units that need no file.
  @MainActor
  var configuration: MediationConfiguration {
    givenConfiguration
      ?? MediationConfiguration(
        adUnits: Dictionary(FixtureUnit.units(of: fixtures).map { ($0.name, $0.adUnit) }) { first, _ in first
        }
      )
  }

  /// Whether the fixtures play the networks of their adapters: the tool was given no ad units, which have networks of
  /// their own.
  var isPlayedByFixtures: Bool { givenConfiguration == nil }

  /// Does what a command line asks for.
  ///
  /// - Parameters:
  ///   - words: without the name of the program.
  ///   - terminal: where the text is read.
  @MainActor
  package func output(of words: [String], in terminal: Terminal = .plain) async -> ToolOutput {
    do {
      let invocation = try parse(words).get()
      for file in invocation.arguments.outputFiles { try file.check() }
      let report = try await invocation.run()
      return output(of: report, invocation.arguments, in: terminal)
    } catch let error as UsageError {
      return failure(CommandFailure(message: error.description))
    } catch let error as CommandFailure {
      return failure(error)
    } catch {
      return failure(CommandFailure(message: "\(error)"))
    }
  }

  /// Renders a report as the command line asks for: as documents for files, and as a document or a text for standard
  /// output. A file that cannot be written does not take the others and the text with it.
  @MainActor
  private func output(
    of report: any Report,
    _ arguments: CommandArguments,
    in terminal: Terminal
  ) -> ToolOutput {
    var shown: String?
    var failures: [CommandFailure] = []
    for flag in arguments.command.flags where arguments.has(flag) {
      let document = flag == .html ? report.page?.document : report.document(for: flag)
      guard let document else { continue }
      if let file = arguments.file(of: flag), !file.isStandardOutput {
        do throws(CommandFailure) { try file.write(document) } catch { failures.append(error) }
      } else {
        shown = document
      }
    }
    var output = ToolOutput(status: report.status)
    output.standardOutput = shown ?? report.text.rendered(in: terminal)
    output.standardError = report.complaint.map { "\(name): \($0)\n" } ?? ""
    let annotations = report.annotations.map { $0 + "\n" }.joined()
    // CI reads both streams, and a document on standard output is to stay one.
    if shown == nil { output.standardOutput += annotations } else { output.standardError += annotations }
    for failure in failures {
      let lost = self.failure(failure)
      output.standardError += lost.standardError
      output.status = lost.status
    }
    return output
  }

  /// A failure, a line for each mistake.
  private func failure(_ failure: CommandFailure) -> ToolOutput {
    let lines = failure.lines.map { "\(name): \($0)\n" }
    return ToolOutput(standardError: lines.joined(), status: failure.status)
  }
}
