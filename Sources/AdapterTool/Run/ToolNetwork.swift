package import AdPlatform

/// How the commands of a tool reach the Internet.
///
/// A type of its own, and not a closure: a task-local closure crashes a release build of Swift 6.3.
package struct ToolNetwork: Sendable {
  /// The network of the current command: one that fetches in child processes while ``AdapterTool/main()`` runs, because
  /// servers may be hostile. Other callers of commands may not have a program for these.
  @TaskLocal package static var current = ToolNetwork { URLSessionHTTPClient(scheduler: $0) }

  /// Makes the client of a command.
  package let makeClient: @MainActor @Sendable (any Scheduler) -> any HTTPClient

  /// The command line of a child process.
  static let fetcherArguments = ["http-fetcher"]

  static let inChildProcesses = ToolNetwork {
    ChildProcessHTTPClient(scheduler: $0, arguments: fetcherArguments)
  }
}
