/// Why mutants cannot be made or run.
package enum MutationError: Error, Equatable {
  case notAPackage(folder: String, output: String)
  case doesNotBuild(output: String)
  case testsFail(module: String, output: String)
  case noTests(module: String)
  case notStarted(program: String, reason: String)
  case notWritten(path: String, reason: String)
  case interrupted

  /// What is wrong and what to do about it.
  package var message: String {
    switch self {
    case .notAPackage(let folder, let output):
      "swift package dump-package failed in \(folder); run it in the folder of Package.swift:\n\(output)"
    case .doesNotBuild(let output):
      "the copy with the mutants does not build, and no mutant is to blame; check that swift build --build-tests works:\n"
        + output
    case .testsFail(let module, let output):
      "the tests of \(module) fail without a mutant; make swift test --filter \(module)Tests pass first:\n\(output)"
    case .noTests(let module): "no test ran for \(module); check the name of its test target, \(module)Tests"
    case .notStarted(let program, let reason): "\(program) could not be started: \(reason)"
    case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
    case .interrupted: "interrupted"
    }
  }
}
