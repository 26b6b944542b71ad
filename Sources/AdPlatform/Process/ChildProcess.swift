package import Foundation

/// A process that this one has started, with a socket between them.
///
/// In the child the socket is the descriptor ``socketOfChild`` unless asked otherwise: standard input and output stay
/// what they are, for code that prints. The child is gone when ``end(force:)`` has returned.
package struct ChildProcess: Sendable {
  /// A program and its arguments.
  package struct Program: Equatable, Sendable {
    /// The file.
    package var path: String
    /// Without the name of the program.
    package var arguments: [String]

    /// A program of these parts.
    package init(path: String, arguments: [String]) {
      self.path = path
      self.arguments = arguments
    }

    /// The program that runs now, with other arguments. On Linux also if its file was replaced meanwhile.
    package static func current(_ arguments: [String]) -> Program {
      #if os(Linux)
        Program(path: "/proc/self/exe", arguments: arguments)
      #else
        Program(path: Bundle.main.executablePath ?? CommandLine.arguments[0], arguments: arguments)
      #endif
    }
  }

  /// The process could not be started.
  package struct StartError: Error, Equatable, Sendable {
    /// The `errno`.
    package var code: Int32
    /// The system's words for it.
    package var reason: String { String(cString: strerror(code)) }
  }

  /// How a process ended.
  package enum End: Hashable, Sendable {
    case exited(Int32)
    case signal(Int32)
  }

  /// The descriptor of the socket in the child.
  package static let socketOfChild: Int32 = 3

  package let identifier: pid_t
  /// This process's end of the socket.
  package let socket: Int32
  /// What the child writes to its standard error; nil if that is this process's.
  package let errors: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - socketOfChild: the descriptor of the socket in the child.
  ///   - capturesErrors: whether ``errors`` is to be read instead of going to standard error.
  ///   - isSilent: whether nothing of what the child prints is shown.
  ///   - environment: the whole environment of the child.
  package static func start(
    _ program: Program,
    socketOfChild: Int32 = socketOfChild,
    capturesErrors: Bool = false,
    isSilent: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(StartError) -> ChildProcess {
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, streamKind, 0, &sockets) == 0 else { throw StartError(code: errno) }
    var pipes: [Int32] = []
    if capturesErrors {
      pipes = [0, 0]
      guard pipe(&pipes) == 0 else {
        sockets.forEach { close($0) }
        throw StartError(code: errno)
      }
    }
    // A child that held the ends of another one would keep that one's socket open.
    for descriptor in sockets + pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if !os(Linux)
      var on: Int32 = 1
      setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    defer { ([sockets[1]] + pipes.dropFirst()).forEach { close($0) } }
    do throws(StartError) {
      let identifier = try spawn(
        program,
        pipes.dropFirst().map { ($0, STDERR_FILENO) } + [(sockets[1], socketOfChild)],
        silencing: isSilent ? [STDOUT_FILENO, STDERR_FILENO] : [],
        environment
      )
      return ChildProcess(identifier: identifier, socket: sockets[0], errors: pipes.first)
    } catch {
      ([sockets[0]] + pipes.prefix(1)).forEach { close($0) }
      throw error
    }
  }

  /// Ends the process if it runs still, waits until it is gone, and closes the descriptors.
  ///
  /// - Parameter force: whether it gets no time to end by itself.
  @discardableResult
  package func end(force: Bool) -> End {
    if force { kill(identifier, SIGKILL) }
    close(socket)
    if let errors { close(errors) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    // The macros of wait(2), which Swift does not see.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
  }

  /// Whether the process ends by itself in this time: its socket closes a little before.
  package func hasExited(within limit: Duration = .zero) -> Bool {
    var information = siginfo_t()
    let isGone = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) != 0
    if isGone || information.si_signo != 0 { return true }
    guard limit > .zero else { return false }
    usleep(10_000)
    return hasExited(within: limit - .milliseconds(10))
  }

  private static func spawn(
    _ program: Program,
    _ descriptors: [(from: Int32, to: Int32)],
    silencing silent: [Int32],
    _ environment: [String: String]
  ) throws(StartError) -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in descriptors { posix_spawn_file_actions_adddup2(&actions, from, to) }
    for descriptor in silent {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let arguments = ([CommandLine.arguments.first ?? program.path] + program.arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (arguments + variables).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, program.path, &actions, nil, arguments + [nil], variables + [nil])
    guard code == 0 else { throw StartError(code: code) }
    return identifier
  }

  private static var streamKind: Int32 {
    #if os(Linux)
      // Other threads may start processes before the flag could be set.
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}

extension ChildProcess.End {
  /// In words: `signal 11 (SIGSEGV, invalid memory access)`.
  package var words: String {
    switch self {
    case .exited(let status): "exit status \(status)"
    case .signal(let number): "signal \(number)" + (Self.names[number].map { " (\($0))" } ?? "")
    }
  }

  private static let names: [Int32: String] = [
    SIGILL: "SIGILL, a trap", SIGTRAP: "SIGTRAP, a trap", SIGABRT: "SIGABRT, aborted",
    SIGBUS: "SIGBUS, invalid memory access", SIGSEGV: "SIGSEGV, invalid memory access or stack overflow",
    SIGFPE: "SIGFPE, arithmetic error", SIGKILL: "SIGKILL, killed: by hand, or because memory ran out",
    SIGTERM: "SIGTERM, asked to end", SIGINT: "SIGINT, interrupted", SIGXCPU: "SIGXCPU, processor time limit",
  ]
}
