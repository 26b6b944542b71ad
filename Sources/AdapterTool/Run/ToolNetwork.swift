package import AdPlatform

/// How the commands of a tool reach the Internet.
package enum ToolNetwork {
  /// Makes the client of a command: one that fetches in child processes while ``AdapterTool/main()`` runs, for servers
  /// may be hostile. Whoever else calls commands may not have a program for these.
  @TaskLocal package static var client: @MainActor @Sendable (any Scheduler) -> any HTTPClient = {
    URLSessionHTTPClient(scheduler: $0)
  }

  /// The command line of a child process.
  static let fetcherArguments = ["http-fetcher"]

  @MainActor
  static func inChildProcesses(_ scheduler: any Scheduler) -> any HTTPClient {
    ChildProcessHTTPClient(scheduler: scheduler, arguments: fetcherArguments)
  }
}
