import Foundation

// A reader that has seen enough, such as `head`, closes the pipe. That is no reason to die of a signal.
signal(SIGPIPE, SIG_IGN)

// No `await` up here: it would move the main actor to another thread than the main one.
Task { @MainActor in
  let output = await Tool(arguments: Array(CommandLine.arguments.dropFirst()), ink: .forStandardOutput).run()
  exit(StandardStreams.write(output).rawValue)
}
RunLoop.main.run()
