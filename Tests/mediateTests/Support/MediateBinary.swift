import Foundation
import TestTraits

/// The built tool, which lies beside the test bundle: the test target depends on it.
enum MediateBinary {
  struct Result: Sendable {
    var output: String
    var errors: String
    var status: Int32

    /// The lines on standard error.
    var errorLines: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: true) }
  }

  static let url: URL = {
    // On Linux the test bundle is the running program; on Apple platforms a bundle inside another program.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let program = bundle ?? URL(filePath: CommandLine.arguments[0])
    return program.deletingLastPathComponent().appending(path: "mediate")
  }()

  /// Runs the tool.
  static func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Result {
    try await run(url, arguments, environment: environment)
  }

  /// Runs the tool.
  static func run(arguments: [String], environment: [String: String] = [:]) async throws -> Result {
    try await run(url, arguments, environment: environment)
  }

  /// Runs a line of bash in which `$mediate` is the tool.
  static func shell(_ line: String) async throws -> Result {
    try await run(
      URL(filePath: "/bin/bash"),
      ["-c", line],
      environment: ["mediate": url.path(percentEncoded: false)]
    )
  }

  /// Two programs run at once: with more of them the main actor, on which most tests wait, would hardly have a
  /// processor.
  private static let turns = Turns(2)

  private static func run(
    _ program: URL,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) async throws -> Result {
    try await turns.take { try await runNow(program, arguments, environment: environment) }
  }

  /// Through files: a program with much output would block on a full pipe.
  private static func runNow(
    _ program: URL,
    _ arguments: [String],
    environment: [String: String]
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let output = try folder.file("output", "")
    let errors = try folder.file("errors", "")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return Result(
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8),
      status: status
    )
  }
}

/// A folder for one test, gone when the test releases it.
final class TemporaryFolder: Sendable {
  let url: URL

  /// For files that several tests use: gone when the process ends.
  static let ofProcess: URL = {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "mediate-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.ofProcess) }
    return url
  }()

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "mediate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file.
  func file(_ name: String, _ text: String) throws -> URL { try file(name, Data(text.utf8)) }

  /// Writes a file.
  func file(_ name: String, _ data: Data) throws -> URL {
    let file = url.appending(path: name)
    try data.write(to: file)
    return file
  }
}

extension URL {
  /// The path as a command line has it.
  var commandLinePath: String { path(percentEncoded: false) }
}
