import AdMediation
import AdPlatform
import AdapterConformance
import SampleAdServer

/// Does what a command line asks for, and says how it went.
@MainActor
struct Tool {
  /// Without the name of the program.
  var arguments: [String]
  /// How text reports look.
  var ink = Ink.plain
  /// What can be checked.
  var adapters = CheckedAdapter.all

  func run() async -> ToolOutput {
    switch Invocation.parse(arguments) {
    case .failure(let error): return .failure(error.description)
    case .success(let invocation):
      do {
        return try await perform(invocation)
      } catch {
        return .failure(error.message, status: error.status)
      }
    }
  }

  private func perform(_ invocation: Invocation) async throws(CommandFailure) -> ToolOutput {
    switch invocation {
    case .run(let options): return try await run(options)
    case .units(let options):
      let report = UnitsReport(try MediationConfiguration(file: options.config))
      return ToolOutput(standardOutput: options.json ? report.json.document : report.text.rendered(in: ink))
    case .check(let options): return try await check(options)
    case .rules(let options) where options.markdown:
      return ToolOutput(standardOutput: RuleBookPage.markdown())
    case .rules(let options):
      let report = RulesReport()
      return ToolOutput(standardOutput: options.json ? report.json.document : report.text.rendered(in: ink))
    case .play(let options): return try await play(options)
    case .stream(let options): return try await stream(options)
    case .inspect(let options): return try await inspect(options)
    case .simulate(let options): return try simulate(options)
    case .newAdapter(let options):
      return ToolOutput(standardOutput: try NewAdapterCommand(options).run())
    case .completions(let shell):
      let completion = ShellCompletion(
        adUnits: MediationConfiguration.bundled.sortedAdUnitNames,
        adapters: CheckedAdapter.all.map(\.className),
        ruleIDs: RuleBook.rules.map(\.id),
        streams: SampleStream.allCases.map(\.customAssetKey)
      )
      return ToolOutput(standardOutput: completion.script(for: shell))
    case .help(let command): return ToolOutput(standardOutput: HelpText.page(for: command))
    case .version: return ToolOutput(standardOutput: HelpText.version)
    }
  }

  private func check(_ options: CheckOptions) async throws(CommandFailure) -> ToolOutput {
    let report = await CheckReport(
      try CheckCommand(options, adapters: adapters).reports(),
      level: options.level
    )
    let documents = [
      (file: options.json, text: { report.json.document }),
      (file: options.junit, text: { JUnitReport.xml(for: report.adapters) }),
    ]
    var output = ToolOutput(status: report.isBroken ? .answeredNo : .success)
    for case (let file?, let text) in documents {
      if file == .standardOutput { output.standardOutput = text() } else { try file.write(text()) }
    }
    let isDocument = !output.standardOutput.isEmpty
    if !isDocument { output.standardOutput = report.text.rendered(in: ink) }
    if options.github {
      let lines = report.adapters.flatMap(GitHubAnnotations.lines).map { $0 + "\n" }.joined()
      // The runner reads both streams, and what stands on this one is to stay one document.
      if isDocument { output.standardError = lines } else { output.standardOutput += lines }
    }
    return output
  }

  private func inspect(_ options: InspectOptions) async throws(CommandFailure) -> ToolOutput {
    let command = InspectCommand(options)
    let document = try await command.document()
    var output = ToolOutput(
      standardOutput: options.json ? document.json.document : document.text.rendered(in: ink)
    )
    if options.isStrict, let findings = document.findings.words {
      output.standardError =
        "mediate: \(command.sourceName): \(findings); fix what is listed, or leave out --strict to accept it\n"
      output.status = .answeredNo
    }
    return output
  }

  private func play(_ options: PlayOptions) async throws(CommandFailure) -> ToolOutput {
    let report = try await PlayCommand(options).report()
    return ToolOutput(
      standardOutput: options.json ? report.json.document : report.text.rendered(in: ink),
      standardError: report.failure.map { "mediate: no ad to play: \($0.printable(limit: 1000))\n" } ?? "",
      status: report.failure == nil ? .success : .answeredNo
    )
  }

  private func stream(_ options: StreamOptions) async throws(CommandFailure) -> ToolOutput {
    let report = try await StreamCommand(options).report()
    return ToolOutput(
      standardOutput: options.json ? report.json.document : report.text.rendered(in: ink),
      status: report.isPlayed ? .success : .answeredNo
    )
  }

  private func simulate(_ options: SimulateOptions) throws(CommandFailure) -> ToolOutput {
    let report = try SimulateCommand(options).report()
    if let file = options.csv {
      guard file != .standardOutput else {
        return ToolOutput(standardOutput: report.csv)
      }
      try file.write(report.csv)
    }
    return ToolOutput(standardOutput: options.json ? report.json.document : report.text.rendered(in: ink))
  }

  private func run(_ options: RunOptions) async throws(CommandFailure) -> ToolOutput {
    let report = try await RunCommand(options).report()
    return ToolOutput(
      standardOutput: options.json ? report.json.document : report.text.rendered(in: ink),
      status: report.ad == nil ? .answeredNo : .success
    )
  }
}
