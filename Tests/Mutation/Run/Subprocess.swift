import AdPlatform
import Foundation
import Synchronization

/// A program in a process group of its own, whose output is read.
struct Subprocess {
  private let identifier: pid_t
  /// Where its output, that on standard error included, is read.
  let descriptor: Int32
  private(set) var output: [UInt8] = []

  /// Starts a program.
  ///
  /// - Parameter environment: what is set beside this process's own environment.
  static func start(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws(MutationError) -> Subprocess {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else {
      throw .notStarted(program: program, reason: String(cString: strerror(errno)))
    }
    for pipe in pipes { _ = fcntl(pipe, F_SETFD, FD_CLOEXEC) }
    defer { close(pipes[1]) }
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], STDERR_FILENO)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup($0) } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, program, &actions, &attributes, &words, &settings)
    guard code == 0 else {
      close(pipes[0])
      throw .notStarted(program: program, reason: String(cString: strerror(code)))
    }
    return Subprocess(identifier: identifier, descriptor: pipes[0])
  }

  /// Runs a program to its end.
  static func run(
    _ program: String,
    _ arguments: [String]
  ) throws(MutationError) -> (end: ChildProcess.End, output: String) {
    var process = try start(program, arguments)
    while process.read() { if Interruption.hasCome { break } }
    let end = process.end(force: Interruption.hasCome)
    if Interruption.hasCome { throw .interrupted }
    return (end, String(decoding: process.output, as: UTF8.self))
  }

  /// Reads what is there, and waits for it if nothing is.
  ///
  /// - Returns: whether there may be more.
  mutating func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { output += buffer[..<count] }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  /// Waits until the process is gone, and ends the other ones of its group.
  ///
  /// - Parameter force: whether it is killed first.
  func end(force: Bool) -> ChildProcess.End {
    if force { kill(-identifier, SIGKILL) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    kill(-identifier, SIGKILL)
    close(descriptor)
    // The macros of wait(2), which Swift does not see.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
  }
}

/// Whether the user has asked this process to end, so that it ends its children first.
package enum Interruption {
  private static let flag = Atomic(false)

  static var hasCome: Bool { flag.load(ordering: .relaxed) }

  /// Listens to the signals of Control-C and `kill`.
  package static func listen() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) }
    }
  }
}
