import Foundation

/// Compiles the adapter of a new package, in the folder of the package.
struct PackageCompiler {
  /// The folder of the package, without a slash at its end.
  let package: String
  /// The adapter's target.
  let target: String
  private let tools: String

  /// - Returns: nil if `swift` is not on the path.
  init?(package: String, target: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    let folders = path.split(separator: ":").map(String.init)
    let isTool = { FileManager.default.isExecutableFile(atPath: $0) }
    guard let tools = folders.first(where: { $0.hasPrefix("/") && isTool($0 + "/swift") }) else { return nil }
    self.package = package
    self.target = target
    self.tools = tools
  }

  /// Where the compiler's output goes.
  var log: String { scratch + "/new-adapter.log" }

  private var scratch: String { package + "/.build" }

  /// The folder of the adapter's sources.
  private var sources: String { package + "/Sources/" + target }

  /// Builds the adapter, and returns what is wrong with it.
  ///
  /// A build stops at the first files that do not compile. If it fails, the compiler reads all files at once.
  func diagnostics() async throws -> CompilerDiagnostics {
    // The caches are in the new folder too: nothing outside it is written.
    let build = [
      "build", "--package-path", package, "--scratch-path", scratch, "--cache-path", scratch + "/cache",
      "--config-path", scratch + "/configuration", "--security-path", scratch + "/security", "--target",
      target,
    ]
    let (isBuilt, output) = try await run("swift", build)
    if isBuilt { return CompilerDiagnostics(output: "", folder: sources) }
    let first = CompilerDiagnostics(output: output, folder: sources)
    // Without its modules there is nothing to read the files with.
    guard first.general.isEmpty || !(first.missingNames.isEmpty && first.others.isEmpty) else { return first }
    // SwiftPM links `debug` to the folder of the platform when a build succeeds.
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []).sorted()
    let modules = folders.map { "\(scratch)/\($0)/debug/Modules" }.filter(FileManager.default.fileExists)
    guard let modules = modules.first else { return first }
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let check =
      ["-typecheck", "-wmo", "-suppress-warnings", "-swift-version", "5", "-module-name", target]
      + ["-module-cache-path", scratch + "/cache/modules", "-I", modules]
      + files.filter { $0.hasSuffix(".swift") }.sorted().map { sources + "/" + $0 }
    let all = CompilerDiagnostics(output: try await run("swiftc", check).output, folder: sources)
    // The build fails for a reason that type checking does not find.
    return all.isEmpty ? first : all
  }

  private func run(_ tool: String, _ arguments: [String]) async throws -> (isDone: Bool, output: String) {
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    // A file: a compiler with much output would block on a full pipe.
    try Data().write(to: URL(filePath: log))
    let output = try FileHandle(forWritingTo: URL(filePath: log))
    let process = Process()
    process.executableURL = URL(filePath: tools + "/" + tool)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": scratch + "/cache", "CLANG_MODULE_CACHE_PATH": scratch + "/cache/modules"]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    let data = try FileHandle(forReadingFrom: URL(filePath: log)).read(upToCount: 1 << 24) ?? Data()
    return (status == 0, String(decoding: data, as: UTF8.self))
  }
}
