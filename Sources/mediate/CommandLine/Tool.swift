import AdMediation

/// Does what a command line asks for, and says how it went.
@MainActor
struct Tool {
  /// Without the name of the program.
  var arguments: [String]
  /// How text reports look.
  var ink = Ink.plain

  func run() async -> ToolOutput {
    switch Invocation.parse(arguments) {
    case .failure(let error): return .failure(error.description)
    case .success(let invocation):
      do {
        return try await perform(invocation)
      } catch {
        return .failure(error.message)
      }
    }
  }

  private func perform(_ invocation: Invocation) async throws(CommandFailure) -> ToolOutput {
    switch invocation {
    case .run(let options): return try await run(options)
    case .units(let options):
      let report = UnitsReport(try MediationConfiguration(file: options.config))
      return ToolOutput(standardOutput: options.json ? report.json.document : report.text.rendered(in: ink))
    case .completions(let shell):
      let completion = ShellCompletion(adUnits: MediationConfiguration.bundled.sortedAdUnitNames)
      return ToolOutput(standardOutput: completion.script(for: shell))
    case .help(let command): return ToolOutput(standardOutput: HelpText.page(for: command))
    case .version: return ToolOutput(standardOutput: HelpText.version)
    }
  }

  private func run(_ options: RunOptions) async throws(CommandFailure) -> ToolOutput {
    let report = try await RunCommand(options).report()
    return ToolOutput(
      standardOutput: options.json ? report.json.document : report.text.rendered(in: ink),
      status: report.ad == nil ? .answeredNo : .success
    )
  }
}
